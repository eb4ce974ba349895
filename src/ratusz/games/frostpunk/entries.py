"""The entries of the content files as they are written. Interpreted even in the compiled build (see tools/compile.py).

The whole language, with examples, is in docs/frostpunk-cards.md; here is the list. An effect is a table with `do`:

The pool
  gain, lose     `n` of `what`: wood, coal, core, steel, food, automaton, worker, engineer, child, citizen (any type, chosen);
                 of gained citizens `sick` arrive ill; `plus`: a modifier that adds to `n`; losing more than there is loses all
  strip          take `n` of `what` off each of `tiles` different revealed map tiles (starting costs)
  tile           put `n` `kind` tiles (near or far) on the map, by the rules of snow clearing
Hope and discontent (token types: care, justice, motivation; anger, greed, fear)
  hope, discontent   change `by` steps, of a `type` if one is named
  activate       `n` tokens: of a `type`, or any `hope` or `discontent`
  spend-token    an active token of a `type` (or any `hope` or `discontent`); `then` only if one was spent, else `otherwise`;
                 `may`: one may decline
  discard-token  a token of a `type` back to the bag, active or not
  activate-all, quell   all hope tokens of one type become active; all active discontent of one type is spent
People (who: worker, engineer, child, any (chosen), round (the type on the round board))
  sicken, exhaust, kill   `n` citizens of `who`
  tend, heal     points; `who` may narrow tending; `plus`
  hunger, deaths change `by`; `then` only if the marker moved
  pawn           give the `kind` pawn: child-worker or child-engineer
  draw-citizens  `n` cards for whoever decides; mobilise: as many as hope tokens, at most `most`
Cold and Generator
  overload       add or remove `by` markers; `plus` adds to what is removed; clear-overload: all; upgrade-tower
  heat, cold     move the marker `by`; range: the indicator of a `colour`
  storm          move the storm marker `by` fields towards the start; storm-at: put it on a `round` (0: it leaves the game)
  ruin           every tile of a `building` kind, on the map and on the board, becomes Ruins
Buildings and actions
  hub            a heating hub on a tile, which is warm from then on
  raise          a `building` (empty: any that may be raised) without paying; one may decline
  destroy        a building of this kind (empty: any, chosen);  upgrade: `n` buildings without paying
  unlock         a building below the board may be raised from now on
  act            the normal action of the building, or the normal effect of the action, a citizen card was played for
  take           up to `n` resources off the field the pawn stands on (`what = "tree"`: trees instead, which leave the game)
  clear, works   as the actions
  collect, hammer, fell, law, workshop, foresee, reuse-building, reuse-worker, develop, scouts: see the document
Cards
  place-automaton   on this card: from the bank, or from the pool if the bank has none
  add-dusk       the dusk `card` joins the dusk deck;  remove-card: a `card` leaves the event area;  leave: this card does
  mark           change the marks on this card `by`
  expedition     the scenario's `place` is laid on a route nobody walks
  reveal         a scenario `card`;  token: an activation token on a `round`;  store: goods into the scenario's storage
  win, defeat    the scenario's end
Choices
  if             `then` when `needs` hold, else `otherwise`
  either         one of several `options`, each with `needs`, `cost` and `effects`; `may`: one may decline
"""

from typing import Literal, Union

import msgspec

Good = Literal["wood", "coal", "core", "steel", "food", "automaton"]
Gained = Literal["wood", "coal", "core", "steel", "food", "automaton", "worker", "engineer", "child", "citizen"]
HopeToken = Literal["", "care", "justice", "motivation"]
DiscontentToken = Literal["", "anger", "greed", "fear"]
AnyToken = Literal["care", "justice", "motivation", "anger", "greed", "fear", "hope", "discontent"]
Who = Literal["worker", "engineer", "child", "any", "round"]
Colour = Literal["red", "orange", "yellow", "blue", "white"]
Phase = Literal["dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night", "end"]
Modifier = Literal[
    "", "child-work", "shelter-beds", "ruins-beds", "long-shift", "thin-rations", "infirmary-heal", "gather", "kitchen", "curfew",
    "works", "sawmill", "hut", "mine", "retort", "insulation", "tend", "clearing", "feedwater",
]  # fmt: skip


