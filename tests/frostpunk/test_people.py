"""Sickness, deaths, hunger, night, pawns and citizens."""

import pytest

from ratusz.games.frostpunk.rules.people.pawns import due
from tests.frostpunk.press import DUSKS, WORKERS, Press
from tests.frostpunk.table import Table, complaint

PREPARATION = 'phase = "preparation"\nround = 3\nhope = ["justice"]\n'


@pytest.mark.rule("FP-SETUP.32", "FP-SETUP.33", "FP-ACTION.1")
def test_22_workers_12_engineers_and_8_children_give_5_3_and_2_pawns() -> None:
    assert [due(type, n) for type, n in enumerate((22, 12, 8))] == [5, 3, 2]
    assert Table("").tell("pool") == {"worker": 5, "engineer": 3, "child": 2}


@pytest.mark.rule("FP-PREP.4", "FP-PREP.6", "FP-PREP.7", "FP-PREP.8", "FP-ILL.3", "FP-ILL.4", "FP-ILL.7")
def test_15_sick_workers_exhaust_two_and_the_second_flip_kills_one() -> None:
    table = Table(PREPARATION + "citizens = { worker = 22 }\nsick = { worker = 15 }\ncitizen-deck = []\n")
    g = table.g
    assert (g.citizens[0], g.sick[0], g.skull[0], g.deaths) == (21, 14, False, 1)
    assert table.tell("resting") == {"worker": 2}
    assert table.tell("pool") == {"worker": 3}


@pytest.mark.rule("FP-PREP.5", "FP-ADVISOR.6", "FP-PREP.3", "FP-ADVISOR.4")
def test_the_health_advisor_tends_six_sick_workers_to_four_and_nothing_follows() -> None:
    position = 'phase = "preparation"\nround = 3\nhope = ["care+"]\nsick = { worker = 6 }\n'
    table = Table(position + '[[seat]]\nadvisor = "health"\n')
    assert table.asked == "advisor"
    table.act("advise health")
    assert (table.g.sick[0], table.g.skull[0], table.tell("hope")) == (4, False, ["care"])
    assert table.asked == "turn"
    declined = Table(position + '[[seat]]\nadvisor = "health"\n')
    declined.act("decline")
    assert (declined.g.sick[0], declined.g.skull[0]) == (6, True)


@pytest.mark.rule("FP-WIN.5", "FP-PREP.9")
def test_26_sick_in_the_preparation_phase_lose_unless_the_advisor_helps_first() -> None:
    position = 'phase = "preparation"\nround = 3\nhope = ["care+", "care", "care", "justice"]\n'
    position += "sick = { worker = 26 }\ncitizens = { worker = 30 }\n"
    table = Table(position + '[[seat]]\nadvisor = "health"\n')
    table.act("decline")
    assert table.tell("cause") == "epidemic"
    saved = Table(position + '[[seat]]\nadvisor = "health"\n')
    saved.act("advise health")
    assert not saved.match.over


@pytest.mark.rule("FP-PREP.4")
def test_markers_that_tie_are_resolved_in_an_order_the_players_choose() -> None:
    table = Table(PREPARATION + "sick = { worker = 6, engineer = 6 }\n")
    assert table.legal() == ["first worker", "first engineer"]
    table.act("first engineer")
    assert table.g.skull == [True, True, False]


@pytest.mark.rule("FP-ILL.2")
def test_when_all_of_a_type_are_sick_another_case_is_a_flip() -> None:
    table = Table("citizens = { worker = 2 }\nsick = { worker = 2 }\n")
    table.attempt({"do": "sicken", "who": "worker"})
    assert (table.g.sick[0], table.g.skull[0]) == (2, True)


@pytest.mark.rule("FP-ILL.12", "FP-ILL.13", "FP-ILL.14", "FP-ILL.15")
def test_tending_points_go_to_any_marker_but_a_skull_never_to_zero() -> None:
    table = Table('sick = { worker = 3, child = 1 }\ngravely-ill = ["child"]\n')
    table.attempt({"do": "tend", "n": 3})
    assert (table.g.sick, table.asked) == ([0, 0, 1], "turn")
    table.attempt({"do": "heal", "n": 2}, {"do": "tend", "n": 1})
    assert (table.g.sick, table.g.skull) == ([0, 0, 0], [False, False, False])
    mixed = Table("sick = { worker = 3, child = 1 }\n")
    mixed.attempt({"do": "tend", "n": 3})
    mixed.act("tend worker", "tend worker", "tend child")
    assert mixed.g.sick == [1, 0, 0]


