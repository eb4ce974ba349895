"""What bots need: how good a position looks, and what to do without thinking long."""
