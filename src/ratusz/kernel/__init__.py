"""The rules machine. Nothing in it knows a game, does I/O, reads a clock or builds a sentence in any language."""
