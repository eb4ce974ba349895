"""Doing a main action: who does it, the test for cold, what it brings."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.buildings import BUILDINGS, SIDES
from ...content.citizens import CITIZENS
from ...content.effects import ANY, CHILD, CHILD_WORK, CLEARING, NEAR, NONE, PAWNS
from ...content.events import EVENTS
from ...content.numbers import CLEAR_FAR, CLEAR_NEAR
from ...position.state import CARD_SPOT, CLEARING_SPOT, CONSTRUCTION_SPOT, City
from ..cards.expeditions import send
from ..cards.needs import lying
from ..cards.running_effects import push
from ..cards.special import perform_special
from ..city.buildings import ENGINEERS, exists
from ..city.clearing import lay_tiles
from ..city.map import FIELDS
from ..city.pool import pay, payable
from ..city.using import CONSTRUCTION_STEPS, GATHERING_STEPS, act_at
from ..city.using import refusal as use_refusal
from ..generator.heat import warm
from ..people.automatons import stoke
from ..people.pawns import TYPE_OF, place
from ..people.sickness import sicken
from ..vocabulary import rules, spot_name
from .allowed_actions import (
    CLEAR_ACTION,
    CONSTRUCT_ACTION,
    GATHER_ACTION,
    MAIN_ACTIONS,
    SCOUT_ACTION,
    SPECIAL_ACTION,
    USE_ACTION,
    doers,
    meant,
)

rules.action("pawn", "pawn")
PAWN: Final[list[Action]] = [("pawn", pawn) for pawn in range(len(PAWNS))]


def pawn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, deed: Action, card: int) -> None:
    action, target = meant(deed)
    able = doers(g, action, target, card)
    for pawn in able:
        legal.append(PAWN[pawn])
    if why is not None:
        for pawn in range(len(PAWNS)):
            if pawn not in able and (g.pool[pawn] or g.resting[pawn]):
                rule = refused_pawn(g, action, target, pawn, card) if g.pool[pawn] else "FP-ACTION.5"
                why.append((PAWN[pawn], rule, {"pawn": PAWNS[pawn]}))


def refused_pawn(g: City, action: int, target: int, pawn: int, card: int) -> str:
    if card != NONE:
        return "FP-CITIZEN.5"
    if pawn == CHILD and action != SPECIAL_ACTION and not g.modifiers[CHILD_WORK]:
        return "FP-ACTION.10"
    if action == SCOUT_ACTION:
        return "FP-AUTOMATON.3" if TYPE_OF[pawn] == NONE else "FP-SCOUT.2"
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        if TYPE_OF[pawn] == NONE:
            return "FP-AUTOMATON.5" if special is not None and special.automaton else "FP-AUTOMATON.4"
        return "FP-ACTION.10" if special is not None and special.pawn == ANY else "FP-SPECIAL.4"
    return "FP-USE.4" if action == USE_ACTION and ENGINEERS[g.building[target]] else "FP-AUTOMATON.5"


@rules.ask("pawn", "seat deed citizen", pawn_options)
def pawn_chosen(g: City, action: Action, seat: int, deed: Action, card: int) -> None:
    perform(g, seat, deed, action[1], card)


def send_somebody(g: City, seat: int, deed: Action, card: int) -> None:
    """Ask which pawn goes, unless there is one alone."""
    action, target = meant(deed)
    able = doers(g, action, target, card)
    if len(able) == 1:
        perform(g, seat, deed, able[0], card)
    elif able:
        g.stack.append(("pawn", seat, deed, card))


def perform(g: City, seat: int, deed: Action, pawn: int, card: int) -> None:
    """Place the pawn; the warm or cold test comes before costs and effect (FP-HEAT.1, FP-HEAT.6)."""
    action, target = meant(deed)
    spot = spot_of(action, target)
    warm_here = is_warm(g, action, target, card)
    g.pool[pawn] -= 1
    if g.listener is not None:
        figures = {"seat": seat, "action": MAIN_ACTIONS[action], "pawn": PAWNS[pawn], "spot": spot_name(spot), "warm": warm_here}
        if action == USE_ACTION:
            figures["building"] = BUILDINGS[SIDES[g.building[target]].kind].name
        g.tell("acted", "FP-ACTION.9", EVERYONE, figures)
    stoke(g, pawn)
    if action == SCOUT_ACTION:
        send(g, target - 1, pawn)
    else:
        place(g, pawn, spot)
    if warm_here or TYPE_OF[pawn] == NONE:
        bring_about(g, action, target, card)
    else:
        g.stack.append(("take_effect", deed, card))
        sicken(g, TYPE_OF[pawn], "FP-HEAT.7")


@rules.op("take_effect", "deed citizen")
def take_effect(g: City, deed: Action, card: int) -> None:
    action, target = meant(deed)
    bring_about(g, action, target, card)


def bring_about(g: City, action: int, target: int, card: int) -> None:
    """What a death in the cold has cost may be missing now; then the action comes to nothing (FP-CITIZEN.9, FP-GEN.11)."""
    spot = spot_of(action, target)
    if hindered(g, action, target, card):
        if g.listener is not None:
            g.tell("came-to-nothing", "FP-GEN.11", EVERYONE, {"spot": spot_name(spot)})
    elif card != NONE:
        push(g, CITIZENS[card].clearing[target] if action == CLEAR_ACTION else CITIZENS[card].steps, spot)
        pay(g, CITIZENS[card].cost, "FP-GEN.11")
    else:
        carry_out(g, action, target)


def hindered(g: City, action: int, target: int, card: int) -> bool:
    """Whether what the action takes is not there any more."""
    if card != NONE:
        return not payable(g, CITIZENS[card].cost)
    if action == USE_ACTION:
        return bool(use_refusal(g, target))
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return special is None or lying(g, target) == NONE or not payable(g, special.price)
    return False


def spot_of(action: int, target: int) -> int:
    if action == CLEAR_ACTION:
        return CLEARING_SPOT
    if action == CONSTRUCT_ACTION:
        return CONSTRUCTION_SPOT
    if action == SPECIAL_ACTION:
        return CARD_SPOT + target
    return NONE if action == SCOUT_ACTION else target


def is_warm(g: City, action: int, target: int, card: int) -> bool:
    """FP-GEN.2, FP-HEAT.2, FP-HEAT.3, FP-HEAT.4, FP-HEAT.5, FP-SPECIAL.1."""
    if card != NONE and CITIZENS[card].warm:
        return True
    if action == CLEAR_ACTION:
        return False
    if action in (GATHER_ACTION, USE_ACTION):
        return warm(g, target)
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return special is None or not special.cold
    return True


def card_in_play(g: City) -> int:
    """The citizen card whose action is being chosen."""
    if g.stack and g.stack[-1][0] in ("turn_with", "pawn"):
        card: int = g.stack[-1][-1]
        return card
    return NONE


def in_the_cold(g: City) -> list[int]:
    """Where what is asked for now would be done, or stand, in the cold (FP-HEAT.6), with the citizen card being played."""
    asked = g.stack[-1][0] if g.stack else ""
    fields = [field for field in range(FIELDS) if exists(g, field)]
    if asked == "site":
        return [field for field in fields if not warm(g, field)]
    if asked not in ("turn", "turn_with"):
        return []
    card = card_in_play(g)
    specials = [entry[0] for entry in g.area if EVENTS[entry[0]].special is not None]
    return [
        *[field for field in fields if not is_warm(g, GATHER_ACTION, field, card)],
        *[spot_of(action, 0) for action in (CLEAR_ACTION, CONSTRUCT_ACTION) if not is_warm(g, action, 0, card)],
        *[CARD_SPOT + event for event in specials if not is_warm(g, SPECIAL_ACTION, event, card)],
    ]


def carry_out(g: City, action: int, target: int) -> None:
    """FP-CLEAR.1."""
    if action == CLEAR_ACTION:
        lay_tiles(g, target, CLEAR_NEAR + g.modifiers[CLEARING] if target == NEAR else CLEAR_FAR)
    elif action == GATHER_ACTION:
        push(g, GATHERING_STEPS, target)
    elif action == CONSTRUCT_ACTION:
        push(g, CONSTRUCTION_STEPS, CONSTRUCTION_SPOT)
    elif action == USE_ACTION:
        act_at(g, target)
    elif action == SPECIAL_ACTION:
        perform_special(g, target)
