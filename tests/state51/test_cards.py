"""The cards: what there is, and what each class of card may do."""

import pytest

from ratusz.games.state51.content.cards import (
    CARDS,
    DECK,
    FACTION_NAMES,
    FACTIONS,
    FULL_DECK,
    NAMES,
    TEXT,
    read_cards,
    read_deck,
    whole,
)
from ratusz.games.state51.game import GAME
from ratusz.kernel.problem import Problem
from tests.state51.looking import locations, markers, starting
from tests.table import Table

REACH_ACTIONS = ("conquer", "cooperate", "incorporate")


# What the deck consists of.


@pytest.mark.rule("S51-CARD.2")
def test_the_deck_has_forty_cards() -> None:
    assert len(FULL_DECK) + 2 * len(FACTIONS) == 40


@pytest.mark.rule("S51-CARD.2")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_exactly_two_players(seats: int) -> None:
    with pytest.raises(Problem) as problem:
        GAME.new(seats, {}, "seed")
    assert problem.value.code == "seats"


@pytest.mark.rule("S51-CARD.2")
def test_a_position_with_a_third_seat_is_refused() -> None:
    with pytest.raises(Problem) as problem:
        Table("[[seat]]\n[[seat]]\n[[seat]]")
    assert problem.value.rule == "S51-CARD.2"


@pytest.mark.rule("S51-CARD.3")
def test_the_forty_cards_are_two_bases_two_contact_cards_instants_of_three_kinds_and_locations() -> None:
    assert FACTION_NAMES == ("new-york", "mutants-union")
    assert 2 * len(FACTIONS) == 4
    assert sum([entry.count for entry in DECK.instant]) + sum([entry.count for entry in DECK.location]) == 36
    assert {entry.kind for entry in DECK.instant} == set(REACH_ACTIONS)
    assert len(DECK.location) > 0


@pytest.mark.rule("S51-CARD.3")
def test_a_deck_with_a_card_more_or_less_is_told_so() -> None:
    for lost, got in ((0, 37), (2, 35)):
        cards = read_cards(read_deck(TEXT))
        cards[0].count += 1 - lost
        with pytest.raises(Problem) as caught:
            whole(cards)
        assert caught.value.code == "content-deck"
        assert (caught.value.figures["got"], caught.value.figures["want"]) == (got, 36)


@pytest.mark.rule("S51-CARD.5")
def test_a_base_lies_before_its_owner_with_nothing_under_it_and_never_in_the_deck() -> None:
    table = Table.dealt()
    state = GAME.new(2, {}, "seed")
    for seat in table.view(None)["seats"]:
        assert seat["faction"] in FACTION_NAMES
        assert seat["deals"] == seat["spoils"] == []
    lying = GAME.describe(state)
    dealt = lying["deck"] + lying["discard"] + lying["seat"][0]["hand"] + lying["seat"][1]["hand"]
    assert len(dealt) == 36
    assert not set(FACTION_NAMES).intersection(dealt)
    with pytest.raises(Problem):
        Table('deck = ["new-york"]')


@pytest.mark.rule("S51-CARD.5", "S51-CARD.12")
def test_deals_and_spoils_lie_under_the_base_of_their_owner() -> None:
    table = Table("""
[[seat]]
hand = ["armoury", "fuel-tank"]
goods = { con1 = 1, coop1 = 1 }
[[seat]]
passed = true
""")
    table.act(0, "conquer armoury", "cooperate fuel-tank")
    mine, theirs = table.view(0)["seats"]
    assert (mine["spoils"], mine["deals"]) == (["armoury"], ["fuel-tank"])
    assert (theirs["spoils"], theirs["deals"]) == ([], [])


@pytest.mark.rule("S51-CARD.11")
def test_most_of_the_cards_players_receive_are_locations() -> None:
    locations = sum([entry.count for entry in DECK.location])
    assert locations > len(FULL_DECK) - locations


@pytest.mark.rule("S51-CARD.11")
def test_players_receive_new_cards_every_round() -> None:
    table = Table.dealt()
    sizes = []
    for round in (1, 2, 3, 4):
        table.skip_to("turn", round)
        sizes.append([table.seat(seat)["hand_size"] for seat in (0, 1)])
    assert sizes == [[7, 7], [10, 10], [13, 13], [16, 16]]


