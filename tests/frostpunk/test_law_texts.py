"""The words of laws, consequences, scenario, weather, technologies, societies, advisors and buildings, and terms they share."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

from ratusz.games.frostpunk.content import library
from ratusz.games.frostpunk.content.effects import COLOURS, GAINS, MEASURES, NONE, PAWNS, RINGS, TOKENS, WHO
from ratusz.games.frostpunk.content.entries import EventEntry, SceneEntry
from ratusz.games.frostpunk.content.scenarios import SCENARIO_NAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import DISCONTENT, HOPE, PHASES
from ratusz.games.frostpunk.rules.cards.events import resolve
from ratusz.games.frostpunk.rules.cards.needs import lying
from ratusz.games.frostpunk.rules.city.buildings import has
from ratusz.words.bundle import LANGUAGES, words
from tests.frostpunk.table import Table
from tests.frostpunk.texts import plain
from tests.words.messages import Messages, messages, parse

CONSEQUENCES = {card.id: card for card in library.DUSK if card.kind == "consequence"}
SOCIETIES = dict.fromkeys([society.id for society in library.SOCIETIES])
# What each file names: by message, the attributes it must have.
NAMED: dict[str, dict[str, list[str]]] = {}
TOLD = ("laws", "consequences", "scenario", "weather", "technologies", "advisors")
CARDS_TOLD = ("laws", "consequences", "scenario")  # in two or three sentences; the others in one


def captions(card: EventEntry | SceneEntry) -> list[str]:
    options = [f"option{number}" for number in range(1, len(card.option) + 1)] if isinstance(card, EventEntry) else []
    return options + (["special"] if card.special else [])


NAMED["laws"] = {law.id: [] for law in library.LAWS}
NAMED["consequences"] = {id: captions(card) for id, card in CONSEQUENCES.items()}
NAMED["scenario"] = {card.id: captions(card) for card in library.SCENES}
NAMED["weather"] = {card.id: [] for card in library.WEATHER}
NAMED["technologies"] = {f"technology-{card.id}": [] for card in library.TECHNOLOGIES}
NAMED["societies"] = {f"society-{id}": ["normal", "hard"] for id in SOCIETIES}
NAMED["advisors"] = {id: [] for id in [*[f"advisor-{card.id}" for card in library.ADVISORS.advisor], "mobilisation"]}
NAMED["buildings"] = {f"building-{kind.id}": ["upgraded"] if kind.upgraded else [] for kind in library.BUILDINGS}


def texts(language: str, file: str) -> Messages:
    return messages(language, f"frostpunk/{file}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", NAMED)
def test_everything_has_its_name_and_its_captions_and_nothing_is_left_over(file: str, language: str) -> None:
    found = texts(language, file)
    assert {id: [part.id.name for part in message.attributes] for id, message in found.items()} == NAMED[file]
    for message in found.values():
        assert plain(message.value)
        assert all([plain(part.value) for part in message.attributes])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", NAMED)
def test_no_two_of_a_kind_share_a_name(file: str, language: str) -> None:
    names = Counter([plain(message.value) for message in texts(language, file).values()])
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", TOLD)
def test_every_story_is_told_calmly_and_once(file: str, language: str) -> None:
    told = texts(language, f"{file}-stories")
    assert list(told) == [f"{id}-story" for id in NAMED[file]]
    stories = [plain(message.value) for message in told.values()]
    assert len(set(stories)) == len(stories)
    least, most = (120, 420) if file in CARDS_TOLD else (40, 140)
    for story in stories:
        assert least <= len(story) <= most, story
        assert story.endswith(".")
        assert "!" not in story


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_stands_in_two_decks(language: str) -> None:
    files = [*TOLD, "morning", "dusk"]
    stories = [plain(message.value) for file in files for message in texts(language, f"{file}-stories").values()]
    assert len(set(stories)) == len(stories)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_the_last_line(language: str) -> None:
    files = [*NAMED, "terms", *[f"{file}-stories" for file in TOLD]]
    for file in files:
        body = parse(language, f"frostpunk/{file}.ftl").body
        assert isinstance(body[0], ftl.ResourceComment)
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize(
    ("file", "id", "polish"),
    [
        ("laws", "PR01", "Praca dzieci"),
        ("laws", "PR03", "Przepełnione kwatery"),
        ("laws", "PR07", "Nowa religia"),
        ("laws", "PR08", "Nowy porządek"),
        ("laws", "PR09", "Arena walk"),
        ("consequences", "PR03a", "Przepełnione sale"),
        ("consequences", "PR03b", "Kochaj bliźniego swego"),
        ("technologies", "technology-hunting-tactics", "Taktyka łowiecka"),
        ("technologies", "technology-heating-hub", "Węzeł grzewczy"),
        ("buildings", "building-motivation-horn", "Tuba motywacyjna"),
        ("buildings", "building-wall-drill", "Maszyna drążąca"),
        ("advisors", "advisor-public-relations", "Doradca ds. kontaktów z ludnością"),
    ],
)
def test_names_the_rulebook_gives_are_kept(file: str, id: str, polish: str) -> None:
    assert plain(texts("pl", file)[id].value) == polish


# Terms.


FAMILIES: dict[str, list[str]] = {
    "good-": [*GAINS, "tree"],
    "people-": ["sick", "gravely-ill", "exhausted", "dead"],
    "tile-": [*RINGS, "ridge"],
    "who-": list(WHO),
    "pawn-": list(PAWNS),
    "token-": list(TOKENS),
    "phase-": list(PHASES),
    "colour-": list(COLOURS),
    "ring-": list(RINGS),
    "deposit-": ["wood", "coal"],
    "difficulty-": ["normal", "hard"],
    "deck-": [
        *("morning", "standard", "starting", "consultation", "consequence", "scenario", "law", "technology", "weather"),
        *("citizen", "advisor", "society", "expedition"),
    ],
    "scenario-": list(SCENARIO_NAMES),
    "measure-": list(MEASURES),
}
COUNTED = ("good-", "people-", "tile-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_effect_language_is_named(language: str) -> None:
    assert sorted(texts(language, "terms")) == sorted([start + name for start, names in FAMILIES.items() for name in names])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_said_with_its_number_as_subject_and_object(language: str) -> None:
    w = words(language).of("frostpunk")
    for id in [start + name for start in COUNTED for name in FAMILIES[start]]:
        for count in (0, 1, 2, 5, 21, 22):
            assert w.say(id, count=count).startswith(f"{count} ")
            assert w.say(id, "object", count=count).startswith(f"{count} ")
        assert not w.say(id, "name")[0].isdigit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_term_is_said_without_figures(language: str) -> None:
    w = words(language).of("frostpunk")
    for start, names in FAMILIES.items():
        if start not in COUNTED:
            assert all([w.say(start + name) for name in names])


@pytest.mark.parametrize(
    ("language", "id", "forms"),
    [
        ("en", "good-child", ["1 child", "2 children", "5 children"]),
        ("pl", "good-wood", ["1 znacznik drewna", "2 znaczniki drewna", "5 znaczników drewna"]),
        ("pl", "good-worker", ["1 robotnik", "2 robotników", "5 robotników"]),
        ("de", "good-core", ["1 Dampfkern", "2 Dampfkerne", "5 Dampfkerne"]),
        ("ru", "good-child", ["1 ребёнок", "2 ребёнка", "5 детей"]),
        ("ru", "tile-near", ["1 ближний участок", "2 ближних участка", "5 ближних участков"]),
    ],
)
def test_numbers_bend_the_words_beside_them(language: str, id: str, forms: list[str]) -> None:
    w = words(language).of("frostpunk")
    assert [w.say(id, count=count) for count in (1, 2, 5)] == forms


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 worker"), ("pl", "1 robotnika"), ("de", "1 Arbeiter"), ("ru", "1 рабочего")],
)
def test_a_person_one_gains_or_loses_stands_in_the_case_of_an_object(language: str, said: str) -> None:
    assert words(language).of("frostpunk").say("good-worker", "object", count=1) == said


# The consequences as they are played.


def effects(data: Any) -> list[dict[str, Any]]:
    """Every effect in some data, however deep."""
    if isinstance(data, dict):
        inner = [effect for value in data.values() for effect in effects(value)]
        return [data, *inner] if "do" in data else inner
    return [effect for value in data for effect in effects(value)] if isinstance(data, list) else []


def mood(option: dict[str, Any]) -> int:
    """Steps towards peace, less the tokens of hope that are spent."""
    found = effects(option)
    steps = sum([effect["by"] for effect in found if effect["do"] == "hope"])
    steps -= sum([effect["by"] for effect in found if effect["do"] == "discontent"])
    return steps - sum([n for token, n in option.get("cost", {}).items() if token in TOKENS])


def options(id: str) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(option) for option in CONSEQUENCES[id].option]


def test_every_law_has_a_mild_and_a_harsh_consequence() -> None:
    assert list(CONSEQUENCES) == [law.id + letter for law in library.LAWS for letter in "ab"]
    assert {id: card.law for id, card in CONSEQUENCES.items()} == {id: id[:-1] for id in CONSEQUENCES}
    deadly = [id for id in CONSEQUENCES if any([effect["do"] == "kill" for effect in effects(options(id))])]
    assert deadly != []
    assert all([id.endswith("b") for id in deadly])


@pytest.mark.parametrize("id", CONSEQUENCES)
def test_a_city_that_has_nothing_can_still_answer(id: str) -> None:
    assert [option for option in options(id) if not option.get("cost") and not option.get("needs")] != []


@pytest.mark.parametrize("id", CONSEQUENCES)
def test_no_consequence_leaves_only_unrest(id: str) -> None:
    peaceful = [option for option in options(id) if mood(option) >= 0]
    assert [option for option in peaceful if not any([effect["do"] == "kill" for effect in effects(option)])] != []


def prosperous() -> Table:
    """A city that can pay, with an active token of every kind of hope."""
    table = Table.dealt(1, "consequences")
    table.hurry()
    table.g.stock = [9, 9, 9, 0]
    table.g.food = 20
    table.g.tracks[HOPE] = [type * 2 + 1 for type in range(3)]
    table.g.tracks[DISCONTENT] = [TOKENS.index("anger") * 2 + 1, TOKENS.index("greed") * 2]
    table.g.sick = [4, 4, 2]
    return table


def meet(table: Table, needs: dict[str, Any]) -> None:
    if "building" in needs:
        kind = library.BUILDING_NAMES[needs["building"]]
        table.g.supply[kind] = 1
        table.g.unlocked |= 1 << kind
        table.attempt({"do": "raise", "building": needs["building"]})
        table.hurry()
        assert has(table.g, kind)
    if "technology" in needs:
        table.g.developed.append(library.TECHNOLOGY_NAMES[needs["technology"]])


@pytest.mark.parametrize(("id", "number"), [(id, n) for id in CONSEQUENCES for n in range(1, len(options(id)) + 1)])
def test_every_answer_to_a_consequence_can_be_given_and_is_carried_out(id: str, number: int) -> None:
    table = prosperous()
    card = library.EVENT_NAMES[id]
    meet(table, options(id)[number - 1].get("needs", {}))
    resolve(table.g, card)
    GAME.rules.settle(table.g)
    assert f"choose {number}" in table.legal()
    table.act(f"choose {number}")
    table.hurry()
    assert GAME.flaws(table.g) == []
    assert (lying(table.g, card) != NONE) == (options(id)[number - 1].get("then") == "stay")
    assert (card in table.g.dusk_discard) == ("then" not in options(id)[number - 1])


@pytest.mark.parametrize(("id", "number", "rounds"), [("PR04a", 1, 2), ("PR08b", 3, 1), ("PR11a", 1, 2), ("PR12a", 1, 2)])
def test_a_consequence_that_stays_is_done_with_after_so_many_rounds_of_work(id: str, number: int, rounds: int) -> None:
    table = prosperous()
    card = library.EVENT_NAMES[id]
    resolve(table.g, card)
    GAME.rules.settle(table.g)
    table.act(f"choose {number}")
    table.hurry()
    for left in range(rounds, 0, -1):
        assert lying(table.g, card) != NONE
        table.act(f"special {id}")
        table.hurry()
        if left > 1:
            table.all_pass()
            table.hurry()
    assert lying(table.g, card) == NONE


def test_no_two_consequences_offer_the_same_choice() -> None:
    offered = Counter([repr(options(id)) for id in CONSEQUENCES])
    assert max(offered.values()) == 1


def test_over_all_consequences_the_city_must_work_for_its_peace() -> None:
    assert -8 <= sum([mood(option) for id in CONSEQUENCES for option in options(id)]) < 0
