"""The coach: goes over a game that is over, and says which moves cost most, what would have been better, and why."""
