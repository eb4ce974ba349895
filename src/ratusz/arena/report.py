"""What came of many games."""

import math
from collections import Counter
from typing import Any, Final

from .entry import Entry
from .plan import Plan

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
    def __init__(self, plan: Plan, entries: list[Entry], seconds: float) -> None:
        self.plan = plan
        self.game = plan.game
        self.seed = plan.seed
        self.entries = sorted(entries, key=lambda entry: entry.number)
        self.games = len(entries)
        self.seconds = seconds
        self.decisions = sum([entry.decisions for entry in entries])
        self.draws = sum([not entry.winners for entry in entries])
        self.watched = [entry.watched for entry in self.entries]
        self.sides: dict[str, Side] = {}
        for entry in self.entries:
            self.count(entry)

    def count(self, entry: Entry) -> None:
        names = self.names(entry)
        for seat in self.counted(names):
            side = self.sides.setdefault(names[seat], Side())
            side.add(entry.scores[seat], entry.sources[seat])
            side.wins += seat in entry.winners

    def names(self, entry: Entry) -> list[str]:
        """The side each seat played for."""
        return [self.name(seat, who) for seat, who in enumerate(entry.order)]

    def counted(self, names: list[str]) -> range:
        """The seats that count: where one side holds them all, it has played one game."""
        return range(len(names) if len(set(names)) > 1 else 1)

    def name(self, seat: int, who: int) -> str:
        spec = self.plan.bots[who]
        return f"{spec}@{seat}" if len(set(self.plan.bots)) == 1 else spec

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
            "seats": list(self.plan.bots),
            "options": self.plan.options,
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
