"""The forecast: the rules run forward, and what they say about the evening, the night and the morning is what then happens."""

import random
from collections import Counter
from typing import Any

import pytest

from ratusz.games.frostpunk.content.effects import NONE
from ratusz.games.frostpunk.content.numbers import DEATHS_LAST, OVERLOAD_FIELDS
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import ACTION, DUSK, PHASES, City
from ratusz.kernel.preview import OVER, Preview, forecast, preview
from ratusz.kernel.state import Action
from tests.frostpunk.play import decisions
from tests.frostpunk.press import ENGINEERS, WORKERS, Press
from tests.frostpunk.table import Table


def told(found: Preview, kind: str) -> dict[str, Any]:
    [figures] = [event.figures for event in found.events if event.kind == kind]
    return figures


def outside(found: Preview) -> dict[str, int]:
    """Who sleeps in the cold, where that is no choice."""
    return {who: n for who, n in told(found, "night")["outside"].items() if n}


def ill(found: Preview) -> dict[str, tuple[int, int]]:
    return {name.removesuffix(" sick"): span for name, span in found.figures.items() if name.endswith(" sick")}


@pytest.mark.rule("FP-NIGHT.5", "FP-NIGHT.4")
def test_who_falls_ill_tonight_is_said_when_nobody_has_a_warm_bed() -> None:
    night = Table("heat = 1\ncold = 1\npool = { worker = 2, child = 1, automaton = 1 }\nautomatons = 1\n").coming("night")
    assert outside(night) == {"worker": 2, "child": 1}
    assert ill(night) == {"worker": (2, 2), "child": (1, 1)}


SHELTER = 'heat = 4\ncold = 4\ntiles = { n1 = "near-1" }\nfields = { n1a = "tent", n1b = "coal 2" }\n'


@pytest.mark.rule("FP-NIGHT.1", "FP-NIGHT.4")
def test_pawns_at_work_come_home_and_a_warm_bed_saves_two_of_them() -> None:
    night = Table(SHELTER + 'pool = { worker = 2 }\nplaced = [["worker", "n1b"]]\n').coming("night")
    assert (outside(night), ill(night)) == ({"worker": 1}, {"worker": (1, 1)})


@pytest.mark.rule("FP-NIGHT.4")
def test_where_the_table_chooses_who_stays_outside_the_forecast_says_how_many() -> None:
    night = Table(SHELTER + "pool = { worker = 2, engineer = 1 }\n").coming("night")
    assert not night.certain
    assert [(event.kind, event.figures) for event in night.events] == [("beds-short", {"count": 1})]
    assert ill(night) == {"worker": (0, 1), "engineer": (0, 1)}


@pytest.mark.rule("FP-NIGHT.2")
def test_scouts_on_their_way_need_no_bed() -> None:
    route = 'route = [{ cards = ["A01"], scout = "worker", at = 1 }]\n'
    night = Table("heat = 1\ncold = 1\npool = { worker = 1 }\n" + route).coming("night")
    assert outside(night) == {"worker": 1}


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1", "FP-ACTION.2")
def test_before_the_action_phase_pawns_are_counted_by_the_citizens_who_are_left() -> None:
    route = 'route = [{ cards = ["A01"], scout = "worker", at = 0 }]\n'
    city = "round = 3\nstock = { coal = 2 }\ncitizens = { worker = 12, engineer = 3 }\npool = { worker = 9, child = 2 }\n"
    table = Table('phase = "generator"\n' + city + route)
    assert table.asked == "fuel"
    assert outside(table.coming("night")) == {"worker": 2, "engineer": 1}


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1", "FP-EVENT.15")
def test_what_a_card_does_before_the_action_phase_comes_before_pawns_are_counted(press: Press) -> None:
    card = press.event("I-01", during=[{"phase": "action", "effects": [{"do": "sicken", "who": "any"}]}])
    steps = 'next = [["during", "action", []], ["action"]]\n'
    table = Table(f'round = 3\ncitizens = {{ worker = 12 }}\npool = {{ worker = 9 }}\n{steps}[[card]]\nevent = "{card}"\n')
    assert table.asked == "sicken_which"
    assert outside(table.coming("night")) == {"worker": 3}


