"""The registry of this game's rules, and how its cards, goods and places are written."""

from typing import Any, Final

from ratusz.kernel.names import choices
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules

from ..content.cards import CARDS, LINES, NAMES, goods_table
from ..content.effects import GOODS, TOKEN, VP, Goods, gained
from ..position.state import SEATS, State51

rules: Final = Rules()

# A source of reach is the card index of an instant, or one of these.
CONTACT_LINE: Final = 100
TOKENS: Final = 101  # they follow in the order of the goods, and have their names
SOURCES: Final = {CONTACT_LINE: "contact", **{TOKENS + good - TOKEN: GOODS[good] for good in range(TOKEN, VP)}}


CARD_WORDS: Final = rules.named("card", NAMES)
GOOD_WORDS: Final = rules.named("good", GOODS)
LINE_WORDS: Final = rules.named("line", LINES)


def write_goods(g: State51, seat: int, goods: Goods) -> dict[str, int]:
    return goods_table(goods)


def read_goods(g: State51, seat: int, data: Any) -> Goods:
    for name, amount in Reader(data, "next").data.items():
        if not isinstance(amount, int) or isinstance(amount, bool):
            raise Problem("position-type", where=f"next.{name}", want="number", got=shown(amount))
    return gained(data, "next")


def write_source(g: State51, seat: int, source: int) -> str:
    return SOURCES[source] if source in SOURCES else CARDS[source].name


def read_source(g: State51, seat: int, word: Any) -> int:
    """Any card may be named: whoever names a location learns why it gives no reach."""
    for source, name in SOURCES.items():
        if name == word:
            return source
    if isinstance(word, str) and word in NAMES:
        return NAMES[word]
    known, more = choices(word, [*SOURCES.values(), *NAMES])
    raise Problem("name-unknown", what="source", got=shown(word), known=known, more=more)


def place_name(places: list[int], place: int) -> str:
    """A location of a state by its card; further copies of the card are told apart by a number (gas-station:2)."""
    copy = places[: place + 1].count(places[place])
    name = CARDS[places[place]].name
    return name if copy == 1 else f"{name}:{copy}"


def place_named(places: list[int], word: str) -> int:
    for place in range(len(places)):
        if place_name(places, place) == word:
            return place
    raise Problem("place-unknown", place=word)


def write_place(g: State51, seat: int, place: int) -> str:
    return place_name(g.players[seat].places, place)


def read_workplace(g: State51, seat: int, word: Any) -> int:
    return own_place(g, seat, word, "S51-WORK.1")


def read_old_place(g: State51, seat: int, word: Any) -> int:
    return own_place(g, seat, word, "S51-REBUILD.1")


def own_place(g: State51, seat: int, word: Any, rule: str) -> int:
    if is_place(g, 1 - seat, word) and not is_place(g, seat, word):
        raise Problem("place-theirs", rule, place=word)
    return place_named(g.players[seat].places, shown(word))


def write_their_place(g: State51, seat: int, place: int) -> str:
    return place_name(g.players[1 - seat].places, place)


def read_their_place(g: State51, seat: int, word: Any) -> int:
    if is_place(g, seat, word) and not is_place(g, 1 - seat, word):
        raise Problem("place-own", "S51-VISIT.1", place=word)
    return place_named(g.players[1 - seat].places, shown(word))


def is_place(g: State51, seat: int, word: Any) -> bool:
    places = g.players[seat].places
    return word in [place_name(places, place) for place in range(len(places))]


rules.seated(lambda g: SEATS)
rules.kind("goods", write_goods, read_goods, told="dict[str, int]")
rules.kind("source", write_source, read_source)
rules.kind("workplace", write_place, read_workplace)
rules.kind("old-place", write_place, read_old_place)
rules.kind("their-place", write_their_place, read_their_place)
