"""Positions that cannot be are refused, with the place and the clause."""

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.problem import Problem
from tests.newangeles.table import City

SEVEN = ["guayaquil", "quinde", "la-costa", "manta", "rabotgorod", "nihongai", "rutherford"]
IMPOSSIBLE = [
    ('city = { prisec = ["manta", "manta"] }', "position-pieces", "NA-38.3"),
    (f"city = {{ prisec = {SEVEN} }}", "position-box", "NA-32.0"),
    ('city = { android = ["guayaquil", "quinde", "la-costa", "manta", "rabotgorod"] }', "position-box", "NA-32.0"),
    ('city = { prisec = ["manta"], orgcrime = ["manta"] }', "position-clash", "NA-33.2"),
    ('city = { outage = ["manta"], strike = ["manta"] }', "position-clash", "NA-53.3"),
    ("threat = 25", "position-range", "NA-64.0"),
    ("threat = 26", "position-range", ""),
    ("supply = { energy = 6 }", "position-range", ""),
    ('[[seat]]\ncapital = -1', "position-range", ""),
    ('[[seat]]\ncorporation = "nbn"\n[[seat]]\ncorporation = "nbn"', "position-corporations", "NA-S.6"),
    ('[[seat]]\nassets = ["mr-li"]\n[[seat]]\nassets = ["mr-li"]', "position-twice", ""),
    (f"[[seat]]\nhand = {['clean-slate'] * 6}", "position-twice", ""),
    ('[[seat]]\nexhausted = ["mr-li"]', "position-exhausted", "NA-60.0"),
    ('[[seat]]\nrival = "federalist"\n[[seat]]\nrival = "federalist"', "position-twice", ""),
    ('demand = "tourism"', "position-choice", ""),
    ('colour = 3', "position-key", ""),
    ('next = [["dance"]]', "task-unknown", ""),
    ('next = [["asset_step"], ["main_step"], ["asset_step"]]', "task-misplaced", ""),
    ("\n".join(["[[seat]]"] * 7), "position-players", "NA-26.0"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "rule"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(text: str, code: str, rule: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.load(text)
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_an_empty_text_is_a_first_main_offer_at_a_table_of_four() -> None:
    table = City("")
    assert (table.asked, table.waiting, table.match.seats) == ("main", (0,), 4)
    assert GAME.flaws(table.match.state) == []


@pytest.mark.parametrize("step", ["turn", "refresh", "asset", "main", "counter", "support", "resolution", "end", "limit"])
def test_a_turn_can_be_taken_up_at_every_step(step: str) -> None:
    deal = 'deal = { main = "clean-slate" }' if step in ("counter", "support", "resolution") else ""
    table = City(f'step = "{step}"\nturns = 3\n{deal}')
    assert table.waiting
    assert GAME.flaws(table.match.state) == []


def test_an_effect_is_tried_as_if_it_stood_on_an_action_card() -> None:
    table = City('city = { illness = ["manta"] }\n[[seat]]\ncorporation = "jinteki"\nhand = ["clean-slate"]')
    table.match.attempt(0, [{"do": "remove", "what": "illness", "up_to": 2}])
    table.act(0, "remove illness manta")
    assert (table.g.threat, table.capital()[0], table.asked) == (2, 12, "main")


def test_an_effect_that_is_wrong_is_refused_with_its_field() -> None:
    with pytest.raises(Problem) as caught:
        City("").match.attempt(0, [{"do": "remove", "what": "hope"}])
    assert caught.value.code == "effect-field"
    assert "what" in caught.value.figures["field"]
