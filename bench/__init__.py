"""The speed of the engine, plain and compiled, beside another one: `python -m bench`."""
