"""What matters to a player of 51st State before a decision, for a mentor to say."""

from collections.abc import Callable
from typing import Final

from ratusz.kernel.concern import Concern, Glance

from ..content.cards import BASE_LIMIT, CARDS, FACTIONS, INCORPORATE, INSTANT, ROUNDS, SLOT_LIMIT
from ..content.effects import GOODS, VP
from ..position.state import ACTION_PHASE, Player, State51


def concerns(glance: Glance, g: State51) -> list[Concern]:
    own, their = g.players[glance.seat], g.players[1 - glance.seat]
    found = [candidate(glance, g, own, their) for candidate in CANDIDATES]
    return [concern for concern in found if concern is not None]


def last_spoils(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """In the last production phase whatever is kept is lost; before that, goods that come too early lapse."""
    if glance.asked != "cash":
        return None
    name, weight = ("last-spoils", 90) if g.round == ROUNDS else ("spoils", 50)
    return Concern(name, weight, "S51-PROD.9", {"count": len(own.spoils), "left": ROUNDS - g.round})


def points_now(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """In the last round: how the score stands, and what a single action can still add to it."""
    if glance.asked != "turn" or g.round < ROUNDS:
        return None
    best = max([glance.gain(action, "score") for action in glance.legal])
    figures = {"score": own.score(), "theirs": their.score(), "best": best}
    if best <= 0:
        return Concern("no-points", 60, "S51-END.5", {**figures, "hand": len(own.hand)})
    return Concern("points-now", 80, "S51-END.2", figures)


def full_markers(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """A location that gives nothing any more and could make room for another."""
    for action in glance.legal if glance.asked == "turn" else []:
        if action[0] == "rebuild" and len(own.markers[action[1]]) == SLOT_LIMIT:
            return Concern("full-markers", 58, "S51-REBUILD.6", {"card": CARDS[own.places[action[1]]].name})
    return None


def visits(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """What lies open on the other side closes when its owner passes."""
    count = len([action for action in glance.legal if action[0] == "visit"])
    return Concern("visits", 55, "S51-VISIT.6", {"count": count}) if count else None


def base_full(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    full = len(own.deals) + len(own.spoils) == BASE_LIMIT
    wanted = any([action[0] in ("conquer", "cooperate") for action in glance.legal])
    return Concern("base-full", 52, "S51-BASE.1", {"most": BASE_LIMIT}) if full and wanted else None


def deals_pay(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """How often a deal made now will pay."""
    if g.round == ROUNDS or not any([action[0] == "cooperate" for action in glance.legal]):
        return None
    return Concern("deals-pay", 46, "S51-COOPERATE.7", {"count": ROUNDS - g.round})


def near_locations(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """Every location that can be reached is a point, and what it does from now on; which brings most at once."""
    if glance.asked != "turn":
        return None
    gains = {action[1]: max(1, glance.gain(action, "score")) for action in glance.legal if action[0] == "incorporate"}
    if not gains:
        return None
    best = max(gains, key=lambda card: gains[card])
    name = "near-best" if len(set(gains.values())) > 1 else "near"
    return Concern(name, 48, "S51-END.3", {"count": len(gains), "card": CARDS[best].name, "best": gains[best]})


def lapsing(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """What is left over when the round ends is gone, whether it can still be spent or not."""
    if g.phase != ACTION_PHASE:
        return None
    left = {GOODS[good]: own.goods[good] for good in range(VP) if own.goods[good]}
    if not left:
        return Concern("spent", 5, "S51-ACTION.3", {"hand": len(own.hand)})
    if glance.asked == "turn" and all([action[0] in ("exchange", "pass") for action in glance.legal]):
        return Concern("idle", 35, "S51-CLEANUP.2", {"cost": left})
    return Concern("lapsing", 30, "S51-CLEANUP.2", {"cost": left})


def far_cards(glance: Glance, g: State51, own: Player, their: Player) -> Concern | None:
    """While cards are taken: how far away those in hand are, and how far the contact card reaches."""
    if glance.asked != "pick":
        return None
    places = [card for card in own.hand if CARDS[card].kind != INSTANT]
    reach = FACTIONS[own.faction].reaches[INCORPORATE]
    far = [card for card in places if CARDS[card].distance > reach]
    name = "far-cards" if far else "near-cards" if places else "no-places"
    return Concern(name, 40, "S51-ACTION.8", {"count": len(far), "hand": len(places), "reach": reach})


CANDIDATES: Final[list[Callable[[Glance, State51, Player, Player], Concern | None]]] = [
    last_spoils, points_now, full_markers, visits, base_full, near_locations, deals_pay, far_cards, lapsing,
]  # fmt: skip
