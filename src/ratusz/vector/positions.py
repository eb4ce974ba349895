"""Rows and positions: a row becomes a state of games/state51 and so a text that the page and the terminal read, and back.

A row keeps piles as bags, so a text made from one lists the discard pile and the known cards sorted. What a row cannot hold
(shuffles laid down in advance, effects that were only tried, more than 127 of a good) is refused with a ValueError.
"""

from typing import Final

import numpy as np

from ..games.state51.content.cards import CARDS, FULL_DECK, LINES, REBUILD
from ..games.state51.content.effects import NONE, VP
from ..games.state51.game import GAME
from ..games.state51.position.data import placed
from ..games.state51.position.state import Marker, Player, State51, new_player
from ..games.state51.rules.reach import CONTACT_COST
from ..games.state51.strategy.encoding import ASKS, PLACE_CARDS, place_numbers
from ..kernel.state import Task
from . import tables
from .loading import load
from .rules import row as r
from .rules.chance import signed
from .rules.row import Row

MASK: Final = 0xFFFFFFFF
NO_CHANCE: Final = 0x9E3779B97F4A7C15  # in place of 0, from which the generator of a row would never move
TASKS: Final = (
    "after_turn", "mark", "spend", "arrive", "replace", "under_base", "gain", "draw", "produce", "produce_locations",
    "clear_display", "lookout", "production", "action", "cleanup", "round", "end", "", *ASKS,
)  # fmt: skip
TASK_NUMBERS: Final = {name: number for number, name in enumerate(TASKS)}
PLAIN: Final = ("clear_display", "lookout", "production", "action", "cleanup", "round", "end")  # without arguments
SEATED: Final = ("after_turn", "produce", "produce_locations", "turn", "pick", "make_room", "pawn")  # only a seat
WITH_LINE: Final = ("arrive", "under_base", "pay_reach")  # seat, line, card
PRICED: Final = ("spend", "universal")
rules: Final = load("plain")


def position(g: Row) -> str:
    """The game in a row as a position text."""
    return GAME.position(state(g))


def place(text: str) -> Row:
    """The row of a position text; Problem if the text is no position, ValueError if a row cannot hold it."""
    g = GAME.load(text)
    assert isinstance(g, State51)
    return row(g)


# From a row.


def bag(g: Row, at: int) -> list[int]:
    return [item for item in range(31) for _ in range(rules.count(g, at, item))]


def listed(g: Row, at: int) -> list[int]:
    return [rules.listed(g, at, index) for index in range(rules.length(g, at))]


def state(g: Row) -> State51:
    players = [player(g, seat) for seat in (0, 1)]
    deck = [rules.number(g, 4 * r.DECK + i) for i in range(g[r.DECK_LEFT])]
    chance = (int(g[r.RNG]) & MASK) << 32 | int(g[r.RNG + 1]) & MASK
    round, phase, first, resigned = [rules.number(g, at) for at in (r.ROUND, r.PHASE, r.FIRST, r.RESIGNED)]
    found = State51([], chance, (), 0, players, deck, [], [], [], (), round, phase, first, True, resigned - 1)
    found.discard = bag(g, r.DISCARD)
    found.display = bag(g, r.DISPLAY)
    found.played = bag(g, r.PLAYED)
    found.rescoring = bool(rules.number(g, r.RESCORING))
    box = FULL_DECK.copy()
    for card in placed(found):
        box.remove(card)
    found.box = tuple(box)
    for depth in range(g[r.DEPTH]):
        found.stack.append(task(g, int(g[r.STACK + depth]), found.stack[-1][0] if found.stack else ""))
    return found


def player(g: Row, seat: int) -> Player:
    at = r.player_at(seat)
    found = new_player(rules.of_player(g, seat, r.FACTION))
    found.goods = [rules.having_good(g, seat, good) for good in range(VP + 1)]
    found.hand = bag(g, at + r.HAND)
    found.known = bag(g, at + r.KNOWN)
    found.deals = listed(g, at + r.DEALS)
    found.spoils = listed(g, at + r.SPOILS)
    for index in range(rules.of_player(g, seat, r.STATE_SIZE)):
        number = rules.place_at(g, seat, index)
        found.places.append(PLACE_CARDS[number])
        found.uses.append(rules.count(g, at + r.USES, number))
        found.markers.append(tuple([marker(g, seat, number, i) for i in range(rules.count(g, at + r.MARKS, number))]))
    found.lines = rules.of_player(g, seat, r.LINES)
    found.passed = bool(rules.of_player(g, seat, r.PASSED))
    found.left = rules.of_player(g, seat, r.LEFT)
    return found


def marker(g: Row, seat: int, number: int, index: int) -> Marker:
    card = rules.marker_card(g, seat, number, index)
    return int(tables.MARKER_VP[PLACE_CARDS[number]]), NONE if card == tables.NO_CARD else card


def task(g: Row, word: int, below: str) -> Task:
    """A task as games/state51 has it; `below` is the name of the one that comes after it."""
    name = TASKS[rules.task_of(word)]
    seat, a, b = rules.seat_of(word), rules.first_of(word), rules.second_of(word)
    if name in PLAIN:
        return (name,)
    if name in SEATED:
        return (name, seat)
    if name in WITH_LINE:
        return (name, seat, a, b)
    if name in PRICED:
        return (name, seat, a, b, price_clause(g, seat, below, b))
    if name == "mark" or name == "choose_marker":
        return (name, seat, rules.index_of(g, seat, a), CARDS[PLACE_CARDS[a]].vp)
    if name == "replace":
        return (name, seat, rules.index_of(g, seat, a), b)
    if name == "cash":
        return (name, seat, a)
    if name == "discard":
        return (name, seat, "S51-EXCHANGE.1" if below in ("draw", "discard") else "S51-WORK.2")
    if name == "draw":
        return (name, seat, a, "S51-EXCHANGE.1" if below == "after_turn" else "S51-LOOKOUT.4")
    assert name == "gain"
    return (name, seat, CARDS[a].effects[1][1], 1, "S51-WORK.3")


