"""The mentor, examples and tours on the server."""

import asyncio
from pathlib import Path

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up
from ratusz.lessons.examples import example
from ratusz.mentor.advice import better
from tests.server.site import BOT, ME, serving
from tests.server.test_lessons import did
from tests.server.test_table import FIRST

GAME = "/api/games/state51"
CLAUSE = "S51-VISIT.1"


def poor_action() -> str:
    """Something clearly poor that can be done at the example of the clause, and taken back."""
    game = game_named("state51")
    found = example("state51", CLAUSE)
    view = game.view(found.before, found.seat)
    for action in game.rules.options(found.before, found.seat):
        match = set_up(game, game.position(found.before))
        match.do(found.seat, action)
        if match.can_undo(found.seat) and better(game, view, found.seat, action, "") is not None:
            return game.rules.write(found.before, found.seat, action)
    raise AssertionError("nothing is poor there")


def test_the_mentor_says_what_matters_to_ones_own_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, BOT, **FIRST))["table"]
            async with anna.at(table) as player:
                state = await player.seated()
                found = await player.ask("mentor", seat=0)
                assert found["seq"] == state["seq"]
                assert found["text"].startswith("Your contact card reaches")
                assert found["rule"] == "S51-ACTION.8"
                assert (await player.ask("mentor", seat=1))["code"] == "not-yours"
                assert (await player.ask("judge", seat=0))["poor"] is None  # nothing was done yet

    asyncio.run(scene())


def test_a_poor_choice_is_judged_while_it_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            made = await anna.post(f"{GAME}/rules/{CLAUSE}/example", status=201)
            async with anna.at(made["table"]) as player:
                await player.seated()
                seat = player.state["eyes"]
                await player.ask("looking", seat=seat, on=True)  # bots wait
                await did(player, poor_action())
                poor = (await player.ask("judge", seat=seat))["poor"]
                assert poor["decision"] == 0
                assert poor["chosen"]["action"]["text"] == poor_action()
                assert poor["better"]["action"]["text"] != poor_action()
                assert poor["chosen"]["why"] != poor["better"]["why"]

    asyncio.run(scene())


def test_clauses_say_whether_they_have_an_example_and_show_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            clauses = {clause["id"]: clause for clause in await anna.get(f"{GAME}/rules")}
            assert clauses[CLAUSE]["example"]
            assert not clauses["S51-CARD.21"]["example"]
            shown = await anna.get(f"{GAME}/rules/{CLAUSE}/example", lang="pl")
            assert shown["view"]["eyes"] == shown["seat"]
            assert shown["action"]
            assert shown["told"]
            assert shown["text"]
            assert (await anna.get(f"{GAME}/rules/S51-CARD.21/example", status=404))["error"]["code"] == "example-none"

    asyncio.run(scene())


def test_a_tour_has_a_position_words_and_ways_on_for_each_step(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            steps = await anna.get(f"{GAME}/tour", lang="de")
            assert len(steps) == 10
            assert all(step["title"] and step["text"] and step["view"] and step["table"] for step in steps)
            assert steps[0]["clauses"][0]["id"] == "S51-END.1"

    asyncio.run(scene())
