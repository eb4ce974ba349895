"""The machine that runs the rules: what is legal, an answer, and what follows from it."""

from ...games.state51.strategy.encoding import (
    BLOCK,
    CASH_BLOCK,
    DISCARD_BLOCK,
    DROP_DEAL_BLOCK,
    ITEMS,
    PAWN_BLOCK,
    PAY_BLOCK,
    TAKE_BLOCK,
    TUCK_BLOCK,
    TURN_BLOCK,
    UNIVERSAL_BLOCK,
)
from . import row as r
from .base import give_up, room_options, under_base
from .chance import below
from .locations import arrive, enter, mark, put_marker
from .lookout import clear_display, lookout, pick
from .production import cash, produce, produce_locations, production
from .reach import pay_options, pay_reach
from .rebuild import replace
from .rounds import cleanup, end, play_round, set_up
from .row import Row, first_of, listed_kinds, over, player_at, seat_of, second_of, task_of, top
from .supply import discard, draw, spend, take, universal_options
from .target import jit, lowest, popcount
from .turn import action_phase, after_turn, turn, turn_options
from .workers import gain_by_work

MOST_BLOCKS = TAKE_BLOCK  # a turn's; no other ask has more


@jit
def asked_block(g: Row) -> int:
    """The first block of actions that can answer what is asked."""
    ask = task_of(top(g))
    if ask == r.TURN:
        return TURN_BLOCK
    if ask == r.PAY_REACH:
        return PAY_BLOCK
    if ask == r.PICK:
        return TAKE_BLOCK
    if ask == r.CHOOSE_MARKER:
        return TUCK_BLOCK
    if ask == r.DISCARD_ASK:
        return DISCARD_BLOCK
    if ask == r.CASH:
        return CASH_BLOCK
    if ask == r.MAKE_ROOM:
        return DROP_DEAL_BLOCK
    return UNIVERSAL_BLOCK if ask == r.UNIVERSAL_ASK else PAWN_BLOCK


@jit
def legal(g: Row, out: Row, at: int) -> int:
    """Write the legal answers as sets of items into `out` from `at` on, a word for each block from `asked_block`; how many
    words."""
    task = top(g)
    ask = task_of(task)
    seat = seat_of(task)
    if ask == r.TURN:
        return turn_options(g, out, at, seat)
    if ask == r.PAY_REACH:
        return pay_options(g, out, at, seat, first_of(task), second_of(task))
    if ask == r.MAKE_ROOM:
        return room_options(g, out, at, seat)
    if ask == r.PICK:
        out[at] = r.kinds(g, r.DISPLAY)
    elif ask == r.CHOOSE_MARKER:
        out[at] = r.kinds(g, r.DISCARD)
    elif ask == r.DISCARD_ASK:
        out[at] = r.kinds(g, player_at(seat) + r.HAND)
    elif ask == r.CASH:
        out[at] = 3  # cash or keep
    elif ask == r.UNIVERSAL_ASK:
        out[at] = universal_options(g, seat, first_of(task), second_of(task))
    else:
        out[at] = listed_kinds(g, player_at(seat) + r.SPOILS)
    return 1


@jit
def answer(g: Row, action: int) -> None:
    """Carry out a legal action, up to what it leaves to `settle`."""
    task = top(g)
    g[r.DEPTH] -= 1
    ask = task_of(task)
    seat = seat_of(task)
    block = int(action) // BLOCK
    item = int(action) % BLOCK
    if ask == r.TURN:
        turn(g, seat, block, item)
    elif ask == r.PAY_REACH:
        pay_reach(g, seat, first_of(task), (block - PAY_BLOCK) * ITEMS + item)
    elif ask == r.PICK:
        pick(g, seat, item)
    elif ask == r.CHOOSE_MARKER:
        put_marker(g, seat, first_of(task), item)
    elif ask == r.DISCARD_ASK:
        discard(g, seat, item)
    elif ask == r.UNIVERSAL_ASK:
        take(g, seat, first_of(task), second_of(task), item)
    elif ask == r.CASH:
        if item == 0:
            cash(g, seat, first_of(task))
    else:  # make_room, pawn
        give_up(g, seat, r.DEALS if block == DROP_DEAL_BLOCK else r.SPOILS, item)


@jit
def settle(g: Row) -> None:
    """Run tasks until one waits for an answer or none is left."""
    while not over(g):
        task = top(g)
        what = task_of(task)
        if what >= r.FIRST_ASK:
            return
        g[r.DEPTH] -= 1
        seat = seat_of(task)
        a = first_of(task)
        b = second_of(task)
        if what == r.AFTER_TURN:
            after_turn(g, seat)
        elif what == r.MARK:
            mark(g, seat, a)
        elif what == r.SPEND:
            spend(g, seat, a, b)
        elif what == r.ARRIVE:
            arrive(g, seat, a, b)
        elif what == r.ENTER:
            enter(g, seat, a)
        elif what == r.REPLACE:
            replace(g, seat, a, b)
        elif what == r.UNDER_BASE:
            under_base(g, seat, a, b)
        elif what == r.GAIN:
            gain_by_work(g, seat, a)
        elif what == r.DRAW:
            draw(g, seat, a)
        elif what == r.PRODUCE:
            produce(g, seat)
        elif what == r.PRODUCE_LOCATIONS:
            produce_locations(g, seat)
        elif what == r.CLEAR_DISPLAY:
            clear_display(g)
        elif what == r.LOOKOUT:
            lookout(g)
        elif what == r.PRODUCTION:
            production(g)
        elif what == r.ACTION:
            action_phase(g)
        elif what == r.CLEANUP:
            cleanup(g)
        elif what == r.ROUND_TASK:
            play_round(g)
        else:
            end(g)


@jit
def apply(g: Row, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    answer(g, action)
    settle(g)


@jit
def deal(g: Row, faction: int, first: int, rescoring: int) -> None:
    """A new game, up to the first decision."""
    set_up(g, faction, first, rescoring)
    settle(g)


@jit
def how_many(out: Row, blocks: int) -> int:
    """The answers in sets of items."""
    many = 0
    for i in range(blocks):
        many += popcount(int(out[i]))
    return many


@jit
def nth(out: Row, n: int) -> int:
    """One of the answers in sets of items, counted from 0: 32 * set + item."""
    at = 0
    items = int(out[0])
    while n >= popcount(items):
        n -= popcount(items)
        at += 1
        items = int(out[at])
    while n:
        items &= items - 1
        n -= 1
    return at * BLOCK + lowest(items)


@jit
def decide(g: Row, out: Row) -> None:
    """A random decision, up to what it leaves to `settle`."""
    many = how_many(out, legal(g, out, 0))
    answer(g, asked_block(g) * BLOCK + nth(out, below(g, many)))


@jit
def play(g: Row, out: Row, decisions: int, faction: int, first: int, rescoring: int) -> int:
    """That many random decisions, a new game after each that ends, the last one too; how many ended. One flat loop with one
    `settle` in it: nested, the compilers would double the code."""
    games = 0
    while decisions > 0 or over(g):
        if over(g):
            games += 1
            set_up(g, faction, first, rescoring)
        else:
            decide(g, out)
            decisions -= 1
        settle(g)
    return games
