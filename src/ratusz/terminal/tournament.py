"""Many games by bots, and the speed of the engine: progress while it runs, a table or JSON in the end."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..arena.bench import bench
from ..arena.simulate import simulate
from ..kernel.game import Game, Value
from ..words.bundle import Words
from ..words.games import title
from .screen import Screen


def tournament(
    screen: Screen, game: Game, games: int, seats: list[str], jobs: int, options: dict[str, Value], seed: str, as_json: bool
) -> None:
    with progress_bar(screen, games) as progress:
        report = simulate(game, games, seats, jobs, seed, progress, options)
    data = report.data()
    if as_json:
        print(json.dumps(data))
        return
    show(screen, data)
    screen.say(
        "simulate-summary",
        games=report.games,
        draws=report.draws,
        seconds=round(report.seconds, 1),
        pace=round(report.games / report.seconds),
        seed=report.seed,
    )


@contextmanager
def progress_bar(
    screen: Screen, games: int | None, played: int = 0, message: str = "simulate-progress"
) -> Iterator[Callable[..., None] | None]:
    """On the error stream, so that the output stays clean, and only if someone is looking. What is given hears how many are done
    and, if that was not known before, of how many."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield None
        return
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(screen.words.say(message), total=games, completed=played)
        yield lambda played, total=games: bar.update(task, completed=played, total=total)


def show(screen: Screen, data: dict[str, Any]) -> None:
    words = screen.words.of(data["game"])
    say = words.say
    table = Table(box=None, pad_edge=False, header_style="heading")
    table.add_column(say("simulate-bot"), overflow="fold")
    for name in data["wins"]:
        table.add_column(name, justify="right")
    for heading, cells in rows(words, data):
        table.add_row(say(heading), *cells)
    screen.console.print(table)
    for statistic, value in data["statistics"].items():
        if words.knows(f"statistic-{statistic}"):  # what has no words is for programs
            screen.console.print(say(f"statistic-{statistic}", value=value))
    screen.gap()


def rows(words: Words, data: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What is told of every side, a row each: up to six sides fit beside each other, all they have counted would not."""

    def average(values: Iterable[float]) -> list[str]:
        return [words.say("simulate-average", value=value) for value in values]

    found = [
        ("simulate-wins", [str(wins) for wins in data["wins"].values()]),
        ("simulate-share", [words.say("simulate-percent", value=share) for share in data["win_rate"].values()]),
        ("simulate-interval", [words.say("simulate-between", low=low, high=high) for low, high in data["interval"].values()]),
    ]
    if "ratings" in data:
        ratings = [data["ratings"][name] for name in data["wins"]]
        found.append(("arena-rating", [words.say("arena-rated", mu=one["mu"], sigma=one["sigma"]) for one in ratings]))
        found.append(
            ("arena-thinking", [words.say("arena-moment", milliseconds=1000 * data["thinking"][name]) for name in data["wins"]])
        )
    if words.knows("score-total"):  # some games are won without points
        found.append(("score-total", average(data["scores"].values())))
    sides = data["sources"].values()
    for source in next(iter(sides)):
        found.append((f"score-{source}", average([sources.get(source, 0.0) for sources in sides])))
    return found


def measure(screen: Screen, games: list[Game], seconds: float, as_json: bool) -> None:
    """How fast the rules run, each game for so many seconds."""
    found = {game.name: bench(game, seconds) for game in games}
    if as_json:
        print(json.dumps(found))
        return
    say = screen.words.say
    table = Table(box=None, pad_edge=False, header_style="heading")
    table.add_column(say("bench-game"))
    for heading in ("bench-decisions", "bench-clone", "bench-kind"):
        table.add_column(say(heading), justify="right")
    for name, figures in found.items():
        table.add_row(
            title(screen.words, name),
            str(round(figures["decisions_per_second"])),
            say("simulate-average", value=figures["clone_us"]),
            say("bench-compiled" if figures["compiled"] else "bench-interpreted"),
        )
    screen.console.print(table)
