"""The city: the map, what stands on it, the work done there, and the common stores."""
