"""The time as the database and the wire have it."""

import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
