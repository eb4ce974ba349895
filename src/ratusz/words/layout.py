"""Lines of text laid out in a width: wrapped, indented, or side by side."""

import re
import textwrap
from functools import lru_cache
from itertools import zip_longest

BETWEEN = " │ "
NO_BREAK = "\N{NO-BREAK SPACE}"
BOUND = re.compile(r"(?<=\d) (?=\w)| (?=\d+(?:[;,.:)]|$))")  # the space in "3 workers", and in "reach 1,"


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """A text in lines no longer than the width, all but the first a little deeper; a number stays with its word."""
    return list(wrapped(text, width, indent))


@lru_cache(maxsize=10_000)
def wrapped(text: str, width: int, indent: int) -> tuple[str, ...]:
    """Breaking lines is most of the work of showing a table as text, and most lines are those of a move ago."""
    first, rest = " " * indent, " " * (indent + 2)
    lines = textwrap.wrap(BOUND.sub(NO_BREAK, text), width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return tuple([line.replace(NO_BREAK, " ") for line in lines])


def beside(left: list[str], right: list[str], width: int) -> list[str]:
    """Two columns, each already wrapped to this width."""
    return [f"{a:{width}}{BETWEEN}{b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]
