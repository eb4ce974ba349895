"""Views: what a seat cannot know leaves no trace in what it sees, and a guess at the rest gives the same view."""

from collections.abc import Iterator
from typing import Any

import pytest

from ratusz.kernel.chance import Chance, Guess
from ratusz.kernel.match import Match, begin
from ratusz.kernel.record import parse, verify
from ratusz.kernel.state import Action, State
from tests.kernel.booth import auction
from tests.kernel.toy import GAME, Market, rules

WHO = (0, 1, 2, None)


def possible(g: State) -> list[tuple[int, Action]]:
    """Every answer and every aside of the menu, with its seat."""
    return [(seat, action) for seat in range(3) for action in rules.options(g, seat) + rules.menu(g, seat)[0]]


def random_match(seed: int) -> Iterator[Match]:
    """A match after each of its moves."""
    match = begin(GAME, 3, {}, str(seed))
    chance = Guess(seed)
    yield match
    while not match.over:
        moves = possible(match.state)
        match.do(*moves[chance.below(len(moves))])
        yield match


def known(g: State, seat: int | None) -> tuple[Any, ...]:
    """All that a seat is shown."""
    shown: tuple[Any, ...] = (GAME.view(g, seat), rules.seats(g))
    if seat is not None:
        shown += (rules.explain(g, seat), rules.menu(g, seat))
    return shown


@pytest.mark.parametrize("seed", range(8))
def test_rearranging_what_a_seat_cannot_know_changes_nothing_it_sees(seed: int) -> None:
    for match in random_match(seed):
        for seat in WHO:
            g = match.state.clone()
            GAME.redeal(g, seat, Chance(seed))
            assert known(g, seat) == known(match.state, seat)
            assert GAME.flaws(g) == []


@pytest.mark.parametrize("seed", range(8))
def test_a_guess_from_a_view_gives_that_view_again(seed: int) -> None:
    for match in random_match(seed):
        for seat in WHO:
            g = GAME.determinise(GAME.view(match.state, seat), seat, Chance(seed))
            assert known(g, seat) == known(match.state, seat)
            assert GAME.flaws(g) == []
            rules.playout(g, Chance(seed), 100)
            assert not g.stack


def test_guesses_differ_in_what_a_seat_cannot_know() -> None:
    view = GAME.view(begin(GAME, 3, {}, "seed").state, 0)
    hands: list[list[list[int]]] = []
    for seed in range(20):
        g = GAME.determinise(view, 0, Chance(seed))
        assert isinstance(g, Market)
        hands.append(g.hands)
    assert all(hand[0] == hands[0][0] for hand in hands)
    assert any(hand[1] != hands[0][1] for hand in hands)


def test_a_view_shows_the_own_hand_and_the_size_of_the_others() -> None:
    g = auction().state
    hands = [[side["hand"] for side in GAME.view(g, seat)["seats"]] for seat in WHO]
    assert hands == [[["apple"], None, None], [None, ["apple"], None], [None, None, ["melon"]], [None, None, None]]
    assert all([side["hand_size"] == 1 for seat in WHO for side in GAME.view(g, seat)["seats"]])


def test_a_view_shares_nothing_with_the_state() -> None:
    g = auction().state
    before = GAME.position(g)
    view = GAME.view(g, 0)
    for value in view.values():
        if isinstance(value, list):
            value.clear()
    assert GAME.position(g) == before


@pytest.mark.parametrize("seed", range(8))
def test_random_games_keep_all_invariants_and_can_be_saved_anywhere(seed: int) -> None:
    for match in random_match(seed):
        assert GAME.flaws(match.state) == []
        text = GAME.position(match.state)
        assert GAME.position(GAME.load(text)) == text
        assert GAME.position(match.state.clone()) == text
    verify(GAME, parse(match.record()))
