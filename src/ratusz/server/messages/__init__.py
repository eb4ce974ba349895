"""What goes over a socket, in both directions. The schemas in /openapi.json are made from these types."""
