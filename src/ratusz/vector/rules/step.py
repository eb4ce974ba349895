"""One step of an environment: an action for the seat that is asked, and what that seat or the next one is to know."""

from typing import Any, Final

from ...games.state51.strategy.encoding import ACTIONS, BLOCK, BLOCKS
from .machine import answer, asked_block, how_many, legal, nth, settle
from .rounds import DRAW_GAME, score, set_up, winner
from .row import Row, over, seat_of, top
from .target import jit
from .view import Numbers, observe

PLAYED_ON: Final = 0
ENDED: Final = 1  # the game ended, a new one was dealt
ILLEGAL: Final = 2  # the action was not legal, nothing was done


@jit
def is_legal(mask: Row, action: int) -> bool:
    if action < 0 or action >= ACTIONS:
        return False
    return bool(int(mask[action // BLOCK]) >> (action % BLOCK) & 1)


@jit
def write_mask(g: Row, mask: Row) -> None:
    for block in range(BLOCKS):
        mask[block] = 0
    legal(g, mask, asked_block(g))


@jit
def any_legal(mask: Row, salt: int) -> int:
    """A legal action by chance, with a number of 32 bits as the chance."""
    return nth(mask, (salt & 0xFFFFFFFF) * how_many(mask, BLOCKS) >> 32)


@jit
def salted(i: int, number: int) -> int:
    """A chance number of 32 bits for each row and number."""
    word = (i * 0x9E3779B1 + number * 0x85EBCA77) & 0xFFFFFFFF
    word = (word ^ word >> 16) * 0x7FEB352D & 0xFFFFFFFF
    word = (word ^ word >> 15) * 0x846CA68B & 0xFFFFFFFF
    return word ^ word >> 16


@jit
def lead(g: Row) -> int:
    """By how many points seat 0 is ahead."""
    return score(g, 0) - score(g, 1)


@jit
def won(g: Row) -> int:
    """The result for seat 0 of a game that is over: 1, 0 or -1."""
    seat = winner(g)
    return 0 if seat == DRAW_GAME else 1 - 2 * seat


@jit
def show(g: Row, mask: Row, observation: Numbers, observed: int) -> int:
    """Write what the seat that is asked may do and, if `observed`, sees; that seat."""
    seat = seat_of(top(g))
    write_mask(g, mask)
    if observed:
        observe(g, observation, seat)
    return seat


@jit
def step(
    g: Row, mask: Row, action: int, reward: Any, scores: Any, faction: int, first: int, rescoring: int, shaping: float
) -> int:
    """Carry out an action; deal a new game if that one is over. The reward is for both seats: the result at the end, and
    `shaping` for each point by which the lead grew."""
    if not is_legal(mask, action):
        reward[0] = 0
        reward[1] = 0
        return ILLEGAL
    before = lead(g)
    gained = 0.0
    outcome = PLAYED_ON
    answer(g, action)
    while True:  # one `settle` for both games: it is the bulk of the compiled code
        settle(g)
        if outcome == PLAYED_ON:
            gained = shaping * (lead(g) - before)
        if not over(g):
            break
        outcome = ENDED
        gained += won(g)
        scores[0] = score(g, 0)
        scores[1] = score(g, 1)
        set_up(g, faction, first, rescoring)
    reward[0] = gained
    reward[1] = -gained
    return outcome
