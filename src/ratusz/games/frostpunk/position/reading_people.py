"""Reading a position: the people, their pawns, and the tracks of the boards."""

from ratusz.kernel.names import Names
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content import numbers
from ..content.buildings import BUILDINGS, SIDES
from ..content.effects import ANGER, ANY_HOPE, AUTOMATON, CARE, CHILD, COLOURS, GAINS, NONE, PAWNS, STEEL, TOKENS, WHO
from ..content.scenarios import SCENARIOS
from ..content.societies import SOCIETIES
from ..rules.cards.needs import lying
from ..rules.city.buildings import SECOND, base_field, exists
from ..rules.city.map import FIELDS, PLACE_OF
from ..rules.course.storm import done_by_storms
from ..rules.people.pawns import TYPE_OF, exhausted_tokens, match, place, scouting
from ..rules.vocabulary import PAWN_WORDS, spot_named
from .data import ACTIVE, SPECIAL_CHILDREN, STORED
from .decks import MOST, RESOURCES_MOST
from .state import CARD_SPOT, DISCONTENT, HOPE, OVER, City, laid_automatons


def read_people(g: City, top: Reader) -> None:
    g.stock = top.amounts("stock", GAINS[: STEEL + 1], [0, 0, 0, 0], RESOURCES_MOST)
    if g.stock[STEEL] > numbers.STEEL_MOST:
        raise Problem("position-range", "FP-LIMIT.8", where="stock.steel", got=g.stock[STEEL], least=0, most=numbers.STEEL_MOST)
    g.food = top.number("food", 0, 0, numbers.FOOD_MOST)
    g.hunger = top.number("hunger", 0, 0, numbers.HUNGER_MOST)
    g.deaths = top.number("deaths", 0, 0, numbers.DEATHS_LAST if g.phase == OVER else numbers.DEATHS_LAST - 1)
    g.automatons = top.number("automatons", 0, 0, numbers.AUTOMATONS_MOST)
    society = SOCIETIES[g.society]
    g.citizens = top.amounts("citizens", WHO[:3], society.citizens.copy(), numbers.CITIZENS_MOST)
    g.sick = top.amounts("sick", WHO[:3], [0, 0, 0], numbers.CITIZENS_MOST)
    for type in range(3):
        if g.sick[type] > g.citizens[type]:
            raise Problem("position-sick", "FP-ILL.2", who=WHO[type], got=g.sick[type], most=g.citizens[type])
    for type in Names("who", WHO[:3]).listed(top, "gravely-ill"):
        g.skull[type] = True
    g.exhausted = top.amounts("exhausted", WHO[:3], [0, 0, 0], numbers.EXHAUSTED_MOST)
    g.special_children = Names("pawn", SPECIAL_CHILDREN).mask(top, "special-children")
    g.stored = top.amounts("stored", STORED, [0, 0, 0], RESOURCES_MOST)


def read_pawns(g: City, top: Reader) -> None:
    """Pawns as they stand, or as the population gives them."""
    special = g.special_children
    match(g)
    g.resting = top.amounts("resting", PAWNS, [0] * len(PAWNS), 10)
    for type in range(3):
        if exhausted_tokens(g, type) > numbers.EXHAUSTED_MOST:
            got, most = exhausted_tokens(g, type), numbers.EXHAUSTED_MOST
            raise Problem("position-range", "FP-COMP.28", where=f"exhausted.{WHO[type]}", got=got, least=0, most=most)
    for item in top.items("placed"):
        if not isinstance(item, list) or len(item) != 2:
            raise Problem("position-type", where="placed", want="pawn and spot", got=shown(item))
        pawn = PAWN_WORDS.number(item[0], "placed")
        spot = spot_named(item[1])
        if spot == NONE or (spot < FIELDS and not exists(g, spot)) or (spot >= CARD_SPOT and lying(g, spot - CARD_SPOT) == NONE):
            raise Problem("position-placed", where="placed", spot=shown(item[1]))
        if spot < FIELDS or spot >= CARD_SPOT:
            spot = spot if spot >= CARD_SPOT else base_field(g, spot)
            most, rule = (1, "FP-SPECIAL.7") if spot >= CARD_SPOT else (room(g, spot), "FP-USE.2")
            if sum([1 for _, other in g.placed if other == spot]) >= most:
                raise Problem("position-placed", rule, where="placed", spot=shown(item[1]))
        place(g, pawn, spot)
    if top.has("pool"):
        g.pool = top.amounts("pool", PAWNS, g.pool, 10)
        g.special_children = special
    else:
        for pawn in range(len(PAWNS)):
            over = busy(g, pawn) - g.pool[pawn]
            g.pool[pawn] = max(0, -over)
            if TYPE_OF[pawn] == CHILD and over > 0:  # a child worker nobody spoke of is one of the children
                g.pool[CHILD] = max(0, g.pool[CHILD] - over)
    check_pieces(g)
    out = sum([1 for pawn, _ in g.placed if pawn == AUTOMATON])
    if g.automatons + laid_automatons(g) > numbers.AUTOMATONS_MOST:
        most = numbers.AUTOMATONS_MOST
        raise Problem(
            "position-range", "FP-LIMIT.3", where="automatons", got=g.automatons + laid_automatons(g), least=0, most=most
        )
    if g.pool[AUTOMATON] + out != g.automatons:
        raise Problem("position-automatons", "FP-LIMIT.3", got=g.pool[AUTOMATON] + out, most=g.automatons)


