"""What players are thought to be worth: people and bots on one scale, by openskill (Plackett–Luce), for each game.

In a game that all win or lose together they are compared with the game itself, as it was set up: it has a rating like a player.
"""

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ...arena.ratings import Rating, learn
from ...games.catalogue import game_named, manifest
from ..storage import schema
from ..storage.database import Database
from ..storage.store import Setup, Summary

if TYPE_CHECKING:
    from .results import Outcome

ITSELF: Final = "game:"  # before what a game is called as a player, with its options
MIDDLE: Final = 1500  # what people are shown for where everybody begins,
SCALE: Final = 40  # and for one point of openskill's


def shown(rating: Rating) -> tuple[int, int]:
    """A rating as people read it, and how far off it may be, with 95 % certainty."""
    return round(MIDDLE + SCALE * (rating.mu - Rating().mu)), round(2 * SCALE * rating.sigma)


def measured(level: float) -> float:
    """What somebody is thought to be worth who is shown with this level."""
    return (level - MIDDLE) / SCALE + Rating().mu


def rate(connection: Connection, setup: Setup, outcomes: "list[Outcome]") -> dict[str, dict[str, Any]]:
    """Change the ratings by the end of a game; by player, from what to what. Who is nobody we know counts for nothing."""
    known = [one for one in outcomes if one.player]
    if manifest(setup.game).common:
        won = any([one.won for one in known])
        stayed = [one.player for one in known if not one.left]
        gone = [one.player for one in known if one.left]
        sides = [(stayed, won)] if stayed else []
        sides += [([itself(setup)], not (won and stayed)), *[([player], False) for player in gone]]
    else:
        sides = [([one.player], one.won) for one in known]
    teams, order = [team for team, _ in sides], [first for _, first in sides]
    if not known or len({player for team in teams for player in team}) < 2:
        return {}
    before = ratings_of(connection, setup.game, {player for team in teams for player in team})
    after = learn({player: rating for player, (rating, _) in before.items()}, teams, order)
    for player, rating in after.items():
        keep(connection, setup.game, player, rating, before.get(player, (Rating(), 0))[1] + 1)
    return {player: change(before.get(player, (Rating(), 0))[0], rating) for player, rating in after.items()}


def itself(setup: Setup) -> str:
    """The game as a player: another one for each number of players and each choice of options that change what happens."""
    offered = {option.name for option in game_named(setup.game).options if option.values}
    chosen = sorted([(name, value) for name, value in setup.options.items() if name in offered])
    digest = hashlib.sha256(msgspec.json.encode([setup.players, chosen])).hexdigest()
    return f"{ITSELF}{digest[:16]}"


def change(before: Rating, after: Rating) -> dict[str, Any]:
    return {"mu_before": before.mu, "sigma_before": before.sigma, "mu": after.mu, "sigma": after.sigma}


def ratings_of(connection: Connection, game: str, players: set[str]) -> dict[str, tuple[Rating, int]]:
    """Ratings and from how many games they come; who has none is not there."""
    kept = schema.ratings.c
    chosen = select(kept.player, kept.mu, kept.sigma, kept.games).where(kept.game == game, kept.player.in_(players))
    return {row.player: (Rating(row.mu, row.sigma), row.games) for row in connection.execute(chosen)}


async def levels_of(database: Database, tables: list[Summary]) -> dict[str, int]:
    """By table, what the people who sit there are worth on average, as people read it; without those that have no rating."""
    sitting = {one.id: {seat.identity for seat in one.seats if seat.person and seat.identity} for one in tables}
    people = {person for persons in sitting.values() for person in persons}
    games = {one.game for one in tables}
    if not people:
        return {}
    known = await database.read(lambda connection: {game: ratings_of(connection, game, people) for game in games})
    found: dict[str, int] = {}
    for one in tables:
        levels = [shown(known[one.game][person][0])[0] for person in sitting[one.id] if person in known[one.game]]
        if levels:
            found[one.id] = round(sum(levels) / len(levels))
    return found


def keep(connection: Connection, game: str, player: str, rating: Rating, games: int) -> None:
    kept = schema.ratings.c
    connection.execute(delete(schema.ratings).where(kept.game == game, kept.player == player))
    row = {"game": game, "player": player, "mu": rating.mu, "sigma": rating.sigma, "games": games}
    connection.execute(insert(schema.ratings).values(**row))
