"""Guesses count by what the others did, and that is better than if all were alike."""

from collections.abc import Iterator
from itertools import groupby
from statistics import fmean
from typing import cast

import pytest

from ratusz.games.catalogue import game_named, strategy_named
from ratusz.games.newangeles.content.cards import CARD_NUMBERS, FEDERALIST
from ratusz.games.newangeles.content.effects import NONE
from ratusz.games.newangeles.game import GAME as NEWANGELES
from ratusz.games.newangeles.position.state import Angeles
from ratusz.games.state51.content.cards import NAMES
from ratusz.games.state51.position.state import State51
from ratusz.kernel.chance import Guess
from tests.newangeles.table import City
from tests.table import Table
from tools.coach.guesses import deals, gains, interval


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bots", "games"), [("state51", "trader", 60), ("newangeles", "planner", 3)])
def test_what_really_is_weighs_more_than_what_else_might_be(game: str, bots: str, games: int) -> None:
    mean, off = interval(list(gains(game_named(game), bots, games)))
    assert mean - off > 0.0


def test_a_bot_plays_against_its_twin_to_which_all_guesses_are_alike() -> None:
    assert [won + even for won, even in deals(game_named("state51"), "expert:4", 1)] == [pytest.approx(1.0)]


# 51st State.


def table51(turn: str, brick: int, hand: str) -> float:
    """How likely the other, who is done or not, would hold this card."""
    table = Table(f"""
        round = 2
        {turn}
        [[seat]]
        hand = ["muties"]
        [[seat]]
        {"passed = true" if turn == "turn = 0" else ""}
        state = ["old-depot"]
        goods = {{ brick = {brick} }}
        hand = ["{hand}"]
    """)
    return strategy_named("state51").likelihood(table.match.state, 0)


def test_whoever_passes_is_unlikely_to_hold_what_would_still_fit_into_the_state() -> None:
    """An old parking may be rebuilt from an old depot, for a brick."""
    assert table51("turn = 0", 1, "old-parking") < table51("turn = 0", 0, "old-parking")
    assert table51("turn = 1", 1, "old-parking") == table51("turn = 1", 0, "old-parking")


def test_what_is_easy_to_use_is_kept_less_often() -> None:
    assert table51("turn = 0", 0, "highway") < table51("turn = 0", 0, "courier") < table51("turn = 0", 0, "gas-station")


def test_hands_tell_nothing_before_anything_could_be_used() -> None:
    game, strategy = game_named("state51"), strategy_named("state51")
    g = cast(State51, game.new(2, {}, "1"))
    game.rules.settle(g)
    for card in ("highway", "gas-station"):
        g.players[1].hand = [NAMES[card]]
        assert strategy.likelihood(g, 0) == 1.0


# New Angeles.


def test_a_corporation_is_likely_to_hold_cards_of_the_type_it_draws() -> None:
    """Globalsec draws Security, and riot control is Security."""
    table = City("""
        round = 2
        turns = 2
        [[seat]]
        corporation = "jinteki"
        [[seat]]
        corporation = "globalsec"
        [[seat]]
        corporation = "nbn"
        [[seat]]
        corporation = "weyland"
    """)
    found = []
    for card in ("riot-control", "live-feeds"):
        table.g.hands[1] = [CARD_NUMBERS[card]]
        found.append(strategy_named("newangeles").likelihood(table.g, 0))
    assert found[0] > found[1]


def two_offers(games: int) -> Iterator[tuple[int, Angeles, int]]:
    """Deals with two offers, and a seat that may ask itself who the Federalist is; everybody goes by the policy."""
    strategy, chance, rules = strategy_named("newangeles"), Guess(4), NEWANGELES.rules
    for number in range(games):
        g = cast(Angeles, NEWANGELES.new(4, {}, f"federalist {number}"))
        rules.settle(g)
        last = 0
        while g.stack:
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            matter = strategy.matter(g)
            if matter not in (0, last) and g.countering != NONE and FEDERALIST in g.rivals and g.rivals[seat] != FEDERALIST:
                last = matter
                yield number, g, seat
            rules.apply(g, seat, legal[strategy.policy(g, seat, legal, chance)])


def more_often(g: Angeles, seat: int) -> float:
    """By how much the Federalist is found more often if guesses count by what the others did; hands are not in question."""
    strategy, chance, truth = strategy_named("newangeles"), Guess(4), g.rivals.index(FEDERALIST)
    weights, right = list[float](), list[bool]()
    for _ in range(24):
        guess = g.clone()
        NEWANGELES.redeal(guess, seat, chance)
        guess.hands = g.hands
        weights.append(strategy.likelihood(guess, seat))
        right.append(guess.rivals[truth] == FEDERALIST)
    return sum([weight for weight, is_right in zip(weights, right, strict=True) if is_right]) / sum(weights) - fmean(right)


@pytest.mark.slow
def test_the_federalist_is_found_more_often() -> None:
    games = groupby(two_offers(16), key=lambda deal: deal[0])
    mean, off = interval([fmean([more_often(g, seat) for _, g, seat in game]) for _, game in games])
    assert mean - off > 0.0
