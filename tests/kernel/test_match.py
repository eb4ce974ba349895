"""A match: the one place where actions are checked and carried out."""

from typing import Any

import pytest

from ratusz.kernel.game import Game
from ratusz.kernel.manifest import Manifest
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import Action, Refusal, State
from tests.kernel.booth import auction, bid, legal, market, rejected, waiting
from tests.kernel.toy import GAME, STRATEGY


def test_a_refused_action_gives_clause_action_and_figures() -> None:
    problem = rejected(auction(), 2, "bid 3")
    assert (problem.code, problem.rule) == ("refused", "TOY-BID.2")
    assert problem.figures == {"action": "bid 3", "figures": {"need": 3, "have": 2}}


def test_a_refusal_of_a_single_ask_gives_its_clause() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    problem = rejected(match, 0, "sell melon")
    assert (problem.rule, problem.figures["figures"]) == ("TOY-SELL.2", {"card": "melon"})


def test_an_action_nobody_could_expect_is_just_illegal() -> None:
    problem = rejected(auction(), 0, "bid 99")
    assert (problem.code, problem.rule, problem.figures) == ("illegal", "", {"action": "bid 99"})
    assert rejected(auction(), 0, "pass").code == "illegal"


def test_who_is_not_asked_is_told_who_is() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    problem = rejected(match, 1, "pass")
    assert (problem.code, problem.figures) == ("not-your-turn", {"seat": 1, "waiting": [0]})


def test_after_the_end_nothing_is_carried_out() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "pass")
    assert match.over
    assert rejected(match, 0, "pass").code == "over"
    with pytest.raises(Problem) as caught:
        match.attempt(0, [{"do": "coins", "count": 1}])
    assert caught.value.code == "over"


def test_an_unknown_verb_is_answered_with_the_known_ones() -> None:
    problem = rejected(auction(), 0, "dance wildly")
    assert (problem.code, problem.figures["action"]) == ("action-unknown", "dance wildly")
    assert problem.figures["known"] == "accept bid offer pass sell"


def test_a_masked_answer_cannot_be_played() -> None:
    assert rejected(auction(), 0, "?").code == "action-unknown"


def test_the_number_of_words_must_fit() -> None:
    problem = rejected(auction(), 0, "bid")
    assert (problem.code, problem.figures) == ("word-count", {"text": "bid", "want": "coins", "got": 0})
    problem = rejected(auction(), 0, "pass now")
    assert (problem.code, problem.figures) == ("word-extra", {"text": "pass now"})
    assert rejected(auction(), 0, "   ").code == "action-empty"


def test_a_word_must_be_one_the_game_knows() -> None:
    assert rejected(auction(), 0, "bid many").code == "word-number"
    assert rejected(auction(), 0, "offer 1 pear 1").code == "name-unknown"


def test_a_seat_must_exist() -> None:
    for seat in (-1, 3):
        problem = rejected(auction(), seat, "bid 1")
        assert (problem.code, problem.figures) == ("seat", {"got": seat, "seats": 3})


def test_an_action_made_before_the_last_move_was_seen_is_stale() -> None:
    match = auction()
    match.act(0, "bid 1", after=0)
    with pytest.raises(Problem) as caught:
        match.act(1, "bid 1", after=0)
    assert (caught.value.code, caught.value.figures) == ("stale", {"got": 0, "now": 1})
    match.act(1, "bid 1", after=1)
    assert waiting(match) == (2,)


def test_an_action_is_remembered_in_its_canonical_text() -> None:
    match = auction()
    match.act(0, "  bid   03 ")
    assert [(move.seat, move.text) for move in match.moves] == [(0, "bid 3")]


def test_an_effect_is_tried_as_if_a_card_had_it_and_its_choices_are_asked() -> None:
    match = auction()
    told = match.attempt(1, [{"do": "coins", "count": 2}, {"do": "sell"}])
    assert [event.kind for event in told] == ["gained"]
    assert market(match).coins == [5, 5, 2]
    assert legal(match, 1) == ["pass", "sell apple"]
    match.act(1, "pass")
    assert waiting(match) == (0, 1, 2)


