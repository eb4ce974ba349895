"""Bots are ordinary seats: what a seat cannot know does not reach them."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ratusz.arena.simulate import play
from ratusz.bots.catalogue import bot_named
from ratusz.bots.random import Random
from ratusz.games.catalogue import GAMES
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Guess
from ratusz.kernel.state import Action, State
from ratusz.kernel.view import View

SEATS = {"state51": 2, "newangeles": 4, "frostpunk": 2}
EVERY = {"state51": 23, "newangeles": 41, "frostpunk": 17}  # decisions of random games, of which one is looked at
MOST = 12  # positions


def positions(games: int, every: int, game: str = "state51") -> Iterator[State]:
    """Positions of random games in which there is something to choose."""
    found, chance = GAMES[game], Guess(3)
    step = 0
    for number in range(games):
        g = found.new(SEATS[game], {}, str(number))
        found.rules.settle(g)
        while g.stack:
            seat = found.rules.seats(g)[0]
            legal = found.rules.options(g, seat)
            step += 1
            if step % every == 0 and len(legal) > 1:
                yield g.clone()
            found.rules.apply(g, seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30", "rookie", "trader", "planner:30", "strategist", "expert:30"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_the_same_whatever_the_cards_it_cannot_see(game: str, spec: str) -> None:
    found, moved = GAMES[game], 0
    for number, g in enumerate(islice(positions(4, EVERY[game], game), MOST)):
        seat = found.rules.seats(g)[0]
        other = g.clone()
        found.redeal(other, seat, Guess(number))
        moved += found.position(g) != found.position(other)
        answers = [
            bot_named(spec, found, "7").choose(found.view(each, seat), seat, found.rules.options(each, seat))
            for each in (g, other)
        ]
        assert answers[0] == answers[1]
    assert moved > 5


class Spy(Random):
    """A bot that keeps what it is given."""

    def __init__(self, seat: int, given: list[tuple[int, View]]) -> None:
        super().__init__(Guess(seat))
        self.seat = seat
        self.given = given

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        assert seat == self.seat
        self.given.append((seat, view))
        return super().choose(view, seat, legal)


def plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all([isinstance(key, str) and plain(item) for key, item in value.items()])
    if isinstance(value, list):
        return all([plain(item) for item in value])
    return value is None or isinstance(value, (str, int))


def test_a_bot_gets_plain_data_without_the_other_hand_and_the_deck() -> None:
    given: list[tuple[int, View]] = []
    play(GAME, [Spy(0, given), Spy(1, given)], "5")
    assert {seat for seat, _ in given} == {0, 1}
    for seat, view in given:
        assert plain(view)
        assert view["eyes"] == seat
        assert view["seats"][1 - seat]["hand"] is None
        assert isinstance({**view}["deck"], int)


def test_no_bot_resigns_or_makes_another_aside() -> None:
    """Asides are not among the legal answers, and nothing but a legal answer is taken from a bot."""
    for spec in ("random", "greedy", "search:5", "rookie", "trader", "strategist", "expert:5"):
        played = play(GAME, [bot_named(spec, GAME, "1"), bot_named("random", GAME, "2")], "8")
        assert played.result.rule != ""