@pytest.mark.rule("FP-NIGHT.5", "FP-ACTION.1")
def test_while_the_dead_of_the_night_are_mourned_the_next_night_is_foreseen() -> None:
    city = 'phase = "night"\nround = 3\ncold = 1\ncitizens = { worker = 5 }\nsick = { worker = 5 }\ngravely-ill = ["worker"]\n'
    table = Table(city + f'[[seat]]\nhand = ["{WORKERS[0]}"]\n')
    assert (table.asked, table.g.pool[0], table.g.citizens[0]) == ("mourn_how", 2, 4)
    assert outside(table.coming("night")) == {"worker": 1}


@pytest.mark.rule("FP-HUNGER.4", "FP-HUNGER.8")
def test_at_night_the_meal_of_the_next_round_is_foreseen() -> None:
    table = Table(
        'phase = "night"\nround = 3\nstock = { coal = 1 }\nfood = 2\nhunger = 9\ncitizens = { worker = 9, child = 4 }\n'
    )
    assert table.asked == "fuel"
    assert told(table.coming("meal"), "fed") == {"who": "child", "food": 0, "missing": 4}
    assert told(table.coming("hunger"), "starving") == {"hunger": 7, "discontent": 1, "deaths": 1}
    assert table.view()["outlook"]["feeding"] == {"who": "child", "food": 4, "and_hunger": 13}


@pytest.mark.rule("FP-HUNGER.1", "FP-HUNGER.8", "FP-HUNGER.9")
def test_old_hunger_eats_first_and_what_is_missing_becomes_hunger() -> None:
    table = Table('phase = "action"\nround = 3\ncitizens = { worker = 9 }\nfood = 8\nhunger = 3\n')
    meal = table.coming("meal")
    assert told(meal, "fed") == {"who": "worker", "food": 5, "missing": 4}
    assert meal.figures == {"food": (-5, -5), "hunger": (1, 1)}
    assert table.coming("hunger").figures == {"food": (-8, -8), "hunger": (1, 1)}


@pytest.mark.rule("FP-HUNGER.3", "FP-HUNGER.5", "FP-HUNGER.8")
def test_who_starves_before_the_meal_does_not_eat_at_it() -> None:
    """In the first round it is the same citizens."""
    table = Table('phase = "action"\nround = 1\ncitizens = { child = 9 }\nfood = 8\nhunger = 18\n')
    assert told(table.coming("meal"), "fed") == {"who": "child", "food": 0, "missing": 7}
    assert told(table.coming("hunger"), "starving")["deaths"] == 2


@pytest.mark.rule("FP-HUNGER.2")
def test_after_a_famine_there_is_no_meal() -> None:
    assert Table("round = 3\nfood = 0\nhunger = 25\n").coming("meal").waits == [(OVER, -1, "")]


@pytest.mark.rule("FP-HUNGER.2", "FP-HUNGER.3")
def test_starving_costs_discontent_and_lives_and_famine_the_game() -> None:
    starving = Table("round = 3\nfood = 1\nhunger = 11\n").coming("hunger")
    assert told(starving, "starving") == {"hunger": 10, "discontent": 1, "deaths": 2}
    assert OVER not in [why for why, _, _ in starving.waits]
    assert Table("round = 3\nfood = 0\nhunger = 25\n").coming("hunger").waits == [(OVER, -1, "")]


@pytest.mark.rule("FP-HUNGER.3", "FP-HUNGER.6")
def test_what_old_hunger_has_brought_is_not_foreseen_again_while_the_dead_are_mourned() -> None:
    city = 'phase = "hunger"\nround = 3\nfood = 1\nhunger = 11\ncitizens = { engineer = 10, worker = 5 }\n'
    table = Table(city + f'[[seat]]\nhand = ["{ENGINEERS[0]}"]\n')
    assert (table.asked, table.g.hunger) == ("mourn_how", 10)
    found = table.coming("hunger")
    assert [event.kind for event in found.events if event.kind == "starving"] == []
    assert told(found, "fed")["missing"] == told(table.coming("meal"), "fed")["missing"] == 5


