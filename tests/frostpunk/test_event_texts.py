"""The morning and dusk decks as they are written: every card has its words, can come into play and can be answered."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

from ratusz.games.frostpunk.content import library
from ratusz.games.frostpunk.content.entries import EventEntry
from ratusz.words.bundle import LANGUAGES
from tests.frostpunk.table import Table
from tests.frostpunk.texts import effects, plain, text
from tests.words.messages import messages, parse

DUSK = [card for card in library.DUSK if card.kind != "consequence"]
CARDS = {card.id: card for card in [*library.MORNING, *DUSK]}
DECK_OF = {card.id: "morning" if card in library.MORNING else "dusk" for card in CARDS.values()}
HOPE = ("care", "justice", "motivation", "hope")
UNREST = ("anger", "greed", "fear", "discontent")


def captions(card: EventEntry) -> list[str]:
    return [f"option{number}" for number in range(1, len(card.option) + 1)] + (["special"] if card.special else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_has_a_title_and_a_caption_for_everything_that_can_be_chosen_on_it(id: str, language: str) -> None:
    card = text(language, DECK_OF[id], id)
    assert plain(card.value)
    assert {part.id.name: bool(plain(part.value)) for part in card.attributes} == dict.fromkeys(captions(CARDS[id]), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_tells_its_story_in_a_few_calm_sentences(id: str, language: str) -> None:
    story = plain(text(language, f"{DECK_OF[id]}-stories", f"{id}-story").value)
    assert story.endswith(".")
    assert 80 <= len(story) <= 420
    assert "!" not in story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["morning", "dusk"])
def test_no_story_is_told_twice_and_none_is_left_over(deck: str, language: str) -> None:
    told = messages(language, f"frostpunk/{deck}-stories.ftl")
    assert set(told) == {f"{id}-story" for id in messages(language, f"frostpunk/{deck}.ftl")}
    stories = Counter([plain(message.value) for message in told.values()])
    assert [story for story, times in stories.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_bear_the_same_title(language: str) -> None:
    cards = [message for deck in ("morning", "dusk") for message in messages(language, f"frostpunk/{deck}.ftl").values()]
    titles = Counter([plain(card.value) for card in cards])
    assert [title for title, times in titles.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["morning", "dusk"])
def test_the_cards_are_written_down_in_order(deck: str, language: str) -> None:
    for file in (deck, f"{deck}-stories"):
        body = parse(language, f"frostpunk/{file}.ftl").body
        assert isinstance(body[0], ftl.ResourceComment)
        ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        assert ids == sorted(ids)
        assert len(ids) == len(body) - sum([isinstance(entry, ftl.BaseComment) for entry in body])


@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.option])
def test_a_city_that_has_nothing_can_still_answer(id: str) -> None:
    assert any([is_free(msgspec.to_builtins(option)) for option in CARDS[id].option]), "every option asks for something"


def mood(option: dict[str, Any]) -> int:
    """Steps towards peace: hope gained and discontent calmed, less tokens of hope that are spent."""
    steps = sum([effect["by"] for effect in effects(option) if effect["do"] == "hope"])
    steps -= sum([effect["by"] for effect in effects(option) if effect["do"] == "discontent"])
    cost: dict[str, int] = option.get("cost", {})
    return steps - sum([cost.get(token, 0) for token in HOPE]) + sum([cost.get(token, 0) for token in UNREST])


def is_free(option: dict[str, Any]) -> bool:
    return not option.get("cost") and not option.get("needs")


def test_peace_is_not_given_away_over_both_decks() -> None:
    """What can be chosen without a condition or a price costs more hope and calm than it brings."""
    options: list[dict[str, Any]] = [msgspec.to_builtins(option) for card in CARDS.values() for option in card.option]
    assert sum([mood(option) for option in options if is_free(option)]) < 0


def test_most_cards_leave_a_way_without_unrest_for_those_who_can_pay() -> None:
    harmless = 0
    for card in CARDS.values():
        options: list[dict[str, Any]] = [msgspec.to_builtins(option) for option in card.option]
        harmless += any([mood(option) >= 0 for option in options])
    assert harmless >= 0.9 * len(CARDS)


# Cards that stay.


def lying(event: str, marks: int = 0) -> str:
    return f'[[card]]\nevent = "{event}"\nmarks = {marks}\n'


@pytest.mark.rule("FP-EVENT.15")
def test_the_dogs_eat_at_dusk_and_run_away_from_an_empty_store() -> None:
    dusk = 'phase = "dusk"\nround = 3\ndusk = ["Z002"]\n'
    fed = Table(dusk + "food = 5\n" + lying("P010"))
    assert (fed.g.food, [card["event"] for card in fed.tell("card")]) == (4, ["P010"])
    assert Table(dusk + "food = 0\n" + lying("P010")).tell("card") == []


@pytest.mark.rule("FP-EVENT.15", "FP-EVENT.5")
def test_the_strike_heats_the_generator_for_three_rounds_and_leaves_a_list_behind() -> None:
    strike = Table('phase = "generator"\nround = 3\n' + lying("P012", 1))
    assert (strike.g.overload, strike.tell("card")[0]["marks"]) == (1, 2)
    over = Table('phase = "dusk"\nround = 3\ndusk = []\n' + lying("P012", 3))
    assert (over.tell("card"), over.g.stack[-1][0]) == ([], "event")
    over.act("choose 3")
    assert over.g.stock[1] == 3, "the list, Z018, was the only card of the dusk deck"


@pytest.mark.rule("FP-SPECIAL.4", "FP-MORNING.6")
def test_an_engineer_who_takes_a_shovel_ends_the_strike() -> None:
    table = Table('food = 2\ndiscontent = ["anger+"]\n' + lying("P012", 2))
    table.act("special P012")
    assert (table.tell("card"), table.tell("discontent"), table.g.food) == ([], ["anger"], 1)
    assert table.g.exhausted == [0, 1, 0]


@pytest.mark.rule("FP-SPECIAL.4")
def test_solder_keeps_the_coat_of_pipes_together() -> None:
    table = Table("stock = { wood = 1 }\n" + lying("P016", 2))
    table.act("special P016")
    assert (table.tell("card")[0]["marks"], table.g.stock[0]) == (0, 0)
    worn = Table('phase = "night"\nround = 3\ndusk = []\n' + lying("P016", 2))
    while worn.g.round == 3:
        worn.act(worn.legal()[0])
    assert (worn.tell("card"), worn.tell("dusk")) == ([], ["Z024"])