class Needs(msgspec.Struct, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A condition: everything named must hold."""

    active: AnyToken | Literal[""] = ""
    no_active: AnyToken | Literal[""] = ""
    law: str = ""
    no_law: str = ""
    building: str = ""
    no_building: str = ""
    technology: str = ""
    event: str = ""
    least: dict[str, int] = {}
    most: dict[str, int] = {}


class Effect(msgspec.Struct, tag_field="do", rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Gain(Effect, tag="gain"):
    what: Gained
    n: int = 1
    sick: int = 0
    plus: Modifier = ""


class Lose(Effect, tag="lose"):
    what: Gained
    n: int = 1


class Strip(Effect, tag="strip"):
    what: Literal["wood", "coal"]
    tiles: int = 1
    n: int = 1


class Tile(Effect, tag="tile"):
    kind: Literal["near", "far"]
    n: int = 1


class Hope(Effect, tag="hope"):
    by: int
    type: HopeToken = ""


class Discontent(Effect, tag="discontent"):
    by: int
    type: DiscontentToken = ""


class Activate(Effect, tag="activate"):
    type: AnyToken
    n: int = 1


class SpendToken(Effect, tag="spend-token"):
    type: AnyToken
    may: bool = False
    then: list["Written"] = []
    otherwise: list["Written"] = []


class DiscardToken(Effect, tag="discard-token"):
    type: AnyToken


class ActivateAll(Effect, tag="activate-all"):
    pass


class Quell(Effect, tag="quell"):
    pass


class Sicken(Effect, tag="sicken"):
    who: Who
    n: int = 1


class Exhaust(Effect, tag="exhaust"):
    who: Who
    n: int = 1


class Kill(Effect, tag="kill"):
    who: Who
    n: int = 1


class Tend(Effect, tag="tend"):
    n: int
    who: Who = "any"
    plus: Modifier = ""


class Heal(Effect, tag="heal"):
    n: int
    plus: Modifier = ""


class Hunger(Effect, tag="hunger"):
    by: int


class Deaths(Effect, tag="deaths"):
    by: int
    then: list["Written"] = []


class Pawn(Effect, tag="pawn"):
    kind: Literal["child-worker", "child-engineer"]


class DrawCitizens(Effect, tag="draw-citizens"):
    n: int = 1


class Mobilise(Effect, tag="mobilise"):
    most: int


class Overload(Effect, tag="overload"):
    by: int
    plus: Modifier = ""


class ClearOverload(Effect, tag="clear-overload"):
    pass


class UpgradeTower(Effect, tag="upgrade-tower"):
    pass


class Heat(Effect, tag="heat"):
    by: int


class Cold(Effect, tag="cold"):
    by: int


class Range(Effect, tag="range"):
    colour: Literal["red", "orange", "yellow"]
    by: int


class Storm(Effect, tag="storm"):
    by: int


class StormAt(Effect, tag="storm-at"):
    round: int


class Ruin(Effect, tag="ruin"):
    building: str


class Raise(Effect, tag="raise"):
    building: str = ""


class Destroy(Effect, tag="destroy"):
    building: str = ""


class Upgrade(Effect, tag="upgrade"):
    n: int = 1


class Unlock(Effect, tag="unlock"):
    building: str


class Act(Effect, tag="act"):
    pass


class Take(Effect, tag="take"):
    n: int
    what: Literal["", "tree"] = ""
    plus: Modifier = ""


class Hub(Effect, tag="hub"):
    pass


class Clear(Effect, tag="clear"):
    near: int = 0
    far: int = 0
    plus: Modifier = ""


class Works(Effect, tag="works"):
    n: int
    discount: int = 0
    plus: Modifier = ""


class Collect(Effect, tag="collect"):
    n: int = 1


class Hammer(Effect, tag="hammer"):
    fields: int
    n: int


class Fell(Effect, tag="fell"):
    reach: Literal["tile", "adjacent"]
    n: int = 1
    then: list["Written"] = []


class Law(Effect, tag="law"):
    pass


class Workshop(Effect, tag="workshop"):
    n: int


class Foresee(Effect, tag="foresee"):
    n: int


class ReuseBuilding(Effect, tag="reuse-building"):
    pass


class ReuseWorker(Effect, tag="reuse-worker"):
    pass


class Develop(Effect, tag="develop"):
    by: int


class Scouts(Effect, tag="scouts"):
    by: int


class Expedition(Effect, tag="expedition"):
    place: str


class PlaceAutomaton(Effect, tag="place-automaton"):
    pass


class AddDusk(Effect, tag="add-dusk"):
    card: str


class RemoveCard(Effect, tag="remove-card"):
    card: str


class Leave(Effect, tag="leave"):
    pass


class Mark(Effect, tag="mark"):
    by: int


class Reveal(Effect, tag="reveal"):
    card: str


class Activation(Effect, tag="token"):
    round: int


class Store(Effect, tag="store"):
    what: Literal["wood", "coal", "food"]
    most: int


class Win(Effect, tag="win"):
    pass


class Defeat(Effect, tag="defeat"):
    pass


class If(Effect, tag="if"):
    needs: Needs
    then: list["Written"] = []
    otherwise: list["Written"] = []


class Choice(msgspec.Struct, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """One option of an event or of an `either`. `then`: what becomes of the card (events only)."""

    effects: list["Written"] = []
    needs: Needs = msgspec.field(default_factory=Needs)
    cost: dict[str, int] = {}
    then: Literal["", "remove", "stay", "discard"] = ""


class Either(Effect, tag="either"):
    options: list[Choice]
    may: bool = False


Written = Union[  # noqa: UP007 - forward references inside strings need a name msgspec can resolve
    Gain, Lose, Strip, Tile, Hope, Discontent, Activate, SpendToken, DiscardToken, ActivateAll, Quell, Sicken, Exhaust,
    Kill, Tend, Heal, Hunger, Deaths, Pawn, DrawCitizens, Mobilise, Overload, ClearOverload, UpgradeTower, Heat, Cold,
    Range, Storm, StormAt, Ruin, Raise, Destroy, Upgrade, Unlock, Act, Take, Hub, Clear, Works, Collect, Hammer, Fell, Law,
    Workshop, Foresee, ReuseBuilding, ReuseWorker, Develop, Scouts, Expedition, PlaceAutomaton, AddDusk,
    RemoveCard, Leave, Mark, Reveal, Activation,
    Store, Win, Defeat, If, Either,
]  # fmt: skip


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
    hunting: int = 0
    expeditions: int = 0


class BuildingEntry(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    id: str
    group: Literal["starting", "basic", "shelter", "law", "scenario"]
    count: int
    size: Literal["small", "large"]
    base: SideEntry
    rule: str
    origin: dict[str, str]
    cost: dict[str, int] | None = None  # None: it cannot be raised
    upgraded: SideEntry | None = None
    upgrade_cost: dict[str, int] = {}
    engineers: bool = False
    fixed: bool = False  # it bears the no-demolition symbol
    beds: int = 0
    child_beds: int = 0
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
    cold: int
    red: int
    orange: int
    yellow: int
    expedition: int
    storm: int
    origin: dict[str, str]


class WeatherFile(msgspec.Struct, forbid_unknown_fields=True):
    weather: list[WeatherEntry]


class SocietyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    difficulty: Literal["normal", "hard"]
    citizens: list[int]
    sick: list[int]
    food: int
    deaths: int
    wood: int
    coal: int
    cores: int
    automatons: int
    discontent: list[int]
    hope: list[int]
    origin: dict[str, str]


class SocietiesFile(msgspec.Struct, forbid_unknown_fields=True):
    society: list[SocietyEntry]


class TechnologyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: int
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
    fields: int
    hint: Literal["goods", "citizens", "any"]
    option: list[WayEntry]
    origin: dict[str, str]
    effects: list[Written] = []


class ExpeditionsFile(msgspec.Struct, forbid_unknown_fields=True):
    expedition: list[ExpeditionEntry]


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    actions: list[Literal["clear", "gather", "construct", "use", "scout", "special"]]
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
