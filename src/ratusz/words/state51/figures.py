"""The figures of events, refusals, tasks and actions, brought into the form messages take."""

from collections.abc import Callable
from typing import Any, Final

from ...kernel.preview import Preview
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


SILENT: Final = frozenset({"lapsing", "late"})  # told by remarks, in words


def figures(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    """Names instead of ids, and what is printed on the card in question. A good or a line keeps its id too: messages may tell
    it apart."""
    told = printed(w, raw["card"]) if "card" in raw else {}
    for key, value in raw.items():
        told[key] = NAMED[key](w, value) if key in NAMED and not isinstance(value, int) else value
    if "line" in raw:
        told["way"] = raw["line"]
    if "good" in raw:
        told["goods"] = goods(w, {raw["good"]: raw.get("count", raw.get("amount", 1))})
    return told


def remarks(w: Words, found: Preview) -> list[str]:
    """What becomes of cards under the base, and of what is not spent."""
    most = {name: span[1] for name, span in found.figures.items()}
    late = "-late" if most.get("late", 0) > 0 else ""  # no production is to come in which they would bring anything
    lines = [w.say(f"remark-{kind}{late}") for kind in ("spoils", "deals") if most.get(kind, 0) > 0]
    if lines and "room" not in most:  # as many as came have had to go
        lines.append(w.say("remark-full"))
    if any([event.kind == "passed" for event in found.events]):
        lines.append(w.say("remark-passed"))
    if most.get("lapsing", 0) > 0:
        lines.append(w.say("remark-lapsing", count=most["lapsing"]))
    return lines
