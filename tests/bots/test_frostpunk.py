"""Bots in the city of Frostpunk: they keep people warm, housed and fed, follow one plan at a table, and listen to proposals."""

import time
from typing import cast

import pytest

from ratusz.arena.simulate import play
from ratusz.arena.watcher import Watcher
from ratusz.bots.catalogue import bot_named
from ratusz.bots.unasked import Unasked
from ratusz.games.frostpunk.content.citizens import CITIZENS
from ratusz.games.frostpunk.content.effects import CHILD, COAL, NONE, WORKER
from ratusz.games.frostpunk.content.expeditions import EXPEDITIONS
from ratusz.games.frostpunk.content.laws import LAWS
from ratusz.games.frostpunk.content.library import BUILDING_NAMES
from ratusz.games.frostpunk.content.societies import SOCIETY_NAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import DISCONTENT, HOPE, City
from ratusz.games.frostpunk.rules.course.ending import CAUSES, WON
from ratusz.games.frostpunk.strategy.evaluate import evaluate, journey, points, uncovered
from ratusz.games.frostpunk.strategy.laws import law_rate
from ratusz.games.frostpunk.strategy.needs import Needs, safe_heat
from ratusz.games.frostpunk.strategy.strategy import STRATEGY
from ratusz.kernel.chance import Guess
from ratusz.kernel.state import Action, Event, State
from tests.frostpunk.table import Table

rules = GAME.rules
NOBODY = Guess(0)


def new(seed: str, seats: int = 1, difficulty: str = "normal", society: str = "I") -> City:
    g = GAME.new(seats, {"difficulty": difficulty, "society": society}, seed)
    rules.settle(g)
    return cast(City, g)


def planned(g: City) -> tuple[int, Action]:
    """Who is asked, and what the plan answers."""
    seat = rules.seats(g)[0]
    legal = rules.options(g, seat)
    return seat, legal[STRATEGY.policy(g, seat, legal, NOBODY)]


def follow(g: City, until: int = 16) -> City:
    """Everybody goes by the plan up to a round."""
    while g.stack and g.round < until:
        rules.apply(g, *planned(g))
    return g


def at_ask(name: str, seats: int = 1, seed: str = "1") -> City:
    """A game played by the plan until something is asked."""
    g = new(seed, seats)
    while g.stack[-1][0] != name:
        rules.apply(g, *planned(g))
    return g


class Steps(Watcher):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.slowest = 0.0
        self.last = time.process_time()

    def step(self, g: State, seat: int, action: Action) -> None:
        now = time.process_time()
        self.slowest = max(self.slowest, now - self.last)
        self.last = now
        self.names.add(action[0])


# The plan.


def test_the_plan_keeps_a_city_alive_far_longer_than_chance_and_sometimes_wins() -> None:
    ends = [follow(new(str(number))) for number in range(8)]
    assert sum([g.round for g in ends]) / len(ends) > 11
    assert any([g.cause == WON for g in ends])
    assert any([g.cause != WON for g in ends])


@pytest.mark.parametrize("society", SOCIETY_NAMES)
def test_the_plan_lives_in_every_society(society: str) -> None:
    assert all([follow(new("5", 1 + number, "hard", society)).round >= 3 for number in range(2)])


def test_the_plan_answers_every_ask_with_a_legal_answer() -> None:
    for seats in (1, 2, 3, 4):
        g = new("plan", seats)
        while g.stack:
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            chosen = STRATEGY.candidates(g, seat, legal)
            assert 0 < len(chosen) <= len(legal)
            assert all([action in legal for action in chosen])
            rules.apply(g, seat, chosen[0])
        assert not GAME.flaws(g)


def test_the_plan_has_a_roof_for_nearly_everybody_by_the_third_night() -> None:
    outside = [(uncovered(follow(new(str(number)), 3)) or [0])[0] for number in range(8)]
    assert sum(outside) / len(outside) < 4