def busy(g: City, pawn: int) -> int:
    """Pawns of a kind that are out of the pool, but not away as scouts: they stand somewhere or rest."""
    return g.resting[pawn] + sum([1 for placed in g.placed if placed[0] == pawn])


def check_pieces(g: City) -> None:
    """FP-COMP.24: no more pawns of a kind than there are; a child worker or engineer who is there has been given."""
    if g.resting[AUTOMATON]:
        raise Problem("position-misplaced", "FP-AUTOMATON.6", where="resting", card=PAWNS[AUTOMATON])
    for pawn, most in enumerate((*numbers.PAWNS_MOST, numbers.AUTOMATONS_MOST, 1, 1)):
        got = g.pool[pawn] + busy(g, pawn) + scouting(g, pawn)
        if got > most:
            raise Problem("position-range", "FP-COMP.24", where=f"pool.{PAWNS[pawn]}", got=got, least=0, most=most)
        if got and PAWNS[pawn] in SPECIAL_CHILDREN:
            g.special_children |= 1 << SPECIAL_CHILDREN.index(PAWNS[pawn])


def room(g: City, field: int) -> int:
    """How many pawns may stand on a field (FP-GATHER.2, FP-USE.2): two where a large building stands, or was destroyed."""
    side = g.building[field]
    if side == NONE:
        return 1 if PLACE_OF[field] == NONE or SECOND[field] else 2
    return 2 if BUILDINGS[SIDES[side].kind].large else 1


def read_track(g: City, top: Reader, key: str, track: int) -> None:
    for value in top.items(key):
        active = isinstance(value, str) and value.endswith(ACTIVE)
        first, last = (ANGER, ANY_HOPE) if track == DISCONTENT else (CARE, ANGER)
        type = first + Names("token", TOKENS[first:last]).number(value[:-1] if active else value, key)
        g.tracks[track].append(type * 2 + (1 if active else 0))
        if sum([1 for token in g.tracks[track] if token // 2 == type]) > numbers.TOKENS_EACH:
            raise Problem("position-tokens", "FP-COMP.29", token=TOKENS[type], most=numbers.TOKENS_EACH)
    most = numbers.HOPE_FIELDS if track == HOPE else numbers.DISCONTENT_LOSS - (g.phase != OVER)
    least = 1 if track == HOPE and g.phase != OVER else 0
    if not least <= len(g.tracks[track]) <= most:
        rule = "FP-WIN.2" if track == HOPE else "FP-WIN.3"
        raise Problem("position-range", rule, where=key, got=len(g.tracks[track]), least=least, most=most)


def read_boards(g: City, top: Reader) -> None:
    if not top.has("hope"):
        top.data["hope"] = ["care+", "justice+"]
    read_track(g, top, "hope", HOPE)
    read_track(g, top, "discontent", DISCONTENT)
    g.cold = top.number("cold", numbers.COLD_START, 1, numbers.HEAT_FIELDS)
    g.heat = top.number("heat", numbers.HEAT_START, 1, g.cold)  # FP-GENERATOR.2
    if top.has("ranges"):
        inner = Reader(top.table("ranges"), "ranges")
        g.ranges = [inner.number(COLOURS[colour], numbers.RANGES_START[colour], 1, numbers.HEAT_FIELDS) for colour in range(3)]
        inner.done()
    g.overheated = top.flag("overheated")
    g.overload = top.number("overload", 0, 0, MOST if g.phase == OVER else numbers.OVERLOAD_FIELDS)
    g.tower = 1 if top.flag("tower-upgraded") else 0
    g.inside = top.number("cubes-inside", 0, 0, MOST)
    g.drawer = top.number("drawer", 0, 0, MOST)
    g.fallen = top.number("cubes-fallen", 0, 0, MOST)
    g.dropped = top.number("cubes-dropped", g.fallen + g.inside + g.drawer, 0, 3 * MOST)
    if g.dropped != g.fallen + g.inside + g.drawer:
        raise Problem("position-cubes", "FP-GENERATOR.6", got=g.dropped, want=g.fallen + g.inside + g.drawer)
    falls = top.items("falls")
    if not all([isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST for n in falls]):
        raise Problem("position-type", where="falls", want="numbers", got=shown(falls))
    g.falls = tuple(falls)
    g.strikes = top.number("strikes", 0, 0, 99)
    struck = [step.round for step in done_by_storms(g) if step.do == "storm-at"]
    g.storm = top.number("storm", struck[-1] if struck else SCENARIOS[g.scenario].storm, 0, numbers.ROUNDS)
