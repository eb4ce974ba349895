"""Who asks is told what an action would do and what is to come: from what these eyes may know, and no more often than is fair."""

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.kernel.match import begin
from ratusz.kernel.preview import forecast, preview
from ratusz.kernel.state import State
from ratusz.kernel.view import View
from ratusz.server.tables.foresight import ACTIONS, Foresight
from tests.server.site import BOT, LOCAL, ME, Player, Visitor, serving

ALL = pytest.mark.parametrize("game", GAMES)


async def alone(visitor: Visitor, game: str) -> str:
    """A table at which one person holds every seat."""
    seats = [ME, *[LOCAL] * (GAMES[game].seats[0] - 1)]
    table: str = (await visitor.open_table(*seats, game=game))["table"]
    return table


def legal(player: Player) -> list[str]:
    ask = player.own_ask()
    assert ask is not None
    return [action["text"] for action in ask["actions"]]


@ALL
def test_a_player_is_told_what_the_rules_tell_his_eyes(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        chance = random.Random(1)
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await alone(anna, game)
            async with anna.at(table) as player:
                for _ in range(12):
                    await player.until(player.own_ask)
                    state, actions = player.state, legal(player)
                    told = await player.ask("preview", actions=actions[:2], forecast=True)
                    assert told["seq"] == state["seq"]
                    eyes, view = state["eyes"], state["view"]
                    g = GAMES[game].rebuild(view)
                    for text, found in zip(actions, told["previews"], strict=False):
                        expected = preview(GAMES[game], view, eyes, GAMES[game].rules.read(g, eyes, text)).data()
                        assert (found["action"], plain(found["foreseen"])) == (text, expected)
                        assert found["text"]
                    coming = {name: one.data() for name, one in forecast(GAMES[game], view, eyes)}
                    assert {name: plain(one) for name, one in told["forecast"].items()} == coming
                    await player.act(chance.choice(actions))
                    await player.beyond(state["seq"])

    asyncio.run(scene())


def plain(found: dict[str, Any]) -> dict[str, Any]:
    """Without its sentences."""
    found = {name: value for name, value in found.items() if name != "remarks"}
    supposed = found["supposed"]
    events = [{name: value for name, value in event.items() if name != "text"} for event in found["events"]]
    ways = {answer: plain(way) for answer, way in found["ways"].items()}
    return {**found, "events": events, "supposed": None if supposed is None else plain(supposed), "ways": ways}


def test_the_table_as_text_tells_what_is_to_come_to_who_asks_for_it_and_no_state_waits_for_that(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await alone(anna, "frostpunk")
            async with anna.at(table, query="&text=1") as player:
                await player.until(player.own_ask)
                while "setup" in player.state["view"]:
                    seq = player.state["seq"]
                    await player.act(legal(player)[0])
                    await player.beyond(seq)
                    await player.until(player.own_ask)
                asked = (await player.ask("text"))["text"]
                assert any("Meal:" in line for line in asked)
                assert not any("Meal:" in line for line in player.state["text"])

    asyncio.run(scene())


@ALL
def test_who_watches_is_told_what_is_to_come_but_not_what_actions_would_do(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as guest:
            table = await alone(anna, game)
            async with anna.at(table) as player, guest.at(table) as watcher:
                for _ in range(12):
                    await player.until(player.own_ask)
                    seq, actions = player.state["seq"], legal(player)
                    assert (await watcher.ask("preview", actions=actions[:1]))["code"] == "not-yours"
                    await player.act(actions[0])
                    await player.beyond(seq)
                    await watcher.beyond(seq)
                told = await watcher.ask("preview", forecast=True)
                coming = {name: one.data() for name, one in forecast(GAMES[game], watcher.state["view"], None)}
                assert {name: plain(one) for name, one in told["forecast"].items()} == coming
                assert not [name for name in coming if name.startswith("card")]

    asyncio.run(scene())


def test_sentences_come_in_the_language_of_the_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await alone(anna, "state51")
            async with anna.at(table) as player:
                await player.until(player.own_ask)
                actions = legal(player)[:1]
                english = (await player.ask("preview", actions=actions))["previews"][0]
                await player.ask("lang", lang="pl")
                polish = (await player.ask("preview", actions=actions))["previews"][0]
                assert english["foreseen"]["figures"] == polish["foreseen"]["figures"]
                assert english["text"] != polish["text"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"actions": ["fly"]}, "action-unknown"),
        ({"actions": [""]}, "action-empty"),
        ({"actions": ["pass"]}, "illegal"),
        ({"actions": ["take nothing-of-the-kind"]}, "name-unknown"),
        ({"actions": "pass"}, "message-form"),
        ({"actions": [1]}, "message-form"),
        ({"actions": ["pass"] * (ACTIONS + 1)}, "message-form"),
        ({"forecast": 1}, "message-form"),
        ({"seat": 0}, "message-form"),
    ],
)
def test_what_cannot_be_previewed_is_refused_with_a_reason(tmp_path: Path, fields: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = await alone(anna, "state51")
            async with anna.at(table) as player:
                await player.until(player.own_ask)
                answer = await player.ask("preview", **fields)
                assert answer["type"] == "error"
                assert (answer["code"], bool(answer["message"])) == (code, True)
                assert (await player.ask("preview", actions=legal(player)[:1]))["type"] == "preview"

    asyncio.run(scene())


def test_what_was_asked_before_costs_nothing_and_the_rest_is_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, game="frostpunk"))["table"]
            async with anna.at(table) as player, anna.at(table) as window:
                await player.until(player.own_ask)
                one = legal(player)[:1]
                for _ in range(80):
                    assert (await player.ask("preview", actions=one))["type"] == "preview"
                site.hall.foresights.most = site.hall.foresights.rate = 0
                site.hall.foresights.buckets.clear()
                assert (await window.ask("preview", forecast=True))["code"] == "too-fast"
                assert (await window.ask("preview", actions=one))["type"] == "preview"

    asyncio.run(scene())


