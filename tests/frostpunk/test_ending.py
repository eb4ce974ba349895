"""How the game ends: six ways to lose, each at once, and the scenario's goal."""

from typing import Any

import pytest

from ratusz.games.frostpunk.game import GAME
from tests.frostpunk.press import WORKERS, Press
from tests.frostpunk.table import Table

TWO = "[[seat]]\n[[seat]]\n"

FIVE = 'discontent = ["anger", "anger", "fear", "fear", "greed"]\n'
# Cause, clause, position, and the effect that tips the scales there.
LOST: dict[str, tuple[str, str, dict[str, Any]]] = {
    "hope": ("FP-WIN.2", 'hope = ["care"]\n', {"do": "hope", "by": -1}),
    "discontent": ("FP-WIN.3", FIVE, {"do": "discontent", "by": 1, "type": "fear"}),
    "generator": ("FP-WIN.4", "overheated = true\noverload = 9\n", {"do": "overload", "by": 2}),
    "deaths": ("FP-WIN.7", "deaths = 14\n", {"do": "kill", "who": "worker"}),
    "scenario": ("FP-WIN.1", "", {"do": "defeat"}),
}


@pytest.mark.parametrize("cause", LOST)
@pytest.mark.rule("FP-WIN.2", "FP-WIN.3", "FP-WIN.4", "FP-WIN.7", "FP-WIN.9")
def test_the_game_is_lost_at_once_and_nothing_else_happens(cause: str) -> None:
    rule, city, effect = LOST[cause]
    table = Table(city + TWO)
    told = table.attempt(effect, {"do": "gain", "what": "coal", "n": 5})
    assert (table.match.over, table.tell("cause"), table.g.stock[1]) == (True, cause, 0)
    assert (told[-1].kind, told[-1].rule) == ("lost", rule)
    result = GAME.result(table.g)
    assert (result.winners, result.scores, result.rule) == ([], [0, 0], rule)


@pytest.mark.rule("FP-WIN.5", "FP-WIN.6", "FP-WIN.9")
def test_epidemic_and_famine_are_tested_in_their_phases_and_no_phase_follows() -> None:
    epidemic = Table('phase = "preparation"\nround = 4\nsick = { worker = 26 }\ncitizens = { worker = 40 }\nhope = ["justice"]\n')
    famine = Table('phase = "hunger"\nround = 4\nhunger = 30\nfood = 5\n')
    for table, cause in ((epidemic, "epidemic"), (famine, "famine")):
        assert table.tell("cause") == cause
        assert [event.figures["phase"] for event in table.match.events() if event.kind == "phase"] == [
            "preparation" if cause == "epidemic" else "hunger"
        ]
    assert (famine.g.deaths, famine.tell("discontent"), famine.g.hunger) == (0, [], 25)
    saved = Table('phase = "hunger"\nround = 4\nhunger = 30\nfood = 6\nstock = { coal = 1 }\ncitizen-deck = []\n')
    assert not saved.match.over


@pytest.mark.rule("FP-WIN.6", "FP-HUNGER.1")
def test_old_hunger_is_fed_first_one_food_a_level() -> None:
    table = Table('phase = "hunger"\nround = 4\nhunger = 5\nfood = 9\ncitizens = { worker = 9 }\nstock = { coal = 1 }\n')
    assert (table.g.hunger, table.g.food, table.tell("discontent")) == (0, 4, [])


@pytest.mark.rule("FP-ILL.6", "FP-WIN.7")
def test_the_last_death_ends_the_game_before_the_other_markers_move() -> None:
    table = Table("deaths = 14\ncitizens = { worker = 5 }\nsick = { worker = 5 }\n")
    table.attempt({"do": "kill", "who": "worker"})
    assert (table.match.over, table.g.deaths, table.g.citizens[0], table.g.sick[0]) == (True, 15, 5, 5)


@pytest.mark.rule("FP-WIN.7")
def test_the_death_marker_stops_on_the_last_field() -> None:
    table = Table("deaths = 13\n")
    table.attempt({"do": "deaths", "by": 5})
    assert (table.match.over, table.g.deaths) == (True, 15)


@pytest.mark.rule("FP-ILL.6", "FP-WIN.7")
def test_on_the_last_death_no_citizen_card_is_turned_over(press: Press) -> None:
    press.citizen(WORKERS[0], death={"worker": [{"do": "gain", "what": "coal"}], "engineer": [], "child": []})
    table = Table(f'deaths = 14\ncitizen-deck = ["{WORKERS[0]}"]\n')
    table.attempt({"do": "kill", "who": "worker"})
    assert (table.tell("cause"), table.g.deaths, table.g.stock[1], table.tell("citizen-discard")) == ("deaths", 15, 0, [])


@pytest.mark.rule("FP-WIN.1", "FP-WIN.9")
def test_all_win_together_when_the_goal_is_reached() -> None:
    table = Table(TWO)
    table.attempt({"do": "win"})
    result = GAME.result(table.g)
    assert (result.over, result.winners, result.scores, result.rule) == (True, [0, 1], [1, 1], "FP-WIN.1")


@pytest.mark.parametrize(("food", "cause"), [(15, "won"), (14, "scenario")])
@pytest.mark.rule("FP-WIN.1")
def test_the_goal_of_the_crater_is_tested_where_the_end_of_round_15_begins(food: int, cause: str) -> None:
    table = Table(f'phase = "end"\nround = 15\nstored = {{ coal = 12, food = {food} }}\n[[card]]\nevent = "I-03"\n')
    assert table.tell("cause") == cause


@pytest.mark.rule("FP-WIN.9")
def test_time_runs_out_after_round_15() -> None:
    table = Table('phase = "night"\nround = 15\ncitizens = { worker = 4 }\n[[card]]\nevent = "I-01"\n')
    assert (table.tell("cause"), table.g.round) == ("time", 15)


def test_giving_up_loses_for_all() -> None:
    table = Table(TWO)
    table.match.act(1, "resign")
    assert (table.tell("cause"), GAME.result(table.g).winners) == ("resigned", [])


@pytest.mark.rule("FP-ILL.6", "FP-ILL.7")
def test_the_last_to_die_is_not_counted_among_the_living() -> None:
    table = Table("deaths = 14\ncitizens = { worker = 5, child = 2 }\npool = { worker = 1 }\n")
    assert table.view()["outlook"]["living"] == 7
    table.attempt({"do": "kill", "who": "worker"})
    assert (table.match.over, table.view()["outlook"]["living"]) == (True, 6)