@pytest.mark.rule("FP-GENERATOR.3", "FP-GENERATOR.5")
def test_every_step_up_to_the_cold_marker_makes_somebody_ill() -> None:
    people = "stock = {}\ncitizens = { worker = 9, engineer = 9, child = 9 }\n"
    morning = Table('phase = "generator"\nround = 3\nheat = 2\ncold = 5\n' + people)
    assert morning.g.sick == [1, 1, 1], "the phase has just been carried out"
    table = Table("heat = 2\ncold = 5\noverload = 4\n")
    assert ill(table.coming("cold")) == {"worker": (1, 1), "engineer": (1, 1), "child": (1, 1)}
    assert table.view()["outlook"]["cubes"] == 1
    assert Table("heat = 5\ncold = 5\n").coming("cold").figures == {}


@pytest.mark.rule("FP-GENERATOR.3", "FP-NIGHT.5")
def test_nobody_is_foreseen_to_fall_ill_of_a_type_that_is_no_more() -> None:
    table = Table("heat = 1\ncold = 5\ncitizens = { worker = 3 }\npool = { worker = 1, engineer = 1 }\n")
    assert (ill(table.coming("cold")), ill(table.coming("night"))) == ({"worker": (2, 2)}, {"worker": (1, 1)})
    assert outside(table.coming("night")) == {"worker": 1, "engineer": 1}


@pytest.mark.rule("FP-PREP.6", "FP-PREP.7")
def test_sick_people_tire_the_pawns_of_their_type() -> None:
    table = Table("citizens = { worker = 20, child = 9 }\nsick = { worker = 10, child = 4 }\n")
    assert table.view()["outlook"]["sections"] == {"worker": [1, 1], "engineer": [0, 0], "child": [0, 0]}


@pytest.mark.rule("FP-GENERATOR.2", "FP-GENERATOR.3", "FP-GENERATOR.11", "FP-HEAT.13")
def test_each_field_of_the_heat_track_tells_what_it_would_mean() -> None:
    city = "heat = 3\ncold = 6\noverload = 4\nranges = { red = 1, orange = 3, yellow = 5 }\n"
    outlook = Table(city).view()["outlook"]
    track = outlook["track"]
    assert [field["cubes"] for field in track] == list(range(len(track)))
    both = ["red", "orange"]
    assert [field["reached"] for field in track[:6]] == [[], ["red"], ["red"], both, both, [*both, "yellow"]]
    assert [field["zone"] for field in track[:6]] == [0, 1, 1, 2, 2, 3]
    assert outlook["fuelled"][:4] == [3, 4, 5, 6]
    room = OVERLOAD_FIELDS - 4
    assert [field["risky"] for field in track] == [field["cubes"] > room for field in track]


@pytest.mark.rule("FP-BUILD.5")
def test_a_building_of_a_law_may_be_raised_when_the_law_is_passed() -> None:
    before, after = (Table(text).view()["outlook"]["raisable"] for text in ("", 'unlocked = ["body-pit"]\n'))
    assert "body-pit" not in before
    assert sorted(after) == sorted([*before, "body-pit"])


@pytest.mark.rule("FP-CLEAR.2", "FP-CLEAR.4")
def test_clearing_is_foreseen_with_the_tiles_it_lays_out_before_any_is_turned_over() -> None:
    table = Table("pool = { worker = 1 }\n")
    found = preview(GAME, GAME.view(table.g, 0), 0, table.match.read(0, "clear near"))
    assert found.figures["tiles"] == (2, 2)
    assert ("hidden", -1, "") in found.waits


def dead(found: Preview) -> tuple[int, int]:
    return found.figures.get("deaths", (0, 0))


