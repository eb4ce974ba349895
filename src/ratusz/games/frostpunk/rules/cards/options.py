"""Choices on cards and buildings: conditions, costs, consequences."""

from ratusz.kernel.names import DASH
from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import Choices, Condition, Price, Step
from ...position.state import CARD_SPOT, City, decider
from ..city.buildings import clause_at
from ..city.pool import lacking, pay, payable
from ..people.hope import DECLINE
from ..vocabulary import rules, spot_name
from .needs import met
from .running_effects import push, runs

rules.action("choose", "option:int")


@runs("if")
def run_if(g: City, step: Step, spot: int) -> None:
    holds = met(g, step.needs, spot)
    if g.listener is not None and not holds and not step.otherwise and ("event_options", spot - CARD_SPOT, "") in g.stack:
        g.tell("idle", "FP-MORNING.2", EVERYONE, {"needs": step.needs.data})  # whoever reads the card would wait for it
    push(g, step.then if holds else step.otherwise, spot)


@runs("either")
def run_either(g: City, step: Step, spot: int) -> None:
    if any_open(g, step.options, spot):
        g.stack.append(("either", decider(g), step.options, step.may, spot))


def open_option(g: City, needs: Condition, cost: Price, spot: int) -> bool:
    return met(g, needs, spot) and payable(g, cost)


def any_open(g: City, options: Choices, spot: int) -> bool:
    for option in options:
        if open_option(g, option.needs, option.cost, spot):
            return True
    return False


def option_list(g: City, legal: list[Action], why: list[Refusal] | None, options: Choices, spot: int, rule: str) -> None:
    """Options are counted from 1, as on the cards. `rule`: the clause that asks for their conditions."""
    for index, option in enumerate(options):
        if not met(g, option.needs, spot):
            if why is not None:
                why.append((("choose", index + 1), rule, {"needs": option.needs.data}))
        elif not payable(g, option.cost):
            if why is not None:
                why.append((("choose", index + 1), "FP-GEN.11", lacking(g, option.cost)))
        else:
            legal.append(("choose", index + 1))


def either_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, options: Choices, may: bool, spot: int
) -> None:
    option_list(g, legal, why, options, spot, clause_at(g, spot, "FP-MORNING.3"))
    if may:
        legal.append(DECLINE)


@rules.ask("either", "seat options:choices may:flag spot", either_options)
def either_chosen(g: City, action: Action, seat: int, options: Choices, may: bool, spot: int) -> None:
    if action != DECLINE:
        take_option(g, options, action[1], spot, DASH, clause_at(g, spot, "FP-MORNING.3"))


def take_option(g: City, options: Choices, number: int, spot: int, card: str, rule: str) -> None:
    """The cost is paid before the effects. `card`: whose numbered option it is, or a dash."""
    option = options[number - 1]
    push(g, option.steps, spot)
    if g.listener is not None:
        figures = {"option": number, "event": card, "spot": spot_name(spot), "does": option.data}
        g.tell("chose", rule, EVERYONE, figures)
    pay(g, option.cost, "FP-GEN.11")
