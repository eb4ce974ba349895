"""Which language is spoken."""

import pytest

from ratusz.words.language import flagged, language


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
