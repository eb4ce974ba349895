"""What the next phases would bring as things stand: cold, overload, sickness, hunger, night."""

from typing import Any

from ...games.frostpunk.content import library
from ...games.frostpunk.position.seen import Ailing, Meal, Night, View
from ..bundle import Words
from .names import goods, listed, pawns, people


def outlook(w: Words, view: View) -> list[str]:
    seen = view["outlook"]["forecast"]
    lines = [w.say("outlook-cold", people=goods(w, seen["cold"])) if seen["cold"] else w.say("outlook-no-cold")]
    lines.append(w.say("outlook-cubes", cubes=seen["cubes"], held=view["cubes-held"], room=seen["room"]))
    return [*lines, *sickness(w, seen["sickness"]), *meal(w, seen["hunger"]), *night(w, seen["night"])]


def sickness(w: Words, seen: dict[str, Ailing]) -> list[str]:
    found = [
        w.say("outlook-sick-type", people=people(w, type), exhausted=one["exhausted"], flips=one["flips"])
        for type, one in seen.items()
    ]
    return [w.say("outlook-sick", list="; ".join(found))] if found else []


def meal(w: Words, seen: Meal) -> list[str]:
    """First the old hunger eats, then the type of the round."""
    lines: list[str] = []
    if seen["famine"]:
        lines.append(w.say("outlook-famine", food=seen["eaten"], hunger=seen["starving"]))
    elif seen["owed"]:
        figures: dict[str, Any] = {"discontent": seen["discontent"], "deaths": seen["deaths"], "people": people(w, seen["dying"])}
        lines.append(w.say("outlook-hunger", food=seen["eaten"], hunger=seen["starving"], **figures))
    return [*lines, w.say("outlook-feeding", people=people(w, seen["who"]), food=seen["need"], missing=seen["missing"])]


def night(w: Words, seen: Night) -> list[str]:
    """Everybody comes home; who falls ill is named where it is no choice."""
    figures: dict[str, Any] = {
        "beds": seen["beds"],
        "children": seen["child-beds"],
        "safe": seen["safe"],
        "count": seen["outside"],
    }
    lines = [w.say("outlook-night", pawns=pawns(w, seen["pawns"]), **figures)]
    if seen["ill"]:
        lines.append(w.say("outlook-outside", people=goods(w, seen["ill"])))
    if seen["cells"]:
        lines.append(w.say("outlook-cells", people=goods(w, seen["cells"])))
    return lines


def supply(w: Words, view: View) -> str:
    """What can be raised, with how many tiles are left and what one costs."""
    found: list[str] = []
    for entry in library.BUILDINGS:
        locked = entry.group == "law" and entry.id not in view["unlocked"]
        if view["supply"].get(entry.id) and entry.cost is not None and entry.group != "scenario" and not locked:
            name = w.say(f"building-{entry.id}")
            found.append(w.say("supply-line", building=name, count=view["supply"][entry.id], cost=goods(w, entry.cost)))
    return w.say("table-supply", buildings=listed(w, found))
