"""The Generator: fuel, cold, overload and failure."""

import pytest

from ratusz.games.frostpunk.content.effects import COAL
from ratusz.games.frostpunk.content.numbers import TOWERS
from ratusz.games.frostpunk.position.state import City, new_city
from ratusz.games.frostpunk.rules.generator.tower import drop
from tests.frostpunk.table import Table

PHASE = 'phase = "generator"\nround = 3\nmorning = []\n'


@pytest.mark.rule("FP-GENERATOR.1", "FP-GENERATOR.2", "FP-GENERATOR.12")
def test_coal_moves_the_heat_marker_up_to_the_cold_marker_and_the_check_brings_it_back() -> None:
    table = Table(PHASE + "stock = { coal = 9 }\nfalls = [0]\n")
    assert table.legal() == ["fuel 0", "fuel 1", "fuel 2", "fuel 3", "fuel 4"]
    assert table.refused() == {"fuel 5": "FP-GENERATOR.2"}  # it speaks for all beyond it
    assert table.rejects("fuel 12") == "FP-GENERATOR.2"
    events = table.act("fuel 4")
    assert table.g.stock[COAL] == 5
    assert [event.figures for event in events if event.kind == "fuelled"] == [{"coal": 4, "heat": 5}]
    assert table.g.heat == 1


@pytest.mark.rule("FP-GENERATOR.3", "FP-GENERATOR.4")
def test_the_gap_between_heat_and_cold_makes_one_child_and_one_engineer_ill() -> None:
    table = Table(PHASE + "stock = { coal = 3 }\ncold = 6\nfalls = [0]\n")
    table.act("fuel 3")
    assert table.tell("sick") == {"engineer": 1, "child": 1}


@pytest.mark.rule("FP-GENERATOR.5", "FP-GENERATOR.6", "FP-GENERATOR.9", "FP-GENERATOR.10", "FP-GENERATOR.11", "FP-GENERATOR.13")
@pytest.mark.rule("FP-GENERATOR.14", "FP-GENERATOR.15", "FP-GENERATOR.16")
def test_two_of_three_cubes_on_a_track_of_nine_make_the_generator_fail() -> None:
    table = Table(PHASE + "stock = { coal = 3 }\noverload = 9\nfalls = [2]\ncold = 6\n")
    events = table.act("fuel 3")
    g = table.g
    assert (g.dropped, g.fallen, g.inside + g.drawer) == (3, 2, 1)
    assert g.overheated
    assert g.overload == 0
    failed = next(event for event in events if event.kind == "generator-failed")
    assert failed.figures == {"cold": 7}


@pytest.mark.rule("FP-GENERATOR.11")
def test_ten_markers_are_no_failure() -> None:
    table = Table(PHASE + "stock = { coal = 3 }\noverload = 8\nfalls = [2]\n")
    table.act("fuel 3")
    assert (table.g.overload, table.g.overheated) == (10, False)


@pytest.mark.rule("FP-GENERATOR.17", "FP-WIN.4", "FP-WIN.9")
def test_the_second_failure_loses_at_once() -> None:
    table = Table(PHASE + "stock = { coal = 3 }\noverload = 9\nfalls = [2]\noverheated = true\n")
    table.act("fuel 3")
    assert table.match.over
    assert table.tell("cause") == "generator"


@pytest.mark.rule("FP-GENERATOR.5")
def test_an_unfuelled_generator_is_checked_too() -> None:
    table = Table(PHASE + "cubes-inside = 5\nfalls = [1]\n")
    assert (table.g.fallen, table.g.inside) == (1, 4)
    assert table.g.overload == 1


@pytest.mark.rule("FP-GENERATOR.2")
def test_an_effect_moves_the_heat_marker_up_to_the_cold_marker_and_says_so() -> None:
    table = Table("heat = 4\n")
    told = table.attempt({"do": "heat", "by": 3}, {"do": "heat", "by": 1})
    assert table.g.heat == 5
    assert [event.figures for event in told if event.kind == "heat-moved"] == [{"heat": 5}]


