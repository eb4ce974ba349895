"""A turn: a card from the hand, and what it takes from the table."""

from itertools import combinations
from typing import Any, Final

from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import EVERYONE, Action, Refusal
from ratusz.kernel.text import same, whole

from .cards import CARD_NAMES, VALUES, card_named, names
from .state import SWEEPS, Scopa

rules: Final = Rules()
rules.action("play", "card")
rules.action("take", "*cards:card")
rules.decision("play")  # what is taken belongs to the card that takes it


def read_seat(g: Scopa, seat: int, word: Any) -> int:
    number = whole(word) if isinstance(word, int | str) and not isinstance(word, bool) else -1
    if not 0 <= number < g.seats():
        raise Problem("seat", got=str(word), seats=g.seats())
    return number


rules.kind("card", lambda g, seat, card: CARD_NAMES[card], lambda g, seat, word: card_named(word))
rules.kind("seat", same, read_seat)


def equals(table: list[int], card: int) -> list[tuple[int, ...]]:
    """SCOPA-TAKE.1."""
    return [(other,) for other in table if VALUES[other] == VALUES[card]]


def sums(table: list[int], card: int) -> list[tuple[int, ...]]:
    """SCOPA-TAKE.2."""
    small = [other for other in sorted(table) if VALUES[other] < VALUES[card]]
    sets = [found for size in range(2, len(small) + 1) for found in combinations(small, size)]
    return [found for found in sets if sum([VALUES[other] for other in found]) == VALUES[card]]


def ways(table: list[int], card: int) -> list[tuple[int, ...]]:
    """What a card may take: an equal one goes before any sum (SCOPA-TAKE.3)."""
    return equals(table, card) or sums(table, card)


def play_options(g: Scopa, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal += [("play", card) for card in g.hands[seat]]
    if why is not None:
        why += [(("play", card), "SCOPA-PLAY.2", {"card": CARD_NAMES[card]}) for card in g.table]


@rules.ask("play", "seat", play_options)
def play(g: Scopa, action: Action, seat: int) -> None:
    card: int = action[1]
    g.hands[seat].remove(card)
    g.played.append(card)
    if g.listener is not None:
        g.tell("played", "SCOPA-PLAY.1", EVERYONE, {"seat": seat, "card": CARD_NAMES[card]})
    found = ways(g.table, card)
    if not found:
        g.stack.append(("lay", seat))
    elif len(found) == 1:
        g.stack.append(("capture", seat, *found[0]))
    else:
        g.stack.append(("take", seat))


def take_options(g: Scopa, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    (card,) = g.played
    legal += [("take", *found) for found in ways(g.table, card)]
    if why is not None and equals(g.table, card):
        why += [(("take", *found), "SCOPA-TAKE.3", {"card": CARD_NAMES[card]}) for found in sums(g.table, card)]


@rules.ask("take", "seat", take_options)
def take(g: Scopa, action: Action, seat: int) -> None:
    g.stack.append(("capture", seat, *action[1:]))


@rules.op("lay", "seat")
def lay(g: Scopa, seat: int) -> None:
    """SCOPA-TAKE.4: what takes nothing stays on the table."""
    card = g.played.pop()
    g.table.append(card)
    if g.listener is not None:
        g.tell("laid", "SCOPA-TAKE.4", EVERYONE, {"seat": seat, "card": CARD_NAMES[card]})


@rules.op("capture", "seat *cards:card")
def capture(g: Scopa, seat: int, *cards: int) -> None:
    card = g.played.pop()
    g.table = [other for other in g.table if other not in cards]
    g.taken[seat] = sorted([*g.taken[seat], card, *cards])
    g.last = seat
    if g.listener is not None:
        rule = "SCOPA-TAKE.1" if len(cards) == 1 else "SCOPA-TAKE.2"
        g.tell("took", rule, EVERYONE, {"seat": seat, "card": CARD_NAMES[card], "cards": names(list(cards))})
    if not g.table and (g.deck or any(g.hands)):  # SCOPA-SWEEP.2: not with the last card
        g.scored[seat][SWEEPS] += 1
        if g.listener is not None:
            g.tell("swept", "SCOPA-SWEEP.1", EVERYONE, {"seat": seat})
