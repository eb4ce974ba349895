"""The server: tables shared over HTTP and WebSockets. Only views leave it; only the log in the database counts."""
