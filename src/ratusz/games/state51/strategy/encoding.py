"""Actions and views of 51st State as numbers, always in the same way: for networks, and for whoever holds many games in arrays.

An action is a number below ACTIONS. Numbers come in blocks of 32, one for each thing that is chosen: `32 * block + item`, where
the item is a card, a place of a state, or whatever the block says. A place is known by its name, as in the text of an action
(gas-station, gas-station:2), not by when it was built. An observation is what one seat sees, as SIZE small numbers, a byte each,
laid out as in SECTIONS; it is made from the view alone. docs/vector.md has both as tables.
"""

from itertools import combinations_with_replacement
from typing import Final, cast

from ratusz.kernel.numbering import Encoding, bits, mark, places, put, tally
from ratusz.kernel.state import Action, State, Task

from ..content.cards import CARDS, FACTION_NAMES, FACTIONS, INSTANT, LINES
from ..content.effects import NONE, RESOURCES, VP
from ..position.seen import View
from ..position.state import PHASES, Player, State51
from ..position.view import rebuild
from ..rules.vocabulary import CONTACT_LINE, TOKENS, rules

BLOCK: Final = 32
ITEMS: Final = 31  # in a block: the highest bit stays free, so that a block is a set of items in a signed word

# Places: every location card there is, copies by number.
LOCATIONS: Final[list[int]] = [index for index, card in enumerate(CARDS) if card.kind != INSTANT]
PLACE_CARDS: Final[list[int]] = [index for index in LOCATIONS for _ in range(CARDS[index].count)]
FIRST_PLACE: Final[list[int]] = [PLACE_CARDS.index(index) if index in LOCATIONS else -1 for index in range(len(CARDS))]
PLACES: Final[dict[str, int]] = {
    CARDS[index].name + ("" if copy == 1 else f":{copy}"): FIRST_PLACE[index] + copy - 1
    for index in LOCATIONS
    for copy in range(1, CARDS[index].count + 1)
}

# What a payment of reach is made of, whatever the contact line: at most three sources, since none reaches less than 1.
BY_LINE: Final = 0
BY_TOKEN_1: Final = 1
BY_TOKEN_2: Final = 2
BY_FREE: Final = 3  # an instant without a price
BY_PRICED: Final = 4  # an instant with one
SOURCES: Final = 5
MOST_SOURCES: Final = 3
ONCE: Final = (BY_LINE, BY_PRICED)
PAYMENTS: Final[list[tuple[int, ...]]] = [
    sources
    for size in range(1, MOST_SOURCES + 1)
    for sources in combinations_with_replacement(range(SOURCES), size)
    if all([sources.count(source) <= 1 for source in ONCE])
]
PAYMENT_NUMBERS: Final[dict[tuple[int, ...], int]] = {sources: number for number, sources in enumerate(PAYMENTS)}

# The blocks: first those of a turn.
TURN_BLOCK: Final = 0  # items: pass, exchange, then gather by resource
PASS_ITEM: Final = 0
EXCHANGE_ITEM: Final = 1
GATHER_ITEM: Final = 2
REACH_BLOCK: Final = 1  # conquer, cooperate, incorporate: the card
VISIT_BLOCK: Final = 4  # the place, in the opponent's state
WORK_BLOCK: Final = 5  # the place
REBUILD_BLOCK: Final = 6  # one for each location card that may come: the place that gives way
AFTER_TURN: Final = REBUILD_BLOCK + len(LOCATIONS)
CARD_ACTIONS: Final = ("take", "tuck", "discard", "drop-deal", "drop-spoils", "pawn")  # the card
TAKE_BLOCK: Final = AFTER_TURN
TUCK_BLOCK: Final = AFTER_TURN + 1
DISCARD_BLOCK: Final = AFTER_TURN + 2
DROP_DEAL_BLOCK: Final = AFTER_TURN + 3
PAWN_BLOCK: Final = AFTER_TURN + 5
CASH_BLOCK: Final = AFTER_TURN + 6  # items: cash, keep
UNIVERSAL_BLOCK: Final = AFTER_TURN + 7  # how many
PAY_BLOCK: Final = AFTER_TURN + 8  # PAYMENTS, over as many blocks as it takes
BLOCKS: Final = PAY_BLOCK + (len(PAYMENTS) + ITEMS - 1) // ITEMS
ACTIONS: Final = BLOCKS * BLOCK


def place_numbers(cards: list[int]) -> list[int]:
    """The number of every place of a state, by its index there."""
    found: list[int] = []
    for card in cards:
        place = FIRST_PLACE[card]
        while place in found:  # a copy is there already
            place += 1
        found.append(place)
    return found


def source_class(source: int) -> int:
    if source >= TOKENS:
        return BY_TOKEN_2 if (source - TOKENS) % 2 else BY_TOKEN_1
    if source == CONTACT_LINE:
        return BY_LINE
    return BY_PRICED if CARDS[source].cost else BY_FREE


