"""What is printed on boards, tiles and cards: the catalogues. Everything in play is an int into one of them."""

from typing import Any, Final

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from . import library
from .effects import (
    ALWAYS,
    AUTOMATON_GOOD,
    COAL,
    COLOURS,
    EXPEDITION_DECKS,
    FAR,
    FIELD_GOODS,
    FOOD,
    GAINS,
    KINDS_OF_EXPEDITION,
    MODIFIERS,
    NEAR,
    NONE,
    RINGS,
    TOKEN_COST,
    TOKENS,
    TREE,
    WHO,
    WOOD,
    Choices,
    Condition,
    Price,
    Step,
    Steps,
    choices,
    condition,
    in_group,
    lasting,
    named,
    price,
    read_steps,
    required,
    steps,
    within,
)
from .entries import BuildingEntry, EventEntry, SceneEntry, SideEntry, SpecialEntry
from .library import BUILDING_NAMES, LAW_NAMES, NUMBERS, TECHNOLOGY_NAMES
from .numbers import CLEARING_STEPS, ROUNDS


def check_entry(entry: Any, file: str) -> None:
    fields = tuple([field for field in entry.__struct_fields__ if field != "origin"])
    content.check_origin(entry.origin, (*fields, *[field.replace("_", "-") for field in fields]), file, entry.id)


def check_head(head: Any, file: str) -> None:
    """The origin of a whole file, which may name its tables and the values in them."""
    fields: list[str] = []
    for field in head.__struct_fields__:
        fields.append(field.replace("_", "-"))
        for inner in getattr(getattr(head, field), "__struct_fields__", ()):
            fields.append(f"{field}.{inner}".replace("_", "-"))
    content.check_origin(head.origin, tuple(fields), file, file)


def unfit(file: str, entry: str, field: str, rule: str, detail: Problem) -> Problem:
    """A value that is of the right type and still cannot stand where it does."""
    return Problem("content-field", rule, file=file, entry=entry, field=field, detail=detail)


check_head(NUMBERS, "numbers.toml")
check_head(library.MAP, "map.toml")
for _scenario in library.SCENARIOS:
    check_head(_scenario, f"{_scenario.id}.toml")


class Side:
    """One side of a building tile."""

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
    """A kind of building."""

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


SIDES: Final[list[Side]] = read_sides(library.BUILDINGS)
BUILDINGS: Final[list[Building]] = [Building(entry, f"buildings.toml: {entry.id}") for entry in library.BUILDINGS]
# Buildings the rules know by name.
RUINS: Final[int] = required(BUILDING_NAMES, "ruins", "buildings.toml", "id")
WORKSHOP: Final[int] = required(BUILDING_NAMES, "workshop", "buildings.toml", "id")
BALLOON: Final[int] = required(BUILDING_NAMES, "balloon", "buildings.toml", "id")
PROPAGANDA: Final[int] = required(BUILDING_NAMES, "propaganda-centre", "buildings.toml", "id")


class Weather:
    __slots__ = ("cold", "expedition", "name", "ranges", "storm")

    def __init__(self, name: str, cold: int, ranges: list[int], expedition: int, storm: int) -> None:
        self.name = name
        self.cold = cold
        self.ranges = ranges
        self.expedition = expedition
        self.storm = storm


LEVELS: Final = ("normal", "hard")


class Society:
    __slots__ = (
        "automatons", "citizens", "coal", "cores", "deaths", "difficulty", "discontent", "food", "hope", "name", "sick", "wood",
    )  # fmt: skip

    def __init__(self, entry: Any) -> None:
        check_society(entry, f"societies.toml: {entry.id} {entry.difficulty}")
        self.name: str = entry.id
        self.difficulty: str = entry.difficulty
        self.citizens: list[int] = list(entry.citizens)
        self.sick: list[int] = list(entry.sick)
        self.food: int = entry.food
        self.deaths: int = entry.deaths
        self.wood: int = entry.wood
        self.coal: int = entry.coal
        self.cores: int = entry.cores
        self.automatons: int = entry.automatons
        self.discontent: list[int] = list(entry.discontent)
        self.hope: list[int] = list(entry.hope)


def check_society(entry: Any, where: str) -> None:
    """A city that is not lost before it begins, and has no more of anything than its tracks hold."""
    tracks = NUMBERS.tracks
    for citizens, sick in zip(entry.citizens, entry.sick, strict=True):
        within(citizens, where, "citizens", 0, tracks.citizens)
        within(sick, where, "sick", 0, citizens)
    for field, numbers, least, most in (
        ("hope", entry.hope, 1, tracks.hope),
        ("discontent", entry.discontent, 0, tracks.discontent - 1),
    ):
        within(numbers[0], where, field, least, most)
        within(numbers[1], where, field, 0, numbers[0])
    within(entry.deaths, where, "deaths", 0, tracks.deaths - 1)
    within(entry.food, where, "food", 0, tracks.food)
    within(entry.automatons, where, "automatons", 0, tracks.automatons)


