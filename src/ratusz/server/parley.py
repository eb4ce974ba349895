"""Time to bargain: before bots decide what people may still bargain about, they wait until those are ready, up to a limit."""

import time
from typing import Final

LONGEST: Final = 600  # seconds


class Parley:
    """What is bargained about at a table, and who is ready for the decision."""

    def __init__(self, limit: int) -> None:
        self.limit = limit  # seconds
        self.matter = 0
        self.ready: set[int] = set()
        self.writing: set[int] = set()  # who has an offer half written
        self.offers: set[tuple[int, int, int]] = set()
        self.over = 0.0  # when the limit is reached

    def set_limit(self, seconds: int) -> None:
        self.limit = max(0, min(seconds, LONGEST))
        self.over = min(self.over, time.monotonic() + self.limit)

    def write(self, seat: int, on: bool) -> None:
        self.writing = self.writing | {seat} if on else self.writing - {seat}

    def waits_for(self, matter: int, offers: tuple[tuple[int, int, int], ...], people: list[int]) -> list[int]:
        """Those of these people for whom bots wait: who is not ready, or is about to make an offer. Whoever gets one is ready no
        longer, and may say so again instead of answering it."""
        if matter and matter != self.matter:  # between two decisions of one matter other things may be asked
            self.matter = matter
            self.ready = set()
            self.over = time.monotonic() + self.limit
        if not matter or self.left <= 0.0:
            return []
        self.ready -= {taker for _, _, taker in set(offers) - self.offers}
        self.offers = set(offers)
        return [seat for seat in people if seat not in self.ready or seat in self.writing]

    @property
    def left(self) -> float:
        """Seconds until the limit."""
        return self.over - time.monotonic()
