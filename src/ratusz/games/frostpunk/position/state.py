"""A position of the city: plain data. A card, tile or building is an int into a catalogue."""

from typing import Final, Literal, get_args

from ratusz.kernel.state import Action, State, Task

from ..content.effects import AUTOMATON_GOOD, MODIFIERS, NONE

DAWN: Final = 0
MORNING: Final = 1
GENERATOR: Final = 2
WEATHER: Final = 3
PREPARATION: Final = 4
ACTION: Final = 5
DUSK: Final = 6
HUNGER: Final = 7
NIGHT: Final = 8
END: Final = 9  # of a round: only cards know it
OVER: Final = 10
Phase = Literal["dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night", "end", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)  # FP-COMP.19

HOPE: Final = 0
DISCONTENT: Final = 1

# Where a pawn stands: a map field (0 and up), a field of the supply board, or a card (CARD_SPOT + its number).
FIELD_SPOTS: Final = 80  # below: map fields
CLEARING_SPOT: Final = 80
CONSTRUCTION_SPOT: Final = 81
CARD_SPOT: Final = 100

Route = tuple[
    tuple[tuple[int, int], ...], int, int
]  # cards with the option taken (NONE: white side up), scout (NONE: none), field
NO_GOODS: Final = (0, 0, 0, 0, 0, 0)  # on a card: wood, coal, cores, steel, food, automatons
Lying = tuple[int, tuple[int, ...], int, bool]  # an event or scenario card face up: goods laid on it, marks, special action spent
Placed = tuple[int, int]  # pawn, spot


