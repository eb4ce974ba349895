"""How a game ended, as the page is told it."""

import random

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.kernel.match import Match, begin
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables.play import NOBODY, POSITION, Play
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller
from tests.frostpunk.table import Table
from tests.newangeles.test_endings import MET, last_round, standing

PLAYERS = ["Ann", "Bob", "Cid", "Dan"]
GAMES = 60  # of random players: among so many some end without a winner, and some with one


def played(seed: int) -> Match:
    match = begin(GAME, len(PLAYERS), {}, str(seed))
    chance = random.Random(seed)
    while not match.over:
        seat = GAME.rules.seats(match.state)[0]
        match.do(seat, chance.choice(GAME.rules.explain(match.state, seat)[0]))
    return match


def sentence(match: Match, language: str, eyes: int | None = None) -> str:
    seats = [Seat(number, "human", None, None, name, None) for number, name in enumerate(PLAYERS)]
    found = Teller(speech(language), Play(match, Entry(0, NOBODY, POSITION, "", 0)), seats, eyes).result(match.state)
    assert found is not None
    return str(found["sentence"])


@pytest.mark.rule("NA-67.3")
def test_a_city_that_fell_without_a_winner_is_no_draw() -> None:
    fallen = next(match for match in map(played, range(GAMES)) if not GAME.result(match.state).winners)
    threat = str(GAME.view(fallen.state, None)["threat"])
    for language in ("en", "pl", "de", "ru"):
        told = sentence(fallen, language)
        assert threat in told
        assert all(f"{player} (" in told for player in PLAYERS)


def test_who_has_won_is_named_to_those_who_look_on() -> None:
    match = next(match for match in map(played, range(GAMES)) if GAME.result(match.state).winners)
    for language, won in (("en", "won"), ("pl", "wygrywa"), ("de", "gewonnen"), ("ru", "обежда")):
        told = sentence(match, language)
        assert won in told.lower()
        for seat, player in enumerate(PLAYERS):
            assert (f"{player} (" in told) == (seat in GAME.result(match.state).winners)


def ended(rivals: tuple[str, ...], capital: tuple[int, ...], head: str = MET) -> Match:
    return last_round(standing(rivals, capital), head).match


def test_whoever_reads_is_told_whether_they_won_and_by_how_much() -> None:
    match = ended(("jinteki", "nbn", "globalsec", "federalist"), (20, 15, 20, 50))
    called = "Ann (Globalsec)"
    assert [sentence(match, "en", eyes) for eyes in (None, *range(4))] == [
        f"{called} won.",
        "You won. You have 5 more capital than your rival, Jinteki.",
        f"{called} won. You are 6 short of beating your rival, NBN: a tie is not enough.",
        f"{called} won. You are 1 short of beating your rival, Globalsec: a tie is not enough.",
        f"{called} won. The city stood, and so you, the Federalist, could not win.",
    ]
    assert all("Ann (" not in sentence(match, language, 0) for language in ("en", "pl", "de", "ru"))


def test_several_winners_are_named_as_one_would_say_it() -> None:
    match = ended(("weyland", "globalsec", "jinteki", "nbn"), (20, 21, 22, 5))
    assert sentence(match, "en", 3).startswith("Ann (Globalsec), Bob (Jinteki) and Cid (NBN) won. ")
    assert sentence(match, "de", 0).startswith("Du hast gewonnen, ebenso Bob (Jinteki) und Cid (NBN). ")
    assert sentence(match, "pl").startswith("Wygrywają Ann (Globalsec), Bob (Jinteki) i Cid (NBN).")
    assert sentence(match, "ru", 1).startswith("Вы победили, и вместе с вами Ann (Глобалсек) и Cid (NBN). ")


@pytest.mark.parametrize(("mine", "said"), [(18, "You won. The city fell, and you, the Federalist, have 25 capital."), (16, "")])
def test_the_federalist_is_told_what_the_fall_of_the_city_brought(mine: int, said: str) -> None:
    fallen = 'threat = 19\ncity = { outage = ["manta", "quinde", "nihongai"] }'
    match = ended(("jinteki", "federalist", "globalsec", "nbn"), (40, mine, 5, 5), fallen)
    short = "The city fell, but you, the Federalist, are 2 short of 25 capital."
    assert sentence(match, "en", 1) == said or sentence(match, "en", 1).endswith(short)
    assert sentence(match, "en", 0).endswith("The city fell, and then only the Federalist can win.")


def test_the_own_rival_card_tells_how_many_were_beaten() -> None:
    rivals = ("globalsec", "federalist", "jinteki", "nbn")
    assert sentence(ended(rivals, (16, 30, 15, 15)), "en", 0) == "You won. You held your own card and are ahead of 2 players."
    lost = sentence(ended(rivals, (15, 30, 14, 15)), "en", 0)
    assert lost.endswith("You held your own card: you are ahead of 1 of the 2 players you had to beat.")


@pytest.mark.rule("FP-WIN.1")
def test_where_all_win_together_it_is_told_what_they_have_won() -> None:
    table = Table('phase = "end"\nround = 15\nstored = { coal = 12, food = 15 }\n[[card]]\nevent = "I-03"\n')
    assert sentence(table.match, "en") == "The city has survived: you win."
