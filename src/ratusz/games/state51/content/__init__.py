"""What is printed: the deck, how it is written, and the catalogue the rules use."""
