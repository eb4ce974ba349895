"""A line that cannot be served: an error that says what is wrong, nothing changed, and the engine goes on."""

import json
from typing import Any

import pytest

from ratusz.engine import engine
from ratusz.engine.requests import LONGEST_LINE, REQUESTS
from tests.engine.caller import Caller

POSITION = """
turn = 0
[[seat]]
hand = ["muties", "school"]
goods = { worker = 2 }
[[seat]]
hand = ["gun-shop"]
state = ["school"]
"""
TABLE = """
turn = 0
[[seat]]
hand = ["muties"]
goods = { worker = 2 }
[[seat]]
hand = ["gun-shop"]
state = ["school"]
"""


@pytest.fixture
def caller() -> Caller:
    caller = Caller()
    caller.load(TABLE)
    return caller


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "request-syntax"),
        ("\n", "request-syntax"),
        ("hello", "request-syntax"),
        ('{"do": "games"', "request-syntax"),
        ('{"do": "games"} {"do": "games"}', "request-syntax"),
        ('{"do": NaN}', "request-syntax"),
        ('{"do": Infinity}', "request-syntax"),
        ('{"do": 1e999}', "request-number"),
        ('{"seat": ' + "9" * 5000 + "}", "request-number"),
        ('{"do": "\\ud800"}', "request-syntax"),
        ('{"do": "gam\udcffes"}', "line-encoding"),
        ("[" * 100_000, "request-deep"),
        ('{"do": "games", "id": "' + "x" * LONGEST_LINE + '"}', "line-long"),
        ("null", "request-form"),
        ("[]", "request-form"),
        ('"games"', "request-form"),
        ("7", "request-form"),
        ("{}", "request-nameless"),
        ('{"do": null}', "request-unknown"),
        ('{"do": "dance"}', "request-unknown"),
        ('{"do": ["games"]}', "request-unknown"),
        ('{"do": "games", "lang": "la"}', "language"),
        ('{"do": "games", "lang": ["en"]}', "language"),
    ],
)
def test_a_bad_line_gets_an_error(caller: Caller, line: str, code: str) -> None:
    answer = caller.line(line)
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]
    assert caller.do("games")


