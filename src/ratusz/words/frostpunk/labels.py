"""Choices as labels: what is done, and what is printed on or lies on what it is done with. What comes of it a preview tells."""

from collections.abc import Callable
from typing import Any, Final

from ...games.frostpunk.content import library
from ...games.frostpunk.content.buildings import BUILDINGS
from ...games.frostpunk.content.effects import price_table
from ...games.frostpunk.position.seen import View
from ...games.frostpunk.rules.city.construction import discount_of, price_of
from ...games.frostpunk.rules.vocabulary import rules
from ..bundle import Words
from .cards import (
    ability_does,
    advisor_does,
    building_does,
    caption,
    death_does,
    law_lines,
    option_brings,
    short_text,
    side_does,
    special_does,
    start_does,
    technology_lines,
    way_does,
)
from .effects import choice_text
from .figures import brief, figures
from .names import NONE, advisor, building, event, expedition, given, goods, law, pawns
from .places import chill, contents, ground, spot_said

Told = dict[str, Any]


def action(w: Words, view: View, seat: int, structure: dict[str, Any]) -> str:
    do: str = structure["do"]
    raw = {key: value for key, value in structure.items() if key != "do"}
    if do == "propose":
        return w.say("action-propose", action=proposed(w, view, seat, " ".join(raw["words"])))
    told = figures(w, raw)
    if do in DETAILS:
        told |= DETAILS[do](w, view, raw)
    return w.say(f"action-{do}", **told)


def proposed(w: Words, view: View, seat: int, text: str) -> str:
    """What is proposed, as whoever is asked would read it; anything else as it was written."""
    do, *arguments = text.split()
    if do not in rules.actions or do == "propose" or len(arguments) != len(rules.actions[do].names):
        return text
    structure = rules.actions[do].named([int(word) if word.isdecimal() else word for word in arguments])
    try:
        return action(w, view, seat, {"do": do, **structure})
    except (LookupError, ValueError):
        return brief(w, text)


def asked(view: View) -> list[Any]:
    """The task that waits."""
    found: list[Any] = view["stack"][-1] if view["stack"] else [""]
    return found


def playing(view: View) -> str:
    """The citizen card an action is being chosen for."""
    task = asked(view)
    return str(task[2]) if task[0] == "turn_with" else NONE


# The main actions.


def clear(w: Words, view: View, raw: Told) -> Told:
    return {"tiles": w.say(f"tile-{raw['ring']}", "name")}


def gather(w: Words, view: View, raw: Told) -> Told:
    return {"goods": contents(w, view, raw["field"]), "heat": chill(view, raw["field"])}


def use(w: Words, view: View, raw: Told) -> Told:
    name: str = view["fields"][raw["field"]]
    text = "" if playing(view) != NONE or name not in USABLE else side_does(w, name)
    return {
        "building": building(w, name),
        "heat": chill(view, raw["field"]),
        "text": text or w.say("label-as-card"),
    }


def scout(w: Words, view: View, raw: Told) -> Told:
    cards = view["route"][raw["route"] - 1]["cards"]
    return {"expedition": expedition(w, cards[-1].partition(":")[0]) if cards else NONE}


def special(w: Words, view: View, raw: Told) -> Told:
    return {"caption": w.say(raw["event"], "special"), "text": special_does(w, raw["event"])}


def play(w: Words, view: View, raw: Told) -> Told:
    return {"text": ability_does(w, raw["citizen"])}


def reuse(w: Words, view: View, raw: Told) -> Told:
    """A building says again what it does, and at what price."""
    name: str = view["fields"].get(raw["spot"], NONE)
    text = side_does(w, name) if name in USABLE else ""
    return {"spot": spot_said(w, view, raw["spot"]), "does": "yes" if text else "no", "text": text}


# Building.


def raised(w: Words, view: View, raw: Told) -> Told:
    cost = price_table(price_of(library.BUILDING_NAMES[raw["building"]], discount_of(tuple(asked(view)))))
    return {
        "cost": goods(w, cost) if cost else w.say("label-free"),
        "text": building_does(w, raw["building"]) or w.say("effect-none"),
    }


def site(w: Words, view: View, raw: Told) -> Told:
    """What is buried there: a large building covers both fields of its tile."""
    field: str = raw["field"]
    task = asked(view)
    large = task[0] == "site" and library.BUILDINGS[library.BUILDING_NAMES[task[2]]].size == "large"
    goods = both(w, view, field.removesuffix("a")) if large else contents(w, view, field)
    return {"goods": goods, "ground": ground(w, field), "heat": chill(view, field)}


def both(w: Words, view: View, place: str) -> str:
    return w.say("label-both", first=contents(w, view, f"{place}a"), second=contents(w, view, f"{place}b"))


def on_field(w: Words, view: View, raw: Told) -> Told:
    return {"goods": contents(w, view, raw["field"])}


def heap(w: Words, view: View, raw: Told) -> Told:
    return {"added": given(w, "coal", raw["count"]), **on_field(w, view, raw)}


def upgrade(w: Words, view: View, raw: Told) -> Told:
    name: str = view["fields"][raw["field"]]
    upgraded = f"{name}+" in USABLE
    free = asked(view)[0] == "upgrade_free"
    cost = price_table(BUILDINGS[library.BUILDING_NAMES[name.removesuffix("+")]].upgrade_cost)
    return {
        "building": building(w, name),
        "cost": w.say("label-free") if free else goods(w, cost),
        "text": side_does(w, f"{name}+") if upgraded else w.say("label-better"),
    }