class City(State):
    """FP-COMP.2, FP-COMP.20, FP-COMP.21."""

    __slots__ = (
        "advisors", "amount", "area", "automatons", "building", "cause", "citizen_deck", "citizen_discard", "citizens", "cold",
        "consultations", "deaths", "developed", "developing", "development", "discarded_expeditions", "drawer", "dropped", "dusk",
        "dusk_discard", "exhausted", "expeditions", "fallen", "falls", "far_tiles", "food", "frame", "future_laws", "good",
        "hands", "heat", "hubs", "hunger", "inside", "laws", "leader", "mobilisation", "modifiers", "morning", "near_tiles",
        "overheated", "overload",
        "passes", "phase", "placed", "played", "pool", "proposals", "ranges", "resting", "routes", "scenario", "shifted",
        "sick", "skull", "society", "special_children", "standing", "stock", "stocked",
        "stored", "storm", "strikes", "supply", "taken", "technologies", "tile",
        "tokens", "tower", "tracks", "turn", "unlocked", "unread", "weather", "weather_discard",
    )  # fmt: skip

    # Course of the game
    scenario: int
    society: int
    phase: int
    leader: int
    turn: int  # the seat whose turn it is in the action phase, or NONE
    passes: int  # how many seats in a row have passed
    shifted: bool  # the long shift of this round is used
    cause: int  # NONE while the game goes on; 0 won; else why it is lost (ending.py)
    proposals: tuple[Action | None, ...]  # by seat; empty: nobody has proposed anything
    # Players
    hands: list[list[int]]  # citizen cards, sorted
    advisors: list[int]  # for the whole game (FP-ADVISOR.3)
    played: list[int]  # the citizen card each has played this round, or NONE
    mobilisation: bool  # the solo card is still there
    # The pool and the people
    stock: list[int]  # wood, coal, cores, steel
    food: int
    hunger: int
    deaths: int
    automatons: int
    citizens: list[int]
    sick: list[int]
    skull: list[bool]  # the sickness marker shows its skull side
    pool: list[int]  # standing pawns by kind
    placed: list[Placed]  # pawns that acted this round
    taken: list[bool]  # by field: whether one of them stands there; another list comes in its place, it never changes (pawns.py)
    exhausted: list[int]  # exhausted tokens without a pawn, by type
    resting: list[int]  # pawns on exhausted tokens, by kind
    special_children: int  # bit 0 child worker, bit 1 child engineer
    stored: list[int]  # the scenario's storage: wood, coal, food
    # Hope and discontent
    tracks: list[list[int]]  # tokens from the left: type * 2 + 1 if active
    # Generator, weather, storm
    heat: int
    cold: int
    ranges: list[int]
    overheated: bool
    overload: int
    inside: int  # cubes lodged in the tower
    drawer: int
    tower: int  # 1: upgraded
    dropped: int  # cubes ever dropped, and ever moved to the overload track
    fallen: int
    falls: tuple[int, ...]  # how many cubes will fall at the next checks, where a position lays it down
    weather: list[int]
    weather_discard: list[int]
    storm: int  # field of the storm marker, 0: out of the game
    strikes: int
    # The map
    tile: list[int]  # by place
    good: list[int]  # by field, NONE: nothing lies there
    amount: list[int]
    building: list[int]  # by field: side of a building tile (buildings.py), NONE: none
    standing: list[int]  # fields of buildings, a large one by its first field; sorted
    stocked: list[int]  # fields with goods or trees; sorted
    hubs: list[int]  # places with a heating hub
    frame: list[int]  # by place: bits of the goods the frame offers there
    near_tiles: list[int]
    far_tiles: list[int]
    supply: list[int]  # building tiles not on the map, by kind
    unlocked: int  # bits by kind: law buildings that may be raised
    # Laws, technologies
    laws: list[int]
    future_laws: list[int]
    technologies: list[int]
    developed: list[int]  # for the rest of the game (FP-TECH.4)
    developing: int
    development: int  # field of the token on the round track
    modifiers: list[int]  # sums of what laws, technologies and cards in force give
    # Cards
    morning: list[int]
    dusk: list[int]  # sorted: it is shuffled before every draw
    dusk_discard: list[int]
    unread: list[int]  # cards of the dusk deck nobody has read: legal consequences
    consultations: list[int]
    area: list[Lying]
    tokens: list[int]  # activation tokens on the round track
    expeditions: list[list[int]]  # decks A, B, C
    discarded_expeditions: list[list[int]]
    routes: list[Route]
    citizen_deck: list[int]
    citizen_discard: list[int]

    def __init__(self, stack: list[Task], rng: int, fixed: tuple[int | tuple[int, ...], ...], revealed: int) -> None:
        super().__init__(stack, rng, fixed, revealed)

    def clone(self) -> "City":
        g = City(self.stack.copy(), self.rng, self.fixed, self.revealed)
        g.scenario = self.scenario
        g.society = self.society
        g.round = self.round
        g.phase = self.phase
        g.leader = self.leader
        g.turn = self.turn
        g.passes = self.passes
        g.shifted = self.shifted
        g.cause = self.cause
        g.proposals = self.proposals
        g.hands = [hand.copy() for hand in self.hands]
        g.advisors = self.advisors
        g.played = self.played.copy()
        g.mobilisation = self.mobilisation
        g.stock = self.stock.copy()
        g.food = self.food
        g.hunger = self.hunger
        g.deaths = self.deaths
        g.automatons = self.automatons
        g.citizens = self.citizens.copy()
        g.sick = self.sick.copy()
        g.skull = self.skull.copy()
        g.pool = self.pool.copy()
        g.placed = self.placed.copy()
        g.taken = self.taken
        g.exhausted = self.exhausted.copy()
        g.resting = self.resting.copy()
        g.special_children = self.special_children
        g.stored = self.stored.copy()
        g.tracks = [self.tracks[0].copy(), self.tracks[1].copy()]
        g.heat = self.heat
        g.cold = self.cold
        g.ranges = self.ranges.copy()
        g.overheated = self.overheated
        g.overload = self.overload
        g.inside = self.inside
        g.drawer = self.drawer
        g.tower = self.tower
        g.dropped = self.dropped
        g.fallen = self.fallen
        g.falls = self.falls
        g.weather = self.weather.copy()
        g.weather_discard = self.weather_discard.copy()
        g.storm = self.storm
        g.strikes = self.strikes
        g.tile = self.tile.copy()
        g.good = self.good.copy()
        g.amount = self.amount.copy()
        g.building = self.building.copy()
        g.standing = self.standing.copy()
        g.stocked = self.stocked.copy()
        g.hubs = self.hubs
        g.frame = self.frame
        g.near_tiles = self.near_tiles.copy()
        g.far_tiles = self.far_tiles.copy()
        g.supply = self.supply.copy()
        g.unlocked = self.unlocked
        g.laws = self.laws.copy()
        g.future_laws = self.future_laws.copy()
        g.technologies = self.technologies
        g.developed = self.developed.copy()
        g.developing = self.developing
        g.development = self.development
        g.modifiers = self.modifiers.copy()
        g.morning = self.morning.copy()
        g.dusk = self.dusk.copy()
        g.dusk_discard = self.dusk_discard.copy()
        g.unread = self.unread.copy()
        g.consultations = self.consultations.copy()
        g.area = self.area.copy()
        g.tokens = self.tokens.copy()
        a, b, c = self.expeditions
        g.expeditions = [a.copy(), b.copy(), c.copy()]
        a, b, c = self.discarded_expeditions
        g.discarded_expeditions = [a.copy(), b.copy(), c.copy()]
        g.routes = self.routes.copy()
        g.citizen_deck = self.citizen_deck.copy()
        g.citizen_discard = self.citizen_discard.copy()
        return g


