"""51st State, the demo deck: 2 players, 4 rounds, 40 cards."""