@pytest.mark.rule("FP-ILL.6", "FP-ILL.8", "FP-ILL.11", "FP-EVENT.6")
def test_a_child_dies_and_pauline_grogan_spends_motivation_and_takes_two_hope() -> None:
    table = Table('hope = ["motivation+", "care"]\ncitizen-deck = ["pauline-grogan"]\n')
    table.attempt({"do": "kill", "who": "child"})
    assert (table.g.deaths, table.g.citizens[2]) == (1, 7)
    assert table.asked == "decrease_how"
    table.act("remove motivation")
    assert table.tell("cause") == "hope"
    assert table.tell("citizen-discard") == ["pauline-grogan"]


@pytest.mark.rule("FP-ILL.9", "FP-CITIZEN.13")
def test_a_card_of_the_same_type_from_hand_may_stand_for_the_dead() -> None:
    table = Table('[[seat]]\nhand = ["paolo-feldman", "rafael-curae"]\n')
    table.attempt({"do": "kill", "who": "worker"})
    assert table.legal() == ["fate", "mourn 0 paolo-feldman"]
    assert table.refused() == {"mourn 0 rafael-curae": "FP-ILL.9"}
    table.act("mourn 0 paolo-feldman")
    assert table.tell("citizen-discard") == ["paolo-feldman"]
    assert len(table.tell("discontent")) == 1


@pytest.mark.rule("FP-WIN.7", "FP-ILL.6")
def test_the_fifteenth_death_loses_at_once() -> None:
    table = Table("deaths = 14\n")
    table.attempt({"do": "kill", "who": "child"})
    assert table.tell("cause") == "deaths"


@pytest.mark.rule("FP-HUNGER.1", "FP-HUNGER.3", "FP-HUNGER.4", "FP-HUNGER.6", "FP-HUNGER.7")
def test_round_8_hunger_12_and_4_food_bring_discontent_and_one_dead_child() -> None:
    table = Table('phase = "hunger"\nround = 8\nhunger = 12\nfood = 4\ncitizen-deck = []\ncitizens = { worker = 9, child = 9 }\n')
    g = table.g
    assert (g.food, g.hunger, g.citizens[2], g.deaths, len(g.tracks[1])) == (0, 0, 8, 1, 1)


@pytest.mark.rule("FP-HUNGER.8", "FP-HUNGER.9", "FP-HUNGER.12")
def test_round_6_feeds_workers_and_every_missing_food_is_hunger() -> None:
    table = Table('phase = "hunger"\nround = 6\nfood = 24\ncitizens = { worker = 32 }\n')
    assert (table.g.food, table.g.hunger) == (0, 8)


@pytest.mark.rule("FP-WIN.6", "FP-HUNGER.2", "FP-HUNGER.11")
def test_hunger_of_25_loses_only_after_the_next_reduction() -> None:
    lost = Table('phase = "hunger"\nround = 6\nfood = 4\nhunger = 29\n')
    assert lost.tell("cause") == "famine"
    saved = Table('phase = "hunger"\nround = 6\nfood = 5\nhunger = 29\ncitizens = { worker = 30 }\ncitizen-deck = []\n')
    saved.act("draw")
    assert not saved.match.over
    assert saved.g.hunger == 30


@pytest.mark.rule("FP-HUNGER.6")
def test_hunger_that_a_death_from_hunger_adds_is_gone_before_the_meal(press: Press) -> None:
    press.citizen(WORKERS[0], death={"worker": [{"do": "hunger", "by": 2}], "engineer": [], "child": []})
    city = f'phase = "hunger"\nround = 4\nhunger = 5\ncitizens = {{ worker = 9 }}\ncitizen-deck = ["{WORKERS[0]}"]\n'
    table = Table(city + "stock = { coal = 1 }\n")
    assert (table.g.citizens[0], table.tell("citizen-discard")) == (8, [WORKERS[0]])
    assert table.g.hunger == 0


NIGHT = """phase = "night"
round = 3
heat = 3
tiles = { n1 = "near-1", n3 = "near-2", n5 = "near-3" }
fields = { n1a = "barrack", n1b = "barrack", n3a = "barrack", n3b = "community-hall", n5a = "ruins", n5b = "ruins" }
laws = ["PR02"]
"""


@pytest.mark.rule("FP-NIGHT.4", "FP-NIGHT.5", "FP-NIGHT.6", "FP-NIGHT.7", "FP-NIGHT.8", "FP-NIGHT.11", "FP-BLDG-COMMUNITYHALL.1")
def test_children_sleep_in_the_hall_six_in_barracks_and_two_stand_outside() -> None:
    table = Table(NIGHT)
    assert table.asked == "shelter"
    assert "shelter 4 2 0" in table.legal()
    table.act("shelter 4 2 0")
    assert table.tell("sick")["worker"] >= 1
    assert table.tell("sick")["engineer"] >= 1


