"""The course of the game: set-up, the phases of a round in their order, the scenario and the end."""
