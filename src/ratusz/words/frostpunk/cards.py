"""What is printed on cards, tiles and sheets, a sentence a line."""

from functools import lru_cache
from typing import Any

import msgspec

from ...games.frostpunk.content import library
from ...games.frostpunk.content.events import CONSEQUENCE, EVENTS, KINDS, MORNING_CARD, SCENE
from ..bundle import Words
from .effects import Data, choice_text, effect_text, grouped, lasting_text, needed, needs_text, priced, said, sentences
from .names import (
    building,
    buildings,
    colour,
    counted,
    good,
    goods,
    law,
    listed,
    quoted,
    story,
    who,
)


def data(entries: Any) -> Any:
    """Entries of the content as plain data, defaults left out."""
    return msgspec.to_builtins(entries)


def card_text(w: Words, name: str) -> list[str]:
    """A card of any kind, or a building."""
    for names, text in (
        (library.EVENT_NAMES, event_text),
        (library.LAW_NAMES, law_text),
        (library.EXPEDITION_NAMES, expedition_text),
        (library.TECHNOLOGY_NAMES, technology_text),
        (library.WEATHER_NAMES, weather_text),
        (library.CITIZEN_NAMES, citizen_text),
        (library.BUILDING_NAMES, building_text),
        (library.ADVISOR_NAMES, advisor_text),
    ):
        if name in names:
            return text(w, name)
    return [w.say("text-mobilisation"), story(w, name), mobilisation_does(w)]


def gist(w: Words, name: str) -> str:
    """What a card does, without its story."""
    return " ".join(card_text(w, name)[2:])


# Events.


def event_entry(name: str) -> Any:
    return (library.MORNING + library.DUSK + library.SCENES)[library.EVENT_NAMES[name]]


def event_text(w: Words, name: str) -> list[str]:
    return [event_heading(w, name), story(w, name), *event_lines(w, name)]


def event_heading(w: Words, name: str) -> str:
    card = EVENTS[library.EVENT_NAMES[name]]
    deck = w.say(f"deck-{KINDS[card.kind]}")
    if card.kind == CONSEQUENCE:
        return w.say("text-consequence", deck=deck, mark=name, law=law(w, library.LAWS[card.law].id))
    return w.say("text-card", deck=deck, mark=name)


@lru_cache(maxsize=2000)  # said with every choice and every table
def event_lines(w: Words, name: str) -> tuple[str, ...]:
    """What a morning, dusk or scenario card does, without its story."""
    entry = event_entry(name)
    lines = [sentences(w, data(entry.effects))] if entry.effects else []
    lines += [option_text(w, name, number) for number in range(1, len(options(name)) + 1)]
    lines += standing_lines(w, name)
    then = getattr(entry, "then", "")
    return (*lines, w.say(f"then-{then}")) if then and then != usual_end(name) else tuple(lines)


@lru_cache(maxsize=500)
def standing_lines(w: Words, name: str) -> tuple[str, ...]:
    """What a card still does while it lies face up."""
    entry = event_entry(name)
    lines = [special_text(w, name)] if entry.special is not None else []
    lines += [during_text(w, during) for during in entry.during]
    lines += lasting_text(w, entry.lasting)
    return (*lines, *scene_lines(w, name)) if EVENTS[library.EVENT_NAMES[name]].kind == SCENE else tuple(lines)


def usual_end(name: str) -> str:
    """What becomes of a card that says nothing: a morning card leaves the game, a dusk card is discarded."""
    return "remove" if EVENTS[library.EVENT_NAMES[name]].kind == MORNING_CARD else "discard"


def scene_lines(w: Words, name: str) -> list[str]:
    """What a scenario card does by round, and the storm card by how often it has struck."""
    lines = [w.say("text-round", round=int(round), effects=said(w, data(e))) for round, e in event_entry(name).tokens.items()]
    for scenario in library.SCENARIOS:
        if scenario.storm_card == name:
            lines += [w.say("text-strike", number=n, effects=said(w, data(e))) for n, e in enumerate(scenario.strikes, 1)]
    return lines


def options(name: str) -> list[Data]:
    found: list[Data] = data(getattr(event_entry(name), "option", []))
    return found


