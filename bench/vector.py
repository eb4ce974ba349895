"""Measure the vector engine: python -m bench.vector [--json] [--seconds N]. Decisions a second, null where there is no device.

A playout decides at random inside the engine, many decisions a call; a step is one decision a call, as a learner makes them: a
random legal action is chosen from the masks, then carried out, and masks (and observations) are written. CPU figures count CPU
time.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from ratusz.vector import Batch
from ratusz.vector.loading import kept
from ratusz.vector.rules.row import WORDS

PLAYOUT = 500  # decisions a call


def rate(batch: Batch, call: Callable[[int], object], decisions: int, seconds: float, clock: Callable[[], float]) -> float:
    """Decisions a second of `call`, after a call to warm up."""
    call(0)
    batch.on.wait()
    began = clock()
    calls = 0
    while calls == 0 or clock() - began < seconds:
        for _ in range(10 if decisions == 1 else 1):
            calls += 1
            call(calls)
        batch.on.wait()
    return batch.size * decisions * calls / (clock() - began)


def playouts(size: int, device: str, seconds: float, clock: Callable[[], float]) -> float:
    batch = Batch(size, device, observed=False)
    batch.reset()
    games = batch.on.zeros("int32")
    return rate(batch, lambda _: batch.on.run("play_all", batch.rows, PLAYOUT, games, batch.options), PLAYOUT, seconds, clock)


def steps(size: int, device: str, observed: bool, seconds: float, clock: Callable[[], float]) -> float:
    batch = Batch(size, device, observed=observed)
    batch.reset()
    batch.play(100)  # games in all their rounds
    return rate(batch, lambda number: batch.step(batch.choose(number)), 1, seconds, clock)


def on_cpu(seconds: float) -> dict[str, float]:
    from numba import set_num_threads

    cores = len(os.sched_getaffinity(0))
    set_num_threads(1)
    figures = {
        "cpu_core": playouts(256, "cpu", seconds, time.process_time),
        "cpu_core_step": steps(4096, "cpu", False, seconds, time.process_time),
        "cpu_core_step_observed": steps(4096, "cpu", True, seconds, time.process_time),
    }
    set_num_threads(cores)
    figures["cpu_all"] = playouts(256 * cores, "cpu", seconds, time.perf_counter)
    figures["cpu_all_step"] = steps(4096 * cores, "cpu", False, seconds, time.perf_counter)
    return figures


def on_gpu(seconds: float) -> dict[str, float | None]:
    names = ("gpu_playout", "gpu_step", "gpu_step_observed")
    try:
        Batch(1, "cuda")
    except (ImportError, RuntimeError):
        return dict.fromkeys(names)
    size = 1 << 20
    return {
        "gpu_playout": playouts(size, "cuda", seconds, time.perf_counter),
        "gpu_step": steps(size, "cuda", False, seconds, time.perf_counter),
        "gpu_step_observed": steps(size, "cuda", True, seconds, time.perf_counter),
    }


def compile_seconds(device: str) -> float:
    """CPU time until every function of a device is there, compiled or kept from an earlier run."""
    began = time.process_time()
    batch = Batch(2, device)
    batch.reset()
    batch.step(batch.choose(0))
    batch.play(1)
    return time.process_time() - began


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    options = parser.parse_args(arguments)
    figures: dict[str, Any] = {
        "row_bytes": 4 * WORDS,
        "cores": len(os.sched_getaffinity(0)),
        "compiled_before": kept("cpu").is_dir(),
    }
    figures["cpu_compile_seconds"] = compile_seconds("cpu")
    figures |= on_cpu(options.seconds)
    figures |= on_gpu(options.seconds)
    if options.json:
        print(json.dumps({name: round(value, 1) if isinstance(value, float) else value for name, value in figures.items()}))
        return
    for name, value in figures.items():
        print(f"{name:26}{'no device' if value is None else f'{value:,.0f}':>18}")


if __name__ == "__main__":
    main(sys.argv[1:])
