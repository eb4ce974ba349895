"""The action phase: pawns, turns, the six main actions, warm and cold, automatons and special children."""

import pytest

from ratusz.games.frostpunk.game import GAME
from tests.frostpunk.press import CHILDREN, ENGINEERS, WORKERS, Press
from tests.frostpunk.table import Table, complaint

PREPARATION = 'phase = "preparation"\nround = 3\nhope = ["justice"]\n'
MAP = 'tiles = { n1 = "near-8", n2 = "near-4", f1 = "far-1" }\n'


@pytest.mark.rule("FP-ACTION.1", "FP-ACTION.2")
def test_pawns_are_matched_to_the_markers_and_scouts_count() -> None:
    route = '[[route]]\ncards = ["A01"]\nscout = "worker"\n'
    table = Table(PREPARATION + "citizens = { worker = 22, engineer = 12, child = 8 }\n" + route)
    assert table.tell("pool") == {"worker": 4, "engineer": 3, "child": 2}
    fewer = Table(PREPARATION + "citizens = { worker = 19, engineer = 12, child = 8 }\n")
    assert fewer.tell("pool")["worker"] == 4


@pytest.mark.rule("FP-ACTION.3")
def test_markers_in_the_sections_of_3_4_and_5_give_so_many_pawns() -> None:
    table = Table(PREPARATION + "citizens = { child = 12, engineer = 17, worker = 22 }\n")
    assert table.tell("pool") == {"worker": 5, "engineer": 4, "child": 3}


@pytest.mark.rule("FP-ACTION.4", "FP-ACTION.5")
def test_pawns_on_exhausted_tokens_cannot_act_and_a_token_without_pawn_stays() -> None:
    table = Table(PREPARATION + "citizens = { engineer = 7, worker = 2 }\nexhausted = { engineer = 3 }\nheat = 4\n")
    assert (table.tell("pool"), table.tell("resting"), table.tell("exhausted")) == (
        {"worker": 1},
        {"engineer": 2},
        {"engineer": 1},
    )
    assert table.rejects("use g1") == "FP-USE.4"


@pytest.mark.rule("FP-ACTION.6", "FP-ACTION.9")
def test_two_players_take_turns_with_one_pawn_and_one_action_each_until_none_is_left() -> None:
    table = Table("citizens = { worker = 22 }\nleader = 1\nstock = { coal = 1 }\n[[seat]]\n[[seat]]\n")
    turns = []
    while table.asked == "turn":
        turns.append(GAME.rules.seats(table.g)[0])
        table.act("construct", "done")
    assert turns == [1, 0, 1, 0, 1]
    assert table.g.phase != 5


@pytest.mark.rule("FP-ACTION.6")
def test_the_phase_also_ends_when_the_players_stop() -> None:
    table = Table("stock = { coal = 1 }\n[[seat]]\n[[seat]]\n")
    table.act("pass", "construct", "pawn worker", "done")
    assert table.asked == "turn"
    table.act("pass", "pass")
    assert (table.asked, table.tell("phase")) == ("fuel", "night")


@pytest.mark.rule("FP-ACTION.6")
def test_whoever_passes_is_told_how_many_could_still_act_and_what_the_meal_lacks() -> None:
    """In the first round the children eat; without a law they do not act."""
    table = Table("round = 1\ncitizens = { worker = 22, child = 5 }\nfood = 2\nstock = { coal = 1 }\n[[seat]]\n[[seat]]\n")
    [told] = [event.figures for event in table.act("pass") if event.kind == "passed"]
    assert (told["count"], told["missing"]) == (5, 3)


@pytest.mark.rule("FP-ACTION.7", "FP-ACTION.8")
def test_before_acting_a_player_may_fuel_the_generator_without_an_overload_check() -> None:
    table = Table("stock = { coal = 6 }\noverload = 4\n")
    assert table.refused()["fuel 5"] == "FP-GENERATOR.2"
    table.act("fuel 2")
    assert (table.g.stock[1], table.g.heat, table.g.overload, table.g.dropped) == (4, 3, 4, 0)
    assert {table.rejects(f"fuel {n}") for n in range(1, 4)} == {"FP-ACTION.7"}
    table.act("construct", "pawn worker", "done")
    assert "fuel 1" in table.legal()


