"""The five levels: each keeps to its time, bargains, and errs, where it errs, as people do. And guesses that are not even."""

import time
from functools import cache
from itertools import pairwise

import pytest

from ratusz.arena.simulate import play, simulate
from ratusz.bots.catalogue import bot_named
from ratusz.bots.expert import Expert
from ratusz.bots.fallible import Failings, Fallible
from ratusz.bots.levels import LEVELS, STRATEGIST, THINK
from ratusz.bots.titles import FORMER, bot_title
from ratusz.games.catalogue import game_named, strategy_named
from ratusz.games.newangeles.game import GAME as NEWANGELES
from ratusz.kernel.chance import Guess
from ratusz.kernel.state import State
from ratusz.words.bundle import LANGUAGES, words
from tests.bots.test_newangeles import Asides
from tests.table import Table

SEATS = {"state51": 2, "newangeles": 4, "frostpunk": 1}
SPARE = 0.1  # seconds for what belongs to a decision besides thinking: a trial under way is finished
TRIES = 3  # of a decision, of which one must keep to its time: what was learned is read first, and memory tidied up now and then


@cache
def questions(name: str) -> list[tuple[State, int]]:
    """Of each quarter of a game that goes by the policy the question with the most answers, and whose it is."""
    game, strategy, chance = game_named(name), strategy_named(name), Guess(1)
    g = Table.dealt("levels", name, SEATS[name]).match.state.clone()
    asked: list[tuple[State, int]] = []
    while g.stack:
        seat = game.rules.seats(g)[0]
        legal = game.rules.options(g, seat)
        if len(legal) > 1:
            asked.append((g.clone(), seat))
        game.rules.apply(g, seat, legal[strategy.policy(g, seat, legal, chance)] if len(legal) > 1 else legal[0])
    bounds = [len(asked) * quarter // 4 for quarter in range(5)]
    return [max(asked[first:last], key=lambda one: len(game.rules.options(*one))) for first, last in pairwise(bounds)]


def test_the_questions_that_are_timed_have_many_answers() -> None:
    for name in SEATS:
        assert max([len(game_named(name).rules.options(*one)) for one in questions(name)]) >= 12


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_keeps_to_its_time(name: str, level: str) -> None:
    game, limit = game_named(name), THINK.get(level, 0.1) + SPARE
    for g, seat in questions(name):
        view, legal = game.view(g, seat), game.rules.options(g, seat)
        taken: list[float] = []
        while len(taken) < TRIES and min(taken, default=limit) >= limit:
            bot = bot_named(level, game, "1")
            began = time.process_time()
            assert bot.choose(view, seat, legal) in legal
            taken.append(time.process_time() - began)
        assert min(taken) < limit, f"{len(legal)} answers took {taken} s"


@pytest.mark.parametrize("level", ["rookie", "trader", "planner", "strategist", "expert:4"])
def test_bots_bargain_at_every_level(level: str) -> None:
    watcher = Asides()
    play(NEWANGELES, [bot_named(level, NEWANGELES, str(seat)) for seat in range(4)], "bargain", {}, watcher)
    assert watcher.names & {"trade", "haggle"}
    assert watcher.names & {"accept", "decline"}


def test_who_overlooks_everything_but_one_answer_takes_that() -> None:
    table = Table.dealt("levels", "state51", 2)
    g, game = table.match.state, game_named("state51")
    seat = game.rules.seats(g)[0]
    legal = game.rules.options(g, seat)
    chosen = set()
    for number in range(40):
        bot = Fallible(game, strategy_named("state51"), Guess(number), Failings(0.8, 0.0, True))
        chosen.add(bot.choose(game.view(g, seat), seat, legal))
    assert 1 < len(chosen) <= len(legal)


@pytest.mark.parametrize("game", SEATS)
def test_a_strategist_overlooks_as_much_in_every_game(game: str) -> None:
    bot = bot_named("strategist", game_named(game), "1")
    assert isinstance(bot, (Expert, Fallible))
    overlooks = bot.overlooks if isinstance(bot, Expert) else bot.failings.overlooks
    assert overlooks == STRATEGIST.overlooks > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_every_level_has_a_name_of_its_own_and_bots_of_old_tables_keep_one(language: str, game: str) -> None:
    spoken = words(language).of(game)
    titles = [bot_title(spoken, level) for level in LEVELS]
    assert len(set(titles)) == len(LEVELS)
    assert [bot_title(spoken, bot) for bot in FORMER] == titles


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("trader", "rookie"), ("strategist", "trader")])
def test_a_level_beats_one_below_it(better: str, worse: str) -> None:
    rate = simulate(game_named("state51"), 40, [better, worse], seed="levels").data()["win_rate"]
    assert rate[better] > rate[worse]
