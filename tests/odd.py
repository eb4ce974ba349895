"""What nobody in his right mind would send: numbers beyond all measure, nesting without end, words as long as a book."""

import json
from typing import Any

from hypothesis import strategies as st

from ratusz.games.catalogue import GAMES

VERBS = sorted({verb for game in GAMES.values() for verb in game.rules.actions})


def nested(depth: int, way: int) -> Any:
    """Lists in lists, tables in tables, or both in turn."""
    value: Any = []
    for level in range(depth):
        value = {"a": value} if way == 1 or (way == 2 and level % 2) else [value]
    return value


def written(data: Any) -> str:
    """JSON as a program writes it that knows no bounds."""
    return json.dumps(data)


huge = st.sampled_from([2**53 + 1, 2**63, 2**64, 10**30, 10**400, -(2**63) - 1, -(10**30), 1e300, -1e300])
deep = st.builds(nested, st.sampled_from([30, 33, 100, 400, 900]), st.integers(0, 2))
words = (
    st.sampled_from(["9" * 30, "-" + "9" * 30, "9" * 5000, "x" * 5000, "0x10", "1_0", "1e9", "²", "٣", "\x00", "-", " "])
    | st.integers().map(str)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
)
actions = st.builds(lambda verb, arguments: " ".join([verb, *arguments]), st.sampled_from(VERBS), st.lists(words, max_size=5))
values = huge | deep | words | st.none() | st.booleans() | st.integers(-9, 9)
structures = st.builds(
    lambda verb, arguments: {"do": verb, **arguments},
    st.sampled_from(VERBS),
    st.dictionaries(st.sampled_from(["number", "card", "place", "to", "give", "want", "promise", "words"]), values, max_size=4),
)
