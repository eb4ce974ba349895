"""The command `ratusz`: playing, watching, measuring and checking in a terminal."""
