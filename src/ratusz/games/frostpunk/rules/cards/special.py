"""Special actions on scenario and event cards."""

from bisect import insort
from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import ANY, AUTOMATON, COAL, WHO
from ...content.events import EVENTS, Special
from ...position.state import CARD_SPOT, City
from ..city.pool import lacking, pay, payable
from ..people.automatons import alone
from ..people.pawns import specialists
from ..vocabulary import rules
from .needs import lying, met
from .running_effects import push

rules.action("special", "event")

SPECIAL: Final[list[Action]] = [("special", card) for card in range(len(EVENTS))]


def able(g: City, special: Special, pawns: list[int] | None) -> list[int]:
    """Who may take it, of all or of those a citizen card allows; an automaton needs its own coal beside the price."""
    if pawns is not None:
        return [pawn for pawn in pawns if special.pawn == ANY or pawn in specialists(g, special.pawn)]
    found = specialists(g, special.pawn)
    if special.automaton and g.pool[AUTOMATON] and g.stock[COAL] > special.coal:
        insort(found, AUTOMATON)
    return found


def visited(g: City, spot: int) -> bool:
    """Whether a pawn has been at a card this round."""
    for placed in g.placed:
        if placed[1] == spot:
            return True
    return False


def special_options(g: City, legal: list[Action], why: list[Refusal] | None, pawns: list[int] | None) -> None:
    """`pawns`: whom a citizen card lets act (FP-CITIZEN.5); None: no card was played (FP-SPECIAL.2)."""
    for entry in g.area:
        special = EVENTS[entry[0]].special
        if special is None:
            continue
        rule = ""
        if (special.once and entry[3]) or visited(g, CARD_SPOT + entry[0]):
            rule = "FP-SPECIAL.7"
        elif not able(g, special, pawns):
            rule = ("FP-AUTOMATON.5" if special.automaton else "FP-AUTOMATON.4") if alone(g) else "FP-SPECIAL.4"
        elif not met(g, special.needs, CARD_SPOT + entry[0]):
            rule = "FP-SPECIAL.3"
        elif not payable(g, special.price):
            rule = "FP-GEN.11"
        if not rule:
            legal.append(SPECIAL[entry[0]])
        elif why is not None:
            why.append((SPECIAL[entry[0]], rule, refusal_figures(g, entry[0], special, rule)))


def refusal_figures(g: City, card: int, special: Special, rule: str) -> dict[str, object]:
    if rule == "FP-GEN.11":
        return lacking(g, special.price)
    figures: dict[str, object] = {"event": EVENTS[card].name}
    if rule == "FP-SPECIAL.4":
        figures["who"] = WHO[special.pawn]
    elif rule == "FP-SPECIAL.3":
        figures["needs"] = special.needs.data
    return figures


def perform_special(g: City, card: int) -> None:
    """FP-SPECIAL.4, FP-SPECIAL.5, FP-SPECIAL.6: goods put on the card stay there."""
    special = EVENTS[card].special
    assert special is not None
    push(g, special.steps, CARD_SPOT + card)
    index = lying(g, card)
    _, goods, marks, _ = g.area[index]
    laid = list(goods)
    for good, n in special.put:
        laid[good] += n
    g.area[index] = (card, tuple(laid), marks, True)
    if g.listener is not None:
        g.tell("special", "FP-SPECIAL.4", EVERYONE, {"event": EVENTS[card].name})
    pay(g, special.cost, "FP-SPECIAL.4")
    pay(g, special.put, "FP-SPECIAL.4")
