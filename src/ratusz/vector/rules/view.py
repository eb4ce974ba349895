"""What a seat sees, as the numbers of encoding.SECTIONS. Nothing is written that its view does not hold."""

import numpy as np
import numpy.typing as npt

from ...games.state51.content.cards import REBUILD
from ...games.state51.content.effects import RESOURCES, VP
from ...games.state51.position.state import PHASES
from ...games.state51.strategy.encoding import ASKS
from ...games.state51.strategy.encoding import PENDING as PENDING_NAMES
from ..tables import CARD_KINDS, MOST_PLACES
from . import row as r
from .rounds import score
from .row import Row, count, first_of, length, listed, number, of_player, player_at, seat_of, second_of, task_of, top
from .target import jit

Numbers = npt.NDArray[np.int8]

PHASE_COUNT = len(PHASES)
ASK_COUNT = len(ASKS)
PENDING_COUNT = len(PENDING_NAMES)
RESOURCE_COUNT = len(RESOURCES)
LINE_COUNT = REBUILD + 1
FACTION_COUNT = 2
assert PENDING_NAMES == ("pick", "choose_marker", "discard", "cash", "pawn", "mark")


@jit
def write_one_of(out: Numbers, at: int, index: int, size: int) -> int:
    for i in range(size):
        out[at + i] = 1 if i == index else 0
    return at + size


@jit
def write_bag(g: Row, out: Numbers, at: int, bag: int, size: int) -> int:
    for item in range(size):
        out[at + item] = count(g, bag, item)
    return at + size


@jit
def write_set(items: int, out: Numbers, at: int, size: int) -> int:
    for item in range(size):
        out[at + item] = items >> item & 1
    return at + size


@jit
def write_list(g: Row, out: Numbers, at: int, under: int) -> int:
    for card in range(CARD_KINDS):
        out[at + card] = 0
    for index in range(length(g, under)):
        out[at + listed(g, under, index)] += 1
    return at + CARD_KINDS


@jit
def pending_number(what: int) -> int:
    """Where PENDING has a task, or -1."""
    if what == r.PICK:
        return 0
    if what == r.CHOOSE_MARKER:
        return 1
    if what == r.DISCARD_ASK:
        return 2
    if what == r.CASH:
        return 3
    if what == r.PAWN:
        return 4
    return 5 if what == r.MARK else -1


@jit
def write_waiting(g: Row, out: Numbers, at: int) -> int:
    """The ask, what it is about, and what else is to come."""
    for i in range(PENDING_COUNT):
        out[at + ASK_COUNT + i] = 0
    card = -1
    line = -1
    for depth in range(int(g[r.DEPTH])):
        task = int(g[r.STACK + depth])
        what = task_of(task)
        pending = pending_number(what)
        if pending >= 0:
            out[at + ASK_COUNT + pending] += 1
        if what == r.ARRIVE or what == r.UNDER_BASE or what == r.REPLACE:
            card = second_of(task)
            line = REBUILD if what == r.REPLACE else first_of(task)
    task = 0 if r.over(g) else top(g)
    ask = task_of(task)
    if ask == r.CASH:
        card = first_of(task)
    at = write_one_of(out, at, ask - r.FIRST_ASK, ASK_COUNT) + PENDING_COUNT
    at = write_one_of(out, at, card, CARD_KINDS)
    at = write_one_of(out, at, line, LINE_COUNT)
    at = write_one_of(out, at, first_of(task) if ask == r.CHOOSE_MARKER else -1, MOST_PLACES)
    at = write_one_of(out, at, first_of(task) if ask == r.UNIVERSAL_ASK else -1, RESOURCE_COUNT)
    out[at] = second_of(task) if ask == r.UNIVERSAL_ASK else 0
    return at + 1


@jit
def write_side(g: Row, out: Numbers, at: int, seat: int) -> int:
    """What both seats may know of a player."""
    player = player_at(seat)
    at = write_one_of(out, at, of_player(g, seat, r.FACTION), FACTION_COUNT)
    for good in range(VP + 1):
        out[at + good] = r.having_good(g, seat, good)
    at += VP + 1
    out[at] = score(g, seat)
    out[at + 1] = of_player(g, seat, r.HAND_SIZE)
    out[at + 2] = of_player(g, seat, r.LEFT)
    at = write_set(of_player(g, seat, r.LINES), out, at + 3, LINE_COUNT)
    out[at] = of_player(g, seat, r.PASSED)
    at = write_bag(g, out, at + 1, player + r.KNOWN, CARD_KINDS)
    at = write_list(g, out, at, player + r.DEALS)
    at = write_list(g, out, at, player + r.SPOILS)
    at = write_set(int(g[player + r.STATE]), out, at, MOST_PLACES)
    at = write_bag(g, out, at, player + r.USES, MOST_PLACES)
    return write_bag(g, out, at, player + r.MARKS, MOST_PLACES)


@jit
def observe(g: Row, out: Numbers, seat: int) -> None:
    out[0] = number(g, r.ROUND)
    at = write_one_of(out, 1, number(g, r.PHASE), PHASE_COUNT)
    out[at] = 1 if number(g, r.FIRST) == seat else 0
    out[at + 1] = number(g, r.RESCORING)
    out[at + 2] = int(g[r.DECK_LEFT])
    out[at + 3] = 1 if not r.over(g) and seat_of(top(g)) == seat else 0
    at = write_waiting(g, out, at + 4)
    at = write_bag(g, out, at, player_at(seat) + r.HAND, CARD_KINDS)
    at = write_bag(g, out, at, r.DISCARD, CARD_KINDS)
    at = write_bag(g, out, at, r.DISPLAY, CARD_KINDS)
    at = write_bag(g, out, at, r.PLAYED, CARD_KINDS)
    for other in range(2):
        at = write_side(g, out, at, seat ^ other)
