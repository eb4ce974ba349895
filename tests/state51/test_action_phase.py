"""The round as a whole, whose turn it is, the list of actions, and reach."""

from random import Random

import pytest

from ratusz.games.state51.content.cards import CARDS, NAMES
from tests.state51.looking import locations, starting
from tests.table import Table

REACH_ACTIONS = ("conquer", "cooperate", "incorporate")
ASKED_IN = {"pick": "lookout", "cash": "production"}  # everything else is asked in the action phase


def landmarks(table: Table) -> list[str]:
    """The phases of a match so far, each told by an event that every phase of its sort has."""
    found: list[str] = []
    for event in table.match.events():
        phase = {"displayed": "lookout", "passed": "action", "cleaned": "cleanup", "ended": "end"}.get(event.kind, "")
        if event.rule == "S51-PROD.6":
            phase = "production"
        if phase and found[-1:] != [phase]:
            found.append(phase)
    return found


def play_out(seed: int, table: Table) -> list[tuple[str, int, list[str]]]:
    """Play at random to the end: at each decision the ask, who was asked, and what was legal."""
    random = Random(seed)
    decisions = []
    while table.waiting:
        assert table.view()["phase"] == ASKED_IN.get(table.asked, "action")
        seat = table.waiting[0]
        legal = table.legal(seat)
        decisions.append((table.asked, seat, legal))
        table.act(seat, random.choice(legal))
    return decisions


# The round.


@pytest.mark.rule("S51-ACTION.1", "S51-END.1")
def test_four_rounds_of_lookout_production_action_and_cleanup_and_then_the_end() -> None:
    table = Table.dealt()
    while table.waiting:
        table.act(table.waiting[0], table.legal(table.waiting[0])[0])
    assert landmarks(table) == ["lookout", "production", "action", "cleanup"] * 4 + ["end"]
    assert table.view()["phase"] == "over"


@pytest.mark.rule("S51-ACTION.1")
@pytest.mark.parametrize("seed", range(4))
def test_the_phases_keep_their_order_whatever_is_played(seed: int) -> None:
    table = Table.dealt(str(seed))
    play_out(seed, table)
    assert landmarks(table) == ["lookout", "production", "action", "cleanup"] * 4 + ["end"]


# Whose turn it is.

WORKERS = """
first = {first}
[[seat]]
goods = {{ worker = 8 }}
[[seat]]
goods = {{ worker = 8 }}
"""


@pytest.mark.rule("S51-ACTION.2")
@pytest.mark.parametrize("first", [0, 1])
def test_players_alternate_single_actions_and_the_first_player_begins(first: int) -> None:
    table = Table(WORKERS.format(first=first))
    turns = []
    for _ in range(6):
        assert table.asked == "turn"
        turns.append(table.waiting[0])
        table.act(table.waiting[0], "gather fuel")
    assert turns == [first, 1 - first] * 3


@pytest.mark.rule("S51-ACTION.2")
def test_nobody_acts_out_of_turn() -> None:
    table = Table(WORKERS.format(first=0))
    assert table.rejects(1, "gather fuel") == "S51-ACTION.2"
    assert table.rejects(1, "pass") == "S51-ACTION.2"
    table.act(0, "gather fuel")
    assert table.rejects(0, "gather fuel") == "S51-ACTION.2"


@pytest.mark.rule("S51-ACTION.2", "S51-CLEANUP.3")
@pytest.mark.parametrize("first", [0, 1])
def test_in_each_round_the_action_phase_begins_with_the_first_player_of_that_round(first: int) -> None:
    table = Table.dealt(first=first)
    began = []
    for round in (1, 2, 3, 4):
        table.skip_to("turn", round)
        began.append((table.view()["first"], table.waiting[0]))
    assert began == [(first, first), (1 - first, 1 - first)] * 2


@pytest.mark.rule("S51-ACTION.2")
def test_an_action_of_several_steps_is_one_action() -> None:
    """The payment of reach, the choice of a marker, the two discards of an exchange: all before the opponent's turn."""
    table = Table("""
discard = ["school", "armoury"]
[[seat]]
hand = ["highway", "factory", "valley", "gun-shop"]
goods = { inc2 = 1 }
[[seat]]
""")
    for step in ("incorporate factory", "pay highway", "tuck school"):
        assert table.waiting == (0,)
        table.act(0, step)
    table.act(1, "pass")
    for step in ("exchange", "discard valley", "discard gun-shop"):
        assert table.waiting == (0,)
        table.act(0, step)
    assert table.asked == "turn"


