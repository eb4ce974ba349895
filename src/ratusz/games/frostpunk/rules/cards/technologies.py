"""Technologies: one at a time, its token ahead on the round track."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import NONE, Step
from ...content.numbers import ROUNDS
from ...content.technologies import TECHNOLOGIES
from ...position.state import City, decider
from ..vocabulary import rules
from .in_force import recount
from .running_effects import push, runs

rules.action("begin", "technology")


@rules.op("workshop_raised")
def workshop_raised(g: City) -> None:
    """FP-TECH.1, FP-TECH.3, FP-TECH.6: only if nothing is being developed."""
    if g.developing == NONE:
        g.stack.append(("next_technology",))


@rules.op("workshops_gone")
def workshops_gone(g: City) -> None:
    """FP-TECH.5."""
    if g.developing != NONE:
        if g.listener is not None:
            g.tell("development-lost", "FP-TECH.5", EVERYONE, {"technology": TECHNOLOGIES[g.developing].name})
        g.developing = NONE
        g.development = 0


@rules.op("next_technology")
def next_technology(g: City) -> None:
    rules.pose(g, ("technology", decider(g)))


def technology_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for technology in g.technologies:
        if technology not in g.developed:
            legal.append(("begin", technology))
        elif why is not None:
            why.append((("begin", technology), "FP-DAWN.4", {"technology": TECHNOLOGIES[technology].name}))


@rules.ask("technology", "seat", technology_options)
def technology_chosen(g: City, action: Action, seat: int) -> None:
    begin(g, action[1])


def begin(g: City, technology: int) -> None:
    """FP-TECH.1, FP-TECH.2."""
    g.developing = technology
    g.development = min(ROUNDS, g.round + TECHNOLOGIES[technology].cost)
    if g.listener is not None:
        figures = {"technology": TECHNOLOGIES[technology].name, "round": g.development}
        g.tell("development-begun", "FP-TECH.1", EVERYONE, figures)


def check(g: City) -> None:
    """FP-DAWN.3, FP-DAWN.5: complete when the round marker meets the token, or has passed it (ruling 37)."""
    if g.developing != NONE and g.development <= g.round:
        g.developed.append(g.developing)
        if g.listener is not None:
            g.tell("developed", "FP-DAWN.3", EVERYONE, {"technology": TECHNOLOGIES[g.developing].name})
        technology, g.developing, g.development = g.developing, NONE, 0
        recount(g)
        g.stack.append(("next_technology",))
        push(g, TECHNOLOGIES[technology].steps, NONE)


@rules.op("check_technology")
def check_technology(g: City) -> None:
    check(g)


def hasten(g: City, by: int, rule: str) -> None:
    """FP-BLDG-WORKSHOP.4: towards the start; complete at once if it meets the round marker."""
    if g.developing != NONE:
        g.development = min(ROUNDS, g.development - by)
        if g.listener is not None:
            g.tell("development-moved", rule, EVERYONE, {"round": g.development})
        check(g)


@runs("develop")
def run_develop(g: City, step: Step, spot: int) -> None:
    hasten(g, step.by, "FP-BLDG-WORKSHOP.1")
