"""The effect language in the form the rules run: what a card says, as numbers. How it is written: effect_entries.py.

A Step is one effect, a Condition what an option needs, a Choice an option with its condition, cost and steps. All of them
keep the data they were written as, so that a task on the stack can be written into a position and read back.
"""

from typing import Any, Final, Literal, get_args

import msgspec

from ratusz.kernel.content import effects
from ratusz.kernel.problem import Problem

from .effect_entries import Choice as ChoiceEntry
from .effect_entries import Needs, Written
from .library import (
    BUILDING_NAMES,
    BUILDINGS,
    DUSK,
    EVENT_NAMES,
    EXPEDITION_NAMES,
    LAW_NAMES,
    NUMBERS,
    SCENES,
    TECHNOLOGY_NAMES,
)

NONE: Final = -1
MOST: Final = 99  # of anything an effect names

# What can be gained. The first four are resources; citizens follow by type.
WOOD: Final = 0
COAL: Final = 1
CORE: Final = 2
STEEL: Final = 3
FOOD: Final = 4
AUTOMATON_GOOD: Final = 5
CITIZEN_GOOD: Final = 6  # worker, engineer, child, citizen
GAINS: Final = ("wood", "coal", "core", "steel", "food", "automaton", "worker", "engineer", "child", "citizen")
TREE: Final = 4  # on a field only, where food never lies
FIELD_GOODS: Final = ("wood", "coal", "core", "steel", "tree")

WORKER: Final = 0
ENGINEER: Final = 1
CHILD: Final = 2
ANY: Final = 3
ROUND_TYPE: Final = 4
Who = Literal["worker", "engineer", "child"]
TYPES: Final[tuple[Who, ...]] = get_args(Who)
WHO: Final[tuple[str, ...]] = (*TYPES, "any", "round")

AUTOMATON: Final = 3
CHILD_WORKER: Final = 4
CHILD_ENGINEER: Final = 5
Pawn = Literal["worker", "engineer", "child", "automaton", "child-worker", "child-engineer"]
PAWNS: Final[tuple[Pawn, ...]] = get_args(Pawn)

CARE: Final = 0
JUSTICE: Final = 1
MOTIVATION: Final = 2
ANGER: Final = 3
GREED: Final = 4
FEAR: Final = 5
ANY_HOPE: Final = 6
ANY_DISCONTENT: Final = 7
TOKENS: Final = ("care", "justice", "motivation", "anger", "greed", "fear", "hope", "discontent")

Range = Literal["red", "orange", "yellow"]
RANGES: Final[tuple[Range, ...]] = get_args(Range)
COLOURS: Final[tuple[str, ...]] = (*RANGES, "blue", "white")
NEAR: Final = 0
FAR: Final = 1
RINGS: Final = ("near", "far")
KINDS_OF_EXPEDITION: Final = ("A", "B", "C", "S")  # S: a scenario's own
EXPEDITION_DECKS: Final = KINDS_OF_EXPEDITION[:3]

MODIFIERS: Final = (
    "child-work", "shelter-beds", "ruins-beds", "long-shift", "thin-rations", "infirmary-heal", "gather", "kitchen", "curfew",
    "works", "sawmill", "hut", "mine", "retort", "insulation", "tend", "clearing", "feedwater",
)  # fmt: skip
CHILD_WORK: Final = 0
SHELTER_BEDS: Final = 1
RUINS_BEDS: Final = 2
LONG_SHIFT: Final = 3
THIN_RATIONS: Final = 4
INFIRMARY_HEAL: Final = 5
GATHER: Final = 6
KITCHEN: Final = 7
CURFEW: Final = 8
WORKS: Final = 9
INSULATION: Final = 14
CLEARING: Final = 16

# What a condition can count (needs.py).
MEASURES: Final[tuple[str, ...]] = (
    "wood", "coal", "core", "steel", "food", "hunger", "deaths", "automatons", "workers", "engineers", "children",
    "citizens", "sick", "sick-workers", "sick-engineers", "sick-children", "gravely-ill", "hope", "active-hope",
    "discontent", "active-discontent", "overload", "heat", "cold", "round", "laws", "technologies", "tiles", "pawns",
    "beds", "homeless", "scouts", "stored-wood", "stored-coal", "stored-food", "laid", "marks", "storm-distance",
)  # fmt: skip

# A price: resources and food by number, then tokens.
TOKEN_COST: Final = 10
Price = tuple[tuple[int, int], ...]