def action_number(action: Action, own: list[int], theirs: list[int]) -> int:
    """The number of an action; `own` and `theirs` are the place numbers of the seat that acts and of its opponent."""
    name: str = action[0]
    if name == "pass":
        return TURN_BLOCK * BLOCK + PASS_ITEM
    if name == "exchange":
        return TURN_BLOCK * BLOCK + EXCHANGE_ITEM
    if name == "pay":
        block, item = divmod(PAYMENT_NUMBERS[tuple(sorted([source_class(source) for source in action[1:]]))], ITEMS)
        return (PAY_BLOCK + block) * BLOCK + item
    first: int = action[1]
    if name == "gather":
        return TURN_BLOCK * BLOCK + GATHER_ITEM + first
    if name == "visit":
        return VISIT_BLOCK * BLOCK + theirs[first]
    if name == "work":
        return WORK_BLOCK * BLOCK + own[first]
    if name == "rebuild":
        new: int = action[2]
        return (REBUILD_BLOCK + LOCATIONS.index(new)) * BLOCK + own[first]
    if name == "universal":
        return UNIVERSAL_BLOCK * BLOCK + first
    if name == "cash" or name == "keep":
        return CASH_BLOCK * BLOCK + (0 if name == "cash" else 1)
    if name in LINES:
        return (REACH_BLOCK + LINES.index(name)) * BLOCK + first
    return (AFTER_TURN + CARD_ACTIONS.index(name)) * BLOCK + first


def looking(view: View) -> int:
    """The seat that looks: a spectator has nothing to decide, and no numbers."""
    seat = view["eyes"]
    assert seat is not None
    return seat


def action_numbers(view: View, legal: list[Action]) -> list[int]:
    """The numbers of a seat's legal actions, from its view."""
    return ENCODING.encode(rebuild(view), looking(view), legal)[1]


