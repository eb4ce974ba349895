"""Puzzles: positions in which one answer is clearly the best. What they are is content of the games."""
