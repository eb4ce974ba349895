"""Undo: free back to the last point where something hidden became known, beyond it only with everyone's consent."""

import pytest

from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.problem import Problem
from tests.kernel.booth import auction, bid, market, waiting
from tests.kernel.toy import GAME


def refused(match: Match, seat: int | None) -> str:
    assert not match.can_undo(seat)
    with pytest.raises(Problem) as caught:
        match.undo(seat)
    return caught.value.code


def test_an_answer_is_taken_back_freely_while_others_think() -> None:
    match = auction()
    match.act(0, "bid 4")
    assert match.can_undo(0)
    assert match.undo(0).text == "bid 4"
    assert waiting(match) == (0, 1, 2)


def test_the_state_is_the_same_as_before() -> None:
    match = auction("fixed = [2]")
    before = (GAME.position(match.state), match.state.revealed, [GAME.view(match.state, seat) for seat in range(3)])
    match.act(0, "bid 4")
    match.act(0, "offer 1 apple 4")
    match.act(1, "accept 0")
    for _ in range(3):
        match.undo(consent=True)
    assert (GAME.position(match.state), match.state.revealed, [GAME.view(match.state, seat) for seat in range(3)]) == before
    assert match.events() == match.opening


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.act(0, "offer 1 apple 1")
    assert [match.undo(0).text, match.undo(0).text] == ["offer 1 apple 1", "bid 4"]
    assert refused(match, 0) == "undo-nothing"


def test_whoever_answers_last_cannot_look_and_answer_again() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    assert refused(match, 2) == "undo-revealed"
    assert refused(match, None) == "undo-revealed"


def test_a_roll_of_the_die_is_not_taken_back() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "sell apple")
    assert refused(match, 0) == "undo-revealed"


def test_a_move_that_ended_the_game_is_taken_back_with_consent_only_since_the_record_then_tells_all() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "pass")
    assert match.record(secret=False)["snapshot"]
    with pytest.raises(Problem) as caught:
        match.undo(0)
    assert caught.value.code == "undo-over"
    match.undo(0, consent=True)
    assert not match.over
    assert waiting(match) == (0,)


def test_a_drawn_card_is_not_taken_back() -> None:
    match = begin(GAME, 3, {}, "seed")
    bid(match, 3, 2, 1)
    match.act(0, "pass")  # the next round deals
    assert refused(match, 0) == "undo-revealed"


def test_nobody_takes_back_the_move_of_another() -> None:
    match = auction()
    match.act(0, "bid 4")
    assert refused(match, 1) == "undo-foreign"
    with pytest.raises(Problem) as caught:
        match.undo(1)
    assert caught.value.figures == {"seat": 0}


def test_to_see_an_answer_become_illegal_tells_something_of_it() -> None:
    match = auction()
    match.act(0, "bid 5")
    match.act(0, "offer 1 apple 1")
    match.act(1, "accept 0")
    assert refused(match, 1) == "undo-revealed"


def test_with_consent_everything_can_be_taken_back() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "sell apple")
    while match.moves:
        match.undo(1, consent=True)
    assert waiting(match) == (0, 1, 2)
    assert market(match).coins == [5, 3, 2]


def test_where_nothing_was_done_there_is_nothing_to_take_back_even_with_consent() -> None:
    with pytest.raises(Problem) as caught:
        auction().undo(consent=True)
    assert caught.value.code == "undo-nothing"


def test_a_tried_effect_is_taken_back_whole() -> None:
    match = auction()
    before = GAME.position(match.state)
    match.attempt(1, [{"do": "coins", "count": 2}, {"do": "sell"}])
    match.undo(1)
    assert GAME.position(match.state) == before


def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    match = auction()
    match.act(0, "bid 4")
    match.undo(0)
    bid(match, 1, 3, 0)
    straight = auction()
    bid(straight, 1, 3, 0)
    assert GAME.position(match.state) == GAME.position(straight.state)
    assert match.record()["moves"] == straight.record()["moves"]


def test_a_card_out_of_a_hidden_hand_is_news_to_all_but_its_owner() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "sell apple")
    sold = match.moves[-1]
    assert [match.shows(sold, seat) for seat in range(3)] == [False, True, True]


def test_a_move_that_needs_nothing_hidden_shows_nothing() -> None:
    match = auction()
    match.act(0, "offer 1 apple 1")
    bid(match, 4, 3, 2)
    match.act(0, "pass")
    assert not any(match.shows(move, seat) for move in match.moves for seat in range(3))


def test_a_card_everyone_can_work_out_is_no_news() -> None:
    """Every melon lies openly, so a card in hand can only be an apple."""
    match = set_up(GAME, 'round = 2\ndeck = ["melon"]\nhands = [["apple"], [], []]\nshelves = [["melon"], ["melon"], ["melon"]]')
    bid(match, 4, 3, 2)
    match.act(0, "sell apple")
    assert not match.shows(match.moves[-1], 1)


def test_a_tried_effect_shows_nothing_since_everyone_is_told_it() -> None:
    match = auction()
    match.attempt(1, [{"do": "coins", "count": 2}])
    assert not match.shows(match.moves[-1], 0)