@pytest.mark.rule("S51-CARD.13")
def test_every_location_is_of_one_of_four_kinds() -> None:
    assert {entry.kind for entry in DECK.location} == {"open", "closed", "action", "feature"}


@pytest.mark.rule("S51-CARD.13")
def test_a_location_of_a_fifth_kind_is_refused() -> None:
    with pytest.raises(Problem) as problem:
        read_cards(read_deck(TEXT.replace('kind = "closed"', 'kind = "half-open"', 1)))
    assert problem.value.code == "content-kind"
    assert problem.value.figures["got"] == "half-open"


@pytest.mark.rule("S51-CARD.18")
def test_every_feature_gives_victory_points_for_locations_of_a_type() -> None:
    features = [entry for entry in DECK.location if entry.kind == "feature"]
    assert len(features) == 4
    for entry in features:
        (effect,) = CARDS[NAMES[entry.id]].effects
        assert effect[0] == "mark"
        assert effect[1] == 1
        assert effect[2] in (0, 1, 2, 3)  # a type icon


@pytest.mark.rule("S51-CARD.18")
@pytest.mark.parametrize("ability", ['{ do = "gain", goods = { scrap = 1 } }', '{ do = "mark", vp = 1 }'])
def test_a_feature_of_another_sort_is_refused(ability: str) -> None:
    written = '{ do = "mark", vp = 1, each = "scrap" }'
    assert written in TEXT
    with pytest.raises(Problem) as problem:
        read_cards(read_deck(TEXT.replace(written, ability)))
    assert problem.value.code == "content-ability"


# Instants.

TOKENS = {"conquer": "con", "cooperate": "coop", "incorporate": "inc"}
EVERY_INSTANT = """
[[seat]]
hand = ["muties", "courier", "highway", "viaduct", "road-machines"]
goods = { con2 = 1, coop2 = 1, inc2 = 1, scrap = 1 }
[[seat]]
passed = true
"""


@pytest.mark.rule("S51-CARD.6", "S51-COOPERATE.3", "S51-INCORPORATE.2")
@pytest.mark.parametrize(
    ("action", "right", "wrong"),
    [
        ("conquer", {"muties"}, {"courier", "highway", "viaduct"}),
        ("cooperate", {"courier"}, {"muties", "highway", "viaduct"}),
        ("incorporate", {"highway", "viaduct"}, {"muties", "courier"}),
    ],
)
def test_the_colour_of_an_instant_fixes_the_action_it_may_be_played_for(action: str, right: set[str], wrong: set[str]) -> None:
    table = Table(EVERY_INSTANT)
    table.act(0, f"{action} road-machines")
    assert table.asked == "pay_reach"
    assert set(table.legal(0)) == {f"pay {TOKENS[action]}2"} | {f"pay {card}" for card in right}
    for card in wrong:
        assert table.refused(0)[f"pay {card}"] == "S51-CARD.6"
        assert table.rejects(0, f"pay {card}") == "S51-CARD.6"


@pytest.mark.rule("S51-CARD.6", "S51-ACTION.8")
@pytest.mark.parametrize(
    ("instant", "action"),
    [("muties", "conquer"), ("courier", "cooperate"), ("highway", "incorporate"), ("viaduct", "incorporate")],
)
def test_an_instant_lends_no_reach_to_the_other_two_actions(instant: str, action: str) -> None:
    table = Table(f"""
[[seat]]
faction = "mutants-union"
hand = ["{instant}", "school"]
goods = {{ scrap = 1 }}
""")
    assert starting(table.legal(0), *REACH_ACTIONS) == [f"{action} school"]


@pytest.mark.rule("S51-CARD.6", "S51-ACTION.9")
def test_an_instant_cannot_be_played_by_itself() -> None:
    """Ruling A7: with nothing to reach an instant is a mere card in hand; nor is it turned into a token."""
    table = Table("""
[[seat]]
hand = ["muties", "courier", "highway", "viaduct"]
goods = { con2 = 1, coop2 = 1, inc2 = 1, scrap = 1 }
""")
    assert sorted(table.legal(0)) == ["exchange", "pass"]


