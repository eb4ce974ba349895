"""Under the base: three cards at most."""

import pytest

from ratusz.kernel.problem import Problem
from tests.state51.looking import starting
from tests.table import Table

FULL = """
    discard = ["highway"]
    [[seat]]
    faction = "new-york"
    hand = ["armoury", "muties"]
    goods = { worker = 3, fuel = 2, weapon = 1 }
    vp = 1
    deals = ["valley", "oil-rig"]
    spoils = ["gun-shop"]
    [[seat]]
    goods = { worker = 3 }
"""


@pytest.mark.rule("S51-BASE.1")
def test_a_fourth_card_goes_under_the_base_only_when_another_leaves() -> None:
    """Ruling B1."""
    table = Table(FULL)
    table.act(0, "conquer armoury", "pay contact")
    assert table.asked == "make_room"
    assert table.seat(0)["spoils"] == ["gun-shop"]
    assert table.legal(0) == ["drop-deal valley", "drop-deal oil-rig", "drop-spoils gun-shop"]
    assert table.rejects(0, "pass") == "illegal"
    assert table.rejects(1, "pass") == "S51-ACTION.2"
    table.act(0, "drop-deal valley")
    assert (table.seat(0)["deals"], table.seat(0)["spoils"]) == (["oil-rig"], ["gun-shop", "armoury"])


@pytest.mark.rule("S51-BASE.1")
@pytest.mark.parametrize(
    ("deals", "spoils"),
    [
        (["valley", "oil-rig", "school"], []),
        (["valley", "oil-rig"], ["school"]),
        (["valley"], ["oil-rig", "school"]),
        ([], ["valley", "oil-rig", "school"]),
    ],
)
def test_deals_and_spoils_count_together_in_any_mixture(deals: list[str], spoils: list[str]) -> None:
    table = Table(f"""
        [[seat]]
        hand = ["armoury"]
        goods = {{ coop1 = 1 }}
        deals = {deals}
        spoils = {spoils}
    """)
    table.act(0, "cooperate armoury")
    assert table.asked == "make_room"
    dropped = {action.split()[1] for action in table.legal(0)}
    assert dropped == {*deals, *spoils}
    table.act(0, table.legal(0)[0])
    assert len(table.seat(0)["deals"] + table.seat(0)["spoils"]) == 3
    assert "armoury" in table.seat(0)["deals"]


@pytest.mark.rule("S51-BASE.1")
def test_while_there_is_room_nothing_has_to_leave() -> None:
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { con1 = 1 }
        deals = ["valley"]
        spoils = ["gun-shop"]
    """)
    table.act(0, "conquer armoury")
    assert table.waiting == (1,)
    assert table.seat(0)["spoils"] == ["gun-shop", "armoury"]


@pytest.mark.rule("S51-BASE.1")
def test_the_cards_of_the_opponent_do_not_count() -> None:
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { con1 = 1 }
        [[seat]]
        deals = ["valley", "oil-rig"]
        spoils = ["gun-shop"]
    """)
    table.act(0, "conquer armoury")
    assert table.waiting == (1,)


@pytest.mark.rule("S51-BASE.1")
def test_a_position_with_four_cards_under_a_base_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        Table('seat = [{ deals = ["valley", "oil-rig"], spoils = ["gun-shop", "school"] }]')
    assert caught.value.rule == "S51-BASE.1"


@pytest.mark.rule("S51-BASE.2")
def test_cooperating_and_making_room_is_a_single_action_that_gives_no_goods() -> None:
    table = Table(FULL)
    table.act(0, "cooperate armoury", "pay contact", "drop-spoils gun-shop")
    assert table.waiting == (1,)
    assert (table.seat(0)["deals"], table.seat(0)["spoils"]) == (["valley", "oil-rig", "armoury"], [])
    assert table.view()["discard"] == ["gun-shop", "highway"]
    assert table.goods(0) == {"worker": 3, "weapon": 1}  # the 2 fuel paid for the reach
    assert table.seat(0)["vp"] == 1


@pytest.mark.rule("S51-BASE.2")
def test_a_card_is_discarded_only_to_make_room() -> None:
    """Ruling B1: not offered as an action of its own."""
    table = Table(FULL)
    assert not starting(table.legal(0), "drop-deal", "drop-spoils")
    assert table.rejects(0, "drop-deal valley") == "illegal"


@pytest.mark.rule("S51-BASE.2", "S51-WORK.4")
def test_the_card_that_made_room_can_be_a_marker_later() -> None:
    """Ruling B2."""
    table = Table("""
        [[seat]]
        hand = ["armoury"]
        goods = { worker = 1, weapon = 2, con1 = 1 }
        deals = ["valley", "oil-rig", "school"]
        state = ["gun-shop"]
        [[seat]]
        passed = true
    """)
    table.act(0, "conquer armoury", "pay con1", "drop-deal school", "work gun-shop")
    assert table.place(0, "gun-shop")["markers"] == [{"vp": 2, "card": "school"}]


@pytest.mark.rule("S51-BASE.1", "S51-CONQUER.1", "S51-COOPERATE.1")
def test_everybody_sees_what_lies_under_a_base() -> None:
    """Ruling B3."""
    table = Table(FULL)
    for watcher in (0, 1, None):
        entry = table.view(watcher)["seats"][0]
        assert (entry["deals"], entry["spoils"]) == (["valley", "oil-rig"], ["gun-shop"])


@pytest.mark.rule("S51-BASE.1", "S51-CARD.12")
def test_a_card_under_the_base_never_changes_its_side_or_returns_to_hand() -> None:
    """Ruling B4: no action names it."""
    table = Table("""
        [[seat]]
        hand = ["armoury", "courier", "muties", "highway"]
        goods = { worker = 9, fuel = 9, weapon = 9, brick = 9, scrap = 9, con2 = 3, coop2 = 3, inc2 = 3 }
        deals = ["valley"]
        spoils = ["gun-shop"]
        state = ["fuel-tank", "road-machines"]
    """)
    named = {word for action in table.legal(0) for word in action.split()[1:]}
    assert not {"valley", "gun-shop"} & named


@pytest.mark.rule("S51-BASE.1", "S51-PROD.9")
def test_cashing_spoils_in_gives_the_whole_red_field_and_frees_a_place() -> None:
    """Ruling B7: its VP are noted in the table."""
    table = Table("""
        phase = "production"
        [[seat]]
        faction = "new-york"
        deals = ["valley", "oil-rig"]
        spoils = ["gun-shop"]
    """)
    table.act(0, "cash gun-shop")
    assert table.goods(0) == {"worker": 3, "scrap": 1, "brick": 1, "fuel": 1, "weapon": 3}
    assert table.seat(0)["vp"] == 1
    assert table.seat(0)["spoils"] == []
    assert table.view()["discard"] == ["gun-shop"]
