"""Bots at a table in the terminal answer trades although nobody asks them to decide."""

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin
from ratusz.terminal.players import seated
from ratusz.terminal.speaking import Speaking
from ratusz.words.bundle import words

GAME = game_named("newangeles")


def table() -> tuple[Match, Speaking]:
    """A person and three bots in the middle of their first deals."""
    match = begin(GAME, 4, {}, "x")
    anybody = bot_named("random", GAME, "q")
    for _ in range(30):
        seat = GAME.rules.seats(match.state)[0]
        match.do(seat, anybody.choose(GAME.view(match.state, seat), seat, GAME.rules.options(match.state, seat)))
    return match, Speaking(match, seated(words("en"), GAME, ["human", "greedy", "greedy", "greedy"], "x"))


def heard(match: Match, speaking: Speaking) -> list[tuple[int, str]]:
    """What the bots say until they are silent."""
    before = len(match.moves)
    while (aside := speaking.next()) is not None:
        match.do(*aside)
    return [(move.seat, move.text) for move in match.moves[before:]]


@pytest.mark.parametrize(("offer", "answer"), [("trade 1 3 - binding -", "accept"), ("trade 1 - 5 binding -", "decline")])
def test_a_bot_answers_a_trade(offer: str, answer: str) -> None:
    match, speaking = table()
    heard(match, speaking)
    match.act(0, offer)
    assert [seat for seat, text in heard(match, speaking) if text.startswith(answer)] == [1]


def test_bots_fall_silent_and_speak_again_after_a_move() -> None:
    match, speaking = table()
    heard(match, speaking)
    assert speaking.next() is None
    match.act(0, "trade 1 3 - binding -")
    assert speaking.next() is not None