@pytest.mark.rule("FP-ACTION.9")
def test_six_main_actions_are_offered() -> None:
    table = Table(MAP + 'fields = { n2a = "balloon", n2b = "balloon" }\n[[card]]\nevent = "I-03"\n')
    assert {action.split()[0] for action in table.legal()} == {"pass", "clear", "gather", "construct", "use", "scout", "special"}


@pytest.mark.rule("FP-ACTION.10")
def test_children_do_not_work() -> None:
    table = Table("citizens = { child = 20, worker = 1 }\n")
    table.act("construct", "done")
    assert table.asked != "turn"
    mixed = Table("")
    mixed.act("gather g4")
    assert mixed.rejects("pawn child") == "FP-ACTION.10"


@pytest.mark.rule("FP-ACTION.5", "FP-ACTION.6", "FP-ACTION.10")
def test_the_refusal_says_why_nobody_can_act() -> None:
    alone = "pool = { child = 2 }\n"
    assert {Table(alone).refused()[action] for action in ("construct", "clear near", "gather g4")} == {"FP-ACTION.10"}
    stalled = Table("pool = { automaton = 1 }\nautomatons = 1\n")
    assert stalled.rejects("gather g4") == "FP-AUTOMATON.5"
    assert Table("pool = {}\nresting = { worker = 2 }\n").rejects("construct") == "FP-ACTION.5"
    assert Table("pool = {}\n").rejects("construct") == "FP-ACTION.6"


@pytest.mark.rule("FP-ACTION.5")
def test_a_pawn_that_rests_cannot_be_chosen() -> None:
    table = Table("pool = { worker = 1, automaton = 1 }\nautomatons = 1\nstock = { coal = 1 }\nresting = { engineer = 1 }\n")
    table.act("construct")
    assert table.rejects("pawn engineer") == "FP-ACTION.5"


@pytest.mark.rule("FP-ACTION.6", "FP-EVENT.11")
def test_a_long_shift_keeps_the_phase_open_only_while_some_worker_can_act_again() -> None:
    city = 'laws = ["PR05"]\nstock = { coal = 1 }\n'
    engineer = Table(city + "pool = { engineer = 1 }\n")
    engineer.act("construct", "done")
    assert engineer.tell("phase") == "night"
    worker = Table(city + "pool = { worker = 1 }\n")
    worker.act("construct", "done")
    assert "reuse construction" in worker.legal()


def warm(table: Table, *texts: str) -> bool:
    told = table.act(*texts)
    return next(bool(event.figures["warm"]) for event in told if event.kind == "acted")


@pytest.mark.rule("FP-HEAT.1", "FP-HEAT.2", "FP-HEAT.3")
def test_construction_and_scouting_are_warm_and_clearing_snow_is_cold() -> None:
    city = MAP + 'fields = { n2a = "balloon", n2b = "balloon" }\n'
    cold = Table(city)
    assert warm(cold, "construct", "pawn worker")
    cold.act("done")
    assert warm(cold, "scout 1", "pawn worker")
    assert cold.g.sick == [0, 0, 0]
    hot = Table(city + "heat = 12\ncold = 12\n")
    assert not warm(hot, "clear far", "pawn engineer")
    assert hot.g.sick == [0, 1, 0]


@pytest.mark.rule("FP-HEAT.4", "FP-HEAT.7", "FP-HEAT.12")
def test_the_same_gathering_is_cold_with_the_generator_off_and_warm_in_a_heated_zone() -> None:
    for heat, sick in ((1, 1), (2, 1), (3, 0)):
        table = Table(MAP + f"heat = {heat}\n")
        assert warm(table, "gather n1a", "pawn worker") == (sick == 0)
        assert table.g.sick == [sick, 0, 0]
    off = Table("")
    off.act("use g2")
    assert off.g.sick == [0, 1, 0]


@pytest.mark.rule("FP-HEAT.6")
def test_illness_comes_before_what_the_action_brings() -> None:
    told = [event.kind for event in Table(MAP).act("gather n1a", "pawn worker")]
    assert told.index("acted") < told.index("fell-ill") < told.index("gained")


@pytest.mark.rule("FP-HEAT.10")
def test_blue_ruins_are_warm_only_in_a_heated_zone() -> None:
    for field, warm_there in (("n1a", True), ("f1a", False)):
        table = Table(MAP + f'fields = {{ {field} = "ruins" }}\nheat = 5\nranges = {{ red = 1, orange = 4, yellow = 5 }}\n')
        assert (field in table.view()["outlook"]["warm"]) == warm_there


