"""What a seat may know, built up from nothing; and guesses at the rest.

Hands are open, so all seats see the same. Hidden are the order of every deck, which of its two consequences a passed law has
put into the dusk deck, and how many of the cubes not seen again lie in the drawer rather than in the tower.
"""

from typing import Any, Final

from ratusz.kernel.chance import Chance

from ..content.advisors import ADVISORS
from ..content.buildings import BUILDINGS
from ..content.effects import EXPEDITION_DECKS, NONE, RANGES, RUINS_BEDS, TYPES, WORKS, price_table
from ..content.events import EVENTS
from ..content.laws import LAWS
from ..content.numbers import HEAT_FIELDS, HEAT_START, HEAT_STEPS, LAWS_MOST, OVERLOAD_FIELDS, ROUNDS, TOWERS, WORKS_AMOUNT
from ..rules.cards.expeditions import length
from ..rules.cards.laws import excluded, laws_left, to_follow
from ..rules.cards.needs import homeless, in_game
from ..rules.city.buildings import beds, beds_at, exists, expeditions_allowed
from ..rules.city.clearing import next_places
from ..rules.city.construction import changed_prices, raisable
from ..rules.city.map import FIELD_NAMES, PLACE_NAMES
from ..rules.course.allowed_actions import CLEAR_ACTION, CONSTRUCT_ACTION
from ..rules.course.ending import CLAUSES, DANGERS, FIELDS, MASS_DEATH, NEAR, dangers
from ..rules.course.hunger import marker, next_meal
from ..rules.course.phases import usual
from ..rules.course.prospects import without_bed
from ..rules.course.setup import sheets
from ..rules.course.storm import certain, next_strike, next_weather, possible, ruined
from ..rules.course.taking_actions import card_in_play, in_the_cold, is_warm
from ..rules.generator.generator import indicated, most_fuel, overloading
from ..rules.generator.heat import warm, warm_from, warmed, zone_warm
from ..rules.people.hope import concerned
from ..rules.people.pawns import due
from ..rules.people.sickness import round_type, section, sections_ahead
from ..rules.vocabulary import rules, spot_name
from .data import (
    GAME_NAME,
    boards,
    by_kind,
    cards,
    citizens,
    course,
    events,
    in_setup,
    land,
    order,
    origin,
    people,
    seats,
    tiles,
    tokens,
    weathers,
)
from .reading import read_position
from .seen import HeatField, Hidden, Outlook, Passing, Peril, Section, Storm, View
from .state import END, PHASES, City

DERIVED: Final = ("eyes", "waiting", "stack", "asked", "seats", "cubes-held", "consequences", "outlook")  # no part of a position


def view(g: City, seat: int | None) -> View:
    return {
        "game": GAME_NAME,
        "eyes": seat,
        **origin(g),
        "round": g.round,
        "phase": PHASES[g.phase],
        **course(g),
        "waiting": list(rules.seats(g)),
        "stack": [rules.task_data(g, task) for task in rules.seen_by(g.stack, seat)],
        "asked": rules.asked(g, seat),
        **people(g),
        **boards(g),
        **land(g),
        **order(g),
        **cards(g),
        **hidden(g),
        "seats": seats(g),
        "outlook": outlook(g),
    }


def hidden(g: City) -> Hidden:
    """What lies face down, without its order (FP-LAW.1, FP-SETUP.49)."""
    return {
        "cubes-held": g.inside + g.drawer,  # whoever counts knows it: dropped, less those that came out
        "near-tiles": tiles(sorted(g.near_tiles)),
        "far-tiles": tiles(sorted(g.far_tiles)),
        "weather": weathers(sorted(g.weather)),
        "morning": events(sorted(g.morning)),
        "dusk": events([card for card in g.dusk if card not in g.unread]),
        "consequences": [LAWS[EVENTS[card].law].name for card in g.unread],
        "consultations": events(g.consultations[-1:] + sorted(g.consultations[:-1])),  # a face-up stack: the top one is seen
        "expeditions": by_kind([sorted(deck) for deck in g.expeditions]),
        "citizen-deck": citizens(sorted(g.citizen_deck)),
    }


