"""A table at play: its room, who sits and looks there, its time, and what is told of it."""
