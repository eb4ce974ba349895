"""The effect language: every effect can be tried in any city, and content that cannot be is refused."""

from random import Random
from typing import Any, Final

import pytest

from ratusz.games.frostpunk.content.effects import read_steps
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.rules.cards.running_effects import RUNNERS
from ratusz.kernel.problem import Problem
from tests.frostpunk.play import choose, decisions, rules
from tests.frostpunk.press import MORNINGS, Press
from tests.frostpunk.table import Table

SAMPLES: Final[list[dict[str, Any]]] = [
    {"do": "gain", "what": "citizen", "n": 3, "sick": 1},
    {"do": "gain", "what": "automaton"},
    {"do": "lose", "what": "citizen", "n": 2},
    {"do": "strip", "what": "coal", "tiles": 2},
    {"do": "tile", "kind": "near", "n": 2},
    {"do": "tile", "kind": "far", "n": 2},
    {"do": "hope", "by": 2},
    {"do": "discontent", "by": 1, "type": "fear"},
    {"do": "activate", "type": "hope", "n": 2},
    {"do": "spend-token", "type": "hope", "may": True, "then": [{"do": "gain", "what": "food"}]},
    {"do": "discard-token", "type": "discontent"},
    {"do": "activate-all"},
    {"do": "quell"},
    {"do": "sicken", "who": "any", "n": 3},
    {"do": "exhaust", "who": "any", "n": 2},
    {"do": "kill", "who": "any"},
    {"do": "tend", "n": 4},
    {"do": "heal", "n": 1},
    {"do": "hunger", "by": 4},
    {"do": "deaths", "by": -2, "then": [{"do": "hope", "by": 1}]},
    {"do": "pawn", "kind": "child-worker"},
    {"do": "draw-citizens", "n": 2},
    {"do": "mobilise", "most": 4},
    {"do": "overload", "by": 2},
    {"do": "clear-overload"},
    {"do": "upgrade-tower"},
    {"do": "heat", "by": 2},
    {"do": "cold", "by": -3},
    {"do": "range", "colour": "red", "by": 1},
    {"do": "storm", "by": 2},
    {"do": "storm-at", "round": 12},
    {"do": "ruin", "building": "house"},
    {"do": "raise"},
    {"do": "destroy"},
    {"do": "upgrade", "n": 2},
    {"do": "unlock", "building": "pub"},
    {"do": "act"},
    {"do": "take", "n": 2},
    {"do": "hub"},
    {"do": "clear", "near": 2, "far": 1},
    {"do": "works", "n": 2, "discount": 1},
    {"do": "rebuild"},
    {"do": "law"},
    {"do": "workshop", "n": 2},
    {"do": "foresee", "n": 3},
    {"do": "reuse-building"},
    {"do": "reuse-worker"},
    {"do": "develop", "by": 2},
    {"do": "scouts", "by": 3},
    {"do": "place-automaton"},
    {"do": "add-dusk", "card": "Z003"},
    {"do": "remove-card", "card": "P005"},
    {"do": "leave"},
    {"do": "mark", "by": 1},
    {"do": "reveal", "card": "I-04"},
    {"do": "token", "round": 13},
    {"do": "store", "what": "coal", "most": 3},
    {"do": "if", "needs": {"least": {"homeless": 1}}, "then": [{"do": "gain", "what": "wood"}]},
    {"do": "either", "may": True, "options": [{"cost": {"food": 1}, "effects": [{"do": "gain", "what": "coal"}]}]},
    {"do": "win"},
    {"do": "defeat"},
]
AT_A_BUILDING: Final = {"collect", "hammer", "fell"}
OF_ANOTHER_SCENARIO: Final = {"expedition"}


def test_the_samples_are_the_whole_language() -> None:
    assert {sample["do"] for sample in SAMPLES} == set(RUNNERS) - AT_A_BUILDING - OF_ANOTHER_SCENARIO


def test_every_effect_can_be_tried_in_any_city() -> None:
    dice = Random(5)
    tried = 0
    for number in range(1, 24, 2):
        for g, _, _ in decisions(number):
            if g.stack[-1][0] != "turn" or dice.randrange(12):
                continue
            for sample in dice.sample(SAMPLES, 12):
                city = g.clone()
                depth = len(city.stack)
                GAME.carry_out(city, 0, [sample])
                rules.settle(city)
                while len(city.stack) > depth:
                    assert GAME.flaws(city) == [], sample
                    text = GAME.position(city)
                    assert GAME.position(GAME.load(text)) == text
                    seat = rules.seats(city)[0]
                    legal, why = rules.explain(city, seat)
                    assert legal, (sample, city.stack[-1])
                    assert not [action for action, _, _ in why if action in legal]
                    rules.apply(city, seat, choose(legal, dice))
                assert GAME.flaws(city) == [], sample
                tried += 1
    assert tried > 500


