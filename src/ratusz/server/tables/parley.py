"""Time to bargain: before bots decide what people may still bargain about, they wait until those are ready, up to a limit.

While somebody writes an offer, has got one, or is shown what has happened, that time stands still; a second limit, some times the
first, does not."""

import time
from collections.abc import Collection
from typing import Final

from ...kernel.manifest import Manifest
from ...kernel.problem import Problem

LONGEST: Final = 600  # seconds
HELD: Final = 3  # times the limit is all the time there is, however long somebody writes or an offer stands unanswered


def check_limit(game: Manifest, seconds: int | None) -> None:
    """What the time to bargain may be at a table of this game; None: as the server has it."""
    if seconds is not None and not game.bargains:
        raise Problem("bargain-none")
    if seconds is not None and not 0 <= seconds <= LONGEST:
        raise Problem("bargain-form", most=LONGEST)


class Parley:
    """What is bargained about at a table, and who is ready for the decision."""

    def __init__(self, limit: int) -> None:
        self.limit = limit  # seconds
        self.matter = 0
        self.ready: set[int] = set()
        self.writing: set[int] = set()  # who has an offer half written
        self.offers: set[tuple[int, int, int]] = set()
        self.soft = 0.0  # when the limit is reached, if the time does not stand still
        self.hard = 0.0  # when everything is over
        self.since: float | None = None  # since when the time stands still

    def waits_for(
        self, matter: int, offers: tuple[tuple[int, int, int], ...], people: list[int], looking: Collection[int] = ()
    ) -> list[int]:
        """Those of these people for whom bots wait: who is not ready, or is about to make an offer. Whoever gets one is ready no
        longer, and may say so again instead of answering it."""
        now = time.monotonic()
        if matter and matter != self.matter:  # between two decisions of one matter other things may be asked
            self.matter = matter
            self.ready = set()
            self.soft, self.hard, self.since = now + self.limit, now + HELD * self.limit, None
        if not matter:
            return []
        self.ready -= {taker for _, _, taker in set(offers) - self.offers}
        self.offers = set(offers)
        awaited = [seat for seat in people if seat not in self.ready or seat in self.writing]
        self.hold(not {*self.writing, *looking, *[taker for _, _, taker in offers]}.isdisjoint(awaited), now)
        return awaited if self.over > now else []

    def hold(self, on: bool, now: float) -> None:
        """Let the time stand still from now on, or go on."""
        if self.since is not None and not on:
            self.soft = min(self.hard, self.soft + now - self.since)
        self.since = (now if self.since is None else self.since) if on else None

    @property
    def held(self) -> bool:
        return self.since is not None

    @property
    def over(self) -> float:
        """When bots wait no longer, as things stand."""
        return self.hard if self.held else self.soft

    @property
    def left(self) -> float:
        """Seconds until then."""
        return self.over - time.monotonic()
