"""A tournament: bots compared with each other over the same deals, in games that can be gone on with at any time."""

import time
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

from ..games.catalogue import manifest
from .entry import Entry
from .journal import Journal
from .plan import Plan
from .ratings import Match, rated
from .report import Report, wilson
from .sharing import BACKENDS
from .simulate import play_numbered


class Standings(Report):
    """What came of a tournament: a report, with how the sides fared against each other and by seat, their ratings, and the time
    they took. `fresh` games were played now, the others before."""

    def __init__(self, plan: Plan, entries: list[Entry], seconds: float, fresh: int) -> None:
        super().__init__(plan, entries, seconds)
        self.fresh = fresh

    def matches(self) -> list[Match]:
        """Whom games compare: those at a table, or where each plays for itself alone, all who played a deal."""
        deals: dict[int, Match] = {}
        for entry in self.entries:
            names = self.names(entry)
            seats = self.counted(names)
            key = entry.number // len(self.plan.tables) if len(seats) == 1 else entry.number
            deals.setdefault(key, []).extend([(names[seat], seat in entry.winners) for seat in seats])
        return list(deals.values())

    def pairs(self, matches: list[Match]) -> dict[str, dict[str, dict[str, Any]]]:
        """How often one side won where the other did not, of the times they were not even."""
        ahead: dict[tuple[str, str], int] = {}
        for match in matches:
            for (name, won), (other, too) in permutations(match, 2):
                if name != other and won and not too:
                    ahead[name, other] = ahead.get((name, other), 0) + 1
        found: dict[str, dict[str, dict[str, Any]]] = {}
        for name, other in permutations(sorted(self.sides), 2):
            wins = ahead.get((name, other), 0)
            games = wins + ahead.get((other, name), 0)
            found.setdefault(name, {})[other] = share(wins, games)
        return found

    def by_seat(self) -> dict[str, list[dict[str, Any]]]:
        """What each side won in each seat."""
        counts: dict[str, list[list[int]]] = {}
        for entry in self.entries:
            names = self.names(entry)
            for seat in self.counted(names):
                seats = counts.setdefault(names[seat], [[0, 0] for _ in entry.order])
                seats[seat][0] += seat in entry.winners
                seats[seat][1] += 1
        return {name: [share(wins, games) for wins, games in seats] for name, seats in sorted(counts.items())}

    def thinking(self) -> dict[str, float]:
        """Seconds a decision, where there was a choice."""
        spent: dict[str, tuple[float, int]] = {}
        for entry in self.entries:
            for name, (seconds, choices) in zip(self.names(entry), entry.thought, strict=True):
                before = spent.get(name, (0.0, 0))
                spent[name] = (before[0] + seconds, before[1] + choices)
        return {name: seconds / max(choices, 1) for name, (seconds, choices) in sorted(spent.items())}

    def data(self) -> dict[str, Any]:
        matches = self.matches()
        ratings = rated(matches)
        return {
            **super().data(),
            "sides": sorted(ratings, key=lambda name: -ratings[name]["mu"]),  # the best first
            "played": {name: side.played for name, side in sorted(self.sides.items())},
            "fresh": self.fresh,
            "common": manifest(self.game).common,  # whether all win or lose together
            "seats_at_table": max(map(len, self.plan.lineups)),
            "ratings": ratings,
            "pairs": self.pairs(matches),
            "by_seat": self.by_seat(),
            "thinking": self.thinking(),
        }


def share(wins: int, games: int) -> dict[str, Any]:
    return {"share": wins / games if games else None, "interval": list(wilson(wins, games)), "games": games}


class Tournament:
    """With a journal, the games are kept there as they end."""

    def __init__(self, plan: Plan, games: int, journal: Journal | None) -> None:
        self.plan = plan
        self.games = games
        self.journal = journal
        self.entries: dict[int, Entry] = {}
        if journal is not None:
            journal.begin(plan)
            self.entries = {number: entry for number, entry in journal.entries.items() if number < games}

    def hold(self, jobs: int, backend: str, progress: Callable[[int], None] | None = None) -> Standings:
        """Play what is left; `progress` hears how many games are over."""
        began = time.perf_counter()
        left = [number for number in range(self.games) if number not in self.entries]
        try:
            with BACKENDS[backend](play_numbered, self.plan, left, jobs) as results:
                for entry in results:
                    if self.journal is not None:
                        self.journal.add(entry)
                    self.entries[entry.number] = entry
                    if progress is not None:
                        progress(len(self.entries))
        finally:
            if self.journal is not None:
                self.journal.close()
        return Standings(self.plan, list(self.entries.values()), time.perf_counter() - began, len(left))


def journal_of(report: Path) -> Path:
    """Where the games of a report are kept."""
    return report.with_name(f"{report.name}.games")
