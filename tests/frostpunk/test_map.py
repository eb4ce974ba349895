"""The map: adjacency, heat, clearing, gathering, building, using, upgrading, storms."""

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.rules.city.map import ADJACENT, FIELD_NUMBERS, NEAR_PLACES, TOUCHED
from ratusz.games.frostpunk.rules.city.map import GENERATOR_FIELDS as PETALS
from ratusz.games.frostpunk.rules.generator.heat import warm
from ratusz.kernel.preview import preview
from tests.frostpunk.table import Table, complaint

TWO = 'tiles = { n1 = "near-1", n2 = "near-2", f1 = "far-1" }\n'


@pytest.mark.rule("FP-ADJ.3", "FP-ADJ.5", "FP-ADJ.6")
def test_tiles_beside_the_generator_tile_touch_two_one_or_none_of_its_fields() -> None:
    counts = [len(petals) for petals in TOUCHED[:NEAR_PLACES]]
    assert sorted(counts) == [0] + [1] * 7 + [2] * 4
    assert all([len(petals) == 0 for petals in TOUCHED[NEAR_PLACES:]])
    for petal in range(PETALS):
        assert not [other for other in ADJACENT[petal] if other < PETALS]  # ruling 24
        assert len(ADJACENT[petal]) == 6


@pytest.mark.rule("FP-ADJ.1", "FP-ADJ.2")
def test_a_field_is_adjacent_to_the_other_field_of_its_tile_and_to_all_of_tiles_beside() -> None:
    near = {name for name, field in FIELD_NUMBERS.items() if field in ADJACENT[FIELD_NUMBERS["n1a"]]}
    assert {"n1b", "n2a", "n2b", "n12a", "n12b", "f1a", "f1b", "f2a", "f2b", "f18a", "f18b", "g2"} == near


@pytest.mark.rule("FP-HEAT.8", "FP-HEAT.13", "FP-HEAT.14", "FP-HEAT.15", "FP-HEAT.16", "FP-HEAT.12", "FP-HEAT.10")
def test_heat_above_red_and_orange_warms_the_inner_zones_and_such_buildings_anywhere() -> None:
    fields = 'fields = { f1a = "sawmill", f1b = "hunters-hut" }\n'
    table = Table(TWO + fields + "heat = 5\ncold = 8\nranges = { red = 2, orange = 4, yellow = 5 }\n")
    state = {name: warm(table.g, FIELD_NUMBERS[name]) for name in ("g1", "n1a", "f1a", "f1b")}
    assert state == {"g1": True, "n1a": True, "f1a": True, "f1b": False}
    off = Table(TWO + fields)
    assert not any([warm(off.g, FIELD_NUMBERS[name]) for name in ("g1", "n1a", "f1a", "f1b")])


@pytest.mark.rule("FP-HEAT.3", "FP-HEAT.7", "FP-CLEAR.1", "FP-CLEAR.4", "FP-CLEAR.5", "FP-CLEAR.7", "FP-CLEAR.8", "FP-CLEAR.6")
def test_clearing_snow_in_the_cold_turns_over_a_far_tile_with_trees_and_coal() -> None:
    table = Table('tiles = { n1 = "near-1" }\nfar-tiles = ["far-1"]\n')
    table.act("clear far", "pawn engineer")
    assert table.g.sick == [0, 1, 0]
    assert table.legal() == ["lay f1", "lay f2", "lay f18"]
    assert table.refused()["lay f4"] == "FP-CLEAR.6"
    table.act("lay f2")
    assert (table.tell("fields")["f2a"], table.tell("fields")["f2b"]) == ("tree 3", "coal 2")


@pytest.mark.rule("FP-GATHER.1", "FP-GATHER.2", "FP-GATHER.6", "FP-SETUP.15")
def test_a_pawn_takes_two_of_four_coal_and_closes_the_field() -> None:
    table = Table('tiles = { n1 = "near-8" }\nheat = 3\n')
    table.act("gather n1a", "pawn worker")
    assert (table.g.stock[1], table.tell("fields")["n1a"], table.g.sick) == (2, "coal 2", [0, 0, 0])
    assert table.refused()["gather n1a"] == "FP-GATHER.2"


