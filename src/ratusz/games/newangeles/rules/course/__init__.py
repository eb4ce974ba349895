"""The course of the game: set-up, rounds, turns, and the steps of a deal."""
