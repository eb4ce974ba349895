"""A learned sense of who will win: several small networks that have seen different games, and what they think on average. With
NumPy alone; what they are asked about are the features of a game's strategy."""

from functools import cache
from typing import Final

import numpy as np

from ..kernel.game import Game
from .weights import Numbers, load

FARTHEST: Final = 8.0  # standard deviations from the mean that a feature is taken to be away, at most


class Judgement:
    """Two hidden layers each: `weights0` has, by network, a row for each feature, and so on up to one number. Features are
    measured from their `mean` and multiplied by their `scale` first."""

    def __init__(self, file: dict[str, Numbers]) -> None:
        self.mean, self.scale = file["mean"], file["scale"]
        networks, _, self.width = file["weights0"].shape
        self.networks = networks
        self.first = np.ascontiguousarray(np.concatenate(list(file["weights0"]), axis=1))
        self.first_bias = file["biases0"].reshape(-1)
        self.second, self.second_bias = file["weights1"], file["biases1"].reshape(networks, 1, -1)
        self.last, self.last_bias = file["weights2"].reshape(networks, -1, 1), file["biases2"].reshape(-1)

    def chance(self, features: list[float]) -> float:
        """The chance to win, from 0 to 1."""
        seen = ((np.array(features, np.float32) - self.mean) * self.scale).clip(-FARTHEST, FARTHEST)
        hidden = np.maximum(seen @ self.first + self.first_bias, 0).reshape(self.networks, 1, self.width)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        told = (hidden @ self.last).reshape(-1) + self.last_bias
        return float((1 / (1 + np.exp(-told))).mean())


@cache
def shipped(game: Game) -> Judgement:
    """What comes with the package; a Problem where there is nothing for this game, its rules and its content."""
    return Judgement(load(game))
