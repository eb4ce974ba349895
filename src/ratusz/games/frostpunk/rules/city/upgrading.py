"""Upgrading: at the Workshop, which also hastens a technology, or as an effect."""

from ratusz.kernel.state import Action, Refusal

from ...content.buildings import BUILDINGS, SIDES, WORKSHOP
from ...content.effects import NONE, Step
from ...position.state import City, decider
from ..cards.running_effects import runs
from ..cards.technologies import hasten
from ..people.hope import DECLINE
from ..vocabulary import rules
from .buildings import has, kind_at, pawns_at, upgrade
from .construction import DONE
from .pool import lacking, pay, payable

rules.action("upgrade", "field")
rules.action("develop")


def upgradable(g: City, field: int, free: bool) -> tuple[str, dict[str, object]] | None:
    """Why a building cannot be upgraded; None: it can."""
    side = SIDES[g.building[field]]
    building = BUILDINGS[side.kind]
    if side.upgraded:
        return ("FP-BLDG-WORKSHOP.2", {"building": building.name})
    if not building.upgradable:
        return ("FP-BLDG.3", {"building": building.name})
    if pawns_at(g, field):
        return ("FP-BLDG-WORKSHOP.3", {"building": building.name})
    if not free and not payable(g, building.upgrade_cost):
        return ("FP-GEN.11", lacking(g, building.upgrade_cost))
    return None


def upgrade_options(g: City, legal: list[Action], why: list[Refusal] | None, free: bool) -> None:
    for field in g.standing:
        refused = upgradable(g, field, free)
        if refused is None:
            legal.append(("upgrade", field))
        elif why is not None:
            why.append((("upgrade", field), refused[0], refused[1]))


@runs("workshop")
def run_workshop(g: City, step: Step, spot: int) -> None:
    g.stack.append(("workshop", decider(g), step.n))


def workshop_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, left: int) -> None:
    """FP-BLDG-WORKSHOP.1: two effects, or one twice."""
    upgrade_options(g, legal, why, False)
    if g.developing != NONE:
        legal.append(("develop",))
    elif why is not None:
        why.append((("develop",), "FP-TECH.3", {"developing": has(g, WORKSHOP)}))
    legal.append(DONE)


@rules.ask("workshop", "seat left:int", workshop_options)
def workshop(g: City, action: Action, seat: int, left: int) -> None:
    """FP-BLDG-WORKSHOP.5."""
    if action[0] == "done":
        return
    if left > 1:
        g.stack.append(("workshop", seat, left - 1))
    if action[0] == "develop":
        hasten(g, 1, "FP-BLDG-WORKSHOP.1")
    else:
        field: int = action[1]
        pay(g, BUILDINGS[kind_at(g, field)].upgrade_cost, "FP-BLDG-WORKSHOP.2")
        upgrade(g, field, "FP-BLDG-WORKSHOP.2")


@runs("upgrade")
def run_upgrade(g: City, step: Step, spot: int) -> None:
    for _ in range(step.n):
        g.stack.append(("upgrade_one",))


@rules.op("upgrade_one")
def upgrade_one(g: City) -> None:
    legal: list[Action] = []
    upgrade_options(g, legal, None, True)
    if legal:
        g.stack.append(("upgrade_free", decider(g)))


def upgrade_free_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    upgrade_options(g, legal, why, True)
    legal.append(DECLINE)


@rules.ask("upgrade_free", "seat", upgrade_free_options)
def upgrade_free(g: City, action: Action, seat: int) -> None:
    if action != DECLINE:
        upgrade(g, action[1], "FP-GEN.2")