@pytest.mark.rule("FP-BUILD.1", "FP-BUILD.2", "FP-BUILD.4", "FP-BUILD.6", "FP-BUILD.7", "FP-BUILD.11")
def test_three_works_raise_demolish_and_raise_again() -> None:
    table = Table('stock = { wood = 3 }\ntiles = { n1 = "near-1" }\n')
    table.act("construct", "pawn worker", "raise retort", "site n1a", "demolish n1a", "raise tent", "site n1a")
    assert table.asked == "turn"
    assert (table.g.stock[0], table.tell("fields")["n1a"]) == (0, "tent")
    assert table.tell("supply")["retort"] == 3


@pytest.mark.rule("FP-BUILD.5", "FP-BUILD.8", "FP-BUILD.9", "FP-BUILD.12", "FP-BLDG-COALMINE.1", "FP-GEN.11", "FP-GEN.12")
def test_what_cannot_be_built_is_refused_with_its_clause() -> None:
    table = Table('stock = { wood = 9, core = 1 }\ntiles = { n1 = "near-1" }\n')
    table.act("construct", "pawn worker")
    refused = table.refused()
    assert refused["raise pub"] == "FP-BUILD.5"
    assert refused["raise kitchen"] == "FP-BUILD.8"
    assert refused["raise coal-mine"] == "FP-BLDG-COALMINE.1"
    assert refused["demolish g1"] == "FP-BUILD.12"
    table.act("raise hospital")
    assert table.legal() == ["site n1a"]
    assert table.refused()["site g4"] == "FP-BUILD.9"
    table.act("site n1a")
    assert (table.tell("fields")["n1a"], table.tell("fields")["n1b"]) == ("hospital", "hospital")


@pytest.mark.rule("FP-BLDG-GATHERERS.1", "FP-ADJ.2")
def test_a_gatherers_barrack_takes_one_resource_from_every_adjacent_field() -> None:
    table = Table('tiles = { n1 = "near-3", n2 = "near-4" }\nfields = { n1b = "gatherers-barrack" }\nheat = 4\n')
    table.act("use n1b", "pawn worker")
    assert table.tell("stock") == {"coal": 2}


@pytest.mark.rule("FP-BLDG-COALHAMMER.1")
def test_the_coal_hammer_heaps_on_coal_and_empty_fields_only() -> None:
    table = Table(
        'tiles = { n1 = "near-4", n2 = "near-1", n3 = "near-12" }\nfields = { n2a = "coal-hammer", n2b = "coal-hammer" }\n'
    )
    table.act("use n2a", "pawn worker")
    assert {"heap n1a 1", "heap n1b 3", "heap n3a 3", "heap n3b 3", "done"} <= set(table.legal())
    assert table.rejects("heap n3a 4") == "FP-BLDG-COALHAMMER.1"
    table.act("heap n1a 2", "heap n3a 2", "heap n3b 1")
    assert [table.tell("fields")[name] for name in ("n1a", "n3a", "n3b")] == ["coal 5", "coal 2", "coal 1"]
    assert table.asked == "turn"


@pytest.mark.rule("FP-BLDG-SAWMILL.1", "FP-USE.1", "FP-USE.2")
def test_a_sawmill_fells_a_tree_of_its_own_tile_once_a_round() -> None:
    table = Table('tiles = { n1 = "near-2" }\nfields = { n1b = "sawmill" }\nheat = 4\n')
    table.act("use n1b", "pawn worker")
    assert (table.g.stock[0], table.tell("fields")["n1a"]) == (3, "tree 3")
    assert table.refused()["use n1b"] == "FP-USE.2"


@pytest.mark.rule("FP-BLDG-WORKSHOP.1", "FP-BLDG-WORKSHOP.2", "FP-TECH.1", "FP-BLDG-WORKSHOP.4", "FP-BLDG-WORKSHOP.5", "FP-USE.4")
def test_a_workshop_upgrades_and_hastens_and_may_go_on_with_the_next_technology() -> None:
    city = 'stock = { wood = 4 }\ntiles = { n1 = "near-12" }\nheat = 4\ntechnologies = ["steam-saw", "winches"]\n'
    table = Table(city + 'fields = { n1b = "hunters-hut" }\n')
    table.act("construct", "pawn worker", "raise workshop", "site n1a")
    assert table.asked == "technology"
    table.act("begin winches", "done", "use n1a")
    assert table.g.development == 3
    table.act("upgrade n1b", "develop")
    assert table.tell("fields")["n1b"] == "hunters-hut+"
    assert table.g.development == 2
    table.act("pass")
    assert table.asked != "turn" or table.g.round > 1