@pytest.mark.rule("S51-CARD.12", "S51-CONQUER.2", "S51-COOPERATE.2", "S51-INCORPORATE.1")
@pytest.mark.parametrize(
    ("action", "rule"), [("conquer", "S51-CONQUER.2"), ("cooperate", "S51-COOPERATE.2"), ("incorporate", "S51-INCORPORATE.1")]
)
def test_an_instant_can_be_neither_conquered_nor_made_a_deal_nor_incorporated(action: str, rule: str) -> None:
    """Ruling A8."""
    table = Table("""
[[seat]]
hand = ["muties", "courier", "highway", "school"]
goods = { con2 = 1, coop2 = 1, inc2 = 1 }
""")
    for card in ("muties", "courier", "highway"):
        assert table.refused(0)[f"{action} {card}"] == rule
        assert table.rejects(0, f"{action} {card}") == rule


@pytest.mark.rule("S51-CARD.6")
def test_a_played_instant_goes_to_the_discard_pile_after_the_action() -> None:
    """Ruling A6: it cannot yet be a marker of the feature it brought in."""
    table = Table("""
discard = ["valley", "armoury"]
[[seat]]
hand = ["highway", "factory"]
""")
    table.act(0, "incorporate factory")
    assert table.asked == "choose_marker"
    assert table.legal(0) == ["tuck valley", "tuck armoury"]
    assert table.view()["played"] == ["highway"]
    table.act(0, "tuck valley")
    assert table.view()["discard"] == ["highway", "armoury"]
    assert table.view()["played"] == []


# The faction contact cards.

CONTACT_LINES = [
    ("new-york", "conquer", {"weapon": 1}, 2),
    ("new-york", "cooperate", {"fuel": 2}, 2),
    ("new-york", "incorporate", {"scrap": 1}, 1),
    ("mutants-union", "conquer", {"weapon": 1}, 3),
    ("mutants-union", "cooperate", {"fuel": 1}, 1),
    ("mutants-union", "incorporate", {"scrap": 2}, 2),
]


def contact_table(faction: str, goods: dict[str, int]) -> Table:
    """A player with locations of distance 1, 2 and 3 that give nothing on entering, and with these goods."""
    written = ", ".join([f"{good} = {count}" for good, count in goods.items()])
    return Table(f"""
[[seat]]
faction = "{faction}"
hand = ["heavy-equipment", "road-machines", "gun-shop"]
goods = {{ {written} }}
[[seat]]
passed = true
""")


@pytest.mark.rule("S51-CARD.7", "S51-CONQUER.5", "S51-COOPERATE.5", "S51-INCORPORATE.4")
@pytest.mark.parametrize(("faction", "action", "cost", "reach"), CONTACT_LINES)
def test_a_line_of_the_contact_card_gives_exactly_the_printed_reach(
    faction: str, action: str, cost: dict[str, int], reach: int
) -> None:
    table = contact_table(faction, cost)
    within = [f"{action} {card}" for card in ("heavy-equipment", "road-machines", "gun-shop")[:reach]]
    assert sorted(starting(table.legal(0), *REACH_ACTIONS)) == sorted(within)


@pytest.mark.rule("S51-CARD.7", "S51-CONQUER.5", "S51-COOPERATE.5", "S51-INCORPORATE.4")
@pytest.mark.parametrize(("faction", "action", "cost", "reach"), CONTACT_LINES)
def test_a_line_of_the_contact_card_takes_exactly_the_printed_resources(
    faction: str, action: str, cost: dict[str, int], reach: int
) -> None:
    table = contact_table(faction, {"fuel": 3, "weapon": 3, "brick": 3, "scrap": 3})
    target = {1: "heavy-equipment", 2: "road-machines", 3: "gun-shop"}[reach]
    table.act(0, f"{action} {target}")
    left = {good: 3 - cost.get(good, 0) for good in ("fuel", "weapon", "brick", "scrap")}
    produced = {"inc1": 1} if (action, target) == ("incorporate", "heavy-equipment") else {}
    assert table.goods(0) == left | produced
    assert table.seat(0)["lines"] == [action]


