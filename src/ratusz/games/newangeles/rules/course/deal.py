"""The deal up to its offers: the asset, the main offer, the counteroffers."""

from typing import Final, get_args

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.cards import ASSET_NAMES, AT, CARD_NAMES, COST, COUNTERED, EMERGENCY, MAIN_OFFERED, REVEALED
from ...content.effects import NONE, Effect
from ...position.seen import Step
from ...position.state import COUNTER, MAIN, Angeles
from ..cards.assets import PASS, moment
from ..cards.emergency import ready_cards, spent_cards
from ..players.hands import DISCARD_CARD, discard, hand_options, leave_openly, pass_card
from ..vocabulary import rules

CARDS: Final = len(CARD_NAMES)
OFFER: Final[list[Action]] = [("main", card) for card in range(CARDS)]
COUNTEROFFER: Final[list[Action]] = [("counter", card) for card in range(CARDS)]
rules.action("main", "card")
rules.action("counter", "card")

COUNTERS: Final[Task] = ("counter_step",)
COUNT: Final[Task] = ("count_support",)
SETTLE: Final[Task] = ("settle_winner",)
CLOSE: Final[Task] = ("close_deal",)
RESOLVING: Final = (COUNT, SETTLE, CLOSE)  # one of them is still to come
STEPS: Final[tuple[Task, ...]] = (("resolution",), ("support_step",), COUNTERS, ("main_step",), ("asset_step",))  # last first
STEP_NAMES: Final[tuple[Step, ...]] = get_args(Step)


@rules.op("deal")
def deal(g: Angeles) -> None:
    """NA-54.0: five steps."""
    g.stack += STEPS


def step_of(g: Angeles) -> Step | None:
    """The step a deal has come to: those still to come lie on the stack, and so does what is left of the last one."""
    pending = [at for at, task in enumerate(reversed(STEPS)) if task in g.stack]
    if pending:
        return STEP_NAMES[pending[0] - 1] if pending[0] else None
    return STEP_NAMES[-1] if any([task in g.stack for task in RESOLVING]) else None


def price(g: Angeles) -> int:
    """How many cards a counteroffer costs: one for each made before it (NA-25.4)."""
    return len(g.box)


def clear_deal(g: Angeles) -> None:
    g.asset = NONE
    g.main = NONE
    g.box = []
    g.offered_by = []
    g.countering = NONE
    g.stance = [NONE] * g.seats()
    g.support = [[] for _ in g.support]
    g.extra = NONE
    g.extra_for = NONE
    g.bar = 0
    g.mute = 0
    g.bettor = NONE
    g.bet_on = NONE
    g.declaration = ()
    g.declared_offer = NONE
    g.decided = NONE
    g.won = NONE


@rules.op("asset_step")
def asset_step(g: Angeles) -> None:
    """NA-54.1: the asset on the highest space is turned up."""
    if g.turn_track:
        g.asset = g.turn_track.pop()
        g.revealed += 1
        if g.listener is not None:
            g.tell("revealed", "NA-54.1", EVERYONE, {"seat": g.active, "asset": ASSET_NAMES[g.asset]})
        moment(g, REVEALED, g.active)


# The main offer.


@rules.op("main_step")
def main_step(g: Angeles) -> None:
    """NA-1.1, NA-54.2a: there is no passing; only with nothing to offer there is no main offer (ruling 34)."""
    if g.hands[g.active] or ready_cards(g, g.active):
        g.stack.append(("main", g.active))
    else:
        tell_no_offer(g)


def tell_no_offer(g: Angeles) -> None:
    if g.listener is not None:
        g.tell("no-offer", "NA-13.2", EVERYONE, {"seat": g.active})


def refuse_spent(g: Angeles, why: list[Refusal], seat: int, actions: list[Action]) -> None:
    for card in spent_cards(g, seat):
        why.append((actions[card], "NA-17.2", {"card": CARD_NAMES[card]}))


def main_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """NA-13.0, NA-13.1."""
    hand_options(g, legal, seat, OFFER)
    for card in ready_cards(g, seat):
        legal.append(OFFER[card])
    if why is not None:
        refuse_spent(g, why, seat, OFFER)
        if legal:
            why.append((PASS, "NA-54.2a", {"seat": seat}))
    if not legal:
        legal.append(PASS)


@rules.ask("main", "seat", main_options)
def make_main_offer(g: Angeles, action: Action, seat: int) -> None:
    if action[0] == "pass":
        tell_no_offer(g)
        return
    g.main = action[1]
    leave_for_offer(g, seat, g.main)
    if g.listener is not None:
        g.tell("main-offer", "NA-13.0", EVERYONE, {"seat": seat, "card": CARD_NAMES[g.main]})
    moment(g, MAIN_OFFERED, seat)


