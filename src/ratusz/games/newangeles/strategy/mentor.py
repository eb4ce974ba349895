"""What matters to a player of New Angeles before a decision, for a mentor to say."""

from collections.abc import Callable
from typing import Final

from ratusz.kernel.concern import Concern, Glance

from ..content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATION_NAMES,
    DEMAND_THREAT,
    DISTRICT_NAMES,
    FEDERALIST,
    FEDERALIST_CAPITAL,
    INVESTMENT_NAMES,
    ROUNDS,
    THREAT_END,
)
from ..content.effects import ANDROID, ENEMY, ILLNESS, NONE, OUTAGE, UNREST
from ..position.state import COUNTER, MAIN, OFFERS, OVER, SETUP_PHASE, Angeles
from ..rules.city.demands import missing
from ..rules.city.districts import count
from ..rules.city.production import yields
from ..rules.players.investments import worth
from ..rules.players.rivals import aim, reached, rival_seat
from .danger import PRODUCTIONS, round_to_come

OFFERING: Final = ("main", "counter")
SPENDING: Final = ("counter_cost", "support_with")  # cards for a price, or for support
SPENT: Final = ("discard", "back")
PLACING: Final = ("place", "raise")
LATE: Final = 3  # standard rounds from the end


def concerns(glance: Glance, g: Angeles) -> list[Concern]:
    if g.phase == OVER:
        return []
    return [concern for candidate in CANDIDATES for concern in candidate(glance, g)]


def offers_to_me(glance: Glance, g: Angeles) -> list[Concern]:
    """Who is offered something answers before the vote."""
    waiting = [trade for trade in g.trades if trade[2] == glance.seat]
    return [Concern("offered", 88, "NA-14.0", {"seat": waiting[0][1], "count": len(waiting)})] if waiting else []


def what_offers_do(glance: Glance, g: Angeles) -> list[Concern]:
    """What each offer would bring if it won: to the city, to the rival, to oneself."""
    if glance.asked != "support":
        return []
    found: list[Concern] = []
    mine: dict[str, int] = {offer: glance.change(f"offer {offer}", f"capital {glance.seat}") for offer in OFFERS}
    paying = [offer for offer in OFFERS if mine[offer] > 0]
    rival = rival_seat(g, glance.seat)
    for offer in OFFERS:
        threat = glance.change(f"offer {offer}", "threat")
        if threat > 0 and g.rivals[glance.seat] != FEDERALIST:
            deadly = g.threat + threat >= THREAT_END
            figures = {"offer": offer, "count": threat, "threat": g.threat + threat, "most": THREAT_END}
            found.append(Concern(*(("offer-fells", 99) if deadly else ("offer-threat", 66)), "NA-64.0", figures))
        if rival is not None and rival != glance.seat:
            theirs = glance.change(f"offer {offer}", f"capital {rival}")
            if theirs > max(0, mine[offer]):
                found.append(Concern("offer-rival", 84, "NA-67.1", {"offer": offer, "count": theirs, "target": rival}))
    if len(paying) == 1:
        found.append(Concern("offer-pays", 80, "NA-24.1", {"offer": paying[0], "count": mine[paying[0]]}))
    elif paying:
        more = "same" if mine[OFFERS[MAIN]] == mine[OFFERS[COUNTER]] else max(OFFERS, key=lambda offer: mine[offer])
        found.append(Concern("offers-pay", 80, "NA-24.1", {**mine, "way": more}))
    return found


def what_cards_pay(glance: Glance, g: Angeles) -> list[Concern]:
    """Which of the own cards would bring most capital, by the contract or by itself, if it won."""
    if glance.asked not in OFFERING:
        return []
    hand = [action[1] for action in glance.legal if action[0] in OFFERING]
    gains = [(*worth_of(glance, g, card), card) for card in hand]
    best, _, card = max(gains, default=(0, 0, NONE))
    if best > 0:
        return [Concern("card-pays", 70, "NA-15.0", {"card": CARD_NAMES[card], "count": best})]
    corporation = CORPORATION_NAMES[g.corporations[glance.seat]]
    return [Concern("no-card-pays", 58, "NA-24.1", {"corporation": corporation})] if hand else []


def worth_of(glance: Glance, g: Angeles, card: int) -> tuple[int, int]:
    """What a card would bring if it won, and of two that bring the same, which one is better for what one wants of the city."""
    name = f"card {CARD_NAMES[card]}"
    threat = glance.change(name, "threat")
    return glance.change(name, f"capital {glance.seat}"), threat if g.rivals[glance.seat] == FEDERALIST else -threat


def what_to_spend(glance: Glance, g: Angeles) -> list[Concern]:
    """Which card is better kept, when cards are discarded or laid for an offer."""
    cards = sorted({action[1] for action in glance.legal if action[0] in SPENT}) if glance.asked in SPENDING else []
    if len(cards) < 2:
        return []
    gains = [worth_of(glance, g, card)[0] for card in cards]
    best = max(gains)
    if best == min(gains):
        return [Concern("cards-alike", 86, "NA-24.1", {})]
    return [Concern("card-spare", 87, "NA-24.1", {"card": CARD_NAMES[cards[gains.index(best)]], "count": best})]