@pytest.mark.rule("FP-HUNGER.3", "FP-HUNGER.4", "FP-ILL.6")
def test_all_who_starve_are_told_though_nobody_knows_the_cards_of_the_dead() -> None:
    table = Table("round = 3\ncitizens = { engineer = 9, worker = 9 }\nfood = 0\nhunger = 18\npool = { worker = 1 }\n")
    deaths = told(table.coming("hunger"), "starving")["deaths"]
    assert deaths == 3
    assert dead(table.coming("hunger"))[1] < deaths  # what the first death brings is hidden
    assert dead(table.coming("graves")) == (deaths, deaths)
    assert table.coming("graves").figures["engineer citizens"] == (-deaths, -deaths)


@pytest.mark.rule("FP-NIGHT.5", "FP-ILL.3", "FP-ILL.4")
def test_who_has_no_bed_and_is_gravely_ill_dies_in_the_night() -> None:
    city = 'heat = 1\ncold = 1\nfood = 9\ncitizens = { worker = 3 }\nsick = { worker = 3 }\ngravely-ill = ["worker"]\n'
    graves = Table(city + "pool = { worker = 1 }\n").coming("graves")
    assert dead(graves) == (1, 1)
    assert graves.figures["worker citizens"] == (-1, -1)


@pytest.mark.rule("FP-NIGHT.4", "FP-ILL.4")
def test_where_it_is_a_choice_who_sleeps_outside_the_least_and_the_most_who_die_are_told() -> None:
    city = SHELTER + 'food = 9\ncitizens = { worker = 2, engineer = 9 }\nsick = { worker = 2 }\ngravely-ill = ["worker"]\n'
    assert dead(Table(city + "pool = { worker = 2, engineer = 1 }\n").coming("graves")) == (0, 1)


@pytest.mark.rule("FP-PREP.7")
def test_whom_sickness_kills_in_the_morning_is_told_the_day_before() -> None:
    city = 'heat = 1\ncold = 1\nfood = 30\ncitizens = { worker = 25 }\nsick = { worker = 20 }\ngravely-ill = ["worker"]\n'
    table = Table(city + "pool = { automaton = 1 }\nautomatons = 1\n")
    assert dead(table.coming("sickness"))[0] == 1
    assert dead(table.coming("graves"))[0] >= 1


@pytest.mark.rule("FP-WIN.7")
def test_deaths_that_end_the_game_are_told_as_its_end() -> None:
    city = 'deaths = 14\nfood = 0\nhunger = 18\nround = 3\ncitizens = { engineer = 9, worker = 9 }\npool = { worker = 1 }\n'
    assert (OVER, -1, "") in Table(city).coming("graves").waits


@pytest.mark.rule("FP-WEATHER.10", "FP-WEATHER.12")
def test_a_storm_whose_marker_the_round_has_reached_is_foretold_with_what_it_ruins() -> None:
    table = Table("round = 6\nstorm = 7\n" + SHELTER)
    storm = table.coming("storm")
    assert [event.kind for event in storm.events] == ["storm-struck", "storm-set", "ruined"]
    outlook = table.view()["outlook"]["storm"]
    assert outlook is not None
    assert (outlook["certain"], outlook["round"], outlook["ruins"], outlook["fields"]) == (True, 7, ["tent"], ["n1a"])
    assert outlook["beds"] == 2
    spared = Table('round = 6\nstorm = 7\nfields = { g4 = "sawmill" }\n').view()["outlook"]["storm"]
    assert spared is not None
    assert (spared["certain"], spared["fields"]) == (True, [])


@pytest.mark.rule("FP-WEATHER.8")
def test_a_storm_that_only_some_weather_brings_so_near_is_possible_not_certain() -> None:
    table = Table("round = 6\nstorm = 8\n")
    outlook = table.view()["outlook"]["storm"]
    assert outlook is not None
    assert (outlook["certain"], outlook["possible"]) == (False, True)
    assert "storm" not in dict(forecast(GAME, GAME.view(table.g, 0), 0))


@pytest.mark.rule("FP-WEATHER.13")
def test_a_storm_that_is_over_for_good_is_told_no_more() -> None:
    assert Table("storm = 0\nstrikes = 2\nround = 13\n").view()["outlook"]["storm"] is None