@pytest.mark.rule("FP-CLEAR.1", "FP-CLEAR.3", "FP-CLEAR.4")
def test_two_near_tiles_are_placed_before_either_is_turned_over_and_snow_can_be_cleared_again() -> None:
    table = Table('tiles = { n1 = "near-1" }\nnear-tiles = ["near-2", "near-3", "near-4", "near-5"]\n')
    told = table.act("clear near", "pawn worker", "lay n5")
    assert not [event for event in told if event.kind == "tile-revealed"]
    assert table.tell("tiles") == {"n1": "near-1"}
    table.act("lay n9")
    assert table.tell("tiles") == {"n1": "near-1", "n5": "near-2", "n9": "near-3"}
    table.act("clear near", "pawn worker", "lay n2", "lay n3")
    assert len(table.tell("tiles")) == 5


@pytest.mark.rule("FP-CLEAR.2")
def test_with_room_for_one_near_tile_one_is_placed() -> None:
    tiles = ", ".join([f'n{number} = "near-{number}"' for number in range(1, 12)])
    table = Table(f"tiles = {{ {tiles} }}\n")
    table.act("clear near", "pawn worker")
    assert table.asked == "turn"
    assert table.tell("tiles")["n12"] == "near-12"
    assert table.refused()["clear near"] == "FP-CLEAR.5"


@pytest.mark.rule("FP-GATHER.1", "FP-GATHER.3", "FP-GATHER.5")
def test_up_to_two_are_taken_from_the_field_of_the_pawn_and_other_fields_stay_open() -> None:
    table = Table('tiles = { n1 = "near-8", n2 = "near-1" }\nheat = 4\n')
    other = table.tell("fields")["n1b"]
    table.act("gather n1a", "pawn worker")
    assert table.tell("fields")["n1b"] == other
    table.act("gather n2b", "pawn worker")
    assert (table.g.stock[:2], table.tell("fields")["n2b"]) == ([1, 2], "-")
    assert table.refused()["gather n2a"] == "FP-GATHER.1"  # trees


@pytest.mark.rule("FP-BUILD.1", "FP-BUILD.3")
def test_an_action_is_three_works_and_the_next_pawn_may_build_too() -> None:
    table = Table(MAP + "stock = { wood = 9 }\n")
    table.act("construct", "pawn worker", "raise retort", "site g4", "raise retort", "site g5", "raise retort", "site n1b")
    assert table.asked == "turn"
    table.act("construct", "pawn worker", "raise hunters-hut", "site n2a")
    assert table.g.stock[0] == 5


@pytest.mark.rule("FP-BUILD.6", "FP-BUILD.9")
def test_nothing_is_built_where_a_pawn_stands() -> None:
    table = Table('tiles = { n1 = "near-8" }\nstock = { wood = 9, core = 1 }\n')
    table.act("gather n1a", "pawn worker", "construct", "pawn worker", "raise retort")
    assert table.rejects("site n1a") == "FP-BUILD.6"
    table.act("site n1b")
    assert table.refused()["raise hospital"] == "FP-BUILD.9"


@pytest.mark.rule("FP-BUILD.4", "FP-BUILD.6")
@pytest.mark.parametrize("wood", range(6))
@pytest.mark.parametrize("fields", ["", 'fields = { g3 = "tent", g4 = "tent", g5 = "tent" }\n'])
def test_what_may_be_raised_is_the_same_whether_or_not_somebody_asks_why(wood: int, fields: str) -> None:
    table = Table(f"{fields}stock = {{ wood = {wood} }}\n")
    table.act("construct", "pawn worker")
    offered = table.legal()
    assert offered == [GAME.rules.write(table.g, 0, action) for action in GAME.rules.explain(table.g, 0)[0]]
    assert any([action.startswith("raise") for action in offered]) == (wood > 0 and not fields)


@pytest.mark.rule("FP-BUILD.10")
def test_the_drawer_is_no_field_to_build_on() -> None:
    table = Table("stock = { wood = 1 }\n")
    table.act("construct", "pawn worker", "raise workshop")
    assert table.legal() == ["site g4", "site g5"]


@pytest.mark.rule("FP-BUILD.13")
def test_demolished_ruins_leave_the_game() -> None:
    table = Table('tiles = { n1 = "near-1" }\nfields = { n1a = "ruins", n1b = "sawmill" }\n')
    before = table.tell("supply")
    table.act("construct", "pawn worker", "demolish n1a", "demolish n1b")
    assert table.tell("supply") == {**before, "sawmill": 3}


