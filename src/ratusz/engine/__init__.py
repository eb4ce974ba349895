"""The engine over a pipe: one JSON request a line, one JSON answer a line (docs/engine-protocol.md)."""
