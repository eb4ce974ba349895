"""Actions of several steps at a table: which answer need not be asked for, how far an undo goes, how players are called."""

import random
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin, set_up
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables.audience import can_undo
from ratusz.server.tables.course import by_round
from ratusz.server.tables.play import ACT, NOBODY, POSITION, Play
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller
from tests.kernel.test_steps import DEAL, WAY

NAMES = ["Anna", "Ben", "Cid", "Dan", "Eva", "Flo"]


def table(match: Match, *actions: tuple[int, str]) -> Play:
    play = Play(match, Entry(0, NOBODY, POSITION, "", 0))
    for seat, text in actions:
        play.carry_out(Entry(play.seq + 1, seat, ACT, text, 0))
    return play


def teller(play: Play, eyes: int | None, language: str = "en") -> Teller:
    seats = [Seat(number, "human", None, None, name, None) for number, name in enumerate(NAMES[: play.match.seats])]
    return Teller(speech(language), play, seats, eyes)


def asked(play: Play, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = teller(play, seat).state(seat)["asks"][0]
    return found


def test_a_question_with_one_answer_that_follows_from_the_action_tells_it() -> None:
    match = set_up(game_named("state51"), WAY)
    play = table(match, (0, "conquer school"))
    ask = asked(play, 0)
    assert (ask["kind"], ask["foregone"]) == ("pay_reach", "pay con1")
    assert ask["question"].startswith("Conquer ")
    assert "pay how?" in ask["question"]


def test_what_is_asked_in_the_middle_of_an_action_can_be_stepped_back_from() -> None:
    match = set_up(game_named("state51"), WAY)
    assert not can_undo(table(match), (0,), 0)["step"]
    play = table(set_up(game_named("state51"), WAY), (0, "conquer school"))
    assert can_undo(play, (0,), 0)["step"]


def test_support_is_opened_by_its_side_and_closed_by_enough() -> None:
    play = table(set_up(game_named("newangeles"), DEAL), (0, "main riot-control"), (1, "counter media-circus"))
    while play.match.state.stack[-1][0] == "counter":
        play.carry_out(Entry(play.seq + 1, play.waiting()[0], ACT, "pass", 0))
    assert asked(play, 2)["opens"] == ["support"]
    asides = teller(play, 2).state(2)["asks"][1:]
    assert asides
    assert not any(["opens" in ask for ask in asides])
    play.carry_out(Entry(play.seq + 1, 2, ACT, "support main", 0))
    after = asked(play, 2)
    assert after["closes"] == "enough"
    assert "opens" not in after  # no answer to this question leads to another


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_one_is_asked_without_a_name_and_others_hear_who_is_asked(language: str) -> None:
    play = table(set_up(game_named("state51"), WAY))
    own = teller(play, 0, language).state(0)["asks"][0]["question"]
    heard = teller(play, 1, language).state(1)["waiting"][0]["question"]
    assert "Anna" not in own
    assert heard == f"Anna: {own}"


def test_whoever_reads_the_log_is_told_which_player_that_is() -> None:
    play = table(set_up(game_named("state51"), WAY), (0, "pass"))
    mine, theirs = [msgspec.json.encode(teller(play, seat).entry(play.told[-1], seat)["lines"]).decode() for seat in range(2)]
    assert "Anna (you)" in mine
    assert "Anna" in theirs
    assert "Anna (you)" not in theirs


def test_in_new_angeles_person_and_corporation_are_one_name() -> None:
    play = table(set_up(game_named("newangeles"), DEAL))
    assert teller(play, 1).called == ["Anna (Globalsec)", "Ben (you, Jinteki)", "Cid (NBN)", "Dan (Weyland Consortium)"]


def test_what_is_refused_tells_how_far_it_is_from_possible() -> None:
    position = WAY.replace('hand = ["school", "valley"]', 'hand = ["gun-shop"]')
    refused = teller(table(set_up(game_named("state51"), position)), 0).why(0)
    found = {one["text"]: one["away"] for one in [msgspec.json.decode(bytes(raw)) for raw in refused]}
    assert found["conquer gun-shop"] == 1  # its contact line would do, and costs one good more than there is
    assert found["cooperate gun-shop"] == 3  # the whole distance


# How a game went.


# One more token of discontent, and the people drive their leaders out.
LAST_STRAW = """
phase = "dusk"
round = 9
discontent = ["anger", "anger", "greed", "greed", "fear"]
next = [["event_options", "Z016", ""]]
"""


def finished(game: str, seats: int) -> Play:
    match = begin(game_named(game), seats, {}, "course")
    chance = random.Random(3)
    while not match.over:
        seat = match.game.rules.seats(match.state)[0]
        match.do(seat, chance.choice(match.game.rules.options(match.state, seat)))
    play = table(begin(match.game, seats, {}, "course"), *[(move.seat, move.text) for move in match.moves])
    assert play.match.over
    return play


@pytest.mark.parametrize(("game", "seats", "pictures"), [
    ("state51", 2, ["score"]),
    ("newangeles", 4, ["threat", "capital"]),
    ("frostpunk", 2, ["deaths", "moods", "stores"]),
])  # fmt: skip
def test_the_result_draws_the_rounds_and_says_where_everything_came_from(game: str, seats: int, pictures: list[str]) -> None:
    play = finished(game, seats)
    result = teller(play, 0).result(play.match.state)
    assert result is not None
    assert [picture["picture"] for picture in result["course"]] == pictures
    last = play.game.pictured(play.match.state)
    for picture in result["course"]:
        assert len(picture["rounds"]) == len(by_round(play)) > 1
        assert [line["values"][-1] for line in picture["lines"]] == last[picture["picture"]]
        for line in picture["lines"]:
            assert len(line["values"]) == len(picture["rounds"])
            moved = sum([cause["change"] for cause in line["causes"]])
            assert moved == line["values"][-1] - line["values"][0]
            assert all(cause["name"] for cause in line["causes"])


def test_the_pictures_mark_the_decision_by_which_a_city_was_lost() -> None:
    city = set_up(game_named("frostpunk"), LAST_STRAW)
    play = table(city, (0, "choose 3"))
    result = teller(play, 0).result(play.match.state)
    assert result is not None
    (said,) = {(picture["turning"]["round"], picture["turning"]["text"]) for picture in result["course"]}
    assert said[0] == 9
    assert said[1].startswith("This is where the city was lost. “")
    given_up = table(set_up(game_named("frostpunk"), LAST_STRAW), (0, "resign"))
    ended = teller(given_up, 0).result(given_up.match.state)
    assert ended is not None
    assert {picture["turning"] for picture in ended["course"]} == {None}


def test_what_is_counted_in_the_end_came_from_what_the_score_names() -> None:
    play = finished("newangeles", 4)
    result = teller(play, 0).result(play.match.state)
    assert result is not None
    w = teller(play, 0).w
    sources = {w.say(f"score-{source}") for source in result["sources"][0]}
    (capital,) = [picture for picture in result["course"] if picture["picture"] == "capital"]
    named = [cause["name"] for line in capital["lines"] for cause in line["causes"]]
    assert named
    assert set(named) <= sources
    points = finished("state51", 2)
    ended = teller(points, 0).result(points.match.state)
    assert ended is not None
    assert {cause["name"] for line in ended["course"][0]["lines"] for cause in line["causes"]} == {"actions", "Production"}
