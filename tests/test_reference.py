"""The reference pages say what programs get to see: every field, ask, action and event, and nothing that is not there."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.kernel.state import Event, State
from ratusz.kernel.view import Head
from tools.facts import Fact, told
from tools.reference import PAGES, Undocumented, check_figures, page, shape
from tools.shapes import Field, Shape, shapes

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
MOVES = 250
VIEWS = 25  # moves between two looks


def seen(game: Game) -> Any:
    return import_module(f"ratusz.games.{game.name}.position.seen")


def played(game: Game, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game, with what was told since the last time."""
    choices = random.Random(seed)
    g = game.new(choices.choice(game.seats), {}, str(seed))
    heard: list[Event] = []
    g.listener = heard.append
    game.rules.settle(g)
    for _ in range(MOVES):
        yield g, heard
        heard.clear()
        if not g.stack:
            return
        seat = choices.choice(game.rules.seats(g))
        game.rules.apply(g, seat, choices.choice(game.rules.options(g, seat)))


@ALL
def test_the_reference_is_up_to_date(game: Game) -> None:
    assert (PAGES / f"{game.name}.md").read_text(encoding="utf-8") == page(game), "run python tools/reference.py"


@ALL
def test_a_view_has_the_fields_of_its_type_and_no_others(game: Game) -> None:
    """Converting to a typed dictionary checks its types and leaves out what it does not name."""
    _, side = seen(game).View.__orig_bases__[0].__args__
    for move, (g, _) in enumerate(played(game, 1)):
        if move % VIEWS == 0:
            for eyes in (None, 0):
                found = game.view(g, eyes)
                assert msgspec.convert(found, seen(game).View) == found
                assert [msgspec.convert(seat, side) for seat in found["seats"]] == found["seats"]


@ALL
def test_whatever_is_told_is_described_with_exactly_its_figures(game: Game) -> None:
    facts = told(game.name)
    for seed in range(2):
        for _, events in played(game, seed):
            for event in events:
                assert facts[event.kind].holds(set(event.figures)), (event.kind, event.figures)
                assert msgspec.convert(event.figures, seen(game).Figures) == event.figures


@ALL
def test_every_view_begins_with_the_head_of_all(game: Game) -> None:
    assert seen(game).View.__orig_bases__[0].__origin__ is Head


def test_what_has_no_description_is_refused() -> None:
    bare = Shape("Side", [], [], [Field("vp", "number", True, "")], "A player.")
    with pytest.raises(Undocumented, match=r"Side\.vp"):
        shape(bare)
    with pytest.raises(Undocumented, match="'vp'"):
        check_figures(Shape("Figures", [], [], [], ""), {"vp"})


def test_a_field_is_read_with_its_type_and_its_comment() -> None:
    found = {one.name: one for one in shapes(import_module("ratusz.games.newangeles.position.seen"))}
    trade, view = found["Trade"], found["View"]
    assert isinstance(trade, Shape)
    assert isinstance(view, Shape)
    parts = next(field for field in trade.fields if field.name == "parts")
    assert (parts.type, parts.required) == ("Part[]", False)
    assert parts.said == "of a promise: what became of either side's part"
    assert view.bases == ["Head<Phase, Seat>", "Table"]


def test_an_event_may_be_told_with_figures_that_are_not_always_there() -> None:
    fact = Fact({"S51-SLOT.1"}, [{"seat", "vp"}], {"card"})
    assert fact.holds({"seat", "vp"})
    assert fact.holds({"seat", "vp", "card"})
    assert not fact.holds({"seat"})
    assert not fact.holds({"seat", "vp", "place"})
