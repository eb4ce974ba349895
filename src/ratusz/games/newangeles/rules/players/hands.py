"""Action cards in hands, decks and the discard pile: drawing, discarding, passing on."""

from bisect import insort
from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, only, others

from ...content.cards import CARD_NAMES, CARD_TYPE, DOUBLERS, HAND_SIZE, HAND_SIZE_CHANGES, SHEETS, TITLES, Sheet
from ...content.effects import GENERAL, NONE, TYPES
from ...position.state import Angeles
from ..cards.assets import PASS
from ..vocabulary import rules

TYPE: Final[list[Action]] = [("type", t) for t in range(len(TYPES))]
HAND_LIMIT: Final = "NA-16.5"  # why a card is discarded
ALL_TYPES: Final = (1 << len(TYPES)) - 1
DISCARD_CARD: Final[list[Action]] = [("discard", card) for card in range(TITLES)]
rules.action("type", "type")
rules.action("discard", "card")


def sheet_side(g: Angeles) -> int:
    """NA-2.3: the side depends on the number of players."""
    return 0 if g.seats() == 4 else 1


def sheet_of(g: Angeles, seat: int) -> Sheet:
    return SHEETS[sheet_side(g)][g.corporations[seat]]


# Drawing.


def top_card(g: Angeles, kind: int) -> int:
    """NONE when the type has run out for good."""
    if not g.decks[kind]:
        if not g.discard:
            return NONE
        reshuffle(g)
        if not g.decks[kind]:
            return NONE
    g.revealed += 1
    return g.decks[kind].pop()


def reshuffle(g: Angeles) -> None:
    """NA-16.2: the whole pile by type into all decks; the cards are named, never who discarded them (ruling 36)."""
    back = sorted(g.discard)
    g.discard = []
    if g.listener is not None:
        g.tell("reshuffled", "NA-16.2", EVERYONE, {"cards": [CARD_NAMES[card] for card in back]})
    for kind in range(len(TYPES)):
        cards = [card for card in back if CARD_TYPE[card] == kind]
        if cards:
            if g.reshuffle_under:
                g.shuffle(cards)
                g.decks[kind] = cards + g.decks[kind]
            else:
                g.decks[kind] += cards
                g.shuffle(g.decks[kind])
    g.revealed += 1


def draw(g: Angeles, seat: int, kind: int, cards: int, rule: str) -> None:
    """Seen by the drawer alone; the type is seen by all."""
    if g.rehearsing:
        return
    for _ in range(cards):
        card = top_card(g, kind)
        if card == NONE:
            if g.listener is not None:
                g.tell("nothing-to-draw", rule, EVERYONE, {"seat": seat, "type": TYPES[kind]})
            return
        insort(g.hands[seat], card)
        if g.listener is not None:
            g.tell("drew", rule, only(seat), {"seat": seat, "card": CARD_NAMES[card], "type": TYPES[kind]})
            g.tell("drew-hidden", rule, others(seat), {"seat": seat, "type": TYPES[kind]})


@rules.op("draw_list", "seat line:int")
def draw_list(g: Angeles, seat: int, line: int) -> None:
    """NA-2.1, NA-8.1a: from top to bottom; a General entry asks for a type (NA-8.1b)."""
    if line == 0:
        g.drawn = 0
    times = 1
    for asset in DOUBLERS:
        if g.holder[asset] == seat:
            times = 2
    sheet = sheet_of(g, seat)
    while line < len(sheet):
        kind, cards = sheet[line]
        line += 1
        if kind == GENERAL:
            g.stack.append(("draw_list", seat, line))
            if g.drawn != ALL_TYPES:
                g.stack.append(("general", seat, cards * times, 0))
            return
        g.drawn |= 1 << kind
        draw(g, seat, kind, cards * times, "NA-8.1")


def general_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, cards: int, mixed: int) -> None:
    """A deck of an earlier entry is closed (NA-31.1)."""
    for kind in range(len(TYPES)):
        if not g.drawn >> kind & 1:
            legal.append(TYPE[kind])
        elif why is not None:
            why.append((TYPE[kind], "NA-31.1", {"type": TYPES[kind]}))
    if not legal:
        legal.append(PASS)


