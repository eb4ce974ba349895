"""The figures of events, refusals, tasks and actions, brought into the form messages take."""

from collections.abc import Callable
from typing import Any, Final

from ...games.frostpunk.rules.vocabulary import rules
from ..bundle import Words
from .dead import named
from .effects import choice_text, needs_text
from .names import (
    NONE,
    advisor,
    building,
    citizen,
    citizens,
    colour,
    counted,
    event,
    events,
    expedition,
    given,
    good,
    goods,
    law,
    pawn,
    pawns,
    phase,
    ring,
    spot,
    story,
    technology,
    token,
    weather,
    who,
)

NAMED: Final[dict[str, Callable[[Words, Any], str]]] = {
    "advisor": advisor,
    "building": building,
    "citizen": citizen,
    "citizens": citizens,
    "colour": colour,
    "cost": goods,
    "event": event,
    "events": events,
    "expedition": expedition,
    "good": good,
    "goods": goods,
    "have": goods,
    "law": law,
    "needs": needs_text,
    "pawn": pawn,
    "pawns": pawns,
    "phase": phase,
    "ring": ring,
    "spot": spot,
    "technology": technology,
    "token": token,
    "weather": weather,
    "who": who,
}
STORIED: Final = ("event", "expedition", "law")  # cards that are read out when they are turned up


def figures(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    """Names instead of ids. Where a sentence depends on what is named, the id stays as a key beside the name."""
    told = {key: figure(w, key, value) for key, value in raw.items()}
    count: Any = raw.get("count")
    if isinstance(raw.get("good"), str) and isinstance(count, int):
        told["goods"] = given(w, raw["good"], count)
    if isinstance(raw.get("who"), str):
        told["type"] = raw["who"]
        if isinstance(count, int):
            told["people"] = counted(w, raw["who"], count)
    if "starved" in raw:  # somebody has died
        told["name"], fate = named(w, raw)
        told["fate"] = w.say(fate, "starved" if raw["starved"] else "died")
    if isinstance(raw.get("outside"), dict):
        outside: dict[str, int] = raw["outside"]
        told["people"] = pawns(w, outside)
        told["count"] = sum(outside.values())
    if "does" in raw:
        told["does"] = choice_text(w, {"effects": raw["does"].get("effects", [])})
    if "deed" in raw:
        told["action"] = raw["deed"].split()[0]
    elif "action" in raw:
        told["action"] = deed(w, raw)
    for key in STORIED:
        if isinstance(raw.get(key), str) and raw[key] != NONE:
            told["story"] = story(w, raw[key])
    if isinstance(raw.get("option"), int) and raw.get("event", NONE) != NONE:
        told["caption"] = w.say(raw["event"], f"option{raw['option']}")
    told["about"] = next((key for key in ("field", "place", "pawn", "event", "citizen") if raw.get(key, NONE) != NONE), "")
    return told


def figure(w: Words, key: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NAMED[key](w, value) if key in NAMED and not isinstance(value, int) else value


def deed(w: Words, raw: dict[str, Any]) -> str:
    """A main action as a key. A proposal is said as it would be on the table."""
    found: str = raw["action"]
    return found if "pawn" in raw else brief(w, found)


def brief(w: Words, text: str) -> str:
    """An action as it is written, where there is no table to look at."""
    do, *arguments = text.split() or [""]
    if do not in rules.actions or len(arguments) != len(rules.actions[do].names):
        return text
    structure = rules.actions[do].named([int(word) if word.isdecimal() else word for word in arguments])
    try:
        told = figures(w, structure)
        return w.say(f"brief-{do}" if do in BRIEF else f"action-{do}", **told)
    except LookupError:  # somebody wrote what there is not
        return text


# Choices whose label says more when the table is in view.
BRIEF: Final = (
    "activate", "advise", "avert", "begin", "choose", "clear", "demolish", "destroy", "die", "discard", "draw", "enact",
    "exhaust", "explore", "fell", "first", "fuel", "gather", "heal", "heap", "ill", "lay", "mourn", "pawn", "play", "raise",
    "remove", "resolve", "reuse", "route", "scout", "shelter", "site", "special", "spend", "store", "strip", "tend", "upgrade",
    "use", "way", "wish",
)  # fmt: skip
