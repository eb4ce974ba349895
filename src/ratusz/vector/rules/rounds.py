"""Set-up, four rounds of four phases, the clean-up between them and the score at the end."""

from ...games.state51.content.cards import ROUNDS, START_HAND
from ...games.state51.content.effects import VP, WORKER
from ...games.state51.position.state import CLEANUP_PHASE, OVER
from ..tables import DECK_SIZE, DECK_WORDS, FULL, WORTH_1, WORTH_2
from .chance import below, shuffle
from .row import (
    ACTION,
    CLEANUP,
    DECK,
    DECK_LEFT,
    DEPTH,
    DRAW,
    END,
    FACTION,
    FIRST,
    GOODS,
    HAND_SIZE,
    LEFT,
    LINES,
    LOOKOUT,
    MARKS,
    PASSED,
    PHASE,
    PLAYER,
    PLAYERS,
    PRODUCTION,
    RESCORING,
    RESIGNED,
    ROUND,
    ROUND_TASK,
    STATE,
    USES,
    Row,
    add,
    add_to_player,
    having_good,
    number,
    of_player,
    player_at,
    push,
    write,
)
from .target import jit, popcount

RANDOM = -1  # faction or First Player left to chance
DRAW_GAME = -1  # nobody won


@jit
def set_up(g: Row, faction: int, first: int, rescoring: int) -> None:
    """S51-SETUP.1 to .7, as far as the first task; chance goes on from the row. The stack and the order of locations keep what
    they held, which is never read again."""
    for word in range(DEPTH, DECK):
        g[word] = 0
    for word in range(PLAYERS, PLAYERS + 2 * PLAYER):
        g[word] = 0
    if faction == RANDOM:
        faction = below(g, 2)
    if first == RANDOM:
        first = below(g, 2)
    add_to_player(g, 0, FACTION, faction)
    add_to_player(g, 1, FACTION, 1 - faction)
    write(g, FIRST, first)
    write(g, RESCORING, rescoring)
    for word in range(DECK_WORDS):
        g[DECK + word] = FULL[word]
    g[DECK_LEFT] = DECK_SIZE
    shuffle(g)
    push(g, ROUND_TASK, 0, 0, 0)
    push(g, DRAW, 1, START_HAND, 0)
    push(g, DRAW, 0, START_HAND, 0)


@jit
def play_round(g: Row) -> None:
    """S51-ACTION.1, S51-END.1."""
    add(g, ROUND, 1)
    push(g, ROUND_TASK if number(g, ROUND) < ROUNDS else END, 0, 0, 0)
    push(g, CLEANUP, 0, 0, 0)
    push(g, ACTION, 0, 0, 0)
    push(g, PRODUCTION, 0, 0, 0)
    push(g, LOOKOUT, 0, 0, 0)


@jit
def unspent(g: Row, seat: int) -> int:
    """Resources and workers."""
    left = 0
    for good in range(WORKER + 1):
        left += having_good(g, seat, good)
    return left


@jit
def cleanup(g: Row) -> None:
    write(g, PHASE, CLEANUP_PHASE)
    for seat in range(2):
        player = player_at(seat)
        write(g, 4 * player + LEFT, unspent(g, seat))  # S51-END.7, ruling H1
        for word in range(player + GOODS, player + GOODS + VP // 4):
            g[word] = 0  # S51-CLEANUP.2
        g[player + USES] = 0  # S51-CLEANUP.1
        g[player + USES + 1] = 0
        write(g, 4 * player + LINES, 0)  # S51-CARD.9
        write(g, 4 * player + PASSED, 0)
    write(g, FIRST, 1 - number(g, FIRST))  # S51-CLEANUP.3


@jit
def end(g: Row) -> None:
    write(g, PHASE, OVER)


@jit
def resign(g: Row, seat: int) -> None:
    """Not in the rulebook: whoever gives up loses, and the game ends at once."""
    write(g, RESIGNED, seat + 1)
    write(g, PHASE, OVER)
    g[DEPTH] = 0


@jit
def score(g: Row, seat: int) -> int:
    """S51-END.2: table, locations, markers."""
    player = player_at(seat)
    ones = int(g[player + MARKS])
    twos = int(g[player + MARKS + 1])
    markers = (
        popcount(ones & WORTH_1) + 2 * popcount(twos & WORTH_1) + 2 * popcount(ones & WORTH_2) + 4 * popcount(twos & WORTH_2)
    )
    return having_good(g, seat, VP) + popcount(int(g[player + STATE])) + markers


@jit
def winner(g: Row) -> int:
    """S51-END.5 to .8: score, then cards in hand, then resources and workers left."""
    if number(g, RESIGNED):
        return 2 - number(g, RESIGNED)
    ahead = score(g, 0) - score(g, 1)
    if ahead == 0:
        ahead = of_player(g, 0, HAND_SIZE) - of_player(g, 1, HAND_SIZE)
    if ahead == 0:
        ahead = of_player(g, 0, LEFT) - of_player(g, 1, LEFT)
    if ahead == 0:
        return DRAW_GAME
    return 0 if ahead > 0 else 1


assert VP % 4 == 0  # cleanup clears whole words of goods
