"""`ratusz check`: whether a game keeps to all that every game keeps to, the terminal included."""

import io
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from ..conformance import suite
from ..conformance.trial import Trial
from ..kernel.problem import Problem
from ..kernel.record import parse
from ..server import logs
from ..words.bundle import LANGUAGES, words
from ..words.problems import problem as sentence
from . import start, story
from .records import Saved
from .screen import Screen

FOUND = 1  # the exit code
TYPED = ["table", "what 1", "why", "log", "hint greedy", *["1"] * 30, "quit"]


def played(trial: Trial) -> None:
    """The first moves of a game by somebody who types, and looks around."""
    with tempfile.TemporaryDirectory() as folder, typing(TYPED):
        specs = start.seat_specs(trial.game.seats[0], 0, "random", [])
        start.new_game(words("en"), trial.game, specs, "check", {}, Path(folder, "game.json")).run()


def retold(trial: Trial) -> None:
    """A finished record, in every language, to one seat or to all."""
    match = None
    for now in trial.moments(1):
        match = now.match
    assert match is not None
    record = parse(match.record())
    for number, language in enumerate(LANGUAGES):
        with typing([]):
            story.retell(words(language), Saved(Path("-"), trial.game, record, []), None, 0 if number % 2 else None, 0)


@contextmanager
def typing(lines: list[str]) -> Iterator[None]:
    """Somebody types these lines, and nobody looks at the screen."""
    keyboard, sys.stdin = sys.stdin, io.StringIO("".join([f"{line}\n" for line in lines]))
    try:
        with redirect_stdout(io.StringIO()):
            yield
    finally:
        sys.stdin = keyboard


TERMINAL: dict[str, Callable[[Trial], None]] = {"terminal": played, "replay": retold}


def check(screen: Screen, name: str, games: int, as_json: bool) -> None:
    """Every finding as a sentence; the exit code says whether there is any."""
    logs.configure("error")
    trial = Trial(name, games)
    suite.once(trial, TERMINAL)
    suite.games(trial, range(games))
    if as_json:
        print(json.dumps({"game": name, "games": games, "findings": [told(screen, one) for one in suite.found(trial)]}))
    else:
        for one in suite.found(trial):
            screen.text(sentence(screen.words, one))
        if not trial.findings:
            screen.say("check-fine", game=name, games=games)
    if trial.findings:
        raise SystemExit(FOUND)


def told(screen: Screen, found: Problem) -> dict[str, str]:
    return {"code": found.code, "message": sentence(screen.words, found)}