def price_clause(g: Row, seat: int, below: str, amount: int) -> str:
    """By which a price is paid, from what it is paid for."""
    if below == "replace":
        return "S51-REBUILD.4"
    if below != "arrive":
        return "S51-WORK.2"
    line = rules.first_of(int(g[r.STACK + g[r.DEPTH] - 2]))
    instant = int(tables.PRICED_CARD[line])
    if rules.count(g, r.PLAYED, instant) and amount == int(tables.PRICED_COST[line]):
        return "S51-INCORPORATE.6"
    return CONTACT_COST[line]


# To a row.


def refuse(what: str) -> ValueError:
    return ValueError(f"A row cannot hold this position: {what}.")


def fill(g: Row, at: int, cards: list[int]) -> None:
    for card in cards:
        rules.put(g, at, card)


def row(found: State51) -> Row:
    if found.fixed:
        raise refuse("it lays down a shuffle in advance")
    g: Row = np.zeros(r.WORDS, np.int32)
    chance = found.rng or NO_CHANCE
    g[r.RNG] = signed(chance >> 32)
    g[r.RNG + 1] = signed(chance & MASK)
    for at, number in ((r.ROUND, found.round), (r.PHASE, found.phase), (r.FIRST, found.first), (r.RESIGNED, found.resigned + 1)):
        rules.write(g, at, number)
    rules.write(g, r.RESCORING, int(found.rescoring))
    g[r.DECK_LEFT] = len(found.deck)
    for i, card in enumerate(found.deck):
        rules.write(g, 4 * r.DECK + i, card)
    for at, cards in ((r.DISCARD, found.discard), (r.DISPLAY, found.display), (r.PLAYED, found.played)):
        fill(g, at, cards)
    for seat in (0, 1):
        place_player(g, seat, found.players[seat])
    if len(found.stack) > tables.STACK_SIZE:
        raise refuse(f"more than {tables.STACK_SIZE} things are still to be done")
    g[r.DEPTH] = len(found.stack)
    g[r.STACK : r.STACK + len(found.stack)] = [task_word(found, one) for one in found.stack]
    return g


def place_player(g: Row, seat: int, found: Player) -> None:
    at = r.player_at(seat)
    if max(found.goods) > r.MOST or found.left > r.MOST:
        raise refuse(f"there is more than {r.MOST} of something")
    for small, number in (
        (r.FACTION, found.faction),
        (r.LINES, found.lines),
        (r.PASSED, int(found.passed)),
        (r.LEFT, found.left),
    ):
        rules.add_to_player(g, seat, small, number)
    for good, amount in enumerate(found.goods):
        rules.add_good(g, seat, good, amount)
    fill(g, at + r.HAND, found.hand)
    fill(g, at + r.KNOWN, found.known)
    rules.add_to_player(g, seat, r.HAND_SIZE, len(found.hand))
    rules.add_to_player(g, seat, r.STATE_SIZE, len(found.places))
    for under, cards in ((r.DEALS, found.deals), (r.SPOILS, found.spoils)):
        for card in cards:
            rules.append(g, at + under, card)
    for index, number in enumerate(place_numbers(found.places)):
        rules.write(g, rules.order_at(seat, index), found.places[index])
        g[at + r.STATE] |= 1 << number
        fill(g, at + r.USES, [number] * found.uses[index])
        for vp, card in found.markers[index]:
            if vp != int(tables.MARKER_VP[found.places[index]]):
                raise refuse(f"{CARDS[found.places[index]].name} does not give markers of {vp}")
            tucked = tables.NO_CARD if card == NONE else card
            g[rules.marker_word(seat, number)] |= tucked << rules.marker_shift(number, rules.count(g, at + r.MARKS, number))
            rules.put(g, at + r.MARKS, number)


def task_word(found: State51, one: Task) -> int:
    """A task of games/state51 as the word of a row."""
    name: str = one[0]
    if name not in TASKS or name == "spend":
        raise refuse(f"{name} is still to come")
    seat, a, b = one[1] if len(one) > 1 else 0, 0, 0
    if name in WITH_LINE or name == "universal":
        a, b = one[2], one[3]
    elif name == "mark" or name == "choose_marker":
        a = place_numbers(found.players[seat].places)[one[2]]
        if one[3] != CARDS[PLACE_CARDS[a]].vp:
            raise refuse(f"a marker of {one[3]} is still to come")
    elif name == "replace":
        a, b = place_numbers(found.players[seat].places)[one[2]], one[3]
    elif name == "cash" or name == "draw":
        a = one[2]
    elif name == "gain":
        a = worker_for(one)
    return TASK_NUMBERS[name] | seat << 5 | a << 6 | b << 11


def worker_for(one: Task) -> int:
    """The location whose work gives these goods."""
    for index, card in enumerate(CARDS):
        if card.gains and len(card.effects) == 2 and card.effects[1] == ("gain", one[2], NONE) and one[3] == 1:
            return index
    raise refuse("an effect is under way that no card has")


assert len(LINES) == REBUILD + 1
assert len(TASKS) == r.PAWN + 1
