"""Stories of a deck do not come again in the next game before the others were told."""

import pytest

from ratusz.games.frostpunk.content.events import CONSULTATIONS, EVENTS, MORNING_CARDS
from ratusz.games.frostpunk.content.expeditions import EXPEDITION_CARDS, EXPEDITIONS
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.rules.course.stories import stories
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, verify
from tests.frostpunk.table import Table

CONSULTING = [EVENTS[card].name for card in CONSULTATIONS]
MORNINGS = [EVENTS[card].name for card in MORNING_CARDS]


def test_what_was_told_lies_below_the_other_stories_of_its_deck() -> None:
    told = MORNINGS[:10]
    g = Table.dealt(seed="again", told=" ".join(told)).g
    assert sorted([EVENTS[card].name for card in g.morning[:10]]) == sorted(told)


def test_routes_begin_with_places_nobody_was_told_of() -> None:
    told = [EXPEDITIONS[card].name for card in EXPEDITION_CARDS[0][:4]]
    g = Table.dealt(seed="again", told=" ".join(told)).g
    assert not {EXPEDITIONS[cards[0][0]].name for cards, _, _ in g.routes} & set(told)


def test_consultations_nobody_has_held_come_first() -> None:
    held = CONSULTING[:3]
    g = Table.dealt(seed="again", told=" ".join(held)).g
    assert sorted([EVENTS[card].name for card in g.consultations[:3]]) == sorted(held)
    assert not {EVENTS[card].name for card in g.dusk} & set(held)


def test_a_consultation_has_been_told_when_it_was_held() -> None:
    g = Table.dealt(seed="again").g
    (waiting,) = [card for card in g.dusk if card in CONSULTATIONS]
    assert stories(g, "") == ""
    g.dusk.remove(waiting)
    assert stories(g, "") == EVENTS[waiting].name


def test_a_game_hands_on_what_was_told_before_it_and_in_it() -> None:
    g = Table.dealt(seed="again", told=MORNINGS[0]).g
    drawn = EVENTS[g.morning.pop()].name
    assert set(stories(g, MORNINGS[0]).split()) == {MORNINGS[0], drawn}
    assert GAME.handed_on(g, {"told": MORNINGS[0]}) == {"told": stories(g, MORNINGS[0])}


def test_a_place_on_a_route_that_nobody_has_explored_has_not_been_told() -> None:
    g = Table.dealt(seed="again").g
    assert g.routes
    assert stories(g, "") == ""


def test_when_all_of_a_deck_was_told_it_begins_anew_with_what_came_last() -> None:
    g = Table.dealt(seed="again", told=" ".join(MORNINGS[1:])).g
    drawn = EVENTS[g.morning.pop()].name
    assert drawn == MORNINGS[0]
    assert stories(g, " ".join(MORNINGS[1:])) == drawn


def test_the_record_of_such_a_game_can_be_verified() -> None:
    match = Table.dealt(seed="again", told=" ".join(MORNINGS[:5])).match
    assert verify(GAME, parse(match.record())).options == match.options
    assert "told" not in Table.dealt().match.options


def test_a_story_that_there_is_not_is_refused() -> None:
    with pytest.raises(Problem) as found:
        Table.dealt(told="X99")
    assert (found.value.code, found.value.figures["got"]) == ("option-value", "X99")
