"""What came of many games."""

import math
from collections import Counter
from typing import Any, Final

from ..kernel.game import Result, Value

Z: Final = 1.959964  # of 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval of 95 % confidence around a share, after Wilson: sound for few games and for shares near 0 or 1."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    middle = share + spread / 2
    reach = Z * math.sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


class Entry:
    """One game that was played, as plain data, since it may come from another process."""

    def __init__(
        self, number: int, order: list[int], result: Result, decisions: int, statistics: dict[str, float], watched: Any
    ) -> None:
        self.number = number
        self.order = order  # which bot of the list sat in each seat
        self.winners = result.winners
        self.scores = result.scores
        self.sources = result.sources
        self.decisions = decisions
        self.statistics = statistics
        self.watched = watched


class Side:
    """All games of one side: those of a bot, or, where the same bot sits everywhere, those of a seat."""

    def __init__(self) -> None:
        self.wins = 0
        self.played = 0  # a bot that sits twice at a table plays, and may win, twice a game
        self.score = 0
        self.sources: Counter[str] = Counter()

    def add(self, score: int, sources: dict[str, int]) -> None:
        self.played += 1
        self.score += score
        self.sources.update(sources)


class Report:
    def __init__(
        self, game: str, seats: list[str], options: dict[str, Value], seed: str, entries: list[Entry], seconds: float
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.entries = entries
        self.games = len(entries)
        self.seconds = seconds
        self.decisions = sum([entry.decisions for entry in entries])
        self.draws = sum([not entry.winners for entry in entries])
        self.watched = [entry.watched for entry in entries]
        self.sides: dict[str, Side] = {}
        for entry in entries:
            self.count(entry)

    def count(self, entry: Entry) -> None:
        names = [self.name(seat, who) for seat, who in enumerate(entry.order)]
        for name, score, sources in zip(names, entry.scores, entry.sources, strict=True):
            self.sides.setdefault(name, Side()).add(score, sources)
        for seat in entry.winners:
            self.sides[names[seat]].wins += 1

    def name(self, seat: int, who: int) -> str:
        spec = self.seats[who]
        return f"{spec}@{seat}" if len(set(self.seats)) == 1 else spec

    def statistics(self) -> dict[str, float]:
        """What the game tells of itself, on average over the games that told it, in its own order."""
        found: dict[str, list[float]] = {}
        for entry in self.entries:
            for name, value in entry.statistics.items():
                found.setdefault(name, []).append(value)
        return {name: sum(values) / len(values) for name, values in found.items()}

    def data(self) -> dict[str, Any]:
        sides = dict(sorted(self.sides.items()))
        data: dict[str, Any] = {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "wins": {name: side.wins for name, side in sides.items()},
            "draws": self.draws,
            "win_rate": {name: side.wins / side.played for name, side in sides.items()},
            "interval": {name: list(wilson(side.wins, side.played)) for name, side in sides.items()},
            "scores": {name: side.score / side.played for name, side in sides.items()},
            "sources": {
                name: {source: total / side.played for source, total in side.sources.items()} for name, side in sides.items()
            },
            "statistics": self.statistics(),
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        if any([found is not None for found in self.watched]):
            data["watched"] = self.watched
        return data
