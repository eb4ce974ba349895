"""Choices as labels: what is done, what it costs, what it brings, as far as the table shows it."""

from typing import Any

from ...games.state51.content.cards import CARDS, FACTION_NAMES, FACTIONS, LINES, NAMES, REBUILD, goods_table
from ...games.state51.content.effects import NONE
from ...games.state51.position.seen import Place, Side, View
from ..bundle import Words
from .cards import counted, facts, printed, yields
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
        told |= rebuild(w, view["seats"][seat], structure)
    elif do == "visit":
        told |= visit(w, view["seats"][1 - seat], structure["place"])
    elif do == "work":
        told |= work(w, view["seats"][seat], structure["place"])
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


def place_entry(side: Side, place: str) -> Place:
    """A location of a side, by the name it has in an action."""
    return next(entry for entry in side["state"] if entry["place"] == place)


def rebuild(w: Words, side: Side, structure: dict[str, Any]) -> dict[str, Any]:
    """The price, the points of the rebuild and of the markers that move, and what the new location does."""
    faction = FACTIONS[FACTION_NAMES.index(side["faction"])]
    moved = sum([marker["vp"] for marker in place_entry(side, structure["old"])["markers"]])
    cost = goods(w, goods_table(faction.costs[REBUILD]))
    return {**printed(w, structure["new"]), "cost": cost, "vp": faction.rebuild_vp + moved}


def visit(w: Words, owner: Side, place: str) -> dict[str, Any]:
    """What the location produces; for-each counts the owner's state (S51-ICON.4)."""
    found = CARDS[NAMES[place_entry(owner, place)["card"]]]
    times = 1
    if counted(found) != NONE:
        times = sum([1 for entry in owner["state"] if CARDS[NAMES[entry["card"]]].icons >> counted(found) & 1])
    return {"goods": goods(w, {good: count * times for good, count in yields(found).items()})}


def work(w: Words, side: Side, place: str) -> dict[str, Any]:
    """The workers and the price, and what they bring."""
    entry = place_entry(side, place)
    found = CARDS[NAMES[entry["card"]]]
    price = {"worker": entry["uses"] + 1, **goods_table(found.cost)}  # S51-WORK.1, .9
    return {"cost": goods(w, price), "goods": goods(w, yields(found))}
