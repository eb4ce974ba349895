"""What is printed on the cards, as bit sets and small arrays, made from the game's own catalogue when this is imported.

A bit set is over cards (bit = index into CARDS) or over places (bit = number of the place, see strategy/encoding.py of the game).
The engine takes some things for granted about the deck; `check` names them, and a deck that breaks one is refused.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.state51.content.cards import (
    ACTION,
    BASE_LIMIT,
    CARDS,
    CLOSED,
    FACTIONS,
    FEATURE,
    FULL_DECK,
    INCORPORATE,
    INSTANT,
    OPEN,
    PICKS,
    REBUILD,
    SLOT_LIMIT,
    Card,
)
from ..games.state51.content.effects import NONE, RESOURCES, Goods
from ..games.state51.game import GAME
from ..games.state51.strategy import encoding as e

Table = npt.NDArray[np.int32]

RULES_VERSION: Final = 2  # of games/state51 this engine was written for and is proved equal to
NO_CARD: Final = 31  # in five bits: a marker without a card; an instant that is not in the deck
PAIRS: Final = 2  # kinds of goods that a deal, spoils or a base give at most
MOST_DISTANCE: Final = 3
STACK_SIZE: Final = 16


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(
            f"The vector engine cannot hold this deck of 51st State: {what}. Change vector/tables.py together with the deck."
        )


def check() -> None:
    """What the engine takes for granted about rules and deck."""
    demand(GAME.version == RULES_VERSION, f"it knows version {RULES_VERSION} of the rules, these are version {GAME.version}")
    demand(len(CARDS) < NO_CARD and len(e.PLACE_CARDS) <= e.ITEMS, "there are more cards than bits in a word")
    demand(max([card.count for card in CARDS]) <= 3, "a card has more than 3 copies")
    demand(BASE_LIMIT <= 3 and SLOT_LIMIT <= 3, "more than 3 cards lie under a base or a location")
    demand(all([card.distance <= MOST_DISTANCE for card in CARDS]), f"a location is farther away than {MOST_DISTANCE}")
    demand(list(range(len(CARDS) - len(e.LOCATIONS), len(CARDS))) == e.LOCATIONS, "the instants do not come first")
    features = len([card for card in CARDS if card.kind == FEATURE])
    demand(
        4 + 2 * PICKS + 3 <= STACK_SIZE and 5 + BASE_LIMIT * (1 + PAIRS) + PAIRS <= STACK_SIZE, "too much is to be done at once"
    )
    demand(4 + SLOT_LIMIT + features <= STACK_SIZE, "too many features wait for a location")
    for card in CARDS:
        check_card(card)
    for line in range(REBUILD):
        instants = [card for card in CARDS if card.contact == line]
        demand(len([card for card in instants if card.cost]) <= 1, "two instants of one line have a price")
        demand(len([card for card in instants if not card.cost]) <= 1, "two instants of one line have no price")
        demand(all([card.count == 1 for card in instants if card.cost]), "an instant with a price has several copies")


def check_card(card: Card) -> None:
    names = [effect[0] for effect in card.effects]
    if card.kind == ACTION:
        demand(names in (["pay", "gain"], ["pay", "mark"]), f"{card.name} does more than pay for one thing")
        demand(card.effects[1][2] == NONE, f"{card.name} counts locations")
    if card.kind != INSTANT:
        demand(
            all([effect[0] == "mark" or len(effect[1]) == 1 for effect in card.effects]),
            f"{card.name} deals in two goods at once",
        )
        demand(len(card.deal) <= PAIRS and len(card.spoils) <= PAIRS, f"{card.name} gives more than {PAIRS} kinds of goods")
        demand(card.icons != 0, f"{card.name} has no type icon")


def table(numbers: Iterable[Any]) -> Table:
    return np.array(list(numbers), np.int32)


def cards_that(fits: Callable[[Card], object]) -> int:
    return sum([1 << index for index, card in enumerate(CARDS) if fits(card)])


def places_that(fits: Callable[[Card], object]) -> int:
    return sum([1 << place for place, index in enumerate(e.PLACE_CARDS) if fits(CARDS[index])])


def places_with(icons: int) -> int:
    """The places that carry one of the type icons."""
    return places_that(lambda card: card.icons & icons)


def cards_with(icon: int) -> int:
    return cards_that(lambda card: card.icons >> icon & 1)


def locations_within(reach: int) -> int:
    return cards_that(lambda card: card.kind != INSTANT and card.distance <= reach)


def single(goods: Goods) -> tuple[int, int]:
    """A price in one good: (good, amount)."""
    demand(len(goods) <= 1, "a price is in two goods")
    return goods[0] if goods else (NONE, 0)


def pairs(goods: Goods) -> list[int]:
    return [n for pair in goods for n in pair] + [NONE, 0] * (PAIRS - len(goods))


def gains(card: Card) -> tuple[int, int]:
    """What the ability gives: (good, amount)."""
    return next((single(effect[1]) for effect in card.effects if effect[0] == "gain"), (NONE, 0))


def counts(card: Card) -> int:
    """The type icon the ability counts."""
    return next((effect[2] for effect in card.effects if effect[0] != "pay"), NONE)


check()

CARD_KINDS: Final = len(CARDS)
DECK_SIZE: Final = len(FULL_DECK)
MOST_PLACES: Final = len(e.PLACE_CARDS)
FIRST_LOCATION: Final = e.LOCATIONS[0]
LOCATIONS: Final = cards_that(lambda card: card.kind != INSTANT)
FEATURE_CARDS: Final = cards_that(lambda card: card.kind == FEATURE)

# Places.
OPEN_PLACES: Final = places_that(lambda card: card.kind == OPEN)
PRODUCERS: Final = places_that(lambda card: card.kind in (OPEN, CLOSED))
ACTION_PLACES: Final = places_that(lambda card: card.kind == ACTION)
FEATURE_PLACES: Final = places_that(lambda card: card.kind == FEATURE)
MARKING: Final = places_that(lambda card: card.vp)  # whose ability gives markers
WORTH_1: Final = places_that(lambda card: card.vp == 1)
WORTH_2: Final = places_that(lambda card: card.vp == 2)
CARD_OF: Final = table(e.PLACE_CARDS)
FIRST_PLACE: Final = table(e.FIRST_PLACE)
COPIES: Final = table([card.count for card in CARDS])
ICON_PLACES: Final = table([places_with(1 << icon) for icon in RESOURCES])
SHARING: Final = table([places_with(card.icons) for card in CARDS])  # by card: the places that share a type icon with it
# Where the cards of the markers of a place are kept, two places to a word.
MARKABLE: Final = [place for place in range(MOST_PLACES) if MARKING >> place & 1]
MARKER_SLOT: Final = table([MARKABLE.index(place) if place in MARKABLE else NONE for place in range(MOST_PLACES)])

# Cards.
ICONS: Final = table([cards_with(icon) for icon in RESOURCES])
WITHIN: Final = table([locations_within(reach) for reach in range(MOST_DISTANCE + 1)])
DISTANCE: Final = table([card.distance for card in CARDS])
MARKER_VP: Final = table([card.vp for card in CARDS])
DEAL: Final = table([pairs(card.deal) for card in CARDS])
SPOIL: Final = table([pairs(card.spoils) for card in CARDS])
GAIN_GOOD: Final = table([gains(card)[0] for card in CARDS])
GAIN_AMOUNT: Final = table([gains(card)[1] for card in CARDS])
EACH: Final = table([counts(card) for card in CARDS])
GAINING: Final = cards_that(lambda card: card.gains)
WORK_GOOD: Final = table([single(card.cost)[0] for card in CARDS])
WORK_AMOUNT: Final = table([single(card.cost)[1] for card in CARDS])

# Factions.
BASE: Final = table([pairs(faction.production) for faction in FACTIONS])
REBUILD_GOOD: Final = table([single(faction.costs[REBUILD])[0] for faction in FACTIONS])
REBUILD_AMOUNT: Final = table([single(faction.costs[REBUILD])[1] for faction in FACTIONS])
REBUILD_VP: Final = table([faction.rebuild_vp for faction in FACTIONS])


# Reach, by faction and line (faction * REACH_LINES + line) or by line alone.

REACH_LINES: Final = INCORPORATE + 1


def instant_of(line: int, priced: bool) -> Card | None:
    return next((card for card in CARDS if card.contact == line and bool(card.cost) == priced), None)


def instant_table(priced: bool, figure: Callable[[Card], int], none: int) -> Table:
    found = [instant_of(line, priced) for line in range(REACH_LINES)]
    return table([none if card is None else figure(card) for card in found])


LINE_REACH: Final = table([reach for faction in FACTIONS for reach in faction.reaches])
LINE_COST: Final = table([single(cost)[1] for faction in FACTIONS for cost in faction.costs[:REBUILD]])
LINE_GOOD: Final = table([single(cost)[0] for faction in FACTIONS for cost in faction.costs[:REBUILD]])
FREE_CARD: Final = instant_table(False, CARDS.index, NO_CARD)
FREE_REACH: Final = instant_table(False, lambda card: card.reach, 0)
PRICED_CARD: Final = instant_table(True, CARDS.index, NO_CARD)
PRICED_REACH: Final = instant_table(True, lambda card: card.reach, 0)
PRICED_COST: Final = instant_table(True, lambda card: single(card.cost)[1], 0)
for _line in range(REACH_LINES):
    _priced = instant_of(_line, True)
    for _faction in FACTIONS:
        _good = single(_faction.costs[_line])[0]
        demand(_good != NONE, "a contact line costs nothing")
        demand(_priced is None or single(_priced.cost)[0] == _good, "the prices of one contact line are in different goods")


# Payments of reach, as sets over their numbers in the encoding, a word for each block.

PAY_WORDS: Final = e.BLOCKS - e.PAY_BLOCK


def payments_that(fits: Callable[[tuple[int, ...]], bool]) -> list[int]:
    numbers = [number for number, sources in enumerate(e.PAYMENTS) if fits(sources)]
    return [sum([1 << n % e.ITEMS for n in numbers if n // e.ITEMS == word]) for word in range(PAY_WORDS)]


def reaches(faction: int, line: int) -> list[int]:
    """By class of source."""
    at = faction * REACH_LINES + line
    return [int(LINE_REACH[at]), 1, 2, int(FREE_REACH[line]), int(PRICED_REACH[line])]


def sufficient(faction: int, line: int, distance: int) -> list[int]:
    """Ruling A2: the distance is reached, and without the least of the sources it is not."""
    by_source = reaches(faction, line)

    def suffices(sources: tuple[int, ...]) -> bool:
        each = [by_source[source] for source in sources]
        return min(each) > 0 and sum(each) - min(each) < distance <= sum(each)

    return payments_that(suffices)


def needing_no_more(source: int, count: int) -> list[int]:
    return payments_that(lambda sources: sources.count(source) <= count)


SUFFICIENT: Final = table(  # by faction, line and distance
    [
        sufficient(faction, line, distance)
        for faction in range(len(FACTIONS))
        for line in range(REACH_LINES)
        for distance in range(MOST_DISTANCE + 1)
    ]
)
HAVING: Final = table(  # by class of source and how many of it there are
    [needing_no_more(source, count) for source in range(e.SOURCES) for count in range(e.MOST_SOURCES + 1)]
)
NOT_BOTH: Final = table(payments_that(lambda sources: not (e.BY_LINE in sources and e.BY_PRICED in sources)))
# What a payment uses: how many of each class, two bits each.
USED: Final = table([sum([1 << 2 * source for source in sources]) for sources in e.PAYMENTS])

# The whole deck, four cards to a word.
DECK_WORDS: Final = (DECK_SIZE + 3) // 4
FULL: Final = table([sum([card << 8 * i for i, card in enumerate(FULL_DECK[at : at + 4])]) for at in range(0, DECK_SIZE, 4)])


def fingerprint() -> str:
    """Names everything the engine has from rules, deck and encoding: compiled code is kept under it."""
    found = {**vars(e), **globals()}
    lines = [f"{GAME.content} {GAME.version}"]
    for name in sorted([name for name in found if name.isupper()]):
        value = found[name]
        if isinstance(value, int | np.ndarray):
            lines.append(f"{name} {np.asarray(value).tolist()}")
    return sha256("\n".join(lines).encode()).hexdigest()
