"""Actions and positions of Frostpunk as numbers (see ratusz.kernel.numbering).

Hands are open, so all seats see the same; each is told of itself first, then of the others clockwise. Of a deck is told what
is in it, never in which order.
"""

from typing import Final, cast

from ratusz.kernel.numbering import Encoding, Numbering, Opening, Section, bits, clipped, mark, places, put, relative, tally
from ratusz.kernel.state import Action, State

from ..content.advisors import ADVISORS
from ..content.buildings import BUILDINGS
from ..content.citizens import CITIZENS
from ..content.effects import FIELD_GOODS, MODIFIERS, MOST, NONE, PAWNS, TOKENS, TYPES
from ..content.events import EVENTS
from ..content.expeditions import EXPEDITIONS, ROUTES
from ..content.laws import LAWS
from ..content.numbers import HEAT_FIELDS, PAWNS_MOST, ROUNDS
from ..content.societies import SOCIETIES
from ..content.technologies import TECHNOLOGIES
from ..content.weather import WEATHERS
from ..game import GAME
from ..position.state import CARD_SPOT, PHASES, City
from ..rules.city.map import FIELD_LIMIT, FIELDS, PLACES, TILES

SEATS: Final = GAME.seats[-1]
OPENING: Final = Opening(GAME.rules, len(PHASES))
OPTIONS: Final = (1, 9)
BEDS: Final = (0, max(PAWNS_MOST) + 1)
NUMBERING: Final = Numbering(
    GAME.rules,
    {
        "choose": (OPTIONS,),
        "fuel": ((0, HEAT_FIELDS + 1),),
        "heap": ((0, FIELDS), (1, FIELD_LIMIT)),
        "reuse": ((0, CARD_SPOT + len(EVENTS)),),
        "route": ((1, ROUTES),),
        "scout": ((1, ROUTES),),
        "shelter": (BEDS, BEDS),  # workers and engineers: the children have the other beds
        "store": ((0, MOST + 1),),
        "way": (OPTIONS,),
    },
    SEATS,
)

COURSE: Final[list[Section]] = [
    *OPENING.sections,
    ("society", len(SOCIETIES)),
    ("leader", SEATS),
    ("turn", SEATS),
    ("passes", 1),
    ("shifted", 1),
    ("mobilisation", 1),
]
PEOPLE: Final[list[Section]] = [
    ("stock", 4),
    ("food", 1),
    ("hunger", 1),
    ("deaths", 1),
    ("automatons", 1),
    ("citizens", len(TYPES)),
    ("sick", len(TYPES)),
    ("gravely ill", len(TYPES)),
    ("pool", len(PAWNS)),
    ("placed", len(PAWNS)),
    ("exhausted", len(TYPES)),
    ("resting", len(PAWNS)),
    ("special children", 2),
    ("stored", 3),
    ("tokens", 2 * len(TOKENS)),  # of hope and discontent: each inactive, active
]
GENERATOR: Final[list[Section]] = [
    ("heat", 1),
    ("cold", 1),
    ("ranges", 3),
    ("overheated", 1),
    ("overload", 1),
    ("tower", 4),  # upgraded, cubes held, ever dropped, ever fallen
    ("weather deck", len(WEATHERS)),
    ("weather discard", len(WEATHERS)),
    ("storm", 1),
    ("strikes", 1),
    ("activation tokens", ROUNDS + 1),
]
LAND: Final[list[Section]] = [
    ("tiles", len(PLACES)),  # the number of the tile, plus 1
    ("near tiles", len(TILES)),
    ("far tiles", len(TILES)),
    *[(f"fields with {good}", FIELDS) for good in FIELD_GOODS],
    ("amounts", FIELDS),
    ("fields with a building", FIELDS),  # twice its number, and upgraded one more, plus 1
    ("buildings", 2 * len(BUILDINGS)),
    ("spots", FIELDS),  # pawns on them
    ("hubs", len(PLACES)),
    ("frame", len(PLACES)),
    ("supply", len(BUILDINGS)),
    ("unlocked", len(BUILDINGS)),
]
CARDS: Final[list[Section]] = [
    ("laws", len(LAWS)),
    ("future laws", len(LAWS)),
    ("technologies", len(TECHNOLOGIES)),
    ("developed", len(TECHNOLOGIES)),
    ("developing", len(TECHNOLOGIES)),
    ("development", 1),
    ("modifiers", len(MODIFIERS)),
    ("morning deck", len(EVENTS)),
    ("dusk deck", len(EVENTS)),
    ("dusk discard", len(EVENTS)),
    ("consequences", len(LAWS)),
    ("consultations", len(EVENTS)),
    ("next consultation", len(EVENTS)),
    ("lying", len(EVENTS)),
    ("marks", len(EVENTS)),
    ("goods on cards", len(EVENTS)),
    ("spent", len(EVENTS)),
    ("expedition decks", len(EXPEDITIONS)),
    ("discarded expeditions", len(EXPEDITIONS)),
    ("routes", 3 * ROUTES),  # cards, the pawn on its way plus 1, the field it stands on
    ("route cards", len(EXPEDITIONS)),
    ("citizen deck", len(CITIZENS)),
    ("citizen discard", len(CITIZENS)),
]
SEAT: Final[list[Section]] = [
    ("present", 1),
    ("advisor", len(ADVISORS)),
    ("hand", len(CITIZENS)),
    ("played", len(CITIZENS)),
]
SECTIONS: Final[list[Section]] = [
    *COURSE,
    *PEOPLE,
    *GENERATOR,
    *LAND,
    *CARDS,
    *[(f"seat {i} {name}", size) for i in range(SEATS) for name, size in SEAT],
]
AT: Final = places(SECTIONS)
IN_SEAT: Final = places(SEAT)
SEAT_SIZE: Final = sum([size for _, size in SEAT])


