"""Exchange: two cards from hand for one from the deck."""

import pytest

from tests.table import Table


@pytest.mark.rule("S51-EXCHANGE.1")
def test_two_cards_of_choice_are_discarded_and_then_one_is_drawn() -> None:
    table = Table("""
        deck = ["valley", "school"]
        rest = "box"
        discard = ["highway"]
        [[seat]]
        hand = ["muties", "armoury", "courier"]
    """)
    table.act(0, "exchange")
    assert table.legal(0) == ["discard muties", "discard courier", "discard armoury"]
    table.act(0, "discard armoury")
    assert table.legal(0) == ["discard muties", "discard courier"]
    assert table.view()["deck"] == 2
    table.act(0, "discard muties")
    assert table.seat(0)["hand"] == ["courier", "valley"]
    assert table.view()["discard"] == ["muties", "armoury", "highway"]
    assert table.view()["deck"] == 1


@pytest.mark.rule("S51-EXCHANGE.1")
def test_the_whole_exchange_is_one_action() -> None:
    table = Table("""
        [[seat]]
        hand = ["muties", "armoury"]
    """)
    table.act(0, "exchange")
    assert table.waiting == (0,)
    table.act(0, "discard muties")
    assert table.waiting == (0,)
    table.act(0, "discard armoury")
    assert table.waiting == (1,)


@pytest.mark.rule("S51-EXCHANGE.1")
@pytest.mark.parametrize("hand", ["[]", '["muties"]'])
def test_fewer_than_two_cards_cannot_be_exchanged(hand: str) -> None:
    table = Table(f"seat = [{{ hand = {hand}, goods = {{ worker = 3 }} }}]")
    assert "exchange" not in table.legal(0)
    assert table.rejects(0, "exchange") == "S51-EXCHANGE.1"


@pytest.mark.rule("S51-EXCHANGE.1")
def test_the_number_of_exchanges_is_not_limited() -> None:
    table = Table("""
        deck = ["valley", "school", "oil-rig"]
        [[seat]]
        hand = ["muties", "muties", "courier", "highway"]
        [[seat]]
        passed = true
    """)
    table.act(0, "exchange", "discard muties", "discard muties")
    table.act(0, "exchange", "discard courier", "discard highway")
    table.act(0, "exchange", "discard valley", "discard school")
    assert table.seat(0)["hand"] == ["oil-rig"]
    assert table.rejects(0, "exchange") == "S51-EXCHANGE.1"


@pytest.mark.rule("S51-EXCHANGE.1", "S51-LOOKOUT.8")
def test_with_an_empty_deck_a_player_may_draw_what_they_just_discarded() -> None:
    """Ruling F5: the discards come first, so there is always a pile to reshuffle."""
    table = Table("""
        deck = []
        rest = "box"
        reshuffle = [["armoury"]]
        [[seat]]
        hand = ["muties", "armoury"]
    """)
    table.act(0, "exchange", "discard muties", "discard armoury")
    assert table.seat(0)["hand"] == ["armoury"]
    assert table.view()["deck"] == 1
    assert table.view()["discard"] == []


@pytest.mark.rule("S51-EXCHANGE.1", "S51-LOOKOUT.6")
def test_the_opponent_sees_the_discards_but_not_the_card_drawn() -> None:
    table = Table("""
        deck = ["valley"]
        [[seat]]
        hand = ["muties", "armoury"]
    """)
    events = table.act(0, "exchange", "discard muties", "discard armoury")
    seen = [event for event in events if event.visible(1)]
    assert [event.figures.get("card") for event in seen if event.kind == "discarded"] == ["muties", "armoury"]
    assert [event.figures for event in seen if event.kind.startswith("drew")] == [{"seat": 0}]
    assert "valley" not in str([event.figures for event in seen])
    assert table.view(1)["seats"][0]["hand"] is None
    assert table.view(1)["seats"][0]["known"] == []
