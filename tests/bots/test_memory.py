"""A search goes on where the last one of the same bot has already been."""

import pytest

from ratusz.bots.bot import Bot
from ratusz.bots.catalogue import bot_named
from ratusz.bots.search import Search
from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Guess
from ratusz.kernel.state import Action

BUDGET = 60
LAST = 20  # answers are tried at most on the guess during which the budget runs out


def visits(bot: Search) -> int:
    """How often any answer was given at the root of the last search."""
    assert bot.memory is not None
    return sum([arm.given for arm in bot.memory.root.arms[bot.memory.seat].values()])


def played(bots: list[Bot], decisions: int) -> list[Action]:
    """The first decisions of a game."""
    g = GAME.new(2, {}, "memory")
    GAME.rules.settle(g)
    done: list[Action] = []
    for _ in range(decisions):
        seat = GAME.rules.seats(g)[0]
        action = bots[seat].choose(GAME.view(g, seat), seat, GAME.rules.options(g, seat))
        GAME.rules.apply(g, seat, action)
        done.append(action)
    return done


@pytest.mark.parametrize("name", ["search", "expert"])
def test_a_bot_that_is_asked_again_has_thought_more_for_the_same_budget(name: str) -> None:
    bot, other = (bot_named(f"{name}:{BUDGET}", GAME, seed) for seed in "12")
    assert isinstance(bot, Search)
    found: list[int] = []
    g = GAME.new(2, {}, "memory 4")
    GAME.rules.settle(g)
    for _ in range(16):
        seat = GAME.rules.seats(g)[0]
        legal = GAME.rules.options(g, seat)
        before = bot.memory
        action = (other if seat else bot).choose(GAME.view(g, seat), seat, legal)
        if bot.memory is not before:
            found.append(visits(bot))
        GAME.rules.apply(g, seat, action)
    assert BUDGET <= min(found) <= found[0] < BUDGET + LAST
    assert max(found) >= BUDGET + LAST


def test_what_is_kept_is_not_used_where_something_else_is_seen() -> None:
    bot = bot_named(f"search:{BUDGET}", GAME, "1")
    assert isinstance(bot, Search)
    for deal in range(4):
        g = GAME.new(2, {}, f"deal {deal}")
        GAME.rules.settle(g)
        while GAME.rules.seats(g)[0] or len(GAME.rules.options(g, 0)) == 1:
            GAME.rules.playout(g, Guess(1), 1)
        bot.choose(GAME.view(g, 0), 0, GAME.rules.options(g, 0))
        assert BUDGET <= visits(bot) < BUDGET + LAST


def test_equal_seeds_make_equal_choices_whatever_is_kept() -> None:
    games = [played([bot_named("search:30", GAME, seed) for seed in "12"], 40) for _ in range(2)]
    assert games[0] == games[1]
