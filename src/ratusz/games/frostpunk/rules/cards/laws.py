"""Laws: passed on the Platform, in pairs, each with a consequence that waits in the dusk deck."""

from bisect import insort

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import NONE, Step
from ...content.laws import LAWS
from ...content.numbers import LAWS_MOST
from ...position.state import City, decider
from ..city.buildings import unlock
from ..vocabulary import rules
from .carry import push, runs
from .modifiers import recount
from .needs import in_game

rules.action("enact", "law")


def can_pass(g: City) -> bool:
    return len(g.laws) < LAWS_MOST and len(g.future_laws) > 0


@runs("law")
def run_law(g: City, step: Step, spot: int) -> None:
    if can_pass(g):
        g.stack.append(("law", decider(g)))


def law_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for law in g.future_laws:
        legal.append(("enact", law))
    if why is not None:
        for law in g.laws:
            if LAWS[law].pair != NONE:
                why.append((("enact", LAWS[law].pair), "FP-LAW.7", {"law": LAWS[law].name}))


@rules.ask("law", "seat", law_options)
def enact(g: City, action: Action, seat: int) -> None:
    law: int = action[1]
    card = LAWS[law]
    g.future_laws.remove(law)
    g.laws.append(law)
    if card.pair in g.future_laws:
        g.future_laws.remove(card.pair)  # FP-LAW.7
    if g.listener is not None:
        g.tell("enacted", "FP-LAW.2", EVERYONE, {"law": card.name})
    for kind in card.unlocks:
        unlock(g, kind, "FP-LAW.2")
    add_consequence(g, law)
    recount(g)
    push(g, card.steps, NONE)  # FP-LAW.5


def add_consequence(g: City, law: int) -> None:
    """FP-LAW.3: one of the two at random, unread."""
    cards = [card for card in LAWS[law].consequences if not in_game(g, card)]
    if cards:
        card = cards[g.below(len(cards))]
        g.revealed += 1
        insort(g.dusk, card)
        insort(g.unread, card)
        if g.listener is not None:
            g.tell("consequence-added", "FP-LAW.3", EVERYONE, {"law": LAWS[law].name})
