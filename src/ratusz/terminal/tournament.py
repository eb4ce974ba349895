"""Many games by bots, and the speed of the engine: progress while it runs, a table or JSON in the end."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..arena.bench import bench
from ..arena.report import Report
from ..arena.simulate import simulate
from ..kernel.game import Game, Value
from .screen import Screen


def tournament(
    screen: Screen, game: Game, games: int, seats: list[str], jobs: int, options: dict[str, Value], seed: str, as_json: bool
) -> None:
    with progress_bar(screen, games) as progress:
        report = simulate(game, games, seats, jobs, seed, progress, options)
    if as_json:
        print(json.dumps(report.data()))
    else:
        show(screen, report)


@contextmanager
def progress_bar(screen: Screen, games: int) -> Iterator[Callable[[int], None] | None]:
    """On the error stream, so that the output stays clean, and only if someone is looking."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield None
        return
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(screen.words.say("simulate-progress"), total=games)
        yield lambda played: bar.update(task, completed=played)


def show(screen: Screen, report: Report) -> None:
    words = screen.words.of(report.game)
    say = words.say
    data = report.data()
    table = Table(box=None, pad_edge=False, header_style="heading")
    sources = next(iter(data["sources"].values()))
    titles = [f"score-{source}" for source in sources]
    table.add_column(say("simulate-bot"))
    for title in ("simulate-wins", "simulate-share", "simulate-interval", "simulate-score", *titles):
        table.add_column(say(title), justify="right")
    for name, wins in data["wins"].items():
        low, high = data["interval"][name]
        averages = [data["scores"][name], *[data["sources"][name].get(source, 0.0) for source in sources]]
        table.add_row(
            name,
            str(wins),
            say("simulate-percent", value=data["win_rate"][name]),
            say("simulate-between", low=low, high=high),
            *[say("simulate-average", value=value) for value in averages],
        )
    screen.console.print(table)
    for statistic, value in data["statistics"].items():
        if words.bundle.has_message(f"statistic-{statistic}"):  # what has no words is for programs
            screen.console.print(say(f"statistic-{statistic}", value=value))
    screen.gap()
    screen.say(
        "simulate-summary",
        games=report.games,
        draws=report.draws,
        seconds=round(report.seconds, 1),
        pace=round(report.games / report.seconds),
        seed=report.seed,
    )


def measure(screen: Screen, games: list[Game], seconds: float, as_json: bool) -> None:
    """How fast the rules run, each game for so many seconds."""
    found = {game.name: bench(game, seconds) for game in games}
    if as_json:
        print(json.dumps(found))
        return
    say = screen.words.say
    table = Table(box=None, pad_edge=False, header_style="heading")
    table.add_column(say("bench-game"))
    for title in ("bench-decisions", "bench-clone", "bench-kind"):
        table.add_column(say(title), justify="right")
    for name, figures in found.items():
        table.add_row(
            say(f"game-{name}"),
            str(round(figures["decisions_per_second"])),
            say("simulate-average", value=figures["clone_us"]),
            say("bench-compiled" if figures["compiled"] else "bench-interpreted"),
        )
    screen.console.print(table)
