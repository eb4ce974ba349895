"""Whatever comes down the pipe: one answer for each line, and the process lives on."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from ratusz.engine.pipe import serve
from ratusz.engine.requests import LONGEST_LINE
from tests.engine.test_hostile_positions import EFFECTS, NAMES, entries, junk

POSITION = """
game = "state51"
[[seat]]
hand = ["muties", "school", "valley"]
goods = { worker = 3, inc2 = 2 }
state = ["factory"]
"""
VERBS = ("take", "discard", "conquer", "incorporate", "cooperate", "visit", "work", "tuck", "keep", "cash")


def some_request(dice: random.Random) -> dict[str, Any]:
    """A request that may well be fine."""
    state = f"s{dice.randrange(1, 30)}"
    seat = dice.randrange(2)
    plain = dice.choice(["pass", "exchange", "pay contact", "gather fuel", "resign"])
    action = dice.choice([plain, f"{dice.choice(VERBS)} {dice.choice(NAMES)}"])
    requests: list[dict[str, Any]] = [
        {"do": "games"},
        {"do": "rules", "game": "state51", "query": "VISIT"},
        {"do": "new", "game": "state51", "seed": dice.randrange(9), "seats": 2, "options": {"first": seat}},
        {"do": "load", "position": POSITION},
        {"do": "load", "position": POSITION},
        {"do": "asks", "state": state, "seat": seat},
        {"do": "act", "state": state, "seat": seat, "action": action, "for": seat},
        {"do": "act", "state": state, "seat": seat, "action": {"do": action.split()[0], "card": dice.choice(NAMES)}},
        {"do": "try", "state": state, "seat": seat, "effect": dice.choice(EFFECTS)},
        {"do": "log", "state": state, "for": seat},
        {"do": "view", "state": state, "seat": seat},
        {"do": "position", "state": state},
        {"do": "record", "state": state},
        {"do": "result", "state": state},
        {"do": "clone", "state": state},
        {"do": "undo", "state": state, "consent": True},
    ]
    if dice.random() < 0.01:
        return {"do": "drop", "state": state}
    return json.loads(json.dumps(dice.choice(requests)))


def some_line(dice: random.Random) -> str:
    """A request, a request with something wrong in it, or no request at all."""
    request = some_request(dice)
    way = dice.randrange(6)
    if way == 0:
        return "".join([chr(dice.choice([0, 9, 32, 34, 44, 58, 91, 92, 93, 123, 125, 228, 0x416, 0x1F600])) for _ in range(20)])
    if way == 1:
        return json.dumps(junk(dice))
    if way < 4:
        for _ in range(dice.randrange(1, 3)):
            here, key = dice.choice(entries(request))
            here[key] = junk(dice)
    line = json.dumps(request)
    if way == 4:
        at = dice.randrange(len(line))
        line = line[:at] + dice.choice(["", "x", '"', "9" * 50, "\\", "{", "\x00"]) + line[at + dice.randrange(3) :]
    return line.replace("\n", " ")


def test_two_thousand_lines_of_garbage_get_an_answer_each_and_never_an_internal_error(capsys: pytest.CaptureFixture[str]) -> None:
    dice = random.Random(2000)
    lines = [some_line(dice) + "\n" for _ in range(2000)]
    out = io.StringIO()
    serve(lines, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(answers) == len(lines)
    codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
    assert "internal" not in codes, capsys.readouterr().err
    assert {"request-syntax", "request-form", "request-unknown", "request-field", "state-unknown"} <= codes
    assert sum([answer["ok"] for answer in answers]) > 200


def test_an_answer_is_written_out_before_the_next_line_is_read() -> None:
    out = io.StringIO()
    answered: list[int] = []

    def lines() -> Any:
        for number in range(3):
            answered.append(out.getvalue().count("\n"))
            yield f'{{"do": "games", "id": {number}}}\n'

    serve(lines(), out)
    assert answered == [0, 1, 2]


def run(data: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "ratusz.engine"]
    return subprocess.run(command, input=data, capture_output=True, timeout=60, check=False, env=environment or None)


def test_the_process_answers_bytes_that_are_not_text_and_lines_beyond_all_measure() -> None:
    lines = [
        b'{"do": "games", "id": "\xff\xfe"}',
        b'{"do": "games", "id": 1}\r',
        b"",
        b'{"id": "' + b"x" * LONGEST_LINE + b'", "do": "games"}',
        b"\xe2\x82" * 100,
        b'{"do": "asks", "state": "s1", "lang": "pl", "id": "\xc5\xbc"}',
        b'{"do": "games", "id": "last, without an end"}',
    ]
    done = run(b"\n".join(lines), LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    codes = [answer["error"]["code"] if not answer["ok"] else "" for answer in answers]
    assert codes == ["line-encoding", "", "request-syntax", "line-long", "line-encoding", "state-unknown", ""]
    assert answers[-2]["id"] == "ż"
    assert answers[-1]["id"] == "last, without an end"


MODULE = ["-m", "ratusz.engine"]
COMMAND = ["-c", "from ratusz.terminal.app import main; main()", "engine"]


@pytest.mark.parametrize("start", [MODULE, COMMAND], ids=["module", "command"])
def test_the_process_ends_quietly_when_nobody_reads_on(start: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, *start], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"do": "games"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"do": "games"}\n' * 10)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1
