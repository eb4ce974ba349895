"""The citizen cards."""

from typing import Any, Final

from ratusz.kernel.problem import Problem

from . import library
from .buildings import SIDES
from .checks import checked, unfit
from .effects import FAR, FIELD_GOODS, NEAR, RINGS, TREE, WHO, Price, Step, Steps, price, read_steps, required, steps
from .library import BUILDING_NAMES
from .numbers import CLEARING_STEPS

ACTIONS: Final = ("clear", "gather", "construct", "use", "scout", "special")


def in_ring(steps: Steps, ring: int) -> Steps:
    """What a citizen card does when it clears snow, for the ring that was chosen."""
    found: list[Step] = []
    for step in steps:
        clear = CLEARING_STEPS[0] if step.do == "act" else step
        n = clear.near if ring == NEAR else clear.far
        found += read_steps([{"do": "clear", RINGS[ring]: n}]) if clear.do == "clear" and n else (clear,)
    return tuple(found)


GATHERED: Final[list[bool]] = [good != TREE for good in range(len(FIELD_GOODS))]  # FP-GATHER.1: by good


class Citizen:
    __slots__ = (
        "actions", "acts", "clearing", "cost", "deaths", "gathers", "name", "picky", "replaces", "start_pay", "start_steps",
        "steps", "type", "warm",
    )  # fmt: skip

    def __init__(self, entry: Any, where: str) -> None:
        check_ability(entry)
        self.name: str = entry.id
        self.type: int = WHO.index(entry.type)
        self.start_pay: Price = price(entry.start.pay, where)
        self.start_steps: Steps = steps(list(entry.start.effects), where)
        self.actions: tuple[int, ...] = tuple([ACTIONS.index(name) for name in entry.ability.actions])
        buildings = [required(BUILDING_NAMES, name, where, "buildings") for name in entry.ability.buildings]
        self.replaces: list[bool] = [side.kind in buildings for side in SIDES]  # by side: whether it may be used there
        self.picky: bool = bool(entry.ability.fields)  # it gathers other goods than everybody
        self.gathers: list[bool] = [good in entry.ability.fields for good in FIELD_GOODS] if self.picky else GATHERED
        self.steps: Steps = steps(list(entry.ability.effects), where)
        self.acts: bool = self.steps[0].do == "act"  # it begins with the normal action
        self.clearing: list[Steps] = [in_ring(self.steps, NEAR), in_ring(self.steps, FAR)]
        self.cost: Price = price(entry.ability.cost, where)
        self.warm: bool = entry.ability.warm
        death = entry.death
        self.deaths: list[Steps] = [steps(list(part), where) for part in (death.worker, death.engineer, death.child)]


def check_ability(entry: Any) -> None:
    """It does something, names buildings if they are what it is for, and sends no child away."""
    file, ability = "citizens.toml", entry.ability
    if not ability.effects:
        raise unfit(file, entry.id, "ability.effects", "FP-CITIZEN.1", Problem("value-missing"))
    if ("use" in ability.actions) != bool(ability.buildings):
        wrong = Problem("value-choice", got=ability.buildings[0]) if ability.buildings else Problem("value-missing")
        raise unfit(file, entry.id, "ability.buildings", "FP-CITIZEN.6", wrong)
    if entry.type == "child" and "scout" in ability.actions:
        raise unfit(file, entry.id, "ability.actions", "FP-SCOUT.2", Problem("value-choice", got="scout"))


# FP-CITIZEN.1, FP-COMP.17.
CITIZENS: Final[list[Citizen]] = [
    Citizen(entry, f"citizens.toml: {entry.id}") for entry in checked(list(library.CITIZENS), "citizens.toml")
]
