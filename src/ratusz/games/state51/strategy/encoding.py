"""Actions and views of 51st State as numbers, always in the same way: for networks, and for whoever holds many games in arrays.

An action is a number below ACTIONS. Numbers come in blocks of 32, one for each thing that is chosen: `32 * block + item`, where
the item is a card, a place of a state, or whatever the block says. A place is known by its name, as in the text of an action
(gas-station, gas-station:2), not by when it was built. An observation is what one seat sees, as a list of SIZE small numbers,
laid out as in SECTIONS; it is made from the view alone. docs/vector.md has both as tables.
"""

from itertools import combinations_with_replacement
from typing import Any, Final

from ratusz.kernel.game import View
from ratusz.kernel.state import Action

from ..content.cards import CARDS, FACTION_NAMES, FACTIONS, INSTANT, LINES, NAMES
from ..content.effects import GOODS, RESOURCES, VP
from ..position.state import PHASES
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
DROP_SPOILS_BLOCK: Final = AFTER_TURN + 4
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


def action_numbers(view: View, legal: list[Action]) -> list[int]:
    """The numbers of a seat's legal actions, from its view."""
    seat: int = view["seat"]
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


def one_of(index: int, size: int) -> list[int]:
    """Zeros with a one at the index; -1: none."""
    numbers = [0] * size
    if index >= 0:
        numbers[index] = 1
    return numbers


def counted(cards: list[str]) -> list[int]:
    counts = [0] * len(CARDS)
    for name in cards:
        counts[NAMES[name]] += 1
    return counts


def observation(view: View) -> list[int]:
    """What a seat sees, from its view."""
    seat: int = view["seat"]
    seats = view["seats"]
    numbers = [view["round"], *one_of(PHASES.index(view["phase"]), len(PHASES))]
    numbers += [int(view["first"] == seat), int(view["rescoring"]), view["deck"], int(seat in view["waiting"])]
    numbers += waiting(view["stack"], seats)
    numbers += counted(seats[seat]["hand"])
    for pile in ("discard", "display", "played"):
        numbers += counted(view[pile])
    return numbers + side(seats[seat]) + side(seats[1 - seat])


def waiting(stack: list[Any], seats: list[Any]) -> list[int]:
    """The ask, what it is about, and what else is to come."""
    ask: list[Any] = stack[-1] if stack else [""]
    names = [task[0] for task in stack]
    card = ask[2] if ask[0] == "cash" else ""
    line = ""
    for task in stack:
        if task[0] in UNDER_WAY:
            card = task[3]
            line = LINES[-1] if task[0] == "replace" else task[2]
    place = -1
    if ask[0] == "choose_marker":
        place = PLACES[seats[ask[1]]["state"][ask[2]]["place"]]
    pays = ask[0] == "universal"
    return [
        *one_of(ASKS.index(ask[0]) if stack else -1, len(ASKS)),
        *[names.count(name) for name in PENDING],
        *one_of(NAMES[card] if card else -1, len(CARDS)),
        *one_of(LINES.index(line) if line else -1, len(LINES)),
        *one_of(place, len(PLACE_CARDS)),
        *one_of(GOODS.index(ask[2]) if pays else -1, len(RESOURCES)),
        ask[3] if pays else 0,
    ]


def side(player: dict[str, Any]) -> list[int]:
    numbers = one_of(FACTION_NAMES.index(player["faction"]), len(FACTION_NAMES))
    goods = player["goods"]
    numbers += [goods[name] for name in GOODS[:VP]]
    numbers += [player["vp"], player["score"], player["hand_size"], player["left"]]
    numbers += [1 if line in player["lines"] else 0 for line in LINES]
    numbers += [int(player["passed"]), *counted(player["known"]), *counted(player["deals"]), *counted(player["spoils"])]
    state = [0] * len(PLACE_CARDS)
    uses = state.copy()
    markers = state.copy()
    for place in player["state"]:
        number = PLACES[place["place"]]
        state[number] = 1
        uses[number] = place["uses"]
        markers[number] = len(place["markers"])
    return numbers + state + uses + markers
