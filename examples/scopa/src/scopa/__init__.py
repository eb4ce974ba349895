"""Scopa, the Italian game of taking cards from the table, for two to four players."""
