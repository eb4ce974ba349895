"""What an action is said to do: the one that is pointed at, with the pawn that goes, and no further than to the next chapter."""

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.nearness import BARRED, FAR, away
from ratusz.kernel.preview import Preview, preview
from tests.frostpunk.table import Table

COLD = "heat = 1\ncold = 3\npool = { worker = 1, engineer = 1 }\n"


def foreseen(table: Table, action: str) -> Preview:
    return preview(GAME, GAME.view(table.g, 0), 0, table.match.read(0, action))


@pytest.mark.rule("FP-ACTION.9", "FP-HEAT.7")
@pytest.mark.parametrize("pawn", ["worker", "engineer"])
def test_with_an_action_it_is_told_what_comes_of_it_for_each_pawn_that_could_go(pawn: str) -> None:
    table = Table(COLD)
    found = foreseen(table, "gather g4")
    assert found.figures["worker sick"] == (0, 1)
    way = found.ways[f"pawn {pawn}"]
    assert way.certain
    assert {name: span for name, span in way.figures.items() if name.endswith("sick")} == {f"{pawn} sick": (1, 1)}
    before = GAME.figures(table.g, 0)
    table.act("gather g4", f"pawn {pawn}")
    after = GAME.figures(table.g, 0)
    assert {name: (after[name] - before[name],) * 2 for name in after if after[name] != before[name]} == way.figures


def test_where_only_one_kind_of_pawn_can_go_there_are_no_ways_to_tell_apart() -> None:
    found = foreseen(Table("pool = { worker = 1 }\n"), "gather g4")
    assert found.certain
    assert found.ways == {}


@pytest.mark.rule("FP-BUILD.4")
def test_of_a_building_that_is_raised_its_own_price_is_told_and_not_what_other_works_may_cost() -> None:
    table = Table("stock = { wood = 8 }\npool = { worker = 1 }\n")
    table.act("construct")
    found = foreseen(table, "raise tent")
    assert (found.figures["wood"], found.figures["works"], found.cut) == ((-2, -2), (-1, -1), False)


@pytest.mark.rule("FP-HUNGER.8")
def test_a_choice_at_dusk_is_told_without_the_supper_that_comes_after_it() -> None:
    table = Table(
        'phase = "dusk"\nround = 1\nfood = 12\nsick = { worker = 2, child = 1 }\nnext = [["tend_which", 0, 1, "any"]]\n'
    )
    assert "food" not in foreseen(table, "tend worker").figures


@pytest.mark.rule("FP-BLDG.1", "FP-ACTION.10")
def test_that_a_building_does_nothing_is_no_reason_why_nobody_can_use_any() -> None:
    table = Table('pool = { child = 1 }\ntiles = { n1 = "near-1" }\nfields = { n1a = "tent", n1b = "coal 2" }\n')
    why = {GAME.rules.write(table.g, 0, action): (rule, figures) for action, rule, figures in GAME.rules.explain(table.g, 0)[1]}
    assert (why["use n1a"][0], away(why["use n1a"][1])) == ("FP-BLDG.1", FAR)
    assert (why["use g3"][0], away(why["use g3"][1])) == ("FP-ACTION.10", BARRED)


@pytest.mark.rule("FP-ACTION.9")
def test_one_step_back_does_not_lead_to_the_pawn_that_was_settled_with_the_action() -> None:
    table = Table("stock = { wood = 8 }\npool = { worker = 1, engineer = 1 }\n")
    table.act("construct", "pawn worker", "raise tent")
    assert table.match.back(whole=False) == 1
    table.match.undo()
    assert table.asked == "work"
    assert table.match.back(whole=False) == 2