def decider(g: City) -> int:
    """Who answers for the table: whoever has the turn, else the leader (FP-GEN.3)."""
    return g.leader if g.turn == NONE else g.turn


def laid_automatons(g: City) -> int:
    """Automatons that wait on cards: neither in the bank nor the players'."""
    return sum([entry[1][AUTOMATON_GOOD] for entry in g.area])


def new_city(rng: int) -> City:
    """An empty board, everything at rest."""
    g = City([], rng, (), 0)
    g.scenario, g.society, g.round, g.phase, g.leader, g.turn, g.passes = 0, 0, 1, ACTION, 0, NONE, 0
    g.shifted, g.cause, g.proposals = False, NONE, ()
    g.hands, g.advisors, g.played, g.mobilisation = [], [], [], False
    g.stock, g.food, g.hunger, g.deaths, g.automatons = [0, 0, 0, 0], 0, 0, 0, 0
    g.citizens, g.sick, g.skull = [0, 0, 0], [0, 0, 0], [False, False, False]
    g.pool, g.placed, g.taken, g.exhausted, g.resting, g.special_children = [0] * 6, [], [], [0, 0, 0], [0] * 6, 0
    g.stored, g.tracks = [0, 0, 0], [[], []]
    g.heat, g.cold, g.ranges, g.overheated, g.overload = 1, 1, [1, 1, 1], False, 0
    g.inside, g.drawer, g.tower, g.dropped, g.fallen, g.falls = 0, 0, 0, 0, 0, ()
    g.weather, g.weather_discard, g.storm, g.strikes = [], [], 0, 0
    g.tile, g.good, g.amount, g.building, g.frame = [], [], [], [], []
    g.standing, g.stocked, g.hubs = [], [], []
    g.near_tiles, g.far_tiles, g.supply, g.unlocked = [], [], [], 0
    g.laws, g.future_laws, g.technologies, g.developed, g.developing, g.development = [], [], [], [], NONE, 0
    g.modifiers = [0] * len(MODIFIERS)
    g.morning, g.dusk, g.dusk_discard, g.unread, g.consultations, g.area, g.tokens = [], [], [], [], [], [], []
    g.expeditions, g.discarded_expeditions, g.routes = [[], [], []], [[], [], []], []
    g.citizen_deck, g.citizen_discard = [], []
    return g
