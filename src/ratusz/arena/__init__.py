"""Many games: tournaments of bots, statistics over them, and how fast the engine is."""
