"""What requests and answers are made of. The schemas in /openapi.json are made from these types."""
