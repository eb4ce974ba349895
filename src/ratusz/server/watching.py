"""A view that remembers what of it was looked at, so that what was made of it can be used again as long as that is the same.

Whoever looks gets plain values, and for what lies deeper another watched part; going through all of a part, comparing it or
taking a slice of it counts as having seen it whole, and what comes out is plain.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

Look = tuple[tuple[Any, ...], str, Any, Any]  # the way to a part, what was done there, with what, and what came of it

V = TypeVar("V")

ITEM: Final = "item"
HAS: Final = "has"
SOME: Final = "some"
ALL: Final = "all"


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


def watched(view: V, looks: list[Look]) -> V:
    """A view for whoever reads it, to whom it is the view it stands for."""
    part: Any = Watched(view, (), looks)
    seen: V = part
    return seen


def same(view: Any, looks: list[Look]) -> bool:
    """Whether all these looks would see the same in another view."""
    try:
        for way, did, what, seen in looks:
            part = view
            for step in way:
                part = part[step]
            if (part[what] if did is ITEM else DEEDS[did](part, what)) != seen:
                return False
    except (KeyError, IndexError, TypeError):
        return False
    return True