def caption(w: Words, name: str, number: int) -> str:
    return w.say(name, f"option{number}")


def option_text(w: Words, name: str, number: int) -> str:
    return w.say("text-option", number=number, caption=caption(w, name, number), text=option_does(w, name, number))


def option_brings(w: Words, name: str, number: int) -> str:
    """The same for who is about to choose it: if the card stays, what it will do where it lies."""
    stays = options(name)[number - 1].get("then") == "stay"
    return " ".join([option_does(w, name, number), *(standing_lines(w, name) if stays else ())])


def option_does(w: Words, name: str, number: int) -> str:
    option = dict(options(name)[number - 1])
    if option.get("then") == usual_end(name):
        del option["then"]
    return choice_text(w, option)


def special_text(w: Words, name: str) -> str:
    return w.say("text-special", caption=w.say(name, "special"), text=special_does(w, name))


def special_does(w: Words, name: str) -> str:
    """Who may take the special action, what it costs, and what it does."""
    special = event_entry(name).special
    pawn = w.say("special-any") if special.pawn == "any" else who(w, special.pawn)
    parts = [w.say("special-once" if special.once else "special-round", who=pawn)]
    parts += [needed(w, data(special.needs)), priced(w, special.cost)]
    if special.put:
        parts.append(w.say("special-put", goods=goods(w, special.put)))
    if special.cold:
        parts.append(w.say("special-cold"))
    return " ".join([part for part in [*parts, sentences(w, data(special.effects))] if part])


def during_text(w: Words, during: Any) -> str:
    needs = data(during.needs)
    effects = said(w, data(during.effects))
    if needs:
        effects = w.say("effect-if", needs=needs_text(w, needs), effects=grouped(w, data(during.effects)))
    return w.say(f"during-{during.phase}", effects=effects)


# Laws, technologies, weather.


def law_text(w: Words, name: str) -> list[str]:
    entry = library.LAWS[library.LAW_NAMES[name]]
    lines = [w.say("text-card", deck=w.say("deck-law"), mark=name), story(w, name), *law_lines(w, name)]
    return [*lines, w.say("text-pair", law=law(w, entry.pair))] if entry.pair else lines


@lru_cache(maxsize=200)
def law_lines(w: Words, name: str) -> tuple[str, ...]:
    entry = library.LAWS[library.LAW_NAMES[name]]
    lines = [sentences(w, data(entry.effects))] if entry.effects else []
    if entry.unlocks:
        lines.append(w.say("text-unlocks", buildings=buildings(w, entry.unlocks)))
    return (*lines, *lasting_text(w, entry.lasting))


def technology_text(w: Words, name: str) -> list[str]:
    entry = library.TECHNOLOGIES[library.TECHNOLOGY_NAMES[name]]
    return [w.say("text-technology", count=entry.cost), story(w, name), *technology_lines(w, name)]


def technology_lines(w: Words, name: str) -> list[str]:
    entry = library.TECHNOLOGIES[library.TECHNOLOGY_NAMES[name]]
    return [effect_text(w, effect) for effect in data(entry.effects)] + lasting_text(w, entry.lasting)


def weather_text(w: Words, name: str) -> list[str]:
    return [w.say("text-weather"), story(w, name), *weather_lines(w, name)]


def weather_lines(w: Words, name: str) -> list[str]:
    entry = library.WEATHER[library.WEATHER_NAMES[name]]
    lines = [w.say("effect-cold-up", count=entry.cold)] if entry.cold else []
    for shade in ("red", "orange", "yellow"):
        if getattr(entry, shade):
            lines.append(w.say("effect-range-up", colour=colour(w, shade), count=getattr(entry, shade)))
    lines.append(w.say("text-traps"))
    if entry.expedition:
        lines.append(w.say("effect-scouts", by=entry.expedition))
    return [*lines, w.say("effect-storm-up", count=entry.storm)] if entry.storm else lines


# Expeditions.


def expedition_text(w: Words, name: str) -> list[str]:
    return [expedition_heading(w, name), story(w, name), *expedition_lines(w, name)]