@rules.ask("general", "seat cards:int mixed:types", general_options)
def general(g: Angeles, action: Action, seat: int, cards: int, mixed: int) -> None:
    """All cards of the entry from one deck (ruling 37), or with the option one by one, from the decks in `mixed` so far."""
    if action[0] != "type":
        return
    kind: int = action[1]
    mixed |= 1 << kind
    if g.any_decks and cards > 1:
        draw(g, seat, kind, 1, "NA-31.0")
        g.stack.append(("general", seat, cards - 1, mixed))
    else:
        g.drawn |= mixed
        draw(g, seat, kind, cards, "NA-31.0")


# Leaving a hand. Whoever has a right to know of a card keeps it in mind until it may have gone.


def leave_openly(g: Angeles, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    if g.known:
        for viewer in range(g.seats()):
            if (viewer, seat, card) in g.known:
                g.known.remove((viewer, seat, card))


def leave_unseen(g: Angeles, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    if g.known:
        g.known = [known for known in g.known if known[1] != seat]


def discard(g: Angeles, seat: int, card: int, rule: str) -> None:
    """NA-16.4: facedown."""
    leave_unseen(g, seat, card)
    g.discard.append(card)
    if g.listener is not None:
        g.tell("discarded", rule, only(seat), {"seat": seat, "card": CARD_NAMES[card]})
        g.tell("discarded-hidden", rule, others(seat), {"seat": seat})


def pass_card(g: Angeles, giver: int, taker: int, card: int, rule: str) -> None:
    """From hand to hand, known to these two alone (NA-16.8, NA-27.3)."""
    kept = [known for known in g.known if known[:2] == (taker, giver)]  # the taker sees which card goes
    leave_unseen(g, giver, card)
    if (taker, giver, card) in kept:
        kept.remove((taker, giver, card))
    g.known += kept
    insort(g.hands[taker], card)
    g.known.append((giver, taker, card))
    g.revealed += 1
    if g.listener is not None:
        g.tell("passed-card", rule, only(giver) | only(taker), {"from": giver, "to": taker, "card": CARD_NAMES[card]})
        hidden = ~(only(giver) | only(taker))
        g.tell("passed-card-hidden", rule, hidden, {"from": giver, "to": taker})


def hand_options(g: Angeles, legal: list[Action], seat: int, actions: list[Action]) -> None:
    """One action for each different card in hand."""
    last = NONE
    for card in g.hands[seat]:
        if card != last:
            legal.append(actions[card])
            last = card


def discard_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, left: int, rule: str) -> None:
    cards: list[Action] = []
    hand_options(g, cards, seat, DISCARD_CARD)
    if rule != HAND_LIMIT or excess(g, seat) > 0:
        legal += cards
    elif why is not None:
        why += [(action, HAND_LIMIT, {}) for action in cards]
    if not legal:
        legal.append(PASS)


@rules.ask("discard", "seat left:int rule:word", discard_options)
def discard_one(g: Angeles, action: Action, seat: int, left: int, rule: str) -> None:
    if action[0] == "discard":
        discard(g, seat, action[1], rule)
        discard_more(g, seat, excess(g, seat) if rule == HAND_LIMIT else left - 1, rule)


def discard_more(g: Angeles, seat: int, left: int, rule: str) -> None:
    """As many as there are (ruling 33)."""
    if left > 0 and g.hands[seat]:
        g.stack.append(("discard", seat, left, rule))


def hand_size(g: Angeles, seat: int) -> int:
    """NA-42.0."""
    size = HAND_SIZE
    for asset, change in HAND_SIZE_CHANGES:
        if g.holder[asset] == seat:
            size += change
    return size


def excess(g: Angeles, seat: int) -> int:
    """The cards above hand size; assets that change it may be traded even between two discards (NA-42.1, NA-42.2, ruling 41)."""
    return len(g.hands[seat]) - hand_size(g, seat)