class EncodingCity(Encoding):
    def encode(self, g: State, seat: int, legal: list[Action]) -> tuple[bytes, list[int]]:
        found = cast(City, g)
        numbers = bytearray(self.size)
        write_course(numbers, found, seat)
        write_people(numbers, found)
        write_generator(numbers, found)
        write_land(numbers, found)
        write_order(numbers, found)
        write_cards(numbers, found)
        for i in range(len(found.hands)):
            write_seat(numbers, AT["seat 0 present"] + i * SEAT_SIZE, found, (seat + i) % len(found.hands))
        return bytes(numbers), NUMBERING.numbers(legal)


def write_course(numbers: bytearray, g: City, seat: int) -> None:
    OPENING.write(numbers, g, seat, g.phase, len(g.hands))
    mark(numbers, AT["society"], g.society)
    mark(numbers, AT["leader"], relative(seat, g.leader, len(g.hands)))
    mark(numbers, AT["turn"], relative(seat, g.turn, len(g.hands)))
    numbers[AT["passes"]] = clipped(g.passes)
    numbers[AT["shifted"]] = int(g.shifted)
    numbers[AT["mobilisation"]] = int(g.mobilisation)


def write_people(numbers: bytearray, g: City) -> None:
    put(numbers, AT["stock"], g.stock)
    numbers[AT["food"]] = clipped(g.food)
    numbers[AT["hunger"]] = clipped(g.hunger)
    numbers[AT["deaths"]] = clipped(g.deaths)
    numbers[AT["automatons"]] = clipped(g.automatons)
    put(numbers, AT["citizens"], g.citizens)
    put(numbers, AT["sick"], g.sick)
    put(numbers, AT["gravely ill"], [int(skull) for skull in g.skull])
    put(numbers, AT["pool"], g.pool)
    tally(numbers, AT["placed"], [pawn for pawn, _ in g.placed])
    put(numbers, AT["exhausted"], g.exhausted)
    put(numbers, AT["resting"], g.resting)
    bits(numbers, AT["special children"], g.special_children, 2)
    put(numbers, AT["stored"], g.stored)
    for track in g.tracks:
        tally(numbers, AT["tokens"], track)


