"""What a seat may know, built up from nothing; and guesses at the rest.

Hands are open (FP-CITIZEN.2), so all seats see the same. Hidden are the order of every deck, which of its two consequences a
passed law has put into the dusk deck, and how many of the cubes not seen again lie in the drawer rather than in the tower.
"""

from typing import Any, Final

from ratusz.kernel.chance import Chance

from ..content.advisors import ADVISORS
from ..content.buildings import BUILDINGS
from ..content.effects import RANGES, TYPES, WORKS
from ..content.events import EVENTS
from ..content.laws import LAWS
from ..content.numbers import HEAT_FIELDS, HEAT_STEPS, OVERLOAD_FIELDS, ROUNDS, TOWERS, WORKS_AMOUNT
from ..rules.cards.expeditions import length
from ..rules.cards.needs import in_game
from ..rules.city.buildings import beds, beds_at, exists, expeditions_allowed
from ..rules.city.construction import raisable
from ..rules.city.map import FIELD_NAMES
from ..rules.course.hunger import marker, next_meal
from ..rules.course.phases import usual
from ..rules.course.setup import sheets
from ..rules.generator.generator import indicated, most_fuel
from ..rules.generator.heat import warm, warmed, zone_warm
from ..rules.people.pawns import due
from ..rules.people.sickness import round_type, section
from ..rules.vocabulary import rules
from .data import GAME_NAME, boards, by_kind, cards, citizens, course, events, land, order, origin, people, seats, tiles, weathers
from .reading import read_position
from .seen import HeatField, Hidden, Outlook, View
from .state import PHASES, City

DERIVED: Final = ("eyes", "waiting", "stack", "seats", "cubes-held", "consequences", "outlook")  # no part of a position


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
    """What lies face down, without its order."""
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
        "beds": {"heated": places, "heated-child": for_children, "all": all_places, "all-child": all_for_children},
        "hunger": {"flipped": flipped, "field": field},
        "feeding": {"who": TYPES[fed], "food": food},
        "pawns": {name: due(who, g.citizens[who]) for who, name in enumerate(TYPES)},
        "sections": {name: list(section(g.sick[who])) for who, name in enumerate(TYPES)},
        "cubes": indicated(g.heat),
        "track": [heat_field(g, field) for field in range(1, HEAT_FIELDS + 1)],
        "fuelled": list(range(g.heat, HEAT_FIELDS + 1)),
        "eaters": [TYPES[round_type(round)] for round in range(1, ROUNDS + 1)],
        "raisable": [BUILDINGS[kind].name for kind in raisable(g)],
        "zones": [zone_warm(g, zone) for zone in range(3)],
        "works": WORKS_AMOUNT + g.modifiers[WORKS],
        "sleeping": {FIELD_NAMES[field]: sum(beds_at(g, field)) for field in g.standing if any(beds_at(g, field))},
        "fuel": max(0, most_fuel(g)),
        "expeditions": expeditions_allowed(g),
        "routes": [length(route) for route in g.routes],
        "sheets": [[ADVISORS[sheet].name for sheet in held] for held in sheets(g)],
    }


def heat_field(g: City, field: int) -> HeatField:
    cubes = indicated(field)
    return {
        "cubes": cubes,
        "risky": g.overload + cubes > OVERLOAD_FIELDS,
        "reached": [colour for colour, indicator in zip(RANGES, g.ranges, strict=True) if indicator < field],
        "zone": sum([warmed(g, field, zone) for zone in range(3)]),
        "step": TYPES[HEAT_STEPS[field - 2]] if field > 1 else None,
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
