"""`ratusz analyse`: the coach goes over a recorded game."""

import json
import os
from typing import Final

import msgspec

from ..coach.judged import Analysis
from ..coach.review import review
from ..coach.telling import mistakes, percent
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.record import verify
from ..words.bundle import Words
from .players import HUMAN, names
from .records import Saved, blaming
from .screen import GameScreen
from .tournament import progress_bar

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # characters of a curve


def analyse(words: Words, saved: Saved, seat: int | None, jobs: int | None, as_json: bool) -> None:
    with blaming(saved.path):
        match = verify(saved.game, saved.record)
    if not match.over:
        raise Problem("analyse-unfinished", file=str(saved.path))
    wanted = list(range(match.seats)) if seat is None else [match.seat(seat)]
    screen = GameScreen(words, saved.game, names(words, saved.players or [HUMAN] * match.seats))
    with progress_bar(screen, None, message="coach-progress") as progress:
        found = review(match, jobs or os.cpu_count() or 1, progress, seat)
    if as_json:
        print(json.dumps(data(screen, found, match, wanted), ensure_ascii=False))
    else:
        tell(screen, found, match, wanted)


def data(screen: GameScreen, found: Analysis, match: Match, seats: list[int]) -> dict[str, object]:
    return {
        "game": found.game,
        "moves": found.moves,
        "winners": found.winners,
        "stale": found.stale,
        "seats": [
            {
                "seat": seat,
                "player": screen.names[seat],
                "curve": found.curve(seat),
                "costly": [
                    {**told.data(), "made": msgspec.to_builtins(one.made), "best": msgspec.to_builtins(one.best)}
                    for told, one in zip(
                        mistakes(screen.words, found, match, seat, screen.names), found.costly(seat), strict=True
                    )
                ],
            }
            for seat in seats
        ],
    }


def tell(screen: GameScreen, found: Analysis, match: Match, seats: list[int]) -> None:
    for seat in seats:
        screen.text(screen.names[seat], "heading")
        curve = [chance for _, chance in found.curve(seat)]
        if curve:
            first, lowest, highest = (percent(screen.words, chance) for chance in (curve[0], min(curve), max(curve)))
            screen.item(drawn(curve))
            screen.item(screen.words.say("coach-curve", first=first, lowest=lowest, highest=highest))
        told = mistakes(screen.words, found, match, seat, screen.names)
        if not told:
            screen.item(screen.words.say("coach-nothing"))
        for one in told:
            screen.gap()
            screen.item(one.title, "label")
            screen.item(one.better)
            for reason in one.reasons:
                screen.item(reason)
        screen.gap()
    screen.say("coach-how")
    if found.stale:
        screen.say("coach-stale")


def drawn(curve: list[float]) -> str:
    """A curve in one line: each character is the mean of a part of it."""
    width = min(WIDTH, len(curve))
    parts = [curve[len(curve) * at // width : len(curve) * (at + 1) // width] for at in range(width)]
    return "".join([BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))] for part in parts])
