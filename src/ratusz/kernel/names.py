"""Things known by name. A game counts them; people write their names: one, several, or those whose bits a mask has."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from .position import Reader, shown
from .problem import Problem
from .text import Kind

NONE: Final = -1
DASH: Final = "-"
LISTED: Final = 24  # names a complaint lists; of more, only the nearest
NEAREST: Final = 5


class Names:
    """A catalogue: what has a number has a name. Where there may be nothing, `dash` stands for NONE."""

    __slots__ = ("dash", "names", "numbers", "what")

    def __init__(self, what: str, names: Iterable[str], dash: bool = False) -> None:
        self.what = what
        self.names: tuple[str, ...] = tuple(names)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.dash = dash

    # In actions and tasks (see text.py).

    def write(self, g: Any, seat: int, value: Any) -> str:
        return DASH if value == NONE else self.names[value]

    def read(self, g: Any, seat: int, word: Any) -> int:
        if self.dash and word == DASH:
            return NONE
        if not isinstance(word, str) or word not in self.numbers:
            known, more = choices(word, self.names)
            raise Problem("name-unknown", what=self.what, got=shown(word), known=known, more=more)
        return self.numbers[word]

    # In positions.

    def number(self, word: Any, where: str) -> int:
        if not isinstance(word, str) or word not in self.numbers:
            known, more = choices(word, self.names)
            raise Problem("position-choice", where=where, got=shown(word), known=known, more=more)
        return self.numbers[word]

    def single(self, reader: Reader, key: str) -> int:
        """The one an entry names; NONE if there is no such entry, or a dash."""
        word = reader.data.pop(key, None)
        return NONE if word is None or word == DASH else self.number(word, reader.place(key))

    def listed(self, reader: Reader, key: str) -> list[int]:
        return [self.number(word, reader.place(key)) for word in reader.items(key)]

    def mask(self, reader: Reader, key: str) -> int:
        """Those a list names, each once, as a mask."""
        found = self.listed(reader, key)
        self.once(found)
        return sum([1 << number for number in found])

    def words(self, mask: int) -> list[str]:
        return [name for number, name in enumerate(self.names) if mask >> number & 1]

    def once(self, numbers: list[int]) -> None:
        """There is one of each."""
        for number in numbers:
            if numbers.count(number) > 1:
                raise twice(self.names[number], numbers.count(number), 1)

    def left(self, everything: list[int], lying: list[int]) -> list[int]:
        """What nobody has mentioned; what is mentioned more often than it is there is refused."""
        rest = everything.copy()
        for number in lying:
            if number not in rest:
                raise twice(self.names[number], lying.count(number), everything.count(number))
            rest.remove(number)
        return rest


class Masks:
    """Several of a catalogue as a list of names; in a mask each has its bit."""

    __slots__ = ("of",)

    def __init__(self, of: Names) -> None:
        self.of = of

    def write(self, g: Any, seat: int, mask: Any) -> list[str]:
        return self.of.words(mask)

    def read(self, g: Any, seat: int, data: Any) -> int:
        found = [self.of.read(g, seat, word) for word in as_list(data)]
        self.of.once(found)
        return sum([1 << number for number in found])


class Several:
    """A tuple of values of another kind as a list of words."""

    __slots__ = ("of",)

    def __init__(self, of: Kind) -> None:
        self.of = of

    def write(self, g: Any, seat: int, values: Any) -> list[Any]:
        return [self.of.write(g, seat, value) for value in values]

    def read(self, g: Any, seat: int, data: Any) -> tuple[Any, ...]:
        return tuple([self.of.read(g, seat, word) for word in as_list(data)])


class Seats:
    """The seats of a table, one or (as a mask) several; `count` says how many there are."""

    __slots__ = ("count",)

    def __init__(self, count: Callable[[Any], int]) -> None:
        self.count = count

    def write(self, g: Any, seat: int, value: Any) -> int:
        number: int = value
        return number

    def read(self, g: Any, seat: int, word: Any) -> int:
        text = shown(word)
        if text.isdecimal() and len(text) < 3 and int(text) < self.count(g):
            return int(text)
        raise Problem("seat", got=text, seats=self.count(g))

    def write_mask(self, g: Any, seat: int, mask: Any) -> list[int]:
        return [other for other in range(self.count(g)) if mask >> other & 1]

    def read_mask(self, g: Any, seat: int, data: Any) -> int:
        mask = 0
        for word in as_list(data):
            mask |= 1 << self.read(g, seat, word)
        return mask


def as_list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise Problem("position-type", where="next", want="list", got=shown(data))
    return data


def choices(word: Any, names: Sequence[str]) -> tuple[str, int]:
    """Names to choose from, and how many more there are: of many, only those most like what was written."""
    near = list(names) if len(names) <= LISTED else get_close_matches(shown(word), names, NEAREST, 0.0)
    return ", ".join(near), len(names) - len(near)


def twice(name: str, got: int, most: int) -> Problem:
    return Problem("position-twice", card=name, got=got, most=most)


def read_fixed(reader: Reader, known: dict[str, int]) -> tuple[int | tuple[int, ...], ...]:
    """What chance will bring: a number, or the cards that come to the top of a deck that is shuffled, by name or by number."""
    found: list[int | tuple[int, ...]] = []
    for outcome in reader.items("fixed"):
        if isinstance(outcome, list):
            found.append(tuple([fixed_card(card, known) for card in outcome]))
        elif isinstance(outcome, int) and not isinstance(outcome, bool) and outcome >= 0:
            found.append(outcome)
        else:
            raise Problem("position-type", where="fixed", want="number or list", got=shown(outcome))
    return tuple(found)


def fixed_card(card: Any, known: dict[str, int]) -> int:
    if isinstance(card, int) and not isinstance(card, bool) and 0 <= card <= max(known.values()):
        return card
    if not isinstance(card, str) or card not in known:
        near, more = choices(card, list(known))
        raise Problem("position-choice", where="fixed", got=shown(card), known=near, more=more)
    return known[card]
