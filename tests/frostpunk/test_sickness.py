"""Sickness, deaths, hunger, nights and advisors."""

import pytest

from ratusz.games.frostpunk.game import GAME
from tests.frostpunk.press import WORKERS, Press
from tests.frostpunk.table import Table

PREPARATION = 'phase = "preparation"\nround = 3\n'


@pytest.mark.rule("FP-ILL.1", "FP-ILL.3")
def test_a_case_moves_the_marker_and_a_flip_to_the_skull_has_no_other_effect() -> None:
    table = Table("sick = { worker = 3 }")
    table.attempt({"do": "sicken", "who": "worker"})
    assert table.g.sick == [4, 0, 0]
    full = Table("citizens = { worker = 4 }\nsick = { worker = 4 }\n")
    full.attempt({"do": "sicken", "who": "worker"})
    assert (full.g.skull, full.g.deaths, full.g.citizens[0]) == ([True, False, False], 0, 4)


@pytest.mark.rule("FP-ILL.2", "FP-ILL.4")
def test_a_flip_back_from_the_skull_kills_one_and_moves_the_marker_back_once(press: Press) -> None:
    press.citizen(WORKERS[0])
    for sick, citizens in ((5, 9), (5, 5)):
        city = f"citizens = {{ worker = {citizens} }}\nsick = {{ worker = {sick} }}\n"
        table = Table(PREPARATION + city + f'gravely-ill = ["worker"]\ncitizen-deck = ["{WORKERS[0]}"]\nhope = ["justice"]\n')
        assert (table.g.citizens[0], table.g.sick[0], table.g.skull[0], table.g.deaths) == (citizens - 1, 4, False, 1)


@pytest.mark.rule("FP-ILL.5")
def test_when_citizens_leave_the_sick_never_outnumber_them() -> None:
    table = Table("citizens = { worker = 10 }\nsick = { worker = 9 }\n")
    table.attempt({"do": "lose", "what": "worker", "n": 3})
    assert (table.g.citizens[0], table.g.sick[0]) == (7, 7)


@pytest.mark.rule("FP-ILL.7")
def test_a_death_from_another_cause_leaves_the_sick_as_they_are() -> None:
    table = Table("citizens = { worker = 9 }\nsick = { worker = 5 }\ncitizen-deck = []\n")
    table.attempt({"do": "kill", "who": "worker"})
    assert (table.g.citizens[0], table.g.sick[0]) == (8, 5)
    all_sick = Table("citizens = { worker = 5 }\nsick = { worker = 5 }\ncitizen-deck = []\n")
    all_sick.attempt({"do": "kill", "who": "worker"})
    assert (all_sick.g.citizens[0], all_sick.g.sick[0]) == (4, 4)


@pytest.mark.rule("FP-ILL.10", "FP-ILL.8")
def test_a_death_effect_happens_as_far_as_it_can(press: Press) -> None:
    effects = [{"do": "lose", "what": "wood", "n": 4}, {"do": "spend-token", "type": "care"}, {"do": "gain", "what": "coal"}]
    press.citizen(WORKERS[0], death={"worker": effects, "engineer": [], "child": []})
    table = Table(f'stock = {{ wood = 1 }}\nhope = ["justice+"]\ncitizen-deck = ["{WORKERS[0]}"]\n')
    table.attempt({"do": "kill", "who": "worker"})
    assert (table.tell("stock"), table.tell("hope")) == ({"coal": 1}, ["justice+"])
    assert table.tell("citizen-discard") == [WORKERS[0]]


@pytest.mark.rule("FP-EVENT.6")
def test_who_dies_is_chosen_among_the_types_there_are() -> None:
    table = Table("citizens = { worker = 3, child = 3 }\ncitizen-deck = []\n")
    table.attempt({"do": "kill", "who": "any"})
    assert table.legal() == ["die worker", "die child"]
    table.act("die child")
    assert table.g.citizens == [3, 0, 2]