@pytest.mark.rule("S51-ACTION.3", "S51-ACTION.7")
@pytest.mark.parametrize("seed", range(6))
def test_in_every_turn_a_player_may_pass_or_do_one_of_the_nine_actions_and_nothing_else(seed: int) -> None:
    decisions = play_out(seed, Table.dealt(str(seed)))
    turns = [legal for ask, _, legal in decisions if ask == "turn"]
    assert len(turns) >= 8
    actions = {"conquer", "cooperate", "incorporate", "rebuild", "gather", "visit", "work", "exchange"}
    for legal in turns:
        assert legal.count("pass") == 1
        assert {action.split()[0] for action in legal} <= actions | {"pass"}


@pytest.mark.rule("S51-ACTION.3")
def test_passing_is_allowed_when_other_actions_are_possible_and_all_that_is_left_when_none_is() -> None:
    """Ruling F4: even then the player is asked."""
    table = Table(WORKERS.format(first=0))
    assert "pass" in table.legal(0)
    assert len(table.legal(0)) > 1
    idle = Table("[[seat]]\n[[seat]]")
    assert (idle.asked, idle.legal(0)) == ("turn", ["pass"])


@pytest.mark.rule("S51-ACTION.4")
def test_after_a_pass_the_opponent_takes_all_further_actions_one_after_another() -> None:
    table = Table(WORKERS.format(first=0))
    table.act(0, "pass")
    for _ in range(3):
        assert table.waiting == (1,)
        assert table.rejects(0, "gather fuel") == "S51-ACTION.4"
        table.act(1, "gather fuel")
    assert table.waiting == (1,)
    assert table.goods(0) == {"worker": 8}  # passing takes nothing away


@pytest.mark.rule("S51-ACTION.4")
def test_whoever_passed_is_not_asked_again_until_the_next_round_and_then_acts_again() -> None:
    table = Table(WORKERS.format(first=0))
    table.act(0, "pass")
    table.act(1, "gather fuel", "gather fuel", "pass")
    table.skip_to("turn", 2)
    assert [table.seat(seat)["passed"] for seat in (0, 1)] == [False, False]
    table.act(1, "gather fuel")
    assert table.waiting == (0,)
    table.act(0, "gather fuel")


@pytest.mark.rule("S51-ACTION.5")
def test_the_action_phase_ends_when_both_players_have_passed() -> None:
    table = Table(WORKERS.format(first=0))
    table.act(0, "pass")
    assert table.view()["phase"] == "action"
    events = table.act(1, "pass")
    assert "cleaned" in [event.kind for event in events]
    assert (table.view()["round"], table.view()["phase"]) == (2, "lookout")


@pytest.mark.rule("S51-ACTION.5")
def test_an_opponent_without_any_means_does_not_end_the_phase_without_a_pass() -> None:
    table = Table("[[seat]]\ngoods = { worker = 2 }\n[[seat]]")
    table.act(0, "gather fuel")
    assert (table.asked, table.waiting, table.legal(1)) == ("turn", (1,), ["pass"])
    table.act(1, "pass")
    assert (table.asked, table.waiting) == ("turn", (0,))
    assert table.view()["round"] == 1


@pytest.mark.rule("S51-ACTION.6")
def test_a_player_with_six_workers_may_gather_three_times_in_a_round() -> None:
    table = Table("[[seat]]\ngoods = { worker = 6 }\n[[seat]]\npassed = true")
    table.act(0, "gather fuel", "gather brick", "gather fuel")
    assert table.goods(0) == {"fuel": 2, "brick": 1}
    assert starting(table.legal(0), "gather") == []