def leave_for_offer(g: Angeles, seat: int, card: int) -> None:
    if card >= EMERGENCY:
        g.keeper[card - EMERGENCY] = NONE
    else:
        leave_openly(g, seat, card)


# Counteroffers.


@rules.op("counter_step")
def counter_step(g: Angeles) -> None:
    """NA-25.6, NA-54.3: each other player once, clockwise."""
    for seat in reversed(g.clockwise(g.active)[1:]):
        g.stack.append(("ask_counter", seat))


def can_counter(g: Angeles, seat: int) -> bool:
    cost = price(g)
    cards = len(g.hands[seat])
    return cards > cost or (cards == cost and len(ready_cards(g, seat)) > 0)


@rules.op("ask_counter", "seat")
def ask_counter(g: Angeles, seat: int) -> None:
    """Whoever has nothing to counter with is not asked; how many cards a hand has is no secret (NA-16.7)."""
    if can_counter(g, seat):
        g.stack.append(("counter", seat))
    else:
        tell_pass(g, seat)


def tell_pass(g: Angeles, seat: int) -> None:
    if g.listener is not None:
        g.tell("no-counter", "NA-54.3", EVERYONE, {"seat": seat})


def counter_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """NA-25.1, NA-25.2, NA-25.7."""
    if seat != g.active or not can_counter(g, seat):
        legal.append(PASS)
    cost = price(g)
    if len(g.hands[seat]) > cost:
        hand_options(g, legal, seat, COUNTEROFFER)
    elif why is not None:
        refused: list[Action] = []
        hand_options(g, refused, seat, COUNTEROFFER)
        for action in refused:
            why.append((action, "NA-25.4", {"need": cost, "have": len(g.hands[seat]) - 1}))
    for card in ready_cards(g, seat):
        if len(g.hands[seat]) >= cost:
            legal.append(COUNTEROFFER[card])
        elif why is not None:
            why.append((COUNTEROFFER[card], "NA-25.4", {"need": cost, "have": len(g.hands[seat])}))
    if why is not None:
        refuse_spent(g, why, seat, COUNTEROFFER)


@rules.ask("counter", "seat", counter_options)
def counter(g: Angeles, action: Action, seat: int) -> None:
    """NA-23.1, NA-25.3, NA-54.3b."""
    if action[0] == "pass":
        tell_pass(g, seat)
        return
    card: int = action[1]
    cost = price(g)
    leave_for_offer(g, seat, card)
    g.box.append(card)
    g.offered_by.append(seat)
    g.countering = seat  # NA-25.4a
    if g.declared_offer == COUNTER:
        g.declared_offer = NONE
        g.declaration = ()
    if g.listener is not None:
        g.tell("counteroffer", "NA-25.0", EVERYONE, {"seat": seat, "card": CARD_NAMES[card], "cost": cost})
    g.stack.append(("countered", seat))
    if cost:
        g.stack.append(("counter_cost", seat, cost))


def cost_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, left: int) -> None:
    hand_options(g, legal, seat, DISCARD_CARD)
    if not legal:
        legal.append(PASS)


@rules.ask("counter_cost", "seat left:int", cost_options)
def counter_cost(g: Angeles, action: Action, seat: int, left: int) -> None:
    """NA-25.4: from hand, facedown; an asset may catch what is discarded."""
    if action[0] == "pass":
        return
    catcher = NONE
    for ability in AT[COST]:
        if g.holder[ability.asset] not in (NONE, seat):
            catcher = g.holder[ability.asset]
    if catcher == NONE:
        discard(g, seat, action[1], "NA-25.4")
    else:
        pass_card(g, seat, catcher, action[1], "NA-65.0")
    if left > 1:
        g.stack.append(("counter_cost", seat, left - 1))


@rules.op("countered", "seat")
def countered(g: Angeles, seat: int) -> None:
    moment(g, COUNTERED, seat)


@rules.op("counter_too", "seat effect")
def counter_too(g: Angeles, seat: int, effect: Effect) -> None:
    """The Fall Guy: the active player counters too (NA-54.7), and the deal goes straight on to support."""
    if g.main != NONE and can_counter(g, seat):
        if COUNTERS in g.stack:
            g.stack.remove(COUNTERS)
        g.stack.append(("counter", seat))


def barred(g: Angeles, seat: int, side: int) -> str:
    """The clause that keeps a seat from supporting an offer, or none."""
    if side == COUNTER and g.countering == NONE:
        return "NA-23.0"
    if side == MAIN and g.main == NONE:
        return "NA-13.0"
    if g.stance[seat] == 1 - side:
        return "NA-54.4a"  # by the top card of a deck
    if side == COUNTER and g.bar >> seat & 1:
        return "NA-65.0"
    return ""
