"""The entries of the content files as they are written; the effects in them: effect_entries.py. Interpreted even in the compiled
build (see tools/compile.py)."""

from typing import Annotated, Literal

import msgspec

from .effect_entries import AnyToken, Choice, Colour, Modifier, Needs, Phase, Written

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
ByType = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]  # workers, engineers, children
Tokens = Annotated[list[Count], msgspec.Meta(min_length=2, max_length=2)]  # on a track, and how many of them are active

# Numbers.


class TowerEntry(msgspec.Struct, forbid_unknown_fields=True):
    stick: float
    cap: int
    knock: float
    open: float
    close: float


class TowersEntry(msgspec.Struct, forbid_unknown_fields=True):
    base: TowerEntry
    upgraded: TowerEntry


class HeatEntry(msgspec.Struct, forbid_unknown_fields=True):
    fields: int
    heat: int
    cold: int
    red: int
    orange: int
    yellow: int
    steps: list[Literal["worker", "engineer", "child"]]


class TracksEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    rounds: int
    overload: int
    deaths: int
    hope: int
    discontent: int
    citizens: int
    food: int
    hunger: int
    epidemic: int
    famine: int
    automatons: int
    trees: int
    steel: int
    exhausted: int
    tokens: int
    laws: int
    round_types: list[Literal["worker", "engineer", "child"]]
    section: int
    pawns: list[int]
    hands: list[int]


class SicknessEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    at: int
    exhausted: int
    flips: int


class HungerEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    at: int
    discontent: int
    deaths: int


class ActionsEntry(msgspec.Struct, forbid_unknown_fields=True):
    gather: int
    near: int
    far: int
    works: int


class BoxEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """How many there are of what scenarios may ask for."""

    sheets: int
    development_tokens: int
    activation_tokens: int
    scenario_cards: int
    ridges: int
    hubs: int
    base_expeditions: int
    large_tiles: int
    small_tiles: int


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    box: BoxEntry
    tower: TowersEntry
    heat: HeatEntry
    tracks: TracksEntry
    actions: ActionsEntry
    sickness: list[SicknessEntry]
    hunger: list[HungerEntry]
    origin: dict[str, str]


# The map.


class PetalEntry(msgspec.Struct, forbid_unknown_fields=True):
    at: list[int]
    holds: str
    n: int = 0


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    ring: Literal["near", "far"]
    a: str
    b: str
    food: int = 0


class WallEntry(msgspec.Struct, forbid_unknown_fields=True):
    shows: Literal["blank", "wood", "coal"]
    count: int


