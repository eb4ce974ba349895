"""The building tiles, a kind and two sides each."""

from typing import Final

from . import library
from .checks import check_entry
from .effects import AUTOMATON_GOOD, COLOURS, FIELD_GOODS, MODIFIERS, NONE, WOOD, Price, Step, Steps, price, required, steps
from .entries import BuildingEntry, SideEntry
from .library import BUILDING_NAMES


class Side:
    """One side of a building tile (FP-BLDG.1, FP-HEAT.9)."""

    __slots__ = ("action", "cheaper", "cost", "expeditions", "hunting", "insulation", "kind", "upgraded", "wants")

    def __init__(self, kind: int, upgraded: bool, entry: SideEntry, where: str) -> None:
        self.kind = kind
        self.upgraded = upgraded
        self.insulation: int = COLOURS.index(entry.insulation)
        self.cost: Price = price(entry.cost, where)
        self.cheaper: int = MODIFIERS.index(entry.cheaper) if entry.cheaper else NONE
        self.action: Steps = steps(list(entry.action), where)
        # What may be wanting beside a pawn and the cost (using.py): the first thing the action does, or nothing.
        self.wants: str = self.action[0].do if self.action and may_fail(self.action[0]) else ""
        self.hunting: int = entry.hunting
        self.expeditions: int = entry.expeditions


def may_fail(step: Step) -> bool:
    """Whether an action may find nothing to begin with: no law to pass, no tree to fell, no automaton in the bank."""
    return step.do in ("law", "fell") or (step.do == "gain" and step.what == AUTOMATON_GOOD)


class Building:
    """A kind of building (FP-BLDG.2)."""

    __slots__ = (
        "beds", "buildable", "child_beds", "cost", "count", "deposit", "engineers", "fixed", "group", "jail", "large", "name",
        "outside", "raised", "rule", "upgradable", "upgrade_cost", "warms", "wood",
    )  # fmt: skip

    def __init__(self, entry: BuildingEntry, where: str) -> None:
        self.name: str = entry.id
        self.group: str = entry.group
        self.count: int = entry.count
        self.large: bool = entry.size == "large"
        self.buildable: bool = entry.cost is not None
        self.cost: Price = price(entry.cost or {}, where)
        self.wood: int = sum([n for good, n in self.cost if good == WOOD])
        self.upgradable: bool = entry.upgraded is not None
        self.upgrade_cost: Price = price(entry.upgrade_cost, where)
        self.engineers: bool = entry.engineers
        self.fixed: bool = entry.fixed
        self.beds: int = entry.beds
        self.child_beds: int = entry.child_beds
        self.deposit: int = FIELD_GOODS.index(entry.deposit) if entry.deposit else NONE
        self.outside: bool = entry.outside
        self.warms: bool = entry.warms
        self.jail: bool = entry.jail
        self.raised: Steps = steps(list(entry.raised), where)
        self.rule: str = entry.rule


def read_sides(entries: list[BuildingEntry]) -> list[Side]:
    """Two for each kind: side 2 * kind, and upgraded 2 * kind + 1 (the same where there is no upgrade)."""
    found: list[Side] = []
    for kind, entry in enumerate(entries):
        where = f"buildings.toml: {entry.id}"
        check_entry(entry, "buildings.toml")
        found.append(Side(kind, False, entry.base, where))
        found.append(Side(kind, True, entry.upgraded or entry.base, where))
    return found


SIDES: Final[list[Side]] = read_sides(library.BUILDINGS)  # FP-SETUP.38
# FP-COMP.31, FP-COMP.32.
BUILDINGS: Final[list[Building]] = [Building(entry, f"buildings.toml: {entry.id}") for entry in library.BUILDINGS]
# Buildings the rules know by name.
RUINS: Final[int] = required(BUILDING_NAMES, "ruins", "buildings.toml", "id")
WORKSHOP: Final[int] = required(BUILDING_NAMES, "workshop", "buildings.toml", "id")
BALLOON: Final[int] = required(BUILDING_NAMES, "balloon", "buildings.toml", "id")
PROPAGANDA: Final[int] = required(BUILDING_NAMES, "propaganda-centre", "buildings.toml", "id")
