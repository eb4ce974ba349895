"""Players made of code. A bot is an ordinary seat: it gets the view of that seat and the legal answers, never a state."""
