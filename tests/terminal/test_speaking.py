"""Bots at a table in the terminal answer trades although nobody asks them to decide."""

from pathlib import Path

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, begin, set_up
from ratusz.terminal import records
from ratusz.terminal.players import seated
from ratusz.terminal.speaking import Speaking
from ratusz.words.bundle import words
from tests.terminal.conftest import Shell

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


def test_bots_that_are_asked_what_they_think_say_so_and_why(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "city.json"
    city = 'phase = "morning"\nround = 5\nnext = [["event_options", "P027", ""]]\n[[seat]]\n[[seat]]\n[[seat]]\n'
    records.save(file, set_up(game_named("frostpunk"), city), ["human:Ola", "greedy", "greedy"])
    shell("play", "--resume", file, typed="call\nquit\n")
    said = [move for move in records.load(file).record.moves if move[1].startswith("propose")]
    assert [move[0] for move in said] == [1, 1, 2]  # the one to the left speaks of a card also unasked
    assert "Proposals greedy 2, greedy 3: option 1 Changes: overload: +2." in shell.flat
