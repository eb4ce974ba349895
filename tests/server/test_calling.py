"""Being called to a table when the page is closed: once for each wait, as one has chosen, and with nothing hidden in it."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratusz.server.calls.calling import Calling
from ratusz.server.calls.reach import Reach
from ratusz.server.calls.waits import Cause, Said, wanted_of
from ratusz.server.tables.timekeeper import Timekeeper
from tests.server.days import MAIL, SITE, Scene, after_a_kill, days
from tests.server.moved import Moved, time_passes
from tests.server.postgres import database_of_its_own
from tests.server.site import ME, OPEN, PATIENCE, serving

__all__ = ["time_passes"]


def test_who_is_waited_for_is_called_once_by_letter_and_by_notice_with_a_link_to_the_table(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.until_annas_turn()
            await game.told()
            assert (game.subjects, game.titles) == ([], [])  # perhaps she comes back at once
            await game.later(minutes=1)
            assert game.subjects == ["Your turn: 51st State"]
            assert game.sink.link() == f"{SITE}/table/{game.table}"
            assert "At the table with Ben it is your move." in game.sink.letters[0].get_content()
            assert game.titles == ["Your turn: 51st State"]
            assert game.push.notices[0]["url"] == f"/table/{game.table}"
            assert game.push.headers[0]["authorization"].startswith("vapid ")
            await game.later(days=3)
            assert (len(game.subjects), len(game.titles)) == (1, 1)  # the same wait
            await game.annas_move()
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert (len(game.subjects), len(game.titles)) == (2, 2)

    asyncio.run(scene())


@pytest.mark.slow
def test_on_postgresql_a_call_that_two_servers_see_is_made_once(tmp_path: Path, time_passes: Moved, postgresql: str) -> None:
    database = database_of_its_own(postgresql, "called")

    async def scene() -> None:
        async with days(tmp_path, time_passes, database=database) as game:
            settings: dict[str, Any] = {"smtp": game.sink.address, "sender": "ratusz@games.example", "origin": SITE}
            async with serving(tmp_path, database=database, push_services=("127.0.0.1",), **settings) as other:
                await game.until_annas_turn()
                await game.told()
                time_passes.move(hours=1)
                halls = (game.site.hall, other.hall)
                for _ in range(3):
                    await asyncio.gather(*[hall.calling.look() for hall in halls])
                    await asyncio.gather(*[hall.outbox.look() for hall in halls])
                await game.told()
                assert (len(game.subjects), len(game.titles)) == (1, 1)

    asyncio.run(scene())


def test_who_has_the_table_before_the_eyes_is_not_called(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.until_annas_turn()
            async with game.anna.at(game.table) as first:
                await first.seated()
                assert (await first.ask("nudge", seat=0, whom=0))["code"] == "nudge-nobody"
                await game.later(minutes=1)
            assert (game.subjects, game.titles) == ([], [])

    asyncio.run(scene())


def test_a_server_that_starts_again_calls_for_what_waits_and_not_for_what_was_told(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async def happens(game: Scene) -> None:
            await game.begin()
            await game.until_annas_turn()

        async for game in after_a_kill(tmp_path, time_passes, happens):
            assert (len(game.subjects), len(game.titles)) == (1, 1)

    asyncio.run(scene())


def test_each_kind_goes_the_ways_one_has_chosen(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            changed = await game.anna.patch("/api/calls", {"kinds": {"turn": ["mail"], "message": ["push"]}})
            assert (changed["kinds"]["turn"], changed["kinds"]["message"]) == (["mail"], ["push"])
            assert (changed["mail"], len(changed["browsers"]), changed["email"]) == (True, 1, MAIL)
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert (game.subjects, game.titles) == (["Your turn: 51st State"], [])
            async with game.ben.at(game.table) as second:
                await second.seated()
                await second.ask("chat", text="The password is swordfish.")
                await second.ask("chat", text="Are you there?")
            await game.later(minutes=1)
            assert game.titles == ["A message at the table: 51st State"]  # one, until she has been there
            assert "swordfish" not in str(game.push.notices)
            async with game.anna.at(game.table) as first:
                await first.seated()
            await game.told()
            async with game.ben.at(game.table) as second:
                await second.seated()
                await second.ask("chat", text="Hello?")
            await game.later(minutes=1)
            assert len(game.titles) == 2

    asyncio.run(scene())


def test_letters_speak_the_language_of_who_reads_them(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/me", {"language": "pl"})
            await game.until_annas_turn()
            await game.later(minutes=1)
            assert game.subjects[0].startswith("Twój ruch: ")

    asyncio.run(scene())


def test_nobody_is_called_in_quiet_hours_but_after_them_if_the_wait_still_lasts(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"quiet": [0, 12 * 60], "zone": "UTC"})
            local = datetime.fromtimestamp(time_passes(), UTC)
            time_passes.move(minutes=-(local.hour * 60 + local.minute) + 24 * 60 + 60)  # one at night
            await game.until_annas_turn()
            await game.later(hours=1)
            assert (game.subjects, game.titles) == ([], [])
            await game.later(hours=11)
            assert (len(game.subjects), len(game.titles)) == (1, 1)

    asyncio.run(scene())


def at(hour: int, minute: int = 0) -> int:
    return int(datetime(2026, 7, 1, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_quiet_hours_may_go_past_midnight_and_are_those_of_the_place() -> None:
    night = Reach(quiet=(22 * 60, 7 * 60), zone="UTC")
    assert night.quiet_until(at(21, 59)) is None
    assert night.quiet_until(at(23)) == at(7) + 24 * 3600 * 1000
    assert night.quiet_until(at(3)) == at(7)
    assert night.quiet_until(at(7)) is None
    assert Reach(quiet=(22 * 60, 7 * 60), zone="Europe/Warsaw").quiet_until(at(20, 30)) == at(5) + 24 * 3600 * 1000


def test_a_player_who_has_waited_for_a_while_can_remind_another_once(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.until_annas_turn()
            await game.later(minutes=1)
            async with game.ben.at(game.table) as second:
                await second.seated()
                [waited] = second.state["waiting"]
                time_passes.move(seconds=waited["remind"] / 1000 - time_passes() - 5)
                assert (await second.ask("nudge", seat=1, whom=0))["code"] == "nudge-early"
                time_passes.move(seconds=6)
                assert (await second.ask("nudge", seat=1, whom=0))["type"] == "ok"
                assert (await second.ask("nudge", seat=1, whom=0))["code"] == "nudge-done"
                away = second.state["players"][0]["away"]
                assert away is not None
                assert away < time_passes() * 1000
            await game.told()
            assert game.titles[1:] == ["Ben is waiting for you: 51st State"]

    asyncio.run(scene())


def test_what_is_said_when_one_has_gone_again_is_told_though_one_heard_what_was_said_before(
    tmp_path: Path, time_passes: Moved
) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": [], "message": ["push"]}})
            async with game.ben.at(game.table) as second:
                await second.seated()
                async with game.anna.at(game.table) as first:
                    await first.seated()
                    await game.told()
                    await second.ask("chat", text="hello")
                    await game.later(minutes=1)
                async with asyncio.timeout(PATIENCE):
                    while len(game.site.hall.house.here(game.table) or ()) > 1:
                        await asyncio.sleep(0.02)
                assert game.titles == []
                await second.ask("chat", text="are you there")
                await game.later(minutes=1)
                assert len(game.titles) == 1

    asyncio.run(scene())


def test_nobody_is_called_by_whom_he_has_blocked(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.until_annas_turn()
            await game.anna.patch("/api/calls", {"kinds": {"turn": [], "message": ["push"]}})
            await game.anna.post(f"/api/tables/{game.table}/seats/1/block")
            await game.later(hours=2)
            async with game.ben.at(game.table) as second:
                await second.seated()
                await second.ask("chat", text="an insult")
                assert (await second.ask("nudge", seat=1, whom=0))["code"] == "nudge-unreachable"
                await game.later(minutes=1)
            assert game.titles == []

    asyncio.run(scene())


def test_the_end_of_a_game_is_no_news_a_month_later(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.post("/api/push/end", {"endpoint": game.push.subscription()["endpoint"]})
            await game.anna.post("/api/email", {"address": None})
            async with game.ben.at(game.table) as second:
                await second.seated()
                await second.act("resign", seat=1)
                await second.finished()
                await game.later(days=30)
                await game.anna.post("/api/push", game.push.subscription())
                await second.ask("chat", text="good game back then")
                await game.later(minutes=1)
            assert game.titles == []

    asyncio.run(scene())


def test_what_was_heard_is_not_lost_when_the_database_fails(
    tmp_path: Path, time_passes: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            hall = game.site.hall
            calling = Calling(hall.database, hall.metrics, hall.links, hall.mail, hall.push)
            calling.touch("t")
            calling.say("s")
            calling.visit("t", "anna")
            keeper = Timekeeper(hall.database, hall.metrics)
            keeper.set("t", 1, 7)
            with monkeypatch.context() as broken:
                broken.setattr(hall.database, "write", failing)
                for work in (calling.look, keeper.write):
                    with pytest.raises(OSError, match="gone"):
                        await work()
            calling.visit("u", "anna")
            assert (calling.touched, calling.spoken, keeper.pending) == ({"s", "t"}, {"s"}, {"t": (1, 7)})
            assert calling.visited.keys() == {("t", "anna"), ("u", "anna")}

    asyncio.run(scene())


async def failing(work: Any) -> None:
    raise OSError("gone")


def test_a_message_said_after_a_visit_is_told_and_one_before_it_is_not() -> None:
    row = SimpleNamespace(id="t", status="playing", waiting="[]", late="{}", identity="anna", seat=0, bot=None)
    early, late = Said(1, "t", "ben", "Ben", None, 10), Said(2, "t", "carl", "Carl", None, 30)
    wanted = wanted_of([row], {}, [early, late], {("t", "anna"): 20}, set())
    assert wanted == {("t", "anna", "message"): Cause("Carl", 30)}
    assert wanted_of([row], {}, [early], {("t", "anna"): 20}, set()) == {}


@pytest.mark.parametrize("invited", [True, False])
def test_an_invitation_is_told_only_if_it_still_stands(tmp_path: Path, time_passes: Moved, invited: bool) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": [], "invited": ["push"]}})
            me = (await game.anna.get("/api/me"))["id"]
            made = await game.ben.open_table(ME, {**OPEN, "invite": me})
            if not invited:
                await game.anna.post(f"/api/tables/{made['table']}/decline")
            await game.later(minutes=1)
            assert len(game.titles) == invited

    asyncio.run(scene())


def test_a_bot_stands_in_from_when_to_when(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            start = int(time_passes() * 1000)
            span = {"since": start + 3600_000, "until": start + 48 * 3600_000, "bot": "random"}
            assert (await game.anna.patch("/api/calls", {"absence": span}))["absence"] == span
            wrong = await game.anna.patch("/api/calls", {"absence": {**span, "until": start}}, 400)
            assert wrong["error"]["code"] == "absence-form"
            await game.until_annas_turn()
            absences = game.site.hall.absences
            async with game.ben.at(game.table) as second:
                await second.seated()
                await absences.look()
                assert second.state["players"][0]["bot"] is None
                await game.told()
                time_passes.move(hours=2)
                await absences.look()
                await second.until(lambda: second.state["players"][0]["bot"] == "random")
                await second.until(second.own_ask)
                time_passes.move(days=2)
                await absences.look()
                await second.until(lambda: second.state["players"][0]["bot"] is None)
            assert (await game.anna.get("/api/calls"))["absence"] is None

    asyncio.run(scene())


def test_how_one_is_reached_is_among_what_one_can_take_along(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"quiet": [1320, 420], "zone": "Europe/Warsaw"})
            kept = await game.anna.get("/api/me/export")
            assert kept["identities"][0]["email"] == MAIL
            assert [box["endpoint"] for box in kept["subscriptions"]] == [game.push.subscription()["endpoint"]]
            assert [(one["quiet"], one["zone"]) for one in kept["reach"]] == [("[1320,420]", "Europe/Warsaw")]

    asyncio.run(scene())


def test_who_has_left_a_page_open_and_does_not_move_for_long_is_called_all_the_same(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.until_annas_turn()
            async with game.anna.at(game.table) as first:
                await first.seated()
                await game.later(minutes=50)
                assert (game.subjects, game.titles) == ([], [])
                await game.later(minutes=20)
                assert (len(game.subjects), len(game.titles)) == (1, 1)
                await game.later(days=1)
                assert (len(game.subjects), len(game.titles)) == (1, 1)

    asyncio.run(scene())


def test_an_invitation_to_a_seat_that_a_bot_has_taken_is_not_told(tmp_path: Path, time_passes: Moved) -> None:
    async def scene() -> None:
        async with days(tmp_path, time_passes) as game:
            await game.anna.patch("/api/calls", {"kinds": {"turn": [], "invited": ["push"]}})
            me = (await game.anna.get("/api/me"))["id"]
            await game.anna.patch("/api/calls", {"quiet": quiet_now(time_passes), "zone": "UTC"})
            made = await game.ben.open_table(ME, {**OPEN, "invite": me})
            await game.told()
            await game.ben.post(f"/api/tables/{made['table']}/seats/1", {"bot": "random"})
            await game.later(hours=3)
            assert game.titles == []

    asyncio.run(scene())


def quiet_now(time: Moved) -> list[int]:
    """From an hour ago until in an hour."""
    minute = int(time() // 60) % (24 * 60)
    return [(minute + more) % (24 * 60) for more in (-60, 60)]
