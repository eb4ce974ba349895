"""How the database came to its present form, step by step; applied by themselves when the server starts."""
