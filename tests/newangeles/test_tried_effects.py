"""Effects tried out by hand, as a card author does: what can be tried, what is refused, and that a trial can be saved."""

from typing import Any

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.match import set_up
from ratusz.kernel.problem import Problem
from tests.newangeles.table import City

TABLE = """
    turns = 1
    city = { human-first = ["manta"], prisec = ["la-costa"], illness = ["manta"], protest = ["quinde"] }
    supply = { credits = 2 }
    [[seat]]
    hand = ["clean-slate", "clean-slate"]
    assets = ["susan-chen"]
    [[seat]]
    assets = ["midori"]
"""
REFUSED: list[tuple[list[dict[str, Any]], str]] = [
    ([], "effect-empty"),
    ([{"do": "dance"}], "effect-field"),
    ([{"do": "gain", "capital": -1}], "effect-field"),
    ([{"do": "gain", "capital": 1000}], "effect-field"),
    ([{"do": "remove", "what": "illness", "count": -1}], "effect-field"),
    ([{"do": "remove", "what": "illness", "count": 0}], "effect-field"),
    ([{"do": "foresee", "cards": -1}], "effect-field"),
    ([{"do": "draw", "type": "mixed", "cards": 10**7}], "effect-field"),
    ([{"do": "share", "amounts": []}], "effect-field"),
    ([{"do": "share", "amounts": [1, 1, 1, 1, 1]}], "effect-field"),
    ([{"do": "either", "options": []}], "effect-field"),
    ([{"do": "strike"}] * 21, "effect-field"),
    ([{"do": "hand_size", "change": 2}], "effect-passive"),
    ([{"do": "counter_too"}], "effect-passive"),
    ([{"do": "either", "options": [[{"do": "decide"}]]}], "effect-passive"),
]
ASKING: list[list[dict[str, Any]]] = [
    [{"do": "remove", "what": "enemy", "up_to": 2}, {"do": "raise"}],
    [{"do": "pick", "who": "other"}, {"do": "draw", "who": "picked", "type": "told", "cards": 2}],
    [{"do": "share", "amounts": [3, 2, 1]}],
    [{"do": "foresee", "cards": 3}],
    [{"do": "all_draw", "cards": 2, "may": True}],
    [{"do": "look_at_rival"}],
    [{"do": "steal_asset"}],
    [{"do": "discard_cards", "who": "self", "cards": 1}],
]


@pytest.mark.parametrize(("effects", "code"), REFUSED)
def test_an_effect_that_no_game_could_go_on_from_is_refused(effects: list[dict[str, Any]], code: str) -> None:
    table = City(TABLE)
    with pytest.raises(Problem) as caught:
        table.match.attempt(0, effects)
    assert (caught.value.code, table.asked, len(table.match.moves)) == (code, "main", 0)


@pytest.mark.parametrize("effects", ASKING)
def test_a_trial_can_be_written_as_a_position_at_each_of_its_choices(effects: list[dict[str, Any]]) -> None:
    table = City(TABLE)
    table.match.attempt(0, effects)
    choices = 0
    while table.asked != "main":
        written = GAME.position(table.match.state)
        again = set_up(GAME, written)
        assert GAME.position(again.state) == written
        assert GAME.view(again.state, 0) == GAME.view(table.match.state, 0)
        table.act(table.waiting[0], table.legal(table.waiting[0])[-1])
        choices += 1
    assert choices


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('next = [["try_over"], ["main", 0], ["counter_step"], ["support_step"], ["resolution"], ["end_of_turn"], ["hand_limit"],'
         ' ["pass_token"]]\nresolving = { card = "try" }', "task-misplaced"),
        ('next = [["illness"], ["try_over"], ["end_of_turn"], ["hand_limit"], ["pass_token"]]\nresolving = { card = "try" }',
         "task-misplaced"),
        ('resolving = { card = "try" }', "task-stuck"),
    ],
)  # fmt: skip
def test_a_trial_that_never_began_is_refused_in_a_position(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.load(text)
    assert caught.value.code == code


@pytest.mark.rule("NA-57.1")
def test_nobody_supported_what_is_only_tried() -> None:
    table = City(TABLE)
    table.match.attempt(0, [{"do": "gain", "capital": 2, "supporter": 4}])
    assert table.capital()[0] == 12


def test_a_trial_is_no_ability_of_the_asset_used_last() -> None:
    table = City('resolving = { asset = "susan-chen" }' + TABLE)
    table.match.attempt(0, [{"do": "pick", "who": "other"}, {"do": "hand_over"}])
    table.act(0, "player 1")
    assert table.seat(0)["assets"] == ["susan-chen"]


@pytest.mark.rule("NA-65.4")
def test_an_ability_in_the_middle_of_an_effect_leaves_the_player_it_picked() -> None:
    table = City('turns = 1\n[[seat]]\nhand = ["clean-slate"]\n[[seat]]\n[[seat]]\nassets = ["sunny-lebeau"]')
    table.match.attempt(
        0, [{"do": "pick", "who": "other"}, {"do": "threat", "by": 1}, {"do": "gain", "who": "picked", "capital": 3}]
    )
    table.act(0, "player 3")
    written = GAME.position(table.match.state)
    assert GAME.position(set_up(GAME, written).state) == written
    table.act(2, "use sunny-lebeau")
    assert table.capital() == [10, 10, 10, 13]


@pytest.mark.rule("NA-57.1")
def test_whoever_lost_the_last_card_to_a_trial_can_only_abstain() -> None:
    table = City('step = "support"\ndeal = { main = "clean-slate" }\n[[seat]]\n[[seat]]\nhand = ["live-feeds"]')
    table.match.attempt(1, [{"do": "discard_cards", "who": "self", "cards": 1}])
    table.act(1, "discard live-feeds")
    assert (table.legal(1), table.refused(1)["support main"]) == (["abstain"], "NA-57.1")
    written = GAME.position(table.match.state)
    assert GAME.position(set_up(GAME, written).state) == written


@pytest.mark.rule("NA-64.0")
def test_a_trial_may_end_the_game() -> None:
    table = City(TABLE)
    table.match.attempt(0, [{"do": "threat", "by": 25}, {"do": "gain", "capital": 9}])
    assert (table.match.over, table.g.threat, table.capital()[0]) == (True, 25, 10)


@pytest.mark.rule("NA-66.0")
def test_after_an_asset_claimed_in_the_middle_of_a_card_the_card_earns_again() -> None:
    table = City('assets = ["gurren-imaishi"]\n[[seat]]\ncapital = 10')
    table.match.attempt(0, [{"do": "claim_top"}, {"do": "gain", "capital": 3}])
    gained = [
        (event.figures["count"], event.figures["source"]) for event in table.match.moves[-1].events if event.kind == "gained"
    ]
    assert (gained, table.g.asset_moment) == ([(5, "asset"), (3, "card")], -1)
