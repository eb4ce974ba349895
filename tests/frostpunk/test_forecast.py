"""The forecast: what it says about the evening, the night and the morning is what then happens."""

import pytest

from ratusz.games.frostpunk.strategy.forecast import forecast
from tests.frostpunk.press import ENGINEERS, WORKERS, Press
from tests.frostpunk.table import Table


@pytest.mark.rule("FP-NIGHT.5", "FP-NIGHT.4")
def test_who_falls_ill_tonight_is_said_when_nobody_has_a_warm_bed() -> None:
    seen = forecast(Table("heat = 1\ncold = 1\npool = { worker = 2, child = 1, automaton = 1 }\nautomatons = 1\n").g)["night"]
    assert (seen["outside"], seen["ill"], seen["beds"]) == (3, {"worker": 2, "child": 1}, 0)


@pytest.mark.rule("FP-NIGHT.1", "FP-NIGHT.4")
def test_pawns_at_work_come_home_and_a_warm_bed_saves_two_of_them() -> None:
    shelter = 'heat = 4\ncold = 4\ntiles = { n1 = "near-1" }\nfields = { n1a = "tent", n1b = "coal 2" }\n'
    table = Table(shelter + 'pool = { worker = 2 }\nplaced = [["worker", "n1b"]]\n')
    seen = forecast(table.g)["night"]
    assert table.view()["outlook"]["freezing"] == 1
    assert (seen["pawns"], seen["beds"], seen["outside"], seen["ill"]) == ({"worker": 3}, 2, 1, {"worker": 1})
    mixed = forecast(Table(shelter + "pool = { worker = 2, engineer = 1 }\n").g)["night"]
    assert (mixed["outside"], mixed["ill"]) == (1, {}), "the table chooses who stays outside"


@pytest.mark.rule("FP-NIGHT.2")
def test_scouts_on_their_way_need_no_bed() -> None:
    route = 'route = [{ cards = ["A01"], scout = "worker", at = 1 }]\n'
    seen = forecast(Table("heat = 1\ncold = 1\npool = { worker = 1 }\n" + route).g)["night"]
    assert seen["outside"] == 1


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1", "FP-ACTION.2")
def test_before_the_action_phase_pawns_are_counted_by_the_citizens_who_are_left() -> None:
    route = 'route = [{ cards = ["A01"], scout = "worker", at = 0 }]\n'
    city = "round = 3\nstock = { coal = 2 }\ncitizens = { worker = 12, engineer = 3 }\npool = { worker = 9, child = 2 }\n"
    table = Table('phase = "generator"\n' + city + route)
    assert table.asked == "fuel"
    seen = forecast(table.g)["night"]
    assert (seen["pawns"], seen["outside"]) == ({"worker": 2, "engineer": 1}, 3)


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1", "FP-EVENT.15")
def test_what_a_card_does_before_the_action_phase_comes_before_pawns_are_counted(press: Press) -> None:
    card = press.event("I-01", during=[{"phase": "action", "effects": [{"do": "sicken", "who": "any"}]}])
    steps = 'next = [["during", "action", []], ["action"]]\n'
    table = Table(f'round = 3\ncitizens = {{ worker = 12 }}\npool = {{ worker = 9 }}\n{steps}[[card]]\nevent = "{card}"\n')
    assert table.asked == "sicken_which"
    assert forecast(table.g)["night"]["pawns"] == {"worker": 3}


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1")
def test_while_the_dead_of_the_night_are_mourned_the_next_night_is_foreseen() -> None:
    city = 'phase = "night"\nround = 3\ncold = 1\ncitizens = { worker = 5 }\nsick = { worker = 5 }\ngravely-ill = ["worker"]\n'
    table = Table(city + f'[[seat]]\nhand = ["{WORKERS[0]}"]\n')
    assert (table.asked, table.g.pool[0], table.g.citizens[0]) == ("mourn_how", 2, 4)
    assert forecast(table.g)["night"]["pawns"] == {"worker": 1}


@pytest.mark.rule("FP-HUNGER.4", "FP-HUNGER.8")
def test_at_night_the_meal_of_the_next_round_is_foreseen() -> None:
    table = Table(
        'phase = "night"\nround = 3\nstock = { coal = 1 }\nfood = 2\nhunger = 9\ncitizens = { worker = 9, child = 4 }\n'
    )
    assert table.asked == "fuel"
    seen = forecast(table.g)["hunger"]
    assert (seen["who"], seen["need"], seen["missing"]) == ("child", 4, 4)
    assert (seen["starving"], seen["dying"], seen["deaths"]) == (7, "worker", 1)
    assert table.view()["outlook"]["feeding"] == {"who": "child", "food": 4}


