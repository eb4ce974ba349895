"""Calling people when their page is closed: by push and by mail, and as they want it."""
