"""What is kept: the database, its form, the logs and how they are written."""
