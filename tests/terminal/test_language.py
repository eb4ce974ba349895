"""Which language is spoken."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ratusz.words.language import flagged, language
from tests.terminal.conftest import Shell


@pytest.mark.parametrize(
    ("flag", "environment", "spoken"),
    [
        ("de", {"RATUSZ_LANG": "pl", "LANG": "ru_RU.UTF-8"}, "de"),
        (None, {"RATUSZ_LANG": "pl", "LC_ALL": "de_DE.UTF-8"}, "pl"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "ru_RU.UTF-8"}, "de"),
        (None, {"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "pl.UTF-8"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
        ("xx", {}, "xx"),
    ],
)
def test_the_flag_comes_before_the_environment_and_the_system(flag: str | None, environment: dict[str, str], spoken: str) -> None:
    assert language(flag, environment) == spoken


def test_a_language_is_found_on_a_command_line_that_makes_no_sense() -> None:
    assert flagged(["dance", "--lang", "de", "--loud"]) == "de"
    assert flagged(["--lang=pl"]) == "pl"
    assert flagged(["play", "--lang"]) == ""
    assert flagged(["play"]) is None
    assert flagged([]) is None


TURN = """
turn = 0
[[seat]]
goods = { worker = 2, weapon = 1 }
hand = ["valley", "muties"]
[[seat]]
"""


@pytest.mark.parametrize(
    ("spoken", "typed", "move"),
    [
        ("pl", "wysłanie po surowiec: 1 budulec", "gather brick"),
        ("pl", "WYSL bud", "gather brick"),
        ("pl", "dolin", "conquer valley"),
        ("de", "erob Tal", "conquer valley"),
        ("de", "ziegel", "gather brick"),
        ("ru", "завоевать долин", "conquer valley"),
        ("ru", "долин", "conquer valley"),
        ("en", "valley", "conquer valley"),
        ("pl", "conq val", "conquer valley"),
        ("ru", "gather brick", "gather brick"),
    ],
)
def test_the_words_of_a_choice_are_those_of_the_language_or_of_the_protocol(
    shell: Shell, position: Callable[..., Path], spoken: str, typed: str, move: str
) -> None:
    file = position(TURN)
    shell("play", "--resume", file, "--lang", spoken, typed=f"{typed}\n")
    assert [text for seat, text in json.loads(file.read_text())["moves"] if seat == 0] == [move], shell.out


@pytest.mark.parametrize("typed", ["b", "1 b", "surow"])
def test_words_that_fit_several_choices_or_hardly_any_choose_nothing(
    shell: Shell, position: Callable[..., Path], typed: str
) -> None:
    file = position(TURN)
    shell("play", "--resume", file, "--lang", "pl", typed=f"{typed}\n")
    assert json.loads(file.read_text())["moves"] == []
    if typed == "surow":
        assert "Wysłanie po surowiec: 1 paliwo, Wysłanie po surowiec: 1 broń" in shell.flat


def test_what_is_refused_is_explained_by_its_words_too(shell: Shell, position: Callable[..., Path]) -> None:
    shell("play", "--resume", position(TURN), "--lang", "pl", typed="przyl dolin\n")
    assert "[S51-ACTION.9]" in shell.out