@pytest.mark.rule("FP-DAWN.3", "FP-DAWN.4", "FP-DAWN.5")
def test_a_token_met_at_dawn_completes_steam_saw_and_hunting_tactics_goes_to_ten() -> None:
    city = 'phase = "dawn"\nround = 5\nmorning = []\ntechnologies = ["steam-saw", "hunting-tactics", "winches"]\n'
    table = Table(city + 'developing = "steam-saw"\ndevelopment = 6\ntiles = { n1 = "near-1" }\nfields = { n1a = "workshop" }\n')
    table.act("begin hunting-tactics")
    assert (table.g.round, table.tell("developed"), table.g.development) == (6, ["steam-saw"], 10)


@pytest.mark.rule("FP-TECH.5", "FP-TECH.6")
def test_losing_the_last_workshop_loses_the_development() -> None:
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "workshop" }\ntechnologies = ["winches"]\n'
    table = Table(city + 'developing = "winches"\ndevelopment = 6\n')
    table.act("construct", "pawn worker", "demolish n1a", "done")
    assert table.tell("developing") is None


WEATHER = 'phase = "weather"\nround = 7\nhope = ["care"]\nweather = ["weather-1"]\n'


@pytest.mark.rule("FP-WEATHER.2", "FP-WEATHER.3", "FP-WEATHER.4", "FP-WEATHER.5", "FP-WEATHER.8", "FP-WEATHER.9")
@pytest.mark.rule("FP-WEATHER.10", "FP-WEATHER.12", "FP-WEATHER.14")
def test_a_weather_card_moves_cold_and_ranges_feeds_from_huts_and_brings_the_first_storm() -> None:
    fields = 'fields = { n1a = "hunters-hut", n1b = "hunters-hut", n2a = "hunters-hut+", n2b = "tent" }\n'
    table = Table(WEATHER + TWO + fields)
    g = table.g
    assert (g.cold, g.ranges, g.food) == (6, [1, 2, 4], 4)
    assert (g.storm, g.strikes) == (12, 1)
    assert (table.tell("fields")["n2b"], table.tell("supply").get("tent", 0)) == ("ruins", 0)


@pytest.mark.rule("FP-WEATHER.13")
def test_the_second_storm_takes_the_barracks_and_its_marker_leaves() -> None:
    table = Table(WEATHER.replace("7", "12") + TWO + 'storm = 13\nstrikes = 1\nfields = { n1a = "barrack" }\n')
    assert (table.g.storm, table.tell("fields")["n1a"]) == (0, "ruins")


@pytest.mark.rule("FP-SCOUT.1", "FP-SCOUT.2", "FP-SCOUT.3", "FP-EXPED.2")
def test_a_scout_needs_the_balloon() -> None:
    assert Table(TWO).refused()["scout 1"] == "FP-SCOUT.1"
    table = Table(TWO + 'fields = { n1a = "balloon", n1b = "balloon" }\n')
    table.act("scout 1", "pawn worker")
    assert table.tell("route")[0]["scout"] == "worker"
    assert table.refused()["scout 2"] == "FP-SCOUT.3"


@pytest.mark.rule("FP-LAW.2", "FP-LAW.3", "FP-LAW.5", "FP-LAW.6", "FP-LAW.7", "FP-BLDG-PLATFORM.1")
def test_child_labour_raises_discontent_lowers_hope_and_removes_its_partner() -> None:
    table = Table('hope = ["care+", "care+"]\nheat = 4\n')
    table.act("use g1", "enact PR01")
    assert len(table.tell("discontent")) == 1
    assert table.tell("hope") == ["care", "care+"]
    assert "PR02" not in table.tell("future-laws")
    assert table.view()["consequences"] == ["PR01"]
    table.act("gather g4")
    assert "pawn child" in table.legal()


