"""The course of the game: precedence of rules, deciding together, rounds and phases, dawn."""

import pytest

from ratusz.games.frostpunk.content.scenarios import SCENARIOS
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.game import ENDED
from ratusz.kernel.problem import Problem
from tests.frostpunk.press import MORNINGS, WORKERS, Press
from tests.frostpunk.table import Table


def phases(table: Table) -> list[str]:
    """The phases of all rounds so far, in order, by round: "2 dawn"."""
    told = [event for event in table.match.events() if event.kind == "phase"]
    return [f"{event.figures['round']} {event.figures['phase']}" for event in told]


@pytest.mark.rule("FP-GEN.1")
def test_what_a_scenario_says_overrides_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SCENARIOS[0], "storm", 3)
    monkeypatch.setattr(SCENARIOS[0], "without", [])
    assert Table.dealt().g.storm == 3
    assert any(["heating-hub" in Table.dealt(seed=f"hub {number}").tell("technologies") for number in range(12)])


@pytest.mark.rule("FP-GEN.2", "FP-SPECIAL.1", "FP-HEAT.5")
def test_a_special_action_is_warm_unless_the_card_itself_says_otherwise(press: Press) -> None:
    for cold, sick in ((False, 0), (True, 1)):
        press.event(MORNINGS[0], special={"cold": cold})
        table = Table(f'[[card]]\nevent = "{MORNINGS[0]}"\n')
        told = table.act(f"special {MORNINGS[0]}", "pawn worker")
        assert table.g.sick == [sick, 0, 0]
        assert told[-1].kind != "acted" or told[-1].figures["warm"] is not cold


@pytest.mark.rule("FP-GEN.3")
def test_the_leader_decides_and_the_others_may_only_propose(press: Press) -> None:
    food = [{"do": "gain", "what": "food", "n": 3}]
    press.event(MORNINGS[0], option=[{"effects": food}, {}])
    table = Table(f'phase = "morning"\nround = 2\nleader = 1\nmorning = ["{MORNINGS[0]}"]\n[[seat]]\n[[seat]]\n[[seat]]\n')
    assert GAME.rules.seats(table.g) == (1,)
    table.match.act(0, "propose choose 2")
    table.match.act(2, "propose choose 2")
    assert GAME.view(table.g, 1)["proposals"] == ["choose 2", "", "choose 2"]
    with pytest.raises(Problem):
        table.match.act(0, "choose 2")
    table.match.act(1, "choose 1")
    assert table.g.food == 3


@pytest.mark.rule("FP-GEN.4", "FP-GEN.8")
def test_food_is_gained_and_spent_on_its_own_track_and_is_no_resource() -> None:
    table = Table("food = 8\nstock = { wood = 2 }\n")
    table.attempt({"do": "gain", "what": "food", "n": 3}, {"do": "lose", "what": "food", "n": 2})
    assert (table.g.food, table.tell("stock")) == (9, {"wood": 2})
    table.attempt({"do": "lose", "what": "wood", "n": 2}, {"do": "gain", "what": "core"})
    assert (table.g.food, table.tell("stock")) == (9, {"core": 1})


@pytest.mark.rule("FP-GEN.5", "FP-GEN.6")
def test_markers_count_citizens_and_sick_of_each_type() -> None:
    table = Table("")
    table.attempt({"do": "lose", "what": "engineer", "n": 2}, {"do": "gain", "what": "child"})
    table.attempt({"do": "sicken", "who": "worker", "n": 2})
    assert (table.g.citizens, table.g.sick) == ([22, 10, 9], [2, 0, 0])
    table.attempt({"do": "tend", "n": 1})
    assert table.g.sick == [1, 0, 0]


@pytest.mark.rule("FP-GEN.7")
def test_who_falls_ill_or_recovers_is_chosen_where_the_effect_does_not_say() -> None:
    table = Table("sick = { engineer = 1, child = 1 }")
    table.attempt({"do": "sicken", "who": "any"})
    assert table.legal() == ["ill worker", "ill engineer", "ill child"]
    table.act("ill child")
    table.attempt({"do": "tend", "n": 1})
    assert table.legal() == ["tend engineer", "tend child"]
    table.act("tend engineer")
    assert table.g.sick == [0, 0, 2]