@pytest.mark.rule("FP-GENERATOR.12")
def test_that_the_heat_goes_back_is_told_where_it_does() -> None:
    for fuel, told in (("fuel 0", []), ("fuel 4", [{"heat": 1}])):
        events = Table(PHASE + "stock = { coal = 9 }\nfalls = [0]\n").act(fuel)
        assert [event.figures for event in events if event.kind == "cooled"] == told


@pytest.mark.rule("FP-GENERATOR.8")
def test_cubes_that_wait_in_the_drawer_are_found_whatever_falls_now() -> None:
    table = Table(PHASE + "cubes-inside = 3\ndrawer = 2\nfalls = [1]\n")
    assert (table.g.overload, table.g.inside, table.g.drawer) == (3, 2, 0)


def empty_tower(seed: int, upgraded: int) -> City:
    g = new_city(seed)
    g.tower = upgraded
    return g


@pytest.mark.rule("FP-GENERATOR.7", "FP-GENERATOR.8", "FP-BLDG-GENERATOR.2")
def test_cubes_stay_in_the_tower_are_conserved_and_fewer_fall_from_an_upgraded_one() -> None:
    falls = [0, 0]
    counts = [0, 0, 0, 0]
    for upgraded in (0, 1):
        for seed in range(1500):
            g = empty_tower(seed, upgraded)
            found = drop(g, 3)
            if not upgraded:
                counts[found] += 1
            for _ in range(8):
                found += drop(g, 4)
            assert g.dropped == 35 == g.fallen + g.inside + g.drawer
            assert g.fallen == found
            falls[upgraded] += found
    assert falls[1] < 0.85 * falls[0]
    # The model's figures for three cubes into an empty tower: 14, 40, 36 and 10 in a hundred (ruling D1).
    assert [abs(n / 15 - want) < 5 for n, want in zip(counts, (14, 40, 36, 10), strict=True)] == [True] * 4
    assert TOWERS[1].stick > TOWERS[0].stick


@pytest.mark.rule("FP-GENERATOR.15", "FP-GENERATOR.16")
def test_the_first_failure_moves_cold_marker_and_ranges_and_clears_the_track() -> None:
    table = Table("overload = 10\n")
    table.attempt({"do": "overload", "by": 4})
    g = table.g
    assert (g.overheated, g.cold, g.ranges, g.overload) == (True, 6, [2, 3, 4], 0)
    ends = Table("overload = 10\ncold = 12\nranges = { red = 12, orange = 12, yellow = 12 }\n")
    ends.attempt({"do": "overload", "by": 1})
    assert (ends.g.cold, ends.g.ranges) == (12, [12, 12, 12])


@pytest.mark.rule("FP-GENERATOR.10", "FP-GENERATOR.12", "FP-GENERATOR.14")
def test_the_heat_marker_goes_back_also_when_the_generator_fails() -> None:
    table = Table(PHASE + "stock = { coal = 4 }\noverload = 8\nfalls = [4]\n")
    table.act("fuel 4")
    assert (table.g.heat, table.g.overheated, table.g.overload) == (1, True, 0)


@pytest.mark.rule("FP-GENERATOR.7", "FP-GENERATOR.8")
def test_cubes_shaken_out_by_opening_count_now_and_by_closing_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    for shake, now, later in (("open", 6, 0), ("close", 0, 6)):
        with monkeypatch.context() as patch:
            patch.setattr(TOWERS[0], "open", 0.0)
            patch.setattr(TOWERS[0], "close", 0.0)
            patch.setattr(TOWERS[0], shake, 0.999999)
            g = empty_tower(3, 0)
            g.inside = g.dropped = 6
            assert (drop(g, 0), g.drawer) == (now, later)
            assert drop(g, 0) == later
            assert g.inside == 0


@pytest.mark.rule("FP-GENERATOR.3")
def test_without_coal_two_workers_an_engineer_and_a_child_fall_ill() -> None:
    table = Table(PHASE + "falls = [0]\n")
    assert table.tell("sick") == {"worker": 2, "engineer": 1, "child": 1}
    nobody_well = Table(PHASE + "falls = [0]\ncitizens = { worker = 9, child = 1 }\nsick = { child = 1 }\n")
    assert (nobody_well.g.sick, nobody_well.g.skull) == ([2, 0, 1], [False, False, True])
