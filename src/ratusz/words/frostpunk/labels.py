"""Choices as labels: what is done, what it costs, and what comes of it as the table stands."""

from collections.abc import Callable
from typing import Any, Final

from ...games.frostpunk.content import library
from ...games.frostpunk.content.buildings import BUILDINGS
from ...games.frostpunk.content.effects import price_table
from ...games.frostpunk.content.numbers import CLEAR_FAR, CLEAR_NEAR, DISCONTENT_LOSS, ROUNDS
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
    event_entry,
    law_lines,
    option_does,
    short_text,
    side_does,
    special_does,
    start_does,
    technology_lines,
    way_does,
)
from .effects import choice_text, option_in_force
from .figures import brief, figures
from .names import NONE, advisor, building, colour, event, expedition, given, goods, listed, pawns, tiles
from .places import contents, ground, heat_at, snowed_in, spot_said

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


def heat(view: View, key: str) -> str:
    """warm or cold; a citizen's ability may make any place warm."""
    card = playing(view)
    if card != NONE and library.CITIZENS[library.CITIZEN_NAMES[card]].ability.warm:
        return "warm"
    return key


def modifiers(view: View) -> dict[str, int]:
    """What laws, technologies and cards in force add."""
    found: dict[str, int] = view["outlook"]["forecast"]["modifiers"]
    return found


def in_play(view: View) -> tuple[tuple[str, int], ...]:
    """The same, to be remembered with what it makes of a text."""
    return tuple(modifiers(view).items())


# The main actions.


def fuel(w: Words, view: View, raw: Told) -> Told:
    heat = view["heat"] + raw["coal"]
    warm = [colour(w, name) for name, field in view["ranges"].items() if field < heat]
    return {"heat": heat, "cold": view["cold"], "colours": listed(w, warm)}


def clear(w: Words, view: View, raw: Told) -> Told:
    task = asked(view)
    ring: str = raw["ring"]
    if task[0] == "clear_which":
        return {"tiles": tiles(w, ring, laid(view, ring, task[2] if ring == "near" else task[3])), "heat": "warm"}
    if task[0] == "turn_with":
        return {"tiles": w.say(f"tile-{ring}", "name"), "heat": heat(view, "cold")}
    count = CLEAR_NEAR + modifiers(view).get("clearing", 0) if ring == "near" else CLEAR_FAR
    return {"tiles": tiles(w, ring, laid(view, ring, count)), "heat": "cold"}


def laid(view: View, ring: str, count: int) -> int:
    """So many tiles, if there are as many and room for them (FP-CLEAR.2)."""
    free = [place for place in snowed_in(view) if place.startswith(ring[0])]
    left = view["near-tiles"] if ring == "near" else view["far-tiles"]
    return min(count, len(free), len(left))


def gather(w: Words, view: View, raw: Told) -> Told:
    return {"goods": contents(w, view, raw["field"]), "heat": heat(view, heat_at(view, raw["field"]))}


def use(w: Words, view: View, raw: Told) -> Told:
    name: str = view["fields"][raw["field"]]
    text = "" if playing(view) != NONE or name not in USABLE else side_does(w, name, in_play(view))
    return {
        "building": building(w, name),
        "heat": heat(view, heat_at(view, raw["field"])),
        "text": text or w.say("label-as-card"),
    }


def scout(w: Words, view: View, raw: Told) -> Told:
    cards = view["route"][raw["route"] - 1]["cards"]
    return {"expedition": expedition(w, cards[-1].partition(":")[0]) if cards else NONE}


def special(w: Words, view: View, raw: Told) -> Told:
    return {"caption": w.say(raw["event"], "special"), "text": special_does(w, raw["event"])}


def play(w: Words, view: View, raw: Told) -> Told:
    return {"text": ability_does(w, raw["citizen"], in_play(view))}


def reuse(w: Words, view: View, raw: Told) -> Told:
    """A building says again what it does, and at what price."""
    name: str = view["fields"].get(raw["spot"], NONE)
    text = side_does(w, name, in_play(view)) if name in USABLE else ""
    return {"spot": spot_said(w, view, raw["spot"]), "does": "yes" if text else "no", "text": text}


