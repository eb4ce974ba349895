"""What workers do: gather a resource, visit the opponent, work in an own location."""

from ...games.state51.content.cards import SLOT_LIMIT
from ...games.state51.content.effects import CARD, SPOILS, WORKER
from ..tables import ACTION_PLACES, CARD_OF, GAIN_AMOUNT, GAIN_GOOD, GAINING, MARKING, OPEN_PLACES, WORK_AMOUNT, WORK_GOOD
from .production import produce_location
from .row import (
    DISCARD_ASK,
    GAIN,
    HAND_SIZE,
    MARK,
    MARKS,
    PASSED,
    PAWN,
    STATE,
    USES,
    Row,
    add_good,
    count,
    having_good,
    kinds,
    length,
    of_player,
    player_at,
    push,
    put,
)
from .row import SPOILS as SPOILS_LIST
from .supply import affords, gain, pay_later
from .target import jit, lowest


@jit
def gather(g: Row, seat: int, resource: int) -> None:
    """S51-GATHER.1."""
    add_good(g, seat, WORKER, -2)
    add_good(g, seat, resource, 1)


@jit
def visit_options(g: Row, seat: int) -> int:
    """The items are open locations of the opponent (S51-VISIT.1), not yet visited this round (.4), until that player passes
    (.6)."""
    owner = player_at(1 - seat)
    if having_good(g, seat, WORKER) < 1 or of_player(g, 1 - seat, PASSED):
        return 0
    return int(g[owner + STATE]) & OPEN_PLACES & ~kinds(g, owner + USES)


@jit
def visit(g: Row, seat: int, place: int) -> None:
    add_good(g, seat, WORKER, -1)
    add_good(g, 1 - seat, WORKER, 1)  # S51-VISIT.2
    put(g, player_at(1 - seat) + USES, place)  # S51-VISIT.4
    produce_location(g, seat, 1 - seat, int(CARD_OF[place]))


@jit
def work_options(g: Row, seat: int) -> int:
    """The items are action locations of the own state that have been worked at less than twice (S51-WORK.10), by one worker the
    first time (.1) and by two the second (.9), for a price the player can pay (.2), with room for what they give (ruling D8)."""
    player = player_at(seat)
    workers = having_good(g, seat, WORKER)
    if workers < 1:
        return 0
    again = int(g[player + USES])
    places = int(g[player + STATE]) & ACTION_PLACES & ~int(g[player + USES + 1])
    places &= ~(int(g[player + MARKS]) & int(g[player + MARKS + 1]) & MARKING)
    if workers < 2:
        places &= ~again
    found = 0
    while places:
        place = lowest(places)
        card = int(CARD_OF[place])
        if payable(g, seat, int(WORK_GOOD[card]), int(WORK_AMOUNT[card])):
            found |= 1 << place
        places &= places - 1
    return found


@jit
def payable(g: Row, seat: int, good: int, amount: int) -> bool:
    if good == CARD:
        return of_player(g, seat, HAND_SIZE) >= amount
    if good == SPOILS:
        return length(g, player_at(seat) + SPOILS_LIST) >= amount  # S51-ICON.3
    return affords(g, seat, good, amount)


@jit
def work(g: Row, seat: int, place: int) -> None:
    card = int(CARD_OF[place])
    uses = player_at(seat) + USES
    put(g, uses, place)
    add_good(g, seat, WORKER, -count(g, uses, place))
    if GAINING >> card & 1:
        push(g, GAIN, seat, card, 0)
    else:
        push(g, MARK, seat, place, 0)
    good = int(WORK_GOOD[card])
    if good == CARD:
        for _ in range(int(WORK_AMOUNT[card])):
            push(g, DISCARD_ASK, seat, 0, 0)
    elif good == SPOILS:
        for _ in range(int(WORK_AMOUNT[card])):
            push(g, PAWN, seat, 0, 0)
    else:
        pay_later(g, seat, good, int(WORK_AMOUNT[card]))


@jit
def gain_by_work(g: Row, seat: int, card: int) -> None:
    """S51-WORK.3."""
    gain(g, seat, int(GAIN_GOOD[card]), int(GAIN_AMOUNT[card]))


assert SLOT_LIMIT == 3  # work_options takes a place with both bits of its count set for full