def test_the_plan_warms_the_near_tiles_before_anybody_works() -> None:
    g = at_ask("turn")
    assert planned(g)[1] == ("fuel", Needs(g).warm_heat - g.heat)


def test_the_plan_stores_what_the_scenario_asks_for_when_it_is_due() -> None:
    g = new("store")
    while g.stack[-1][0] != "turn":
        rules.apply(g, *planned(g))
    g.round = 14
    g.stock[COAL] = 7
    assert Needs(g).reserved == 6
    g.stored[1] = 12
    assert Needs(g).reserved == 0


def test_a_broken_generator_is_not_stoked_beyond_what_it_bears() -> None:
    g = new("heat")
    g.cold = 12
    whole = safe_heat(g, 4)
    g.overheated = True
    assert safe_heat(g, 4) < whole
    assert safe_heat(g, 9) < safe_heat(g, 0)


def test_hope_and_discontent_are_dearer_the_nearer_the_end() -> None:
    g = new("calm")
    g.tracks[HOPE], g.tracks[DISCONTENT] = [1, 3, 5], [6]
    easy = Needs(g)
    g.tracks[HOPE], g.tracks[DISCONTENT] = [0], [7, 9, 11, 6, 8]
    hard = Needs(g)
    assert hard.hope > easy.hope
    assert hard.calm > easy.calm


def test_discontent_rather_turns_a_token_than_brings_one() -> None:
    g = at_ask("turn")
    g.tracks[DISCONTENT] = [6, 9]
    g.stack.append(("increase", DISCONTENT, -1))
    rules.settle(g)
    assert planned(g)[1][0] == "activate"


def test_the_plan_sends_scouts_in_most_games() -> None:
    games = 0
    for number in range(8):
        g = new(str(number))
        told: list[Event] = []
        g.listener = told.append
        follow(g)
        games += any([event.kind == "scout-sent" for event in told])
    assert games > 4


def test_a_scout_who_could_not_be_back_in_time_is_worth_nothing() -> None:
    g = at_ask("turn")
    assert journey(g, 0, 10) > 0.0
    assert journey(g, 0, 1) == 0.0


def test_what_scouts_have_been_promised_is_worth_something() -> None:
    g = at_ask("turn")
    ((card, _),), _, _ = g.routes[0]
    g.routes[0] = (((card, NONE),), WORKER, 0)
    before = journey(g, 0, 10)
    barge = next(number for number, expedition in enumerate(EXPEDITIONS) if expedition.name == "A03")
    g.routes[0] = (((barge, 1), (card, NONE)), WORKER, 1)
    assert journey(g, 0, 10) > before


def law(name: str) -> int:
    return next(number for number, card in enumerate(LAWS) if card.name == name)


def test_a_law_is_worth_the_more_the_more_there_is_for_it_to_do() -> None:
    g = at_ask("turn")
    calm = [law_rate(g, number) for number in range(len(LAWS))]
    g.sick, g.skull = [12, 6, 3], [True, True, False]
    g.tracks[HOPE], g.tracks[DISCONTENT] = [0], [7, 9, 11, 6]
    g.citizens[CHILD] += 10
    troubled = [law_rate(g, number) for number in range(len(LAWS))]
    for name in ("PR01", "PR06", "PR09", "PR10", "PR11", "PR12", "PR14"):
        assert troubled[law(name)] > calm[law(name)]
    assert troubled[law("PR05")] == calm[law("PR05")]


# The evaluation.


def test_a_won_game_is_worth_most_and_a_lost_one_least() -> None:
    g = new("value")
    going = evaluate(g, 0)
    g.cause = WON
    assert evaluate(g, 0) == 1.0
    g.cause = CAUSES.index("hope")
    assert evaluate(g, 0) < going < 1.0


