"""What the next phases would bring as things stand: cold, overload, sickness, hunger, night."""

from typing import Any, Final

from ...games.frostpunk.content import library
from ...games.frostpunk.content.numbers import OVERLOAD_FIELDS
from ...games.frostpunk.game import GAME
from ...games.frostpunk.position.seen import View
from ...kernel.preview import Preview, forecast
from ..bundle import Words
from ..foreseen import changes, remarks
from ..sentences import event
from .names import goods, listed, people

SUMMARY: Final = ("starving", "fed", "beds-short", "night")  # events that say in one sentence what follows them in many


def outlook(w: Words, view: View, players: list[str]) -> list[str]:
    coming = dict(forecast(GAME, view, view["eyes"]))
    beds = view["outlook"]["beds"]
    cubes = w.say(
        "outlook-cubes", cubes=view["outlook"]["cubes"], held=view["cubes-held"], room=OVERLOAD_FIELDS - view["overload"]
    )
    return [
        phase(w, "cold", coming["cold"], players),
        cubes,
        *sickness(w, view),
        *([phase(w, "hunger", coming["hunger"], players)] if view["hunger"] else []),
        phase(w, "meal", coming["meal"], players),
        phase(w, "night", coming["night"], players, beds=beds["heated"], children=beds["heated-child"]),
    ]


def phase(w: Words, name: str, found: Preview, players: list[str], **figures: Any) -> str:
    """What the rules foresee of it, run as far as nobody has to choose."""
    if name == "cold" and not found.figures:
        return w.say("outlook-no-cold")
    told = [event(w, GAME.name, one.kind, one.figures, players) for one in found.events if one.kind in SUMMARY]
    lines = [*told, *(changes(w, GAME.name, found, players) if found.figures else []), *remarks(w, GAME.name, found, players)]
    return w.say(f"outlook-{name}", text=" ".join(lines), **figures)


def sickness(w: Words, view: View) -> list[str]:
    found = [
        w.say("outlook-sick-type", people=people(w, type), exhausted=exhausted, flips=flips)
        for type, (exhausted, flips) in view["outlook"]["sections"].items()
        if exhausted or flips
    ]
    return [w.say("outlook-sick", list="; ".join(found))] if found else []


def supply(w: Words, view: View) -> str:
    """What can be raised, with how many tiles are left and what one costs."""
    found: list[str] = []
    for entry in library.BUILDINGS:
        locked = entry.group == "law" and entry.id not in view["unlocked"]
        if view["supply"].get(entry.id) and entry.cost is not None and entry.group != "scenario" and not locked:
            name = w.say(f"building-{entry.id}")
            found.append(w.say("supply-line", building=name, count=view["supply"][entry.id], cost=goods(w, entry.cost)))
    return w.say("table-supply", buildings=listed(w, found))
