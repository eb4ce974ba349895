"""What is foreseen comes true, in every game (RATUSZ_GAMES says how many random games are tried).

Foretold from a seat's view, held against the match: what an action does, what follows if it comes to what it aims at, and every
forecast. How it is decided whether something came in between is told in ratusz.conformance.foreseen.
"""

import os
import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from ratusz.conformance.foreseen import hold
from ratusz.conformance.trial import RESIGN, Moment, Trial
from ratusz.games.catalogue import GAMES, strategy_named
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, begin
from ratusz.kernel.preview import ANSWERS, Walk, forecast, preview
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action
from ratusz.kernel.strategy import Strategy
from ratusz.kernel.view import View
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy import STRATEGY as TRADER

GAMES_EACH = int(os.environ.get("RATUSZ_GAMES", "8"))
MOVES = 400
OFTEN = 0.06  # of the moments something is foretold
ASIDES = 0.25  # of the things foretold, where there is any
FAR = 40  # moves in which a forecast may come
# What comes up in a few games: forecasts come rarely, since mostly something else is done before.
FORETOLD = {
    "state51": {"preview"},
    "newangeles": {"preview", "supposed", "offer", "demand", "card"},
    "frostpunk": {"preview", "night", "hunger", "meal", "cold"},
    "toy": {"preview"},
}


def of_frostpunk(view: dict[str, Any]) -> set[str]:
    if view["phase"] == "over":
        return set()
    always, storm = {"night", "hunger", "meal", "cold", "sickness", "graves"}, view["outlook"]["storm"]
    return always | {"storm"} if storm and storm["certain"] else always


def of_newangeles(view: dict[str, Any]) -> set[str]:
    if view["phase"] in ("setup", "over"):
        return set()
    own = view["seats"][view["eyes"]]
    offers = {f"offer {name}" for name, offer in view["outlook"]["offers"].items() if offer and not view["deal"]["won"]}
    cards = {f"card {card}" for card in [*own["hand"], *own["emergency"]]}
    return {"demand", *offers, *cards} if view["demand"] else offers | cards


# The forecasts that a seat is to be given: all that its view makes possible.
FORECASTS: dict[str, Callable[[dict[str, Any]], set[str]]] = {"frostpunk": of_frostpunk, "newangeles": of_newangeles}
ALL = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)


def seen(match: Match, seat: int) -> tuple[Game, View, int]:
    return match.game, match.game.view(match.state, seat), seat


def strategy(game: Game) -> Strategy:
    return TRADER if game is TOY else strategy_named(game.name)


def pick(game: Game, now: Moment) -> tuple[int, Action]:
    """Any answer, or something that any seat may say unasked."""
    rules = game.rules
    if now.dice.random() < ASIDES:
        seat = now.dice.randrange(now.match.seats)
        asides = [action for action in rules.menu(now.state, seat)[0] if action[0] != RESIGN]
        if asides:
            return seat, now.dice.choice(asides)
    return now.seat, now.dice.choice(rules.options(now.state, now.seat))


@ALL
def test_what_is_foreseen_comes_true(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.conformance.trial.game_named", lambda name: game)
    monkeypatch.setattr("ratusz.conformance.trial.manifest", lambda name: None)
    monkeypatch.setattr("ratusz.conformance.trial.strategy_named", lambda name: strategy(game))
    trial = Trial(game.name, GAMES_EACH)
    held: Counter[str] = Counter()
    wrong: list[Any] = []
    for number in range(GAMES_EACH):
        for now in islice(trial.moments(number), MOVES):
            if now.dice.random() < OFTEN:
                try:
                    held += hold(now.match.clone(), *pick(game, now), random.Random(number), FAR)
                except Problem as found:
                    wrong.append((number, len(now.match.moves), found.code, found.figures))
    print(f"{game.name}: {GAMES_EACH} games, {dict(held)} held to")
    assert wrong == []
    assert set(held) >= FORETOLD.get(game.name, set())


@ALL
def test_whatever_can_be_foretold_is(game: Game) -> None:
    for number in range(2):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"forecasts {number}")
        while not match.over and len(match.moves) < MOVES:
            seat = choices.choice(game.rules.seats(match.state))
            view = game.view(match.state, seat)
            if choices.random() < OFTEN:
                expected = FORECASTS[game.name]({**view}) if game.name in FORECASTS else set[str]()
                assert {name for name, _ in forecast(game, view, seat)} == expected
            match.do(seat, choices.choice(game.rules.options(match.state, seat)))


@ALL
def test_a_preview_tells_nothing_the_view_does_not(game: Game) -> None:
    """Whatever the seat cannot know is arranged anew: the preview and the forecast stay the same."""
    for number in range(2):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"secret {number}")
        for _ in range(MOVES):
            if match.over:
                break
            seat = choices.choice(game.rules.seats(match.state))
            action = choices.choice(game.rules.options(match.state, seat))
            if choices.random() < OFTEN:
                other = match.clone()
                game.redeal(other.state, seat, Chance(number))
                assert preview(*seen(match, seat), action).data() == preview(*seen(other, seat), action).data()
                first, second = dict(forecast(*seen(match, seat))), dict(forecast(*seen(other, seat)))
                assert {name: one.data() for name, one in first.items()} == {name: one.data() for name, one in second.items()}
            match.do(seat, action)


def test_a_preview_that_follows_no_way_to_its_end_says_so() -> None:
    """Bounded as it is, it may meet questions alone."""
    game, choices = GAMES["frostpunk"], random.Random(1)
    match = begin(game, 1, {}, "questions")
    for _ in range(MOVES):
        (seat,) = game.rules.seats(match.state)
        action = choices.choice(game.rules.options(match.state, seat))
        walk = Walk(game, match.state, seat, seat)
        walk.answers = ANSWERS
        found = walk.from_action(match.state.clone(), action)
        if not walk.ends:
            assert (found.cut, found.certain, found.figures) == (True, False, {})
            return
        match.do(seat, action)
    raise AssertionError("no action asks further")
