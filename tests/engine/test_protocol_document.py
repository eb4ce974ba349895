"""docs/engine-protocol.md: its transcripts are what the engine says, and its program plays."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from ratusz.engine.requests import REQUESTS
from tests.engine.caller import Caller
from tests.engine.documents import DOCS, blocks

BLOCKS = blocks("engine-protocol.md")
LINES = [line for kind, text in BLOCKS if kind == "transcript" for line in text.splitlines()]
LEFT_OUT = "..."


def same(written: Any, said: Any) -> bool:
    """Whether an answer is the one written, except for what is left out there."""
    if written == LEFT_OUT:
        return True
    if isinstance(written, dict) and isinstance(said, dict):
        fits = written.keys() <= said.keys() | {LEFT_OUT} and (LEFT_OUT in written or said.keys() <= written.keys())
        return fits and all([same(value, said[key]) for key, value in written.items() if key != LEFT_OUT])
    if isinstance(written, list) and isinstance(said, list):
        if written and written[-1] == LEFT_OUT:
            written = written[:-1]
            said = said[: len(written)]
        return len(written) == len(said) and all([same(*pair) for pair in zip(written, said, strict=True)])
    return bool(written == said)


@pytest.mark.parametrize(
    ("written", "said", "expected"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, "...": "..."}, {"a": 1, "b": 2}, True),
        ({"a": 1, "...": "..."}, {"b": 2}, False),
        ([1, "..."], [1, 2, 3], True),
        ([1, "..."], [2, 3], False),
        ([1], [1, 2], False),
    ],
)
def test_only_what_is_left_out_may_differ(written: Any, said: Any, expected: bool) -> None:
    assert same(written, said) is expected


def test_the_engine_says_what_the_transcripts_say() -> None:
    caller = Caller()
    assert len(LINES) > 60
    for request, answer in zip(LINES[::2], LINES[1::2], strict=True):
        assert (request[:2], answer[:2]) == ("> ", "< ")
        said = caller.line(request[2:])
        assert same(json.loads(answer[2:]), said), (request, said)


def test_every_request_is_described_and_shown() -> None:
    headings = re.findall(r"^## (\w+)$", (DOCS / "engine-protocol.md").read_text(), re.MULTILINE)
    assert {*headings} - {"Errors"} == {*REQUESTS}
    shown = [json.loads(line[2:]) for line in LINES if line.startswith('> {')]
    assert {request["do"] for request in shown} >= {*REQUESTS}


def test_every_error_the_engine_itself_raises_is_listed() -> None:
    text = (DOCS / "engine-protocol.md").read_text()
    source = "".join([path.read_text() for path in sorted(DOCS.parent.glob("src/ratusz/engine/*.py"))])
    source += "".join([(DOCS.parent / "src/ratusz/kernel" / name).read_text() for name in ("match.py", "record.py")])
    raised = set(re.findall(r'Problem\("([a-z-]+)"', source))
    assert {code for code in raised if f"`{code}`" not in text} == set()


def test_the_program_plays_a_game_to_its_end() -> None:
    (program,) = [text for kind, text in BLOCKS if kind == "python"]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=100, check=True)
    assert b"'over': True" in done.stdout
