"""Content: typed values with an origin each; what is wrong is told with file, entry and field."""

import pytest

from ratusz.kernel import content
from ratusz.kernel.problem import Problem
from tests.kernel.toy import CARDS_TOML, RULEBOOK_TOML, Cards


def problem_of(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        content.parse(text, "cards.toml", Cards)
    return caught.value


def test_a_content_file_becomes_typed_values() -> None:
    cards = content.parse(CARDS_TOML, "cards.toml", Cards).card
    assert [(card.id, card.count, card.worth) for card in cards] == [("apple", 5, 1), ("melon", 4, 4)]


def test_a_file_that_is_not_toml_is_named() -> None:
    problem = problem_of("[[card]")
    assert (problem.code, problem.figures["file"]) == ("content-syntax", "cards.toml")
    assert "line 1" in problem.figures["detail"].figures["detail"]


def test_a_number_beyond_reason_in_a_file_is_a_problem() -> None:
    problem = problem_of("x = " + "9" * 5000)
    assert (problem.code, problem.figures["detail"].code) == ("content-syntax", "value-digits")


@pytest.mark.parametrize(
    ("old", "new", "entry", "field", "wrong"),
    [
        ("worth = 4", 'worth = "four"', "melon", "card[1].worth", "value-type"),
        ("worth = 4", "", "melon", "card[1].worth", "value-missing"),
        ("worth = 4", "worth = 4\ncolour = 1", "melon", "card[1].colour", "value-unknown"),
        ('id = "melon"', "", "card 2", "card[1].id", "value-missing"),
        ('"design"', "3", "melon", "card[1].origin[...]", "value-type"),
        (CARDS_TOML, "card = [3]", "card 1", "card[0]", "value-type"),
        (CARDS_TOML, "card = 3", "card", "card", "value-type"),
        (CARDS_TOML, "", "card", "card", "value-missing"),
    ],
)
def test_a_wrong_value_is_told_with_entry_and_field(old: str, new: str, entry: str, field: str, wrong: str) -> None:
    problem = problem_of(CARDS_TOML.replace(old, new))
    assert problem.code == "content-field"
    figures = problem.figures
    assert (figures["file"], figures["entry"], figures["field"]) == ("cards.toml", entry, field)
    assert figures["detail"].code == wrong


FIELDS = ("count", "worth")


def is_complete(origin: dict[str, str]) -> bool:
    try:
        content.check_origin(origin, FIELDS, "cards.toml", "melon")
    except Problem:
        return False
    return True


def test_every_field_has_an_origin_of_its_own_or_the_default() -> None:
    for origin in ({"default": "rulebook"}, {"default": "public", "count": "derived"}, {"count": "rulebook", "worth": "design"}):
        assert is_complete(origin)
        first, *others = origin
        assert not is_complete({field: origin[field] for field in others}), first


@pytest.mark.parametrize(
    ("origin", "code", "field"),
    [
        ({"default": "hearsay"}, "content-origin", "default"),
        ({"default": "rulebook", "worth": "Rulebook"}, "content-origin", "worth"),
        ({"count": "rulebook"}, "content-origin", "worth"),
        ({}, "content-origin", "count"),
        ({"default": "rulebook", "colour": "design"}, "content-origin-field", "colour"),
    ],
)
def test_an_origin_that_is_missing_or_unknown_is_a_problem(origin: dict[str, str], code: str, field: str) -> None:
    with pytest.raises(Problem) as caught:
        content.check_origin(origin, FIELDS, "cards.toml", "melon")
    figures = caught.value.figures
    assert (caught.value.code, figures["file"], figures["entry"], figures["field"]) == (code, "cards.toml", "melon", field)


def test_comments_and_layout_do_not_change_the_fingerprint() -> None:
    text = "# fruit\n" + CARDS_TOML.replace("worth = 4", "worth   =   4 # a lot").replace('origin = {', "origin = { ")
    assert content.fingerprint(text) == content.fingerprint(CARDS_TOML)


def test_a_changed_value_changes_the_fingerprint() -> None:
    assert content.fingerprint(CARDS_TOML.replace("worth = 4", "worth = 5")) != content.fingerprint(CARDS_TOML)


def test_the_fingerprint_names_several_files_together() -> None:
    assert content.fingerprint("a = 1", "b = 2") != content.fingerprint("b = 2", "a = 1")


def test_a_rulebook_is_a_list_of_clauses() -> None:
    clauses = content.clauses(RULEBOOK_TOML)
    assert (clauses[0].id, clauses[0].kind, clauses[0].source) == ("TOY-DEAL.1", "rule", "Page 1")
    assert len(clauses) == 11


def test_the_files_of_a_package_are_read_by_name() -> None:
    assert content.read("ratusz.games.state51.content", "deck.toml").startswith("# 51st State")
