"""Steps a second of environments, one table and many, beside PettingZoo's and Catanatron's: python -m bench.environments [SECONDS
each].

Everybody plays random legal actions, chosen from the mask in the same way; observations and masks are made at every step. By CPU
time. Prints JSON; a text: what is to be installed.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import gymnasium

from ratusz.rl import Tables, frostpunk_v0, newangeles_v0, state51_v0

MODULES = {"state51": state51_v0, "newangeles": newangeles_v0, "frostpunk": frostpunk_v0}
COUNT = 64
BATCH = 4096
CALLS = 50  # between two looks at the clock


def rate(call: Callable[[], int], seconds: float) -> float:
    """Steps a second; each call says how many it made."""
    call()
    steps = 0
    began = now = time.process_time()
    while now - began < seconds:
        for _ in range(CALLS):
            steps += call()
        now = time.process_time()
    return steps / (now - began)


def single(table: Any, seconds: float) -> float:
    dice = random.Random(1)
    table.reset(seed=1)

    def step() -> int:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            return 0
        table.step(dice.choice(seen["action_mask"].nonzero()[0]))
        return 1

    return rate(step, seconds)


def several(game: str, seconds: float) -> float:
    dice = random.Random(1)
    tables = Tables(game, COUNT)
    tables.reset(seed=1)

    def step() -> int:
        tables.step([dice.choice(numbers) for numbers in tables.legal])
        return COUNT

    return rate(step, seconds)


def batched(seconds: float) -> float | str:
    if find_spec("numba") is None:
        return "pip install 'ratusz[vector]'"
    from numba import set_num_threads

    from ratusz.vector import Batch

    set_num_threads(1)
    batch = Batch(BATCH)
    batch.reset(1)
    numbers = iter(range(sys.maxsize))

    def step() -> int:
        batch.step(batch.choose(next(numbers)))
        return BATCH

    return rate(step, seconds)


def against_random(table: Any, legal: Callable[[Any, dict[str, Any]], Any], seconds: float) -> float:
    """Steps of the learner's; what the others do in between is part of them."""
    dice = random.Random(1)
    told: list[Any] = list(table.reset(seed=1))

    def step() -> int:
        told[0], _, over, cut, told[1] = table.step(dice.choice(legal(*told)))
        if over or cut:
            told[:] = table.reset()
        return 1

    return rate(step, seconds)


def gym(game: str, seconds: float) -> float:
    table = gymnasium.make(f"ratusz/{game}-v0", against="random", disable_env_checker=True)
    return against_random(table, lambda seen, _: seen["action_mask"].nonzero()[0], seconds)


def holdem(seconds: float) -> float | str:
    if find_spec("rlcard") is None or find_spec("pygame") is None:
        return "pip install rlcard pygame"
    return single(import_module("pettingzoo.classic.texas_holdem_v4").env(), seconds)


def catan(seconds: float) -> float | str:
    if find_spec("catanatron_gym") is None or find_spec("catanatron") is None:
        return "pip install catanatron; pip install --no-deps catanatron-gym"  # it wants an old Gymnasium, and runs with ours
    table = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    return against_random(table, lambda _, info: info["valid_actions"], seconds)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    figures: dict[str, float | str] = {}
    for game, module in MODULES.items():
        figures[f"{game}_v0, one table"] = single(module.env(), seconds)
        figures[f"ratusz/{game}-v0, one table against random"] = gym(game, seconds)
        figures[f"{game}, {COUNT} tables (Tables)"] = several(game, seconds)
    figures[f"state51, {BATCH} tables (ratusz.vector.Batch)"] = batched(seconds)
    figures["PettingZoo's texas_holdem_v4, one table"] = holdem(seconds)
    figures["Catanatron's catanatron-v1, one table against random"] = catan(seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
