"""What follows from a position of Frostpunk is told in the view, so that no front end works it out again."""

import random
from collections import Counter
from typing import Any

import pytest

from ratusz.games.frostpunk.content.numbers import DISCONTENT_LOSS, FAMINE, OVERLOAD_FIELDS, SICKNESS
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.figures import MEANINGS
from ratusz.games.frostpunk.position.seen import Outlook
from ratusz.games.frostpunk.rules.course.ending import STARVATION, end
from ratusz.kernel.match import begin
from ratusz.kernel.preview import forecast
from ratusz.words import sentences
from ratusz.words.bundle import words
from tests.frostpunk.table import Table


def outlook(position: str) -> Outlook:
    return Table(position).view()["outlook"]


def near(position: str) -> list[str]:
    """The ends that are near."""
    return [peril["name"] for peril in outlook(position)["perils"] if peril["near"]]


@pytest.mark.rule("FP-CLEAR.5", "FP-CLEAR.6")
def test_a_far_place_is_open_as_soon_as_a_tile_lies_beside_it_also_face_down() -> None:
    table = Table("pool = { worker = 1 }\n")
    before = table.view()["outlook"]["open"]
    assert {place[0] for place in before} == {"n"}
    table.act("clear near", "lay n1")
    asked = table.view()["asked"]
    assert asked is not None
    assert (asked["kind"], asked["laid"]) == ("lay", ["n1"])
    now = table.view()["outlook"]["open"]
    assert "n1" not in now
    assert [place for place in now if place not in before] == ["f1", "f2", "f18"]


@pytest.mark.rule("FP-WIN.2", "FP-WIN.3", "FP-WIN.6")
def test_the_numbers_that_lose_the_game_say_when_their_end_is_near() -> None:
    assert near("hunger = 0\n") == []
    assert near('hope = ["care"]\n') == ["hope"]
    tokens = ", ".join(['"anger"', '"greed"', '"fear"', '"anger"'][: DISCONTENT_LOSS - 2])
    assert near(f"discontent = [{tokens}]\n") == ["discontent"]
    assert near(f"hunger = {FAMINE - 10}\n") == ["hunger"]


@pytest.mark.rule("FP-WIN.5")
def test_of_the_sick_the_type_with_most_of_them_counts() -> None:
    perils = outlook("citizens = { worker = 20, child = 9 }\nsick = { worker = 6, child = 4 }\n")["perils"]
    assert [(peril["value"], peril["rule"]) for peril in perils if peril["name"] == "sick"] == [(6, "FP-WIN.5")]


def test_what_the_round_still_has_begins_with_its_present_phase() -> None:
    assert outlook("")["ahead"] == ["action", "dusk", "hunger", "night"]
    assert outlook('phase = "night"\nstock = { coal = 1 }\n')["ahead"] == ["night"]
    assert Table.dealt().view()["outlook"]["ahead"] == []


@pytest.mark.rule("FP-HOPE.9", "FP-HOPE.14", "FP-HOPE.17")
@pytest.mark.parametrize(
    ("effect", "turning"),
    [
        ({"do": "hope", "by": 1}, ["care", "justice"]),  # what is spent can be activated
        ({"do": "hope", "by": -1}, ["care+", "care", "justice"]),  # what is active is spent, what is spent removed
        ({"do": "activate", "type": "hope"}, ["care", "justice"]),
        ({"do": "discard-token", "type": "hope"}, ["care", "justice"]),  # the spent one of two equal ones
    ],
)
def test_the_tokens_a_question_is_about_are_told_with_the_side_they_show(effect: dict[str, Any], turning: list[str]) -> None:
    table = Table('hope = ["care+", "care", "justice"]\n')
    assert table.view()["outlook"]["turning"] == []
    table.attempt(effect)
    assert table.view()["outlook"]["turning"] == turning


@pytest.mark.rule("FP-HEAT.6")
def test_where_somebody_would_work_in_the_cold_is_told_for_what_is_asked() -> None:
    table = Table('pool = { worker = 1 }\ntiles = { n1 = "near-1" }\nfields = { n1a = "coal 2", n1b = "-" }\n')
    assert {"n1a", "n1b", "clearing"} <= set(table.view()["outlook"]["chilly"])
    assert "construction" not in table.view()["outlook"]["chilly"]
    table.act("clear near")
    assert table.view()["outlook"]["chilly"] == []  # nobody works where a tile is laid


OUTSIDE = """
    heat = 2
    cold = 6
    pool = { worker = 2 }
    tiles = { n1 = "near-1" }
    fields = { n1a = "tree 2", n1b = "coal 2" }
    seat = [{ hand = ["HAND"] }]
"""