@pytest.mark.rule("FP-PREP.4", "FP-PREP.5")
def test_the_lowest_marker_is_resolved_first_and_below_five_nothing_happens(press: Press) -> None:
    press.citizen(WORKERS[0])
    table = Table(PREPARATION + 'hope = ["justice"]\nsick = { worker = 12, engineer = 3, child = 7 }\n')
    flips = [event.figures["who"] for event in table.match.events() if event.kind == "flipped"]
    assert flips == ["child", "worker"]
    assert table.tell("resting") == {"worker": 1}
    assert table.g.skull == [True, False, True]


@pytest.mark.rule("FP-WIN.5", "FP-PREP.9")
def test_26_sick_lose_in_the_preparation_phase_alone_and_not_before_the_advisor(press: Press) -> None:
    table = Table("sick = { worker = 25 }\ncitizens = { worker = 40 }\n")
    table.attempt({"do": "sicken", "who": "worker", "n": 3})
    assert not table.match.over
    card = press.event("I-01", during=[{"phase": "preparation", "effects": [{"do": "sicken", "who": "worker"}]}])
    city = f'sick = {{ worker = 25 }}\ncitizens = {{ worker = 40 }}\nhope = ["care+"]\n[[card]]\nevent = "{card}"\n'
    seat = '[[seat]]\nadvisor = "health"\n'
    saved = Table(PREPARATION + city + seat)
    assert (saved.g.sick[0], saved.asked) == (26, "advisor")
    saved.act("advise health")
    assert saved.tell("cause") != "epidemic"
    lost = Table(PREPARATION + city + seat)
    lost.act("decline")
    assert (lost.tell("cause"), lost.g.exhausted, lost.g.skull[0]) == ("epidemic", [0, 0, 0], False)


@pytest.mark.rule("FP-WIN.5")
def test_a_marker_that_reaches_26_while_sickness_is_resolved_loses(press: Press) -> None:
    sicker = [{"do": "sicken", "who": "engineer"}]
    press.citizen(WORKERS[0], death={"worker": sicker, "engineer": [], "child": []})
    city = 'citizens = { worker = 20, engineer = 40 }\nsick = { worker = 15, engineer = 25 }\nhope = ["justice"]\n'
    table = Table(PREPARATION + city + f'citizen-deck = ["{WORKERS[0]}"]\n')
    assert table.tell("cause") == "epidemic"


ADVISORS = 'leader = 0\nhope = ["care+", "care+", "motivation+"]\nsick = { worker = 2, child = 2 }\noverload = 5\n'
SEATS = '[[seat]]\nadvisor = "generator"\n[[seat]]\nadvisor = "health"\n'


@pytest.mark.rule("FP-PREP.1", "FP-PREP.2", "FP-PREP.3", "FP-ADVISOR.4")
def test_one_advisor_of_those_in_the_game_is_used_a_round_by_decision_of_the_leader() -> None:
    table = Table(PREPARATION + ADVISORS + SEATS)
    assert GAME.rules.seats(table.g) == (0,)
    assert table.legal() == ["decline", "advise generator", "advise health"]
    table.act("advise generator")
    assert (table.g.overload, table.tell("hope")) == (2, ["care+", "care+", "motivation"])
    assert table.asked == "turn"
    assert table.rejects("advise health")
    without = Table(PREPARATION + ADVISORS.replace("motivation+", "motivation") + SEATS)
    assert without.rejects("advise generator") == "FP-ADVISOR.4"


@pytest.mark.rule("FP-PREP.2")
def test_the_same_advisor_may_be_used_two_rounds_running() -> None:
    table = Table(PREPARATION + ADVISORS.replace("motivation+", "justice") + "food = 50\nmorning = []\ndusk = []\n" + SEATS)
    table.act("advise health", "tend worker")
    while table.asked != "advisor":
        table.act(table.legal()[0])
    assert "advise health" in table.legal()
    assert table.g.round == 4