@pytest.mark.rule("FP-USE.1", "FP-USE.2")
def test_a_large_building_takes_two_pawns_and_one_not_on_the_map_none() -> None:
    table = Table(MAP + 'fields = { n2a = "hothouse", n2b = "hothouse" }\nheat = 4\n')
    table.act("use n2a", "pawn worker", "use n2a", "pawn worker")
    assert table.g.food == 14
    assert table.rejects("use n2a") == "FP-USE.2"
    assert table.rejects("use n1a")


@pytest.mark.rule("FP-SCOUT.2", "FP-USE.4")
def test_children_at_work_neither_scout_nor_stand_in_for_engineers() -> None:
    city = MAP + 'fields = { n2a = "balloon", n2b = "balloon" }\nlaws = ["PR01"]\n'
    scouts = Table(city)
    scouts.act("scout 1")
    assert scouts.refused()["pawn child"] == "FP-SCOUT.2"
    platform = Table(city + 'special-children = ["child-engineer"]\n')
    platform.act("use g1")
    assert platform.refused()["pawn child"] == "FP-USE.4"


@pytest.mark.rule("FP-GATHER.2")
def test_a_field_gathered_bare_stays_closed() -> None:
    table = Table('tiles = { n1 = "near-1" }\n')
    table.act("gather n1b", "pawn worker")
    assert table.tell("fields")["n1b"] == "-"
    assert table.rejects("gather n1b") == "FP-GATHER.2"


@pytest.mark.rule("FP-SCOUT.4")
def test_with_the_upgraded_balloon_two_scouts_leave_in_the_same_round() -> None:
    table = Table(MAP + 'fields = { n2a = "balloon+", n2b = "balloon+" }\n')
    table.act("scout 1", "pawn worker", "scout 3", "pawn engineer")
    assert [route["scout"] for route in table.tell("route")] == ["worker", "-", "engineer"]
    assert table.rejects("scout 2") == "FP-SCOUT.4"


@pytest.mark.rule("FP-AUTOMATON.1", "FP-BLDG-FACTORY.1")
def test_a_factory_turns_a_core_into_an_automaton_in_the_pool() -> None:
    city = MAP + 'fields = { n2a = "factory" }\nheat = 4\n'
    table = Table(city + "stock = { core = 1 }\n")
    table.act("use n2a")
    assert (table.tell("stock"), table.g.automatons, table.g.pool[3]) == ({}, 1, 1)
    assert Table(city).refused()["use n2a"] == "FP-GEN.11"
    assert Table(city + "stock = { core = 1 }\nautomatons = 6\n").refused()["use n2a"] == "FP-LIMIT.3"


@pytest.mark.rule("FP-AUTOMATON.2", "FP-AUTOMATON.3", "FP-AUTOMATON.6")
def test_automatons_work_but_do_not_scout_use_engineers_buildings_or_need_a_bed() -> None:
    city = MAP + 'fields = { n2a = "balloon", n2b = "balloon" }\nautomatons = 2\nstock = { coal = 5 }\n'
    table = Table(city)
    table.act("scout 1")
    assert table.rejects("pawn automaton") == "FP-AUTOMATON.3"
    table.act("pawn worker", "gather n1a", "pawn automaton")
    assert table.g.sick == [0, 0, 0]
    assert Table(city + "pool = { automaton = 2 }\n").rejects("scout 1") == "FP-AUTOMATON.3"
    alone = Table('phase = "night"\nround = 3\nautomatons = 3\ncitizens = { worker = 1 }\n')
    assert alone.g.sick == [1, 0, 0]


@pytest.mark.rule("FP-CHILD.1")
def test_a_child_engineer_works_as_an_engineer_and_sleeps_as_a_child() -> None:
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "infirmary" }\nheat = 4\nsick = { worker = 4 }\n'
    table = Table(city + 'special-children = ["child-engineer"]\ncitizens = { worker = 4, child = 8 }\n')
    assert table.tell("pool") == {"worker": 1, "child": 1, "child-engineer": 1}
    table.act("use n1a")
    assert (table.tell("placed"), table.g.sick) == ([["child-engineer", "n1a"]], [1, 0, 0])
    night = (
        'phase = "night"\nround = 3\nheat = 4\nlaws = ["PR02"]\ntiles = { n1 = "near-1" }\nfields = { n1a = "community-hall" }\n'
    )
    asleep = Table(night + 'special-children = ["child-engineer"]\ncitizens = { child = 8 }\n')
    assert asleep.g.sick == [0, 0, 0]


