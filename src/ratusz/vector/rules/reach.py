"""Conquer, Cooperate, Incorporate: a location in hand within reach (S51-ACTION.8 to .11)."""

from ...games.state51.content.effects import TOKEN, UNIVERSAL
from ...games.state51.strategy.encoding import BY_FREE, BY_LINE, BY_PRICED, BY_TOKEN_1, BY_TOKEN_2, MOST_SOURCES
from ..tables import (
    DISTANCE,
    FREE_CARD,
    FREE_REACH,
    HAVING,
    LINE_COST,
    LINE_GOOD,
    LINE_REACH,
    MOST_DISTANCE,
    NOT_BOTH,
    PAY_WORDS,
    PRICED_CARD,
    PRICED_COST,
    PRICED_REACH,
    REACH_LINES,
    SUFFICIENT,
    USED,
    WITHIN,
)
from .row import (
    ARRIVE,
    FACTION,
    HAND,
    LINES,
    PAY_REACH,
    PLAYED,
    Row,
    add_good,
    add_to_player,
    count,
    having_good,
    of_player,
    player_at,
    push,
    put,
)
from .supply import leave_hand, pay_later, show
from .target import jit


@jit
def faction_line(g: Row, seat: int, line: int) -> int:
    """Where the tables by faction and line have a contact line."""
    return of_player(g, seat, FACTION) * REACH_LINES + line


@jit
def purse(g: Row, seat: int, at: int) -> int:
    """The resources there are for the prices of a contact line."""
    return having_good(g, seat, int(LINE_GOOD[at])) + having_good(g, seat, UNIVERSAL)


@jit
def line_free(g: Row, seat: int, line: int) -> bool:
    """S51-CARD.9: a contact line serves once a round."""
    return not of_player(g, seat, LINES) >> line & 1


@jit
def greatest_reach(g: Row, seat: int, line: int) -> int:
    """The contact line and an instant with a price may compete for the same resources (ruling A10)."""
    at = faction_line(g, seat, line)
    hand = player_at(seat) + HAND
    have = purse(g, seat, at)
    reach = having_good(g, seat, TOKEN + 2 * line) + 2 * having_good(g, seat, TOKEN + 2 * line + 1)
    reach += count(g, hand, int(FREE_CARD[line])) * int(FREE_REACH[line])
    by_line = 0
    if int(LINE_COST[at]) <= have and line_free(g, seat, line):
        by_line = int(LINE_REACH[at])
    by_card = 0
    if int(PRICED_COST[line]) <= have and count(g, hand, int(PRICED_CARD[line])):
        by_card = int(PRICED_REACH[line])
    if by_line and by_card and int(LINE_COST[at]) + int(PRICED_COST[line]) > have:
        return reach + max(by_line, by_card)
    return reach + by_line + by_card


@jit
def reach_options(g: Row, seat: int, line: int, locations: int) -> int:
    """The items are the cards of the locations in hand that are near enough."""
    return locations & int(WITHIN[min(greatest_reach(g, seat, line), MOST_DISTANCE)])


@jit
def start(g: Row, seat: int, line: int, card: int) -> None:
    """The payment is asked for even if there is one way only: whether there are more would tell of instants in hand."""
    show(g, seat, card)
    push(g, ARRIVE, seat, line, card)
    push(g, PAY_REACH, seat, line, card)


@jit
def held(source: int, many: int) -> int:
    """Where HAVING has the payments that need no more of a source than there are."""
    return source * (MOST_SOURCES + 1) + min(many, MOST_SOURCES)


@jit
def pay_options(g: Row, out: Row, at: int, seat: int, line: int, card: int) -> int:
    """The items are payments: irredundant ones (ruling A2) of sources the player has and can afford."""
    by = faction_line(g, seat, line)
    hand = player_at(seat) + HAND
    have = purse(g, seat, by)
    by_line = held(BY_LINE, 1 if int(LINE_COST[by]) <= have and line_free(g, seat, line) else 0)
    tokens_1 = held(BY_TOKEN_1, having_good(g, seat, TOKEN + 2 * line))
    tokens_2 = held(BY_TOKEN_2, having_good(g, seat, TOKEN + 2 * line + 1))
    free = held(BY_FREE, count(g, hand, int(FREE_CARD[line])))
    priced = held(BY_PRICED, count(g, hand, int(PRICED_CARD[line])) if int(PRICED_COST[line]) <= have else 0)
    both = int(LINE_COST[by]) + int(PRICED_COST[line]) <= have
    enough = by * (MOST_DISTANCE + 1) + int(DISTANCE[card])
    for word in range(PAY_WORDS):
        found = int(SUFFICIENT[enough, word]) & int(HAVING[by_line, word]) & int(HAVING[tokens_1, word])
        found &= int(HAVING[tokens_2, word]) & int(HAVING[free, word]) & int(HAVING[priced, word])
        out[at + word] = found if both else found & int(NOT_BOTH[word])
    return PAY_WORDS


@jit
def pay_reach(g: Row, seat: int, line: int, payment: int) -> None:
    at = faction_line(g, seat, line)
    used = int(USED[payment])
    cost = 0
    if used >> 2 * BY_LINE & 3:
        add_to_player(g, seat, LINES, 1 << line)
        cost += int(LINE_COST[at])
    add_good(g, seat, TOKEN + 2 * line, -(used >> 2 * BY_TOKEN_1 & 3))  # ruling A5: spent whole
    add_good(g, seat, TOKEN + 2 * line + 1, -(used >> 2 * BY_TOKEN_2 & 3))
    for _ in range(used >> 2 * BY_FREE & 3):
        play_instant(g, seat, int(FREE_CARD[line]))
    if used >> 2 * BY_PRICED & 3:
        play_instant(g, seat, int(PRICED_CARD[line]))
        cost += int(PRICED_COST[line])
    if cost:
        pay_later(g, seat, int(LINE_GOOD[at]), cost)


@jit
def play_instant(g: Row, seat: int, card: int) -> None:
    leave_hand(g, seat, card)
    put(g, PLAYED, card)
