"""docs/positions-*.md: every example can be loaded, and every error is the one the document promises."""

import re

import pytest

from ratusz.games.catalogue import GAMES, game_named
from ratusz.kernel.match import set_up
from ratusz.kernel.problem import Problem
from tests.engine.documents import DOCS, blocks

BLOCKS = [(name, kind.split(), text) for name in GAMES for kind, text in blocks(f"positions-{name}.md")]
EXAMPLES = [(name, text) for name, kind, text in BLOCKS if kind == ["toml"]]
ERRORS = [(name, kind[1], text) for name, kind, text in BLOCKS if len(kind) == 2]
LONG = {"task-many"}  # an example would be as long as its name says


def test_every_block_is_an_example_or_an_error() -> None:
    assert {name for name, _ in EXAMPLES} == set(GAMES)
    assert len(EXAMPLES) + len(ERRORS) == len(BLOCKS)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_can_be_loaded_and_the_text_written_for_it_too(name: str, text: str) -> None:
    game = game_named(name)
    match = set_up(game, text)
    assert game.flaws(match.state) == []
    assert match.over or game.rules.options(match.state, game.rules.seats(match.state)[0])
    assert set_up(game, match.start).start == match.start
    written = game.position(match.state)
    assert game.position(game.load(written)) == written


@pytest.mark.parametrize(("name", "code", "text"), ERRORS)
def test_an_error_is_the_one_the_document_promises(name: str, code: str, text: str) -> None:
    with pytest.raises(Problem) as problem:
        set_up(game_named(name), text)
    assert problem.value.code == code


@pytest.mark.parametrize("name", ["state51", "newangeles"])
def test_every_error_a_position_can_have_is_in_the_document(name: str) -> None:
    promised = {code for of, code, _ in ERRORS if of == name} | LONG
    source = "".join([path.read_text() for path in sorted(DOCS.parent.glob(f"src/ratusz/games/{name}/**/*.py"))])
    raised = set(re.findall(r'Problem\(\s*"((?:position|task)-[a-z-]+)"', source))
    assert raised - promised == set()
