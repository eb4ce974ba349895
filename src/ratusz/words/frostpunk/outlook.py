"""What the next phases would bring as things stand: cold, overload, sickness, hunger, night."""

from typing import Any, Final

from ...games.frostpunk.content import library
from ...games.frostpunk.game import GAME
from ...games.frostpunk.position.seen import View
from ...kernel.preview import Preview
from ..bundle import Words
from ..foreseen import changes, remarks
from ..sentences import event
from ..voice import Forecast
from .names import building, goods, listed, people

SUMMARY: Final = ("starving", "fed", "beds-short", "night")  # events that say in one sentence what follows them in many


def outlook(w: Words, view: View, players: list[str], coming: Forecast) -> list[str]:
    """What the forecast tells, and what follows from the position without one."""
    beds = view["outlook"]["beds"]
    night = {"beds": beds["heated"], "children": beds["heated-child"]}
    cubes = w.say("outlook-cubes", cubes=view["outlook"]["cubes"], held=view["cubes-held"], room=view["outlook"]["room"])
    later = ("hunger", "meal", "night") if view["hunger"] else ("meal", "night")
    return [
        *[phase(w, name, coming[name], players) for name in ("cold",) if name in coming],
        cubes,
        *sickness(w, view),
        *[phase(w, name, coming[name], players, **(night if name == "night" else {})) for name in later if name in coming],
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
    left = view["supply"]
    raisable = [name for name in view["outlook"]["raisable"] if left.get(name)]
    found = [w.say("supply-line", building=building(w, name), count=left[name], cost=price(w, name)) for name in raisable]
    return w.say("table-supply", buildings=listed(w, found))


def price(w: Words, name: str) -> str:
    return goods(w, library.BUILDINGS[library.BUILDING_NAMES[name]].cost or {})