@pytest.mark.rule("S51-CARD.7", "S51-CONQUER.5", "S51-COOPERATE.5", "S51-INCORPORATE.4")
@pytest.mark.parametrize(("faction", "action", "cost", "reach"), CONTACT_LINES)
def test_a_line_of_the_contact_card_cannot_be_used_for_less(faction: str, action: str, cost: dict[str, int], reach: int) -> None:
    plenty = {"fuel": 3, "weapon": 3, "brick": 3, "scrap": 3}
    ((good, amount),) = cost.items()
    table = contact_table(faction, plenty | {good: amount - 1})
    clause = {"conquer": "S51-CONQUER.5", "cooperate": "S51-COOPERATE.5", "incorporate": "S51-INCORPORATE.4"}[action]
    assert table.refused(0)[f"{action} heavy-equipment"] == clause
    assert table.rejects(0, f"{action} heavy-equipment") == clause


@pytest.mark.rule("S51-CARD.7")
def test_the_contact_card_also_carries_the_rebuild_action() -> None:
    table = Table("""
[[seat]]
hand = ["gun-shop"]
state = ["armoury"]
goods = { brick = 1 }
""")
    table.act(0, "rebuild armoury gun-shop")
    assert table.goods(0) == {}
    assert table.seat(0)["lines"] == ["rebuild"]


@pytest.mark.rule("S51-CARD.8")
def test_example_the_contact_card_shown_asks_1_fuel_2_scrap_1_weapon_and_1_brick() -> None:
    """Ruling A9: it is the card of the Mutants Union."""
    table = Table("""
[[seat]]
faction = "mutants-union"
hand = ["old-depot", "road-machines", "valley", "gun-shop"]
state = ["armoury"]
goods = { fuel = 1, scrap = 2, weapon = 1, brick = 1 }
[[seat]]
passed = true
""")
    table.act(0, "cooperate old-depot")
    assert table.goods(0) == {"scrap": 2, "weapon": 1, "brick": 1}
    table.act(0, "incorporate road-machines")
    assert table.goods(0) == {"weapon": 1, "brick": 1}
    table.act(0, "conquer valley")
    assert table.goods(0) == {"brick": 1}
    table.act(0, "rebuild armoury gun-shop")
    assert table.goods(0) == {}


@pytest.mark.rule("S51-CARD.8", "S51-INCORPORATE.5")
def test_the_contact_cards_of_the_two_factions_differ() -> None:
    """Ruling A9: 1 scrap is enough for New York and not for the Mutants Union."""
    assert "incorporate heavy-equipment" in contact_table("new-york", {"scrap": 1}).legal(0)
    assert "incorporate heavy-equipment" not in contact_table("mutants-union", {"scrap": 1}).legal(0)


ALL_FOUR_LINES = """
rest = "box"
deck = ["valley", "valley", "brickworks", "rubble", "refinery", "school", "heavy-equipment"]
[[seat]]
faction = "mutants-union"
hand = ["gun-shop", "gas-station", "old-depot", "armoury", "road-machines", "factory", "assembly-plant", "assembly-plant"]
state = ["fuel-tank", "old-depot"]
goods = { weapon = 2, fuel = 2, scrap = 4, brick = 2 }
[[seat]]
passed = true
"""


@pytest.mark.rule("S51-CARD.9")
def test_the_conquest_line_cannot_be_used_twice_in_a_round_while_the_cooperation_line_still_can() -> None:
    table = Table(ALL_FOUR_LINES)
    table.act(0, "conquer gun-shop")
    assert table.refused(0)["conquer gas-station"] == "S51-CARD.9"
    assert table.rejects(0, "conquer gas-station") == "S51-CARD.9"
    assert "cooperate armoury" in table.legal(0)


@pytest.mark.rule("S51-CARD.9")
def test_the_four_limits_of_the_contact_card_are_independent() -> None:
    table = Table(ALL_FOUR_LINES)
    table.act(0, "conquer gun-shop", "rebuild old-depot assembly-plant", "cooperate old-depot", "incorporate road-machines")
    assert table.seat(0)["lines"] == ["conquer", "cooperate", "incorporate", "rebuild"]
    assert table.goods(0) == {"weapon": 1, "fuel": 1, "scrap": 2, "brick": 1}  # enough to pay each line again
    refused = table.refused(0)
    assert refused["conquer gas-station"] == "S51-CARD.9"
    assert refused["cooperate armoury"] == "S51-CARD.9"
    assert refused["incorporate factory"] == "S51-CARD.9"
    assert refused["rebuild road-machines assembly-plant"] == "S51-REBUILD.5"


