"""The rows follow the rules: the same games in both engines, compared at every decision (RATUSZ_GAMES says how many)."""

import json
import os

import numpy as np
import pytest

from ratusz.games.state51.content.cards import CARDS
from ratusz.games.state51.game import GAME
from ratusz.vector import tables
from ratusz.vector.check import KINDS, Pair, differing, main, play
from ratusz.vector.loading import load
from ratusz.vector.rules import row as r
from ratusz.vector.seeds import chances
from tests.vector.test_positions import meaning

GAMES = int(os.environ.get("RATUSZ_GAMES", "400"))
BATCHES = range(8)  # so that several workers share the games


@pytest.mark.slow
@pytest.mark.parametrize("batch", BATCHES)
def test_positions_answers_views_scores_and_results_are_those_of_the_rules_at_every_decision(batch: int) -> None:
    decisions = 0
    for number in range(batch * GAMES // len(BATCHES), (batch + 1) * GAMES // len(BATCHES)):
        made, difference = play(number)
        assert not difference, difference
        decisions += made
    assert decisions > 40 * GAMES // len(BATCHES)


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_game_of_each_kind_is_the_same_in_both(number: int) -> None:
    decisions, difference = play(number)
    assert not difference, difference
    assert decisions > 20


def test_whatever_is_changed_in_a_row_is_noticed() -> None:
    pair = Pair(9)
    for _ in range(60):
        assert not list(pair.differences())
        pair.advance()
    assert not list(differing(pair.g, pair.row))
    changed = 0
    for at in range(4 * (r.RNG + 2), 4 * r.WORDS):
        row = pair.row.copy()
        row.view(np.uint8)[at] ^= 1
        if meaning(row) != meaning(pair.row):
            assert list(differing(pair.g, row)), at
            changed += 1
    assert changed > 200


def test_the_command_prints_how_many_games_it_played_and_how_many_differed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "3", "--first", "7", "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["first"], told["differences"]) == (3, 7, 0)
    with pytest.raises(SystemExit):
        main(["--games", "0"])
    assert "--games and --jobs are 1 at least" in capsys.readouterr().err


def test_plain_python_makes_the_same_rows_as_the_compiled_rules() -> None:
    plain, compiled = load("plain"), load("cpu")
    for seed in range(3):
        rows = [np.zeros(plain.WORDS, np.int32) for _ in range(2)]
        for row, rules in zip(rows, (plain, compiled), strict=True):
            row[plain.RNG : plain.RNG + 2] = chances(np.array([seed], np.uint64))[0]
            rules.deal(row, -1, -1, 1)
            rules.play(row, np.zeros(plain.MOST_BLOCKS, np.int32), 300, -1, -1, 1)
        assert rows[0].tolist() == rows[1].tolist()


def test_the_engine_knows_the_version_of_the_rules_it_is_equal_to() -> None:
    assert GAME.version == tables.RULES_VERSION


def test_a_deck_that_the_rows_cannot_hold_is_refused_with_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(card for card in CARDS if card.name == "valley")
    monkeypatch.setattr(card, "distance", 4)
    with pytest.raises(ValueError, match="a location is farther away than 3"):
        tables.check()