@pytest.mark.rule("FP-CHILD.1")
def test_the_pawn_an_event_gives_takes_the_place_of_a_child() -> None:
    table = Table('stock = { coal = 1 }\ncitizens = { child = 8 }\nphase = "preparation"\nround = 3\nhope = ["justice"]\n')
    assert table.tell("pool") == {"child": 2}
    table.attempt({"do": "pawn", "kind": "child-worker"})
    assert table.tell("special-children") == ["child-worker"]
    again = Table(GAME.position(table.g).replace('pool = { child = 2 }', 'pool = { child = 1, child-worker = 1 }'))
    again.act("gather g4")
    assert again.g.sick == [0, 0, 1]


@pytest.mark.rule("FP-CITIZEN.2")
def test_a_citizen_of_another_hand_cannot_be_played() -> None:
    table = Table(f'[[seat]]\n[[seat]]\nhand = ["{WORKERS[0]}"]\n')
    assert not [action for action in table.legal() if action.startswith("play")]
    assert table.rejects(f"play {WORKERS[0]}") == "FP-CITIZEN.2"
    assert table.rejects("swap 0 1") == "action-unknown"


@pytest.mark.rule("FP-CITIZEN.5", "FP-CITIZEN.7", "FP-CITIZEN.8")
def test_a_card_goes_with_a_pawn_of_its_own_type_only(press: Press) -> None:
    ability = {"actions": ["use"], "buildings": ["infirmary"], "effects": [{"do": "act"}]}
    press.citizen(CHILDREN[0], ability=ability)
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "infirmary" }\nheat = 4\nsick = { worker = 4 }\n'
    table = Table(city + f'[[seat]]\nhand = ["{CHILDREN[0]}"]\n')
    table.act(f"play {CHILDREN[0]}", "use n1a")
    assert (table.tell("placed"), table.g.sick) == ([["child", "n1a"]], [1, 0, 0])
    nobody = Table(city + f'citizens = {{ worker = 9 }}\n[[seat]]\nhand = ["{CHILDREN[0]}"]\n')
    assert nobody.rejects(f"play {CHILDREN[0]}") == "FP-CITIZEN.5"


@pytest.mark.rule("FP-CITIZEN.3", "FP-CITIZEN.4", "FP-CITIZEN.10", "FP-CITIZEN.11")
def test_one_card_an_action_and_one_a_round_at_no_starting_cost(press: Press) -> None:
    first, second = WORKERS[:2]
    for name in (first, second):
        press.citizen(name, start={"pay": {"wood": 9}}, ability={"actions": ["gather"], "effects": [{"do": "take", "n": 4}]})
    table = Table(f'tiles = {{ n1 = "near-8" }}\nheat = 4\n[[seat]]\nhand = ["{first}", "{second}"]\n')
    table.act(f"play {first}")
    assert table.rejects(f"play {second}") == "FP-CITIZEN.10"
    table.act("gather n1a")
    assert (table.g.stock[1], table.tell("seat")[0]["played"]) == (4, first)
    assert table.rejects(f"play {second}") == "FP-CITIZEN.11"


@pytest.mark.rule("FP-CITIZEN.6")
def test_a_card_that_names_the_infirmary_is_of_no_use_in_the_hospital(press: Press) -> None:
    press.citizen(ENGINEERS[0], ability={"actions": ["use"], "buildings": ["infirmary"], "effects": [{"do": "tend", "n": 5}]})
    city = 'tiles = { n1 = "near-1", n2 = "near-2" }\nfields = { n1a = "hospital", n1b = "hospital", n2a = "infirmary" }\n'
    table = Table(city + f'heat = 4\n[[seat]]\nhand = ["{ENGINEERS[0]}"]\n')
    table.act(f"play {ENGINEERS[0]}")
    assert (table.legal(), table.rejects("use n1a")) == (["use n2a"], "FP-CITIZEN.6")


@pytest.mark.rule("FP-CITIZEN.9")
def test_the_ability_replaces_the_normal_effect_and_the_cold_bites_all_the_same(press: Press) -> None:
    press.citizen(WORKERS[0], ability={"actions": ["gather"], "effects": [{"do": "gain", "what": "food", "n": 2}]})
    table = Table(f'tiles = {{ n1 = "near-8" }}\n[[seat]]\nhand = ["{WORKERS[0]}"]\n')
    table.act(f"play {WORKERS[0]}", "gather n1a")
    assert (table.g.food, table.g.stock[1], table.g.sick) == (2, 0, [1, 0, 0])


