"""The games. Each package holds one, complete; none knows another."""
