"""How long a game takes: told by those that were played to their end on this server, as soon as there are enough of them.

Until then it is what the game's manifest says (tools/minutes.py).
"""

import asyncio
from collections import defaultdict
from statistics import median
from typing import Final

from sqlalchemy import case, func, select
from structlog.stdlib import get_logger

from ..storage import schema
from ..storage.database import FAILURES, Database
from .results import BOT

ENOUGH: Final = 5  # games
LATEST: Final = 100  # games of each kind that are looked at
AWAY: Final = 2 * 60 * 1000  # milliseconds after which whoever is waited for has gone to do something else
EVENING: Final = 6 * 3600 * 1000  # milliseconds: what took longer was not played in one go
STEP: Final = 5  # minutes

logger = get_logger()


class Lasting:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.minutes: dict[str, int] = {}  # by game
        self.task: asyncio.Task[None] | None = None

    def over(self, table: str = "") -> None:
        """A game is over: measure anew, unless that is under way."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.measure())

    async def measure(self) -> None:
        try:
            took = await self.took()
        except FAILURES as error:  # the next game that ends makes it measure again
            logger.warning("database failed", where="lasting", error=type(error).__name__)
            return
        self.minutes = {game: rounded(times) for game, times in took.items() if len(times) >= ENOUGH}

    async def finish(self) -> None:
        """Before the server stops."""
        if self.task is not None:
            await asyncio.wait([self.task])

    async def took(self) -> dict[str, list[int]]:
        """How many milliseconds somebody sat at the latest games of each kind that people have played to their end."""
        table, result, entry = schema.tables.c, schema.results.c, schema.log.c
        person = select(result.seat).where(result.table == table.id, ~result.player.startswith(BOT)).exists()
        place = func.row_number().over(partition_by=table.game, order_by=table.updated.desc()).label("place")
        evening = table.updated - table.created < EVENING
        ended = select(table.id, table.game, place).where(table.status == "over", evening, person).subquery()
        latest = select(ended.c.id, ended.c.game).where(ended.c.place <= LATEST).subquery()
        pause = entry.at - func.lag(entry.at).over(partition_by=entry.table, order_by=entry.seq)
        pauses = select(latest.c.game, entry.table, pause.label("pause")).join(latest, latest.c.id == entry.table).subquery()
        counted = func.sum(case((pauses.c.pause > AWAY, AWAY), else_=pauses.c.pause))
        sums = select(pauses.c.game, counted).group_by(pauses.c.game, pauses.c.table)
        found: defaultdict[str, list[int]] = defaultdict(list)
        for game, took in await self.database.read(lambda connection: connection.execute(sums).all()):
            if took is not None:  # more than one entry
                found[game].append(int(took))
        return found


def rounded(times: list[int]) -> int:
    return max(STEP, STEP * round(median(times) / 60_000 / STEP))
