"""docs/positions-state51.md: every example can be loaded, and every error is the one it promises."""

import re

import pytest

from ratusz.games.catalogue import game_named
from ratusz.games.state51.cards import CARDS, KINDS
from ratusz.kernel.match import set_up
from ratusz.kernel.position import loads
from ratusz.kernel.problem import Problem
from tests.engine.documents import DOCS, blocks

GAME = game_named("state51")
BLOCKS = [(kind.split(), text) for kind, text in blocks("positions-state51.md")]
EXAMPLES = [text for kind, text in BLOCKS if kind == ["toml"]]
ERRORS = [(kind[1], text) for kind, text in BLOCKS if len(kind) == 2]


def test_every_block_is_an_example_or_an_error() -> None:
    assert len(EXAMPLES) >= 8
    assert len(EXAMPLES) + len(ERRORS) == len(BLOCKS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_can_be_loaded_and_the_text_written_for_it_too(text: str) -> None:
    match = set_up(GAME, text)
    assert GAME.flaws(match.state) == []
    assert match.over or GAME.rules.options(match.state, GAME.rules.seats(match.state)[0])
    assert set_up(GAME, match.start).start == match.start
    written = GAME.position(match.state)
    assert GAME.position(GAME.load(written)) == written


@pytest.mark.parametrize(("code", "text"), ERRORS)
def test_an_error_is_the_one_the_document_promises(code: str, text: str) -> None:
    with pytest.raises(Problem) as problem:
        set_up(GAME, text)
    assert problem.value.code == code


def test_every_error_a_position_can_have_is_in_the_document() -> None:
    promised = {code for code, _ in ERRORS}
    source = "".join([path.read_text() for path in sorted(DOCS.parent.glob("src/ratusz/games/state51/*.py"))])
    raised = set(re.findall(r'Problem\(\s*"((?:position|task)-[a-z-]+)"', source))
    assert raised - promised == set()


def test_the_document_lists_every_card_with_its_number_of_copies() -> None:
    rows = re.findall(r"^\| (\w+) \| (`.*) \|$", (DOCS / "positions-state51.md").read_text(), re.MULTILINE)
    listed = {(kind, name, int(count)) for kind, cards in rows for name, count in re.findall(r"`([a-z-]+)` (\d)", cards)}
    assert listed == {(KINDS[card.kind], card.name, card.count) for card in CARDS}


def test_every_key_that_is_written_is_in_the_document() -> None:
    text = (DOCS / "positions-state51.md").read_text()
    described = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    everything = """
    phase = "over"
    resigned = 1
    rescoring = false
    display = ["school"]
    played = ["muties"]
    box = ["rubble"]
    reshuffle = [["valley"]]
    [[seat]]
    hand = ["valley"]
    known = ["valley"]
    lines = ["rebuild"]
    passed = true
    left = 3
    state = [{ card = "gas-station", uses = 1, markers = [{ vp = 2, card = "courier" }] }]
    """
    data = GAME.describe(GAME.place(loads(everything)))
    keys = {*data, *data["seat"][0], *data["seat"][0]["state"][0]}
    assert keys <= described
    assert {"turn", "next", "rest"} <= described
