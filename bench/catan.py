"""Catanatron, the Python engine of Catan, measured the same way: random players, whole games, copies of real positions."""

import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

EVERY = 101
KEPT = 200


def installed() -> bool:
    return find_spec("catanatron") is not None


def measure(seconds: float) -> dict[str, Any]:
    catanatron = import_module("catanatron")  # found at run time: it is no dependency
    colors = (catanatron.Color.RED, catanatron.Color.BLUE)
    kept: list[Any] = []
    games = decisions = 0
    began = now = time.process_time()
    while now - began < seconds * 0.8 or not kept:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            if decisions % EVERY == 0 and len(kept) < KEPT:
                kept.append(game.copy())
        games += 1
        now = time.process_time()
    rate = decisions / (now - began)
    copies = 0
    began = now = time.process_time()
    while now - began < seconds * 0.2:
        for game in kept:
            game.copy()
        copies += len(kept)
        now = time.process_time()
    return {"decisions_per_second": rate, "clone_us": (now - began) / copies * 1e6, "games": games, "decisions": decisions}
