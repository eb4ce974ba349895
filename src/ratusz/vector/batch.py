"""Many games of 51st State at once, as an environment for learning: reset, step, masks, observations, rewards, positions."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.state51.content.cards import FACTION_NAMES
from ..games.state51.game import GAME
from ..games.state51.strategy.encoding import ACTIONS, BLOCK, BLOCKS, SIZE
from ..kernel.game import Value
from . import positions
from .rules.rounds import RANDOM
from .rules.row import DEPTH, WORDS
from .rules.step import ILLEGAL
from .seeds import chances

DEVICES: Final = ("cpu", "cuda", "plain")  # plain: a few rows on the CPU, without compiling; no random play
REST: Final = 22  # bytes a game of everything but row, mask and observation


class IllegalAction(ValueError):
    """In checked mode: an action that is not legal in its row. Nothing was done in that row."""


class Batch:
    """`size` games, all waiting for a decision. Its arrays live on the device and are written anew by every step:

    - `seats`: whose decision it is;
    - `masks`: the legal actions, a bit each: block b, item i is bit i of word b (games/state51/strategy/encoding.py);
    - `observations`: what that seat sees, unless `observed` is False;
    - `rewards`: for both seats, what the last action brought: the result at the end (1, 0, -1), and `shaping` for each victory
      point by which the lead grew;
    - `outcomes`: 0, or ENDED (1): the game ended and a new one was dealt, or ILLEGAL (2): the action was not legal, nothing was
      done;
    - `illegal`: how many actions were not legal in a row, since the reset;
    - `scores`: of the last game that ended in a row.

    A game that ends makes room for a new one at once, whose deal goes on from the chance of its row.
    """

    def __init__(
        self,
        size: int,
        device: str = "cpu",
        *,
        observed: bool = True,
        shaping: float = 0.0,
        checked: bool = False,
        options: dict[str, Value] | None = None,
    ) -> None:
        if size < 1:
            raise ValueError(f"A batch has one game at least, not {size}.")
        if device not in DEVICES:
            raise ValueError(f"There is no device {device!r}: use {' or '.join(map(repr, DEVICES))}.")
        self.size = size
        self.device = device
        self.observed = observed
        self.shaping = shaping
        self.checked = checked
        chosen = GAME.complete(options or {})
        faction = RANDOM if chosen["faction"] == "random" else FACTION_NAMES.index(str(chosen["faction"]))
        first = RANDOM if chosen["first"] == "random" else int(chosen["first"])
        if device == "cuda":
            from .cuda import Cuda as Device
        elif device == "plain":
            from .plain import Plain as Device  # type: ignore[assignment]
        else:
            from .device import Cpu as Device  # type: ignore[assignment]
        self.on = Device(size, size * (4 * WORDS + 4 * BLOCKS + (SIZE if observed else 1) + REST))
        self.options = self.on.send(np.array([faction, first, int(chosen["rescoring"] == "on")], np.int32))
        self.rows = self.on.array(WORDS, np.int32)
        self.masks = self.on.array(BLOCKS, np.int32)
        self.observations = self.on.array(SIZE if observed else 1, np.int8)
        self.rewards = self.on.array(2, np.float32)
        self.scores = self.on.array(2, np.int16)
        self.seats = self.on.array(0, np.int8)
        self.outcomes = self.on.array(0, np.int8)
        self.illegal = self.on.array(0, np.int32)
        self.chosen = self.on.array(0, np.int32)
        self.shown = (self.masks, self.observations, self.seats)

    def reset(self, seeds: int | npt.NDArray[np.uint64] = 0) -> None:
        """Deal new games. One seed stands for itself and those that follow it; equal seeds are equal games, on every device."""
        if isinstance(seeds, int):
            seeds = np.arange(seeds, seeds + self.size, dtype=np.uint64)
        if seeds.shape != (self.size,):
            raise ValueError(f"There must be one seed for each of the {self.size} games, not {seeds.shape}.")
        self.on.run("deal_all", self.rows, self.on.send(chances(seeds.astype(np.uint64))), self.options)
        self.illegal = self.on.array(0, np.int32)
        self.show()

    def step(self, actions: Any) -> None:
        """Carry out an action for each game: an array of numbers on the device, or anything the device can read as one."""
        found = self.on.read(actions)
        before = self.on.fetch(self.rows) if self.checked else None
        self.on.run(
            "step_all", self.rows, *self.shown, found, self.rewards, self.scores, self.outcomes, self.illegal, self.options,
            np.float32(self.shaping), int(self.observed),
        )  # fmt: skip
        if before is not None:
            self.complain(before, self.on.fetch(found))

    def complain(self, before: npt.NDArray[np.int32], actions: npt.NDArray[Any]) -> None:
        wrong = np.flatnonzero(self.on.fetch(self.outcomes) == ILLEGAL)
        if len(wrong):
            row, action = int(wrong[0]), int(actions[wrong[0]])
            raise IllegalAction(
                f"Action {action} (block {action // BLOCK}, item {action % BLOCK}) is not legal in row {row}, nor are"
                f" {len(wrong) - 1} others in theirs. The position of row {row}:\n{positions.position(before[row])}"
            )

    def choose(self, number: int) -> Any:
        """A legal action for each game by chance, in an array on the device; another one for each number."""
        self.on.run("choose_all", self.masks, self.chosen, number)
        return self.chosen

    def play(self, decisions: int) -> int:
        """That many random decisions in every game, dealing anew after each that ends; how many games ended."""
        games = self.on.zeros(np.int32)
        self.on.run("play_all", self.rows, decisions, games, self.options)
        self.show()
        return int(self.on.fetch(games).sum())

    def show(self) -> None:
        """Write masks, observations and seats anew, after rows were changed otherwise than by a step."""
        self.on.run("show_all", self.rows, *self.shown, int(self.observed))

    def legal(self) -> npt.NDArray[np.bool_]:
        """The masks as booleans, one for each action, on this side."""
        words = self.on.fetch(self.masks)
        bits = np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=1, bitorder="little")
        return bits[:, :ACTIONS].astype(np.bool_)

    def position(self, row: int) -> str:
        """The game in a row as a position text, for the page, the terminal or a test."""
        return positions.position(self.on.fetch_row(self.rows, row))

    def place(self, row: int, text: str) -> None:
        """Put a position into a row."""
        g = positions.place(text)
        if g[DEPTH] == 0:
            raise ValueError("The game in this position is over; a row of a batch waits for a decision.")
        self.on.send_row(g, self.rows, row)
        self.show()