@pytest.mark.parametrize("field", ["id", "lang", "do", "effect"])
def test_a_line_nested_to_any_depth_is_refused(caller: Caller, field: str) -> None:
    for depth in range(300, 1100, 20):
        request = {"do": '"try"', "state": '"s1"', "seat": "0", "effect": "[]", field: "[" * depth + "]" * depth}
        answer = caller.line("{" + ", ".join([f'"{name}": {value}' for name, value in request.items()]) + "}")
        assert answer["error"]["code"] == "request-deep"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "games", "game": "state51"}, "request-field"),
        ({"do": "games", "id": ["a"]}, "request-field"),
        ({"do": "new"}, "request-field"),
        ({"do": "new", "game": 51}, "request-field"),
        ({"do": "new", "game": "chess"}, "game-unknown"),
        ({"do": "new", "game": "state51", "seed": ""}, "request-field"),
        ({"do": "new", "game": "state51", "seed": 1.5}, "request-field"),
        ({"do": "new", "game": "state51", "seed": True}, "request-field"),
        ({"do": "new", "game": "state51", "seats": 3}, "seats"),
        ({"do": "new", "game": "state51", "seats": -1}, "seats"),
        ({"do": "new", "game": "state51", "seats": 10**40}, "request-number"),
        ({"do": "new", "game": "state51", "options": {"colour": 1}}, "option-unknown"),
        ({"do": "new", "game": "state51", "options": {"first": 2}}, "option-value"),
        ({"do": "new", "game": "state51", "options": {"first": True}}, "request-field"),
        ({"do": "new", "game": "state51", "options": []}, "request-field"),
        ({"do": "rules", "game": "chess"}, "game-unknown"),
        ({"do": "load"}, "request-load"),
        ({"do": "load", "position": "", "record": {}}, "request-load"),
        ({"do": "load", "position": 5}, "request-field"),
        ({"do": "load", "position": ""}, "position-game"),
        ({"do": "load", "position": "game = 5"}, "position-type"),
        ({"do": "load", "position": 'game = "chess"'}, "game-unknown"),
        ({"do": "load", "position": "turn = = 1"}, "position-syntax"),
        ({"do": "load", "position": POSITION, "game": "state51"}, "position-twice"),
        ({"do": "load", "position": "a = " + "[" * 5000, "game": "state51"}, "position-syntax"),
        ({"do": "load", "position": "round = 0x" + "f" * 9000, "game": "state51"}, "position-syntax"),
        ({"do": "load", "position": "a." * 3000 + "b = 1", "game": "state51"}, "position-syntax"),
        ({"do": "load", "position": 'game = "chess"', "game": "state51"}, "position-choice"),
        ({"do": "load", "record": {}}, "record-form"),
        ({"do": "load", "record": []}, "request-field"),
        ({"do": "asks"}, "request-field"),
        ({"do": "asks", "state": "s99"}, "state-unknown"),
        ({"do": "asks", "state": 1}, "request-field"),
        ({"do": "asks", "state": "s1", "seat": 2}, "seat"),
        ({"do": "asks", "state": "s1", "seat": -1}, "seat"),
        ({"do": "asks", "state": "s1", "seat": None}, "request-field"),
        ({"do": "view", "state": "s1", "seat": 2}, "seat"),
        ({"do": "view", "state": "s1", "seat": "0"}, "request-field"),
        ({"do": "log", "state": "s1", "for": 7}, "seat"),
        ({"do": "undo", "state": "s1"}, "undo-nothing"),
        ({"do": "undo", "state": "s1", "seat": 5}, "seat"),
        ({"do": "undo", "state": "s1", "consent": 1}, "request-field"),
        ({"do": "act", "state": "s1", "seat": 0}, "request-field"),
        ({"do": "act", "state": "s1", "seat": 0, "action": 5}, "request-field"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "x" * 2000}, "request-field"),
        ({"do": "act", "state": "s1", "seat": 2, "action": "pass"}, "seat"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "pass", "for": 2}, "seat"),
        ({"do": "act", "state": "s1", "seat": 1, "action": "pass"}, "not-your-turn"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "pass", "after": 1}, "stale"),
        ({"do": "act", "state": "s1", "seat": 0, "action": ""}, "action-empty"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "dance"}, "action-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "visit"}, "word-count"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "pass now"}, "word-extra"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "visit moon"}, "place-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "conquer moon"}, "name-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "gather gold"}, "name-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "universal many"}, "word-number"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "take muties"}, "illegal"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "conquer gun-shop"}, "refused"),
        ({"do": "act", "state": "s1", "seat": 0, "action": "visit school"}, "refused"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {}}, "action-nameless"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": ["pass"]}}, "action-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "visit"}}, "action-lacks"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "pass", "card": "muties"}}, "action-extra"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "visit", "place": {}}}, "place-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "conquer", "card": []}}, "name-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "gather", "good": None}}, "name-unknown"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "universal", "count": 1.5}}, "word-number"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "pay", "source": "contact"}}, "action-list"),
        ({"do": "act", "state": "s1", "seat": 0, "action": {"do": "pay", "source": []}}, "word-count"),
        ({"do": "try", "state": "s1", "seat": 2, "effect": []}, "seat"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": {}}, "request-field"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": []}, "effect-empty"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": [{"do": "gain", "goods": {}}]}, "content-empty"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": [{"do": "pay", "goods": {}}]}, "content-empty"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": [5]}, "effect-field"),
        ({"do": "try", "state": "s1", "seat": 0, "effect": [], "for": 3}, "seat"),
        ({"do": "record", "state": "s1", "secret": "no"}, "request-field"),
    ],
)
def test_a_bad_request_gets_an_error_and_changes_nothing(caller: Caller, request_: dict[str, Any], code: str) -> None:
    before = [caller.do(request, state="s1") for request in ("record", "log")]
    answer = caller.line(json.dumps(request_))
    assert answer["ok"] is False, answer
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]
    assert [caller.do(request, state="s1") for request in ("record", "log")] == before
    assert list(caller.engine.states) == ["s1"]


