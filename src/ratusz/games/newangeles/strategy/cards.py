"""What a card would bring if a player resolved it now: the resolution is imagined on a copy of the table, city first."""

from typing import Final

from ratusz.kernel.state import Action

from ..content.cards import (
    CARD_EFFECTS,
    CONTRACT_CAPITAL,
    EMERGENCY,
    EVENT_BACK,
    PAID_FOR_ANDROIDS,
    PAID_FOR_LOWERING,
    PAID_FOR_REMOVING,
)
from ..content.effects import ENEMY, NONE, ORGCRIME, Effect
from ..position.state import BY_CARD, CONTRACTS, LEDGER, MAIN, OVER, Angeles
from ..rules.cards.assets import push_effects
from ..rules.cards.declaration import take_up
from ..rules.vocabulary import rules
from .danger import danger

Outcome = tuple[float, tuple[int, ...], int]  # change of threat, now and to come; capital by contract for each seat; by the card

FALLEN: Final = 12.0  # more threat than it takes: the city would fall at once
KNOWING: Final = -0.6  # threat saved by whoever may look at the next events and bury one
COLLECTED: Final = -0.8  # and by an appeal to pay for less
ASKS: Final = 14  # of an imagined resolution; no card has more
RESOLVER: Final = 0  # any seat would do
REMEMBERED: Final = 3000

memory: Final[dict[tuple[object, ...], Outcome]] = {}  # of what follows from its key alone


def outcome(g: Angeles, card: int) -> Outcome:
    """Whoever resolves it is taken to look after the city."""
    past = 0
    for event, seen in zip(g.event_deck, g.event_seen, strict=True):
        if seen < 0:
            past |= 1 << event
    key = (
        card, g.threat, g.round, g.phase, g.demand, len(g.turn_track), EVENT_BACK[g.event_deck[-1]], past,
        tuple(g.pieces), tuple(g.supply), tuple(g.corporations),
    )  # fmt: skip
    found = memory.get(key)
    if found is None:
        if len(memory) >= REMEMBERED:
            memory.clear()
        found = memory[key] = imagined(g, card)
    return found


def imagined(g: Angeles, card: int) -> Outcome:
    copy = g.clone()
    copy.rehearsing = True  # no cards are drawn, nobody else is asked
    copy.event_seen[-1] = 0
    copy.holder = [NONE] * len(g.holder)
    copy.ledger = [0] * len(g.ledger)
    before = g.threat + danger(copy, RESOLVER)
    copy.stack.clear()
    take_up(copy, card)
    copy.bound = ()
    copy.won = MAIN
    copy.stance = [NONE] * g.seats()
    copy.stack.append(("illness",))
    push_effects(copy, RESOLVER, CARD_EFFECTS[card])
    rules.settle(copy)
    for _ in range(ASKS):
        if not copy.stack:
            break
        asked: int = rules.seats(copy)[0]
        legal = rules.options(copy, asked)
        rules.apply(copy, asked, legal[0] if len(legal) == 1 else sensible(copy, asked, legal))
    paid = tuple([copy.ledger[seat * LEDGER + CONTRACTS] for seat in range(g.seats())])
    if copy.phase == OVER:
        return FALLEN, paid, 0
    change = copy.threat + danger(copy, RESOLVER) - before + unseen(CARD_EFFECTS[card])
    return change, paid, copy.ledger[RESOLVER * LEDGER + BY_CARD]


def sensible(g: Angeles, seat: int, legal: list[Action]) -> Action:
    """The choice with the least threat; of players, oneself."""
    if legal[0][0] == "player":
        return next(iter([action for action in legal if action[1] == seat]), legal[0])
    best = -1e9
    chosen = legal[0]
    for action in legal:
        copy = g.clone()
        rules.apply(copy, seat, action)
        value = -2.0 * FALLEN if copy.phase == OVER else -copy.threat - danger(copy, seat)
        if value > best:
            best = value
            chosen = action
    return chosen


def unseen(effects: tuple[Effect, ...]) -> float:
    """What imagining leaves out."""
    total = 0.0
    for effect in effects:
        if effect.do == "foresee":
            total += KNOWING
        elif effect.do == "collect":
            total += COLLECTED
    return total


# What a card is worth in hand.


def pays(effects: tuple[Effect, ...], corporation: int) -> bool:
    """Whether a card may pay by a corporation's contract."""
    for effect in effects:
        if effect.do in ("remove", "clear"):
            what = ORGCRIME if effect.what == ENEMY else effect.what
            if PAID_FOR_REMOVING[what] == corporation:
                return True
        if effect.do == "lower" and corporation in PAID_FOR_LOWERING:
            return True
        if effect.do == "android" and corporation in PAID_FOR_ANDROIDS:
            return True
        if pays(effect.then, corporation) or any([pays(option, corporation) for option in effect.options]):
            return True
    return False


KEEPING: Final[list[list[float]]] = [
    [0.3 + (0.3 * capital if pays(effects, corporation) else 0.0) for effects in CARD_EFFECTS[:EMERGENCY]]
    for corporation, capital in enumerate(CONTRACT_CAPITAL)
]  # by corporation and card


def least_wanted(g: Angeles, seat: int, legal: list[Action]) -> int:
    """Which card to part with."""
    keeping = KEEPING[g.corporations[seat]]
    best = 1e9
    chosen = 0
    for i, action in enumerate(legal):
        if len(action) > 1 and keeping[action[1]] < best:
            best = keeping[action[1]]
            chosen = i
    return chosen
