"""What factions and cards are worth: the expert against itself in masses of games. Needs the extra `vector`."""
