"""Choices as labels: what is done, and what is printed on the card it is done with. What comes of it a preview tells."""

from typing import Any

from ...games.state51.content.cards import CARDS, FACTION_NAMES, FACTIONS, LINES, NAMES, goods_table
from ...games.state51.position.seen import Side, View
from ..bundle import Words
from .cards import facts, printed
from .figures import figures
from .names import goods, source


def action(w: Words, view: View, seat: int, structure: dict[str, Any]) -> str:
    do: str = structure["do"]
    told = figures(w, {key: value for key, value in structure.items() if key not in ("do", "source")})
    if "card" in structure:
        told["facts"] = facts(w, structure["card"])
    elif do == "pay":
        told["sources"] = payment(w, view, seat, structure["source"])
    elif do == "rebuild":
        told |= printed(w, structure["new"])
    elif do == "visit":
        told |= printed(w, card_at(view["seats"][1 - seat], structure["place"]))
    elif do == "work":
        told |= printed(w, card_at(view["seats"][seat], structure["place"]))
    return w.say(f"action-{do}", **told)


def payment(w: Words, view: View, seat: int, sources: list[str]) -> str:
    """The sources of reach, each with its reach and its price; what is paid for stands in the task."""
    line = LINES.index(view["stack"][-1][2])
    faction = FACTIONS[FACTION_NAMES.index(view["seats"][seat]["faction"])]
    parts: list[str] = []
    for name in sources:
        if name in NAMES:
            reach, cost = CARDS[NAMES[name]].reach, CARDS[NAMES[name]].cost
        elif name == "contact":
            reach, cost = faction.reaches[line], faction.costs[line]
        else:
            reach, cost = int(name[-1]), ()
        message = "source-priced" if cost else "source-free"
        parts.append(w.say(message, source=source(w, name), reach=reach, cost=goods(w, goods_table(cost))))
    return " + ".join(parts)


def card_at(side: Side, place: str) -> str:
    """The card of a location, by the name the location has in an action."""
    return next(entry["card"] for entry in side["state"] if entry["place"] == place)
