"""Setting up "A New Home: Crater" step by step, the advisors and the citizens each player gives up."""

from typing import Final

from ratusz.kernel.chance import Chance
from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.advisors import ADVISORS
from ...content.buildings import BUILDINGS
from ...content.citizens import CITIZENS
from ...content.effects import AUTOMATON, COAL, CORE, NONE, WHO, WOOD
from ...content.events import CONSULTATIONS, MORNING_CARDS, STARTING_CARDS
from ...content.expeditions import EXPEDITION_CARDS, ROUTES
from ...content.laws import LAWS, MANDATORY_LAWS, OTHER_LAWS, OTHER_LAWS_DEALT
from ...content.library import EVENT_NAMES, EXPEDITION_NAMES
from ...content.numbers import COLD_START, HANDS, HEAT_START, RANGES_START, SHEETS
from ...content.scenarios import DEPOSITS, SCENARIOS
from ...content.societies import SOCIETIES
from ...content.technologies import TECHNOLOGIES, TECHNOLOGIES_DEALT
from ...content.weather import WEATHERS
from ...position.state import DISCONTENT, HOPE, City, new_city
from ..cards.running_effects import push
from ..city.buildings import unlock
from ..city.clearing import turn_over
from ..city.gathering import strippable
from ..city.map import (
    CORNERS,
    FAR_TILES,
    FIELDS,
    NEAR_TILES,
    PETAL_AMOUNTS,
    PETAL_BUILDINGS,
    PETAL_GOODS,
    PLACES,
    WALL,
    between,
    corner_place,
)
from ..city.pool import lacking, pay, payable
from ..people.hope import draw
from ..people.pawns import match
from ..people.sickness import sicken
from ..vocabulary import rules
from .scenario import reveal
from .stories import check, sink

rules.action("discard", "citizen")
rules.action("wish", "advisor")
DISCARD: Final[list[Action]] = [("discard", card) for card in range(len(CITIZENS))]
WISHES: Final[list[Action]] = [("wish", advisor) for advisor in [*range(len(ADVISORS)), NONE]]


def tiles_of(g: City, kind: int) -> int:
    """How many tiles of a building lie on the board before any is raised (FP-SETUP.37, FP-SETUP.39, FP-BLDG.4)."""
    building = BUILDINGS[kind]
    if building.group == "law" or (building.group == "scenario" and kind not in SCENARIOS[g.scenario].buildings):
        return 0
    return building.count


def bare_board(g: City) -> None:
    """The Generator tile with what is printed or laid on it, and all building tiles on their board (FP-SETUP.2, FP-SETUP.3,
    FP-SETUP.4, FP-SETUP.5, FP-SETUP.6, FP-SETUP.7, FP-SETUP.17, FP-SETUP.35, FP-SETUP.37)."""
    g.tile = [NONE] * len(PLACES)
    g.frame = [0] * len(PLACES)
    g.good, g.amount, g.building = [NONE] * FIELDS, [0] * FIELDS, [NONE] * FIELDS
    g.supply = [tiles_of(g, kind) for kind in range(len(BUILDINGS))]
    g.standing, g.stocked = [], []
    for field, kind in enumerate(PETAL_BUILDINGS):
        if kind != NONE:
            g.building[field] = 2 * kind
            g.supply[kind] -= 1
            g.standing.append(field)
        else:
            g.good[field] = PETAL_GOODS[field]
            g.amount[field] = PETAL_AMOUNTS[field]
            g.stocked.append(field)
    g.heat, g.cold, g.ranges = HEAT_START, COLD_START, RANGES_START.copy()  # FP-SETUP.56, FP-SETUP.57, FP-SETUP.58


