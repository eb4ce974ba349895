"""Steps a second of environments, one table and many, beside one of PettingZoo's: python -m bench.environments [SECONDS each].

Everybody plays random legal actions, chosen from the mask in the same way; observations and masks are made at every step. By CPU
time. Prints JSON; null: not installed.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

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


def batched(seconds: float) -> float:
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


def holdem(seconds: float) -> float | None:
    if find_spec("rlcard") is None or find_spec("pygame") is None:
        return None
    return single(import_module("pettingzoo.classic.texas_holdem_v4").env(), seconds)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    figures: dict[str, float | None] = {}
    for game, module in MODULES.items():
        figures[f"{game}_v0, one table"] = single(module.env(), seconds)
        figures[f"{game}, {COUNT} tables (Tables)"] = several(game, seconds)
    figures[f"state51, {BATCH} tables (ratusz.vector.Batch)"] = batched(seconds) if find_spec("numba") else None
    figures["PettingZoo's texas_holdem_v4, one table"] = holdem(seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
