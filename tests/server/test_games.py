"""What a page needs to know about games before it can draw one."""

import asyncio
from pathlib import Path

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.games.state51.content.cards import CARDS, FACTION_NAMES
from ratusz.words import bundle
from ratusz.words.bundle import LANGUAGES
from tests.server.site import LOCAL, ME, serving


def test_every_game_is_offered_with_its_options_and_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for language in LANGUAGES:
                offered = await anna.get("/api/games", lang=language)
                assert [one["game"] for one in offered] == list(GAMES)
                for one in offered:
                    game = GAMES[one["game"]]
                    assert one["seats"] == list(game.seats)
                    assert [option["name"] for option in one["options"]] == [
                        option.name for option in game.options if option.values
                    ]
                    for shown, option in zip(one["options"], game.options, strict=False):
                        assert [value["value"] for value in shown["values"]] == list(option.values)
                        assert all(value["title"] for value in shown["values"])
                    assert [bot["bot"] for bot in one["bots"]] == ["rookie", "trader", "planner", "strategist", "expert"]
                    assert len({bot["title"] for bot in one["bots"]}) == 5
                    assert all(bot["blurb"] for bot in one["bots"])

    asyncio.run(scene())


def test_every_bot_that_is_offered_can_sit_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            for bot in (await anna.get("/api/games"))[0]["bots"]:
                table = (await anna.open_table(ME, {"kind": "bot", "bot": bot["bot"]}, options={"first": 1}))["table"]
                async with anna.at(table) as player:
                    await player.seated()
                    await player.beyond(0)
                    assert player.state["players"][1]["name"] == bot["title"]

    asyncio.run(scene())


def test_the_words_of_a_game_are_there_for_a_page_that_was_built_without_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            texts = await anna.get("/api/games/state51/messages", lang="pl")
            assert "\ngame-state51 = 51. Stan\n" in "".join(texts)
            assert "\nS51-VISIT-1 = " not in "".join(texts)  # the rulebook is looked up clause by clause

    asyncio.run(scene())


def test_the_catalogue_holds_every_card_with_its_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            found = await anna.get("/api/games/state51/catalogue", lang="en")
            assert set(found["cards"]) == {card.name for card in CARDS}
            assert set(found["factions"]) == set(FACTION_NAMES)
            clauses = {clause.id for clause in GAMES["state51"].clauses}
            for card in found["cards"].values():
                assert card["name"]
                assert card["text"]
                assert set(card["clauses"]) <= clauses
            assert found["numbers"]["base-limit"] == 3
            valley = found["cards"]["valley"]
            assert valley["class"] == "location"
            assert valley["ability"]["gives"]
            german = await anna.get("/api/games/state51/catalogue", lang="de")
            assert german["cards"]["valley"]["text"] != valley["text"]

    asyncio.run(scene())


def test_the_rulebook_can_be_read_and_searched(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            whole = await anna.get("/api/games/state51/rules")
            assert len(whole) == len(GAMES["state51"].clauses)
            assert [clause["id"] for clause in await anna.get("/api/games/state51/rules", q="visit.6")] == ["S51-VISIT.6"]
            some = await anna.get("/api/games/state51/rules", q="worker")
            assert 0 < len(some) < len(whole)
            assert await anna.get("/api/games/state51/rules", q="zebra") == []

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_a_translated_clause_says_that_it_is_in_the_language_asked_for(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            assert {clause["language"] for clause in await anna.get(f"/api/games/{game}/rules", lang="pl")} == {"pl"}

    asyncio.run(scene())


def test_a_clause_that_is_not_translated_says_that_it_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = bundle.written

    def without_one(language: str, game: str) -> dict[str, str]:
        return {id: text for id, text in written(language, game).items() if language == "en" or id != "NA-7-1"}

    monkeypatch.setattr(bundle, "written", without_one)

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            spoken = {clause["id"]: clause["language"] for clause in await anna.get("/api/games/newangeles/rules", lang="pl")}
            assert [id for id in spoken if spoken[id] == "en"] == ["NA-7.1"]

    asyncio.run(scene())


def test_people_without_a_name_are_named_in_the_language_of_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL, language="pl"))["table"]
            assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Gracz 2"

    asyncio.run(scene())


def test_on_a_shared_screen_whoever_moved_last_can_take_it_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, LOCAL, options={"first": 0}))["table"]
            async with anna.at(table) as player:
                before = await player.seated()
                for _ in range(100):
                    before = player.state
                    await player.act(before["asks"][0]["actions"][0]["text"])
                    await player.beyond(before["seq"])
                    if player.state["eyes"] != before["eyes"]:
                        break
                undo = player.state["undo"]
                assert undo["seat"] == before["eyes"] != player.state["eyes"]
                assert undo["possible"]
                assert (await player.ask("undo", seat=undo["seat"], seq=player.state["seq"]))["type"] == "ok"
                await player.until(lambda: player.state["moves"] == before["moves"])
                assert player.state["view"] == before["view"]

    asyncio.run(scene())