class Condition:
    __slots__ = (
        "active", "building", "data", "event", "law", "least", "most", "no_active", "no_building", "no_law", "technology",
        "trivial",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.active: int = NONE
        self.no_active: int = NONE
        self.law: int = NONE
        self.no_law: int = NONE
        self.building: int = NONE
        self.no_building: int = NONE
        self.technology: int = NONE
        self.event: int = NONE
        self.least: tuple[tuple[int, int], ...] = ()
        self.most: tuple[tuple[int, int], ...] = ()
        self.trivial: bool = not data


class Step:
    """One effect; a field it does not have is at its default."""

    __slots__ = (
        "building", "by", "card", "colour", "data", "discount", "do", "far", "fields", "kind", "may", "most", "n", "near",
        "needs", "options", "otherwise", "place", "plus", "reach", "round", "sick", "then", "tiles", "type", "what", "who",
    )  # fmt: skip

    def __init__(self, do: str, data: dict[str, Any]) -> None:
        self.do = do
        self.data = data
        self.what: int = NONE
        self.who: int = ANY
        self.type: int = NONE
        self.plus: int = NONE
        self.kind: int = 0
        self.colour: int = 0
        self.building: int = NONE
        self.card: int = NONE
        self.place: int = NONE
        self.n: int = 1
        self.by: int = 0
        self.sick: int = 0
        self.tiles: int = 1
        self.most: int = 0
        self.near: int = 0
        self.far: int = 0
        self.discount: int = 0
        self.fields: int = 0
        self.round: int = 0
        self.reach: int = 0
        self.may: bool = False
        self.needs: Condition = ALWAYS
        self.then: tuple[Step, ...] = ()
        self.otherwise: tuple[Step, ...] = ()
        self.options: tuple[Choice, ...] = ()


class Choice:
    __slots__ = ("cost", "data", "needs", "steps", "then")

    def __init__(self, data: dict[str, Any], needs: Condition, cost: Price, steps: "Steps", then: str) -> None:
        self.data = data
        self.needs = needs
        self.cost = cost
        self.steps = steps
        self.then = then  # what becomes of an event card: remove, stay, discard, or nothing special


Steps = tuple[Step, ...]
Choices = tuple[Choice, ...]
ALWAYS: Final = Condition({})


# Effects that make sense for one group of buildings only: a storm ruins shelters, an unlocked building lies below the board.
GROUPS: Final = {"ruin": "shelter", "unlock": "law"}
# Effects that name a card of one deck: what waits in the box for the dusk (FP-EVENT.5), or lies face down in the scenario.
DECKS: Final = {
    "add-dusk": [entry.id for entry in DUSK if entry.kind in ("starting", "standard")],
    "reveal": [entry.id for entry in SCENES],
}
# The least and the most of a number, where that is not 0 (of `by`, which goes both ways, -MOST) and MOST.
BOUNDS: Final = {
    ("storm-at", "round"): (0, NUMBERS.tracks.rounds), ("token", "round"): (1, NUMBERS.tracks.rounds),
    ("scouts", "by"): (1, MOST), ("works", "n"): (1, MOST), ("workshop", "n"): (1, MOST), ("hammer", "n"): (1, MOST),
}  # fmt: skip


def in_group(name: str, group: str, where: str, field: str = "building") -> None:
    if not any([building.id == name and building.group == group for building in BUILDINGS]):
        raise Problem("content-reference", where=where, field=field, got=name)


def named(names: dict[str, int], name: str, where: str, field: str) -> int:
    """A reference to a card, law or building by name; empty: none."""
    if not name:
        return NONE
    return required(names, name, where, field)


def required(names: dict[str, int], name: str, where: str, field: str) -> int:
    """A reference that cannot be left out."""
    if name not in names:
        raise Problem("content-reference", where=where, field=field, got=name)
    return names[name]


def within(value: int, where: str, field: str, least: int = -MOST, most: int = MOST) -> int:
    if value > most:
        raise Problem("content-much", where=where, good=field, got=value, most=most)
    if value < least:
        raise Problem("content-amount", where=where, good=field, got=value, least=least)
    return value


def condition(written: Needs, where: str) -> Condition:
    data: dict[str, Any] = {key: value for key, value in msgspec.to_builtins(written).items() if value}
    if not data:
        return ALWAYS
    found = Condition(data)
    found.active = TOKENS.index(written.active) if written.active else NONE
    found.no_active = TOKENS.index(written.no_active) if written.no_active else NONE
    found.law = named(LAW_NAMES, written.law, where, "law")
    found.no_law = named(LAW_NAMES, written.no_law, where, "no-law")
    found.building = named(BUILDING_NAMES, written.building, where, "building")
    found.no_building = named(BUILDING_NAMES, written.no_building, where, "no-building")
    found.technology = named(TECHNOLOGY_NAMES, written.technology, where, "technology")
    found.event = named(EVENT_NAMES, written.event, where, "event")
    found.least = measures(written.least, where)
    found.most = measures(written.most, where)
    return found


def measures(table: dict[str, int], where: str) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for name, n in table.items():
        if name not in MEASURES:
            raise Problem("content-good", where=where, good=name, known=", ".join(MEASURES))
        found.append((MEASURES.index(name), n))
    return tuple(found)


def price(table: dict[str, int], where: str) -> Price:
    """Goods (food included) and tokens to be spent."""
    found: list[tuple[int, int]] = []
    for name, n in table.items():
        within(n, where, name, 1)
        if name in GAINS[: FOOD + 1]:
            found.append((GAINS.index(name), n))
        elif name in TOKENS:
            found.append((TOKEN_COST + TOKENS.index(name), n))
        else:
            raise Problem("content-good", where=where, good=name, known=", ".join([*GAINS[: FOOD + 1], *TOKENS]))
    return tuple(found)


def price_table(cost: Price) -> dict[str, int]:
    return {(TOKENS[good - TOKEN_COST] if good >= TOKEN_COST else GAINS[good]): n for good, n in cost}


def choice(written: ChoiceEntry, where: str) -> Choice:
    data: dict[str, Any] = {key: value for key, value in msgspec.to_builtins(written).items() if value}
    return Choice(data, condition(written.needs, where), price(written.cost, where), steps(written.effects, where), written.then)


def choices(written: list[ChoiceEntry], where: str) -> Choices:
    return tuple([choice(item, where) for item in written])


def steps(written: list[Any], where: str) -> Steps:
    return tuple([step(item, where) for item in written])


def step(written: Any, where: str) -> Step:
    data: dict[str, Any] = msgspec.to_builtins(written)
    found = Step(data["do"], data)
    if found.do in GROUPS:
        in_group(written.building, GROUPS[found.do], where)
    if found.do in DECKS and written.card not in DECKS[found.do]:
        raise Problem("content-reference", where=where, field="card", got=written.card)
    for field in written.__struct_fields__:
        set_field(found, field, getattr(written, field), where)
    return found


def set_field(found: Step, field: str, value: Any, where: str) -> None:
    if field == "what":
        value = TREE if value == "tree" else GAINS.index(value) if value else NONE
    elif field == "who":
        value = WHO.index(value)
    elif field == "type":
        value = TOKENS.index(value) if value else NONE
    elif field == "plus":
        value = MODIFIERS.index(value) if value else NONE
    elif field == "colour":
        value = COLOURS.index(value)
    elif field == "kind":
        value = RINGS.index(value) if value in RINGS else PAWNS.index(value)
    elif field == "reach":
        value = ("tile", "adjacent").index(value)
    elif field == "building":
        value = named(BUILDING_NAMES, value, where, field)
    elif field == "card":
        value = required(EVENT_NAMES, value, where, field)
    elif field == "place":
        value = required(EXPEDITION_NAMES, value, where, field)
    elif field == "needs":
        value = condition(value, where)
    elif field in ("then", "otherwise"):
        value = steps(value, where)
    elif field == "options":
        value = choices(value, where)
    elif isinstance(value, int) and not isinstance(value, bool):
        least, most = BOUNDS.get((found.do, field), (-MOST if field == "by" else 0, MOST))
        within(value, where, field, least, most)
    setattr(found, field, value)


def read_steps(data: Any) -> Steps:
    return steps(effects(data, list[Written]), "effect")


def read_choices(data: Any) -> Choices:
    return choices(effects(data, list[ChoiceEntry]), "effect")


def lasting(table: dict[str, int], where: str) -> tuple[tuple[int, int], ...]:
    """Modifiers a law, technology or card gives while it is in force."""
    found: list[tuple[int, int]] = []
    for name, n in table.items():
        if name not in MODIFIERS:
            raise Problem("content-good", where=where, good=name, known=", ".join(MODIFIERS))
        found.append((MODIFIERS.index(name), within(n, where, name, 1)))
    return tuple(found)