def check_levels(societies: list[Society]) -> None:
    """FP-COMP.18: every society once at each level."""
    cards = library.numbered([f"{society.name} {society.difficulty}" for society in societies], "societies.toml")
    for society in societies:
        for level in LEVELS:
            required(cards, f"{society.name} {level}", "societies.toml", "difficulty")


class Technology:
    __slots__ = ("cost", "lasting", "name", "steps")

    def __init__(self, name: str, cost: int, lasting: tuple[tuple[int, int], ...], steps: Steps) -> None:
        self.name = name
        self.cost = cost
        self.lasting = lasting
        self.steps = steps


class Advisor:
    __slots__ = ("name", "steps", "token")

    def __init__(self, name: str, token: Price, steps: Steps) -> None:
        self.name = name
        self.token = token
        self.steps = steps


class Law:
    __slots__ = ("consequences", "lasting", "name", "pair", "steps", "unlocks")

    def __init__(self, name: str, pair: int, steps: Steps, lasting: tuple[tuple[int, int], ...], unlocks: list[int]) -> None:
        self.name = name
        self.pair = pair
        self.steps = steps
        self.lasting = lasting
        self.unlocks = unlocks
        self.consequences: list[int] = []


class Special:
    __slots__ = ("automaton", "coal", "cold", "cost", "needs", "once", "pawn", "price", "put", "steps")

    def __init__(self, entry: SpecialEntry, kind: int, where: str) -> None:
        self.pawn: int = WHO.index(entry.pawn)
        # FP-AUTOMATON.2, .4: it stands for a worker on a scenario card, but not on an event card that asks for one.
        self.automaton: bool = entry.pawn == "any" or (entry.pawn == "worker" and kind == SCENE)
        self.cost: Price = price(entry.cost, where)
        self.put: Price = laid(price(entry.put, where), where)
        self.price: Price = self.cost + self.put
        self.coal: int = sum([n for good, n in self.price if good == COAL])
        self.needs: Condition = condition(entry.needs, where)
        self.steps: Steps = steps(list(entry.effects), where)
        self.cold: bool = entry.cold
        self.once: bool = entry.once


def laid(put: Price, where: str) -> Price:
    """FP-SPECIAL.4: resources and food can be laid on a card; tokens stay on their track."""
    for good, _ in put:
        if good >= TOKEN_COST:
            raise Problem("content-good", where=where, good=TOKENS[good - TOKEN_COST], known=", ".join(GAINS[: FOOD + 1]))
    return put


class During:
    __slots__ = ("needs", "phase", "steps")

    def __init__(self, phase: str, needs: Condition, steps: Steps) -> None:
        self.phase = phase
        self.needs = needs
        self.steps = steps


MORNING_CARD: Final = 0
DUSK_CARD: Final = 1
STARTING_CARD: Final = 2
CONSULTATION: Final = 3
CONSEQUENCE: Final = 4
SCENE: Final = 5
OPTIONS_MOST: Final = 3  # FP-EVENT.3
CONSEQUENCES: Final = 2  # FP-LAW.3
NEW_ROUTE: Final = 0  # A: the kind of expedition a route begins with
KINDS: Final = ("morning", "standard", "starting", "consultation", "consequence", "scenario")


class Event:
    """A morning, dusk or scenario card."""

    __slots__ = ("during", "kind", "lasting", "law", "name", "options", "special", "steps", "then", "tokens")

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.law: int = NONE
        self.steps: Steps = ()
        self.options: Choices = ()
        self.then: str = ""
        self.special: Special | None = None
        self.during: list[During] = []
        self.lasting: tuple[tuple[int, int], ...] = ()
        self.tokens: dict[int, Steps] = {}


def read_event(entry: EventEntry, kind: int, file: str) -> Event:
    where = f"{file}: {entry.id}"
    check_entry(entry, file)
    event = Event(entry.id, kind)
    event.law = named(LAW_NAMES, entry.law, where, "law")
    if (kind == CONSEQUENCE) != (event.law != NONE):
        wrong = Problem("value-choice", got=entry.law) if entry.law else Problem("value-missing")
        raise unfit(file, entry.id, "law", "FP-LAW.3", wrong)
    if len(entry.option) > OPTIONS_MOST:
        raise unfit(file, entry.id, "option", "FP-EVENT.3", Problem("value-long", bound=OPTIONS_MOST))
    if kind == CONSULTATION and (entry.then == "stay" or any([option.then == "stay" for option in entry.option])):
        raise unfit(file, entry.id, "then", "FP-DUSK.6", Problem("value-choice", got="stay"))
    event.options = choices(list(entry.option), where)
    event.then = entry.then
    fill_event(event, entry, where)
    return event