@pytest.mark.rule("FP-HEAT.6")
@pytest.mark.parametrize(("citizen", "warms"), [("paolo-feldman", True), ("chrissy-klemowsky", False)])
def test_a_citizen_card_that_keeps_warm_leaves_nobody_in_the_cold(citizen: str, warms: bool) -> None:
    table = Table(OUTSIDE.replace("HAND", citizen))
    before = table.view()["outlook"]
    assert {"n1a", "n1b"} <= set(before["chilly"])
    table.act(f"play {citizen}")
    now = table.view()["outlook"]
    assert now["chilly"] == ([] if warms else before["chilly"])
    assert now["pads"] == {"clear": warms, "construct": True}
    assert now["warm"] == before["warm"]  # the fields are as cold as they were
    field = "n1a" if warms else "n1b"
    label = sentences.action(words("en"), "frostpunk", table.view(), 0, {"do": "gather", "field": field})
    assert ("cold" in label) != warms


def test_where_it_is_said_to_be_cold_it_is_and_nowhere_else() -> None:
    """What the outlook says of a choice is what happens when it is made."""
    choices = random.Random(11)
    met: Counter[tuple[str, bool]] = Counter()
    for number in range(3):
        match = begin(GAME, 2, {}, f"cold {number}")
        for _ in range(500):
            if match.over:
                break
            seat = GAME.rules.seats(match.state)[0]
            outlook = GAME.view(match.state, seat)["outlook"]
            asked = match.state.stack[-1][0]
            for event in match.do(seat, choices.choice(GAME.rules.options(match.state, seat))):
                if event.kind == "acted" and asked in ("turn", "turn_with") and event.figures["action"] != "scout":
                    assert (event.figures["spot"] in outlook["chilly"]) != event.figures["warm"]
                    met[asked, event.figures["warm"]] += 1
    assert len(met) == 4


@pytest.mark.rule("FP-LAW.3", "FP-LAW.7", "FP-LAW.8")
def test_what_passing_a_law_settles_is_told_before() -> None:
    table = Table('laws = ["PR05"]\n')
    assert table.view()["outlook"]["passing"] == []  # nobody is asked for a law
    looked: set[tuple[bool, bool]] = set()
    while table.view()["outlook"]["laws"]:
        table.attempt({"do": "law"})
        for passing in table.view()["outlook"]["passing"]:
            after = Table(GAME.position(table.g))
            before = after.view()
            told = [event.kind for event in after.act(f"enact {passing['law']}")]
            gone = set(before["future-laws"]) - set(after.view()["future-laws"]) - {passing["law"]}
            assert gone == (set() if passing["excludes"] is None else {passing["excludes"]})
            assert passing["number"] == len(after.view()["laws"])
            assert passing["consequence"] == ("consequence-added" in told)
            looked.add((passing["excludes"] is None, passing["consequence"]))
        table.act(table.legal()[-1])
        table.hurry()
    assert (False, True) in looked


@pytest.mark.rule("FP-PREP.6", "FP-PREP.7")
def test_the_sections_that_more_sick_would_come_to_are_told() -> None:
    ahead = outlook("citizens = { worker = 20 }\nsick = { worker = 6 }\n")["sections_ahead"]
    sections = [{"at": at, "exhausted": exhausted, "flips": flips} for at, exhausted, flips in SICKNESS]
    assert ahead["child"] == [section for section in sections if section["at"] > 0]
    assert ahead["worker"] == [section for section in sections if section["at"] > 6]
    for section in ahead["worker"]:
        at = section["at"]
        now = outlook(f"citizens = {{ worker = {max(20, at)} }}\nsick = {{ worker = {at} }}\n")["sections"]["worker"]
        assert now == [section["exhausted"], section["flips"]]


@pytest.mark.rule("FP-HEAT.12")
def test_each_indicator_is_passed_on_one_field_of_the_heat_track() -> None:
    track = outlook("heat = 2\ncold = 9\nranges = { red = 1, orange = 3, yellow = 3 }\n")["track"]
    assert {number: field["passes"] for number, field in enumerate(track, 1) if field["passes"]} == {
        2: ["red"],
        4: ["orange", "yellow"],
    }
    reached: list[str] = []
    for field in track:
        reached += field["passes"]
        assert field["reached"] == reached


def test_how_many_cards_lie_in_the_decks_is_told_also_those_that_nobody_has_read() -> None:
    match = begin(GAME, 2, {}, "decks")
    choices = random.Random(3)
    for _ in range(300):
        if match.over:
            break
        seat = GAME.rules.seats(match.state)[0]
        view = GAME.view(match.state, seat)
        assert view["outlook"]["decks"]["dusk"] == len(view["dusk"]) + len(view["consequences"])
        assert view["outlook"]["decks"]["expedition-A"] == len(view["expeditions"].get("A", []))
        match.do(seat, choices.choice(GAME.rules.options(match.state, seat)))


@pytest.mark.rule("FP-GENERATOR.12")
def test_the_heat_marker_falls_to_where_the_outlook_says() -> None:
    table = Table('phase = "generator"\nheat = 4\ncold = 6\nnext = [["overload_check"]]\n')
    assert table.view()["heat"] == outlook("")["cools"]


