"""Which games are played: who sits together, in which seats, and with which cards.

A deal is played once at every table: by every line-up, and turned by a seat each time until everybody has sat everywhere. So what
luck gives to one it gives to the others, and a seat, a faction or a corporation is nobody's advantage. A line-up of one bot alone
sits down once.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec

from ..bots.catalogue import bot_named
from ..games.catalogue import manifest
from ..kernel.game import Game, Value
from .watcher import Watcher

LineUp = tuple[int, ...]  # which bots of the plan sit together


class Plan(msgspec.Struct, dict=True):
    """What a process needs to play its share: the game by name, so that nothing but plain data crosses over."""

    game: str
    bots: tuple[str, ...]
    lineups: tuple[LineUp, ...]
    options: dict[str, Value]
    seed: str
    watch: Callable[[], Watcher] | None = None

    @cached_property
    def tables(self) -> list[LineUp]:
        """Who sits where, at all the tables that share a deal."""
        return [turned for lineup in self.lineups for turned in self.turns(lineup)]

    def turns(self, lineup: LineUp) -> list[LineUp]:
        if len({self.bots[who] for who in lineup}) == 1:
            return [lineup]
        return [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]

    def seated(self, number: int) -> tuple[int, LineUp]:
        """The deal of the game of that number, and who sits where."""
        deal, table = divmod(number, len(self.tables))
        return deal, self.tables[table]


def planned(
    game: Game,
    bots: Iterable[str],
    lineups: tuple[LineUp, ...],
    seed: str,
    options: dict[str, Value] | None = None,
    watch: Callable[[], Watcher] | None = None,
) -> Plan:
    """A plan that can be carried out: a wrong number of players, a wrong option and a wrong bot are told here."""
    plan = Plan(game.name, tuple(bots), lineups, game.complete(options or {}), seed, watch)
    for lineup in lineups:
        game.new(len(lineup), plan.options, seed)
    for spec in plan.bots:
        bot_named(spec, game, seed)
    return plan


def lineups(game: Game, bots: list[str], seats: int | None) -> tuple[LineUp, ...]:
    """Who sits together if each of these bots is to be compared with every other. Where all win or lose together, each plays by
    itself in all seats; else as many as there are seats, in all ways, and of fewer bots some sit twice, each in turn."""
    count = seats or (len(bots) if len(bots) in game.seats else game.seats[0])
    everyone = range(len(bots))
    found: list[LineUp]
    if manifest(game.name).common:
        found = [(who,) * (seats or game.seats[0]) for who in everyone]
    elif len(bots) >= count:
        found = list(combinations(everyone, count))
    else:
        found = [tuple([(first + seat) % len(bots) for seat in range(count)]) for first in everyone]
    return different(bots, found)


def different(bots: list[str], found: list[LineUp]) -> tuple[LineUp, ...]:
    """Each company once, and none of a bot with itself unless there is no other or it plays for itself alone."""
    companies: dict[tuple[Any, ...], LineUp] = {}
    for lineup in found:
        companies.setdefault(tuple(sorted([bots[who] for who in lineup])), lineup)
    mixed = tuple([lineup for names, lineup in companies.items() if len(set(names)) > 1])
    return mixed or tuple(companies.values())