def fill_event(event: Event, entry: EventEntry | SceneEntry, where: str) -> None:
    event.steps = steps(list(entry.effects), where)
    event.special = Special(entry.special, event.kind, where) if entry.special is not None else None
    event.during = [During(item.phase, condition(item.needs, where), steps(list(item.effects), where)) for item in entry.during]
    event.lasting = lasting(entry.lasting, where)


def read_scene(entry: SceneEntry, file: str) -> Event:
    where = f"{file}: {entry.id}"
    check_entry(entry, file)
    event = Event(entry.id, SCENE)
    fill_event(event, entry, where)
    for round, effects in entry.tokens.items():
        if not round.isdecimal() or not 1 <= int(round) <= ROUNDS:
            raise unfit(file, entry.id, "tokens", "FP-SCENARIO.2", Problem("value-choice", got=round))
        event.tokens[int(round)] = steps(list(effects), where)
    return event


class Way:
    """An option on an explored expedition card."""

    __slots__ = ("goes_on", "needs", "next", "now", "steps")

    def __init__(self, goes_on: bool, next: int, needs: Condition, steps: Steps, now: Steps) -> None:
        self.goes_on = goes_on
        self.next = next
        self.needs = needs
        self.steps = steps
        self.now = now


class Expedition:
    __slots__ = ("fields", "hint", "kind", "name", "steps", "ways")

    def __init__(self, name: str, kind: int, fields: int, hint: str, steps: Steps, ways: list[Way]) -> None:
        self.name = name
        self.kind = kind
        self.fields = fields
        self.hint = hint
        self.steps = steps
        self.ways = ways


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


class Scenario:
    __slots__ = ("buildings", "cards", "expeditions", "name", "open", "steel", "storm", "storm_card", "strikes", "without")

    def __init__(self, entry: Any, file: str) -> None:
        names = library.EVENT_NAMES
        self.name: str = entry.id
        self.storm: int = within(entry.storm, file, "storm", 0, ROUNDS)
        own = {card.id: names[card.id] for card in entry.card}
        self.storm_card: int = required(own, entry.storm_card, file, "storm-card")
        self.strikes: list[Steps] = [steps(list(part), file) for part in entry.strikes]
        self.open: list[int] = [required(own, name, file, "open") for name in entry.open]
        self.without: list[int] = [
            required(TECHNOLOGY_NAMES, name, file, "without-technologies") for name in entry.without_technologies
        ]
        self.steel: bool = entry.steel
        self.cards: list[int] = [names[card.id] for card in entry.card]
        self.buildings: list[int] = [required(BUILDING_NAMES, name, file, "buildings") for name in entry.buildings]
        self.expeditions: list[int] = [library.EXPEDITION_NAMES[card.id] for card in entry.expedition]
        box = NUMBERS.box
        within(entry.ridges, file, "ridges", 0, box.ridges)  # FP-COMP.6
        within(len(entry.expedition), file, "expedition", 0, box.base_expeditions)  # FP-COMP.13
        within(len(entry.card), file, "card", 0, box.scenario_cards)  # FP-COMP.12


def read_ways(entry: Any) -> list[Way]:
    where = f"expeditions.toml: {entry.id}"
    found = [
        Way(
            way.way == "continue",
            KINDS_OF_EXPEDITION.index(way.next),
            condition(way.needs, where),
            steps(list(way.effects), where),
            steps(list(way.now), where),
        )
        for way in entry.option
    ]
    if not any([not way.goes_on and way.needs is ALWAYS for way in found]):
        raise unfit("expeditions.toml", entry.id, "return", "FP-EXPED.10", Problem("value-missing"))
    if any([way.goes_on and way.next == NEW_ROUTE for way in found]):
        wrong = Problem("value-choice", got=KINDS_OF_EXPEDITION[NEW_ROUTE])
        raise unfit("expeditions.toml", entry.id, "next", "FP-EXPED.11", wrong)
    return found


def read_expedition(entry: Any) -> Expedition:
    check_entry(entry, "expeditions.toml")
    kind = KINDS_OF_EXPEDITION.index(entry.kind)
    early = steps(list(entry.effects), f"expeditions.toml: {entry.id}")
    return Expedition(entry.id, kind, entry.fields, entry.hint, early, read_ways(entry))


