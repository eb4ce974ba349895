"""However large, deep or long: one problem with a sentence, the same at every entrance."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from ratusz.games.catalogue import GAMES
from ratusz.kernel.complaint import DEEPEST, LARGEST, read_json
from ratusz.kernel.match import begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.text import LONGEST_WORD
from tests import odd
from tests.engine.caller import Caller

NINES = "9" * 30


@pytest.mark.parametrize("text", [f"decline {NINES}", f"fulfil {NINES}", f"withdraw -{NINES}", f"judge {NINES} 1"])
def test_a_number_beyond_all_measure_is_refused_as_a_word(text: str) -> None:
    match = begin(GAMES["newangeles"], 4, {}, "bounds")
    with pytest.raises(Problem) as caught:
        match.act(0, text)
    assert (caught.value.code, caught.value.figures["most"]) == ("word-large", LARGEST)


def test_a_word_as_long_as_a_book_is_refused() -> None:
    match = begin(GAMES["newangeles"], 4, {}, "bounds")
    with pytest.raises(Problem) as caught:
        match.act(0, "decline " + "9" * (LONGEST_WORD + 1))
    assert caught.value.code == "word-long"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{LARGEST + 1}", "value-digits"),
        (f"[-{LARGEST + 1}]", "value-digits"),
        (f'{{"a": [{NINES}]}}', "value-digits"),
        ("1e300", "value-digits"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "value-deep"),
        ('{"a":' * 400 + "1" + "}" * 400, "value-deep"),
        ("[" * 100_000, "value-deep"),
        ("{", "value-other"),
    ],
)
def test_json_is_read_within_bounds(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        read_json(text.encode())
    assert caught.value.code == code


def test_json_at_its_bounds_is_read() -> None:
    for text in (f"{LARGEST}", f"-{LARGEST}", "[" * DEEPEST + "]" * DEEPEST):
        assert read_json(text.encode()) == json.loads(text)


@settings(deadline=None, max_examples=150, derandomize=True, suppress_health_check=list(HealthCheck))
@given(odd.actions | odd.structures, odd.values, odd.values)
def test_whatever_comes_down_the_pipe_gets_an_answer_that_is_not_our_mistake(action: Any, seat: Any, effect: Any) -> None:
    caller = CALLER
    for state in ("s1", "s2", "s3"):
        for request in (
            {"do": "act", "state": state, "seat": 0, "action": action},
            {"do": "act", "state": state, "seat": seat, "action": action, "after": effect},
            {"do": "try", "state": state, "seat": 0, "effect": [effect]},
            {"do": "load", "record": {"game": effect, "moves": [[0, action], seat]}},
        ):
            answer = caller.line(odd.written(request))
            assert answer["ok"] or answer["error"]["code"] != "internal", request
            assert answer["ok"] or answer["error"]["message"]


CALLER = Caller()
for name, game in GAMES.items():
    CALLER.do("new", game=name, seats=min(game.seats), seed="bounds")
