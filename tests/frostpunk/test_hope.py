"""Hope and discontent tokens."""

import pytest

from tests.frostpunk.table import Table, complaint


def table(hope: str, discontent: str = "[]") -> Table:
    return Table(f"hope = {hope}\ndiscontent = {discontent}\n")


@pytest.mark.rule("FP-HOPE.9")
def test_an_untyped_increase_is_a_token_from_the_bag_or_a_token_activated() -> None:
    city = table('["care", "justice+"]')
    city.attempt({"do": "hope", "by": 1})
    assert city.legal() == ["draw", "activate care"]
    city.act("activate care")
    assert city.tell("hope") == ["care+", "justice+"]
    city.attempt({"do": "hope", "by": 1})
    assert len(city.tell("hope")) == 3
    assert not city.tell("hope")[2].endswith("+")


@pytest.mark.rule("FP-HOPE.10", "FP-HOPE.11")
def test_an_increase_of_care_that_draws_justice_with_no_care_there_activates_nothing() -> None:
    city = Table('hope = ["motivation+", "motivation"]\nfixed = [4]\n')
    city.attempt({"do": "hope", "by": 1, "type": "care"})
    assert city.tell("hope") == ["motivation+", "motivation", "justice"]


@pytest.mark.rule("FP-HOPE.10", "FP-HOPE.12")
def test_an_increase_of_anger_that_draws_greed_activates_the_anger_that_lies_there() -> None:
    city = Table('discontent = ["anger"]\nfixed = [2]\n')
    city.attempt({"do": "discontent", "by": 1, "type": "anger"})
    assert city.tell("discontent") == ["anger+", "greed"]


@pytest.mark.rule("FP-HOPE.13")
def test_hope_cannot_rise_beyond_a_full_track_of_active_tokens() -> None:
    full = '["care+", "care+", "care+", "justice+", "justice+", "justice+"]'
    city = table(full)
    city.attempt({"do": "hope", "by": 1})
    assert city.asked == "turn"
    assert len(city.tell("hope")) == 6


@pytest.mark.rule("FP-HOPE.7", "FP-HOPE.8", "FP-HOPE.14")
def test_hope_minus_two_is_two_decreases_each_of_which_spends_or_removes() -> None:
    city = table('["care+", "justice"]')
    city.attempt({"do": "hope", "by": -2})
    assert city.legal() == ["spend care", "remove justice"]
    city.act("spend care", "remove care")
    assert city.tell("hope") == ["justice"]


@pytest.mark.rule("FP-HOPE.15", "FP-HOPE.16")
def test_without_an_active_token_a_spent_one_goes_back_to_the_bag() -> None:
    city = table('["care+"]', '["fear", "fear"]')
    city.attempt({"do": "discontent", "by": -1})
    assert city.tell("discontent") == ["fear"]


@pytest.mark.rule("FP-WIN.2")
def test_the_last_hope_token_that_leaves_loses_the_game() -> None:
    city = table('["care+"]')
    city.attempt({"do": "hope", "by": -2})
    assert city.tell("cause") == "hope"


@pytest.mark.rule("FP-WIN.3")
def test_the_sixth_discontent_token_loses_the_game() -> None:
    city = table('["care+"]', '["anger+", "anger+", "fear+", "fear+", "greed+"]')
    city.attempt({"do": "discontent", "by": 1})
    assert city.tell("cause") == "discontent"


@pytest.mark.rule("FP-HOPE.5", "FP-HOPE.6")
def test_what_depends_on_a_spent_token_happens_only_if_it_is_spent() -> None:
    effect = {"do": "spend-token", "type": "care", "then": [{"do": "gain", "what": "food", "n": 3}]}
    city = table('["care+"]')
    city.attempt(effect)
    assert (city.tell("hope"), city.g.food) == (["care"], 3)
    city.attempt(effect)
    assert city.g.food == 3


@pytest.mark.rule("FP-HOPE.17")
def test_a_discarded_token_leaves_the_board_active_or_not() -> None:
    city = table('["care+"]', '["anger+"]')
    city.attempt({"do": "discard-token", "type": "anger"})
    assert city.tell("discontent") == []


@pytest.mark.rule("FP-WIN.3", "FP-COMP.29")
def test_a_position_cannot_hold_six_discontent_or_four_tokens_of_a_type() -> None:
    assert complaint('discontent = ["anger", "anger", "anger", "fear", "fear", "fear"]').rule == "FP-WIN.3"
    assert complaint('discontent = ["anger", "anger", "anger", "anger"]').rule == "FP-COMP.29"


@pytest.mark.rule("FP-HOPE.3", "FP-HOPE.4", "FP-HOPE.5")
def test_activating_and_spending_turn_one_token_each_and_nothing_if_there_is_none() -> None:
    city = table('["care", "care"]', '["fear+", "fear+"]')
    city.attempt({"do": "activate", "type": "care"}, {"do": "spend-token", "type": "fear"})
    assert (city.tell("hope"), city.tell("discontent")) == (["care+", "care"], ["fear", "fear+"])
    city.attempt({"do": "activate", "type": "anger"}, {"do": "spend-token", "type": "justice"})
    assert (city.tell("hope"), city.tell("discontent")) == (["care+", "care"], ["fear", "fear+"])


@pytest.mark.rule("FP-HOPE.7")
def test_discontent_plus_two_is_two_increases_each_chosen_by_itself() -> None:
    city = table('["care+"]', '["fear"]')
    city.attempt({"do": "discontent", "by": 2})
    assert city.legal() == ["draw", "activate fear"]
    city.act("activate fear")
    assert (city.asked, len(city.tell("discontent"))) == ("turn", 2)  # with nothing to activate the second one is drawn


@pytest.mark.rule("FP-HOPE.10")
def test_an_increase_of_care_that_draws_care_activates_the_token_drawn() -> None:
    city = Table('hope = ["motivation+"]\nfixed = [0]\n')
    city.attempt({"do": "hope", "by": 1, "type": "care"})
    assert city.tell("hope") == ["motivation+", "care+"]


@pytest.mark.rule("FP-HOPE.8", "FP-WIN.2")
def test_hope_minus_two_spends_the_only_token_and_then_removes_it() -> None:
    city = table('["care+", "justice"]')
    city.attempt({"do": "hope", "by": -2})
    city.act("remove justice")
    assert city.tell("hope") == ["care"]


@pytest.mark.rule("FP-HOPE.16")
def test_one_of_three_spent_discontent_tokens_goes_back_to_the_bag() -> None:
    city = table('["care+"]', '["fear", "anger", "greed"]')
    city.attempt({"do": "discontent", "by": -1})
    assert city.legal() == ["remove anger", "remove greed", "remove fear"]
    city.act("remove anger")
    assert city.tell("discontent") == ["fear", "greed"]
