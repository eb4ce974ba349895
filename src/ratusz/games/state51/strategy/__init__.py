"""What bots need: how good a position looks, what to do without thinking long, and positions as numbers."""
