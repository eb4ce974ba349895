"""Actions and positions of New Angeles as numbers (see ratusz.kernel.numbering).

Seats are told from the one that looks: itself first, then clockwise. Offers of trades and promises are not told, since asides are
not actions here.
"""

from typing import Final, cast

from ratusz.kernel.numbering import Encoding, Numbering, Opening, Section, bits, clipped, mark, places, put, relative
from ratusz.kernel.numbering import tally as count
from ratusz.kernel.state import Action, State

from ..content.cards import (
    ASSETS,
    CARD_NAMES,
    CORPORATIONS,
    DISTRICTS,
    EVENT_BACK,
    EVENT_NAMES,
    GOALS,
    INVESTMENT_NAMES,
    RIVAL_NAMES,
    TITLES,
)
from ..content.effects import NONE, PIECES, RESOURCES, TYPES, WHAT
from ..game import GAME
from ..position.state import BACK_SEEN, MOST_SEATS, OFFERS, OVER, PHASES, STANCES, Angeles
from ..rules.course.support import tally
from ..rules.players.investments import laid_open
from ..rules.players.rivals import aim

OPENING: Final = Opening(GAME.rules, len(PHASES))
NUMBERING: Final = Numbering(GAME.rules, {"either": ((0, 9),), "pay": ((0, 10),)}, MOST_SEATS)
CARDS: Final = len(CARD_NAMES) + 1  # the last one: an effect that is only tried out

TABLE: Final[list[Section]] = [
    *OPENING.sections,
    ("active", MOST_SEATS),
    ("threat", 1),
    ("supply", len(RESOURCES)),
    ("goals", len(RESOURCES)),
    *[(f"city {piece}", DISTRICTS) for piece in PIECES],
    ("decks", len(TYPES)),
    ("other decks", 6),  # discarded cards, assets, turn track, events, demands, investments
    ("back of next event", len(WHAT)),
    ("next event", len(EVENT_NAMES)),
    ("rival under the board", len(RIVAL_NAMES)),
]
DEAL: Final[list[Section]] = [
    ("deal asset", ASSETS),
    ("deal main", CARDS),
    ("deal counteroffers", CARDS),
    ("deal countering", MOST_SEATS),
    ("deal support", len(OFFERS)),
    ("deal extra", len(OFFERS)),
    ("deal barred", MOST_SEATS),
    ("deal muted", MOST_SEATS),
    ("deal bettor", MOST_SEATS),
    ("deal bet on", MOST_SEATS),
    ("deal declared", len(OFFERS)),
    ("deal decided", len(OFFERS)),
    ("deal won", len(OFFERS)),
]
RESOLVING: Final[list[Section]] = [
    ("drawn", len(TYPES)),
    ("without limit", MOST_SEATS),
    ("card", CARDS),
    ("ill", 1),
    ("cleared", DISTRICTS),
    ("chosen", DISTRICTS),
    ("moved", DISTRICTS),
    ("android paid", 1),
    ("picked", MOST_SEATS),
    ("sum", 1),
    ("rise", 1),
    ("ability", ASSETS),
]
OWN: Final[list[Section]] = [
    ("hand", TITLES),
    ("support", TITLES),
    ("rival", len(RIVAL_NAMES)),
    ("aim", 2),  # what there is, and what is needed
    ("investment", len(INVESTMENT_NAMES)),
    ("dealt", len(INVESTMENT_NAMES)),
]
SEAT: Final[list[Section]] = [
    ("present", 1),
    ("corporation", CORPORATIONS),
    ("capital", 1),
    ("assets", ASSETS),
    ("exhausted", ASSETS),
    ("emergency", CORPORATIONS),
    ("spent", CORPORATIONS),
    ("stance", len(STANCES)),
    ("hand size", 1),
    ("support size", 1),
    ("has rival", 1),
    ("has investment", 1),
    ("known", TITLES),
    ("shown investment", len(INVESTMENT_NAMES)),
    ("promises", 2),  # kept, broken
]
SECTIONS: Final[list[Section]] = [
    *TABLE,
    *DEAL,
    *RESOLVING,
    *[(f"own {name}", size) for name, size in OWN],
    *[(f"seat {i} {name}", size) for i in range(MOST_SEATS) for name, size in SEAT],
]
AT: Final = places(SECTIONS)
IN_SEAT: Final = places(SEAT)
SEAT_SIZE: Final = sum([size for _, size in SEAT])


class EncodingAngeles(Encoding):
    def encode(self, g: State, seat: int, legal: list[Action]) -> tuple[bytes, list[int]]:
        found = cast(Angeles, g)
        numbers = bytearray(self.size)
        write_table(numbers, found, seat)
        write_deal(numbers, found, seat)
        write_resolving(numbers, found, seat)
        write_own(numbers, found, seat)
        for i in range(found.seats()):
            write_seat(numbers, AT["seat 0 present"] + i * SEAT_SIZE, found, seat, (seat + i) % found.seats())
        write_assets(numbers, found, seat)
        return bytes(numbers), NUMBERING.numbers(legal)


def seats(numbers: bytearray, at: int, g: Angeles, seat: int, mask: int) -> None:
    for other in range(g.seats()):
        if mask >> other & 1:
            numbers[at + relative(seat, other, g.seats())] = 1