def write_generator(numbers: bytearray, g: City) -> None:
    numbers[AT["heat"]] = clipped(g.heat)
    numbers[AT["cold"]] = clipped(g.cold)
    put(numbers, AT["ranges"], g.ranges)
    numbers[AT["overheated"]] = int(g.overheated)
    numbers[AT["overload"]] = clipped(g.overload)
    put(numbers, AT["tower"], [g.tower, g.inside + g.drawer, g.dropped, g.fallen])
    tally(numbers, AT["weather deck"], g.weather)
    tally(numbers, AT["weather discard"], g.weather_discard)
    numbers[AT["storm"]] = clipped(g.storm)
    numbers[AT["strikes"]] = clipped(g.strikes)
    tally(numbers, AT["activation tokens"], g.tokens)


def write_land(numbers: bytearray, g: City) -> None:
    put(numbers, AT["tiles"], [tile + 1 for tile in g.tile])
    tally(numbers, AT["near tiles"], g.near_tiles)
    tally(numbers, AT["far tiles"], g.far_tiles)
    for field, good in enumerate(g.good):
        if good != NONE:
            numbers[AT["fields with wood"] + good * FIELDS + field] = 1
    put(numbers, AT["amounts"], g.amount)
    put(numbers, AT["fields with a building"], [side + 1 for side in g.building])
    tally(numbers, AT["buildings"], [g.building[field] for field in g.standing])
    tally(numbers, AT["spots"], [spot for _, spot in g.placed if 0 <= spot < FIELDS])
    tally(numbers, AT["hubs"], g.hubs)
    put(numbers, AT["frame"], g.frame)
    put(numbers, AT["supply"], g.supply)
    bits(numbers, AT["unlocked"], g.unlocked, len(BUILDINGS))


def write_order(numbers: bytearray, g: City) -> None:
    for name, cards in (
        ("laws", g.laws),
        ("future laws", g.future_laws),
        ("technologies", g.technologies),
        ("developed", g.developed),
    ):
        tally(numbers, AT[name], cards)
    mark(numbers, AT["developing"], g.developing)
    numbers[AT["development"]] = clipped(g.development)
    put(numbers, AT["modifiers"], g.modifiers)


def write_cards(numbers: bytearray, g: City) -> None:
    """Which consequence of a law lies in the dusk deck nobody knows (FP-LAW.1)."""
    tally(numbers, AT["morning deck"], g.morning)
    tally(numbers, AT["dusk deck"], [card for card in g.dusk if card not in g.unread])
    tally(numbers, AT["dusk discard"], g.dusk_discard)
    tally(numbers, AT["consequences"], [EVENTS[card].law for card in g.unread])
    tally(numbers, AT["consultations"], g.consultations)
    if g.consultations:
        mark(numbers, AT["next consultation"], g.consultations[-1])
    for card, goods, marks, spent in g.area:
        numbers[AT["lying"] + card] = 1
        numbers[AT["marks"] + card] = clipped(marks)
        numbers[AT["goods on cards"] + card] = clipped(sum(goods))
        numbers[AT["spent"] + card] = int(spent)
    for deck, discarded in zip(g.expeditions, g.discarded_expeditions, strict=True):
        tally(numbers, AT["expedition decks"], deck)
        tally(numbers, AT["discarded expeditions"], discarded)
    for number, (cards, scout, field) in enumerate(g.routes):
        put(numbers, AT["routes"] + 3 * number, [len(cards), scout + 1, field])
        tally(numbers, AT["route cards"], [card for card, _ in cards])
    tally(numbers, AT["citizen deck"], g.citizen_deck)
    tally(numbers, AT["citizen discard"], g.citizen_discard)


def write_seat(numbers: bytearray, at: int, g: City, seat: int) -> None:
    numbers[at + IN_SEAT["present"]] = 1
    if g.advisors:
        mark(numbers, at + IN_SEAT["advisor"], g.advisors[seat])
    tally(numbers, at + IN_SEAT["hand"], g.hands[seat])
    if g.played:
        mark(numbers, at + IN_SEAT["played"], g.played[seat])


ENCODING: Final = EncodingCity("frostpunk", NUMBERING.count, SECTIONS)