def expedition_heading(w: Words, name: str) -> str:
    """What can be seen of a place before it is explored."""
    entry = library.EXPEDITIONS[library.EXPEDITION_NAMES[name]]
    return w.say("text-expedition", kind=entry.kind, count=entry.fields, hint=w.say(f"hint-{entry.hint}"))


def expedition_lines(w: Words, name: str) -> list[str]:
    entry = library.EXPEDITIONS[library.EXPEDITION_NAMES[name]]
    lines = [sentences(w, data(entry.effects))] if entry.effects else []
    ways = range(1, len(entry.option) + 1)
    return lines + [
        w.say("text-option", number=number, caption=caption(w, name, number), text=way_does(w, name, number)) for number in ways
    ]


@lru_cache(maxsize=500)
def way_does(w: Words, name: str, number: int) -> str:
    """A way on from a place, in the order in which it comes: a scout who goes on stands on the next card when effects come."""
    entry = library.EXPEDITIONS[library.EXPEDITION_NAMES[name]].option[number - 1]
    now, effects = sentences(w, data(entry.now)), sentences(w, data(entry.effects))
    if entry.way == "return":
        longer = w.say("way-new") if entry.next == "A" else w.say("way-longer", kind=entry.next)
        parts = [w.say("way-return"), effects, now, longer]
    else:
        parts = [w.say("way-continue", kind=entry.next), now, w.say("way-later", effects=effects) if effects else ""]
    parts.insert(0, needed(w, data(entry.needs)))
    return " ".join([part for part in parts if part])


# People.


def citizen_text(w: Words, name: str) -> list[str]:
    entry = library.CITIZENS[library.CITIZEN_NAMES[name]]
    return [
        w.say("text-citizen", trade=w.say(name, "trade"), who=who(w, entry.type)),
        story(w, name),
        w.say("text-ability", text=ability_does(w, name)),
        w.say("text-start", text=start_does(w, name)),
        *[w.say(f"text-death-{type}", effects=death_does(w, name, type)) for type in ("worker", "engineer", "child")],
    ]


@lru_cache(maxsize=500)
def ability_does(w: Words, name: str) -> str:
    entry = library.CITIZENS[library.CITIZEN_NAMES[name]]
    ability = entry.ability
    parts = [w.say("ability-when", who=who(w, entry.type), actions=listed(w, [w.say(f"main-{do}") for do in ability.actions]))]
    if ability.buildings:
        parts.append(w.say("ability-buildings", buildings=buildings(w, ability.buildings)))
    if ability.fields:
        parts.append(w.say("ability-fields", goods=listed(w, [good(w, found) for found in ability.fields])))
    parts.append(priced(w, ability.cost))
    if ability.warm:
        parts.append(w.say("ability-warm"))
    return " ".join([part for part in [*parts, said(w, data(ability.effects))] if part])


def start_does(w: Words, name: str) -> str:
    start = library.CITIZENS[library.CITIZEN_NAMES[name]].start
    parts = [w.say("start-pay", goods=goods(w, start.pay)) if start.pay else "", sentences(w, data(start.effects))]
    return " ".join([part for part in parts if part])


def death_does(w: Words, name: str, type: str) -> str:
    return said(w, data(getattr(library.CITIZENS[library.CITIZEN_NAMES[name]].death, type)))


def advisor_text(w: Words, name: str) -> list[str]:
    return [w.say("text-advisor"), story(w, name), advisor_does(w, name)]


@lru_cache(maxsize=50)
def advisor_does(w: Words, name: str) -> str:
    entry = library.ADVISORS.advisor[library.ADVISOR_NAMES[name]]
    return f"{priced(w, {entry.token: 1})} {sentences(w, data(entry.effects))}"


def mobilisation_does(w: Words) -> str:
    return sentences(w, data(library.ADVISORS.mobilisation.effects))


def society_text(w: Words, name: str) -> list[str]:
    """Who these people are, and what they begin with, at both levels of difficulty."""
    lines: list[str] = []
    for entry in library.SOCIETIES:
        if entry.id == name:
            level = w.say(f"difficulty-{entry.difficulty}")
            lines.append(w.say("text-society", difficulty=level, text=w.say(f"society-{name}", entry.difficulty)))
            lines.append(society_start(w, entry))
    return lines