def pawn(w: Words, view: View, raw: Told) -> Told:
    """What it costs to send this pawn: an automaton burns coal, anybody else falls ill in the cold."""
    name: str = raw["pawn"]
    _, _, deed, card = asked(view)
    if name == "automaton":
        return {"cost": "coal"}
    warm = card != NONE and library.CITIZENS[library.CITIZEN_NAMES[card]].ability.warm
    if warm or not in_cold(view, *deed.split()):
        return {"cost": "nothing"}
    type = "child" if name.startswith("child") else name
    return {"cost": "worse" if view["sick"].get(type, 0) >= view["citizens"].get(type, 0) else "cold"}


def in_cold(view: View, deed: str, target: str = "") -> bool:
    """FP-HEAT.2 to .4."""
    if deed in ("gather", "use"):
        return heat_at(view, target) == "cold"
    if deed == "special":
        return bool(event_entry(target).special.cold)
    return deed == "clear"


# Building.


def raised(w: Words, view: View, raw: Told) -> Told:
    cost = price_table(price_of(library.BUILDING_NAMES[raw["building"]], discount_of(tuple(asked(view)))))
    return {"cost": goods(w, cost) if cost else w.say("label-free"), "text": building_does(w, raw["building"], in_play(view))}


def site(w: Words, view: View, raw: Told) -> Told:
    """What is buried there: a large building covers both fields of its tile."""
    field: str = raw["field"]
    task = asked(view)
    large = task[0] == "site" and library.BUILDINGS[library.BUILDING_NAMES[task[2]]].size == "large"
    goods = both(w, view, field.removesuffix("a")) if large else contents(w, view, field)
    return {"goods": goods, "ground": ground(w, field), "heat": heat_at(view, field)}


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
        "text": side_does(w, f"{name}+", in_play(view)) if upgraded else w.say("label-better"),
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
        return {"caption": caption(w, task[2], number), "text": option_does(w, task[2], number)}
    options = [option_in_force(option, modifiers(view)) for option in task[2]] if task[0] == "either" else []
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
    return {"text": " ".join(law_lines(w, raw["law"]))}


def begin(w: Words, view: View, raw: Told) -> Told:
    entry = library.TECHNOLOGIES[library.TECHNOLOGY_NAMES[raw["technology"]]]
    rounds = min(entry.cost, ROUNDS - view["round"])  # FP-TECH.2
    return {"count": rounds, "text": " ".join(technology_lines(w, raw["technology"]))}


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
    """Who gets a bed, and who is left outside."""
    _, _, _, *there = asked(view)
    wanted = (raw["workers"], raw["engineers"], raw["children"])
    left = [n - slept for n, slept in zip(there, wanted, strict=True)] if len(there) == len(wanted) else [0, 0, 0]
    names = ("worker", "engineer", "child")
    return {
        "pawns": pawns(w, dict(zip(names, wanted, strict=True))),
        "people": pawns(w, dict(zip(names, left, strict=True))),
    }


def discard(w: Words, view: View, raw: Told) -> Told:
    return {"text": start_does(w, raw["citizen"])}


def advise(w: Words, view: View, raw: Told) -> Told:
    return {"text": advisor_does(w, raw["advisor"])}


def wish(w: Words, view: View, raw: Told) -> Told:
    name: str = raw["advisor"]
    if name == NONE:
        return {"advisor": w.say("label-any"), "text": w.say("label-chance")}
    return {"text": advisor_does(w, name)}


def draw(w: Words, view: View, raw: Told) -> Told:
    """Whether the token would be the one too many (FP-WIN.3)."""
    task = asked(view)
    last = task[0] == "increase_how" and task[2] == "discontent" and len(view["discontent"]) == DISCONTENT_LOSS - 1
    return {"last": "yes" if last else "no"}


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
    "draw": draw,
    "enact": enact,
    "exhaust": sick,
    "explore": explore,
    "fell": on_field,
    "first": sick,
    "fuel": fuel,
    "gather": gather,
    "heal": sick,
    "heap": heap,
    "ill": sick,
    "lay": lay,
    "mourn": mourn,
    "pawn": pawn,
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