@pytest.mark.rule("FP-LAW.8")
def test_a_fifth_law_is_refused() -> None:
    table = Table('laws = ["PR01", "PR03", "PR05", "PR07"]\n')
    assert table.refused()["use g1"] == "FP-LAW.8"


@pytest.mark.rule("FP-AUTOMATON.2", "FP-AUTOMATON.5", "FP-AUTOMATON.6")
def test_an_automaton_works_for_a_coal_and_does_not_fall_ill() -> None:
    table = Table("automatons = 2\nstock = { coal = 1 }\n")
    table.act("gather g4", "pawn automaton")
    assert (table.g.stock[:2], table.g.sick) == ([2, 0], [0, 0, 0])
    table.act("construct")
    assert table.legal() == ["pawn worker", "pawn engineer"]
    assert table.rejects("pawn automaton") == "FP-AUTOMATON.5"


@pytest.mark.rule("FP-LIMIT.10", "FP-BUILD.9", "FP-CLEAR.6")
def test_a_map_that_cannot_be_is_refused_with_its_place() -> None:
    assert complaint('fields = { g4 = "coal 6" }').rule == "FP-LIMIT.10"
    assert complaint('tiles = { n1 = "near-1" }\nfields = { n1a = "hospital", n1b = "tent" }').rule == "FP-BUILD.9"
    assert complaint('fields = { g4 = "hospital" }').rule == "FP-BUILD.9"
    assert complaint('tiles = { f1 = "far-1" }').rule == "FP-CLEAR.6"
    assert complaint('tiles = { n1 = "far-1" }').rule == "FP-CLEAR.5"
    assert complaint('tiles = { n1 = "near-1", n2 = "near-1" }').code == "position-twice"


@pytest.mark.rule("FP-SCENARIO.2", "FP-SCENARIO.3", "FP-DAWN.6", "FP-DAWN.7", "FP-SETUP.75")
def test_activation_tokens_turn_up_the_cards_of_the_scenario() -> None:
    assert Table("").g.tokens == [4, 11]
    table = Table('phase = "dawn"\nround = 3\ntokens = [4, 11]\nmorning = []\n')
    assert [card["event"] for card in table.tell("card")] == ["I-01", "I-02"]
    assert table.g.tokens == [7, 11]
    later = Table('phase = "dawn"\nround = 10\ntokens = [11]\nmorning = []\n')
    assert [card["event"] for card in later.tell("card")] == ["I-01", "I-03"]
    assert 11 not in later.g.tokens


@pytest.mark.rule("FP-WIN.1")
def test_enough_coal_and_food_in_the_storehouse_when_round_15_ends_wins() -> None:
    end = 'phase = "night"\nround = 15\nhope = ["care+"]\ntokens = []\ncitizens = { worker = 4 }\n'
    cards = '[[card]]\nevent = "I-03"\n'
    won = Table(end + "stored = { coal = 12, food = 15 }\n" + cards)
    assert won.tell("cause") == "won"
    lost = Table(end + "stored = { coal = 12, food = 14 }\n" + cards)
    assert lost.tell("cause") == "scenario"


@pytest.mark.rule("FP-TECH.6")
def test_a_workshop_raised_again_begins_from_scratch() -> None:
    city = 'round = 4\nstock = { wood = 1 }\ntiles = { n1 = "near-1" }\nfields = { n1a = "workshop" }\n'
    table = Table(city + 'technologies = ["winches"]\ndeveloping = "winches"\ndevelopment = 5\n')
    table.act("construct", "pawn worker", "demolish n1a", "raise workshop", "site n1a")
    assert (table.tell("developing"), table.g.development) == ("winches", 6)


@pytest.mark.rule("FP-CLEAR.5", "FP-CLEAR.7")
def test_near_tiles_lie_around_the_generator_tile_and_printed_food_is_gained_at_once() -> None:
    table = Table('tiles = { n1 = "near-1" }\nnear-tiles = ["near-12", "near-3"]\n')
    table.act("clear near", "pawn worker")
    assert table.legal() == [f"lay n{number}" for number in range(2, 13)]
    assert table.rejects("lay f1") == "FP-CLEAR.5"
    table.act("lay n2", "lay n3")
    assert table.g.food == 2