@pytest.mark.rule("FP-GEN.9", "FP-GEN.10")
def test_losing_more_than_there_is_loses_what_there_is_and_the_rest_happens() -> None:
    table = Table("stock = { wood = 1 }\ncitizens = { worker = 5, engineer = 2 }\n")
    table.attempt(
        {"do": "lose", "what": "wood", "n": 3}, {"do": "lose", "what": "engineer", "n": 3}, {"do": "gain", "what": "coal"}
    )
    assert (table.tell("stock"), table.g.citizens) == ({"coal": 1}, [5, 0, 0])


@pytest.mark.rule("FP-GEN.9")
def test_automatons_that_have_acted_can_be_lost_too() -> None:
    table = Table('automatons = 2\nplaced = [["automaton", "g2"], ["worker", "g1"]]\n')
    table.attempt({"do": "lose", "what": "automaton", "n": 2})
    assert (table.g.automatons, table.tell("placed")) == (0, [["worker", "g1"]])


@pytest.mark.rule("FP-GEN.11", "FP-GEN.12")
def test_an_option_that_costs_two_wood_cannot_be_chosen_with_one() -> None:
    options = [{"cost": {"wood": 2}, "effects": [{"do": "gain", "what": "food"}]}, {}]
    table = Table("stock = { wood = 1 }\n")
    table.attempt({"do": "either", "options": options})
    assert (table.legal(), table.rejects("choose 1"), table.g.stock[0]) == (["choose 2"], "FP-GEN.11", 1)
    rich = Table("stock = { wood = 2 }\n")
    rich.attempt({"do": "either", "options": options})
    rich.act("choose 1")
    assert (rich.g.stock[0], rich.g.food) == (0, 1)


@pytest.mark.rule("FP-GEN.11")
def test_one_token_cannot_pay_for_itself_and_for_any_hope() -> None:
    effect = {"do": "either", "options": [{"cost": {"care": 1, "hope": 1}}, {}]}
    table = Table('hope = ["care+", "justice"]\n')
    table.attempt(effect)
    assert table.legal() == ["choose 2"]
    enough = Table('hope = ["care+", "justice+"]\n')
    enough.attempt(effect)
    enough.act("choose 1")
    assert enough.tell("hope") == ["care", "justice"]


@pytest.mark.rule("FP-GEN.13")
def test_everybody_may_look_through_every_discard_pile() -> None:
    piles = 'weather-discard = ["weather-2", "weather-3"]\ndusk-discard = ["Z000"]\n'
    piles += f'citizen-discard = ["{WORKERS[0]}"]\n[[seat]]\n[[seat]]\n'
    table = Table(piles)
    for watcher in (0, 1, None):
        view = GAME.view(table.g, watcher)
        assert view["weather-discard"] == ["weather-2", "weather-3"]
        assert (view["dusk-discard"], view["citizen-discard"]) == (["Z000"], [WORKERS[0]])


@pytest.mark.rule("FP-ROUND.1", "FP-ROUND.2", "FP-SETUP.69", "FP-COMP.19")
def test_round_one_begins_with_the_action_phase_and_round_two_has_nine_phases() -> None:
    table = Table.dealt()
    while table.g.round < 3 and not table.match.over:
        table.g.tracks[0] = [1, 3, 5]
        table.g.food = 50
        table.act(table.legal()[0])
    told = phases(table)
    assert told[:4] == ["1 action", "1 dusk", "1 hunger", "1 night"]
    later = ["morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night"]
    assert told[4:13] == ["1 dawn", *[f"2 {phase}" for phase in later]]


DAWN = 'phase = "dawn"\nround = 5\nmorning = []\nleader = 2\n[[seat]]\n[[seat]]\n[[seat]]\n'


@pytest.mark.rule("FP-DAWN.1", "FP-DAWN.2")
def test_at_dawn_the_leadership_and_the_round_marker_move_on() -> None:
    table = Table(DAWN)
    assert (table.g.leader, table.g.round) == (0, 6)
    solo = Table('phase = "dawn"\nround = 5\nmorning = []\n')
    assert (solo.g.leader, solo.g.round) == (0, 6)


@pytest.mark.rule("FP-DAWN.8")
def test_a_storm_marker_met_at_dawn_waits_for_the_weather_phase() -> None:
    table = Table(DAWN.replace("leader", "storm = 6\nstock = { coal = 1 }\nleader"))
    assert (table.g.round, table.g.storm, table.g.strikes, table.asked) == (6, 6, 0, "fuel")
    table.act("fuel 0")
    assert table.g.strikes == 1