def write_table(numbers: bytearray, g: Angeles, seat: int) -> None:
    OPENING.write(numbers, g, seat, g.phase, g.seats())
    mark(numbers, AT["active"], relative(seat, g.active, g.seats()))
    numbers[AT["threat"]] = clipped(g.threat)
    put(numbers, AT["supply"], g.supply)
    if g.demand != NONE:
        put(numbers, AT["goals"], list(GOALS[g.demand]))
    for kind, mask in enumerate(g.pieces):
        bits(numbers, AT["city human-first"] + kind * DISTRICTS, mask, DISTRICTS)
    put(numbers, AT["decks"], [len(deck) for deck in g.decks])
    others = (g.discard, g.asset_deck, g.turn_track, g.event_deck, g.demand_deck, g.investment_deck)
    put(numbers, AT["other decks"], [len(deck) for deck in others])
    if g.event_deck:
        event, seen = g.event_deck[-1], g.event_seen[-1]
        mark(numbers, AT["back of next event"], EVENT_BACK[event])  # NA-20.3
        if seen < 0 or seen & ~BACK_SEEN & 1 << seat:
            mark(numbers, AT["next event"], event)
    if g.phase == OVER or g.under_seen >> seat & 1:
        mark(numbers, AT["rival under the board"], g.under)


def write_deal(numbers: bytearray, g: Angeles, seat: int) -> None:
    mark(numbers, AT["deal asset"], g.asset)
    mark(numbers, AT["deal main"], g.main)
    count(numbers, AT["deal counteroffers"], g.box)
    for name, other in (("countering", g.countering), ("bettor", g.bettor), ("bet on", g.bet_on)):
        mark(numbers, AT[f"deal {name}"], relative(seat, other, g.seats()))
    put(numbers, AT["deal support"], [tally(g, side) for side in range(len(OFFERS))])
    for name, side in (("extra", g.extra_for), ("declared", g.declared_offer), ("decided", g.decided), ("won", g.won)):
        mark(numbers, AT[f"deal {name}"], side)
    seats(numbers, AT["deal barred"], g, seat, g.bar)
    seats(numbers, AT["deal muted"], g, seat, g.mute)


def write_resolving(numbers: bytearray, g: Angeles, seat: int) -> None:
    bits(numbers, AT["drawn"], g.drawn, len(TYPES))
    seats(numbers, AT["without limit"], g, seat, g.no_limit)
    mark(numbers, AT["card"], g.card)
    numbers[AT["ill"]] = int(g.ill != 0)
    bits(numbers, AT["cleared"], g.cleared, DISTRICTS)
    mark(numbers, AT["chosen"], g.chosen)
    bits(numbers, AT["moved"], g.moved, DISTRICTS)
    numbers[AT["android paid"]] = int(g.paid_android)
    mark(numbers, AT["picked"], relative(seat, g.picked, g.seats()))
    numbers[AT["sum"]] = clipped(g.sum)
    numbers[AT["rise"]] = clipped(g.rise)
    mark(numbers, AT["ability"], g.asset_moment)


def write_own(numbers: bytearray, g: Angeles, seat: int) -> None:
    """What this seat alone sees of itself."""
    count(numbers, AT["own hand"], g.hands[seat])
    count(numbers, AT["own support"], g.support[seat])
    if g.rivals[seat] != NONE:
        mark(numbers, AT["own rival"], g.rivals[seat])
        put(numbers, AT["own aim"], list(aim(g, seat)))
    mark(numbers, AT["own investment"], g.investments[seat])
    count(numbers, AT["own dealt"], g.dealt[2 * seat : 2 * seat + 2])


def write_seat(numbers: bytearray, at: int, g: Angeles, watcher: int, seat: int) -> None:
    """What the watcher may know of a player (NA-16.7)."""
    numbers[at + IN_SEAT["present"]] = 1
    mark(numbers, at + IN_SEAT["corporation"], g.corporations[seat])
    numbers[at + IN_SEAT["capital"]] = clipped(g.capital[seat])
    for corporation in range(CORPORATIONS):
        if g.keeper[corporation] == seat:
            mark(numbers, at + IN_SEAT["emergency" if g.faceup >> corporation & 1 else "spent"], corporation)
    mark(numbers, at + IN_SEAT["stance"], g.stance[seat])
    numbers[at + IN_SEAT["hand size"]] = clipped(len(g.hands[seat]))
    numbers[at + IN_SEAT["support size"]] = clipped(len(g.support[seat]))
    numbers[at + IN_SEAT["has rival"]] = int(g.rivals[seat] != NONE)
    numbers[at + IN_SEAT["has investment"]] = int(g.investments[seat] != NONE)
    for viewer, holder, card in g.known:
        if holder == seat and viewer == watcher:
            numbers[at + IN_SEAT["known"] + card] += 1
    if g.phase == OVER or laid_open(g):
        mark(numbers, at + IN_SEAT["shown investment"], g.investments[seat])
    put(numbers, at + IN_SEAT["promises"], [g.kept[seat], g.broken[seat]])


def write_assets(numbers: bytearray, g: Angeles, watcher: int) -> None:
    """Whose they are."""
    for asset, holder in enumerate(g.holder):
        if holder >= 0:
            at = relative(watcher, holder, g.seats()) * SEAT_SIZE + asset
            numbers[AT["seat 0 assets"] + at] = 1
            numbers[AT["seat 0 exhausted"] + at] = g.exhausted >> asset & 1


ENCODING: Final = EncodingAngeles("newangeles", NUMBERING.count, SECTIONS)
