"""Cards: what they ask, cost and do, and the decks with rules of their own."""
