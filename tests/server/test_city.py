"""What the server knows of cities: what bots are called there, how they ended, what is handed on, their chronicle."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from ratusz.bots.levels import LEVELS
from ratusz.games.frostpunk.position.state import City
from ratusz.kernel.match import set_up
from ratusz.server.http.tables import ended
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables.play import ACT, NOBODY, POSITION, TRY, UNDO, Play
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller, names
from ratusz.words.bundle import LANGUAGES, words
from tests.server.site import ME, serving
from tests.table import Table

BOT = Seat(0, "bot", None, "greedy", "", None)


def test_a_bot_is_called_by_what_it_is_in_its_game() -> None:
    assert names(speech("en").of("frostpunk"), [BOT]) == ["Foreman"]
    assert names(speech("en").of("state51"), [BOT]) == ["Trader"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_all_levels_have_a_name_of_their_own_in_the_city(language: str) -> None:
    called = [names(speech(language).of("frostpunk"), [Seat(0, "bot", None, level, "", None)])[0] for level in LEVELS]
    elsewhere = [names(speech(language).of("state51"), [Seat(0, "bot", None, level, "", None)])[0] for level in LEVELS]
    assert len({*called, *elsewhere}) == 2 * len(LEVELS)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "1 dead; 15 end the game."),
        ("de", 1, "1 Todesfall; bei 15 endet das Spiel."),
        ("de", 2, "2 Todesfälle; bei 15 endet das Spiel."),
        ("pl", 1, "Zgony: 1; przy 15 przegrywacie."),
        ("ru", 1, "Всего смертей: 1; 15 — конец игры."),
    ],
)
def test_a_single_death_is_counted_as_one(language: str, count: int, said: str) -> None:
    assert words(language).of("frostpunk").say("board-deaths-line", count=count, most=15) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_city_is_lost_or_saved_and_other_games_are_won_by_somebody(language: str) -> None:
    city, other = speech(language).of("frostpunk"), speech(language).of("state51")
    called = ["Anna", "Ben", "Cid"]
    assert (
        len({ended(city, [], called, 0), ended(city, [0], called, 0), ended(other, [], called, 0), ended(other, [0], called, 1)})
        == 4
    )
    assert "Anna" in ended(other, [0], called, 1)
    assert "Anna" not in ended(other, [0], called, 0)  # but "you"
    both = ended(other, [0, 1, 2], called, 1)
    assert ("Anna" in both, "Ben" in both, "Cid" in both) == (True, False, True)


def test_the_result_says_how_often_something_hidden_was_taken_back() -> None:
    table = Table("pool = { worker = 1 }\nphase = \"action\"\n", "frostpunk")
    play = Play(set_up(table.game, table.game.position(table.match.state)), Entry(0, NOBODY, POSITION, "", 0))
    entries = [(TRY, '[{"do": "draw-citizens"}]'), (UNDO, "1"), (TRY, '[{"do": "gain", "what": "wood"}]'), (UNDO, "1")]
    for number, (kind, text) in enumerate([*entries, (ACT, "resign")], 1):
        play.carry_out(Entry(number, 0, kind, text, 0))
    result = Teller(speech("en"), play, [Seat(0, "human", None, None, "Anna", None)], 0).result(play.match.state)
    assert result is not None
    assert result["peeked"] == 1


async def visited(folder: Path) -> tuple[Any, Any, Any, str]:
    """A city is given up after a morning, and another one is begun."""
    async with serving(folder) as site, site.visitor() as anna:
        table = (await anna.open_table(ME, game="frostpunk"))["table"]
        early = await anna.get(f"/api/tables/{table}/chronicle", 400)
        room = await site.hall.house.room(table)
        async with room.opened() as play:
            cast(City, play.match.state).morning.pop()
        async with anna.at(table) as player:
            await player.seated()
            await player.act("resign")
        page = await anna.get(f"/api/tables/{table}/chronicle")
        again = (await anna.open_table(ME, game="frostpunk"))["table"]
        told = (await site.hall.store.setup(again)).options["told"]
        return early, page, await anna.get("/api/games"), str(told)


def test_the_chronicle_is_there_when_the_game_is_over_and_what_was_told_is_handed_on(tmp_path: Path) -> None:
    early, page, cards, handed_on = asyncio.run(visited(tmp_path))
    assert early["error"]["code"] == "chronicle-early"
    assert page["page"].startswith("<!doctype html>")
    assert len(handed_on.split()) == 1
    [city] = [card for card in cards if card["game"] == "frostpunk"]
    assert [option["name"] for option in city["options"]] == ["scenario", "society", "difficulty"]
    assert all(value["about"] for option in city["options"] for value in option["values"])