def read_unlocks(entry: Any) -> list[int]:
    """FP-BUILD.5: law buildings wait below the board for their law."""
    where = f"laws.toml: {entry.id}"
    for name in entry.unlocks:
        in_group(name, "law", where, "unlocks")
    return [BUILDING_NAMES[name] for name in entry.unlocks]


def check_law(law: Law, number: int) -> None:
    """FP-LAW.3, .7: two consequences, and a pair is one from either side."""
    where = f"laws.toml: {law.name}"
    within(len(law.consequences), where, "consequence", CONSEQUENCES, CONSEQUENCES)
    if law.pair != NONE and (LAWS[law.pair].pair != number or law.pair == number):
        raise Problem("content-reference", "FP-LAW.7", where=where, field="pair", got=LAWS[law.pair].name)


def checked(entries: list[Any], file: str) -> list[Any]:
    for entry in entries:
        check_entry(entry, file)
    return entries


WEATHERS: Final[list[Weather]] = [
    Weather(entry.id, entry.cold, [entry.red, entry.orange, entry.yellow], entry.expedition, entry.storm)
    for entry in checked(list(library.WEATHER), "weather.toml")
]
SOCIETIES: Final[list[Society]] = [Society(entry) for entry in checked(list(library.SOCIETIES), "societies.toml")]
check_levels(SOCIETIES)
TECHNOLOGIES: Final[list[Technology]] = [
    Technology(
        entry.id,
        entry.cost,
        lasting(entry.lasting, f"technologies.toml: {entry.id}"),
        steps(list(entry.effects), f"technologies.toml: {entry.id}"),
    )
    for entry in checked(list(library.TECHNOLOGIES), "technologies.toml")
]
ADVISORS: Final[list[Advisor]] = [
    Advisor(entry.id, price({entry.token: 1}, "advisors.toml"), steps(list(entry.effects), f"advisors.toml: {entry.id}"))
    for entry in checked(list(library.ADVISORS.advisor), "advisors.toml")
]
MOBILISATION: Final[Steps] = steps(list(library.ADVISORS.mobilisation.effects), "advisors.toml: mobilisation")
LAWS: Final[list[Law]] = [
    Law(
        entry.id,
        named(LAW_NAMES, entry.pair, f"laws.toml: {entry.id}", "pair"),
        steps(list(entry.effects), f"laws.toml: {entry.id}"),
        lasting(entry.lasting, f"laws.toml: {entry.id}"),
        read_unlocks(entry),
    )
    for entry in checked(list(library.LAWS), "laws.toml")
]
EVENTS: Final[list[Event]] = (
    [read_event(entry, MORNING_CARD, "morning.toml") for entry in library.MORNING]
    + [read_event(entry, KINDS.index(entry.kind), "dusk.toml") for entry in library.DUSK]
    + [read_scene(entry, "crater.toml") for entry in library.SCENES]
)
EXPEDITIONS: Final[list[Expedition]] = [read_expedition(entry) for entry in library.EXPEDITIONS]
CITIZENS: Final[list[Citizen]] = [
    Citizen(entry, f"citizens.toml: {entry.id}") for entry in checked(list(library.CITIZENS), "citizens.toml")
]
SCENARIOS: Final[list[Scenario]] = [Scenario(entry, f"{entry.id}.toml") for entry in library.SCENARIOS]
SCENARIO_NAMES: Final = tuple([scenario.name for scenario in SCENARIOS])
SOCIETY_NAMES: Final = tuple([society.name for society in SOCIETIES if society.difficulty == LEVELS[0]])

EXPEDITION_CARDS: Final[list[list[int]]] = [
    [i for i, expedition in enumerate(EXPEDITIONS) if expedition.kind == kind] for kind in range(len(EXPEDITION_DECKS))
]
MORNING_CARDS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == MORNING_CARD]
STARTING_CARDS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == STARTING_CARD]
CONSULTATIONS: Final[list[int]] = [i for i, event in enumerate(EVENTS) if event.kind == CONSULTATION]

for _index, _event in enumerate(EVENTS):
    if _event.kind == CONSEQUENCE:
        LAWS[_event.law].consequences.append(_index)
for _number, _law in enumerate(LAWS):
    check_law(_law, _number)

MANDATORY_LAWS: Final[list[int]] = [i for i, law in enumerate(LAWS) if law.pair != NONE]  # FP-SETUP.47
OTHER_LAWS: Final[list[int]] = [i for i, law in enumerate(LAWS) if law.pair == NONE]
OTHER_LAWS_DEALT: Final = 4  # FP-SETUP.48
TECHNOLOGIES_DEALT: Final[int] = NUMBERS.box.development_tokens  # FP-SETUP.22
ROUTES: Final = 3  # FP-SETUP.20
DEPOSITS: Final = 3  # FP-SETUP.8