def set_up(seats: int, scenario: int, society: int, chance: Chance, told: str = "") -> City:
    """The stories that were `told` lie below the others of their decks (FP-SETUP.1, FP-SETUP.44)."""
    check(told)
    g = new_city(chance.rng)
    g.fixed = chance.fixed
    g.scenario, g.society = scenario, society
    g.hands = [[] for _ in range(seats)]
    g.played = [NONE] * seats
    bare_board(g)
    lay_map(g)
    lay_expeditions(g, told)
    lay_technologies(g)
    settle_society(g)
    lay_laws(g)
    lay_decks(g, told)
    seat_players(g, seats)
    g.revealed = 0
    return g


def lay_map(g: City) -> None:
    """FP-SETUP.8, FP-SETUP.9, FP-SETUP.10, FP-SETUP.11, FP-SETUP.12, FP-SETUP.13."""
    wall = list(range(len(WALL)))
    g.shuffle(wall)
    deposits = 0
    start = g.below(CORNERS)
    bare = list(range(CORNERS))
    for step in range(CORNERS):
        token = WALL[wall.pop()]
        corner = (start + step) % CORNERS
        if token != NONE:
            g.frame[corner_place(corner)] |= 1 << token
            bare.remove(corner)
            deposits += 1
            if deposits == DEPOSITS:
                break
    g.near_tiles, g.far_tiles = NEAR_TILES.copy(), FAR_TILES.copy()
    g.shuffle(g.near_tiles)
    g.shuffle(g.far_tiles)
    for corner in bare:
        turn_over(g, corner_place(corner), g.far_tiles)
        turn_over(g, between(corner), g.near_tiles)


def lay_expeditions(g: City, told: str) -> None:
    """FP-EXPED.1, FP-SETUP.18, FP-SETUP.19, FP-SETUP.20."""
    for kind in range(3):
        g.expeditions[kind] = EXPEDITION_CARDS[kind].copy()
        g.shuffle(g.expeditions[kind])
        sink(g.expeditions[kind], EXPEDITION_NAMES, told)
    for _ in range(ROUTES):
        deck = g.expeditions[0]
        g.routes.append((((deck.pop(), NONE),) if deck else (), NONE, 0))


def lay_technologies(g: City) -> None:
    """FP-SETUP.21, FP-SETUP.22, FP-SETUP.23."""
    cards = [card for card in range(len(TECHNOLOGIES)) if card not in SCENARIOS[g.scenario].without]
    g.shuffle(cards)
    g.technologies = sorted(cards[-TECHNOLOGIES_DEALT:])


def settle_society(g: City) -> None:
    """FP-SETUP.16, FP-SETUP.24, FP-SETUP.25, FP-SETUP.26, FP-SETUP.27, FP-SETUP.28, FP-SETUP.29, FP-SETUP.30, FP-SETUP.31,
    FP-SETUP.32, FP-SETUP.33, FP-SETUP.34, FP-SETUP.40, FP-SETUP.41, FP-SETUP.42, FP-SETUP.43; food of revealed tiles is there
    already (FP-SETUP.28)."""
    society = SOCIETIES[g.society]
    g.citizens, g.sick = society.citizens.copy(), society.sick.copy()
    g.food += society.food
    g.deaths = society.deaths
    g.stock[WOOD], g.stock[COAL], g.stock[CORE] = society.wood, society.coal, society.cores
    g.automatons = society.automatons
    g.pool[AUTOMATON] = society.automatons
    match(g)
    for track, numbers in ((DISCONTENT, society.discontent), (HOPE, society.hope)):
        for _ in range(numbers[0]):
            draw(g, track, "FP-SETUP.40" if track == DISCONTENT else "FP-SETUP.42")
        for index in range(numbers[1]):
            g.tracks[track][index] += 1


def lay_laws(g: City) -> None:
    """FP-SETUP.47, FP-SETUP.48, FP-SETUP.49, FP-SETUP.50, FP-SETUP.51."""
    others = OTHER_LAWS.copy()
    g.shuffle(others)
    g.future_laws = sorted(MANDATORY_LAWS + others[-OTHER_LAWS_DEALT:])
    for law in g.future_laws:
        for kind in LAWS[law].unlocks:
            g.supply[kind] = BUILDINGS[kind].count


