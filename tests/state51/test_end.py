"""The end of the game: four rounds, the score, the winner."""

from typing import Any

import pytest

from tests.table import Table


def result(position: str) -> dict[str, Any]:
    """How a round 4 with these seats ends when both pass."""
    table = Table("round = 4\n" + position)
    table.act(0, "pass")
    table.act(1, "pass")
    assert table.match.over
    return table.game.result(table.match.state).data()


@pytest.mark.rule("S51-END.1")
def test_no_score_ends_the_game_before_the_fourth_round() -> None:
    table = Table("round = 2\nseat = [{ vp = 30 }]")
    table.act(0, "pass")
    table.act(1, "pass")
    assert not table.match.over
    assert table.view()["round"] == 3


@pytest.mark.rule("S51-END.1")
def test_the_game_ends_with_the_clean_up_of_the_fourth_round() -> None:
    table = Table("round = 4\nseat = [{ goods = { worker = 3 } }]")
    table.act(0, "pass")
    assert not table.match.over
    table.act(1, "pass")
    assert table.match.over
    assert table.view()["phase"] == "over"
    assert table.goods(0) == {}
    assert table.waiting == ()
    assert table.rejects(0, "pass") == "over"


@pytest.mark.rule("S51-END.1")
def test_a_game_has_four_rounds() -> None:
    table = Table.dealt()
    rounds = [event.figures["round"] for event in table.match.opening if event.kind == "round"]
    ends = 0
    while not table.match.over:
        seat = table.waiting[0]
        for event in table.act(seat, table.legal(seat)[0]):
            rounds += [event.figures["round"]] if event.kind == "round" else []
            ends += event.kind == "ended"
    assert rounds == [1, 2, 3, 4]
    assert ends == 1


@pytest.mark.rule("S51-END.2")
def test_the_score_is_table_and_locations_and_markers() -> None:
    final = result("""
        [[seat]]
        vp = 7
        state = ["school", { card = "gun-shop", markers = [2, 2] }, { card = "factory", markers = [1] }]
        [[seat]]
        vp = 2
        state = [{ card = "refinery", markers = [1, 1] }]
    """)
    assert final["scores"] == [7 + 3 + 5, 2 + 1 + 2]
    assert final["sources"] == [
        {"table": 7, "locations": 3, "markers": 5},
        {"table": 2, "locations": 1, "markers": 2},
    ]


@pytest.mark.rule("S51-END.3")
def test_every_location_of_whatever_kind_is_worth_1_vp_and_nothing_else_is() -> None:
    final = result("""
        [[seat]]
        hand = ["muties", "armoury"]
        goods = { worker = 3, fuel = 2, inc1 = 1 }
        deals = ["valley", "oil-rig"]
        spoils = ["gas-station"]
        state = ["fuel-tank", "school", "road-machines", "rubble"]
    """)
    assert final["sources"][0] == {"table": 0, "locations": 4, "markers": 0}
    assert final["scores"] == [4, 0]


TWENTY_ONE = """
    vp = 8
    state = [
        { card = "gun-shop", markers = [2, 2] },
        { card = "gas-station", markers = [2] },
        { card = "factory", markers = [1, 1] },
        "school",
        "valley",
    ]
"""


@pytest.mark.rule("S51-END.4")
def test_example_of_counting_points() -> None:
    """5 locations, 8 VP on markers and 8 VP in the Resource Table make 21."""
    final = result(f"[[seat]]{TWENTY_ONE}")
    assert final["sources"][0] == {"table": 8, "locations": 5, "markers": 8}
    assert final["scores"][0] == 21


@pytest.mark.rule("S51-END.5")
@pytest.mark.parametrize(("points", "winner"), [(20, 0), (22, 1)])
def test_the_higher_score_wins_whatever_the_hands_hold(points: int, winner: int) -> None:
    hands = ['goods = { worker = 9 }\nhand = ["muties", "courier"]', ""]
    final = result(f"[[seat]]{TWENTY_ONE}{hands[winner]}\n[[seat]]\nvp = {points}\n{hands[1 - winner]}")
    assert (final["winners"], final["rule"]) == ([winner], "S51-END.5")


@pytest.mark.rule("S51-END.6")
@pytest.mark.parametrize("winner", [0, 1])
def test_at_equal_scores_more_cards_in_hand_win(winner: int) -> None:
    hands = ['hand = ["muties", "courier", "armoury"]', 'hand = ["highway", "rubble"]\ngoods = { worker = 9 }']
    final = result(f"[[seat]]{TWENTY_ONE}{hands[winner]}\n[[seat]]\nvp = 21\n{hands[1 - winner]}")
    assert final["scores"] == [21, 21]
    assert (final["winners"], final["rule"]) == ([winner], "S51-END.6")


@pytest.mark.rule("S51-END.6")
def test_cards_under_the_base_are_not_in_hand() -> None:
    """Ruling H3."""
    final = result("""
        [[seat]]
        hand = ["muties"]
        deals = ["valley", "school"]
        spoils = ["armoury"]
        [[seat]]
        hand = ["courier", "highway"]
    """)
    assert (final["winners"], final["rule"]) == ([1], "S51-END.6")


@pytest.mark.rule("S51-END.7")
@pytest.mark.parametrize("winner", [0, 1])
def test_then_resources_and_workers_left_in_round_4_decide_but_no_tokens(winner: int) -> None:
    """Rulings H1 and H2: counted before the clean-up takes them away."""
    goods = ["goods = { worker = 1, fuel = 1 }", "goods = { worker = 1, con1 = 1, coop2 = 1, inc1 = 1 }"]
    table = Table(f"round = 4\n[[seat]]\n{goods[winner]}\n[[seat]]\n{goods[1 - winner]}")
    table.act(0, "pass")
    table.act(1, "pass")
    assert table.goods(0) == table.goods(1) == {}
    final = table.game.result(table.match.state).data()
    assert (final["winners"], final["rule"]) == ([winner], "S51-END.7")


@pytest.mark.rule("S51-END.7")
@pytest.mark.parametrize("good", ["fuel", "weapon", "brick", "scrap", "universal", "worker"])
def test_every_resource_counts_one_the_universal_too(good: str) -> None:
    """Ruling A4."""
    final = result(f"[[seat]]\ngoods = {{ {good} = 3 }}\n[[seat]]\ngoods = {{ worker = 2 }}")
    assert (final["winners"], final["rule"]) == ([0], "S51-END.7")


@pytest.mark.rule("S51-END.7")
def test_what_was_left_in_earlier_rounds_does_not_count() -> None:
    table = Table("""
        round = 3
        rest = "box"
        [[seat]]
        faction = "new-york"
        goods = { worker = 9 }
        [[seat]]
    """)
    table.act(0, "pass")
    table.act(1, "pass")
    table.skip_to("turn", 4)
    table.act(1, "pass")
    table.act(0, "gather fuel")
    table.act(0, "pass")
    final = table.game.result(table.match.state).data()
    assert (final["winners"], final["rule"]) == ([1], "S51-END.7")


@pytest.mark.rule("S51-END.8")
def test_if_all_is_equal_the_game_is_a_draw() -> None:
    final = result("""
        [[seat]]
        hand = ["muties"]
        vp = 3
        goods = { worker = 1, fuel = 1, inc1 = 2 }
        [[seat]]
        hand = ["courier"]
        vp = 2
        goods = { brick = 2 }
        state = ["school"]
    """)
    assert final["scores"] == [3, 3]
    assert (final["winners"], final["rule"]) == ([], "S51-END.8")
    assert final["over"] is True
