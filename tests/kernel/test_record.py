"""Records: a match as plain data, replayed and checked move by move."""

import json
from typing import Any

import pytest

from ratusz.kernel import content
from ratusz.kernel.chance import commitment
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, replay, resume, verify
from tests.kernel.booth import auction, bid
from tests.kernel.toy import CARDS_TOML, GAME, MANIFEST, OPTIONS, RULEBOOK_TOML, Toy, rules


def changed_game(version: int = 1, cards: str = CARDS_TOML) -> Game:
    """The toy game at another time: other rules or other cards."""
    return Toy(MANIFEST, rules, OPTIONS, version, content.fingerprint(cards), content.clauses(RULEBOOK_TOML))


def played() -> Match:
    """A whole game, with an aside and a tried effect in it."""
    match = begin(GAME, 3, {"coins": 8}, "seed")
    bid(match, 3, 2, 1)
    match.act(0, "pass")
    card = GAME.view(match.state, None)["seats"][0]["shelf"][0]
    match.act(1, f"offer 0 {card} 2")
    match.attempt(2, [{"do": "coins", "count": 1}])
    match.act(0, "accept 1")
    bid(match, 0, 1, 5)
    match.act(2, "pass")
    assert match.over
    return match


def data_of(match: Match, **changes: Any) -> dict[str, Any]:
    """A record after a trip through JSON, perhaps tampered with."""
    data: dict[str, Any] = json.loads(json.dumps(match.record()))
    return {**data, **changes}


def problem_of(data: dict[str, Any], game: Game = GAME) -> Problem:
    with pytest.raises(Problem) as caught:
        verify(game, parse(data))
    return caught.value


def test_a_record_comes_back_as_the_same_match() -> None:
    match = played()
    again = verify(GAME, parse(data_of(match)))
    assert again.record() == match.record()
    assert [[event.kind for event in move.events] for move in again.moves] == [
        [event.kind for event in move.events] for move in match.moves
    ]


def test_a_match_from_a_position_is_recorded_with_it() -> None:
    match = auction()
    bid(match, 4, 3, 2)
    data = data_of(match)
    assert (data["seed"], data["commitment"], data["start"]) == ("", "", match.start)
    assert GAME.position(verify(GAME, parse(data)).state) == GAME.position(match.state)


def test_a_record_tells_what_was_done_in_words_of_the_game() -> None:
    data = data_of(played())
    assert data["moves"][:2] == [[0, "bid 3"], [1, "bid 2"]]
    assert [2, "try", [{"do": "coins", "count": 1}]] in data["moves"]
    assert (data["game"], data["seats"], data["options"], data["result"]["over"]) == ("toy", 3, {"coins": 8}, True)


def test_a_record_can_be_replayed_up_to_any_move() -> None:
    match = played()
    record = parse(data_of(match))
    for count in range(len(match.moves)):
        assert GAME.position(replay(GAME, record, count).state) == GAME.position(match.moves[count].before)


@pytest.mark.parametrize("field", ["format", "moves", "snapshot", "seed", "result"])
def test_a_torn_record_is_noticed(field: str) -> None:
    data = data_of(played())
    del data[field]
    problem = problem_of(data)
    assert problem.code == "record-form"
    assert problem.figures["field"] == field


@pytest.mark.parametrize("data", [None, [], "record", {"format": 1}])
def test_what_is_no_record_is_noticed(data: Any) -> None:
    assert problem_of(data).code == "record-form"


def test_a_field_too_many_is_noticed() -> None:
    assert problem_of(data_of(played(), extra=1)).code == "record-form"


def test_a_record_of_another_format_is_not_read() -> None:
    problem = problem_of(data_of(played(), format=2))
    assert (problem.code, problem.figures) == ("record-format", {"got": 2, "want": 1})


def test_a_record_of_other_rules_is_not_misplayed() -> None:
    problem = problem_of(data_of(played()), changed_game(version=2))
    assert (problem.code, problem.figures) == ("record-rules", {"game": "toy", "got": 1, "want": 2})


def test_a_record_of_other_cards_is_not_misplayed() -> None:
    problem = problem_of(data_of(played()), changed_game(cards=CARDS_TOML.replace("worth = 4", "worth = 5")))
    assert (problem.code, problem.figures["got"]) == ("record-content", GAME.content)