def test_an_effect_that_is_wrong_changes_nothing() -> None:
    match = auction()
    before = GAME.position(match.state)
    for effect in ([{"do": "coins", "count": 1}, {"do": "dance"}], [3]):
        with pytest.raises(Problem) as caught:
            match.attempt(0, effect)
        assert caught.value.code == "effect-field"
    assert (GAME.position(match.state), match.moves) == (before, [])


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {}, "seats"),
        (3, {"cards": 3}, "option-unknown"),
        (3, {"coins": 4}, "option-value"),
        (3, {"coins": "5"}, "option-value"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Problem) as caught:
        begin(GAME, seats, options, "seed")
    assert caught.value.code == code


def test_options_left_out_are_at_their_defaults() -> None:
    assert begin(GAME, 3, {}, "seed").options == {"coins": 5}
    match = begin(GAME, 3, {"coins": 8}, "seed")
    assert market(match).coins == [8, 8, 8]


def test_a_yes_is_not_a_one() -> None:
    with pytest.raises(Problem):
        GAME.complete({"coins": True})


def test_a_match_from_a_position_has_its_seats_and_goes_on_from_there() -> None:
    match = auction()
    assert (match.seats, match.seed, match.over) == (3, "", False)
    again = set_up(GAME, match.start)
    assert GAME.position(again.state) == GAME.position(match.state)


def test_the_result_tells_where_the_points_come_from() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    match.act(0, "pass")
    final = GAME.result(match.state)
    assert (final.over, final.winners, final.scores, final.rule) == (True, [0, 2], [6, 5, 6], "TOY-END.1")
    assert final.sources[0] == {"hand": 1, "shelf": 4, "coins": 1}
    assert final.data()["scores"] == final.scores
    assert [STRATEGY.evaluate(match.state, seat) for seat in (0, 1, 2)] == [1.0, 5 / 6, 1.0]


def test_an_action_may_come_as_data() -> None:
    match = auction()
    match.act(0, {"do": "bid", "coins": 3})
    assert match.moves[-1].text == "bid 3"


def test_a_clone_of_a_match_goes_its_own_way() -> None:
    match = auction()
    match.act(0, "bid 3")
    twin = match.clone()
    twin.undo(0)
    twin.act(2, "bid 1")
    assert [move.text for move in match.moves] == ["bid 3"]
    assert (waiting(match), waiting(twin)) == ((1, 2), (0, 1))
    assert twin.events() == match.events()


class Counter(State):
    def clone(self) -> "Counter":
        return Counter(self.stack.copy(), self.rng, self.fixed, self.revealed)


def test_a_move_is_read_once_checked_once_and_written_once() -> None:
    done: list[str] = []
    own = Rules()

    def write_step(g: State, seat: int, step: int) -> int:
        done.append("written")
        return step

    def read_step(g: State, seat: int, word: Any) -> int:
        done.append("read")
        return int(word)

    def options(g: State, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
        done.append("listed" if why is None else "explained")
        legal += [("go", 1), ("go", 2)]

    @own.ask("where", "seat", options)
    def go(g: State, action: Action, seat: int) -> None:
        g.stack.append(("where", 0))

    own.kind("step", write_step, read_step)
    own.action("go", "step")
    match = Match(
        Game(Manifest("walk", (1,), 5, "tests", "", "", ""), own, (), 1, "", []), Counter([("where", 0)], 0, (), 0), 1, {}, "", ""
    )
    match.act(0, "go 2")
    assert (done, match.moves[-1].text) == (["read", "listed", "written"], "go 2")
    done.clear()
    offers = own.offers(match.state, 0)
    assert (done, [offer.legal for offer in offers]) == (["explained"], [[("go", 1), ("go", 2)]])
