"""Set-up: factions, First Player, hands, deck."""

from typing import Any

import pytest

from ratusz.games.state51.content.cards import CARDS, FACTION_NAMES, FULL_DECK
from ratusz.games.state51.game import GAME
from ratusz.kernel.game import Value
from ratusz.kernel.problem import Problem
from tests.table import Table


def set_up(seed: str = "seed", **options: Value) -> dict[str, Any]:
    """The table before the first card is turned up, the deck included."""
    return GAME.describe(GAME.new(2, options, seed))


@pytest.mark.rule("S51-SETUP.1")
def test_thirty_six_cards_are_shuffled_and_no_base_or_contact_card_is_among_them() -> None:
    table = set_up()
    shuffled = table["deck"] + table["seat"][0]["hand"] + table["seat"][1]["hand"]
    assert len(shuffled) == 36
    assert sorted(shuffled) == sorted([CARDS[card].name for card in FULL_DECK])
    assert not set(FACTION_NAMES).intersection(shuffled)


@pytest.mark.rule("S51-SETUP.2")
@pytest.mark.parametrize("faction", FACTION_NAMES)
def test_either_player_may_have_either_faction_and_they_never_share_one(faction: str) -> None:
    mine, theirs = set_up(faction=faction)["seat"]
    assert mine["faction"] == faction
    assert {mine["faction"], theirs["faction"]} == {"new-york", "mutants-union"}


@pytest.mark.rule("S51-SETUP.2")
def test_left_to_chance_both_assignments_of_the_factions_occur() -> None:
    assert {set_up(str(seed))["seat"][0]["faction"] for seed in range(20)} == set(FACTION_NAMES)


@pytest.mark.rule("S51-SETUP.2")
def test_factions_lie_face_up_for_everyone() -> None:
    table = Table.dealt(faction="mutants-union")
    for seat in (0, 1, None):
        assert [side["faction"] for side in table.view(seat)["seats"]] == ["mutants-union", "new-york"]


@pytest.mark.rule("S51-SETUP.2")
@pytest.mark.parametrize(("faction", "reaches"), [("new-york", [2, 1]), ("mutants-union", [3, 0])])
def test_each_player_has_the_base_and_the_contact_card_of_the_own_faction(faction: str, reaches: list[int]) -> None:
    """With 1 weapon and 1 scrap New York conquers up to 2 and incorporates 1, the Mutants Union conquers 3 and no more."""
    table = Table(f"""
[[seat]]
faction = "{faction}"
hand = ["armoury", "valley", "gun-shop"]
goods = {{ weapon = 1, scrap = 1 }}
""")
    within = [len([action for action in table.legal(0) if action.startswith(name)]) for name in ("conquer", "incorporate")]
    assert within == reaches


@pytest.mark.rule("S51-SETUP.2")
def test_two_players_of_one_faction_are_refused() -> None:
    with pytest.raises(Problem) as problem:
        Table('[[seat]]\nfaction = "new-york"\n[[seat]]\nfaction = "new-york"')
    assert problem.value.rule == "S51-SETUP.2"


@pytest.mark.rule("S51-SETUP.3", "S51-SETUP.2")
@pytest.mark.parametrize("faction", FACTION_NAMES)
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_chosen_independently_of_the_faction(faction: str, first: int) -> None:
    table = Table.dealt(faction=faction, first=first)
    assert table.view()["first"] == first
    assert table.view()["seats"][0]["faction"] == faction
    assert table.waiting == (first,)


@pytest.mark.rule("S51-SETUP.3")
def test_left_to_chance_all_four_combinations_occur() -> None:
    drawn = [set_up(str(seed)) for seed in range(40)]
    assert len({(table["seat"][0]["faction"], table["first"]) for table in drawn}) == 4


@pytest.mark.rule("S51-SETUP.4")
def test_each_player_starts_with_an_empty_resource_table() -> None:
    table = Table.dealt()
    for seat in (0, 1):
        assert table.view()["phase"] == "lookout"
        assert table.goods(seat) == {}
        assert table.seat(seat)["vp"] == 0
        assert table.seat(seat)["score"] == 0


@pytest.mark.rule("S51-SETUP.5")
def test_each_player_is_dealt_four_cards() -> None:
    assert [len(side["hand"]) for side in set_up()["seat"]] == [4, 4]


@pytest.mark.rule("S51-SETUP.5")
def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    """Another seed, another deal; the same seed, the same deal."""
    dealt = [set_up(str(seed)) for seed in range(5)]
    assert len({str(table["seat"][0]["hand"]) for table in dealt}) == 5
    assert len({str(table["deck"]) for table in dealt}) == 5
    assert set_up("0") == dealt[0]


@pytest.mark.rule("S51-SETUP.5", "S51-LOOKOUT.6")
def test_nobody_but_their_owner_sees_the_cards_dealt() -> None:
    table = Table.dealt()
    for watcher in (1, None):
        dealt = table.view(watcher)["seats"][0]
        assert (dealt["hand"], dealt["hand_size"], dealt["known"]) == (None, 4, [])
    assert len(table.seat(0)["hand"]) == 4


@pytest.mark.rule("S51-SETUP.6")
def test_the_cards_not_dealt_are_the_draw_deck_and_the_discard_pile_is_empty() -> None:
    table = set_up()
    assert len(table["deck"]) == 28
    assert table["discard"] == []


@pytest.mark.rule("S51-SETUP.6")
def test_the_draw_deck_lies_face_down() -> None:
    """Of the deck a view tells the number of cards and nothing else."""
    table = Table.dealt()
    for seat in (0, 1, None):
        assert table.view(seat)["deck"] == 28 - 5


@pytest.mark.rule("S51-SETUP.7")
@pytest.mark.parametrize("first", [0, 1])
def test_play_starts_with_the_lookout_phase_of_round_1(first: int) -> None:
    table = Table.dealt(first=first)
    assert (table.view()["round"], table.view()["phase"]) == (1, "lookout")
    assert table.asked == "pick"
    assert table.waiting == (first,)
