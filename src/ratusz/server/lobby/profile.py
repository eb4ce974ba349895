"""What a person has played: ratings, and how it went by game, by faction or corporation, and by what decided it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from ...arena.ratings import Rating
from ..storage import schema
from ..storage.database import Database
from .results import BOT

COURSE = 100  # rated games of which the page draws how the rating moved


class Tally(NamedTuple):
    played: int
    won: int


class Played(NamedTuple):
    """What somebody has played of one game."""

    game: str
    total: Tally
    roles: dict[str, Tally]
    rules: dict[str, Tally]  # by the clause that decided
    rating: Rating | None
    rated: int  # how many games it comes from
    course: list[Rating]  # after each of the last rated games
    bots: dict[str, Rating]  # for comparison, those that have a rating


async def played_by(database: Database, identity: str) -> list[Played]:
    result, kept = schema.results.c, schema.ratings.c
    columns = (result.game, result.role, result.rule, result.won, result.mu, result.sigma)
    own = select(*columns).where(result.player == identity).order_by(result.at)
    rated = select(kept.game, kept.player, kept.mu, kept.sigma, kept.games)
    compared = rated.where((kept.player == identity) | kept.player.like(f"{BOT}%"))

    def work(connection: Connection) -> list[Played]:
        rows = connection.execute(own).all()
        ratings = connection.execute(compared).all()
        return [played(game, identity, rows, ratings) for game in sorted({row.game for row in rows})]

    return await database.read(work)


def played(game: str, identity: str, rows: Sequence[Any], ratings: Sequence[Any]) -> Played:
    games = [row for row in rows if row.game == game]
    known = {row.player: row for row in ratings if row.game == game}
    mine = known.pop(identity, None)
    return Played(
        game,
        Tally(len(games), sum([row.won for row in games])),
        tallied([(row.role, row.won) for row in games if row.role]),
        tallied([(row.rule, row.won) for row in games if row.rule]),
        None if mine is None else Rating(mine.mu, mine.sigma),
        0 if mine is None else mine.games,
        [Rating(row.mu, row.sigma) for row in games if row.mu is not None][-COURSE:],
        {player.removeprefix(BOT): Rating(row.mu, row.sigma) for player, row in sorted(known.items())},
    )


async def changes_at(database: Database, table: str) -> list[tuple[int, Rating, Rating]]:
    """By seat, the ratings before and after a rated game."""
    result = schema.results.c
    columns = (result.seat, result.mu_before, result.sigma_before, result.mu, result.sigma)
    rated = select(*columns).where(result.table == table, result.mu.is_not(None)).order_by(result.seat)
    rows = await database.read(lambda connection: connection.execute(rated).all())
    return [(row.seat, Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)) for row in rows]


def tallied(found: list[tuple[str, bool]]) -> dict[str, Tally]:
    """How often each was played, and won; what was played most comes first."""
    all_, won = Counter([name for name, _ in found]), Counter([name for name, victory in found if victory])
    return {name: Tally(count, won[name]) for name, count in all_.most_common()}
