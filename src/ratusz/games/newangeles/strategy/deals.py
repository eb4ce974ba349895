"""Deals without thinking long: what to offer, whether to counter, whom to support, weighed by what either offer would bring.

Interests are in capital: the own counts 1, that of the player to beat -1, and a point of threat what it takes from the chance
to win.
"""

import math
from typing import Final

from ratusz.kernel.chance import Chance
from ratusz.kernel.state import Action

from ..content.cards import CARD_TYPE, EMERGENCY, FEDERALIST, FEDERALIST_CAPITAL, THREAT_END, TITLES
from ..content.effects import NONE
from ..position.state import COUNTER, MAIN, Angeles
from ..rules.cards.declaration import offered_card
from ..rules.course.support import tally
from .cards import FALLEN, KEEPING, least_wanted, outcome
from .danger import DEMANDS, EVENTS, chance_of, danger, round_to_come, turns_until_end
from .evaluate import (
    AT_ONCE,
    CAPITAL_SPREAD,
    CARD,
    CAUTION,
    EACH_TURN,
    FACEUP,
    PRETENCE,
    SPREAD_A_TURN,
    THREAT_SPREAD,
    THREAT_SPREAD_A_DEMAND,
    THREAT_SPREAD_AN_EVENT,
    in_the_open,
    opponent,
    own_turns,
    wealth,
)
from .promises import promised_support

Interest = tuple[float, int]  # what a point of threat is worth, and the player to beat or NONE

STRANGERS: Final = -0.05  # what capital of others is worth, who may be anybody's rival
GREATEST: Final = 4.0  # weight of threat
INDIFFERENT: Final = 0.5  # whoever gains less than this by an offer does not care
WORTH_COUNTERING: Final = 0.6


def interests(g: Angeles, eyes: int) -> list[Interest]:
    """What each seat wants, by what one of them sees; of other seats it is a guess, since their rivals are."""
    first = round_to_come(g)
    wide = THREAT_SPREAD + THREAT_SPREAD_AN_EVENT * EVENTS[first] + THREAT_SPREAD_A_DEMAND * DEMANDS[g.round]
    far = CAPITAL_SPREAD + SPREAD_A_TURN * turns_until_end(g)
    fall = chance_of(g.threat + danger(g, eyes) - THREAT_END + 0.5, wide)
    found: list[Interest] = []
    worths = [wealth(g, seat, False) for seat in range(g.seats())]
    for seat in range(g.seats()):
        rich = FEDERALIST_CAPITAL if g.rivals[seat] == FEDERALIST else worths[opponent(g, seat)]
        win = min(0.85, chance_of(worths[seat] - rich, far))
        if g.rivals[seat] == FEDERALIST:
            slope = 1.0 - fall if in_the_open(g) else -PRETENCE * fall * (1.0 - fall) / (1.0 - PRETENCE * fall)
            found.append((min(GREATEST, slope * far / ((1.0 - win) * wide)), NONE))
        else:
            found.append((-min(GREATEST, CAUTION * fall * far / ((1.0 - win) * wide)), opponent(g, seat)))
    return found


def brings(g: Angeles, card: int, resolver: int, wants: list[Interest]) -> list[float]:
    """What it means to each seat that a player wins the deal with a card: its effect, and the asset."""
    change, paid, earned = outcome(g, card)
    gains = [float(amount) for amount in paid]
    gains[resolver] += earned
    if g.asset != NONE:
        gains[resolver] += AT_ONCE[g.asset] + EACH_TURN[g.asset] * own_turns(g)
    total = sum(gains)
    found: list[float] = []
    for seat, (weight, foe) in enumerate(wants):
        value = weight * change + (1.0 - STRANGERS) * gains[seat] + STRANGERS * total
        if foe != NONE:
            value -= (1.0 + STRANGERS) * gains[foe]
        found.append(value)
    return found


def best_main(g: Angeles, seat: int, legal: list[Action], chance: Chance) -> int:
    wants = interests(g, seat)
    best = -1e9
    chosen = 0
    for i, action in enumerate(legal):
        card: int = action[1]
        value = brings(g, card, seat, wants)[seat] - cost_of(g, seat, card) + 0.001 * chance.below(100)
        if value > best:
            best = value
            chosen = i
    return chosen


def candidates(g: Angeles, seat: int, legal: list[Action]) -> list[Action]:
    """The answers worth a thought: what was promised; no offer that fells the city at once, unless that wins, and none that
    nobody can support."""
    if g.notes:
        promised, cards = promised_support(g, seat)
        if ("support", promised) in legal:
            return [("support", promised)]
        if legal[0][0] == "enough" and len(legal) > 1 and len(g.support[seat]) < cards:
            return legal[1:]
    found = legal
    if legal[-1][0] == "counter" and not voters(g, seat):
        found = [action for action in found if action[0] != "counter"]
    if g.rivals[seat] != FEDERALIST:
        found = [action for action in found if action[0] not in ("main", "counter") or outcome(g, action[1])[0] != FALLEN]
    return found or legal


