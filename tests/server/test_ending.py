"""How a game ended, as the page is told it."""

import random

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.match import Match, begin
from ratusz.server.journal import Entry
from ratusz.server.play import NOBODY, POSITION, Play
from ratusz.server.speech import speech
from ratusz.server.store import Seat
from ratusz.server.telling import Teller
from tests.frostpunk.table import Table

PLAYERS = ["Ann", "Bob", "Cid", "Dan"]
GAMES = 60  # of random players: among so many some end without a winner, and some with one


def played(seed: int) -> Match:
    match = begin(GAME, len(PLAYERS), {}, str(seed))
    chance = random.Random(seed)
    while not match.over:
        seat = GAME.rules.seats(match.state)[0]
        match.do(seat, chance.choice(GAME.rules.explain(match.state, seat)[0]))
    return match


def sentence(match: Match, language: str) -> str:
    seats = [Seat(number, "human", None, None, name, None) for number, name in enumerate(PLAYERS)]
    found = Teller(speech(language), Play(match, Entry(0, NOBODY, POSITION, "", 0)), seats, None).result(match.state)
    assert found is not None
    return str(found["sentence"])


@pytest.mark.rule("NA-67.3")
def test_a_city_that_fell_without_a_winner_is_no_draw() -> None:
    fallen = next(match for match in map(played, range(GAMES)) if not GAME.result(match.state).winners)
    threat = str(GAME.view(fallen.state, None)["threat"])
    for language in ("en", "pl", "de", "ru"):
        told = sentence(fallen, language)
        assert threat in told
        assert told != speech(language).say("result-winner", winners=0, names="")


def test_who_has_won_is_named() -> None:
    match = next(match for match in map(played, range(GAMES)) if GAME.result(match.state).winners)
    told = sentence(match, "en")
    assert told.startswith("Winner: ")
    for seat, player in enumerate(PLAYERS):
        assert (f"{player} (" in told) == (seat in GAME.result(match.state).winners)


@pytest.mark.rule("FP-WIN.1")
def test_where_all_win_together_it_is_told_what_they_have_won() -> None:
    table = Table('phase = "end"\nround = 15\nstored = { coal = 12, food = 15 }\n[[card]]\nevent = "I-03"\n')
    assert sentence(table.match, "en") == "The city has survived: you win."
