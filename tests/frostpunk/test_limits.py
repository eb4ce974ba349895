"""Limits of what there can be."""

import pytest

from tests.frostpunk.table import Table, complaint


@pytest.mark.rule("FP-LIMIT.1", "FP-LIMIT.2")
def test_seven_workers_for_45_make_50_and_two_others_of_any_types() -> None:
    for answers, citizens in (
        (("citizen engineer", "citizen engineer"), [50, 14, 8]),
        (("citizen child", "citizen child"), [50, 12, 10]),
        (("citizen child", "citizen engineer"), [50, 13, 9]),
    ):
        table = Table("citizens = { worker = 45, engineer = 12, child = 8 }\n")
        table.attempt({"do": "gain", "what": "worker", "n": 7})
        assert table.g.citizens[0] == 50
        assert table.rejects("citizen worker") == "FP-LIMIT.1"
        table.act(*answers)
        assert (table.g.citizens, table.asked) == (citizens, "turn")


@pytest.mark.rule("FP-LIMIT.3")
def test_there_is_no_seventh_automaton() -> None:
    table = Table("automatons = 5")
    table.attempt({"do": "gain", "what": "automaton", "n": 2})
    assert (table.g.automatons, table.g.pool[3]) == (6, 6)


@pytest.mark.rule("FP-LIMIT.5", "FP-LIMIT.6")
def test_food_and_hunger_stop_at_fifty() -> None:
    table = Table("food = 48\nhunger = 48\n")
    table.attempt({"do": "gain", "what": "food", "n": 5}, {"do": "hunger", "by": 5})
    assert (table.g.food, table.g.hunger) == (50, 50)


@pytest.mark.rule("FP-LIMIT.7")
def test_the_bank_never_runs_out_of_coal() -> None:
    table = Table("stock = { coal = 200 }")
    table.attempt({"do": "gain", "what": "coal", "n": 60})
    assert table.g.stock[1] == 260


@pytest.mark.rule("FP-LIMIT.8")
def test_there_are_eight_steel() -> None:
    table = Table("stock = { steel = 8 }")
    table.attempt({"do": "gain", "what": "steel"})
    assert table.g.stock[3] == 8


@pytest.mark.rule("FP-LIMIT.9")
def test_the_thirty_first_tree_is_not_planted() -> None:
    fields = ", ".join([f'{name} = "tree 5"' for name in ("g4", "g5", "n1a", "n1b", "n2a")])
    city = f'tiles = {{ n1 = "near-5", n2 = "near-6" }}\nfields = {{ {fields}, n2b = "tree 3" }}\nnear-tiles = ["near-1"]\n'
    table = Table(city)
    table.attempt({"do": "tile", "kind": "near"})
    table.act("lay n3")
    trees = [text for text in table.tell("fields").values() if text.startswith("tree")]
    assert sum([int(text.split()[1]) for text in trees]) == 30
    assert table.tell("fields")["n3a"] == "tree 2"
    crowded = city.replace("n2b", 'n3a = "tree 5", n2b').replace('n2 = "near-6"', 'n2 = "near-6", n3 = "near-7"')
    assert complaint(crowded).rule == "FP-LIMIT.9"


@pytest.mark.rule("FP-LIMIT.10")
def test_a_field_holds_five_of_one_kind() -> None:
    assert complaint('fields = { g4 = "wood 6" }').rule == "FP-LIMIT.10"
    assert complaint('fields = { g4 = "wood 1, coal 1" }').code.startswith("position")
    table = Table('fields = { g4 = "coal 4" }\ntiles = { n8 = "near-1" }\n')
    assert table.tell("fields")["g4"] == "coal 4"


@pytest.mark.rule("FP-COMP.28", "FP-PREP.6")
def test_whoever_is_chosen_to_be_exhausted_is_there_and_has_a_token_left() -> None:
    tired = 'exhausted = { worker = 5 }\nnext = [["turn", 0, false]]\n'
    table = Table("citizens = { worker = 9, engineer = 3 }\n" + tired)
    table.attempt({"do": "exhaust", "who": "any"})
    assert table.legal() == ["exhaust engineer"], "no children, and no token for a worker"
    alone = Table("citizens = { worker = 9 }\n" + tired)
    alone.attempt({"do": "exhaust", "who": "any"})
    assert (alone.asked, alone.g.exhausted) == ("turn", [5, 0, 0])
