"""Labels are remembered with what of the table they were made of, and made anew when that has changed; sentences about players
without their names."""

import random
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.match import begin
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables.play import NOBODY, POSITION, Play
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller
from ratusz.server.tables.watching import MOST, Remembered, Watched
from ratusz.words import sentences
from ratusz.words.bundle import LANGUAGES, words

PLAYERS = {"state51": 2, "newangeles": 4, "frostpunk": 2}


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_remembered_label_is_the_one_that_would_be_made(game: str, language: str) -> None:
    """Two games one after another, so that much is remembered from other tables."""
    for number in (1, 2):
        play = Play(begin(GAMES[game], PLAYERS[game], {}, str(number)), Entry(0, NOBODY, POSITION, "", 0))
        chance = random.Random(number)
        seats = [Seat(seat, "human", None, None, f"Player {seat}", None) for seat in range(PLAYERS[game])]
        while not play.match.over and play.moves < 80:
            teller = Teller(speech(language), play, seats, None)
            for seat in range(PLAYERS[game]):
                check(teller, seat)
            seat = chance.choice(play.waiting())
            play.match.do(seat, chance.choice(play.game.rules.options(play.match.state, seat)))


def check(teller: Teller, seat: int) -> None:
    g, game = teller.play.match.state, teller.game
    view = game.view(g, seat)
    for action in game.rules.options(g, seat) + game.rules.menu(g, seat)[0]:
        told: dict[str, Any] = msgspec.json.decode(teller.choice(g, seat, action))
        structure = game.rules.structure(g, seat, action)
        assert told["label"] == sentences.action(teller.w, game.name, view, seat, structure)
    for action, rule, figures in game.rules.explain(g, seat)[1] + game.rules.menu(g, seat)[1]:
        refused: dict[str, Any] = msgspec.json.decode(teller.refusal(g, seat, action, rule, figures))
        structure = game.rules.structure(g, seat, action)
        assert refused["label"] == sentences.action(teller.w, game.name, view, seat, structure)
        assert refused["reason"] == sentences.refusal(teller.w, game.name, rule, figures)


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_remembered_from_another_table_names_the_players_of_this_one(game: str, language: str) -> None:
    w = words(language).of(game)
    for number, people in enumerate((["Ola", "Jan", "Ewa", "Zoë"], ['"Jan"', "Ola", "Ё", "Ewa & Jan"])):
        seats = [Seat(seat, "human", None, None, people[seat], None) for seat in range(PLAYERS[game])]
        play = Play(begin(GAMES[game], PLAYERS[game], {}, "same"), Entry(0, NOBODY, POSITION, "", 0))
        chance = random.Random(1)
        while not play.match.over and play.moves < 60:
            teller = Teller(speech(language), play, seats, number)
            g = play.match.state
            seat = chance.choice(play.waiting())
            task = play.game.rules.waiting(g, seat)
            assert task is not None
            asked = sentences.question(w, game, task[0], teller.called, play.game.rules.task_data(g, task))
            assert teller.question(g, seat) == asked
            assert teller.question_to(g, seat) == sentences.question_to(w, teller.called[seat], asked)
            for event in play.match.do(seat, chance.choice(play.game.rules.options(g, seat))):
                told = sentences.event(w, game, event.kind, event.figures, teller.called)
                assert teller.line(event)["text"] == told


def test_what_is_said_about_players_is_made_once_for_all_of_them() -> None:
    w, made = speech("en"), []

    def make(players: list[str]) -> str:
        made.append(players)
        return f"{players[1]} visits {players[0]}."

    assert w.about(["Ola", "Jan"], ("test",), None, make) == "Jan visits Ola."
    assert w.about(["Ewa", "Zoë"], ("test",), None, make) == "Zoë visits Ewa."
    assert len(made) == 1


VIEW = {"a": {"b": [1, 2], "c": "x"}, "d": [{"e": 1}, {"e": 2}], "f": {}}


@pytest.mark.parametrize(
    ("look", "other", "unseen"),
    [
        (lambda view: view["a"]["c"], {"a": {"b": [1, 2], "c": "y"}}, {"a": {"b": [3], "c": "x"}}),
        (lambda view: 1 in view["a"]["b"], {"a": {"b": [2], "c": "x"}}, {"a": {"b": [1, 5], "c": "z"}}),
        (lambda view: [one["e"] for one in view["d"]], {"d": [{"e": 1}]}, {"a": {}}),
        (lambda view: bool(view["f"]), {"f": {"g": 1}}, {"d": []}),
        (lambda view: view["f"].get("g", 0), {"f": {"g": 0}}, {"f": {"h": 1}}),
        (lambda view: len(view["d"]), {"d": []}, {"f": {"g": 1}}),
        (lambda view: view["a"]["b"][1:], {"a": {"b": [1, 3], "c": "x"}}, {"d": []}),
        (lambda view: list(view["a"].items()), {"a": {"b": []}}, {"d": []}),
        (lambda view: view["a"]["b"] == [1, 2], {"a": {"b": [2, 2], "c": "x"}}, {"a": {"b": [1, 2], "c": "z"}}),
    ],
)
def test_a_look_notices_what_it_saw_and_nothing_else(look: Any, other: dict[str, Any], unseen: dict[str, Any]) -> None:
    looks: list[Any] = []
    assert look(Watched(VIEW, (), looks)) == look(VIEW)
    known = Remembered()
    known.keep(VIEW, looks, "made")
    assert known.find(VIEW) == known.find({**VIEW, **unseen}) == "made"
    assert known.find({**VIEW, **other}) is None


def test_that_something_is_missing_was_seen_too() -> None:
    looks: list[Any] = []
    with pytest.raises(KeyError):
        Watched(VIEW, (), looks)["f"]["g"]
    known = Remembered()
    known.keep(VIEW, looks, "made")
    assert known.find({**VIEW, "f": {"g": 1}}) is None


def test_what_is_remembered_of_many_views_is_found_by_what_was_seen_of_each() -> None:
    """Which part is looked at hangs on what was seen before it; parts may be missing, or be there as something else."""

    def look(view: Any) -> str:
        if not view["on"]:
            return "off"
        part = view["part"]
        if part is None:
            return "nothing"
        down = part["deep"]["down"] if "down" in part["deep"] else part["deep"]["up"]["at"]
        return f"{down} {part.get('more', 'none')}"

    chance, known, made = random.Random(1), Remembered(), 0
    for _ in range(2000):
        deep = chance.choice([{"down": chance.randrange(3)}, {"up": {"at": chance.randrange(2)}}])
        more = chance.choice([{}, {"more": chance.choice([None, 1, "x"])}])
        view = {"on": chance.random() < 0.9, "part": chance.choice([None, {"deep": deep, **more}]), "unseen": chance.random()}
        found = known.find(view)
        if found is None:
            looks: list[Any] = []
            known.keep(view, looks, look(Watched(view, (), looks)))
            made += 1
            found = known.find(view)
        assert found == look(view)
    assert made < 2 + 5 * 4 + 1 <= MOST


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    known = Remembered()
    for number in range(3 * MOST):
        view = {"at": number}
        looks: list[Any] = []
        known.keep(view, looks, Watched(view, (), looks)["at"] or "0")
        assert known.find(view) == (number or "0")
    assert known.count == MOST
