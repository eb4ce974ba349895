"""A game that is played by numbers: what all environments are made of."""

from random import Random
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..games.catalogue import game_named, manifest, part
from ..kernel.game import Value
from ..kernel.numbering import LARGEST, Encoding
from ..kernel.problem import Problem
from ..kernel.state import Action, State

Bytes = npt.NDArray[np.int8]
Form = Literal["vector", "dictionary"]
VECTOR: Final[Form] = "vector"


def encoding_of(game: str) -> Encoding:
    named = manifest(game).encoding
    if not named:
        raise Problem("encoding-none", game=game)
    found: Encoding = part(game, named)
    return found


class Seated:
    """One table. Equal seeds are equal games."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Value] | None) -> None:
        self.game = game_named(game)
        self.rules = self.game.rules
        self.encoding = encoding_of(game)
        self.options = self.game.complete(options or {})
        self.seats = self.game.seats[0] if seats is None else seats
        self.dice = Random()
        self.g: State
        self.looks: dict[int, tuple[bytes, list[int], list[Action]]] = {}  # what was told in this position
        self.game.new(self.seats, self.options, "")  # a wrong number of players is told here

    def deal(self, seed: int | None = None) -> None:
        """A new game; a seed is for this game and the ones that follow it."""
        if seed is not None:
            self.dice = Random(seed)
        self.g = self.game.new(self.seats, self.options, str(self.dice.getrandbits(64)))
        self.rules.settle(self.g)
        self.looks = {}

    def asked(self) -> tuple[int, ...]:
        return self.rules.seats(self.g)

    def look(self, seat: int) -> tuple[bytes, list[int], list[Action]]:
        """What a seat sees, the numbers of its legal actions, and the actions themselves."""
        found = self.looks.get(seat)
        if found is None:
            legal = self.rules.options(self.g, seat)
            found = self.looks[seat] = (*self.encoding.encode(self.g, seat, legal), legal)
        return found

    def allows(self, seat: int, number: int) -> bool:
        return number in self.look(seat)[1]

    def act(self, seat: int, number: int) -> None:
        _, numbers, legal = self.look(seat)
        if number not in numbers:
            raise ValueError(f"Action {number} is not legal. The position:\n{self.game.position(self.g)}")
        self.do(seat, legal[numbers.index(number)])

    def do(self, seat: int, action: Action) -> None:
        self.rules.apply(self.g, seat, action)
        self.looks = {}

    def results(self) -> list[float]:
        """In the end: 1 for who has won, -1 for who has not, 0 for all if it is a draw."""
        winners = self.game.result(self.g).winners
        if not winners:
            return [-1.0 if manifest(self.game.name).common else 0.0] * self.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]


class Looks:
    """How a seat is told what it sees: as one vector, or as a dictionary of its sections; and which actions are legal."""

    def __init__(self, encoding: Encoding, form: Form) -> None:
        if form not in (VECTOR, "dictionary"):
            raise ValueError(f"There are no observations {form!r}: use 'vector' or 'dictionary'.")
        self.encoding = encoding
        self.form = form
        ends = np.cumsum([size for _, size in encoding.sections]).tolist()
        self.slices = {
            name: slice(end - size, end) for (name, size), end in zip(encoding.sections, ends, strict=True)
        }  # fmt: skip
        seen: spaces.Space[Any]
        if form == VECTOR:
            seen = spaces.Box(0, LARGEST, (encoding.size,), np.int8)
        else:
            seen = spaces.Dict({name: spaces.Box(0, LARGEST, (size,), np.int8) for name, size in encoding.sections})
        allowed = spaces.Box(0, 1, (encoding.actions,), np.int8)
        self.space = spaces.Dict({"observation": seen, "action_mask": allowed})
        self.actions = spaces.Discrete(encoding.actions)

    def told(self, table: Seated, seat: int) -> dict[str, Any]:
        seen, numbers, _ = table.look(seat)
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[numbers] = 1
        vector: Bytes = np.frombuffer(bytearray(seen), np.int8)
        if self.form == VECTOR:
            return {"observation": vector, "action_mask": mask}
        return {"observation": {name: vector[part] for name, part in self.slices.items()}, "action_mask": mask}
