"""New Angeles spoken, for the tests of its words."""

from typing import Any

from ratusz.words import sentences
from ratusz.words.bundle import words
from ratusz.words.newangeles import NAME

EN = words("en")
PLAYERS = ["Anna", "Jan", "Ewa", "Ola", "Piotr", "Kim"]


def said(kind: str, **figures: Any) -> str:
    return sentences.event(EN, NAME, kind, figures, PLAYERS)


def refused(rule: str, **figures: Any) -> str:
    return sentences.refusal(EN, NAME, rule, figures)
