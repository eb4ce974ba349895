"""The Action phase: players alternate, one action or a pass each (S51-ACTION.2 to .5)."""

from ...games.state51.content.cards import CONQUER, COOPERATE, INCORPORATE
from ...games.state51.content.effects import RESOURCES, WORKER
from ...games.state51.position.state import ACTION_PHASE
from ...games.state51.strategy.encoding import (
    EXCHANGE_ITEM,
    GATHER_ITEM,
    PASS_ITEM,
    REACH_BLOCK,
    REBUILD_BLOCK,
    TURN_BLOCK,
    VISIT_BLOCK,
    WORK_BLOCK,
)
from ..tables import FIRST_LOCATION, LOCATIONS
from .exchange import exchange
from .reach import reach_options, start
from .rebuild import rebuild, rebuild_options
from .row import (
    ACTION,
    AFTER_TURN,
    DISCARD,
    FIRST,
    HAND,
    HAND_SIZE,
    PASSED,
    PHASE,
    PLAYED,
    TURN,
    Row,
    add_to_player,
    having_good,
    kinds,
    number,
    of_player,
    player_at,
    pour,
    push,
    write,
)
from .target import jit
from .workers import gather, visit, visit_options, work, work_options

GATHERING = (1 << len(RESOURCES)) - 1 << GATHER_ITEM
assert (TURN_BLOCK, REACH_BLOCK, VISIT_BLOCK, WORK_BLOCK, REBUILD_BLOCK) == (0, 1, 4, 5, 6)
assert ACTION < TURN


@jit
def action_phase(g: Row) -> None:
    write(g, PHASE, ACTION_PHASE)
    push(g, TURN, number(g, FIRST), 0, 0)


@jit
def turn_options(g: Row, out: Row, at: int, seat: int) -> int:
    """Every block of a turn; how many there are."""
    anytime = 1 << PASS_ITEM  # S51-ACTION.3
    if of_player(g, seat, HAND_SIZE) >= 2:
        anytime |= 1 << EXCHANGE_ITEM
    if having_good(g, seat, WORKER) >= 2:
        anytime |= GATHERING
    out[at + TURN_BLOCK] = anytime
    locations = kinds(g, player_at(seat) + HAND) & LOCATIONS
    for line in (CONQUER, COOPERATE, INCORPORATE):
        out[at + REACH_BLOCK + line] = reach_options(g, seat, line, locations) if locations else 0
    out[at + VISIT_BLOCK] = visit_options(g, seat)
    out[at + WORK_BLOCK] = work_options(g, seat)
    return rebuild_options(g, out, at, seat, locations)


@jit
def turn(g: Row, seat: int, block: int, item: int) -> None:
    """The nine actions (S51-ACTION.7; work is two of them) and the pass."""
    push(g, AFTER_TURN, seat, 0, 0)
    if block == VISIT_BLOCK:
        visit(g, seat, item)
    elif block == WORK_BLOCK:
        work(g, seat, item)
    elif block >= REBUILD_BLOCK:
        rebuild(g, seat, item, FIRST_LOCATION + block - REBUILD_BLOCK)
    elif block >= REACH_BLOCK:
        start(g, seat, block - REACH_BLOCK, item)
    elif item == PASS_ITEM:
        add_to_player(g, seat, PASSED, 1)  # S51-ACTION.4
    elif item == EXCHANGE_ITEM:
        exchange(g, seat)
    else:
        gather(g, seat, item - GATHER_ITEM)


@jit
def after_turn(g: Row, seat: int) -> None:
    pour(g, PLAYED, DISCARD)  # ruling A6: instants are discarded after the action
    if not of_player(g, 1 - seat, PASSED):
        push(g, TURN, 1 - seat, 0, 0)
    elif not of_player(g, seat, PASSED):
        push(g, TURN, seat, 0, 0)
