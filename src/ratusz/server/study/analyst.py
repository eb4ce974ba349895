"""The coach on a server: goes over games that are over, one decision at a time, when nobody else wants to think.

What it finds is kept with the table, so that a game is gone over once; what it says is made anew for each reader's language.
"""

import asyncio
from typing import Final

import msgspec
from structlog.stdlib import get_logger

from ...coach.judged import Analysis, Case, Judged, suspects
from ...coach.review import analysis, cases
from ...coach.telling import mistakes
from ...kernel.problem import Problem
from ..http.bodies.coach import Analysed, CoachedMove, CoachedSeat, CurvePoint
from ..metrics import Metrics
from ..storage.store import Seat, Setup, Store
from ..tables.history import played
from ..tables.speech import speech
from ..tables.telling import names
from ..thinking.thinkers import Thinkers
from ..thinking.turns import Who

MOST: Final = 50  # games gone over at the same time; each waits for every turn
EACH: Final = 10  # of these, for people of one address

logger = get_logger()


class Work:
    """A game that is being gone over."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.judged = 0
        self.of = 0
        self.found: list[Judged] = []
        self.task: asyncio.Task[None] | None = None


class Analyst:
    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.under_way: dict[str, Work] = {}

    async def asked(self, who: Who, setup: Setup, seats: bytes, language: str) -> bytes:
        """What was found, as JSON; or how far it has got, and if it has not begun, it begins."""
        kept = await self.store.analysis(setup.id)
        if kept is not None:
            packed = msgspec.msgpack.encode
            entries = packed(await self.store.entries(setup.id))
            return await self.thinkers.read(who, told, packed(setup), entries, seats, kept, language)
        work = self.under_way.get(setup.id)
        if work is None:
            theirs = [one for one in self.under_way.values() if one.who.address == who.address]
            if len(self.under_way) >= MOST or len(theirs) >= EACH:
                raise Problem("coach-busy")
            work = self.under_way[setup.id] = Work(who)
            work.task = asyncio.create_task(self.go_over(who, setup, work))
        so_far = Analysis(setup.game, setup.players, 0, [], False, work.found)
        players = named(setup.game, seats, language)
        curves = [CoachedSeat(seat, player, curve(so_far, seat), []) for seat, player in enumerate(players)]
        return msgspec.json.encode(Analysed(False, work.judged, work.of, curves, ""))

    async def go_over(self, who: Who, setup: Setup, work: Work) -> None:
        try:
            packed = msgspec.msgpack.encode
            given = packed(setup), packed(await self.store.entries(setup.id))
            asked: list[Case] = await self.thinkers.read(who, decisions, *given)
            work.of = len(asked)
            found = work.found
            for case in asked:
                found.append(await self.thinkers.weigh(who, case, False))
                work.judged += 1
            closer = suspects(found)
            work.of += len(closer)
            for number in closer:
                found[number] = await self.thinkers.weigh(who, asked[number], True)
                work.judged += 1
            await self.store.keep_analysis(setup.id, await self.thinkers.read(who, summed_up, *given, found))
        except Problem as problem:  # deleted meanwhile
            logger.info("not gone over", table=setup.id[:6], problem=problem.code)
        except Exception:  # whoever asks again makes it begin again
            logger.exception("analysis failed", table=setup.id[:6])
            self.metrics.errors.labels("analysis").inc()
        finally:
            del self.under_way[setup.id]

    async def stop(self) -> None:
        """Whatever is not finished is gone over when somebody next asks."""
        tasks = [work.task for work in self.under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def named(game: str, seats: bytes, language: str) -> list[str]:
    return names(speech(language).of(game), msgspec.msgpack.decode(seats, type=list[Seat]))


def curve(found: Analysis, seat: int) -> list[CurvePoint]:
    return [CurvePoint(at, chance) for at, chance in found.curve(seat)]


# What follows is done in another process.


def decisions(setup: bytes, entries: bytes) -> list[Case]:
    return cases(played(setup, entries).match)


def summed_up(setup: bytes, entries: bytes, found: list[Judged]) -> bytes:
    return msgspec.msgpack.encode(analysis(played(setup, entries).match, found))


def told(setup: bytes, entries: bytes, seats: bytes, kept: bytes, language: str) -> bytes:
    """What was found, in sentences."""
    match = played(setup, entries).match
    found = msgspec.msgpack.decode(kept, type=Analysis)
    w = speech(language)
    players = named(found.game, seats, language)
    told = [
        CoachedSeat(
            seat,
            players[seat],
            curve(found, seat),
            [
                CoachedMove(one.at, one.cost, one.title, one.better, one.reasons)
                for one in mistakes(w, found, match, seat, players)
            ],
        )
        for seat in range(found.seats)
    ]
    caveat = w.say("coach-stale") if found.stale else ""
    return msgspec.json.encode(Analysed(True, len(found.decisions), len(found.decisions), told, caveat))
