"""The tree of a search. An edge is what was done, never what was hidden, so that all guesses share it; seats that are asked
together choose each for itself."""

import math
from typing import Final

from ..kernel.state import Action

CURIOSITY: Final = 4.0  # how much chances beforehand count against what came of an answer; found in matches, as is the next one
DOUBT: Final = 0.3  # how much worse an answer never given is thought to be than those that were; both in widths of a spread


class Arm:
    """One answer of one seat: its chance to be given beforehand, how often it was possible, how often it was tried, and what came
    of it in all, each time by how much the guess counted."""

    __slots__ = ("given", "possible", "prior", "total", "weight")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.possible = 0
        self.given = 0
        self.total = 0.0
        self.weight = 0.0

    def add(self, value: float, weight: float) -> None:
        self.given += 1
        self.total += value * weight
        self.weight += weight


Arms = dict[Action, Arm]


class Node:
    """A moment of the game as far as it is known by what was done since the root."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}
        self.children: dict[tuple[Action, ...], Node] = {}

    def add(self, seat: int, legal: list[Action], chances: list[float]) -> Arms:
        """Arms for the answers that have none yet."""
        arms = self.arms.setdefault(seat, {})
        for action, chance in zip(legal, chances, strict=True):
            if action not in arms:
                arms[action] = Arm(chance)
        return arms

    def child(self, answers: list[Action]) -> "Node":
        key = tuple(answers)
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


class Spread:
    """How far the values lie apart that a seat met in this search: what it explores by, whatever the scale of a game's evaluation
    and however decided the game is."""

    __slots__ = ("count", "squares", "total", "width")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.width = 0.0  # the standard deviation

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        mean = self.total / self.count
        self.width = math.sqrt(max(0.0, self.squares / self.count - mean * mean))


def most_promising(arms: Arms, legal: list[Action], width: float) -> Action:
    """The answer with the best upper bound: what came of it, and its chance beforehand while it was tried seldom. The bound grows
    with how often an answer was possible, not with the visits of the node: what is seldom possible is not neglected."""
    total = weight = 0.0
    for action in legal:
        arm = arms[action]
        arm.possible += 1
        total += arm.total
        weight += arm.weight
    unknown = total / weight - DOUBT * width if weight else 0.0
    curiosity = CURIOSITY * width or 1.0  # before anything is known, chances alone count
    best = -math.inf
    chosen = legal[0]
    for action in legal:
        arm = arms[action]
        worth = arm.total / arm.weight if arm.given else unknown
        bound = worth + curiosity * arm.prior * math.sqrt(arm.possible) / (1 + arm.given)
        if bound > best:
            best = bound
            chosen = action
    return chosen