@pytest.mark.rule("S51-CARD.9")
def test_in_the_next_round_the_lines_of_the_contact_card_are_there_again() -> None:
    table = Table(ALL_FOUR_LINES)
    table.act(0, "conquer gun-shop", "cooperate old-depot", "pass")
    table.skip_to("turn", 2)
    table.act(1, "pass")
    assert table.seat(0)["lines"] == []
    assert {"conquer gas-station", "cooperate armoury"} <= set(table.legal(0))
    table.act(0, "conquer gas-station", "cooperate armoury")
    assert table.seat(0)["lines"] == ["conquer", "cooperate"]


@pytest.mark.rule("S51-CARD.9")
def test_a_used_line_is_refused_as_a_way_to_pay() -> None:
    table = Table("""
[[seat]]
hand = ["muties", "school"]
goods = { weapon = 1, con1 = 1 }
lines = ["conquer"]
""")
    table.act(0, "conquer school")
    assert table.legal(0) == ["pay muties", "pay con1"]
    assert table.refused(0)["pay contact"] == "S51-CARD.9"


@pytest.mark.rule("S51-CARD.10")
@pytest.mark.parametrize(
    ("action", "instant", "token"),
    [("conquer", "muties", "con1"), ("cooperate", "courier", "coop1"), ("incorporate", "highway", "inc1")],
)
def test_the_limit_of_the_contact_card_does_not_restrict_instants_and_tokens(action: str, instant: str, token: str) -> None:
    table = Table(f"""
[[seat]]
hand = ["{instant}", "armoury", "armoury", "heavy-equipment"]
goods = {{ {token} = 1, weapon = 2, fuel = 4, scrap = 2 }}
[[seat]]
passed = true
""")
    table.act(0, f"{action} armoury", "pay contact")
    assert table.seat(0)["lines"] == [action]
    table.act(0, f"{action} armoury", f"pay {instant}")
    table.act(0, f"{action} heavy-equipment")
    assert table.seat(0)["hand"] == []


# The three uses of a location.


@pytest.mark.rule("S51-CARD.12", "S51-CONQUER.1", "S51-COOPERATE.1", "S51-INCORPORATE.1")
@pytest.mark.parametrize(("action", "where"), [("cooperate", "deals"), ("conquer", "spoils"), ("incorporate", "state")])
def test_a_location_in_hand_can_be_used_in_one_of_three_ways(action: str, where: str) -> None:
    table = Table("""
[[seat]]
hand = ["fuel-tank"]
goods = { con1 = 1, coop1 = 1, inc1 = 1 }
[[seat]]
passed = true
""")
    three = ["conquer fuel-tank", "cooperate fuel-tank", "incorporate fuel-tank"]
    assert starting(table.legal(0), *REACH_ACTIONS) == three
    table.act(0, f"{action} fuel-tank")
    side = table.seat(0)
    lying = {"deals": side["deals"], "spoils": side["spoils"], "state": locations(table, 0), "hand": side["hand"]}
    assert lying == {"deals": [], "spoils": [], "state": [], "hand": []} | {where: ["fuel-tank"]}
    assert starting(table.legal(0), *REACH_ACTIONS) == []


@pytest.mark.rule("S51-CARD.12", "S51-CONQUER.2", "S51-COOPERATE.2", "S51-INCORPORATE.1")
def test_a_deal_cannot_be_turned_into_spoils_nor_spoils_into_a_deal_nor_either_taken_back() -> None:
    """Ruling B4."""
    table = Table("""
[[seat]]
deals = ["fuel-tank"]
spoils = ["school"]
goods = { con2 = 2, coop2 = 2, inc2 = 2, weapon = 3, fuel = 3, scrap = 3, brick = 1, worker = 3 }
""")
    assert [action for action in table.legal(0) if "fuel-tank" in action or "school" in action] == []
    assert table.rejects(0, "conquer fuel-tank") == "S51-CONQUER.2"
    assert table.rejects(0, "cooperate school") == "S51-COOPERATE.2"
    assert table.rejects(0, "incorporate fuel-tank") == table.rejects(0, "incorporate school") == "S51-INCORPORATE.1"


