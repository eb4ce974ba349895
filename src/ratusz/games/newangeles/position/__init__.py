"""A position: its state, what a seat may know of it, and how it is written and read as data."""