@pytest.mark.parametrize("better", ["food", "coal", "health", "hope", "calm", "machine", "house"])
def test_every_good_thing_makes_a_position_better(better: str) -> None:
    g = at_ask("turn")
    g.sick = [6, 2, 2]
    g.overload = 6
    before = points(g)
    if better == "food":
        g.food += 3
    elif better == "coal":
        g.stock[COAL] += 3
    elif better == "health":
        g.sick[0] = 2
    elif better == "hope":
        g.tracks[HOPE] = [1, 3, 5]
    elif better == "calm":
        g.tracks[DISCONTENT] = [6]
    elif better == "machine":
        g.overload = 0
    else:
        field = next(field for field in range(5, len(g.building)) if g.building[field] < 0 and g.tile[(field - 5) // 2] >= 0)
        g.building[field] = 2 * BUILDING_NAMES["house"]
        g.standing = sorted([*g.standing, field])
    assert points(g) > before


def test_all_seats_value_a_position_alike() -> None:
    g = follow(new("seats", 4), 4)
    assert len({evaluate(g, seat) for seat in range(4)}) == 1


# At a table.


def test_a_bot_does_what_others_propose() -> None:
    g = at_ask("law", 2)
    decides = rules.seats(g)[0]
    legal = rules.options(g, decides)
    other = next(action for action in legal if action != legal[STRATEGY.policy(g, decides, legal, NOBODY)])
    rules.interject(g, 1 - decides, ("propose", *rules.write(g, decides, other).split()))
    assert legal[STRATEGY.policy(g, decides, legal, NOBODY)] == other
    assert bot_named("greedy", GAME, "1").choose(GAME.view(g, decides), decides, legal) == other


def test_a_bot_proposes_which_law_to_pass_and_says_it_once() -> None:
    g = at_ask("law", 3)
    decides = rules.seats(g)[0]
    left = (decides + 1) % 3
    found = STRATEGY.proposals(g, left)
    assert [len(STRATEGY.proposals(g, seat)) for seat in (decides, left, (decides + 2) % 3)] == [0, 1, 0]
    action = bot_named("greedy", GAME, "1").interject(GAME.view(g, left), left, found)
    assert action is not None
    rules.check(g, left, action)
    rules.interject(g, left, action)
    assert not STRATEGY.proposals(g, left)


@pytest.mark.parametrize("specs", [("random",), ("greedy", "random"), ("random", "greedy", "random", "search:2")])
def test_bots_of_every_level_finish_a_game_and_none_resigns(specs: tuple[str, ...]) -> None:
    watcher = Steps()
    played = play(GAME, [bot_named(spec, GAME, str(seat)) for seat, spec in enumerate(specs)], "7", {}, watcher)
    assert played.result.over
    assert "resign" not in watcher.names
    ended = [name for name in played.statistics if name.startswith("end-") and played.statistics[name]]
    assert len(ended) == 1
    assert ended != ["end-resigned"]


def test_the_random_bot_never_wins() -> None:
    rounds = 0.0
    for number in range(20):
        played = play(GAME, [bot_named("random", GAME, str(number))], str(number))
        assert not played.result.winners
        rounds += played.statistics["rounds"] / 20
    assert rounds < 7


def test_greedy_thinks_for_less_than_a_second_about_any_move() -> None:
    g = follow(new("time"), 6)
    slowest = 0.0
    bot = bot_named("greedy", GAME, "1")
    for _ in range(40):
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        began = time.process_time()
        action = bot.choose(GAME.view(g, seat), seat, legal)
        slowest = max(slowest, time.process_time() - began)
        rules.apply(g, seat, action)
    assert slowest < 1.0


@pytest.mark.parametrize("spec", ["greedy", "search:6", "rookie", "trader", "planner", "strategist", "expert:20"])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(spec: str) -> None:
    compared = 0
    for number, until in enumerate((2, 4, 5, 7)):
        g = follow(new(f"secret {number}", 2), until)
        if not g.stack:
            continue
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        other = g.clone()
        GAME.redeal(other, seat, Guess(number))
        chosen = [
            bot_named(spec, GAME, "1").choose(GAME.view(state, seat), seat, rules.options(state, seat)) for state in (g, other)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in legal
        compared += 1
    assert compared >= 3


# The statistics.


def test_the_statistics_tell_how_it_ended_and_what_was_done() -> None:
    g = new("told")
    told: list[Event] = []
    g.listener = told.append
    follow(g)
    found = STRATEGY.statistics(g, told)
    assert found[f"end-{CAUSES[g.cause]}"] == 1.0
    assert sum([found[f"end-{cause}"] for cause in CAUSES]) == 1.0
    assert found["rounds"] == g.round
    assert sum([found[f"law-{law.name}"] for law in LAWS]) == len(g.laws) == found["enacted"]
    options = sum([times for name, times in found.items() if name.startswith("option-")])
    cards = sum([times for name, times in found.items() if name.startswith("came-")])
    assert 0 < options <= cards + len(CITIZENS)
    mornings = [name.removeprefix("came-") for name in found if name.startswith("came-P0")]
    assert all([f"option-{name}-{number}" in found for name in mornings for number in (1, 2)])  # also those not taken
    assert found["used-prison"] == 0.0 < found["used-hunters-hut"]
    assert found["did-construct"] > 0
    assert found["raised"] > 5


def test_bots_ask_the_people_before_one_of_them_decides_for_all() -> None:
    """What is asked about has a number of its own; a turn is everybody's own matter, and alone there is nobody to ask."""
    for seats in (1, 2):
        table = Table.dealt(seats, "council")
        table.hurry("turn")
        assert STRATEGY.bargaining(table.g) == (0, ())
        table.hurry("event")
        assert (STRATEGY.bargaining(table.g)[0] > 0) == (seats > 1)


@pytest.mark.slow
def test_whoever_is_asked_what_they_think_says_so_at_any_question() -> None:
    """Every bot proposes once, what may be answered; called again, once more."""
    asked: set[str] = set()
    for number in range(6):
        table = Table.dealt(number % 3 + 2, f"council {number}")
        while table.g.stack:
            seat = GAME.rules.seats(table.g)[0]
            legal = GAME.rules.options(table.g, seat)
            if len(legal) > 1 and table.asked not in asked and ("call",) in GAME.rules.menu(table.g, seat)[0]:
                asked.add(table.asked)
                bots = [other for other in range(len(table.g.hands)) if other != seat]
                for _ in range(2):
                    heard = called(table, seat, bots)
                    assert sorted(heard) == bots, table.asked
                    assert all([GAME.rules.read(table.g, seat, text) in legal for text in heard.values()])
            table.match.do(seat, legal[STRATEGY.policy(table.g, seat, legal, NOBODY)])
    assert {"turn", "pawn", "fuel", "event", "law", "mourn_how", "shelter"} <= asked


def called(table: Table, seat: int, bots: list[int]) -> dict[int, str]:
    """What bots say when they are asked, as whoever runs a table hears it."""
    match = table.match
    match.act(seat, "call")
    unasked = Unasked(GAME, STRATEGY)
    heard: dict[int, str] = {}
    offers = set(STRATEGY.bargaining(match.state)[1])
    while (spoken := unasked.next(match.state, bots)) is not None:
        other, proposals = spoken
        action = bot_named("greedy", GAME, "council").interject(GAME.view(match.state, other), other, proposals)
        assert action is not None
        assert other not in heard
        assert unasked.is_asked(match.state, other, bots)
        heard[other] = " ".join(action[1:])
        match.do(other, action)
        assert offers > set(STRATEGY.bargaining(match.state)[1])  # an answer makes no new question of the others'
        offers = set(STRATEGY.bargaining(match.state)[1])
    assert offers == set()
    return heard


def test_nobody_speaks_of_a_turn_unless_asked() -> None:
    table = Table.dealt(3, "council")
    table.hurry("turn")
    assert [STRATEGY.proposals(table.g, seat) for seat in range(3)] == [[], [], []]