def cost_of(g: Angeles, seat: int, card: int) -> float:
    return FACEUP if card >= EMERGENCY else KEEPING[g.corporations[seat]][card]


def best_counter(g: Angeles, seat: int, legal: list[Action]) -> int:
    """A counteroffer, if it is better than the offer that stands and enough of the others are likely to think so too."""
    wants = interests(g, seat)
    standing = g.countering if g.countering != NONE else g.active
    now = brings(g, g.box[-1] if g.countering != NONE else g.main, standing, wants) if g.main != NONE else [0.0] * g.seats()
    against = brings(g, g.main, g.active, wants) if g.main != NONE else [0.0] * g.seats()
    best = WORTH_COUNTERING + CARD * len(g.box)
    chosen = 0
    for i, action in enumerate(legal):
        if action[0] != "counter":
            continue
        card: int = action[1]
        then = brings(g, card, seat, wants)
        value = (then[seat] - now[seat]) * backing(g, seat, then, against) - cost_of(g, seat, card)
        if value > best:
            best = value
            chosen = i
    return chosen


def backing(g: Angeles, seat: int, then: list[float], against: list[float]) -> float:
    """The chance that a counteroffer finds more support than the main offer: none if nobody has a card to support it with."""
    others = voters(g, seat)
    votes = sum([math.tanh((then[other] - against[other]) / 2.0) for other in others])
    return chance_of(votes - 0.4, 0.5) if others else 0.0


def voters(g: Angeles, seat: int) -> list[int]:
    """Who could support a counteroffer of this seat."""
    return [other for other in range(g.seats()) if other not in (seat, g.active) and g.hands[other]]


def best_type(g: Angeles, seat: int, legal: list[Action]) -> int:
    """The type whose cards would bring most just now."""
    wants = interests(g, seat)
    best = -1e9
    chosen = 0
    for i, action in enumerate(legal):
        if action[0] == "type" and g.decks[action[1]]:
            value = sum([brings(g, title, seat, wants)[seat] for title in range(TITLES) if CARD_TYPE[title] == action[1]])
            if value > best:
                best = value
                chosen = i
    return chosen


# Support.


def leaning(g: Angeles, seat: int, wants: list[Interest]) -> float:
    """How much more the main offer is worth to a seat than the counteroffer."""
    if g.countering == NONE or g.main == NONE:
        return 0.0
    main = brings(g, g.main, g.active, wants)[seat]
    counter = brings(g, offered_card(g, COUNTER), g.countering, wants)[seat]
    return main - counter


def needed(g: Angeles, side: int) -> int:
    """Cards until that offer would win."""
    return tally(g, COUNTER) - tally(g, MAIN) if side == MAIN else tally(g, MAIN) - tally(g, COUNTER) + 1


def to_lay(g: Angeles, seat: int, lean: float) -> int:
    """How many cards the difference is worth: as many as it takes, one more if others may still oppose."""
    side = MAIN if lean > 0 else COUNTER
    take = needed(g, side)
    later = len([other for other in after(g, seat) if g.hands[other]])
    if take <= 0:
        take = 1 if later and abs(lean) > 2.5 and take == 0 else 0
    elif later and abs(lean) > 4.0 and take < 3:
        take += 1
    have = len(g.hands[seat])
    return take if take <= have and take * CARD < abs(lean) else 0


def after(g: Angeles, seat: int) -> list[int]:
    """Who is asked for support later."""
    found: list[int] = []
    other = g.left_of(seat)
    while other != g.active:
        if other != g.countering:
            found.append(other)
        other = g.left_of(other)
    return found


def best_support(g: Angeles, seat: int, legal: list[Action]) -> int:
    if g.notes:
        promised: Action = ("support", promised_support(g, seat)[0])
        if promised in legal:
            return legal.index(promised)
    lean = leaning(g, seat, interests(g, seat))
    if abs(lean) < INDIFFERENT or not to_lay(g, seat, lean):
        return 0
    wanted: Action = ("support", MAIN if lean > 0 else COUNTER)
    return legal.index(wanted) if wanted in legal else 0


def best_backing(g: Angeles, seat: int, legal: list[Action], side: int, least: int) -> int:
    """The next card for an offer, the least wanted one, or enough."""
    if legal[0][0] == "enough" and not (g.notes and owes(g, seat, side)):
        lean = leaning(g, seat, interests(g, seat))
        if len(legal) == 1 or (lean > 0) != (side == MAIN) or not to_lay(g, seat, lean):
            return 0
    return least_wanted(g, seat, legal)


def owes(g: Angeles, seat: int, side: int) -> bool:
    """Whether this seat has promised more cards for an offer than it has laid."""
    promised, cards = promised_support(g, seat)
    return promised == side and len(g.support[seat]) < cards