@pytest.mark.rule("FP-CLEAR.7", "FP-LIMIT.9")
def test_a_revealed_tile_tells_what_was_put_on_both_its_fields() -> None:
    city = 'tiles = { n1 = "near-1", n2 = "near-2" }\nfar-tiles = ["far-7"]\n'
    wooded = ", ".join([f'{field} = "tree 5"' for field in ("g4", "g5", "n1a", "n1b", "n2a")])
    for fields, trees in (("", 8), (f"fields = {{ {wooded} }}\n", 5)):
        told = Table(city + fields).act("clear far", "pawn worker", "lay f1")
        assert next(event.figures["goods"] for event in told if event.kind == "tile-revealed") == {"tree": trees}


@pytest.mark.rule("FP-BUILD.7", "FP-BUILD.5")
def test_building_over_goods_returns_them_to_the_bank_and_an_unlocked_building_has_its_price() -> None:
    table = Table('stock = { wood = 3 }\nlaws = ["PR10"]\nfields = { g4 = "wood 3" }\n')
    table.act("construct", "pawn worker", "raise pub", "site g4", "done")
    assert (table.tell("stock"), table.tell("fields")["g4"]) == ({"wood": 1}, "pub")


@pytest.mark.rule("FP-BUILD.7")
def test_what_is_built_over_is_told_before_and_when_it_happens() -> None:
    table = Table('stock = { wood = 2 }\ntiles = { n1 = "near-1" }\nfields = { n1a = "tree 2", n1b = "-" }\n')
    table.act("construct", "pawn worker", "raise sawmill")
    lost = {"n1a": [{"field": "n1a", "good": "tree", "count": 2}], "n1b": []}
    for field, goods in lost.items():
        coming = preview(GAME, GAME.view(table.g, 0), 0, table.match.read(0, f"site {field}"))
        assert [event.figures for event in coming.events if event.kind == "built-over"] == goods
    told = table.act("site n1a")
    assert [event.figures for event in told if event.kind == "built-over"] == lost["n1a"]


@pytest.mark.rule("FP-BUILD.11")
def test_a_building_with_a_pawn_on_it_is_not_demolished_and_one_that_is_gives_nothing_back() -> None:
    table = Table(TWO + 'fields = { n1a = "hunters-hut", n1b = "sawmill" }\nheat = 5\n')
    table.act("use n1a", "pawn worker", "construct", "pawn worker")
    assert table.rejects("demolish n1a") == "FP-BUILD.11"
    table.act("demolish n1b")
    assert (table.tell("stock"), table.tell("supply")["sawmill"]) == ({}, 3)


@pytest.mark.rule("FP-HEAT.13", "FP-HEAT.14", "FP-HEAT.15")
def test_one_condition_is_enough_the_zone_or_the_colour() -> None:
    fields = 'fields = { g4 = "hunters-hut", f1a = "workshop", f1b = "hunters-hut" }\n'
    table = Table(TWO + fields + "heat = 2\nranges = { red = 1, orange = 2, yellow = 3 }\n")
    found = table.view()["outlook"]["warm"]
    assert {"g4", "f1a"} <= set(found)  # yellow on the Generator tile, red far away
    assert not {"f1b", "n1a"} & set(found)  # an indicator beside the marker is not below it


@pytest.mark.rule("FP-SCENARIO.2", "FP-DAWN.6")
def test_beds_for_children_are_no_roof_for_others_when_the_scenario_counts_the_homeless() -> None:
    dawn = 'phase = "dawn"\nround = 6\nmorning = []\nstock = { coal = 1 }\ntiles = { n1 = "near-1" }\n[[card]]\nevent = "I-02"\n'
    for fields, people, card in (
        ('n1a = "community-hall"', "worker = 4", "I-05"),
        ('n1a = "community-hall"', "child = 4", "I-04"),
        ('n1a = "tent"', "worker = 9", "I-04"),
    ):
        table = Table(f"fields = {{ {fields} }}\ncitizens = {{ {people} }}\n" + dawn)
        assert card in [entry["event"] for entry in table.tell("card")]