@pytest.mark.rule("FP-ADVISOR.2")
def test_what_an_advisor_does_is_decided_by_its_own_player() -> None:
    table = Table(PREPARATION + ADVISORS + SEATS)
    table.act("advise health")
    assert (table.asked, GAME.rules.seats(table.g)) == ("tend_which", (1,))
    table.act("tend child", "tend child")
    assert table.g.sick == [2, 0, 0]


REBUILT = """
phase = "preparation"
round = 3
hope = ["justice+", "care"]
tiles = { n1 = "near-1" }
fields = { n1a = "retort", n1b = "tent" }
stock = { wood = 9 }
[[seat]]
advisor = "infrastructure"
"""


@pytest.mark.rule("FP-ADVISOR.4")
def test_the_advisor_for_infrastructure_takes_one_building_down_and_puts_one_up_in_either_order() -> None:
    table = Table(REBUILT)
    table.act("advise infrastructure", "choose 2")
    assert (table.asked, table.tell("hope")) == ("rebuild", ["justice", "care"])
    table.act("demolish n1a")
    assert [action for action in table.legal() if action.startswith("demolish")] == []
    table.act("raise sawmill", "site n1a")
    assert (table.asked, table.tell("fields")["n1a"]) == ("turn", "sawmill")
    other = Table(REBUILT)
    other.act("advise infrastructure", "choose 2", "raise sawmill", "site g4")
    assert {action.split()[0] for action in other.legal()} == {"demolish", "done"}
    other.act("done")
    assert other.asked == "turn"


@pytest.mark.rule("FP-ADVISOR.4")
def test_the_advisor_for_infrastructure_brings_two_wood_instead() -> None:
    table = Table(REBUILT)
    table.act("advise infrastructure", "choose 1")
    assert (table.asked, table.g.stock[0], table.tell("hope")) == ("turn", 11, ["justice", "care"])


@pytest.mark.rule("FP-ADVISOR.3")
def test_advisors_cannot_be_exchanged() -> None:
    table = Table(PREPARATION + ADVISORS + SEATS)
    before = table.g.advisors
    assert table.rejects("wish health")
    assert table.rejects("exchange 0 1") == "action-unknown"
    table.act("decline", "pass", "pass")
    assert table.g.advisors == before


@pytest.mark.rule("FP-ADVISOR.5", "FP-COMP.16")
def test_mobilisation_draws_as_many_citizens_as_there_are_hope_tokens_once() -> None:
    table = Table(PREPARATION + 'mobilisation = true\nhope = ["care", "justice", "care+"]\n[[seat]]\nadvisor = "generator"\n')
    table.act("mobilise")
    assert (len(table.g.hands[0]), table.g.mobilisation, table.asked) == (3, False, "turn")


@pytest.mark.rule("FP-ADVISOR.5", "FP-PREP.1")
def test_mobilisation_may_come_before_the_advisor_or_after_but_one_advisor_is_all() -> None:
    city = PREPARATION + 'mobilisation = true\nhope = ["care+", "care+"]\nsick = { worker = 4 }\n[[seat]]\nadvisor = "health"\n'
    table = Table(city)
    table.act("advise health")
    assert (table.legal(), table.refused()) == (["decline", "mobilise"], {"advise health": "FP-PREP.1"})
    table.act("mobilise")
    assert (len(table.g.hands[0]), table.tell("hope"), table.asked) == (2, ["care", "care+"], "turn")
    table = Table(city)
    table.act("mobilise", "advise health")
    assert (table.g.sick[0], table.asked) == (2, "turn")


@pytest.mark.rule("FP-HUNGER.5")
def test_who_starves_in_round_one_is_of_that_rounds_column() -> None:
    table = Table(
        'phase = "hunger"\nround = 1\nhunger = 6\ncitizen-deck = []\ncitizens = { worker = 9, engineer = 9, child = 9 }\n'
    )
    assert table.g.citizens == [9, 9, 8]


