"""Many tables of any game that are stepped together, in arrays like those of `ratusz.vector.Batch`, over the rules themselves."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.game import Value
from .seated import Seated

ENDED = 1
ILLEGAL = 2


class Tables:
    """`count` games, all waiting for a decision. Its arrays are written anew by every step:

    - `seats`: whose decision it is;
    - `masks`: the legal actions, a 1 each;
    - `observations`: what that seat sees;
    - `rewards`: for every seat, what the last action brought: the result at the end, else 0;
    - `outcomes`: 0, or ENDED (1): the game ended and a new one was dealt, or ILLEGAL (2): nothing was done.
    """

    def __init__(self, game: str, count: int, seats: int | None = None, options: dict[str, Value] | None = None) -> None:
        if count < 1:
            raise ValueError(f"There must be one table at least, not {count}.")
        self.tables = [Seated(game, seats, options) for _ in range(count)]
        self.encoding = self.tables[0].encoding
        self.seats = np.zeros(count, np.int8)
        self.masks = np.zeros((count, self.encoding.actions), np.int8)
        self.observations = np.zeros((count, self.encoding.size), np.int8)
        self.mask, self.seen = [array.data.cast("B") for array in (self.masks, self.observations)]  # quicker to write to
        self.rewards = np.zeros((count, self.tables[0].seats), np.float32)
        self.outcomes = np.zeros(count, np.int8)
        self.legal: list[list[int]] = [[] for _ in range(count)]  # the numbers that are in the masks

    def reset(self, seed: int = 0) -> None:
        """Deal new games: the seed stands for itself and those that follow it."""
        self.rewards[:] = 0
        self.outcomes[:] = 0
        for number, table in enumerate(self.tables):
            table.deal(seed + number)
            self.show(number)

    def step(self, actions: npt.NDArray[Any] | list[int]) -> None:
        """Carry out an action at each table."""
        if len(actions) != len(self.tables):
            raise ValueError(f"There must be an action for each of the {len(self.tables)} tables, not {len(actions)}.")
        self.rewards[:] = 0
        self.outcomes[:] = 0
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            seat = int(self.seats[number])
            if not table.allows(seat, int(action)):
                self.outcomes[number] = ILLEGAL
                continue
            table.act(seat, int(action))
            if not table.asked():
                self.rewards[number] = table.results()
                self.outcomes[number] = ENDED
                table.deal()
            self.show(number)

    def show(self, number: int) -> None:
        table = self.tables[number]
        seat = table.asked()[0]
        seen, numbers, _ = table.look(seat)
        self.seats[number] = seat
        row = number * self.encoding.actions
        for action in self.legal[number]:
            self.mask[row + action] = 0
        for action in numbers:
            self.mask[row + action] = 1
        self.legal[number] = numbers
        self.seen[number * len(seen) : (number + 1) * len(seen)] = seen
