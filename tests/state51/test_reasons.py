"""What a player may name but not do gets the clause that forbids it, even where it is not listed."""

import pytest

from ratusz.games.state51.game import GAME
from ratusz.kernel.problem import Problem
from ratusz.words.bundle import LANGUAGES, Words
from ratusz.words.problems import problem
from tests.table import Table

PAYING = """
[[seat]]
faction = "new-york"
hand = ["highway", "muties", "viaduct", "road-machines", "gun-shop"]
goods = { inc1 = 2, con1 = 1, scrap = 1 }
"""
PAWNSHOP = """
[[seat]]
goods = { worker = 3 }
deals = ["valley"]
spoils = ["school", "armoury"]
state = ["kellys-pawnshop"]
hand = ["rubble"]
[[seat]]
passed = true
"""


@pytest.mark.rule("S51-ACTION.10")
@pytest.mark.parametrize(
    ("sources", "rule"),
    [
        ("inc1 con1", "S51-ACTION.10"),  # of another kind
        ("inc1 inc1 inc1", "S51-ACTION.10"),  # more than there are
        ("courier", "S51-CARD.6"),
        ("highway muties", "S51-CARD.6"),
        ("contact contact", "S51-CARD.9"),
        ("highway highway", "S51-ACTION.10"),
        ("viaduct contact", "S51-ACTION.10"),  # one scrap does not pay both
        ("gun-shop", "S51-ACTION.9"),
        ("highway inc1", "S51-ACTION.11"),  # the token is not needed
    ],
)
def test_several_sources_are_refused_by_the_clause_that_speaks_of_them(sources: str, rule: str) -> None:
    table = Table(PAYING)
    table.act(0, "incorporate road-machines")
    assert table.rejects(0, f"pay {sources}") == rule


@pytest.mark.rule("S51-ACTION.8")
def test_two_sources_that_do_not_reach_are_refused_by_their_sum() -> None:
    table = Table("[[seat]]\nhand = ['gun-shop', 'muties']\ngoods = { con1 = 2, weapon = 1 }")
    table.act(0, "conquer gun-shop")
    with pytest.raises(Problem) as caught:
        table.match.act(0, "pay con1 con1")
    assert caught.value.rule == "S51-ACTION.8"
    assert caught.value.figures["figures"] == {"card": "gun-shop", "line": "conquer", "distance": 3, "reach": 2}


@pytest.mark.rule("S51-ICON.3")
def test_a_deal_cannot_be_pawned() -> None:
    table = Table(PAWNSHOP)
    table.act(0, "work kellys-pawnshop")
    assert table.refused(0) == {"pawn valley": "S51-ICON.3"}
    assert table.rejects(0, "pawn valley") == "S51-ICON.3"
    assert table.rejects(0, "pawn rubble") == "S51-ICON.3"


@pytest.mark.rule("S51-WORK.4")
def test_a_marker_comes_from_the_discard_pile_only() -> None:
    table = Table("""
        discard = ["school", "valley"]
        [[seat]]
        goods = { worker = 1, weapon = 2 }
        state = ["gun-shop"]
        hand = ["rubble"]
    """)
    table.act(0, "work gun-shop")
    assert table.rejects(0, "tuck rubble") == "S51-WORK.4"


@pytest.mark.rule("S51-BASE.2")
def test_only_a_card_under_the_base_makes_room_and_only_as_what_it_is() -> None:
    table = Table("""
        [[seat]]
        hand = ["armoury", "rubble"]
        goods = { con1 = 1 }
        deals = ["valley"]
        spoils = ["school", "factory"]
    """)
    table.act(0, "conquer armoury")
    assert table.rejects(0, "drop-spoils valley") == "S51-BASE.2"
    assert table.rejects(0, "drop-deal school") == "S51-BASE.2"
    assert table.rejects(0, "drop-deal rubble") == "S51-BASE.2"
    (event,) = [event for event in table.act(0, "drop-deal valley") if event.kind == "made-room"]
    assert event.figures == {"seat": 0, "card": "valley", "pile": "deals"}


@pytest.mark.rule("S51-REBUILD.1")
def test_a_rebuild_with_a_card_that_is_not_in_hand_is_refused() -> None:
    table = Table("[[seat]]\nhand = ['fuel-tank']\ngoods = { brick = 1 }\nstate = ['gas-station']")
    assert table.rejects(0, "rebuild gas-station refinery") == "S51-REBUILD.1"


@pytest.mark.rule("S51-INCORPORATE.1")
def test_a_card_that_lies_nowhere_openly_can_be_named_and_is_refused() -> None:
    table = Table("[[seat]]\nhand = ['fuel-tank']\ngoods = { inc2 = 1 }")
    assert table.rejects(0, "incorporate refinery") == "S51-INCORPORATE.1"


@pytest.mark.rule("S51-ACTION.4")
def test_who_has_passed_is_refused_by_that_clause() -> None:
    table = Table("turn = 0\n[[seat]]\n[[seat]]\ngoods = { worker = 2 }\npassed = true")
    assert table.rejects(1, "gather fuel") == "S51-ACTION.4"


@pytest.mark.rule("S51-ACTION.2")
def test_who_is_not_on_turn_learns_that_turns_alternate() -> None:
    table = Table("turn = 0\n[[seat]]\n[[seat]]\ngoods = { worker = 2 }")
    assert table.rejects(1, "gather fuel") == "S51-ACTION.2"