SHELTERING = SHELTER + 'phase = "night"\nround = 3\nfood = 9\n'


@pytest.mark.rule("FP-NIGHT.4", "FP-NIGHT.5", "FP-ILL.4")
def test_who_will_be_dead_is_told_while_it_is_asked_who_sleeps_outside() -> None:
    city = SHELTERING + 'citizens = { worker = 2, engineer = 2 }\nsick = { worker = 2, engineer = 2 }\n'
    table = Table(city + 'gravely-ill = ["worker", "engineer"]\npool = { worker = 2, engineer = 1 }\n')
    while table.asked != "shelter":
        table.act(table.legal()[0])
    assert dead(table.coming("graves")) == (1, 1)
    table.act("shelter 1 1 0")
    assert table.g.deaths == 1


@pytest.mark.rule("FP-EVENT.15", "FP-HUNGER.1")
@pytest.mark.parametrize(("phase", "then"), [("dusk", 2), ("hunger", 2), ("night", 3)])
def test_what_a_card_that_lies_face_up_takes_before_the_meal_is_missing_at_it(press: Press, phase: str, then: int) -> None:
    card = press.event("I-01", during=[{"phase": phase, "effects": [{"do": "lose", "what": "food", "n": 1}]}])
    table = Table(f'round = 3\ncitizens = {{ worker = 9 }}\nfood = 3\n[[card]]\nevent = "{card}"\n')
    assert (
        told(table.coming("meal"), "fed")
        == told(table.coming("hunger"), "fed")
        == {"who": "worker", "food": then, "missing": 9 - then}
    )


@pytest.mark.rule("FP-EVENT.15", "FP-ILL.6")
def test_whom_a_card_that_lies_face_up_kills_is_among_the_dead(press: Press) -> None:
    card = press.event("I-01", during=[{"phase": "dusk", "effects": [{"do": "kill", "who": "child"}]}])
    table = Table(f'heat = 1\ncold = 1\nfood = 30\ncitizens = {{ child = 5 }}\n[[card]]\nevent = "{card}"\n')
    assert dead(table.coming("graves")) == (1, 1)


SKIPPED = [("phase", PHASES.index(name)) for name in ("dawn", "morning", "weather", "dusk")]  # cards are turned up there


def next_action_phase(g: City, dice: random.Random) -> bool:
    """Play on without doing anything more against it; false: the game is over."""
    g.listener = None
    while g.stack and g.stack[-1] != ("phase", ACTION):
        task = g.stack.pop()
        if task in SKIPPED:
            g.stack += [("during", DUSK, ())] if task[1] == DUSK else []  # what lies face up acts all the same
            continue
        if task[0] in GAME.rules.ops:
            GAME.rules.ops[task[0]](g, *task[1:])
            continue
        legal: list[Action] = []
        GAME.rules.fill(g, legal, None, task)
        idle = [action for action in legal if action in (("pass",), ("fuel", 0), ("decline",))]
        GAME.rules.asks[task[0]].carry_out(g, dice.choice(idle or legal), task)
    return bool(g.stack)


@pytest.mark.parametrize("number", range(8))
def test_no_more_and_no_fewer_die_than_was_foretold(number: int) -> None:
    """Where no card comes in between, and nobody does anything more."""
    held: Counter[str] = Counter()
    for g, seat, dice in decisions(number):
        if g.stack[-1][0] not in ("turn", "fuel", "shelter") or dice.random() < 0.7:
            continue
        city = g.clone()
        city.hands, city.played = [[] for _ in g.hands], [NONE for _ in g.hands]
        city.citizen_deck, city.citizen_discard = [], []  # mourning brings nothing
        told = dict(forecast(GAME, GAME.view(city, seat), seat))["graves"]
        before, asked = city.deaths, city.stack[-1][0]
        if next_action_phase(city, random.Random(number)):
            least, most = dead(told)
            assert least <= city.deaths - before <= most
            held[asked] += 1
        else:
            assert (OVER, -1, "") in told.waits or city.deaths < DEATHS_LAST
    assert held["turn"] > 2
