"""Positions come from strangers: what the rules could not go on from is refused with a problem that says where."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratusz.games.frostpunk.content.advisors import ADVISORS
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.position import dumps
from ratusz.kernel.problem import Problem
from tests.frostpunk.play import choose, decisions, rules
from tests.frostpunk.press import CONSEQUENCES, CONSULTS, DUSKS, MORNINGS, PLACES_A, PLACES_B, WORKERS
from tests.frostpunk.table import Table, complaint

TILES = 'tiles = { n1 = "near-1", n2 = "near-2" }\n'

WRONG = {
    "a seat too many": ("[[seat]]\n" * 5, "position-table"),
    "the same advisor twice": ('[[seat]]\nadvisor = "health"\n[[seat]]\nadvisor = "health"\n', "position-advisors"),
    "a seat without advisor": ('[[seat]]\nadvisor = "-"\n', "position-advisors"),
    "set-up without a choice of advisors": ('setup = true\n[[seat]]\nadvisor = "-"\n', "position-advisors"),
    "a proposal of whoever is asked": ('proposals = ["pass", ""]\n[[seat]]\n[[seat]]\n', "position-misplaced"),
    "others asked by whoever does not decide": ('proposals = ["", "call"]\n[[seat]]\n[[seat]]\n', "position-misplaced"),
    "a proposal of what cannot be done": ('proposals = ["", "gather n1a"]\n[[seat]]\n[[seat]]\n', "position-misplaced"),
    "a proposal to nobody": ('phase = "over"\nproposals = ["", "pass"]\n[[seat]]\n[[seat]]\n', "position-misplaced"),
    "a round too many": ("round = 16", "position-range"),
    "dawn after the last round": ('phase = "dawn"\nround = 15', "position-range"),
    "an unknown phase": ('phase = "noon"', "position-choice"),
    "more sick than citizens": ("citizens = { worker = 1 }\nsick = { worker = 2 }", "position-sick"),
    "fifty-one food": ("food = 51", "position-range"),
    "a heat beyond the cold": ("heat = 6\ncold = 5", "position-range"),
    "eleven overload markers": ("overload = 11", "position-range"),
    "cubes from nowhere": ("cubes-dropped = 3", "position-cubes"),
    "no hope at all": ("hope = []", "position-range"),
    "six discontent": ('discontent = ["fear", "fear", "fear", "anger", "anger", "anger"]', "position-range"),
    "four of a type": ('hope = ["care", "care", "care", "care"]', "position-tokens"),
    "two tiles on a place of the other ring": ('tiles = { n1 = "far-1" }', "position-ring"),
    "a tile twice": ('tiles = { n1 = "near-1", n2 = "near-1" }', "position-twice"),
    "a tile apart": ('tiles = { f1 = "far-1" }', "position-unconnected"),
    "a building without tile": ('fields = { n1a = "tent" }', "position-no-tile"),
    "six coal": ('fields = { g4 = "coal 6" }', "position-field"),
    "half a hospital": (TILES + 'fields = { n1a = "hospital" }', "position-large"),
    "overlapping buildings": (TILES + 'fields = { n1a = "hospital", n1b = "prison" }', "position-large"),
    "a large building on the Generator tile": ('fields = { g4 = "hospital" }', "position-large"),
    "a tent where the Generator is printed": ('fields = { g2 = "tent" }', "position-misplaced"),
    "no Platform": ('fields = { g1 = "-" }', "position-misplaced"),
    "a tent unlocked by a law": ('unlocked = ["tent"]', "position-misplaced"),
    "a text for a round": ('tokens = ["4"]', "position-type"),
    "more factories than there are": (TILES + 'fields = { n1a = "factory", n2a = "factory" }', "position-twice"),
    "an upgraded tent": (TILES + 'fields = { n1a = "tent+" }', "position-upgraded"),
    "a castle": (TILES + 'fields = { n1a = "castle" }', "position-choice"),
    "two pawns on a small building": ('placed = [["worker", "g1"], ["worker", "g1"]]', "position-placed"),
    "a pawn on a card that is not there": (f'placed = [["worker", "{MORNINGS[0]}"]]', "position-placed"),
    "a pawn in the snow": ('placed = [["worker", "n1a"]]', "position-placed"),
    "seven automatons": ("automatons = 7", "position-range"),
    "two pawns on one card": ('placed = [["worker", "I-01"], ["worker", "I-01"]]', "position-placed"),
    "eleven workers' pawns": ('pool = { worker = 9 }\nplaced = [["worker", "g4"], ["worker", "clearing"]]', "position-range"),
    "nine children's pawns": ("pool = { child = 9 }", "position-range"),
    "two child engineers": ("pool = { child-engineer = 1 }\nresting = { child-engineer = 1 }", "position-range"),
    "an automaton that is tired": ("automatons = 1\nresting = { automaton = 1 }", "position-misplaced"),
    "an automaton lost": ("automatons = 2\npool = { automaton = 1 }", "position-automatons"),
    "automatons on a card beside six": ('automatons = 6\n[[card]]\nevent = "I-03"\ngoods = { automaton = 1 }', "position-range"),
    "six exhausted tokens": ("exhausted = { child = 4 }\nresting = { child = 1, child-worker = 1 }", "position-range"),
    "five laws": ('laws = ["PR01", "PR03", "PR05", "PR07", "PR09"]', "position-range"),
    "both laws of a pair": ('laws = ["PR01", "PR02"]', "position-pair"),
    "a card in two places": (f'dusk = ["{DUSKS[0]}"]\ndusk-discard = ["{DUSKS[0]}"]', "position-twice"),
    "a consultation discarded": (f'dusk-discard = ["{CONSULTS[0]}"]', "position-misplaced"),
    "a consultation that stays": (f'[[card]]\nevent = "{CONSULTS[0]}"\n', "position-misplaced"),
    "a dusk card among the consultations": (f'consultations = ["{DUSKS[0]}"]', "position-misplaced"),
    "a tile in the stack and on the map": (TILES + 'near-tiles = ["near-1"]', "position-twice"),
    "a morning card at dusk": (f'dusk = ["{MORNINGS[0]}"]', "position-misplaced"),
    "an unread card read by all": (f'dusk = ["{DUSKS[0]}"]\nunread = ["{DUSKS[0]}"]', "position-misplaced"),
    "a consequence unread twice": (f'dusk = ["{CONSEQUENCES[0]}"]\nunread = {[CONSEQUENCES[0]] * 2}', "position-twice"),
    "no weather": ("weather = []", "position-range"),
    "weather discarded twice": ('weather-discard = ["weather-1", "weather-1"]', "position-twice"),
    "a citizen in two hands": (f'[[seat]]\nhand = ["{WORKERS[0]}"]\n[[seat]]\nhand = ["{WORKERS[0]}"]\n', "position-twice"),
    "a scout off the route": (f'[[route]]\ncards = ["{PLACES_A[0]}"]\nscout = "worker"\nat = 3\n', "position-range"),
    "a child scout": (f'[[route]]\ncards = ["{PLACES_A[0]}"]\nscout = "child"\n', "position-choice"),
    "four routes": ("".join([f'[[route]]\ncards = ["{name}"]\n' for name in PLACES_A[:4]]), "position-range"),
    "an expedition in two places": (f'[[route]]\ncards = ["{PLACES_B[0]}", "{PLACES_B[0]}"]\n', "position-twice"),
    "two activation tokens on a field": ("tokens = [4, 4]", "position-twice"),
    "eight activation tokens": ("tokens = [1, 2, 3, 4, 5, 6, 7, 8]", "position-range"),
    "a token of no technology": ("development = 5", "position-misplaced"),
    "something unheard of": ("moon = 1", "position-key"),
    "a list for a number": ("round = [1]", "position-type"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(name: str) -> None:
    text, code = WRONG[name]
    assert complaint(text.replace("'", '"')).code == code


FUTURES: dict[str, tuple[list[Any], str]] = {
    "an unknown task": (["dance"], "task-unknown"),
    "no task at all": ([], "task-form"),
    "too few arguments": (["turn", 0], "word-count"),
    "a phase of its own": (["phase", "weather"], "position-phase"),
    "night by day": (["bedtime"], "position-phase"),
    "set-up in mid-game": (["deal_citizens"], "position-phase"),
    "a sealed ask by itself": (["wish", 0], "task-stuck"),
    "the op that opens sealed answers": (["give_up"], "task-stuck"),
    "a seat that is not there": (["turn", 3, False], "seat"),
    "somebody else's turn": (["turn", 1, False], "task-argument"),
    "nothing to tend": (["tend_which", 0, 1, "worker"], "task-stuck"),
    "a number below its range": (["work", 0, 0, 0], "task-argument"),
    "no scout on that route": (["explored", 1], "task-argument"),
    "a clearing of tiles laid already": (["lay_tiles", "near", 1, ["n1"]], "task-stuck"),
    "a building that cannot be raised": (["site", 0, "hospital", 0], "task-argument"),
    "an action that cannot be taken": (["pawn", 0, "use n1a", "-"], "task-argument"),
    "an action by its number": (["pawn", 0, 3, 40, "-"], "word-count"),
    "an effect of no action": (["take_effect", "pass", "-"], "task-argument"),
    "an effect in no building": (["take_effect", "use n1a", "-"], "task-argument"),
    "an effect of a card not played": (["take_effect", "construct", WORKERS[0]], "task-argument"),
    "a route that is not there": (["explored", 4], "position-range"),
    "a route counted from nought": (["explored", 0], "position-range"),
    "a route by the name of its card": (["explored", PLACES_A[0]], "word-number"),
    "a card that is in the deck": (["foresee", 0, ["Z000"]], "position-twice"),
    "an effect at a card that is not there": (["carry", [{"do": "leave"}], MORNINGS[0]], "task-argument"),
    "an effect that does nothing": (["carry", [], "-"], "task-stuck"),
    "an effect nobody knows": (["carry", [{"do": "fly"}], "-"], "effect-field"),
    "an effect with a wrong number": (["carry", [{"do": "hope", "by": "two"}], "-"], "effect-field"),
    "a scenario card as an event": (["event_options", "I-01", ""], "task-argument"),
    "hunger of the wrong track": (["increase", "hope", "anger"], "task-argument"),
    "a place of no scenario": (["place_expedition", 0, PLACES_A[0]], "task-stuck"),
}


@pytest.mark.parametrize("name", FUTURES)
def test_a_future_the_rules_could_not_go_on_from_is_refused(name: str) -> None:
    task, code = FUTURES[name]
    with pytest.raises(Problem) as caught:
        GAME.place({"tiles": {"n1": "near-1"}, "turn": 0, "dusk": ["Z000"], "seat": [{}, {}], "next": [task]})
    assert caught.value.code == code


def test_an_ask_that_may_find_no_answer_cannot_wait_below_another_task() -> None:
    tasks = [["carry", [{"do": "tend", "n": 1}], "-"], ["tend_which", 0, 1, "worker"], ["turn", 0, False]]
    with pytest.raises(Problem) as caught:
        GAME.place({"sick": {"worker": 1}, "next": tasks})
    assert caught.value.code == "task-stuck"


@pytest.mark.rule("FP-ACTION.6")
def test_it_is_never_the_turn_of_two() -> None:
    with pytest.raises(Problem) as caught:
        GAME.place({"turn": 0, "next": [["turn", 0, False], ["after_turn", 0]]})
    assert caught.value.code == "task-argument"


@pytest.mark.rule("FP-EXPED.14")
def test_a_route_is_not_renewed_while_its_scout_is_under_way() -> None:
    route = {"cards": [PLACES_A[0]], "scout": "worker"}
    with pytest.raises(Problem) as caught:
        GAME.place({"phase": "weather", "round": 3, "route": [route], "next": [["next_route", 1, "B"]]})
    assert caught.value.code == "task-argument"


def test_what_is_left_out_of_a_position_is_at_a_sensible_default() -> None:
    table = Table("")
    assert (table.asked, table.g.round, table.tell("phase"), table.g.tokens) == ("turn", 1, "action", [4, 11])
    assert table.tell("citizens") == {"worker": 22, "engineer": 12, "child": 8}
    for phase in ("dawn", "morning", "generator", "weather", "preparation", "dusk", "hunger", "night", "end"):
        assert GAME.flaws(Table(f'phase = "{phase}"\nround = 3\nfood = 50\n').g) == []


@pytest.mark.rule("FP-CHILD.1")
def test_a_child_worker_on_the_board_is_one_of_the_children() -> None:
    table = Table('round = 3\ncitizens = { child = 8 }\npool = {}\nplaced = [["child-worker", "g4"]]\n')
    assert table.tell("special-children") == ["child-worker"]


@pytest.mark.rule("FP-CHILD.1", "FP-ACTION.1")
@pytest.mark.parametrize("where", ['placed = [["child-worker", "g4"]]', "resting = { child-worker = 1 }"])
@pytest.mark.parametrize("named", ["", 'special-children = ["child-worker"]\n'])
def test_a_child_worker_on_the_board_takes_the_place_of_a_child_in_the_pool(named: str, where: str) -> None:
    table = Table(f"round = 3\ncitizens = {{ child = 8 }}\n{named}{where}\n")
    [night] = [event.figures for event in table.coming("night").events if event.kind == "night"]
    assert (table.tell("pool"), night["outside"]["child"]) == ({"child": 1}, 2)


@pytest.mark.rule("FP-WEATHER.12", "FP-WEATHER.13")
def test_a_position_after_a_storm_has_no_tiles_that_it_ruined() -> None:
    found = [Table(f"strikes = {strikes}\n") for strikes in range(3)]
    assert [table.g.storm for table in found] == [9, 12, 0]
    assert [table.tell("supply").get("tent") for table in found] == [7, None, None]
    assert [table.tell("supply").get("barrack") for table in found] == [7, 7, None]
    assert Table("strikes = 1\nstorm = 14\nsupply = { tent = 1 }\n").tell("supply") == {"tent": 1}


def tweak(data: Any, dice: Random) -> None:
    """Change something somewhere in plain data."""
    key = dice.choice(list(data) if isinstance(data, dict) else range(len(data)))
    value = data[key]
    if isinstance(value, dict | list) and value and dice.random() < 0.7:
        tweak(value, dice)
    elif isinstance(value, bool):
        data[key] = not value
    elif isinstance(value, int):
        data[key] = value + dice.choice([-1, 1, 5, 40])
    elif dice.random() < 0.5:
        data[key] = dice.choice([0, 1, -1, 99, "", "-", "worker", "n1", [], {}, True])
    elif isinstance(data, dict):
        del data[key]
    else:
        data.pop(key)


def test_a_card_that_is_under_way_lies_in_no_deck_that_was_left_out() -> None:
    morning = Table('phase = "morning"\nround = 3\nnext = [["event_options", "P026", ""]]\n')
    assert (morning.asked, "P026" in morning.tell("morning")) == ("event", False)
    dusk = Table('phase = "dusk"\nround = 3\nnext = [["foresee", 0, ["Z000", "Z101"]]]\n')
    assert (dusk.tell("dusk"), "Z101" in dusk.tell("consultations")) == ([], False)


def test_a_position_somebody_meddled_with_is_refused_or_can_be_played() -> None:
    dice = Random(7)
    played = 0
    for number in range(1, 9):
        for g, _, _ in decisions(number):
            if dice.randrange(12):
                continue
            data = GAME.describe(g)
            tweak(data, dice)
            try:
                other = GAME.load(dumps(data))
            except Problem:
                continue
            played += 1
            for _ in range(12):
                if other.stack:
                    seat = rules.seats(other)[0]
                    text = GAME.position(other)
                    assert GAME.position(GAME.load(text)) == text
                    rules.apply(other, seat, choose(rules.options(other, seat), dice))
                assert GAME.flaws(other) == []
    assert played > 30


@pytest.mark.rule("FP-ACTION.6")
def test_a_turn_after_all_have_passed_can_be_played_and_written_down() -> None:
    table = Table("passes = 2\nstock = { coal = 1 }\n[[seat]]\n[[seat]]\n")
    table.act("pass")
    text = GAME.position(table.g)
    assert (table.asked, GAME.position(GAME.load(text))) == ("fuel", text)


def test_tokens_and_dusk_cards_to_come_can_be_laid_down() -> None:
    table = Table('dusk = ["Z000", "Z001", "Z002"]\nhope = ["care+", "justice"]\nfixed = [2, ["Z002"]]\n')
    table.attempt({"do": "hope", "by": 1, "type": "care"})
    assert table.tell("hope") == ["care+", "justice", "justice"]
    assert [event.figures["event"] for event in table.act("pass") if event.kind == "dusk-card"] == ["Z002"]
    for wrong in ('fixed = [["Z999"]]', "fixed = [[-1]]", "fixed = [[true]]"):
        assert complaint(wrong).code == "position-choice"


@pytest.mark.rule("FP-SETUP.60", "FP-SETUP.66")
def test_the_advisors_left_to_chance_and_who_pays_first_can_be_laid_down() -> None:
    seats = '[[seat]]\nadvisor = "-"\n[[seat]]\nadvisor = "-"\n'
    table = Table('setup = true\nnext = [["choose_advisors"]]\nfixed = [[3, 0]]\n' + seats)
    table.act("wish -", "wish -")
    assert [ADVISORS[advisor].name for advisor in table.g.advisors] == ["infrastructure", "health"]
    for order in ([0, 1], [1, 0]):
        table = Table(f'setup = true\nnext = [["deal_citizens"]]\nfixed = [{order}]\n[[seat]]\n[[seat]]\n')
        events = table.act(table.legal()[0]) + table.act(table.legal()[0])
        assert [event.figures["seat"] for event in events if event.kind == "citizen-given-up"] == order


DOCUMENT = (Path(__file__).parents[2] / "docs" / "positions-frostpunk.md").read_text(encoding="utf-8")


def test_the_document_names_every_entry_of_a_position() -> None:
    named = set(re.findall(r"`(?:\[\[)?([a-z-]+)(?:\]\])?`", DOCUMENT))
    sometimes = {"setup", "cause", "fixed", "falls", "developing", "development", "passes", "shifted"}
    assert set(GAME.describe(Table("").g)) - {"game"} | sometimes <= named
