"""Frostpunk spoken whether or not it is in the catalogue yet, for the tests of its words."""

from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.words import sentences
from ratusz.words.bundle import words
from ratusz.words.frostpunk import NAME, VOICE
from ratusz.words.games import VOICES

EN = words("en")
PLAYERS = ["Anna", "Jan", "Ewa", "Ola"]


@pytest.fixture
def speech(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, NAME, GAME)
    monkeypatch.setitem(VOICES, NAME, VOICE)


def said(kind: str, **figures: Any) -> str:
    return sentences.event(EN, NAME, kind, figures, PLAYERS)


def refused(rule: str, **figures: Any) -> str:
    return sentences.refusal(EN, NAME, rule, figures)
