"""Actions and positions as numbers, always in the same way: for networks, and for whoever holds many games in arrays.

An action is a number: each kind of action has a block of them, and inside it the arguments count like digits. An observation is
what a seat sees as small numbers, a byte each, in named sections. Neither depends on the deal; docs/environments.md has both.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .rules import Rules
from .state import Action, State

LARGEST: Final = 127  # what is more counts as that: numbers are bytes
QUESTION: Final = 4  # whole numbers of a question that are told

Section = tuple[str, int]  # its name, and how many numbers it has
Range = tuple[int, int]  # the least value of an argument, and how many there are


class Numbering:
    """A number for every action but asides. `ranges` says what the arguments of an action may be where their kinds have no names;
    arguments beyond those follow from the others."""

    __slots__ = ("blocks", "count", "rules")

    def __init__(self, rules: Rules, ranges: dict[str, tuple[Range, ...]], seats: int) -> None:
        self.rules = rules
        self.blocks: dict[str, tuple[int, tuple[Range, ...]]] = {}  # by action: its first number, and its arguments
        self.count = 0
        for name in sorted(rules.actions):
            if name not in rules.asides:
                arguments = ranges[name] if name in ranges else self.named(name, seats)
                self.blocks[name] = (self.count, arguments)
                size = 1
                for _, several in arguments:
                    size *= several
                self.count += size

    def named(self, action: str, seats: int) -> tuple[Range, ...]:
        found: list[Range] = []
        for kind in self.rules.actions[action].kinds:
            if kind == "seat":
                found.append((0, seats))
            else:
                names = self.rules.catalogues[kind]
                found.append((-1, len(names.names) + 1) if names.dash else (0, len(names.names)))
        return tuple(found)

    def number(self, action: Action) -> int:
        first, arguments = self.blocks[action[0]]
        number = 0
        for i, (least, several) in enumerate(arguments):
            digit: int = action[i + 1] - least
            assert 0 <= digit < several, action
            number = number * several + digit
        return first + number

    def numbers(self, legal: list[Action]) -> list[int]:
        return [self.number(action) for action in legal]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game is told in numbers."""

    def __init__(self, game: str, actions: int, sections: list[Section]) -> None:
        self.game = game
        self.actions = actions  # numbers of actions are below this
        self.sections = sections
        self.size = sum([size for _, size in sections])

    def encode(self, g: State, seat: int, legal: list[Action]) -> tuple[bytes, list[int]]:
        """What a seat sees, and the numbers of its legal actions: nothing in them depends on what it cannot see."""
        raise NotImplementedError


def places(sections: list[Section]) -> dict[str, int]:
    """Where each section begins."""
    found: dict[str, int] = {}
    at = 0
    for name, size in sections:
        found[name] = at
        at += size
    return found


def clipped(value: int) -> int:
    return 0 if value < 0 else LARGEST if value > LARGEST else value


def put(numbers: bytearray, at: int, values: list[int]) -> None:
    """Write values one after the other: at once, unless some are too small or too large."""
    try:
        told = bytes(values)
        fit = told.isascii()  # no byte is more than LARGEST
    except ValueError:
        fit = False
    if not fit:
        told = bytes([clipped(value) for value in values])
    numbers[at : at + len(values)] = told


def mark(numbers: bytearray, at: int, index: int) -> None:
    """A one among zeros; an index below 0 is none."""
    if index >= 0:
        numbers[at + index] = 1


def tally(numbers: bytearray, at: int, items: list[int]) -> None:
    """How often each item is there."""
    for item in items:
        numbers[at + item] += 1


def bits(numbers: bytearray, at: int, mask: int, count: int) -> None:
    if mask:
        for i in range(count):
            if mask >> i & 1:
                numbers[at + i] = 1


def relative(seat: int, other: int, seats: int) -> int:
    """Which seat another one is, told clockwise from this one; below 0 is none."""
    return other if other < 0 else (other - seat) % seats


class Opening:
    """What observations begin with: how far the game is, and what the seat is asked. Of a question these are its kind and the
    first whole numbers it is about, each a little larger, so that 0 is none."""

    __slots__ = ("asks", "at", "rules", "sections")

    def __init__(self, rules: Rules, phases: int) -> None:
        self.rules = rules
        self.asks = sorted(rules.asks)
        self.sections: list[Section] = [
            ("round", 1), ("phase", phases), ("players", 1), ("asked", 1), ("ask", len(self.asks)), ("question", QUESTION),
        ]  # fmt: skip
        self.at = places(self.sections)

    def write(self, numbers: bytearray, g: State, seat: int, phase: int, seats: int) -> None:
        at = self.at
        numbers[at["round"]] = clipped(g.round)
        mark(numbers, at["phase"], phase)
        numbers[at["players"]] = seats
        task = self.rules.waiting(g, seat)
        if task is not None:
            numbers[at["asked"]] = 1
            mark(numbers, at["ask"], self.asks.index(task[0]))
            put(numbers, at["question"], [value + 1 if isinstance(value, int) else 0 for value in task[2 : 2 + QUESTION]])