def strip(w: Words, view: View, raw: Told) -> Told:
    return {"goods": both(w, view, raw["place"])}


def lay(w: Words, view: View, raw: Told) -> Told:
    deposits = view["frame"].get(raw["place"], [])
    return {"deposit": ", ".join([w.say(f"deposit-{name}") for name in deposits]) or w.say("nothing"), "count": len(deposits)}


# Cards.


def choose(w: Words, view: View, raw: Told) -> Told:
    task = asked(view)
    number: int = raw["option"]
    if task[0] == "event":
        return {"caption": caption(w, task[2], number), "text": option_brings(w, task[2], number)}
    options = task[2] if task[0] == "either" else []
    text = choice_text(w, options[number - 1]) if number <= len(options) else ""
    return {"caption": w.say("label-option", number=number), "text": text}


def way(w: Words, view: View, raw: Told) -> Told:
    name = here(view)
    return {"caption": caption(w, name, raw["option"]), "text": way_does(w, name, raw["option"])}


def here(view: View) -> str:
    """The place a scout has reached."""
    cards: list[str] = view["route"][asked(view)[2] - 1]["cards"]
    return cards[-1].partition(":")[0]


def explore(w: Words, view: View, raw: Told) -> Told:
    return {"expedition": expedition(w, here(view))}


def enact(w: Words, view: View, raw: Told) -> Told:
    return {"text": " ".join([*law_lines(w, raw["law"]), *for_good(w, view, raw["law"])])}


def for_good(w: Words, view: View, name: str) -> list[str]:
    """What passing a law settles: its pair is gone, it is one of few, and a consequence waits that nobody has read."""
    lines: list[str] = []
    for found in [one for one in view["outlook"]["passing"] if one["law"] == name]:
        if found["excludes"] is not None:
            lines.append(w.say("law-pair-gone", law=law(w, found["excludes"])))
        lines.append(w.say("law-one-of", number=found["number"], most=found["most"]))
        if found["consequence"]:
            lines.append(w.say("law-consequence"))
    return lines


def begin(w: Words, view: View, raw: Told) -> Told:
    entry = library.TECHNOLOGIES[library.TECHNOLOGY_NAMES[raw["technology"]]]
    return {"count": entry.cost, "text": " ".join(technology_lines(w, raw["technology"]))}


def card(w: Words, view: View, raw: Told) -> Told:
    return {"text": short_text(w, raw["event"])}


def route(w: Words, view: View, raw: Told) -> Told:
    cards = [name.partition(":")[0] for name in view["route"][raw["route"] - 1]["cards"]]
    return {"expedition": expedition(w, cards[-1]) if cards else event(w, NONE)}


# People.


def sick(w: Words, view: View, raw: Told) -> Told:
    return {
        "sick": view["sick"].get(raw["who"], 0),
        "count": view["citizens"].get(raw["who"], 0),
        "grave": "yes" if raw["who"] in view["gravely-ill"] else "no",
    }


def mourn(w: Words, view: View, raw: Told) -> Told:
    type: str = asked(view)[2]
    return {"advisor": advisor(w, view["seats"][raw["seat"]]["advisor"]), "text": death_does(w, raw["citizen"], type)}


def shelter(w: Words, view: View, raw: Told) -> Told:
    return {"pawns": pawns(w, {"worker": raw["workers"], "engineer": raw["engineers"], "child": raw["children"]})}


def discard(w: Words, view: View, raw: Told) -> Told:
    return {"text": start_does(w, raw["citizen"])}


def advise(w: Words, view: View, raw: Told) -> Told:
    return {"text": advisor_does(w, raw["advisor"])}


def wish(w: Words, view: View, raw: Told) -> Told:
    name: str = raw["advisor"]
    if name == NONE:
        return {"advisor": w.say("label-any"), "text": w.say("label-chance")}
    return {"text": advisor_does(w, name)}


def tokens(w: Words, view: View, raw: Told) -> Told:
    """How many of the type there are, and how many are active."""
    lying = view["hope"] + view["discontent"]
    active = lying.count(f"{raw['token']}+")
    return {"active": active, "count": lying.count(raw["token"]) + active}


def store(w: Words, view: View, raw: Told) -> Told:
    return {"goods": goods(w, {asked(view)[2]: raw["count"]})}


USABLE: Final = frozenset(
    [entry.id for entry in library.BUILDINGS if entry.base.action]
    + [f"{entry.id}+" for entry in library.BUILDINGS if entry.upgraded is not None and entry.upgraded.action]
)
DETAILS: Final[dict[str, Callable[[Words, View, Told], Told]]] = {
    "activate": tokens,
    "advise": advise,
    "avert": card,
    "begin": begin,
    "choose": choose,
    "clear": clear,
    "demolish": on_field,
    "destroy": on_field,
    "die": sick,
    "discard": discard,
    "enact": enact,
    "exhaust": sick,
    "explore": explore,
    "fell": on_field,
    "first": sick,
    "gather": gather,
    "heal": sick,
    "heap": heap,
    "ill": sick,
    "lay": lay,
    "mourn": mourn,
    "play": play,
    "raise": raised,
    "remove": tokens,
    "resolve": card,
    "reuse": reuse,
    "route": route,
    "scout": scout,
    "shelter": shelter,
    "site": site,
    "special": special,
    "spend": tokens,
    "store": store,
    "strip": strip,
    "tend": sick,
    "upgrade": upgrade,
    "use": use,
    "way": way,
    "wish": wish,
}