@pytest.mark.rule("FP-CITIZEN.11", "FP-CITIZEN.13")
def test_a_played_card_is_discarded_at_the_end_of_the_round() -> None:
    table = Table(f'phase = "night"\nround = 2\nstock = {{ coal = 1 }}\nmorning = []\n[[seat]]\nplayed = "{WORKERS[0]}"\n')
    assert table.tell("seat")[0]["played"] == WORKERS[0]
    table.act("fuel 0")
    assert (table.tell("seat")[0]["played"], table.tell("citizen-discard")) == ("-", [WORKERS[0]])


@pytest.mark.rule("FP-CITIZEN.14")
def test_an_empty_citizen_deck_is_made_of_the_discards(press: Press) -> None:
    press.citizen(WORKERS[0])
    press.citizen(WORKERS[1])
    table = Table(f'citizen-deck = []\ncitizen-discard = ["{WORKERS[0]}", "{WORKERS[1]}"]\n')
    table.attempt({"do": "draw-citizens", "n": 1})
    assert len(table.g.hands[0]) == len(table.g.citizen_deck) == 1
    assert table.tell("citizen-discard") == []


@pytest.mark.parametrize("text", ['placed = [["worker", "n1a"]]', 'pool = { worker = 30 }', 'placed = [["bishop", "g4"]]'])
def test_pawns_that_cannot_be_are_refused(text: str) -> None:
    assert complaint(text).code.startswith("position")


@pytest.mark.rule("FP-EVENT.14")
def test_a_position_keeps_the_two_pawns_of_a_large_building_that_was_destroyed() -> None:
    table = Table(MAP + 'fields = { n2a = "hothouse", n2b = "hothouse" }\nheat = 4\n')
    table.act("use n2a", "pawn worker", "use n2a", "pawn worker")
    table.attempt({"do": "destroy", "building": "hothouse"})
    text = GAME.position(table.g)
    assert GAME.position(GAME.load(text)) == text
    assert table.rejects("gather n2a")


@pytest.mark.rule("FP-CITIZEN.6", "FP-CITIZEN.9", "FP-SPECIAL.4")
def test_a_card_for_special_actions_keeps_their_effect_if_it_says_so_and_their_demand_for_a_worker(press: Press) -> None:
    press.event("I-01", special={"pawn": "worker", "cost": {"coal": 1}, "effects": [{"do": "gain", "what": "food"}]})
    ability = {"actions": ["special"], "effects": [{"do": "act"}, {"do": "gain", "what": "wood"}]}
    for name in (WORKERS[0], ENGINEERS[0]):
        press.citizen(name, ability=ability)
    table = Table(f'stock = {{ coal = 1 }}\n[[seat]]\nhand = ["{WORKERS[0]}", "{ENGINEERS[0]}"]\n')
    assert table.rejects(f"play {ENGINEERS[0]}") == "FP-CITIZEN.6"
    table.act(f"play {WORKERS[0]}", "special I-01")
    assert (table.tell("stock"), table.g.food, table.tell("placed")) == ({"wood": 1}, 1, [["worker", "I-01"]])


@pytest.mark.rule("FP-CITIZEN.9", "FP-CLEAR.1")
def test_a_card_for_clearing_snow_clears_the_ring_that_was_chosen(press: Press) -> None:
    city = 'tiles = { n1 = "near-1" }\nnear-tiles = ["near-2", "near-3", "near-4"]\nfar-tiles = ["far-1", "far-2"]\n'
    for effects, near, far in (([{"do": "clear", "near": 3, "far": 2}], 3, 2), ([{"do": "act"}], 2, 1)):
        press.citizen(WORKERS[0], ability={"actions": ["clear"], "effects": effects, "warm": True})
        for ring, tiles in (("near", near), ("far", far)):
            table = Table(city + f'[[seat]]\nhand = ["{WORKERS[0]}"]\n')
            table.act(f"play {WORKERS[0]}", f"clear {ring}")
            while table.asked == "lay":
                table.act(table.legal()[0])
            assert (table.asked, len(table.tell("tiles")), table.g.sick) == ("turn", 1 + tiles, [0, 0, 0])