def what_to_use(glance: Glance, g: Angeles) -> list[Concern]:
    """An asset that may be used now need not be."""
    usable = [action[1] for action in glance.legal if action[0] == "use"] if glance.asked == "use" else []
    return [Concern("asset", 86, "NA-65.0", {"asset": ASSET_NAMES[usable[0]], "count": len(usable)})] if usable else []


def where_it_harms(glance: Glance, g: Angeles) -> list[Concern]:
    """Where something bad that must go somewhere raises threat, or else where it stops nothing."""
    choices = [action for action in glance.legal if action[0] in PLACING]
    if len(choices) < 2 or g.rivals[glance.seat] == FEDERALIST:
        return []
    rises = {action[-1]: glance.gain(action, "threat") for action in choices}
    least, most = min(rises.values()), max(rises.values())
    if most > least:
        worst = [DISTRICT_NAMES[district] for district, rise in rises.items() if rise > least]
        return [Concern("place-threat", 90, "NA-64.0", {"districts": worst, "count": most - least})]
    idle = [district for district in rises if not g.pieces[ANDROID] >> district & 1 or yields(g, district, NONE) == (0, 0)]
    if not idle or (choices[0][0] == "place" and choices[0][1] != OUTAGE):
        return []
    return [Concern("place-idle", 86, "NA-36.2", {"districts": [DISTRICT_NAMES[district] for district in idle]})]


def demand(glance: Glance, g: Angeles) -> list[Concern]:
    """What is missing when the city next asks for it."""
    short = missing(g) if g.demand != NONE else {}
    if not short or g.rivals[glance.seat] == FEDERALIST:
        return []
    productions = PRODUCTIONS[min(ROUNDS, round_to_come(g))]
    lack = sum(short.values())
    figures = {"missing": short, "count": productions, "threat": DEMAND_THREAT[g.demand]}
    return [Concern("demand", 50 + 10 * max(0, 2 - productions) + min(15, 2 * lack), "NA-45.2b", figures)]


def threat(glance: Glance, g: Angeles) -> list[Concern]:
    """How near the city is to its end, and for whom that is good."""
    figures = {"threat": g.threat, "most": THREAT_END, "left": THREAT_END - g.threat}
    if g.rivals[glance.seat] == FEDERALIST:
        figures |= {"capital": g.capital[glance.seat], "need": FEDERALIST_CAPITAL}
        return [Concern("federalist", 45 + 2 * g.threat, "NA-64.1", figures)]
    return [Concern("threat", 20 + 3 * g.threat, "NA-64.0", figures)]


def rival(glance: Glance, g: Angeles) -> list[Concern]:
    """The race against the rival: how far ahead or behind, more pressing towards the end."""
    if g.rivals[glance.seat] in (NONE, FEDERALIST):
        return []
    have, need = aim(g, glance.seat)
    other = rival_seat(g, glance.seat)
    late = 10 * max(0, LATE - PRODUCTIONS[min(ROUNDS, round_to_come(g))]) if g.round > ROUNDS - LATE else 0
    if other is None or other == glance.seat:
        return [Concern("beat-others", 40 + late, "NA-67.2", {"count": have, "need": need})]
    ahead = reached(g, glance.seat)
    figures = {
        "target": other,
        "capital": have,
        "theirs": need - 1,
        "by": abs(have - need + 1),
        "ahead": "yes" if ahead else "no",
    }
    return [Concern("rival", (40 if ahead else 48) + late, "NA-67.1", figures)]


def investment(glance: Glance, g: Angeles) -> list[Concern]:
    """What the two investments would pay as the city stands."""
    if glance.asked != "keep":
        return []
    dealt = g.dealt[2 * glance.seat : 2 * glance.seat + 2]
    best = max(dealt, key=lambda card: worth(g, card))
    return [Concern("investment", 86, "NA-18.0", {"investment": INVESTMENT_NAMES[best], "count": worth(g, best)})]


def beginning(glance: Glance, g: Angeles) -> list[Concern]:
    """Before the first round: what there is in the city for contracts to be paid for."""
    if g.phase != SETUP_PHASE or glance.asked == "keep":
        return []
    counted = {"illness": ILLNESS, "outages": OUTAGE, "unrest": UNREST, "enemies": ENEMY}
    return [Concern("beginning", 85, "NA-24.1", {name: count(g, what, 0) for name, what in counted.items()})]


CANDIDATES: Final[list[Callable[[Glance, Angeles], list[Concern]]]] = [
    offers_to_me, what_offers_do, what_cards_pay, what_to_spend, what_to_use, where_it_harms,
    demand, threat, rival, investment, beginning,
]  # fmt: skip