@pytest.mark.rule("FP-NIGHT.3", "FP-NIGHT.9")
def test_a_yellow_tent_shelters_once_the_heat_passes_the_yellow_indicator() -> None:
    position = 'phase = "night"\nround = 3\nstock = { coal = 3 }\ncitizens = { worker = 4 }\n'
    city = position + 'tiles = { n1 = "near-1", f1 = "far-1" }\nfields = { f1a = "tent" }\nmorning = []\n'
    cold = Table(city)
    assert cold.asked == "fuel"
    events = cold.act("fuel 2")
    assert next(event for event in events if event.kind == "fuelled").rule == "FP-NIGHT.3"
    assert {"worker": 1, "engineer": 0, "child": 0} in [event.figures.get("outside") for event in events]
    events = Table(city).act("fuel 3")
    assert {"worker": 0, "engineer": 0, "child": 0} in [event.figures.get("outside") for event in events]


@pytest.mark.rule("FP-NIGHT.1", "FP-ACTION.4", "FP-ACTION.5")
def test_exhausted_tokens_hold_a_pawn_for_a_round_and_empty_ones_wait() -> None:
    table = Table("exhausted = { engineer = 4 }\n")
    assert table.tell("resting") == {"engineer": 3}
    assert table.tell("exhausted") == {"engineer": 1}
    assert "engineer" not in table.tell("pool")


@pytest.mark.rule("FP-CITIZEN.4", "FP-CITIZEN.9", "FP-CITIZEN.12", "FP-CITIZEN.11", "FP-GATHER.1")
def test_paolo_feldman_fells_a_tree_for_two_wood_in_the_warm() -> None:
    table = Table('tiles = { n1 = "near-2" }\n[[seat]]\nhand = ["paolo-feldman"]\n')
    assert table.refused()["gather n1a"] == "FP-GATHER.1"
    table.act("play paolo-feldman", "gather n1a")
    assert (table.g.stock[0], table.tell("fields")["n1a"], table.g.sick) == (2, "tree 3", [0, 0, 0])
    assert table.tell("seat")[0]["played"] == "paolo-feldman"


@pytest.mark.rule("FP-CITIZEN.7", "FP-CITIZEN.8", "FP-CITIZEN.6", "FP-ACTION.10")
def test_margaret_ozone_lets_a_child_use_the_infirmary() -> None:
    city = 'tiles = { n1 = "near-2" }\nfields = { n1b = "infirmary" }\nsick = { child = 6 }\ncitizens = { child = 8 }\n'
    table = Table(city + '[[seat]]\nhand = ["margaret-ozone"]\n')
    assert table.refused()["use n1b"] == "FP-USE.4"
    events = table.act("play margaret-ozone", "use n1b")
    assert [event.figures["sick"] for event in events if event.rule in ("FP-HEAT.7", "FP-ILL.12")] == [7, 6, 5, 4, 3]


@pytest.mark.rule("FP-ILL.2")
def test_a_position_cannot_have_more_sick_than_citizens() -> None:
    assert complaint("citizens = { worker = 3 }\nsick = { worker = 4 }").rule == "FP-ILL.2"


@pytest.mark.rule("FP-SETUP.32")
def test_every_started_section_of_five_citizens_gives_a_pawn() -> None:
    assert [due(0, n) for n in (0, 1, 4, 5, 9, 10, 24, 25, 44, 45, 50)] == [0, 1, 1, 2, 2, 3, 5, 6, 9, 10, 10]
    assert due(2, 50) == 8


@pytest.mark.rule("FP-HUNGER.3")
@pytest.mark.parametrize(("hunger", "discontent", "deaths"), [(1, 1, 0), (5, 1, 1), (10, 1, 2), (15, 2, 3), (24, 2, 4)])
def test_the_section_under_the_hunger_marker_says_how_many_die(hunger: int, discontent: int, deaths: int) -> None:
    city = f'phase = "hunger"\nround = 8\nhunger = {hunger}\ncitizens = {{ child = 20 }}\ncitizen-deck = []\n'
    table = Table(city + 'discontent = ["anger+"]\nstock = { coal = 1 }\n')
    while table.asked == "increase_how":
        table.act("draw")
    assert (table.g.deaths, len(table.tell("discontent")), table.g.citizens[2]) == (deaths, 1 + discontent, 20 - deaths)


@pytest.mark.rule("FP-ILL.14")
def test_a_dusk_card_that_asks_for_care_tends_two_workers_and_a_child(press: Press) -> None:
    card = press.event(DUSKS[0], effects=[{"do": "if", "needs": {"active": "care"}, "then": [{"do": "tend", "n": 3}]}])
    city = f'phase = "dusk"\nround = 2\ndusk = ["{card}"]\nsick = {{ worker = 4, child = 2 }}\n'
    table = Table(city + 'hope = ["care+"]\nfood = 50\nstock = { coal = 1 }\n')
    table.act("tend worker", "tend worker", "tend child")
    assert table.g.sick == [2, 0, 1]