@pytest.mark.rule("S51-EXCHANGE.1", "S51-WORK.2", "S51-PROD.13")
@pytest.mark.parametrize(
    ("position", "action", "wrong", "rule"),
    [
        ("hand = ['school', 'valley']", "exchange", "discard rubble", "S51-EXCHANGE.1"),
        (
            "hand = ['school', 'valley']\nstate = ['trade-guild']\ngoods = { worker = 1, universal = 9, fuel = 9 }",
            "work trade-guild",
            "discard rubble",
            "S51-WORK.2",
        ),
        (
            "state = ['gas-station']\ngoods = { worker = 1, fuel = 1, universal = 2 }",
            "work gas-station",
            "universal 0",
            "S51-PROD.13",
        ),
    ],
)
def test_a_price_that_is_not_there_is_refused(position: str, action: str, wrong: str, rule: str) -> None:
    table = Table(f"turn = 0\n[[seat]]\n{position}")
    table.act(0, action)
    assert table.rejects(0, wrong) == rule


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand = ['gun-shop', 'muties']\ngoods = { con1 = 2, weapon = 1 }", "conquer gun-shop"),
        ("state = ['gas-station']\ngoods = { worker = 1, fuel = 2, universal = 2 }", "work gas-station"),
    ],
)
@pytest.mark.parametrize("other", ["pass", "gather fuel", "drop-deal valley", "tuck rubble"])
def test_an_answer_to_another_question_is_not_refused_by_a_clause_of_this_one(position: str, action: str, other: str) -> None:
    table = Table(f"turn = 0\n[[seat]]\n{position}")
    table.act(0, action)
    with pytest.raises(Problem) as caught:
        table.match.act(0, other)
    assert (caught.value.code, caught.value.rule) == ("illegal", "")


def test_a_source_nobody_knows_is_answered_with_the_names_of_sources() -> None:
    table = Table(PAYING)
    table.act(0, "incorporate road-machines")
    for word in ("token1", "", 7, ["inc1"]):
        with pytest.raises(Problem) as caught:
            table.match.act(0, {"do": "pay", "source": [word]})
        assert (caught.value.code, caught.value.figures["what"]) == ("name-unknown", "source")
    with pytest.raises(Problem) as caught:
        table.match.act(0, "pay inc3")
    assert {"inc1", "inc2"} <= set(caught.value.figures["known"].split(", "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sources", ["inc1 con1", "inc1 inc1 inc1", "viaduct contact", "gun-shop", "highway inc1"])
def test_the_reason_can_be_said(language: str, sources: str) -> None:
    table = Table(PAYING)
    table.act(0, "incorporate road-machines")
    with pytest.raises(Problem) as caught:
        table.match.act(0, f"pay {sources}")
    assert len(problem(Words(language), caught.value)) > 30


@pytest.mark.rule("S51-PROD.4")
def test_a_written_position_can_always_be_read_again() -> None:
    """Nobody comes to more than a position can hold."""
    table = Table("""
        phase = "production"
        round = 4
        [[seat]]
        goods = { worker = 999, fuel = 999, scrap = 999 }
        vp = 999
        state = ["fuel-tank"]
    """)
    assert table.goods(0)["worker"] == 999
    for seat in (0, 1):
        table.act(seat, "pass")
    assert GAME.position(Table(GAME.position(table.match.state)).match.state) == GAME.position(table.match.state)


@pytest.mark.rule("S51-CLEANUP.2")
def test_the_discard_pile_is_told_top_first_in_view_and_position_alike() -> None:
    table = Table("discard = ['school', 'valley', 'rubble']\n[[seat]]\nhand = ['armoury', 'factory']")
    assert table.view()["discard"] == ["school", "valley", "rubble"]
    table.act(0, "exchange", "discard armoury")
    assert table.view()["discard"] == ["armoury", "school", "valley", "rubble"]
    assert GAME.describe(table.match.state)["discard"] == table.view()["discard"]


@pytest.mark.rule("S51-WORK.4", "S51-VISIT.1", "S51-REBUILD.1")
def test_what_happens_names_the_place_and_the_card() -> None:
    table = Table("""
        discard = ["valley"]
        [[seat]]
        goods = { worker = 3, fuel = 4, brick = 1 }
        state = ["gas-station", "gas-station"]
        hand = ["refinery"]
        [[seat]]
        state = ["old-depot", "old-depot"]
        goods = { worker = 3 }
    """)
    told = {event.kind: event.figures for event in table.act(0, "work gas-station:2")}
    assert told["worked"] == {"seat": 0, "place": "gas-station:2", "card": "gas-station"}
    assert told["marked"] == {"seat": 0, "place": "gas-station:2", "vp": 2, "card": "valley"}
    table.act(1, "pass")
    told = {event.kind: event.figures for event in table.act(0, "work gas-station")}
    assert "card" not in told["marked"]  # the pile was empty (ruling D10)
    told = {event.kind: event.figures for event in table.act(0, "rebuild gas-station:2 refinery")}
    assert told["rebuilt"] == {"seat": 0, "place": "gas-station:2", "old": "gas-station", "new": "refinery"}


@pytest.mark.rule("S51-VISIT.1")
def test_a_visit_names_the_copy_that_was_visited() -> None:
    table = Table("[[seat]]\ngoods = { worker = 1 }\n[[seat]]\nstate = ['old-depot', 'old-depot']")
    told = {event.kind: event.figures for event in table.act(0, "visit old-depot:2")}
    assert told["visited"] == {"seat": 0, "place": "old-depot:2", "card": "old-depot"}


def test_after_giving_up_the_end_of_the_game_is_the_reason_why_nothing_is_taken_back() -> None:
    table = Table("")
    table.act(0, "resign")
    with pytest.raises(Problem) as caught:
        table.match.undo(0)
    assert caught.value.code == "undo-over"
