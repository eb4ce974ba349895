"""What every game keeps to, ours or another's: found out by playing it at random, again and again, at every front end."""
