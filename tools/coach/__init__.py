"""What the coach is measured by, fitted to and fed with: games of bots."""
