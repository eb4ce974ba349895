"""Laws: passed on the Platform, in pairs, each with a consequence that waits in the dusk deck."""

from bisect import insort

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import NONE, Step
from ...content.laws import LAWS
from ...content.numbers import LAWS_MOST
from ...position.state import City, decider
from ..city.buildings import unlock
from ..vocabulary import rules
from .in_force import recount
from .needs import in_game
from .running_effects import push, runs

rules.action("enact", "law")


def laws_left(g: City) -> int:
    """How many more laws can be passed (FP-LAW.8)."""
    return min(LAWS_MOST - len(g.laws), len(g.future_laws))


def can_pass(g: City) -> bool:
    return laws_left(g) > 0


def excluded(g: City, law: int) -> int:
    """The law that cannot be passed any more once this one is (FP-LAW.7), or NONE."""
    pair = LAWS[law].pair
    return pair if pair in g.future_laws else NONE


def to_follow(g: City, law: int) -> list[int]:
    """Of the consequences of a law, those it may still have (FP-LAW.3)."""
    return [card for card in LAWS[law].consequences if not in_game(g, card)]


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
    """FP-LAW.9."""
    law: int = action[1]
    card, pair = LAWS[law], excluded(g, law)
    g.future_laws.remove(law)
    g.laws.append(law)
    if pair != NONE:
        g.future_laws.remove(pair)  # FP-LAW.7
    if g.listener is not None:
        g.tell("enacted", "FP-LAW.2", EVERYONE, {"law": card.name})
    for kind in card.unlocks:
        unlock(g, kind, "FP-LAW.2")
    add_consequence(g, law)
    recount(g)
    push(g, card.steps, NONE)  # FP-LAW.5


def add_consequence(g: City, law: int) -> None:
    """FP-LAW.3: one of the two at random, unread."""
    cards = to_follow(g, law)
    if cards:
        card = cards[g.below(len(cards))]
        g.revealed += 1
        insort(g.dusk, card)
        insort(g.unread, card)
        if g.listener is not None:
            g.tell("consequence-added", "FP-LAW.3", EVERYONE, {"law": LAWS[law].name})