def test_where_a_pawn_is_asked_for_what_it_is_to_do_is_told_part_by_part() -> None:
    table = Table("pool = { worker = 1, engineer = 1 }\n")
    table.act("clear near")
    asked = table.view()["asked"]
    assert asked is not None
    assert (asked["kind"], asked["seat"], asked["deed"]) == ("pawn", 0, {"do": "clear", "ring": "near"})


SHELTER = 'heat = 4\ncold = 6\ntiles = { n1 = "near-1" }\nfields = { n1a = "tent", n1b = "coal 2" }\n'


@pytest.mark.rule("FP-NIGHT.1", "FP-NIGHT.4")
@pytest.mark.parametrize(
    ("pawns", "outside"),
    [
        ("pool = { worker = 2 }", 0),
        ('pool = { worker = 2 }\nplaced = [["worker", "n1b"]]', 1),  # who is at work comes home
        ("pool = { worker = 2, engineer = 1, automaton = 1 }\nautomatons = 1", 1),  # whoever it is; automatons need no bed
    ],
)
def test_how_many_will_have_no_warm_bed_is_told_whether_or_not_there_is_a_choice(pawns: str, outside: int) -> None:
    assert outlook(SHELTER + pawns)["outside"] == outside
    assert outlook(SHELTER + pawns)["beds"]["heated-in-all"] == 2


def test_who_has_no_bed_is_as_many_as_the_forecast_of_the_night_says() -> None:
    choices = random.Random(5)
    match = begin(GAME, 2, {}, "beds")
    looked = 0
    for _ in range(400):
        seat = GAME.rules.seats(match.state)[0]
        view = GAME.view(match.state, seat)
        if choices.random() < 0.2:
            told = {event.kind: event.figures for event in dict(forecast(GAME, view, seat))["night"].events}
            if "night" in told or "beds-short" in told:
                looked += 1
                counted = told["beds-short"]["count"] if "beds-short" in told else sum(told["night"]["outside"].values())
                assert view["outlook"]["outside"] == counted
        match.do(seat, choices.choice(GAME.rules.options(match.state, seat)))
        if match.over:
            break
    assert looked > 10


@pytest.mark.rule("FP-GENERATOR.3", "FP-GENERATOR.10")
def test_the_gap_to_the_cold_the_room_for_overload_and_whether_it_is_risky_are_told() -> None:
    told = outlook(SHELTER + f"overload = {OVERLOAD_FIELDS - 2}\n")
    assert (told["gap"], told["room"], told["risky"], told["burning"]) == (2, 2, True, True)
    assert [field for field, one in enumerate(told["track"], 1) if one["gap"]] == [5, 6]
    cold = outlook("heat = 1\ncold = 1\n")
    assert (cold["gap"], cold["risky"], cold["burning"]) == (0, False, False)


@pytest.mark.rule("FP-HEAT.2", "FP-HEAT.3")
def test_snow_is_cleared_in_the_cold_and_construction_is_warm() -> None:
    assert outlook("")["pads"] == {"clear": False, "construct": True}


def test_the_number_that_lost_the_game_is_named() -> None:
    table = Table("hunger = 0\n")
    assert table.view()["outlook"]["lost"] is None
    end(table.g, STARVATION)
    assert table.view()["outlook"]["lost"] == "hunger"


def test_of_every_figure_of_a_preview_it_is_known_what_more_of_it_means() -> None:
    assert sorted(MEANINGS) == sorted(GAME.figures(Table("").g, 0))


@pytest.mark.rule("FP-LAW.8")
def test_the_outlook_says_how_many_more_laws_can_be_passed() -> None:
    assert outlook('laws = ["PR01", "PR03", "PR05"]\nfuture-laws = ["PR07", "PR08"]\n')["laws"] == 1
    assert outlook('laws = ["PR01", "PR03", "PR05", "PR07"]\nfuture-laws = ["PR09"]\n')["laws"] == 0


@pytest.mark.rule("FP-EVENT.13")
def test_what_is_raised_without_its_cost_has_another_price_than_the_printed_one() -> None:
    table = Table("pool = { worker = 1 }\nstock = { wood = 9 }\n")
    assert table.view()["outlook"]["prices"] == {}
    table.attempt({"do": "works", "n": 1, "discount": 1})
    prices = table.view()["outlook"]["prices"]
    assert prices["sawmill"] == {"wood": 1}
    assert table.asked == "work"


@pytest.mark.rule("FP-HEAT.14")
def test_each_colour_of_insulation_says_from_which_heat_on_it_is_warm() -> None:
    assert outlook("ranges = { red = 2, orange = 4, yellow = 7 }\ncold = 5\n")["insulated"] == {
        "red": 3,
        "orange": 5,
        "yellow": 8,
    }