def lay_decks(g: City, told: str) -> None:
    """FP-SETUP.45, FP-SETUP.46, FP-SETUP.52, FP-SETUP.53, FP-SETUP.54, FP-SETUP.55, FP-SETUP.59, FP-SETUP.62, FP-SETUP.70,
    FP-SETUP.75, FP-SETUP.76."""
    g.morning = MORNING_CARDS.copy()
    g.shuffle(g.morning)
    sink(g.morning, EVENT_NAMES, told)
    g.consultations = CONSULTATIONS.copy()
    g.shuffle(g.consultations)
    sink(g.consultations, EVENT_NAMES, told)
    g.dusk = STARTING_CARDS.copy()
    if g.consultations:
        g.dusk.append(g.consultations.pop())
    g.dusk.sort()
    g.weather = list(range(len(WEATHERS)))
    g.shuffle(g.weather)
    g.citizen_deck = list(range(len(CITIZENS)))
    g.shuffle(g.citizen_deck)
    g.storm = SCENARIOS[g.scenario].storm
    for card in SCENARIOS[g.scenario].open:
        reveal(g, card)


def seat_players(g: City, seats: int) -> None:
    """FP-SETUP.60, FP-SETUP.61, FP-SETUP.72: what is still to be decided is asked."""
    g.advisors = [NONE] * seats
    g.mobilisation = seats == 1
    g.leader = g.below(seats)
    g.stack[:0] = [("game",), ("deal_citizens",), ("choose_advisors",)]


# Advisors: each player names one, or leaves it to chance (FP-SETUP.60).


@rules.op("choose_advisors")
def choose_advisors(g: City) -> None:
    rules.together(g, "share_advisors", tuple([("wish", seat) for seat in range(len(g.hands))]))


def wish_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal += WISHES


rules.sealed("wish", "seat", wish_options)


@rules.op("share_advisors")
def share_advisors(g: City, parts: tuple[Task, ...], answers: tuple[Action, ...]) -> None:
    """Where two want the same, chance decides who gets it; whoever is left takes one of those left, by chance too."""
    given = [NONE] * len(g.hands)
    wishes = [answer[1] for answer in answers]
    for advisor in range(len(ADVISORS)):
        keen = [parts[index][1] for index, wish in enumerate(wishes) if wish == advisor]
        if keen:
            given[keen[0] if len(keen) == 1 else keen[g.below(len(keen))]] = advisor
    free = [advisor for advisor in range(len(ADVISORS)) if advisor not in given]
    if NONE in given:
        g.shuffle(free)
    g.advisors = [free.pop() if advisor == NONE else advisor for advisor in given]
    g.revealed += 1
    if g.listener is not None:
        for seat, advisor in enumerate(g.advisors):
            g.tell("advisor-taken", "FP-SETUP.60", EVERYONE, {"seat": seat, "advisor": ADVISORS[advisor].name})


def sheets(g: City) -> list[list[int]]:
    """FP-SETUP.73: everybody has the sheet of their own advisor; the others go round to whoever has fewest."""
    found = [[] if advisor == NONE else [advisor] for advisor in g.advisors]
    for sheet in range(SHEETS):
        if sheet not in g.advisors and NONE not in g.advisors:
            counts = [len(held) for held in found]
            found[counts.index(min(counts))].append(sheet)
    return found


@rules.op("deal_citizens")
def deal_citizens(g: City) -> None:
    """FP-SETUP.63."""
    for _ in range(HANDS[len(g.hands) - 1]):
        for hand in g.hands:
            if g.citizen_deck:
                hand.append(g.citizen_deck.pop())
    for seat, hand in enumerate(g.hands):
        hand.sort()
        if g.listener is not None:
            g.tell("citizens-dealt", "FP-SETUP.63", EVERYONE, {"seat": seat, "citizens": [CITIZENS[card].name for card in hand]})
    g.revealed += 1
    parts = tuple([("give_up_one", seat) for seat, hand in enumerate(g.hands) if hand])
    if parts:
        rules.together(g, "give_up", parts)


