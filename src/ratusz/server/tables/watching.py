"""A view that remembers what of it was looked at, so that what was made of it can be used again as long as that is the same.

Whoever looks gets plain values, and for what lies deeper another watched part; going through all of a part, comparing it or
taking a slice of it counts as having seen it whole, and what comes out is plain.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

Look = tuple[tuple[Any, ...], str, Any, Any]  # the way to a part, what was done there, with what, and what came of it

ITEM: Final = "item"
HAS: Final = "has"
SOME: Final = "some"
ALL: Final = "all"

MOST: Final = 64  # views of which something is remembered under one name
MISSING: Final = object()
PLAIN: Final = frozenset((str, int, bool, float, type(None)))
ENCODER: Final = msgspec.json.Encoder()


DEEDS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    ITEM: lambda part, key: part[key],
    HAS: lambda part, item: item in part,
    SOME: lambda part, _: bool(part),
    ALL: lambda part, _: part,
}


class Watched:
    """A part of a view, a dictionary or a list."""

    __slots__ = ("looks", "part", "way")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, part: Any, way: tuple[Any, ...], looks: list[Look]) -> None:
        self.part = part
        self.way = way
        self.looks = looks

    def whole(self) -> Any:
        self.looks.append((self.way, ALL, None, self.part))
        return self.part

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return self.whole()[key]
        try:
            found = self.part[key]
        except LookupError:  # that it is not there was seen as well
            self.whole()
            raise
        if type(found) in (dict, list):
            return Watched(found, (*self.way, key), self.looks)
        self.looks.append((self.way, ITEM, key, found))
        return found

    def get(self, key: Any, default: Any = None) -> Any:
        there = key in self
        return self[key] if there else default

    def __contains__(self, item: Any) -> bool:
        found = item in self.part
        self.looks.append((self.way, HAS, item, found))
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter(self.whole())

    def __bool__(self) -> bool:
        self.looks.append((self.way, SOME, None, bool(self.part)))
        return bool(self.part)

    def __len__(self) -> int:
        return len(self.whole())

    def __eq__(self, other: object) -> bool:
        return bool(self.whole() == other)

    def __add__(self, other: Any) -> Any:
        return self.whole() + (other.whole() if isinstance(other, Watched) else other)

    def __getattr__(self, name: str) -> Any:
        """Methods such as `items` or `index`, of the whole."""
        return getattr(self.whole(), name)


def watched(view: Any, looks: list[Look]) -> Any:
    """A view for whoever reads it, to whom it is the view it stands for."""
    return Watched(view, (), looks)


class Fork:
    """A look, and where to go on by what it sees."""

    __slots__ = ("look", "ways")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.ways: dict[Any, Any] = {}  # more forks, and at the end what was made

    def sees(self, view: Any) -> Any:
        way, did, what, _ = self.look
        try:
            part = view
            for step in way:
                part = part[step]
            found = part[what] if did is ITEM else DEEDS[did](part, what)
        except (KeyError, IndexError, TypeError):  # in this view there is nothing to look at
            return MISSING
        return found if type(found) in PLAIN else ENCODER.encode(found)


class Remembered:
    """What was made of views, found again by looking at what was looked at then, and in the same order: whoever makes it looks
    on by what he has seen."""

    __slots__ = ("count", "root")

    def __init__(self) -> None:
        self.root: Any = None
        self.count = 0

    def find(self, view: Any) -> Any:
        """What was made of a view that is the same as far as it was looked at, or None."""
        node = self.root
        while type(node) is Fork:
            node = node.ways.get(node.sees(view))
        return node

    def keep(self, view: Any, looks: list[Look], made: Any) -> None:
        """What was made of a view, with these looks; it is not there yet."""
        if self.count >= MOST:
            self.root, self.count = None, 0
        self.count += 1
        rest = iter(looks)
        look = next(rest, None)
        if look is None or self.root is None:
            self.root = Fork(look) if look is not None else made
        node = self.root
        while look is not None:
            if node.look[:3] == look[:3]:
                look = next(rest, None)
            seen = node.sees(view)
            there = node.ways.get(seen)
            if there is None:
                there = node.ways[seen] = made if look is None else Fork(look)
            elif look is None:
                return  # somebody has looked on though he saw the same: it would not be found
            node = there
