"""What the rules need from their target, in plain Python; loading.py puts others in its place."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    return function


def popcount(word: int) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; some must be."""
    return (int(word) & -int(word)).bit_length() - 1
