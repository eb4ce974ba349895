"""A network that learned a game by playing against itself: what it makes of an observation, with NumPy alone.

A file of weights says for which rules and which content it was trained; for others it is not used.
"""

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ..kernel.game import Game
from ..kernel.problem import Problem

Numbers = npt.NDArray[np.float32]
Layers = list[tuple[Numbers, Numbers]]  # weights and biases, from what is seen to what is told
WEIGHTS: Final = Path(__file__).parent / "weights"


class Network:
    """Two hidden layers; the last one gives a number for each possible action and, at its end, the value: about 1 for a game that
    is won, -1 for one that is lost."""

    def __init__(self, layers: Layers) -> None:
        (self.first, self.first_bias), (self.second, self.second_bias), (last, self.last_bias) = layers
        self.last = np.ascontiguousarray(last.T)  # a row for each output, since few are asked for

    def judge(self, observation: bytes, outputs: list[int]) -> tuple[Numbers, float]:
        """The chances it gives the actions with these outputs, and the value."""
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
    path = path or WEIGHTS / f"{game.name}.npz"
    if not path.exists():
        raise Problem("expert-missing", game=game.name)
    with np.load(path) as file:
        if int(file["rules"]) != game.version or str(file["content"]) != game.content:
            raise Problem("expert-stale", game=game.name)
        return Network([(file[f"weights{i}"].astype(np.float32), file[f"biases{i}"].astype(np.float32)) for i in range(3)])


def write(game: Game, layers: Layers, path: Path) -> None:
    arrays: dict[str, npt.NDArray[np.generic]] = {"rules": np.array(game.version), "content": np.array(game.content)}
    for i, (weights, biases) in enumerate(layers):
        arrays[f"weights{i}"] = weights.astype(np.float16)
        arrays[f"biases{i}"] = biases.astype(np.float16)
    np.savez_compressed(path, allow_pickle=False, **arrays)
