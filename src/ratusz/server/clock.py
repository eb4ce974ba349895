"""The time as the database and the wire have it. Whoever tries out what takes days puts another source in its place."""

import time
from collections.abc import Callable


def system() -> float:
    """Seconds since 1970."""
    return time.time()


source: Callable[[], float] = system


def now() -> int:
    """Milliseconds since 1970."""
    return int(source() * 1000)
