"""A mentor beside somebody who plays: says what matters before a decision, and after a poor one what would have been better.
It knows no more than the seat it sits beside."""
