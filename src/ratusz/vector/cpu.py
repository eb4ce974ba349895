"""Many rows at a time on the CPU, on as many cores as Numba is told to use."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit, prange

from .cpu_target import OPTIONS
from .loading import keeping, load
from .rules.machine import MOST_BLOCKS
from .rules.row import RNG
from .rules.step import ILLEGAL

rules = load("cpu")


def kernel(**options: Any) -> Callable[[Any], Any]:
    """Compile a function over rows, and keep it."""

    def decorate(function: Any) -> Any:
        with keeping("cpu"):
            return njit(cache=True, **OPTIONS, **options)(function)

    return decorate


@kernel(parallel=True)
def deal_all(rows: Any, chances: Any, options: Any) -> None:
    for i in prange(len(rows)):
        rows[i, RNG] = chances[i, 0]
        rows[i, RNG + 1] = chances[i, 1]
        rules.deal(rows[i], options[0], options[1], options[2])


@kernel(parallel=True)
def show_all(rows: Any, masks: Any, observations: Any, seats: Any, observed: Any) -> None:
    for i in prange(len(rows)):
        seats[i] = rules.show(rows[i], masks[i], observations[i], observed)


@kernel(parallel=True)
def step_all(
    rows: Any, masks: Any, observations: Any, seats: Any, actions: Any, rewards: Any, scores: Any, outcomes: Any, illegal: Any,
    options: Any, shaping: Any, observed: Any,
) -> None:  # fmt: skip
    for i in prange(len(rows)):
        outcomes[i] = rules.step(
            rows[i], masks[i], actions[i], rewards[i], scores[i], options[0], options[1], options[2], shaping
        )
        illegal[i] += outcomes[i] == ILLEGAL
        seats[i] = rules.show(rows[i], masks[i], observations[i], observed)


@kernel(parallel=True)
def choose_all(masks: Any, actions: Any, number: Any) -> None:
    for i in prange(len(masks)):
        actions[i] = rules.any_legal(masks[i], rules.salted(i, number))


@kernel(parallel=True)
def play_all(rows: Any, decisions: Any, games: Any, options: Any) -> None:
    for i in prange(len(rows)):
        out = np.empty(MOST_BLOCKS, np.int32)
        games[i] += rules.play(rows[i], out, decisions, options[0], options[1], options[2])


# One row, for the check against games/state51.


@kernel()
def deal_one(g: Any, faction: Any, first: Any, rescoring: Any) -> None:
    rules.deal(g, faction, first, rescoring)


@kernel()
def legal_one(g: Any, out: Any) -> Any:
    return rules.asked_block(g), rules.legal(g, out, 0)


@kernel()
def apply_one(g: Any, action: Any) -> None:
    rules.apply(g, action)


@kernel()
def observe_one(g: Any, out: Any, seat: Any) -> None:
    rules.observe(g, out, seat)


@kernel()
def result_one(g: Any) -> Any:
    return rules.winner(g), rules.score(g, 0), rules.score(g, 1)