@pytest.mark.rule("FP-HUNGER.5", "FP-HUNGER.8")
def test_who_dies_of_hunger_in_the_first_round_is_not_fed() -> None:
    seen = forecast(Table("round = 1\nhunger = 5\ncitizens = { child = 8 }\n").g)["hunger"]
    assert (seen["dying"], seen["deaths"], seen["need"]) == ("child", 1, 7)
    assert forecast(Table("round = 1\nhunger = 5\ncitizens = { worker = 8 }\n").g)["hunger"]["deaths"] == 0


@pytest.mark.rule("FP-HUNGER.1", "FP-HUNGER.8", "FP-HUNGER.9")
def test_old_hunger_eats_first_and_what_is_missing_becomes_hunger() -> None:
    city = "citizens = { worker = 9 }\nfood = 8\nhunger = 3\n"
    seen = forecast(Table('phase = "action"\nround = 3\n' + city).g)["hunger"]
    assert (seen["owed"], seen["eaten"], seen["starving"]) == (3, 3, 0)
    assert (seen["who"], seen["need"], seen["missing"]) == ("worker", 9, 4)


@pytest.mark.rule("FP-HUNGER.2", "FP-HUNGER.3")
def test_starving_costs_discontent_and_lives_and_famine_the_game() -> None:
    seen = forecast(Table("round = 3\nfood = 1\nhunger = 11\n").g)["hunger"]
    assert (seen["starving"], seen["discontent"], seen["deaths"], seen["dying"]) == (10, 1, 2, "engineer")
    assert not seen["famine"]
    assert forecast(Table("round = 3\nfood = 0\nhunger = 25\n").g)["hunger"]["famine"]


@pytest.mark.rule("FP-HUNGER.3", "FP-HUNGER.6")
def test_what_old_hunger_has_brought_is_not_foreseen_again_while_the_dead_are_mourned() -> None:
    city = 'phase = "hunger"\nround = 3\nfood = 1\nhunger = 11\ncitizens = { engineer = 10, worker = 5 }\n'
    table = Table(city + f'[[seat]]\nhand = ["{ENGINEERS[0]}"]\n')
    assert (table.asked, table.g.hunger) == ("mourn_how", 10)
    seen = forecast(table.g)["hunger"]
    assert (seen["owed"], seen["starving"], seen["discontent"], seen["deaths"], seen["missing"]) == (0, 0, 0, 0, 5)


@pytest.mark.rule("FP-GENERATOR.3", "FP-GENERATOR.5")
def test_every_step_up_to_the_cold_marker_makes_somebody_ill() -> None:
    people = "stock = {}\ncitizens = { worker = 9, engineer = 9, child = 9 }\n"
    morning = Table('phase = "generator"\nround = 3\nheat = 2\ncold = 5\n' + people)
    assert morning.g.sick == [1, 1, 1], "the phase has just been carried out"
    seen = forecast(Table("heat = 2\ncold = 5\noverload = 4\n").g)
    assert seen["cold"] == {"worker": 1, "engineer": 1, "child": 1}
    assert (seen["cubes"], seen["room"]) == (1, 6)
    assert forecast(Table("heat = 5\ncold = 5\n").g)["cold"] == {}


@pytest.mark.rule("FP-GENERATOR.3", "FP-NIGHT.5")
def test_nobody_is_foreseen_to_fall_ill_of_a_type_that_is_no_more() -> None:
    table = Table("heat = 1\ncold = 5\ncitizens = { worker = 3 }\npool = { worker = 1, engineer = 1 }\n")
    seen = forecast(table.g)
    assert (seen["cold"], seen["night"]["ill"], seen["night"]["outside"]) == ({"worker": 2}, {"worker": 1}, 2)


@pytest.mark.rule("FP-PREP.6", "FP-PREP.7")
def test_sick_people_tire_the_pawns_of_their_type() -> None:
    seen = forecast(Table("citizens = { worker = 20, child = 9 }\nsick = { worker = 10, child = 4 }\n").g)["sickness"]
    assert seen == {"worker": {"exhausted": 1, "flips": 1}}
