"""Everything that may befall a server, again and again, with what became of it: `python -m tests.torture`, or `make torture`."""
