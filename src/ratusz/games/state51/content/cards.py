"""What is printed on the cards. A card in play is an int into CARDS; copies of a card are the same int."""

from typing import Final, Literal, get_args

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from .effects import GOODS, NONE, Effect, Goods, compiled, gained, icon, reach_price
from .entries import Deck, FactionEntry, InstantEntry, LocationEntry, Mark, Written

FILE: Final = "deck.toml"
DECK_SIZE: Final = 36  # beside the four cards of the factions

CONQUER: Final = 0
COOPERATE: Final = 1
INCORPORATE: Final = 2
REBUILD: Final = 3
Line = Literal["conquer", "cooperate", "incorporate", "rebuild"]
LINES: Final[tuple[Line, ...]] = get_args(Line)

INSTANT: Final = 0
OPEN: Final = 1
CLOSED: Final = 2
ACTION: Final = 3
FEATURE: Final = 4
KINDS: Final = ("instant", "open", "closed", "action", "feature")  # S51-CARD.13


class Card:
    """An instant or a location; what does not apply is empty."""

    __slots__ = (
        "contact", "cost", "count", "deal", "distance", "each", "effects", "gains", "icons", "kind", "name", "reach",
        "spoils", "vp",
    )  # fmt: skip

    def __init__(self, name: str, count: int, kind: int) -> None:
        self.name = name
        self.count = count
        self.kind = kind
        self.contact: int = NONE  # an instant: the action it serves
        self.reach: int = 0
        self.cost: Goods = ()  # of playing the instant, or of working at the location
        self.distance: int = 0
        self.icons: int = 0  # a bit for each type icon
        self.deal: Goods = ()
        self.spoils: Goods = ()
        self.effects: tuple[Effect, ...] = ()
        self.gains: bool = False  # the ability gives goods
        self.vp: int = 0  # the ability gives markers of this value
        self.each: int = NONE  # a feature: the type it counts


class Faction:
    """S51-CARD.5, S51-CARD.7."""

    __slots__ = ("costs", "name", "production", "reaches", "rebuild_vp")

    def __init__(self, name: str, production: Goods, costs: list[Goods], reaches: list[int], rebuild_vp: int) -> None:
        self.name = name
        self.production = production
        self.costs = costs  # by contact line
        self.reaches = reaches  # by contact line, the rebuild apart
        self.rebuild_vp = rebuild_vp


def instant(entry: InstantEntry) -> Card:
    where = f"{FILE}: {entry.id}"
    content.check_origin(entry.origin, ("count", "kind", "reach", "cost"), FILE, entry.id)
    if entry.kind not in LINES[:3]:
        raise Problem("content-kind", where=where, got=entry.kind, known=", ".join(LINES[:3]))
    card = Card(entry.id, entry.count, INSTANT)
    card.contact = LINES.index(entry.kind)
    card.reach = entry.reach
    card.cost = reach_price(entry.cost, f"{where}.cost")
    return card


def location(entry: LocationEntry) -> Card:
    where = f"{FILE}: {entry.id}"
    fields = ("count", "distance", "kind", "icons", "deal", "spoils", "ability")
    content.check_origin(entry.origin, fields, FILE, entry.id)
    if entry.kind not in KINDS[1:]:
        raise Problem("content-kind", where=where, got=entry.kind, known=", ".join(KINDS[1:]))
    card = Card(entry.id, entry.count, KINDS.index(entry.kind))
    card.distance = entry.distance
    for name in entry.icons:
        card.icons |= 1 << icon(name, f"{where}.icons")
    card.deal = gained(entry.deal, f"{where}.deal")
    card.spoils = gained(entry.spoils, f"{where}.spoils")
    card.effects = tuple([ability(item, entry.id) for item in entry.ability])
    for effect in card.effects:
        if effect[0] == "pay":
            card.cost += effect[1]
        elif effect[0] == "gain":
            card.gains = True
        else:
            card.vp = effect[1]
            card.each = effect[2]
    check_ability(card, where)
    return card


def ability(written: Written, entry: str) -> Effect:
    if isinstance(written, Mark) and written.on:  # the location it stands on is the one it marks
        raise Problem("content-field", file=FILE, entry=entry, field="ability.on", detail=Problem("value-unknown"))
    return compiled(written, f"{FILE}: {entry}.ability")


def check_ability(card: Card, where: str) -> None:
    """An ability must be one its kind of location can carry out."""
    names = [effect[0] for effect in card.effects]
    fits = bool(names)
    if card.kind == FEATURE:  # S51-CARD.18
        fits = names == ["mark"] and card.each != NONE
    elif card.kind == ACTION:  # S51-ICON.2
        fits = names[:1] == ["pay"] and "pay" not in names[1:] and len(names) > 1 and card.each == NONE
    elif names != ["gain"]:
        fits = False
    if not fits:
        raise Problem("content-ability", where=where, kind=KINDS[card.kind], got=", ".join(names) or "-")


def faction(entry: FactionEntry) -> Faction:
    where = f"{FILE}: {entry.id}"
    content.check_origin(entry.origin, ("production", *LINES), FILE, entry.id)
    lines = [entry.conquer, entry.cooperate, entry.incorporate]
    prices = [*[line.cost for line in lines], entry.rebuild.cost]
    costs = [reach_price(price, f"{where}.{name}.cost") for name, price in zip(LINES, prices, strict=True)]
    production = gained(entry.production, f"{where}.production")
    return Faction(entry.id, production, costs, [line.reach for line in lines], entry.rebuild.vp)


def read_deck(text: str) -> Deck:
    return content.parse(text, FILE, Deck)


def read_cards(deck: Deck) -> list[Card]:
    cards = [instant(entry) for entry in deck.instant] + [location(entry) for entry in deck.location]
    check_once([card.name for card in cards])
    return cards


def read_factions(deck: Deck) -> list[Faction]:
    factions = [faction(entry) for entry in deck.faction]
    check_once([one.name for one in factions])
    return factions


def check_once(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise Problem("content-twice", file=FILE, entry=name)


def whole(cards: list[Card]) -> list[int]:
    """Every copy of every card. The box has no more and no fewer (S51-CARD.3)."""
    deck = [index for index, card in enumerate(cards) for _ in range(card.count)]
    if len(deck) != DECK_SIZE:
        raise Problem("content-deck", file=FILE, got=len(deck), want=DECK_SIZE)
    return deck


TEXT: Final = content.read(__package__, FILE)
DECK: Final = read_deck(TEXT)
CARDS: Final[list[Card]] = read_cards(DECK)
NAMES: Final[dict[str, int]] = {card.name: index for index, card in enumerate(CARDS)}
FACTIONS: Final[list[Faction]] = read_factions(DECK)
FACTION_NAMES: Final = tuple([one.name for one in FACTIONS])
FULL_DECK: Final[list[int]] = whole(CARDS)
ROUNDS: Final[int] = DECK.numbers.rounds
START_HAND: Final[int] = DECK.numbers.start_hand
LOOKOUT: Final[int] = DECK.numbers.lookout
PICKS: Final[int] = DECK.numbers.picks
BASE_LIMIT: Final[int] = DECK.numbers.base_limit
SLOT_LIMIT: Final[int] = DECK.numbers.slot_limit


def goods_table(goods: Goods) -> dict[str, int]:
    return {GOODS[good]: amount for good, amount in goods}
