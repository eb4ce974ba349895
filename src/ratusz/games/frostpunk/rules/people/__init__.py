"""The people: pawns, citizens, sickness and death, hope and discontent."""