def society_start(w: Words, entry: Any) -> str:
    types = ("worker", "engineer", "child")
    found = dict(zip(types, entry.citizens, strict=True))
    sick = [counted(w, type, n) for type, n in zip(types, entry.sick, strict=True) if n]
    stock = {"wood": entry.wood, "coal": entry.coal, "core": entry.cores, "food": entry.food, "automaton": entry.automatons}
    return w.say(
        "text-society-start",
        people=goods(w, found),
        sick=listed(w, sick),
        goods=goods(w, stock),
        deaths=entry.deaths,
        hope=entry.hope[0],
        active=entry.hope[1],
        discontent=entry.discontent[0],
        stirred=entry.discontent[1],
    )


# Buildings.


def building_text(w: Words, name: str) -> list[str]:
    entry = library.BUILDINGS[library.BUILDING_NAMES[name]]
    size = w.say(f"size-{entry.size}")
    lines = [w.say(f"text-{entry.group}", size=size), building_cost(w, entry), *side_lines(w, name)]
    if entry.upgraded is not None:
        lines.append(w.say("text-upgrade", goods=goods(w, entry.upgrade_cost), building=building(w, f"{name}+")))
        lines += side_lines(w, f"{name}+")
    lines.append(w.say("text-tiles", count=entry.count))
    if name in library.ADVISOR_NAMES:  # one word for two things
        lines += [w.say("text-also", name=quoted(w, w.say(f"advisor-{name}"))), *advisor_text(w, name)]
    return [line for line in lines if line]


def building_cost(w: Words, entry: Any) -> str:
    return priced(w, entry.cost) if entry.cost is not None else w.say("text-not-raised")


def side_of(name: str) -> tuple[Any, Any]:
    """A building and one side of its tile; the upgraded one has a plus after its id."""
    entry = library.BUILDINGS[library.BUILDING_NAMES[name.removesuffix("+")]]
    return entry, entry.upgraded if name.endswith("+") else entry.base


def side_lines(w: Words, name: str) -> list[str]:
    """One side of a tile."""
    entry, side = side_of(name)
    lines = [w.say("text-insulation", colour=colour(w, side.insulation))]
    if side.action:
        lines.append(w.say("text-use-engineers" if entry.engineers else "text-use", text=side_does(w, name)))
    return [*lines, *standing(w, entry, side)]


@lru_cache(maxsize=500)
def side_does(w: Words, name: str) -> str:
    """The action of one side of a building, with its price."""
    side = side_of(name)[1]
    return " ".join([part for part in (priced(w, side.cost), sentences(w, data(side.action))) if part])


def standing(w: Words, entry: Any, side: Any) -> list[str]:
    """What a building does by standing there."""
    lines: list[str] = []
    if side.hunting:
        lines.append(w.say("text-hunting", count=side.hunting))
    if side.expeditions:
        lines.append(w.say("text-expeditions", count=side.expeditions))
    if entry.beds:
        lines.append(w.say("text-beds", count=entry.beds))
    if entry.child_beds:
        lines.append(w.say("text-child-beds", count=entry.child_beds))
    if entry.raised:
        lines.append(w.say("text-raised", effects=sentences(w, data(entry.raised))))
    if entry.deposit:
        lines.append(w.say("text-deposit", deposit=w.say(f"deposit-{entry.deposit}")))
    for name in ("outside", "warms", "jail", "fixed"):
        if getattr(entry, name):
            lines.append(w.say(f"text-{name}"))
    return lines


@lru_cache(maxsize=500)
def building_does(w: Words, name: str) -> str:
    """What somebody who is about to raise a building wants to know."""
    entry = library.BUILDINGS[library.BUILDING_NAMES[name]]
    text = [side_does(w, name)] if entry.base.action else []
    return " ".join([*text, *standing(w, entry, entry.base)])


def short_text(w: Words, name: str) -> str:
    """An event card in one paragraph, without its story."""
    return " ".join(event_lines(w, name)) or w.say("effect-none")