def outlook(g: City) -> Outlook:
    """What follows from the position, so that nobody has to work it out."""
    fed, food = next_meal(g)
    flipped, field = marker(g.hunger)
    places, for_children = beds(g, True)
    all_places, all_for_children = beds(g, False)
    return {
        "warm": [name for number, name in enumerate(FIELD_NAMES) if exists(g, number) and warm(g, number)],
        "beds": {
            "heated": places,
            "heated-child": for_children,
            "heated-in-all": places + for_children,
            "all": all_places,
            "all-child": all_for_children,
        },
        "hunger": {"flipped": flipped, "field": field},
        "feeding": {"who": TYPES[fed], "food": food, "and_hunger": food + g.hunger},
        "pawns": {name: due(who, g.citizens[who]) for who, name in enumerate(TYPES)},
        "sections": {name: list(section(g.sick[who])) for who, name in enumerate(TYPES)},
        "sections_ahead": {name: worse(g.sick[who]) for who, name in enumerate(TYPES)},
        "outside": without_bed(g),
        "gap": max(0, g.cold - g.heat),
        "burning": g.heat > HEAT_START,
        "cubes": indicated(g.heat),
        "risky": overloading(g, g.heat),
        "room": OVERLOAD_FIELDS - g.overload,
        "track": [heat_field(g, field) for field in range(1, HEAT_FIELDS + 1)],
        "fuelled": list(range(g.heat, HEAT_FIELDS + 1)),
        "eaters": [TYPES[round_type(round)] for round in range(1, ROUNDS + 1)],
        "raisable": [BUILDINGS[kind].name for kind in raisable(g)],
        "prices": {BUILDINGS[kind].name: price_table(price) for kind, price in changed_prices(g).items()},
        "insulated": warm_from(g),
        "zones": [zone_warm(g, zone) for zone in range(3)],
        "living": sum(g.citizens) - int(g.cause == MASS_DEATH),
        "works": WORKS_AMOUNT + g.modifiers[WORKS],
        "laws": laws_left(g),
        "passing": [passing(g, law) for law in g.future_laws] if g.stack and g.stack[-1][0] == "law" else [],
        "sleeping": {FIELD_NAMES[field]: sum(beds_at(g, field)) for field in g.standing if any(beds_at(g, field))},
        "fuel": max(0, most_fuel(g)),
        "expeditions": expeditions_allowed(g),
        "routes": [length(route) for route in g.routes],
        "sheets": [[ADVISORS[sheet].name for sheet in held] for held in sheets(g)],
        "ahead": [] if in_setup(g) else list(PHASES[g.phase : END]),
        "open": [PLACE_NAMES[place] for place in next_places(g)],
        "turning": tokens(concerned(g)),
        "pads": {
            "clear": is_warm(g, CLEAR_ACTION, 0, card_in_play(g)),
            "construct": is_warm(g, CONSTRUCT_ACTION, 0, card_in_play(g)),
        },
        "chilly": [spot_name(spot) for spot in in_the_cold(g)],
        "cools": HEAT_START,
        "decks": {
            "morning": len(g.morning),
            "dusk": len(g.dusk),
            "weather": len(g.weather),
            **{f"expedition-{kind}": len(deck) for kind, deck in zip(EXPEDITION_DECKS, g.expeditions, strict=True)},
        },
        "perils": perils(g),
        "lost": DANGERS[g.cause - 1] if 0 < g.cause <= len(DANGERS) else None,
        "storm": storm(g),
    }


def worse(sick: int) -> list[Section]:
    return [{"at": at, "exhausted": exhausted, "flips": flips} for at, exhausted, flips in sections_ahead(sick)]


def passing(g: City, law: int) -> Passing:
    pair = excluded(g, law)
    return {
        "law": LAWS[law].name,
        "excludes": None if pair == NONE else LAWS[pair].name,
        "number": len(g.laws) + 1,
        "most": LAWS_MOST,
        "consequence": bool(to_follow(g, law)),
    }


