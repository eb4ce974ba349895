"""The main actions: which may be taken, alone or with a citizen card, and why not.

`card` is the citizen card played for the action, or NONE.
"""

from typing import Final

from ratusz.kernel.nearness import FAR_FETCHED
from ratusz.kernel.state import Action, Refusal

from ...content.buildings import BUILDINGS
from ...content.citizens import CITIZENS, GATHERED
from ...content.effects import FAR, FIELD_GOODS, NEAR, NONE, RINGS
from ...content.events import EVENTS
from ...position.state import City
from ..cards.expeditions import scout_options
from ..cards.special import able, special_options
from ..city.buildings import ACTS, CHECKED, ENGINEERS, LARGE, pawns_at
from ..city.clearing import CLEAR, can_clear
from ..city.map import FIELD_NAMES, FIELDS
from ..city.pool import lacking, payable
from ..city.using import refusal as use_refusal
from ..city.using import refusal_figures
from ..people.automatons import alone
from ..people.pawns import actors, can_act, can_engineer, can_scout, engineers, has_type, idle, of_type, scouts
from ..vocabulary import rules

rules.action("construct")
rules.action("gather", "field")
rules.action("use", "field")
rules.action("play", "citizen")

BOTH_RINGS: Final[list[int]] = [NEAR, FAR]
CONSTRUCT: Final[Action] = ("construct",)
GATHER: Final[list[Action]] = [("gather", field) for field in range(FIELDS)]
USE: Final[list[Action]] = [("use", field) for field in range(FIELDS)]
PLAY: Final[list[Action]] = [("play", card) for card in range(len(CITIZENS))]

CLEAR_ACTION: Final = 0
GATHER_ACTION: Final = 1
CONSTRUCT_ACTION: Final = 2
USE_ACTION: Final = 3
SCOUT_ACTION: Final = 4
SPECIAL_ACTION: Final = 5
MAIN_ACTIONS: Final = ("clear", "gather", "construct", "use", "scout", "special")
ACTION_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(MAIN_ACTIONS)}


def meant(deed: Action) -> tuple[int, int]:
    """A main action by its number, and what it is aimed at."""
    return ACTION_NUMBERS[deed[0]], deed[1] if len(deed) > 1 else 0


def doers(g: City, action: int, target: int, card: int) -> list[int]:
    """Pawns that can take a main action at a target (FP-CITIZEN.8)."""
    carded = None if card == NONE else of_type(g, CITIZENS[card].type)  # FP-CITIZEN.5, FP-CITIZEN.7
    if action == SPECIAL_ACTION:
        special = EVENTS[target].special
        return [] if special is None else able(g, special, carded)
    if carded is not None:
        return carded
    if action == SCOUT_ACTION:
        return scouts(g)
    if action == USE_ACTION and ENGINEERS[g.building[target]]:
        return engineers(g)
    return actors(g)


def action_options(g: City, legal: list[Action], why: list[Refusal] | None, card: int) -> None:
    """What can be done with a citizen card, or without one (NONE)."""
    if card == NONE:
        main_options(g, legal, why)
    else:
        card_options(g, legal, why, card)


def main_options(g: City, legal: list[Action], why: list[Refusal] | None) -> None:
    """The six main actions (FP-ACTION.9)."""
    scout = can_scout(g)
    anybody = can_act(g)
    clear_options(g, legal, why, anybody)
    gather_options(g, legal, why, anybody, NONE)
    construct_options(g, legal, why, anybody)
    use_options(g, legal, why, anybody, NONE)
    scout_options(g, legal, why, scout)
    if g.area:
        special_options(g, legal, why, None)


def card_options(g: City, legal: list[Action], why: list[Refusal] | None, card: int) -> None:
    """Those of them that a citizen card serves, by the pawns of its type (FP-CITIZEN.5, FP-CITIZEN.6)."""
    allowed = CITIZENS[card].actions
    pawns = of_type(g, CITIZENS[card].type)
    anybody = bool(pawns)
    if CLEAR_ACTION in allowed:
        clear_options(g, legal, why, anybody)
    if GATHER_ACTION in allowed:
        gather_options(g, legal, why, anybody, card)
    if CONSTRUCT_ACTION in allowed:
        construct_options(g, legal, why, anybody)
    if USE_ACTION in allowed:
        use_options(g, legal, why, anybody, card)
    if SCOUT_ACTION in allowed:
        scout_options(g, legal, why, anybody)
    if SPECIAL_ACTION in allowed:
        special_options(g, legal, why, pawns)


def clear_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool) -> None:
    """FP-CLEAR.3."""
    for ring in BOTH_RINGS:
        if anybody and can_clear(g, ring):
            legal.append(CLEAR[ring])
        elif why is not None:
            rule = ("FP-CLEAR.5" if ring == NEAR else "FP-CLEAR.6") if anybody else idle(g)
            why.append((CLEAR[ring], rule, {"ring": RINGS[ring]}))


def construct_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool) -> None:
    """FP-BUILD.3."""
    if anybody:
        legal.append(CONSTRUCT)
    elif why is not None:
        why.append((CONSTRUCT, idle(g), {}))


