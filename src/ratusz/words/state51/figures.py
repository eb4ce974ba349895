"""The figures of events, refusals, tasks and actions, brought into the form messages take."""

from collections.abc import Callable
from typing import Any, Final

from ..bundle import Words
from .cards import printed
from .names import card, cards, goods, line, place, source

NAMED: Final[dict[str, Callable[[Words, Any], str]]] = {
    "card": card,
    "cards": cards,
    "cost": goods,
    "line": line,
    "new": card,
    "old": place,
    "place": place,
    "source": source,
}


def figures(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    """Names instead of ids, and what is printed on the card in question. A good keeps its id too: messages may tell it apart."""
    told = printed(w, raw["card"]) if "card" in raw else {}
    for key, value in raw.items():
        told[key] = NAMED[key](w, value) if key in NAMED and not isinstance(value, int) else value
    if "good" in raw:
        told["goods"] = goods(w, {raw["good"]: raw.get("count", raw.get("amount", 1))})
    return told
