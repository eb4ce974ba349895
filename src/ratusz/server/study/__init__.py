"""Games gone over by the coach, and puzzles."""
