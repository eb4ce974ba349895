"""Actions and views of 51st State as numbers, always in the same way: for networks, and for whoever holds many games in arrays.

An action is a number below ACTIONS. Numbers come in blocks of 32, one for each thing that is chosen: `32 * block + item`, where
the item is a card, a place of a state, or whatever the block says. A place is known by its name, as in the text of an action
(gas-station, gas-station:2), not by when it was built. An observation is what one seat sees, as SIZE small numbers, a byte each,
laid out as in SECTIONS; it is made from the view alone. docs/vector.md has both as tables.
"""

from itertools import combinations_with_replacement
from typing import Final, cast

from ratusz.kernel.numbering import LARGEST as MOST
from ratusz.kernel.numbering import Encoding
from ratusz.kernel.state import Action, State
from ratusz.kernel.view import TaskData

from ..content.cards import CARDS, FACTION_NAMES, FACTIONS, INSTANT, LINES, NAMES
from ..content.effects import GOODS, RESOURCES, VP
from ..position.seen import Side, View
from ..position.state import PHASES, State51
from ..position.view import view
from ..rules.vocabulary import CONTACT_LINE, TOKENS

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
    return [FIRST_PLACE[card] + cards[:index].count(card) for index, card in enumerate(cards)]


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
    seat = looking(view)
    own, theirs = [[PLACES[place["place"]] for place in view["seats"][i]["state"]] for i in (seat, 1 - seat)]
    return [action_number(action, own, theirs) for action in legal]


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


def scale() -> list[float]:
    """For each number of an observation about how large it gets: divide by it before a network."""
    return [float(most) for _, size, most in SECTIONS for _ in range(size)]


def count(numbers: bytearray, at: int, cards: list[str]) -> int:
    """Write how often each card is there; where the next numbers go."""
    for name in cards:
        numbers[at + NAMES[name]] += 1
    return at + len(CARDS)


def observation(view: View) -> bytes:
    """What a seat sees, from its view."""
    seat = looking(view)
    seats = view["seats"]
    hand = seats[seat]["hand"]
    assert hand is not None  # the own one
    numbers = bytearray(SIZE)
    numbers[0] = view["round"]
    numbers[1 + PHASES.index(view["phase"])] = 1
    at = 1 + len(PHASES)
    numbers[at] = int(view["first"] == seat)
    numbers[at + 1] = int(view["rescoring"])
    numbers[at + 2] = view["deck"]
    numbers[at + 3] = int(seat in view["waiting"])
    at = write_waiting(numbers, at + 4, view["stack"], seats)
    for cards in (hand, view["discard"], view["display"], view["played"]):
        at = count(numbers, at, cards)
    for player in (seats[seat], seats[1 - seat]):
        at = write_side(numbers, at, player)
    return bytes(numbers)


def write_waiting(numbers: bytearray, at: int, stack: list[TaskData], seats: list[Side]) -> int:
    """The ask, what it is about, and what else is to come."""
    ask: TaskData = stack[-1] if stack else [""]
    asked: str = ask[0]
    pending = at + len(ASKS)
    card = pending + len(PENDING)
    line = card + len(CARDS)
    place = line + len(LINES)
    good = place + len(PLACE_CARDS)
    about: str = ask[2] if asked == "cash" else ""
    by = ""
    for task in stack:
        name: str = task[0]
        if name in PENDING:
            numbers[pending + PENDING.index(name)] += 1
        elif name in UNDER_WAY:
            about = task[3]
            by = LINES[-1] if name == "replace" else task[2]
    if stack:
        numbers[at + ASKS.index(asked)] = 1
    if about:
        numbers[card + NAMES[about]] = 1
    if by:
        numbers[line + LINES.index(by)] = 1
    if asked == "choose_marker":
        numbers[place + PLACES[seats[ask[1]]["state"][ask[2]]["place"]]] = 1
    if asked == "universal":
        numbers[good + GOODS.index(ask[2])] = 1
        numbers[good + len(RESOURCES)] = ask[3]
    return good + len(RESOURCES) + 1


def write_side(numbers: bytearray, at: int, player: Side) -> int:
    """What both seats may know of a player."""
    numbers[at + FACTION_NAMES.index(player["faction"])] = 1
    at += len(FACTION_NAMES)
    goods: dict[str, int] = player["goods"]
    for good in range(VP):
        if goods[GOODS[good]]:
            numbers[at + good] = min(goods[GOODS[good]], MOST)
    at += VP
    for number in (player["vp"], player["score"], player["hand_size"], player["left"]):
        numbers[at] = min(number, MOST)
        at += 1
    for line in player["lines"]:
        numbers[at + LINES.index(line)] = 1
    at += len(LINES)
    numbers[at] = int(player["passed"])
    at += 1
    for cards in (player["known"], player["deals"], player["spoils"]):
        at = count(numbers, at, cards)
    for place in player["state"]:
        number = at + PLACES[place["place"]]
        numbers[number] = 1
        if place["uses"]:
            numbers[number + len(PLACE_CARDS)] = place["uses"]
        if place["markers"]:
            numbers[number + 2 * len(PLACE_CARDS)] = len(place["markers"])
    return at + 3 * len(PLACE_CARDS)


class Encoding51(Encoding):
    def encode(self, g: State, seat: int, legal: list[Action]) -> tuple[bytes, list[int]]:
        seen = view(cast(State51, g), seat)
        return observation(seen), action_numbers(seen, legal)


ENCODING: Final = Encoding51("state51", ACTIONS, [(name, size) for name, size, _ in SECTIONS])
