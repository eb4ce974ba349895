"""What every game keeps to, for the games that come with Ratusz (RATUSZ_GAMES says how many random games are tried)."""

import os

import pytest

from ratusz.conformance import suite
from ratusz.conformance.trial import Trial
from ratusz.games.catalogue import GAMES
from ratusz.terminal.check import TERMINAL
from ratusz.words.bundle import words
from ratusz.words.problems import problem

TRIED = {"state51": 24, "newangeles": 4, "frostpunk": 4}  # random games, unless told otherwise
BATCHES = range(4)  # so that several workers share them


def findings(trial: Trial) -> list[str]:
    return [problem(words("en"), found) for found in suite.found(trial)]


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("game", GAMES)
def test_random_games_keep_to_everything(game: str, batch: int) -> None:
    games = int(os.environ.get("RATUSZ_GAMES", TRIED.get(game, 4)))
    trial = Trial(game, games)
    suite.games(trial, range(batch, games, len(BATCHES)))
    assert findings(trial) == []


@pytest.mark.parametrize("check", [*suite.ONCE, *TERMINAL])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_what_is_looked_at_once(game: str, check: str) -> None:
    trial = Trial(game, 1)
    trial.check(check, lambda: {**suite.ONCE, **TERMINAL}[check](trial))
    assert findings(trial) == []