@pytest.mark.rule("S51-ACTION.6")
def test_actions_may_be_done_in_any_order_and_a_sort_may_come_again() -> None:
    table = Table("""
[[seat]]
hand = ["fuel-tank", "armoury", "school", "valley", "muties", "courier", "rubble"]
goods = { worker = 2, con1 = 1, coop1 = 1, inc1 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "conquer fuel-tank", "pay con1", "gather scrap", "cooperate armoury", "pay coop1")
    table.act(
        0, "conquer valley", "pay muties", "incorporate school", "pay inc1", "exchange", "discard courier", "discard rubble"
    )
    side = table.seat(0)
    assert (side["spoils"], side["deals"], locations(table, 0)) == (["fuel-tank", "valley"], ["armoury"], ["school"])
    assert table.goods(0) == {"scrap": 1, "worker": 1}


@pytest.mark.rule("S51-ACTION.7")
def test_all_nine_actions_can_be_open_to_a_player_at_once() -> None:
    table = Table("""
[[seat]]
hand = ["fuel-tank", "armoury"]
state = [{ card = "road-machines", uses = 1 }, "trade-guild"]
goods = { worker = 3, con1 = 1, coop1 = 1, inc1 = 1, brick = 1, scrap = 1 }
[[seat]]
state = ["old-depot"]
""")
    legal = set(table.legal(0))
    assert legal >= {
        "conquer fuel-tank",
        "cooperate fuel-tank",
        "incorporate fuel-tank",
        "rebuild trade-guild fuel-tank",
        "gather brick",
        "visit old-depot",
        "work trade-guild",  # a first use
        "work road-machines",  # a second use
        "exchange",
    }


# Reach.


@pytest.mark.rule("S51-ACTION.8")
@pytest.mark.parametrize("action", REACH_ACTIONS)
@pytest.mark.parametrize(("tokens", "within"), [((1, 0), 1), ((0, 1), 2), ((1, 1), 3), ((0, 2), 3), ((3, 0), 3)])
def test_reach_must_equal_or_exceed_the_distance(action: str, tokens: tuple[int, int], within: int) -> None:
    token = {"conquer": "con", "cooperate": "coop", "incorporate": "inc"}[action]
    table = Table(f"""
[[seat]]
hand = ["armoury", "valley", "gun-shop"]
goods = {{ {token}1 = {tokens[0]}, {token}2 = {tokens[1]} }}
""")
    cards = ("armoury", "valley", "gun-shop")  # distance 1, 2, 3
    assert set(starting(table.legal(0), *REACH_ACTIONS)) == {f"{action} {card}" for card in cards[:within]}


@pytest.mark.rule("S51-ACTION.8")
def test_a_location_out_of_reach_is_refused_with_distance_and_reach() -> None:
    table = Table("""
[[seat]]
hand = ["gun-shop"]
goods = { inc1 = 1 }
""")
    assert table.rejects(0, "incorporate gun-shop") == "S51-ACTION.8"
    why = table.game.rules.explain(table.match.state, 0)[1]
    figures = [figures for action, _, figures in why if action == ("incorporate", NAMES["gun-shop"])]
    assert [(found["distance"], found["reach"]) for found in figures] == [(3, 1)]


@pytest.mark.rule("S51-ACTION.8")
def test_conquest_reach_is_of_no_use_for_an_incorporation() -> None:
    table = Table("""
[[seat]]
hand = ["school"]
goods = { con1 = 1, con2 = 1 }
""")
    assert starting(table.legal(0), *REACH_ACTIONS) == ["conquer school"]
    assert table.rejects(0, "incorporate school") == "S51-INCORPORATE.4"


@pytest.mark.rule("S51-ACTION.9")
def test_without_instants_tokens_and_the_price_of_the_contact_card_nothing_is_in_reach() -> None:
    table = Table("""
[[seat]]
hand = ["school", "valley", "gun-shop"]
goods = { worker = 8, brick = 3, fuel = 1 }
[[seat]]
""")
    assert starting(table.legal(0), *REACH_ACTIONS) == []
    refused = table.refused(0)
    assert refused["incorporate gun-shop"] == "S51-ACTION.9"  # not even the contact card would do
    assert refused["conquer school"] == "S51-CONQUER.5"


@pytest.mark.rule("S51-ACTION.9")
@pytest.mark.parametrize("hand", ['"school"', '"school", "muties"'])
@pytest.mark.parametrize("token", [0, 1])
@pytest.mark.parametrize("weapon", [0, 1])
def test_each_of_the_three_sources_is_enough_by_itself(hand: str, token: int, weapon: int) -> None:
    table = Table(f"""
[[seat]]
hand = [{hand}]
goods = {{ con1 = {token}, weapon = {weapon} }}
""")
    ways = ["pay muties"] * ("muties" in hand) + ["pay con1"] * token + ["pay contact"] * weapon
    assert ("conquer school" in table.legal(0)) == bool(ways)
    if ways:
        table.match.act(0, "conquer school")
        assert sorted(table.legal(0)) == sorted(ways)


@pytest.mark.rule("S51-ACTION.9")
def test_the_opponents_tokens_resources_and_instants_lend_no_reach() -> None:
    table = Table("""
[[seat]]
hand = ["school"]
[[seat]]
hand = ["muties", "courier", "highway"]
goods = { con2 = 1, coop2 = 1, inc2 = 1, weapon = 3, fuel = 3, scrap = 3 }
""")
    assert table.legal(0) == ["pass"]


@pytest.mark.rule("S51-ACTION.10", "S51-CONQUER.4")
def test_an_instant_of_2_and_a_token_of_1_make_reach_3_for_one_action() -> None:
    table = Table("""
[[seat]]
hand = ["muties", "gun-shop"]
goods = { con1 = 1 }
""")
    table.match.act(0, "conquer gun-shop")
    assert table.legal(0) == ["pay muties con1"]
    table.act(0, "pay muties con1")
    assert table.goods(0) == {}
    assert table.seat(0)["hand"] == []


@pytest.mark.rule("S51-ACTION.10")
def test_an_incorporation_token_does_not_add_to_a_conquest_instant() -> None:
    table = Table("""
[[seat]]
hand = ["muties", "gun-shop"]
goods = { inc1 = 2, coop1 = 2 }
""")
    assert table.refused(0)["conquer gun-shop"] == "S51-CONQUER.5"
    assert "conquer gun-shop" not in table.legal(0)


@pytest.mark.rule("S51-ACTION.10")
def test_several_instants_several_tokens_and_the_contact_card_may_be_added() -> None:
    def ways(hand: str, goods: str, action: str) -> set[str]:
        table = Table(f'[[seat]]\nfaction = "new-york"\nhand = [{hand}]\ngoods = {goods}')
        table.match.act(0, action)
        return set(table.legal(0))

    assert ways('"muties", "muties", "gun-shop"', "{}", "conquer gun-shop") == {"pay muties muties"}
    assert ways('"gun-shop"', "{ coop1 = 3 }", "cooperate gun-shop") == {"pay coop1 coop1 coop1"}
    assert ways('"highway", "gun-shop"', "{ scrap = 1 }", "incorporate gun-shop") == {"pay highway contact"}
    assert ways('"gun-shop"', "{ scrap = 1, inc1 = 2 }", "incorporate gun-shop") == {"pay contact inc1 inc1"}


@pytest.mark.rule("S51-ACTION.10", "S51-ACTION.11")
def test_only_combinations_that_need_every_one_of_their_sources_are_offered() -> None:
    """Ruling A2."""
    table = Table("""
[[seat]]
faction = "new-york"
hand = ["highway", "highway", "viaduct", "road-machines"]
goods = { inc1 = 2, inc2 = 1, scrap = 1 }
""")
    table.act(0, "incorporate road-machines")  # distance 2
    ways = {"pay highway", "pay viaduct", "pay inc2", "pay contact inc1", "pay inc1 inc1"}
    assert set(table.legal(0)) == ways
    assert len(table.legal(0)) == len(ways)
    assert table.rejects(0, "pay viaduct inc1") == "S51-ACTION.11"
    assert table.refused(0)["pay inc1"] == "S51-ACTION.8"
    assert table.refused(0)["pay contact"] == "S51-ACTION.8"


@pytest.mark.rule("S51-ACTION.11")
def test_a_token_of_reach_2_cannot_serve_two_locations_of_distance_1() -> None:
    """Rulings A1 and A5: the token is spent whole, what exceeds the distance is lost."""
    table = Table("""
[[seat]]
hand = ["fuel-tank", "armoury"]
goods = { inc2 = 1 }
[[seat]]
passed = true
""")
    assert {"incorporate fuel-tank", "incorporate armoury"} <= set(table.legal(0))
    table.act(0, "incorporate fuel-tank")
    assert table.goods(0) == {"fuel": 1}
    assert "incorporate armoury" not in table.legal(0)
    assert table.rejects(0, "incorporate armoury") == "S51-INCORPORATE.4"


@pytest.mark.rule("S51-ACTION.11")
def test_the_surplus_of_an_instant_or_of_the_contact_card_is_lost_too() -> None:
    """Ruling A1."""
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["muties", "school", "armoury", "armoury"]
goods = { weapon = 1 }
[[seat]]
passed = true
""")
    table.act(0, "conquer school", "pay muties")
    assert table.goods(0) == {"weapon": 1}
    table.act(0, "conquer armoury")  # the contact card, reach 3
    assert table.goods(0) == {}
    assert starting(table.legal(0), *REACH_ACTIONS) == []


@pytest.mark.rule("S51-ACTION.10", "S51-INCORPORATE.4", "S51-INCORPORATE.6")
@pytest.mark.parametrize(("scrap", "offered"), [(1, False), (2, True)])
def test_viaduct_and_the_contact_card_used_for_one_action_are_both_paid(
    monkeypatch: pytest.MonkeyPatch, scrap: int, offered: bool
) -> None:
    """Ruling A10; no location of the deck is far enough to need both, so one is moved away."""
    monkeypatch.setattr(CARDS[NAMES["gun-shop"]], "distance", 4)
    table = Table(f"""
[[seat]]
faction = "new-york"
hand = ["viaduct", "gun-shop"]
goods = {{ scrap = {scrap} }}
""")
    assert ("incorporate gun-shop" in table.legal(0)) == offered
    if offered:
        table.act(0, "incorporate gun-shop")
        assert table.goods(0) == {}
        assert table.seat(0)["lines"] == ["incorporate"]
        assert table.view()["discard"] == ["viaduct"]
        assert locations(table, 0) == ["gun-shop"]