ACT = {"do": "act", "state": "s1", "seat": 0}


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({}, "The request has no “do”; choose one of: games, "),
        ({"do": None}, "There is no request “null”"),
        ({"do": ["new"]}, "There is no request “[\"new\"]”"),
        ({"do": "new"}, "Request “new”, field “game”: it is missing."),
        ({"do": "new", "game": 51}, "Request “new”, field “game”: expected: a text; found: a whole number."),
        ({"do": "new", "game": "x" * 101}, "Request “new”, field “game”: its length can be at most 100."),
        ({"do": "view", "state": "s1", "seat": 2**60}, "A number in the line is too large."),
        ({"do": "games", "colour": 1}, "Request “games”, field “colour”: there is no such field."),
        ({**ACT, "action": {}}, "The action has no “do”; write one of these there: "),
        ({**ACT, "action": {"do": None}}, "“null” is not an action of this game"),
        ({**ACT, "action": {"do": "pay", "source": "x"}}, "The entry “source” of the action must be a list."),
        ({**ACT, "action": "resign now"}, "“resign now” has too many words: nothing may follow the first."),
        ({**ACT, "action": {"do": "gather", "good": True}}, "“true” is not known (good)"),
        ({"do": "load", "position": "game=5"}, "Position, game: expected a text, found “5”."),
        (
            {"do": "load", "game": "state51", "position": 'next = [["gain", 0, {fuel = true}, 1, "S51-WORK.3"]]'},
            "Position, next.fuel: expected a whole number, found “true”.",
        ),
        (
            {"do": "load", "game": "state51", "position": "round = " + "9" * 5000},
            "The position is not valid TOML: a number has too many digits.",
        ),
        (
            {"do": "try", "state": "s1", "seat": 0, "effect": [{"do": "dance"}]},
            "The effect cannot be read at “[0].do”: “dance” is not possible here.",
        ),
    ],
)
def test_an_error_says_what_is_wrong_without_the_words_of_python(caller: Caller, request_: dict[str, Any], message: str) -> None:
    assert caller.line(json.dumps(request_))["error"]["message"].startswith(message)


@pytest.mark.parametrize("request_", sorted(set(REQUESTS) - {"games", "rules", "card", "new", "load"}))
def test_every_request_about_a_state_needs_one_that_is_there(caller: Caller, request_: str) -> None:
    action = {"seat": 0, "action": "pass"}
    extra: dict[str, dict[str, Any]] = {
        "act": action,
        "preview": action,
        "forecast": {"seat": 0},
        "leave": {"seat": 0},
        "try": {"seat": 0, "effect": []},
    }
    assert caller.error(request_, state="s2", **extra.get(request_, {})) == "state-unknown"


def test_a_refusal_names_the_clause_and_says_why(caller: Caller) -> None:
    error = caller.ask("act", state="s1", seat=0, action="visit school")["error"]
    assert error["rule"] == "S51-CARD.15"
    assert len(error["message"].split()) > 3


def test_a_torn_or_changed_record_is_refused(caller: Caller) -> None:
    caller.act("s1", 0, "gather fuel")
    record = caller.do("record", state="s1")["record"]
    changes: list[tuple[dict[str, Any], str]] = [
        ({"format": 10**15}, "record-format"),
        ({"game": "chess"}, "game-unknown"),
        ({"rules": "1"}, "record-form"),
        ({"seed": "8"}, "record-commitment"),
        ({"start": ""}, "record-sealed"),
        ({"start": "turn = 7"}, "position-range"),
        ({"moves": [[0]]}, "record-move"),
        ({"moves": [[]]}, "record-move"),
        ({"moves": [[False, "gather fuel"]]}, "record-move"),
        ({"moves": [[0, "gather gold"]]}, "record-move"),
        ({"moves": []}, "record-snapshot"),
        ({"moves": [[0, "gather brick"]]}, "record-snapshot"),
        ({"result": {}}, "record-result"),
        ({"options": {"first": 0}}, "record-field"),
        ({"content": "0", "snapshot": ""}, "record-content"),
        ({"surprise": 1}, "record-form"),
    ]
    for change, code in changes:
        assert caller.error("load", record={**record, **change}) == code, change
    for field in record:
        torn = {name: value for name, value in record.items() if name != field}
        assert caller.error("load", record=torn) == "record-form"
    assert caller.do("load", record=record)["moves"] == 1


@pytest.mark.parametrize(("change", "code"), [({"content": "other"}, "record-content"), ({"rules": 0}, "record-rules")])
def test_a_record_of_another_version_says_so(caller: Caller, change: dict[str, Any], code: str) -> None:
    record = caller.do("record", state="s1")["record"]
    assert caller.error("load", record={**record, **change}) == code


def test_a_record_of_other_cards_goes_on_from_its_last_position_if_one_wants_to(caller: Caller) -> None:
    record = caller.do("record", state="s1")["record"]
    answer = caller.do("load", record={**record, "content": "other"}, outdated=True)
    position = caller.do("position", state=answer["state"])
    assert position == caller.do("position", state="s1")


def test_an_action_after_the_end_is_refused(caller: Caller) -> None:
    caller.act("s1", 0, "resign")
    assert caller.error("act", state="s1", seat=0, action="pass") == "over"


def test_a_mistake_of_the_engine_is_told_and_logged_and_the_engine_goes_on(
    caller: Caller, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(engine, "told", broken)
    answer = caller.ask("log", state="s1", id=9)
    assert answer["error"]["code"] == "internal"
    assert answer["id"] == 9
    captured = capsys.readouterr()
    assert "ZeroDivisionError" in captured.err
    assert captured.out == ""
    assert caller.do("games")