# The four kinds of location.

FOUR_KINDS = """
phase = "production"
[[seat]]
state = ["fuel-tank", "school", "gun-shop", "murderers-pub"]
[[seat]]
"""


@pytest.mark.rule("S51-CARD.14", "S51-CARD.15", "S51-CARD.16", "S51-CARD.17")
def test_open_and_closed_locations_produce_action_and_feature_locations_do_not() -> None:
    table = Table(FOUR_KINDS)
    assert table.goods(0) == {"worker": 3 + 1, "scrap": 1, "fuel": 1}
    assert table.seat(0)["vp"] == 0
    assert markers(table, 0, "murderers-pub") == []
    assert table.seat(0)["hand"] == []


@pytest.mark.rule("S51-CARD.14", "S51-CARD.15", "S51-CARD.16", "S51-CARD.17")
def test_the_opponent_may_send_workers_only_to_open_production() -> None:
    table = Table(FOUR_KINDS)
    table.act(0, "gather fuel")
    assert starting(table.legal(1), "visit") == ["visit fuel-tank"]
    assert table.rejects(1, "visit school") == "S51-CARD.15"
    assert table.rejects(1, "visit gun-shop") == "S51-CARD.16"
    assert table.rejects(1, "visit murderers-pub") == "S51-CARD.17"


@pytest.mark.rule("S51-CARD.14", "S51-CARD.15", "S51-INCORPORATE.7")
@pytest.mark.parametrize(("location", "good"), [("fuel-tank", "fuel"), ("school", "worker")])
def test_open_and_closed_locations_give_their_goods_at_once_on_entering(location: str, good: str) -> None:
    table = Table(f"""
[[seat]]
hand = ["{location}"]
goods = {{ inc1 = 1 }}
""")
    table.act(0, f"incorporate {location}")
    assert table.goods(0) == {good: 1}


@pytest.mark.rule("S51-CARD.16")
def test_an_action_location_yields_nothing_on_entering_and_nothing_in_production() -> None:
    table = Table("""
rest = "box"
deck = ["valley", "valley", "brickworks", "rubble", "refinery", "school", "heavy-equipment"]
discard = ["fuel-tank"]
[[seat]]
hand = ["road-machines"]
goods = { inc2 = 1, scrap = 3 }
[[seat]]
passed = true
""")
    table.act(0, "incorporate road-machines")
    assert table.goods(0) == {"scrap": 3}
    table.act(0, "pass")
    table.skip_to("turn", 2)
    assert table.goods(0) == {"worker": 3, "scrap": 1}
    table.act(1, "pass")
    table.act(0, "work road-machines")
    assert table.goods(0) == {"worker": 2, "inc2": 1}


@pytest.mark.rule("S51-CARD.16", "S51-CARD.17")
def test_only_an_action_location_takes_workers_of_its_owner() -> None:
    table = Table("""
[[seat]]
state = ["gun-shop", "murderers-pub", "fuel-tank", "school"]
goods = { worker = 3, weapon = 2 }
""")
    assert starting(table.legal(0), "work", "visit") == ["work gun-shop"]
    assert table.rejects(0, "work murderers-pub") == "S51-CARD.17"
    assert table.rejects(0, "work fuel-tank") == "S51-WORK.1"
    assert table.rejects(0, "work school") == "S51-WORK.1"


@pytest.mark.rule("S51-CARD.17", "S51-CARD.18")
def test_a_feature_works_by_itself_when_a_location_of_its_type_enters() -> None:
    table = Table("""
rest = "box"
[[seat]]
hand = ["armoury", "fuel-tank"]
state = [{ card = "murderers-pub", markers = [1] }]
goods = { inc1 = 2 }
[[seat]]
passed = true
""")
    table.act(0, "incorporate fuel-tank")
    assert markers(table, 0, "murderers-pub") == [1]
    table.act(0, "incorporate armoury")
    assert markers(table, 0, "murderers-pub") == [1, 1]
