"""The effect language: every effect can be tried in any city, and content that cannot be is refused."""

from random import Random
from typing import Any, Final

import pytest

from ratusz.games.frostpunk.carry import RUNNERS
from ratusz.games.frostpunk.effects import read_steps
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.problem import Problem
from tests.frostpunk.play import choose, decisions, rules
from tests.frostpunk.table import Table, proves

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
    {"do": "clear", "near": 2, "far": 1},
    {"do": "works", "n": 2, "discount": 1},
    {"do": "law"},
    {"do": "workshop", "n": 2},
    {"do": "foresee", "n": 3},
    {"do": "reuse-building"},
    {"do": "reuse-worker"},
    {"do": "develop", "by": 2},
    {"do": "scouts", "by": 3},
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


def test_the_samples_are_the_whole_language() -> None:
    assert {sample["do"] for sample in SAMPLES} == set(RUNNERS) - AT_A_BUILDING


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


@proves("FP-GEN.11")
def test_effects_that_cannot_be_are_refused_with_their_field() -> None:
    for effect in (
        {"do": "gain", "what": "gold"},
        {"do": "nothing"},
        {"do": "add-dusk", "card": "Z999"},
        {"do": "raise", "building": "castle"},
        {"do": "either", "options": [{"cost": {"gold": 1}}]},
        {"do": "gain", "what": "wood", "n": 1000},
        {"do": "if", "needs": {"least": {"gold": 1}}},
    ):
        with pytest.raises(Problem):
            read_steps([effect])


@proves("FP-SPECIAL.4", "FP-SPECIAL.5", "FP-SPECIAL.6", "FP-SPECIAL.7", "FP-AUTOMATON.4")
def test_an_engineer_and_a_wood_go_on_the_card_and_the_third_wood_ends_it() -> None:
    card = '[[card]]\nevent = "P005"\ngoods = { wood = %d }\n'
    table = Table("stock = { wood = 3 }\n" + card % 0)
    table.act("special P005")
    assert table.tell("card")[0]["goods"] == {"wood": 1}
    assert table.tell("placed") == [["engineer", "P005"]]
    assert table.refused()["special P005"] == "FP-SPECIAL.7"
    last = Table("stock = { wood = 3 }\nfixed = [0]\n" + card % 2)
    last.act("special P005")
    assert (last.tell("card"), last.g.food, last.g.pool[1]) == ([], 6, 3)


@proves("FP-DUSK.2", "FP-DUSK.3", "FP-DUSK.5", "FP-DUSK.6", "FP-DUSK.7")
def test_a_resolved_consultation_brings_the_discards_back_with_the_next_one() -> None:
    city = 'phase = "dusk"\nround = 2\ndusk = ["Z101"]\ndusk-discard = ["Z000"]\nconsultations = ["Z102"]\noverload = 4\n'
    table = Table(city)
    assert table.asked == "event"
    table.act("choose 1")
    assert table.tell("dusk") == ["Z000", "Z102"]
    assert (table.tell("dusk-discard"), table.tell("consultations"), table.g.overload) == ([], [], 2)