class FrameEntry(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    count: int


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    petal: list[PetalEntry]
    tile: list[TileEntry]
    wall: list[WallEntry]
    frame: list[FrameEntry]
    origin: dict[str, str]


# Buildings.


class SideEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    insulation: Colour
    cost: dict[str, int] = {}
    cheaper: Modifier = ""  # a modifier that lowers the food of `cost`
    action: list[Written] = []
    hunting: Count = 0
    expeditions: Count = 0


class BuildingEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    id: str
    group: Literal["starting", "basic", "shelter", "law", "scenario"]
    count: Count
    size: Literal["small", "large"]
    base: SideEntry
    rule: str
    origin: dict[str, str]
    cost: dict[str, int] | None = None  # None: it cannot be raised
    upgraded: SideEntry | None = None
    upgrade_cost: dict[str, int] = {}
    engineers: bool = False
    fixed: bool = False  # it bears the no-demolition symbol
    beds: Count = 0
    child_beds: Count = 0
    deposit: Literal["", "wood", "coal"] = ""
    outside: bool = False  # not on the Generator tile
    warms: bool = False
    jail: bool = False
    raised: list[Written] = []


class BuildingsFile(msgspec.Struct, forbid_unknown_fields=True):
    building: list[BuildingEntry]


# Cards.


class WeatherEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cold: Count
    red: Count
    orange: Count
    yellow: Count
    expedition: Count
    storm: Count
    origin: dict[str, str]


class WeatherFile(msgspec.Struct, forbid_unknown_fields=True):
    weather: list[WeatherEntry]


class SocietyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    difficulty: Literal["normal", "hard"]
    citizens: ByType
    sick: ByType
    food: Count
    deaths: Count
    wood: Count
    coal: Count
    cores: Count
    automatons: Count
    discontent: Tokens
    hope: Tokens
    origin: dict[str, str]


class SocietiesFile(msgspec.Struct, forbid_unknown_fields=True):
    society: list[SocietyEntry]


class TechnologyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: Some  # rounds
    origin: dict[str, str]
    lasting: dict[str, int] = {}
    effects: list[Written] = []  # when it is developed


class TechnologiesFile(msgspec.Struct, forbid_unknown_fields=True):
    technology: list[TechnologyEntry]


class AdvisorEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    token: AnyToken
    effects: list[Written]
    origin: dict[str, str]


class MobilisationEntry(msgspec.Struct, forbid_unknown_fields=True):
    effects: list[Written]
    origin: dict[str, str]


class AdvisorsFile(msgspec.Struct, forbid_unknown_fields=True):
    advisor: list[AdvisorEntry]
    mobilisation: MobilisationEntry


class LawEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    origin: dict[str, str]
    pair: str = ""
    effects: list[Written] = []
    lasting: dict[str, int] = {}
    unlocks: list[str] = []


class LawsFile(msgspec.Struct, forbid_unknown_fields=True):
    law: list[LawEntry]


class SpecialEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A special action: who may take it, what it costs, what is laid on the card, what happens."""

    pawn: Literal["worker", "engineer", "child", "any"] = "any"
    cost: dict[str, int] = {}
    put: dict[str, int] = {}
    needs: Needs = msgspec.field(default_factory=Needs)
    effects: list[Written] = []
    cold: bool = False
    once: bool = False


class DuringEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Carried out in every such phase while the card lies face up."""

    phase: Phase
    effects: list[Written]
    needs: Needs = msgspec.field(default_factory=Needs)


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A morning or dusk card. Title and story are in the locale files."""

    id: str
    origin: dict[str, str]
    effects: list[Written] = []
    option: list[Choice] = []
    then: Literal["", "remove", "stay", "discard"] = ""
    special: SpecialEntry | None = None
    during: list[DuringEntry] = []
    lasting: dict[str, int] = {}
    kind: Literal["standard", "starting", "consultation", "consequence"] = "standard"
    law: str = ""


class MorningFile(msgspec.Struct, forbid_unknown_fields=True):
    morning: list[EventEntry]


class DuskFile(msgspec.Struct, forbid_unknown_fields=True):
    dusk: list[EventEntry]


class WayEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A way on from an explored place. Effects of a continue come at the return; `now` comes at once."""

    way: Literal["return", "continue"]
    next: Literal["A", "B", "C"]
    effects: list[Written] = []
    now: list[Written] = []
    needs: Needs = msgspec.field(default_factory=Needs)


class ExpeditionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["A", "B", "C", "S"]  # S: a scenario's own
    fields: Some
    hint: Literal["goods", "citizens", "any"]
    option: list[WayEntry]
    origin: dict[str, str]
    effects: list[Written] = []


class ExpeditionsFile(msgspec.Struct, forbid_unknown_fields=True):
    expedition: list[ExpeditionEntry]


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    actions: Annotated[list[Literal["clear", "gather", "construct", "use", "scout", "special"]], msgspec.Meta(min_length=1)]
    effects: list[Written] = []
    buildings: list[str] = []
    fields: list[Literal["wood", "coal", "core", "tree"]] = []  # where a gather may happen; empty: as usual
    warm: bool = False
    cost: dict[str, int] = {}


class StartEntry(msgspec.Struct, forbid_unknown_fields=True):
    pay: dict[str, int] = {}
    effects: list[Written] = []


class DeathEntry(msgspec.Struct, forbid_unknown_fields=True):
    worker: list[Written]
    engineer: list[Written]
    child: list[Written]


class CitizenEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    type: Literal["worker", "engineer", "child"]
    start: StartEntry
    ability: AbilityEntry
    death: DeathEntry
    origin: dict[str, str]


class CitizensFile(msgspec.Struct, forbid_unknown_fields=True):
    citizen: list[CitizenEntry]


class SceneEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario card."""

    id: str
    origin: dict[str, str]
    tokens: dict[str, list[Written]] = {}  # by round: what its activation token sets off
    effects: list[Written] = []  # at once, when it is turned up
    special: SpecialEntry | None = None
    during: list[DuringEntry] = []
    lasting: dict[str, int] = {}


class ScenarioFile(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    id: str
    storm: int
    storm_card: str
    strikes: list[list[Written]]  # the storm card's effects by how often it has struck
    open: list[str]  # the cards face up at the start
    without_technologies: list[str]
    steel: bool
    card: list[SceneEntry]
    origin: dict[str, str]
    buildings: list[str] = []  # those tied to scenarios that this one uses
    expedition: list[ExpeditionEntry] = []  # of kind S
    ridges: int = 0
