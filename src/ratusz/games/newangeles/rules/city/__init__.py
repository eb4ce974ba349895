"""The city: districts, what lies and moves in them, events, demands and threat."""
