"""Lessons: prepared positions with a goal, watched while somebody plays them. What they are is content of the games."""