WRONG: Final[list[tuple[dict[str, Any], str]]] = [
    ({"do": "gain", "what": "gold"}, "effect-field"),
    ({"do": "nothing"}, "effect-field"),
    ({"what": "wood"}, "effect-field"),
    ({"do": "gain", "what": "wood", "speed": 2}, "effect-field"),
    ({"do": "add-dusk", "card": "Z999"}, "content-reference"),
    ({"do": "add-dusk", "card": "P001"}, "content-reference"),  # FP-EVENT.5: a dusk card of the box
    ({"do": "add-dusk", "card": "Z101"}, "content-reference"),
    ({"do": "reveal", "card": "X-01"}, "content-reference"),
    ({"do": "reveal", "card": "Z001"}, "content-reference"),
    ({"do": "raise", "building": "castle"}, "content-reference"),
    ({"do": "ruin", "building": "hospital"}, "content-reference"),
    ({"do": "unlock", "building": "tent"}, "content-reference"),
    ({"do": "expedition", "place": "Q01"}, "content-reference"),
    ({"do": "ruin", "building": ""}, "content-reference"),  # these cannot do without a name
    ({"do": "unlock", "building": ""}, "content-reference"),
    ({"do": "remove-card", "card": ""}, "content-reference"),
    ({"do": "expedition", "place": ""}, "content-reference"),
    ({"do": "either", "options": [{"cost": {"gold": 1}}]}, "content-good"),
    ({"do": "either", "options": [{"cost": {"wood": 0}}]}, "content-amount"),
    ({"do": "gain", "what": "wood", "n": 1000}, "content-much"),
    ({"do": "gain", "what": "wood", "n": -1}, "content-amount"),
    ({"do": "works", "n": 0}, "content-amount"),  # none is not a work to choose
    ({"do": "workshop", "n": 0}, "content-amount"),
    ({"do": "scouts", "by": -3}, "content-amount"),  # FP-EXPED.2: towards the top
    ({"do": "token", "round": 16}, "content-much"),  # FP-SCENARIO.2: on the round track
    ({"do": "token", "round": 0}, "content-amount"),
    ({"do": "storm-at", "round": 16}, "content-much"),
    ({"do": "hope", "by": 1, "type": "anger"}, "effect-field"),
    ({"do": "discontent", "by": -1, "type": "care"}, "effect-field"),
    ({"do": "if", "needs": {"least": {"gold": 1}}}, "content-good"),
    ({"do": "if", "needs": {"law": "PR99"}}, "content-reference"),
    ({"do": "if", "needs": {"active": "love"}}, "effect-field"),
]


@pytest.mark.rule("FP-GEN.11")
@pytest.mark.parametrize(("effect", "code"), WRONG)
def test_an_effect_that_cannot_be_is_refused_on_a_card_and_when_tried(effect: dict[str, Any], code: str, press: Press) -> None:
    with pytest.raises(Problem) as caught:
        read_steps([effect])
    assert caught.value.code == code
    table = Table("")
    with pytest.raises(Problem):
        table.attempt(effect)
    assert table.asked == "turn"
    if code != "effect-field":
        with pytest.raises(Problem) as caught:
            press.event(MORNINGS[0], effects=[effect])
        assert MORNINGS[0] in caught.value.figures["where"]


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "tend", "n": 99},
        {"do": "works", "n": 99, "discount": 99},
        {"do": "workshop", "n": 99},
        {"do": "tile", "kind": "near", "n": 99},
    ],
)
def test_an_effect_of_the_greatest_size_can_be_written_down_and_taken_up_again(effect: dict[str, Any]) -> None:
    table = Table("sick = { worker = 5, child = 5 }\n")
    table.attempt(effect)
    assert table.asked != "turn"
    text = GAME.position(table.g)
    assert GAME.position(GAME.load(text)) == text


def test_an_empty_effect_cannot_be_tried() -> None:
    table = Table("")
    with pytest.raises(Problem) as caught:
        table.attempt()
    assert caught.value.code == "effect-empty"


def test_what_is_wrong_with_an_effect_is_told_with_its_field() -> None:
    for effect, field in (({"do": "hope", "by": "two"}, "[0].by"), ({"do": "hope"}, "[0].by")):
        with pytest.raises(Problem) as caught:
            read_steps([effect])
        assert caught.value.figures["field"] == field
        assert isinstance(caught.value.figures["detail"], Problem)
