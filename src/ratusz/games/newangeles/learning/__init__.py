"""New Angeles told in pictures (tour.toml), and examples for its clauses (examples.json, made by tools/examples.py)."""