def gather_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool, card: int) -> None:
    """FP-GATHER.3."""
    gathers = GATHERED if card == NONE else CITIZENS[card].gathers
    goods, taken = g.good, g.taken
    if anybody:
        for field in g.stocked:
            if gathers[goods[field]] and not taken[field]:
                legal.append(GATHER[field])
    if why is not None:
        refuse_gathering(g, why, anybody, gathers, card)


def refuse_gathering(g: City, why: list[Refusal], anybody: bool, gathers: list[bool], card: int) -> None:
    """What lies where it cannot be gathered, and where nothing is left to gather but a pawn has been."""
    taken = g.taken
    for field in g.stocked:
        good = g.good[field]
        if taken[field] or not (anybody and gathers[good]):
            rule = "FP-GATHER.2" if taken[field] else idle(g) if gathers[good] else ungathered(card)
            figures = {"field": FIELD_NAMES[field], "good": FIELD_GOODS[good], "where": "trees"}
            why.append((GATHER[field], rule, figures))
    for field in range(FIELDS):
        if taken[field] and field not in g.stocked and g.building[field] == NONE:
            why.append((GATHER[field], "FP-GATHER.2", {"field": FIELD_NAMES[field]}))


def ungathered(card: int) -> str:
    """The clause by which a good is not gathered."""
    return "FP-CITIZEN.6" if card != NONE and CITIZENS[card].picky else "FP-GATHER.1"


def use_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool, card: int) -> None:
    """The buildings that can be used, or with a citizen card, whose action the card may replace."""
    for field in g.standing:
        number = g.building[field]
        rule = unused(g, field, number, anybody, card) if ACTS[number] else "FP-BLDG.1"
        if not rule:
            legal.append(USE[field])
        elif why is not None:
            figures = {**refusal_figures(g, field, rule), "building": BUILDINGS[number // 2].name}
            why.append((USE[field], rule, figures if ACTS[number] else {**figures, "where": FAR_FETCHED}))


def unused(g: City, field: int, number: int, anybody: bool, card: int) -> str:
    """The clause by which the building on a field, side `number` of its tile, cannot be used; empty: it can (FP-BLDG.2)."""
    if card == NONE:
        somebody = can_engineer(g) if ENGINEERS[number] else anybody
    elif CITIZENS[card].replaces[number]:
        somebody = anybody
    else:
        return "FP-CITIZEN.6"
    if g.taken[field] and (not LARGE[number] or pawns_at(g, field) > 1):
        return "FP-USE.2"
    if not somebody:
        return "FP-USE.4" if ENGINEERS[number] else idle(g)
    return use_refusal(g, field) if CHECKED[number] and (card == NONE or CITIZENS[card].acts) else ""


def play_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """FP-CITIZEN.4, FP-CITIZEN.5, FP-CITIZEN.6, FP-CITIZEN.11: a card is offered if some action can be taken with it."""
    if why is None and g.played[seat] != NONE:
        return
    for card in g.hands[seat]:
        citizen = CITIZENS[card]
        rule = ""
        if g.played[seat] != NONE:
            rule = "FP-CITIZEN.11"
        elif not has_type(g, citizen.type):
            rule = "FP-CITIZEN.5"
        elif citizen.cost and not payable(g, citizen.cost):
            rule = "FP-GEN.11"
        elif not usable(g, card):
            rule = "FP-CITIZEN.6"
        if not rule:
            legal.append(PLAY[card])
        elif why is not None:
            figures: dict[str, object] = {"citizen": citizen.name}
            if rule == "FP-GEN.11":
                figures.update(lacking(g, citizen.cost))
            why.append((PLAY[card], rule, figures))
    if why is not None:
        for holder, hand in enumerate(g.hands):
            if holder != seat:
                refuse_cards(hand, why, "FP-CITIZEN.2")


def refuse_cards(hand: list[int], why: list[Refusal], rule: str) -> None:
    for card in hand:
        why.append((PLAY[card], rule, {"citizen": CITIZENS[card].name}))


def only_leads_to_works(g: City) -> bool:
    """Whether construction changes nothing but who is left: no card is played for it, and no automaton burns coal for it."""
    return g.stack[-1][0] == "turn" and not alone(g)


def usable(g: City, card: int) -> bool:
    """Whether some action can be taken with a citizen card, if there is a pawn of its type."""
    citizen = CITIZENS[card]
    for action in citizen.actions:
        if action == USE_ACTION:
            replaces, building = citizen.replaces, g.building
            for field in g.standing:
                number = building[field]
                if replaces[number] and ACTS[number] and not unused(g, field, number, True, card):
                    return True
        elif action == CONSTRUCT_ACTION:
            return True
        elif action == GATHER_ACTION:
            for field in g.stocked:
                if citizen.gathers[g.good[field]] and not g.taken[field]:
                    return True
        elif action == CLEAR_ACTION:
            if can_clear(g, NEAR) or can_clear(g, FAR):
                return True
        else:
            found: list[Action] = []
            if action == SCOUT_ACTION:
                scout_options(g, found, None, True)
            else:
                special_options(g, found, None, of_type(g, citizen.type))
            if found:
                return True
    return False
