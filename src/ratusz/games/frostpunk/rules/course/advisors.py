"""Advisors and Mobilisation: help at the start of the preparation phase."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.advisors import ADVISORS, MOBILISATION
from ...content.effects import NONE
from ...position.state import City
from ..cards.running_effects import push
from ..city.pool import lacking, pay, payable
from ..people.hope import DECLINE
from ..vocabulary import rules

rules.action("advise", "advisor")
rules.action("mobilise")


@rules.op("preparation")
def preparation(g: City) -> None:
    g.stack.append(("epidemic",))
    offer_advisors(g)


def offer_advisors(g: City) -> None:
    if g.mobilisation or (not used(g) and any([payable(g, ADVISORS[advisor].token) for advisor in g.advisors])):
        g.stack.append(("advisor", g.leader))


def used(g: City) -> bool:
    """FP-PREP.1: one advisor a round."""
    for task in g.stack:
        name: str = task[0]
        if name == "advisor_used":
            return True
    return False


@rules.op("advisor_used")
def advisor_used(g: City) -> None:
    """Lies below whatever may still be done in this phase."""


def advisor_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """FP-PREP.2."""
    legal.append(DECLINE)
    spent = used(g)
    for advisor in g.advisors:
        if spent:
            if why is not None:
                why.append((("advise", advisor), "FP-PREP.1", {}))
        elif payable(g, ADVISORS[advisor].token):
            legal.append(("advise", advisor))
        elif why is not None:
            why.append((("advise", advisor), "FP-ADVISOR.4", lacking(g, ADVISORS[advisor].token)))
    if g.mobilisation:
        legal.append(("mobilise",))


@rules.ask("advisor", "seat", advisor_options)
def advisor_chosen(g: City, action: Action, seat: int) -> None:
    if action[0] == "mobilise":
        offer_advisors_later(g)
        push(g, MOBILISATION, NONE)
        if g.listener is not None:
            g.tell("mobilised", "FP-ADVISOR.5", EVERYONE, {})
    elif action[0] == "advise":
        advise(g, action[1])


def offer_advisors_later(g: City) -> None:
    """The card leaves the game; an advisor may still be used."""
    g.mobilisation = False
    g.stack.append(("advisors",))


@rules.op("advisors")
def advisors(g: City) -> None:
    offer_advisors(g)


def advise(g: City, advisor: int) -> None:
    """FP-ADVISOR.2, FP-ADVISOR.6: its player decides what comes of it. A solo player may still mobilise afterwards
    (FP-ADVISOR.5)."""
    if g.mobilisation:
        g.stack += [("advisor_used",), ("advisors",)]
    g.turn = g.advisors.index(advisor)
    g.stack.append(("advised",))
    push(g, ADVISORS[advisor].steps, NONE)
    if g.listener is not None:
        g.tell("advised", "FP-PREP.3", EVERYONE, {"seat": g.turn, "advisor": ADVISORS[advisor].name})
    pay(g, ADVISORS[advisor].token, "FP-ADVISOR.4")


@rules.op("advised")
def advised(g: City) -> None:
    g.turn = NONE
