"""A network that learned a game by playing against itself: what it makes of an observation, with NumPy alone."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..kernel.game import Game
from ..kernel.problem import Problem
from .weights import Numbers, load, save

Layers = list[tuple[Numbers, Numbers]]  # weights and biases, from what is seen to what is told

STEPS: Final = 510  # from zero to the largest weight of a row: ten bits with the sign
FINER: Final = 4  # steps that a byte does not tell apart
TINY: Final = 1e-4  # for rows of zeros


class Network:
    """Two hidden layers; the last one gives a number for each possible action and, at its end, the value: about 1 for a game that
    is won, -1 for one that is lost."""

    def __init__(self, layers: Layers) -> None:
        (self.first, self.first_bias), (self.second, self.second_bias), (last, self.last_bias) = layers
        self.last = np.ascontiguousarray(last.T)  # a row for each output, since few are asked for

    def judge(self, observation: bytes, outputs: list[int]) -> tuple[Numbers, float]:
        """The chances it gives the actions with these outputs, one at least, and the value."""
        seen = np.frombuffer(observation, np.int8).astype(np.float32)
        some = np.flatnonzero(seen)  # most numbers are zeros
        numbers = np.maximum(seen[some] @ self.first[some] + self.first_bias, 0)
        numbers = np.maximum(numbers @ self.second + self.second_bias, 0)
        rows = [*outputs, -1]
        told = self.last[rows] @ numbers + self.last_bias[rows]
        wishes = np.exp(told[:-1] - told[:-1].max())
        return wishes / wishes.sum(), float(told[-1])


def read(game: Game, path: Path | None = None) -> Network:
    """The network of a game, as shipped or from a file of its own."""
    file = load(game, path)
    if "mean" in file:  # a judgement of positions, which says nothing about actions
        raise Problem("network-missing", game=game.name)
    return Network([(weights_of(file, i), file[f"biases{i}"]) for i in range(3)])


def weights_of(file: dict[str, Numbers], i: int) -> Numbers:
    steps: Numbers = file[f"coarse{i}"] * FINER + file[f"fine{i}"]
    return steps * file[f"largest{i}"][:, None] * np.float32(1 / STEPS)


def write(game: Game, layers: Layers, path: Path) -> None:
    """Each row of weights in steps of its largest. What tells steps apart that a byte cannot is kept by itself, so that it takes
    no more than its two bits when the file is compressed."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    for i, (weights, biases) in enumerate(layers):
        largest = np.maximum(np.abs(weights).max(axis=1), TINY).astype(np.float16)
        steps = np.rint(weights / largest[:, None].astype(np.float32) * STEPS).clip(-STEPS, STEPS).astype(np.int16)
        arrays[f"coarse{i}"], arrays[f"fine{i}"] = (steps // FINER).astype(np.int8), (steps % FINER).astype(np.uint8)
        arrays[f"largest{i}"], arrays[f"biases{i}"] = largest, biases
    save(game, arrays, path)