def test_a_seed_that_is_not_the_promised_one_is_noticed() -> None:
    assert problem_of(data_of(played(), seed="other")).code == "record-commitment"
    assert problem_of(data_of(played(), commitment=commitment("other"))).code == "record-commitment"


def test_with_another_seed_and_its_commitment_the_end_is_another() -> None:
    problem = problem_of(data_of(played(), seed="other", commitment=commitment("other")))
    assert problem.code in ("record-move", "record-snapshot")


def test_an_edited_move_that_cannot_be_is_named() -> None:
    data = data_of(played())
    data["moves"][1] = [1, "bid 9"]
    problem = problem_of(data)
    assert (problem.code, problem.figures["number"], problem.figures["move"]) == ("record-move", 2, '[1, "bid 9"]')
    inner = problem.figures["problem"]
    assert (inner.code, inner.rule) == ("refused", "TOY-BID.2")


def test_an_edited_move_that_could_be_leads_to_another_end() -> None:
    data = data_of(played())
    data["moves"][0] = [0, "bid 4"]
    assert problem_of(data).code == "record-snapshot"


def test_a_move_left_out_at_the_end_is_noticed() -> None:
    data = data_of(played())
    data["moves"].pop()
    assert problem_of(data).code == "record-snapshot"


@pytest.mark.parametrize(
    "move", [[], [0], ["0", "bid 3"], [0, 3], [0, "try"], [0, "try", "coins"], [0, "bid 3", []], [0, "bid 3", 0, 0]]
)
def test_a_move_without_sense_is_named(move: list[Any]) -> None:
    data = data_of(played())
    data["moves"][0] = move
    problem = problem_of(data)
    assert (problem.code, problem.figures["number"]) == ("record-move", 1)


def test_an_edited_snapshot_is_noticed() -> None:
    data = data_of(played())
    data["snapshot"] = data["snapshot"].replace("round = 2", "round = 1")
    assert problem_of(data).code == "record-snapshot"


def test_an_edited_result_is_noticed() -> None:
    data = data_of(played())
    data["result"]["winners"] = [0, 1, 2]
    assert problem_of(data).code == "record-result"


def test_before_the_end_a_sealed_record_tells_nothing_that_some_seat_must_not_know() -> None:
    match = begin(GAME, 3, {}, "seed")
    match.act(0, "bid 3")
    data = match.record(secret=False)
    assert (data["seed"], data["start"], data["snapshot"]) == ("", "", "")
    assert (data["moves"], data["result"]) == ([], {})  # a secret bid, and points for hidden cards
    assert data["commitment"] == commitment("seed")
    assert problem_of(data).code == "record-sealed"


def test_a_sealed_record_of_a_match_from_a_position_does_not_tell_the_position() -> None:
    data = auction().record(secret=False)
    assert (data["start"], data["snapshot"]) == ("", "")
    assert problem_of(data).code == "record-sealed"


def test_at_the_end_a_sealed_record_is_opened() -> None:
    match = played()
    assert match.record(secret=False) == match.record()


def test_an_unfinished_match_is_resumed_by_replaying_it() -> None:
    match = begin(GAME, 3, {}, "seed")
    match.act(0, "bid 3")
    again = resume(GAME, parse(data_of(match)))
    assert again.record() == match.record()
    assert again.can_undo(0)


def test_a_match_that_was_tampered_with_is_not_resumed() -> None:
    match = begin(GAME, 3, {}, "seed")
    match.act(0, "bid 3")
    data = data_of(match)
    data["moves"][0] = [0, "bid 2"]
    with pytest.raises(Problem) as caught:
        resume(GAME, parse(data))
    assert caught.value.code == "record-snapshot"


def test_a_match_of_older_rules_is_resumed_from_its_snapshot() -> None:
    match = begin(GAME, 3, {}, "seed")
    match.act(0, "bid 3")
    later = changed_game(version=2)
    again = resume(later, parse(data_of(match)))
    assert later.position(again.state) == GAME.position(match.state)
    assert again.moves == []
    again.act(1, "bid 1")
    assert verify(later, parse(data_of(again))).record() == again.record()


def test_a_match_of_older_rules_without_a_snapshot_cannot_be_resumed() -> None:
    match = begin(GAME, 3, {}, "seed")
    with pytest.raises(Problem) as caught:
        resume(changed_game(version=2), parse(data_of(match, snapshot="")))
    assert caught.value.code == "record-rules"
