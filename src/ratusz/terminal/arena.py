"""Tournaments of bots: progress while they run, a table or JSON in the end, and a report beside the games it was made from."""

import json
import secrets
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path

from ..arena.journal import Journal
from ..arena.page import Page
from ..arena.plan import lineups, planned
from ..arena.tournament import Standings, Tournament, journal_of
from ..bots.catalogue import timed
from ..kernel.game import Game, Value
from .records import check_place, replace, telling
from .screen import Screen
from .tournament import progress_bar, show


class Arena:
    """What is asked for on the command line. Without a seed, a report that was begun goes on with its own."""

    def __init__(
        self, game: Game, bots: str, seconds: float, seats: int | None, options: dict[str, Value], seed: str | None,
        report: Path | None,
    ) -> None:  # fmt: skip
        self.bots = bots.split(",")
        self.seconds = seconds
        self.seats = seats
        self.report = report
        self.journal: Journal | None = None
        if report is not None:
            check_place(report)
            with telling(journal_of(report)):
                self.journal = Journal(journal_of(report))
        self.seed = seed or (self.journal.seed() if self.journal is not None else None) or secrets.token_hex(16)
        specs = [timed(spec, seconds) for spec in self.bots]
        self.usual = game.complete({})
        self.plan = planned(game, specs, lineups(game, specs, seats), self.seed, options)

    def command(self, games: int) -> str:
        """What to write to have the same games played again."""
        words = ["ratusz", "arena", self.plan.game, "--bots", ",".join(self.bots), "--games", str(games)]
        words += ["--time", f"{self.seconds:g}", "--seed", self.seed]
        words += ["--seats", str(self.seats)] if self.seats is not None else []
        for name, value in self.plan.options.items():
            words += ["--option", f"{name}={value}"] if value != self.usual[name] else []
        return shlex.join(words)


def hold(screen: Screen, arena: Arena, games: int, jobs: int, backend: str, as_json: bool) -> None:
    report = arena.report
    with telling(journal_of(report)) if report is not None else nullcontext():
        tournament = Tournament(arena.plan, games, arena.journal)
        try:
            with progress_bar(screen, games, len(tournament.entries)) as progress:
                standings = tournament.hold(jobs, backend, progress)
        except KeyboardInterrupt:
            if report is not None:
                print(
                    screen.words.say("arena-kept", games=len(tournament.entries), file=str(journal_of(report))), file=sys.stderr
                )
            raise
    tell(screen, arena, standings, as_json)


def tell(screen: Screen, arena: Arena, standings: Standings, as_json: bool) -> None:
    data = standings.data()
    if arena.report is not None:
        with telling(arena.report):
            replace(arena.report, Page(screen.words, data, arena.command(standings.games)).text())
    if as_json:
        print(json.dumps(data))
        return
    show(screen, data)
    seconds = round(standings.seconds, 1)
    screen.say(
        "arena-summary", games=data["games"], fresh=data["fresh"], draws=data["draws"], seconds=seconds, seed=standings.seed
    )
    if arena.report is not None:
        screen.say("balance-written", file=str(arena.report))