@pytest.mark.rule("FP-HUNGER.3", "FP-ILL.6")
def test_what_somebody_died_of_is_told_where_it_is_hunger() -> None:
    city = "citizen-deck = []\ncitizens = { worker = 9, engineer = 9, child = 9 }\npool = { worker = 1 }\n"
    table = Table("round = 3\nfood = 0\nhunger = 6\nheat = 1\ncold = 1\n" + city)
    died = [event.figures["starved"] for event in table.all_pass() + table.hurry("turn") if event.kind == "died"]
    assert died[:1] == [True]
    killed = [event for event in Table(city).attempt({"do": "kill", "who": "child"}) if event.kind == "died"]
    assert [event.figures["starved"] for event in killed] == [False]


@pytest.mark.rule("FP-HUNGER.8")
def test_all_citizens_of_the_type_eat_the_sick_too() -> None:
    table = Table(
        'phase = "hunger"\nround = 3\nfood = 30\ncitizens = { worker = 22 }\nsick = { worker = 9 }\nstock = { coal = 1 }\n'
    )
    assert (table.g.food, table.g.hunger) == (8, 0)


@pytest.mark.rule("FP-HUNGER.10", "FP-HUNGER.11")
@pytest.mark.parametrize(("hunger", "flipped", "field"), [(0, False, 0), (25, False, 25), (26, True, 1), (32, True, 7)])
def test_hunger_beyond_25_is_shown_on_the_other_side_of_the_marker(hunger: int, flipped: bool, field: int) -> None:
    table = Table(f"hunger = {hunger}")
    assert (table.view()["outlook"]["hunger"], table.asked) == ({"flipped": flipped, "field": field}, "turn")


@pytest.mark.rule("FP-NIGHT.1", "FP-NIGHT.2")
def test_at_night_all_come_home_but_scouts_and_empty_exhausted_tokens_stay() -> None:
    city = 'phase = "night"\nround = 3\nstock = { coal = 1 }\ncitizens = { worker = 12 }\nexhausted = { worker = 1 }\n'
    pawns = 'resting = { worker = 1 }\nplaced = [["worker", "g4"]]\npool = {}\n'
    table = Table(city + pawns + '[[card]]\nevent = "I-03"\n[[route]]\ncards = ["A01"]\nscout = "worker"\n')
    assert table.asked == "fuel"
    assert (table.tell("pool"), table.tell("placed"), table.tell("resting")) == ({"worker": 2}, [], {})
    assert (table.tell("exhausted"), table.tell("route")[0]["scout"]) == ({"worker": 1}, "worker")
    card = Table(
        city.replace("worker = 12", "worker = 4") + 'placed = [["worker", "I-03"]]\npool = {}\n[[card]]\nevent = "I-03"\n'
    )
    assert card.tell("pool") == {"worker": 1}


@pytest.mark.rule("FP-NIGHT.3")
def test_fuel_at_night_warms_shelters_without_an_overload_check() -> None:
    city = 'phase = "night"\nround = 3\nstock = { coal = 3 }\ncitizens = { worker = 9 }\nmorning = []\n'
    table = Table(city + 'tiles = { n1 = "near-1" }\nfields = { n1a = "tent" }\n')
    table.act("fuel 2")
    assert (table.g.sick, table.g.dropped, table.g.heat) == ([0, 0, 0], 0, 3)
    cold = Table(city + 'tiles = { n1 = "near-1" }\nfields = { n1a = "tent" }\n')
    cold.act("fuel 0")
    assert cold.g.sick == [2, 0, 0]


@pytest.mark.rule("FP-NIGHT.9")
def test_a_tent_shelters_if_its_zone_is_heated_even_when_yellow_is_not() -> None:
    city = 'phase = "night"\nround = 3\nstock = { coal = 1 }\ncitizens = { worker = 9 }\nmorning = []\nheat = 2\n'
    for field, sick in (("g4", 0), ("n1a", 2)):
        table = Table(city + f'tiles = {{ n1 = "near-1" }}\nfields = {{ {field} = "tent" }}\n')
        table.act("fuel 0")
        assert table.g.sick == [sick, 0, 0]
