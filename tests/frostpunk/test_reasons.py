"""The order of an action in the cold, and reasons for what a player may name but not do."""

import pytest

from ratusz.games.frostpunk.content.numbers import FOOD_MOST
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.problem import Problem
from ratusz.words import sentences
from ratusz.words.bundle import LANGUAGES, Words, words
from ratusz.words.problems import problem
from tests.frostpunk.press import WORKERS, Press
from tests.frostpunk.table import Table

KITCHEN = "food = 3\n"  # it stands on g3 from the start
DYING = 'citizens = { worker = 5 }\nsick = { worker = 5 }\ngravely-ill = ["worker"]\n'


def kinds(table: Table, *actions: str) -> list[str]:
    return [event.kind for event in table.act(*actions)]


@pytest.mark.rule("FP-HEAT.6")
def test_the_test_for_cold_comes_before_the_cost_of_a_building() -> None:
    told = kinds(Table(KITCHEN), "use g3", "pawn worker")
    assert told.index("fell-ill") < told.index("lost-goods")


@pytest.mark.rule("FP-HEAT.6")
def test_the_test_for_cold_comes_before_the_cost_of_a_citizen_card(press: Press) -> None:
    ability = {"actions": ["gather"], "cost": {"food": 1}, "effects": [{"do": "take", "n": 3}]}
    card = press.citizen(WORKERS[0], ability=ability)
    table = Table(f'tiles = {{ n1 = "near-1" }}\nfields = {{ n1a = "coal 3" }}\nfood = 3\n[[seat]]\nhand = ["{card}"]\n')
    told = kinds(table, f"play {card}", "gather n1a")
    assert told.index("fell-ill") < told.index("lost-goods")


@pytest.mark.rule("FP-HEAT.6", "FP-SPECIAL.4")
def test_the_test_for_cold_comes_before_the_cost_of_a_special_action(press: Press) -> None:
    press.event(
        "I-01", special={"pawn": "worker", "cold": True, "cost": {"coal": 1}, "effects": [{"do": "gain", "what": "food"}]}
    )
    table = Table('round = 3\nstock = { coal = 1 }\n[[card]]\nevent = "I-01"\n')
    told = kinds(table, "special I-01")
    assert told.index("fell-ill") < told.index("lost-goods")


@pytest.mark.rule("FP-HEAT.6", "FP-GEN.11")
def test_what_a_death_in_the_cold_costs_may_leave_the_action_unpaid(press: Press) -> None:
    card = press.citizen(
        WORKERS[0], death={"worker": [{"do": "lose", "what": "food", "n": FOOD_MOST}], "engineer": [], "child": []}
    )
    table = Table(KITCHEN + DYING + f'[[seat]]\nhand = ["{card}"]\n')
    table.act("use g3")
    assert table.asked == "mourn_how"
    again = Table(GAME.position(table.match.state))  # the action waits in the position, by its names
    assert 'take_effect", "use g3"' in GAME.position(again.match.state)
    told = kinds(table, f"mourn 0 {card}")
    assert "came-to-nothing" in told
    assert "chose" not in told
    assert (table.asked, table.g.food) == ("turn", 0)


@pytest.mark.rule("FP-BUILD.9")
def test_the_second_half_of_a_free_tile_names_the_first(press: Press) -> None:
    table = Table('tiles = { n1 = "near-1", n2 = "near-2" }\nstock = { wood = 9, core = 3, coal = 9 }\n')
    table.act("construct", "pawn worker", "raise coal-hammer")
    assert table.legal() == ["site n1a", "site n2a"]
    with pytest.raises(Problem) as caught:
        table.act("site n1b")
    assert caught.value.rule == "FP-BUILD.9"
    assert caught.value.figures["figures"]["begin"] == "n1a"
    for language in LANGUAGES:
        assert "n1a" in problem(Words(language), caught.value)


@pytest.mark.rule("FP-BLDG-KITCHEN.1")
def test_an_option_of_a_building_is_refused_and_told_by_the_clause_of_the_building() -> None:
    table = Table(KITCHEN + "heat = 5\ndiscontent = []\n")
    table.act("use g3", "pawn worker")
    assert table.refused() == {"choose 2": "FP-BLDG-KITCHEN.1"}
    (chosen,) = [event for event in table.act("choose 1") if event.kind == "chose"]
    assert (chosen.rule, chosen.figures["spot"]) == ("FP-BLDG-KITCHEN.1", "g3")
    assert chosen.figures["does"]["effects"] == [{"do": "hope", "by": 1}]


@pytest.mark.rule("FP-BLDG-BODYPIT.1", "FP-BLDG-CEMETERY.1")
@pytest.mark.parametrize(
    ("start", "actions", "rule"),
    [
        ('unlocked = ["body-pit"]\n', ("construct", "pawn worker", "raise body-pit", "site n1b"), "FP-BLDG-BODYPIT.1"),
        ('fields = { n1a = "cemetery" }\n', ("use n1a", "pawn worker"), "FP-BLDG-CEMETERY.1"),
    ],
)
def test_the_death_marker_goes_back_by_the_clause_of_its_building(start: str, actions: tuple[str, ...], rule: str) -> None:
    table = Table('tiles = { n1 = "near-1" }\ndeaths = 5\nheat = 5\nstock = { wood = 5 }\n' + start)
    (moved,) = [event for event in table.act(*actions) if event.kind == "deaths"]
    assert moved.rule == rule


@pytest.mark.rule("FP-EVENT.11")
def test_there_is_one_long_shift_a_round_and_only_by_the_law() -> None:
    city = 'tiles = { n1 = "near-1" }\nfields = { n1a = "coal 4" }\nheat = 5\n'
    table = Table(city + 'laws = ["PR05"]\n')
    table.act("construct", "pawn worker", "done", "reuse construction", "done")
    assert table.rejects("reuse construction") == "FP-EVENT.11"
    lawless = Table(city)
    lawless.act("construct", "pawn worker", "done")
    assert lawless.rejects("reuse construction") == "FP-EVENT.11"


@pytest.mark.rule("FP-USE.1", "FP-GATHER.1")
def test_an_empty_field_is_not_used_and_an_absent_one_not_gathered_from() -> None:
    table = Table('tiles = { n1 = "near-1" }\nfields = { n1a = "-", n1b = "-" }\n')
    assert table.rejects("use n1a") == "FP-USE.1"
    assert table.rejects("gather n1a") == "FP-GATHER.1"
    assert table.rejects("gather n2a") == "FP-GATHER.1"


@pytest.mark.rule("FP-ACTION.6", "FP-GEN.3")
def test_who_is_not_asked_learns_by_which_clause() -> None:
    table = Table("turn = 0\n[[seat]]\n[[seat]]\n")
    with pytest.raises(Problem) as caught:
        table.match.act(1, "pass")
    assert (caught.value.code, caught.value.rule) == ("not-your-turn", "FP-ACTION.6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_says_how_it_could_become_possible(language: str) -> None:
    table = Table('pool = { worker = 1 }\ntiles = { n1 = "near-1" }\nfields = { n1a = "coal 2" }\nplaced = [["worker", "n1a"]]\n')
    refused = GAME.rules.explain(table.g, 0)[1]
    said = {rule: sentences.refusal(words(language), "frostpunk", rule, figures) for _, rule, figures in refused}
    for rule in ("FP-SCOUT.1", "FP-GATHER.2"):
        how = words(language).of("frostpunk").say(f"refused-{rule.replace('.', '-')}", "how")
        assert said[rule].endswith(f" {how}")