# Giving up one citizen, at their starting cost (FP-SETUP.64, FP-SETUP.65, FP-SETUP.66, FP-SETUP.67, FP-SETUP.68).


def affordable(g: City, card: int) -> bool:
    """FP-CITIZEN.3, FP-SETUP.65."""
    citizen = CITIZENS[card]
    if not payable(g, citizen.start_pay):
        return False
    for step in citizen.start_steps:
        if step.do == "strip" and len(strippable(g, step.what, step.n, ())) < step.tiles:
            return False
    return True


def give_up_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """FP-SETUP.67: whoever can pay for none gives up any."""
    hand = g.hands[seat]
    able = [card for card in hand if affordable(g, card)]
    for card in able or hand:
        legal.append(DISCARD[card])
    if why is not None and able:
        for card in hand:
            if card not in able:
                figures = {"citizen": CITIZENS[card].name, **lacking(g, CITIZENS[card].start_pay)}
                why.append((DISCARD[card], "FP-SETUP.65", figures))


rules.sealed("give_up_one", "seat", give_up_options)


@rules.op("give_up")
def give_up(g: City, parts: tuple[Task, ...], answers: tuple[Action, ...]) -> None:
    """FP-SETUP.66: should the city not be able to pay for all, chance decides whose choice stands."""
    order = list(range(len(parts)))
    if len(order) > 1:
        g.shuffle(order)
    for index in order:
        seat, card = parts[index][1], answers[index][1]
        if affordable(g, card):
            g.stack.append(("pay_for", seat, card))
        else:
            let_go(g, seat, card, False)  # FP-SETUP.67: there was none to pay for


@rules.op("pay_for", "seat citizen")
def pay_for(g: City, seat: int, card: int) -> None:
    if card not in g.hands[seat]:
        return  # in a position made by hand it may have been given up meanwhile
    if affordable(g, card):
        let_go(g, seat, card, True)
        return
    depth = len(g.stack)
    while g.stack[depth - 1][0] in ("pay_for", "choose_again"):
        depth -= 1
    g.stack.insert(depth, ("choose_again", seat))  # once all whose choice stands have paid


@rules.op("choose_again", "seat")
def choose_again(g: City, seat: int) -> None:
    if g.hands[seat]:
        g.stack.append(("give_up_again", seat))


@rules.ask("give_up_again", "seat", give_up_options)
def give_up_again(g: City, action: Action, seat: int) -> None:
    let_go(g, seat, action[1], affordable(g, action[1]))


def let_go(g: City, seat: int, card: int, paid: bool) -> None:
    g.hands[seat].remove(card)
    g.citizen_discard.append(card)
    citizen = CITIZENS[card]
    if g.listener is not None:
        g.tell("citizen-given-up", "FP-SETUP.64", EVERYONE, {"seat": seat, "citizen": citizen.name})
    if paid:
        g.turn = seat
        g.stack.append(("given_up",))
        push(g, citizen.start_steps, NONE)
        pay(g, citizen.start_pay, "FP-SETUP.64")
    else:
        if g.listener is not None:
            g.tell("given-up-unpaid", "FP-SETUP.67", EVERYONE, {"who": WHO[citizen.type]})
        sicken(g, citizen.type, "FP-SETUP.67")


@rules.op("given_up")
def given_up(g: City) -> None:
    g.turn = NONE


def lay_out_law_buildings(g: City) -> None:
    """The buildings passed laws have unlocked, where a position names the laws only."""
    for law in g.laws:
        for kind in LAWS[law].unlocks:
            unlock(g, kind, "FP-LAW.2")
