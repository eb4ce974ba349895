"""Who somebody is: people, sessions, ways in, and who wants nothing to do with whom."""