def storm(g: City) -> Storm | None:
    if not g.storm:
        return None
    ruins = [step.building for step in next_strike(g) if step.do == "ruin"]
    fields = ruined(g)
    beds = [beds_at(g, field) for field in fields]
    kept = len(fields) * g.modifiers[RUINS_BEDS]
    places, for_children = sum([here for here, _ in beds]) - kept, sum([children for _, children in beds])
    return {
        "round": next_weather(g),
        "certain": certain(g),
        "possible": possible(g),
        "ruins": [BUILDINGS[kind].name for kind in ruins],
        "fields": [FIELD_NAMES[field] for field in fields],
        "beds": places + for_children,
        "homeless": homeless(g, places, for_children),
    }


def perils(g: City) -> list[Peril]:
    return [
        {
            "name": name,
            "value": value,
            "track": FIELDS[at],
            "falling": name == "hope",
            "near": value <= NEAR[at] if name == "hope" else value >= NEAR[at],
            "rule": CLAUSES[at + 1],
        }
        for at, (name, value) in enumerate(zip(DANGERS, dangers(g), strict=True))
    ]


def heat_field(g: City, field: int) -> HeatField:
    return {
        "cubes": indicated(field),
        "risky": overloading(g, field),
        "reached": [colour for colour, indicator in zip(RANGES, g.ranges, strict=True) if indicator < field],
        "passes": [colour for colour, indicator in zip(RANGES, g.ranges, strict=True) if indicator == field - 1],
        "zone": sum([warmed(g, field, zone) for zone in range(3)]),
        "step": TYPES[HEAT_STEPS[field - 2]] if field > 1 else None,
        "gap": g.heat < field <= g.cold,
    }


def rebuild(data: View) -> City:
    """A state with this view; what is hidden lies in it in some arrangement."""
    position: dict[str, Any] = {key: value for key, value in data.items() if key not in DERIVED}
    position["seat"] = data["seats"]
    usually = 1 if "setup" in data else len(usual(PHASES.index(data["phase"])))
    position["next"] = data["stack"][usually:][::-1]
    laws = {law.name: law for law in LAWS}
    known = data["dusk"] + data["dusk-discard"] + [card["event"] for card in data["card"]]
    unread: list[str] = []
    for law in data["consequences"]:
        free = [card for card in laws[law].consequences if EVENTS[card].name not in known + unread]
        unread.append(EVENTS[free[0]].name)
    position["dusk"] = data["dusk"] + unread
    position["unread"] = unread
    position["cubes-inside"] = data["cubes-held"]
    return read_position(position)


def redeal(g: City, seat: int | None, chance: Chance) -> None:
    """Arrange anew what nobody knows; future chance is unknown too."""
    for deck in (g.near_tiles, g.far_tiles, g.weather, g.morning, g.citizen_deck, *g.expeditions):
        chance.shuffle(deck)
    if g.consultations:
        top = g.consultations.pop()
        chance.shuffle(g.consultations)
        g.consultations.append(top)
    redeal_consequences(g, chance)
    redeal_tower(g, chance)
    g.rng = chance.below(1 << 24)
    g.fixed = ()
    g.falls = ()
    g.stack[:] = rules.seen_by(g.stack, seat)
    rules.unmask(g, chance.below)


def redeal_consequences(g: City, chance: Chance) -> None:
    for card in g.unread.copy():
        cards = LAWS[EVENTS[card].law].consequences
        other = cards[chance.below(len(cards))]
        if other != card and not in_game(g, other):
            g.dusk.remove(card)
            g.unread.remove(card)
            g.dusk.append(other)
            g.unread.append(other)
    g.dusk.sort()
    g.unread.sort()


def redeal_tower(g: City, chance: Chance) -> None:
    """Of the cubes that have not come out, each lies in the drawer with the chance that closing shook it loose."""
    held = g.inside + g.drawer
    g.drawer = sum([1 for _ in range(held) if chance.below(1000) < int(TOWERS[g.tower].close * 1000)])
    g.inside = held - g.drawer
