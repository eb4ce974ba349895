"""The Generator and what it warms."""