def possible() -> list[int]:
    """The numbers that can be legal at all, in order: what a network needs an output for."""
    numbers = [TURN_BLOCK * BLOCK + item for item in range(GATHER_ITEM + len(RESOURCES))]
    for block in range(REACH_BLOCK, VISIT_BLOCK):
        numbers += [block * BLOCK + card for card in LOCATIONS]
    for block in (VISIT_BLOCK, WORK_BLOCK):
        numbers += [block * BLOCK + place for place in range(len(PLACE_CARDS))]
    for i, card in enumerate(LOCATIONS):
        old = [place for place, other in enumerate(PLACE_CARDS) if CARDS[card].icons & CARDS[other].icons]
        numbers += [(REBUILD_BLOCK + i) * BLOCK + place for place in old]
    for name in CARD_ACTIONS:
        cards = LOCATIONS if name in ("drop-deal", "drop-spoils", "pawn") else list(range(len(CARDS)))
        numbers += [(AFTER_TURN + CARD_ACTIONS.index(name)) * BLOCK + card for card in cards]
    numbers += [CASH_BLOCK * BLOCK, CASH_BLOCK * BLOCK + 1]
    numbers += [UNIVERSAL_BLOCK * BLOCK + count for count in range(most_price() + 1)]
    return numbers + [(PAY_BLOCK + n // ITEMS) * BLOCK + n % ITEMS for n in range(len(PAYMENTS))]


def most_price() -> int:
    """The most resources of one kind that are ever paid at once: for work, for a rebuild, or for a contact line with an
    instant."""
    most = [amount for card in CARDS for good, amount in card.cost if good in RESOURCES]
    for faction in FACTIONS:
        for line, cost in enumerate(faction.costs):
            instants = [amount for card in CARDS if card.contact == line for _, amount in card.cost]
            most += [amount + sum(instants) for _, amount in cost]
    return max(most)


# What a seat sees. Its own side comes first in everything that both sides have.

ASKS: Final = ("turn", "pay_reach", "pick", "choose_marker", "discard", "cash", "make_room", "universal", "pawn")
PENDING: Final = ("pick", "choose_marker", "discard", "cash", "pawn", "mark")  # tasks that are counted
UNDER_WAY: Final = ("arrive", "under_base", "replace")  # the tasks that name the location an action is about
TABLE: Final[tuple[tuple[str, int, int], ...]] = (  # name, how many numbers, about how large they get
    ("round", 1, 4),
    ("phase", len(PHASES), 1),
    ("first player", 1, 1),
    ("rescoring", 1, 1),
    ("deck", 1, 36),
    ("asked", 1, 1),
    ("ask", len(ASKS), 1),
    ("pending", len(PENDING), 2),
    ("card under way", len(CARDS), 1),
    ("line under way", len(LINES), 1),
    ("place to mark", len(PLACE_CARDS), 1),
    ("good to pay", len(RESOURCES), 1),
    ("amount to pay", 1, 2),
    ("own hand", len(CARDS), 2),
    ("discard", len(CARDS), 2),
    ("display", len(CARDS), 2),
    ("played", len(CARDS), 2),
)
SIDE: Final[tuple[tuple[str, int, int], ...]] = (
    ("faction", len(FACTION_NAMES), 1),
    ("goods", VP + 1, 4),
    ("score", 1, 20),
    ("hand size", 1, 6),
    ("left", 1, 4),
    ("lines", len(LINES), 1),
    ("passed", 1, 1),
    ("known", len(CARDS), 2),
    ("deals", len(CARDS), 2),
    ("spoils", len(CARDS), 2),
    ("state", len(PLACE_CARDS), 1),
    ("uses", len(PLACE_CARDS), 2),
    ("markers", len(PLACE_CARDS), 3),
)
SECTIONS: Final[list[tuple[str, int, int]]] = [
    *TABLE,
    *[(f"{side} {name}", size, most) for side in ("own", "their") for name, size, most in SIDE],
]
SIZE: Final[int] = sum([size for _, size, _ in SECTIONS])
AT: Final = places([(name, size) for name, size, _ in SECTIONS])
IN_SIDE: Final = places([(name, size) for name, size, _ in SIDE])


def scale() -> list[float]:
    """For each number of an observation about how large it gets: divide by it before a network."""
    return [float(most) for _, size, most in SECTIONS for _ in range(size)]


def observation(view: View) -> bytes:
    """What a seat sees, from its view."""
    return ENCODING.encode(rebuild(view), looking(view), [])[0]


class Encoding51(Encoding):
    """Reads nothing but what the view of the seat holds (position/view.py)."""

    def encode(self, g: State, seat: int, legal: list[Action]) -> tuple[bytes, list[int]]:
        found = cast(State51, g)
        own, other = found.players[seat], found.players[1 - seat]
        ours, theirs = place_numbers(own.places), place_numbers(other.places)
        numbers = bytearray(SIZE)
        write_table(numbers, found, seat)
        write_waiting(numbers, found)
        tally(numbers, AT["own hand"], own.hand)
        tally(numbers, AT["discard"], found.discard)
        tally(numbers, AT["display"], found.display)
        tally(numbers, AT["played"], found.played)
        write_side(numbers, AT["own faction"], own, ours)
        write_side(numbers, AT["their faction"], other, theirs)
        return bytes(numbers), [action_number(action, ours, theirs) for action in legal]


def write_table(numbers: bytearray, g: State51, seat: int) -> None:
    numbers[AT["round"]] = g.round
    numbers[AT["phase"] + g.phase] = 1
    numbers[AT["first player"]] = int(g.first == seat)
    numbers[AT["rescoring"]] = int(g.rescoring)
    numbers[AT["deck"]] = len(g.deck)
    numbers[AT["asked"]] = int(seat in rules.seats(g))


def write_waiting(numbers: bytearray, g: State51) -> None:
    """The ask, what it is about, and what else is to come."""
    if not g.stack:
        return
    ask: Task = g.stack[-1]
    asked: str = ask[0]
    card, line = NONE, NONE
    if asked == "cash":
        card = ask[2]
    for task in g.stack:
        name: str = task[0]
        if name in PENDING:
            numbers[AT["pending"] + PENDING.index(name)] += 1
        elif name in UNDER_WAY:
            card = task[3]
            line = len(LINES) - 1 if name == "replace" else task[2]
    numbers[AT["ask"] + ASKS.index(asked)] = 1
    mark(numbers, AT["card under way"], card)
    mark(numbers, AT["line under way"], line)
    if asked == "choose_marker":
        numbers[AT["place to mark"] + place_numbers(g.players[ask[1]].places)[ask[2]]] = 1
    if asked == "universal":
        good: int = ask[2]
        amount: int = ask[3]
        numbers[AT["good to pay"] + good] = 1
        numbers[AT["amount to pay"]] = amount


def write_side(numbers: bytearray, at: int, player: Player, places: list[int]) -> None:
    """What both seats may know of a player, whose places have these numbers."""
    numbers[at + player.faction] = 1
    put(numbers, at + IN_SIDE["goods"], player.goods)
    put(numbers, at + IN_SIDE["score"], [player.score(), len(player.hand), player.left])
    bits(numbers, at + IN_SIDE["lines"], player.lines, len(LINES))
    numbers[at + IN_SIDE["passed"]] = int(player.passed)
    tally(numbers, at + IN_SIDE["known"], player.known)  # ruling G6
    tally(numbers, at + IN_SIDE["deals"], player.deals)  # ruling B3
    tally(numbers, at + IN_SIDE["spoils"], player.spoils)
    state = at + IN_SIDE["state"]
    for index, place in enumerate(places):
        numbers[state + place] = 1
        numbers[state + len(PLACE_CARDS) + place] = player.uses[index]
        numbers[state + 2 * len(PLACE_CARDS) + place] = len(player.markers[index])


ENCODING: Final = Encoding51("state51", ACTIONS, [(name, size) for name, size, _ in SECTIONS])
