"""The support step: everyone else backs one offer with facedown cards, or abstains."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, only

from ...content.cards import ABSTAINED, CARD_NAMES, SUPPORT_STARTS
from ...content.effects import NONE
from ...position.state import ABSTAINS, COUNTER, MAIN, OFFERS, Angeles
from ..cards.assets import moment
from ..cards.declaration import ENOUGH
from ..cards.emergency import ready_cards, spent_cards
from ..players.hands import hand_options, leave_unseen
from ..vocabulary import rules
from .deal import barred

ABSTAIN: Final[Action] = ("abstain",)
SUPPORT: Final[list[Action]] = [("support", side) for side in (MAIN, COUNTER)]
BACK: Final[list[Action]] = [("back", card) for card in range(len(CARD_NAMES))]
rules.action("abstain")
rules.action("support", "side")
rules.action("back", "card")


@rules.op("support_step")
def support_step(g: Angeles) -> None:
    """NA-54.4, NA-58.0; held even without a counteroffer (ruling 27)."""
    if g.main == NONE and g.countering == NONE:
        return
    for seat in reversed(g.clockwise(g.active)[1:]):
        if seat != g.countering:  # NA-54.6
            g.stack.append(("ask_support", seat))
    moment(g, SUPPORT_STARTS, g.active)


@rules.op("ask_support", "seat")
def ask_support(g: Angeles, seat: int) -> None:
    """An empty hand can only abstain; that it is empty is no secret."""
    if g.hands[seat]:
        g.stack.append(("support", seat))
    else:
        abstain(g, seat)


def support_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """NA-57.0."""
    legal.append(ABSTAIN)
    for side in range(len(SUPPORT)):
        rule = barred(g, seat, side)
        if not rule and g.hands[seat]:
            legal.append(SUPPORT[side])
        elif why is not None:
            why.append((SUPPORT[side], rule, {"offer": OFFERS[side]}) if rule else (SUPPORT[side], "NA-57.1", {"need": 1}))


@rules.ask("support", "seat", support_options)
def support(g: Angeles, action: Action, seat: int) -> None:
    if action[0] == "abstain":
        abstain(g, seat)
    else:
        g.stack.append(("support_with", seat, action[1], 1, len(g.hands[seat])))


def abstain(g: Angeles, seat: int) -> None:
    """NA-57.2, NA-59.0. Who already backs an offer by a deck's card only adds none of their own."""
    if g.listener is not None:
        g.tell("abstained", "NA-57.2", EVERYONE, {"seat": seat})
    if g.stance[seat] == NONE:
        g.stance[seat] = ABSTAINS
        moment(g, ABSTAINED, seat)


def with_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, side: int, least: int, most: int) -> None:
    """NA-57.3."""
    if least <= 0 or not g.hands[seat]:
        legal.append(ENOUGH)
    elif why is not None:
        why.append((ENOUGH, "NA-57.1", {"need": least}))
    hand_options(g, legal, seat, BACK)
    if why is not None:
        why.append((SUPPORT[1 - side], barred(g, seat, 1 - side) or "NA-54.4a", {"offer": OFFERS[1 - side]}))
        for card in ready_cards(g, seat) + spent_cards(g, seat):
            why.append((BACK[card], "NA-17.5", {"card": CARD_NAMES[card]}))


@rules.ask("support_with", "seat side least:signed most:int", with_options)
def support_with(g: Angeles, action: Action, seat: int, side: int, least: int, most: int) -> None:
    """One facedown card after the other (NA-57.1): at least this many more, at most that many."""
    g.stance[seat] = side
    if action[0] == "back":
        card: int = action[1]
        leave_unseen(g, seat, card)
        g.support[seat].append(card)
        if g.listener is not None:
            g.tell("backed", "NA-57.1", only(seat), {"seat": seat, "card": CARD_NAMES[card], "offer": OFFERS[side]})
        if g.hands[seat] and most > 1:
            g.stack.append(("support_with", seat, side, least - 1, most - 1))
            return
    if g.listener is not None:
        g.tell("supported", "NA-57.1", EVERYONE, {"seat": seat, "offer": OFFERS[side], "cards": len(g.support[seat])})


def tally(g: Angeles, side: int) -> int:
    cards = 1 if g.extra_for == side and g.extra != NONE else 0
    for seat, pile in enumerate(g.support):
        if g.stance[seat] == side:
            cards += len(pile)
    return cards


def tied(g: Angeles) -> bool:
    """As much for one offer as for the other: the active player's wins (NA-54.5a)."""
    return g.decided == NONE and g.main != NONE and g.countering != NONE and tally(g, MAIN) == tally(g, COUNTER)