def test_others_have_a_turn_between_two_walks() -> None:
    """However much somebody asks for, nobody else waits for more than one walk through the rules."""

    async def scene() -> None:
        game = GAMES["newangeles"]
        match = begin(game, 4, {}, "turns")
        chance = random.Random(2)
        while len(dict(forecast(game, game.view(match.state, 0), 0))) < 4:
            seat = game.rules.seats(match.state)[0]
            match.do(seat, chance.choice(game.rules.options(match.state, seat)))
        turns = 0

        async def another() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        neighbour = asyncio.create_task(another())
        found = await Foresight().sight(0, game, match.state, 0).forecast(lambda: None)
        neighbour.cancel()
        assert turns >= len(found) >= 4

    asyncio.run(scene())


def test_a_new_state_is_looked_at_anew() -> None:
    async def scene() -> None:
        game = GAMES["state51"]
        match = begin(game, 2, {}, "anew")
        foresight = Foresight()
        for seq in range(6):
            seat = game.rules.seats(match.state)[0]
            action = game.rules.options(match.state, seat)[0]
            text, view = game.rules.write(match.state, seat, action), game.view(match.state, seat)
            sight = foresight.sight(seq, game, match.state, seat)
            found = await sight.preview(text, action, lambda: None)
            assert found.data() == preview(game, view, seat, action).data()
            assert list(sight.previews) == [text]
            assert list(foresight.sights) == [seat]
            match.do(seat, action)

    asyncio.run(scene())


class Counted:
    """A game that notes whose views are made."""

    def __init__(self) -> None:
        self.made: list[int | None] = []

    def view(self, g: State, seat: int | None) -> View:
        self.made.append(seat)
        return GAMES["newangeles"].view(g, seat)


def test_what_eyes_know_of_a_state_is_made_once() -> None:
    game, foresight = Counted(), Foresight()
    g = begin(GAMES["newangeles"], 4, {}, "once").state
    for eyes in (0, 1, None, 0, None):
        foresight.sight(0, cast(Game, game), g, eyes)
    assert game.made == [0, 1, None]
    foresight.sight(1, cast(Game, game), g, 0)
    assert game.made == [0, 1, None, 0]


def test_an_answer_that_comes_late_is_not_kept_for_the_next_state() -> None:
    """Somebody asks, the game goes on, and only then the rules are walked."""

    async def scene() -> None:
        game = GAMES["state51"]
        match = begin(game, 2, {}, "late")
        seat = game.rules.seats(match.state)[0]
        action = game.rules.options(match.state, seat)[0]
        foresight = Foresight()
        old = foresight.sight(0, game, match.state, seat)
        asking = asyncio.create_task(old.preview("asked", action, lambda: None))
        await asyncio.sleep(0)
        match.do(seat, action)
        new = foresight.sight(1, game, match.state, seat)
        await asking
        assert (list(old.previews), list(new.previews)) == (["asked"], [])

    asyncio.run(scene())