@pytest.mark.rule("FP-DAWN.6")
def test_the_token_is_removed_and_its_card_acts_once() -> None:
    table = Table('phase = "dawn"\nround = 3\nmorning = []\n')
    told = [event.figures for event in table.match.events() if event.kind == "activated"]
    assert (told, table.g.tokens) == ([{"round": 4}], [7, 11])


@pytest.mark.rule("FP-DAWN.4", "FP-TECH.2", "FP-TECH.4")
def test_a_token_never_goes_beyond_field_15_and_what_is_developed_stays_developed() -> None:
    table = Table('round = 13\nstock = { wood = 1 }\ntechnologies = ["hunting-tactics"]\n')
    table.act("construct", "pawn worker", "raise workshop", "site g4")
    assert (table.tell("developing"), table.g.development) == ("hunting-tactics", 15)
    city = 'technologies = ["hunting-tactics", "winches"]\ndeveloped = ["hunting-tactics"]\n'
    done = Table(city + 'tiles = { n1 = "near-1" }\nfields = { n1a = "hunters-hut", n1b = "workshop" }\nheat = 4\n')
    done.act("construct", "pawn worker", "demolish n1b", "done", "use n1a", "pawn worker")
    assert (done.tell("developed"), done.g.food) == (["hunting-tactics"], 6)


@pytest.mark.rule("FP-TECH.1", "FP-TECH.3")
def test_a_second_workshop_begins_no_second_development() -> None:
    table = Table('round = 3\nstock = { wood = 2 }\ntechnologies = ["hunting-tactics", "winches"]\n')
    table.act("construct", "pawn worker", "raise workshop", "site g4", "begin hunting-tactics")
    assert table.g.development == 7
    table.act("raise workshop", "site g5")
    assert (table.asked, table.tell("developing"), table.g.development) == ("work", "hunting-tactics", 7)


@pytest.mark.rule("FP-SETUP.21", "FP-COMP.26")
def test_a_heating_hub_is_put_on_a_tile_and_warms_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SCENARIOS[0], "without", [])
    city = 'phase = "dawn"\nround = 5\nmorning = []\ntechnologies = ["heating-hub"]\ntiles = { n1 = "near-1", n2 = "near-8" }\n'
    table = Table(city + 'fields = { n1a = "workshop" }\ndeveloping = "heating-hub"\ndevelopment = 6\n')
    assert table.legal() == ["hub n1", "hub n2"]
    table.act("hub n2")
    assert (table.tell("hubs"), table.view()["outlook"]["warm"]) == (["n2"], ["n2a", "n2b"])
    monkeypatch.undo()
    with pytest.raises(Problem) as caught:
        Table('technologies = ["heating-hub"]')
    assert caught.value.rule == "FP-SETUP.21"


def moments(table: Table) -> list[str]:
    """What has been told at length."""
    return [event.moment for event in table.match.events() if event.moment not in ("", ENDED)]


@pytest.mark.rule("FP-GENERATOR.3", "FP-PREP.6", "FP-PREP.7")
def test_whom_the_cold_makes_ill_and_whom_sickness_exhausts_is_told_at_length() -> None:
    people = "citizens = { worker = 20 }\nstock = {}\n"
    assert "generator" in moments(Table('phase = "generator"\nround = 3\nheat = 2\ncold = 5\n' + people))
    assert "generator" not in moments(Table('phase = "generator"\nround = 3\nheat = 1\ncold = 1\n' + people))
    for sick, told in ((12, True), (2, False)):
        table = Table(f'phase = "preparation"\nround = 3\nsick = {{ worker = {sick} }}\n' + people)
        table.act("decline")
        assert ("sickness" in moments(table)) == told


def test_whom_a_card_exhausts_is_told_with_what_was_chosen_there() -> None:
    table = Table('phase = "morning"\nround = 2\nnext = [["event_options", "P010", ""]]\ncitizens = { worker = 9 }\n')
    told = table.act("choose 3")
    assert [event.kind for event in told][:3] == ["chose", "exhausted", "dusk-added"]
    assert "sickness" not in moments(table)


@pytest.mark.rule("FP-HUNGER.8", "FP-HUNGER.9")
@pytest.mark.parametrize(("food", "told"), [(8, True), (9, False)])
def test_a_meal_is_told_at_length_where_somebody_goes_hungry(food: int, told: bool) -> None:
    city = f'phase = "hunger"\nround = 3\nfood = {food}\ncitizens = {{ worker = 9 }}\nstock = {{ coal = 1 }}\n'
    assert ("hunger" in moments(Table(city))) == told
