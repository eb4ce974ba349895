"""A package, so that a server and a browser begin with its first test in a worker and end with its last."""
