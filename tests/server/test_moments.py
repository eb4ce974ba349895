"""What is told at length: which lines, what has changed; and bots that wait while somebody looks."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named
from ratusz.games.newangeles.content.cards import ROUND_TRACK
from ratusz.kernel.game import ROUND_OVER, Game
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.state import State
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables import driver
from ratusz.server.tables.course import moved_by
from ratusz.server.tables.play import ACT, NOBODY, POSITION, TRY, UNDO, Moment, Play, Told
from ratusz.server.tables.presence import DOING, SILENCE, Elsewhere
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller, changed, changes_of, moments_of, visible
from tests.server.site import ME, Player, serving
from tests.table import Table

CITY = "citizens = { child = 5, worker = 5 }\ndeaths = 2\n"
KILL = '[{"do": "kill", "who": "child"}]'


def told(table: Table, kind: str, text: str) -> Any:
    """The next entry of the log of a table that begins at a position, as the first seat reads it."""
    play = Play(set_up(table.game, table.game.position(table.match.state)), Entry(0, NOBODY, POSITION, "", 0))
    entry = play.carry_out(Entry(1, play.waiting()[0], kind, text, 0))
    seats = [Seat(number, "human", None, None, name, None) for number, name in enumerate(("Anna", "Ben"))][: play.match.seats]
    return msgspec.json.decode(msgspec.json.encode(Teller(speech("en"), play, seats, 0).entry(entry, 0)))


def changes(moment: dict[str, Any]) -> dict[str, tuple[int, int]]:
    return {change["name"]: (change["before"], change["after"]) for change in moment["changes"]}


def test_a_death_is_a_moment_with_a_name_and_what_it_changed() -> None:
    entry = told(Table(CITY, "frostpunk"), TRY, KILL)
    (moment,) = entry["moments"]
    lines = entry["lines"][moment["line"] : moment["until"]]
    assert (moment["kind"], moment["title"]) == ("death", "A death in the city")
    assert [line["kind"] for line in lines[:2]] == ["died", "mourned"]
    assert changes(moment)["deaths"] == (2, 3)
    assert changes(moment)["children"] == (5, 4)


def test_who_would_fall_ill_if_it_stayed_as_it_is_has_not_changed_by_a_moment() -> None:
    city = Table("heat = 4\ncold = 4\n", "frostpunk")
    before, after = city.match.state, city.match.state.clone()
    after.heat = 1  # type: ignore[attr-defined]
    assert {figure for figure, _, _ in changes_of(city.game, before, after, 0)} == {"heat", "zone 1", "zone 2", "zone 3"}


def test_what_a_moment_changed_is_counted_once_for_all_of_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(CITY, "frostpunk")
    play = Play(set_up(table.game, table.game.position(table.match.state)), Entry(0, NOBODY, POSITION, "", 0))
    entry = play.carry_out(Entry(1, 0, TRY, KILL, 0))
    seats = [Seat(0, "human", None, None, "Anna", None)]
    counted: list[int | None] = []
    count = changes_of

    def counting(game: Game, before: State, after: State, eyes: int | None) -> list[tuple[str, int, int]]:
        counted.append(eyes)
        return count(game, before, after, eyes)

    monkeypatch.setattr("ratusz.server.tables.telling.changes_of", counting)
    for language in ("en", "de", "en"):
        for eyes in (0, None):
            assert Teller(speech(language), play, seats, eyes).entry(entry, eyes)["moments"]
    assert counted == [0, None]
    assert Teller(speech("en"), play, seats, 0).entry(entry, 0, at_length=False)["moments"] == []
    play.carry_out(Entry(2, 0, UNDO, "1", 0))
    assert Teller(speech("en"), play, seats, 0).entry(entry, 0)["moments"] == []


def rounds(game: str, seats: int, bot: str = "random") -> list[tuple[Match, Play, Told, Moment]]:
    """Each look back at a round in a game of bots."""
    played = simulated(game, seats, bot)
    play = Play(begin(played.game, seats, played.options, played.seed), Entry(0, NOBODY, POSITION, "", 0))
    found = []
    for number, move in enumerate(played.moves, 1):
        entry = play.carry_out(Entry(number, move.seat, ACT, move.text, 0))
        found += [(played, play, entry, moment) for moment in moments_of(play.game, entry, None) if moment.kind == ROUND_OVER]
    return found


def simulated(game: str, seats: int, bot: str) -> Match:
    match = begin(game_named(game), seats, game_named(game).complete({}), "rounds")
    bots = [bot_named(bot, match.game, f"rounds {seat}") for seat in range(seats)]
    while not match.over:
        seat = match.game.rules.seats(match.state)[0]
        match.do(seat, bots[seat].choose(match.game.view(match.state, seat), seat, match.game.rules.options(match.state, seat)))
    return match


@pytest.mark.parametrize(("game", "seats"), [("newangeles", 4), ("frostpunk", 1)])
def test_a_look_back_tells_what_changed_from_the_last_round_to_this_one(game: str, seats: int) -> None:
    found = rounds(game, seats)
    assert len(found) > 1
    for (*_, earlier), (_, play, entry, later) in itertools.pairwise(found):
        (event,) = [event for event in entry.events if event.moment == ROUND_OVER]
        assert event.before is not None
        now = play.game.recap(event.before, None)
        assert {figure: after for figure, _, after in later.changes}.items() <= now.items()
        stood = {figure: after for figure, _, after in earlier.changes}
        for figure, before, _ in later.changes:
            between = game == "newangeles"  # a demand round, perhaps
            assert between or stood.get(figure, before) == before
        assert later.until == later.line + 1
        assert list(visible(entry.events, None))[later.line].kind == "round"


def test_the_first_round_is_counted_from_how_the_game_began() -> None:
    (_, play, entry, first), *_ = rounds("frostpunk", 1)
    began, (event,) = play.match.moves[0].before, [event for event in entry.events if event.moment == ROUND_OVER]
    assert event.since is began
    assert first.changes == changed(play.game.recap(began, None), play.game.recap(event.before or began, None))


def test_demand_rounds_are_told_by_their_demand_and_have_no_look_back() -> None:
    for *_, entry, _ in rounds("newangeles", 4):
        (event,) = [event for event in entry.events if event.kind == "round" and event.moment == ROUND_OVER]
        assert ROUND_TRACK[event.figures["round"] - 2] == "standard"


def test_a_demand_round_is_one_moment_with_what_the_investments_paid() -> None:
    _, play, *_ = rounds("newangeles", 4)[-1]
    entry = next(told for told in play.told if any([event.kind in ("demand-met", "demand-failed") for event in told.events]))
    (moment,) = [one for one in moments_of(play.game, entry, None) if one.kind == "demand"]
    lines = list(visible(entry.events, None))[moment.line : moment.until]
    paid = {line.figures["seat"]: line.figures["count"] for line in lines if line.kind == "investment-revealed"}
    assert sorted(paid) == [0, 1, 2, 3]
    earned = {figure: after - before for figure, before, after in moment.changes if figure.startswith("capital ")}
    assert earned == {f"capital {seat}": count for seat, count in paid.items() if count}


def test_a_look_back_tells_nothing_but_what_anybody_may_count() -> None:
    for game, seats in (("newangeles", 4), ("frostpunk", 1)):
        for _, play, entry, moment in rounds(game, seats):
            for eyes in (None, *range(seats)):
                (own,) = [one for one in moments_of(play.game, entry, eyes) if one.kind == ROUND_OVER]
                assert own.changes == moment.changes
            assert {figure for figure, _, _ in moment.changes} <= play.game.figures(play.match.state, None).keys()


def test_what_a_look_back_counts_is_not_counted_again_when_the_game_is_over() -> None:
    _, play, *_ = rounds("frostpunk", 1)[0]
    for told in play.told:
        assert ROUND_OVER not in [kind for _, _, kind in moved_by(told, told.events)]


def test_what_is_told_in_a_line_is_no_moment() -> None:
    table = Table.dealt()
    entry = told(table, ACT, table.legal(table.waiting[0])[0])
    assert entry["lines"]
    assert entry["moments"] == []


def test_a_production_is_one_moment_for_both_players_and_ends_with_it() -> None:
    table = Table.dealt()
    while True:
        before = [sum(player.goods) for player in table.match.state.players]  # type: ignore[attr-defined]
        seat = table.waiting[0]
        entry = told(table, ACT, table.legal(seat)[0])
        if entry["moments"]:
            break
        table.act(seat, table.legal(seat)[0])
    (moment,) = entry["moments"]
    assert moment["kind"] == "production"
    assert before == [0, 0]
    assert {line["seat"] for line in entry["lines"][moment["line"] : moment["until"]]} == {0, 1}
    assert changes(moment)["workers"][0] == 0 < changes(moment)["workers"][1]


def test_what_a_remark_tells_is_not_counted_besides() -> None:
    position = 'round = 1\nphase = "action"\n[[seat]]\ngoods = { fuel = 2 }\n[[seat]]\npassed = true\n'
    (moment, *_) = told(Table(position), ACT, "pass")["moments"]
    assert changes(moment) == {"fuel": (2, 0)}


@asynccontextmanager
async def looking(folder: Path) -> AsyncIterator[tuple[Player, Player]]:
    """Somebody looks at what has happened, and a bot is to move; somebody else watches."""
    async with serving(folder, pace=1) as site, site.visitor() as anna, site.visitor() as ben:
        made = await anna.open_table(ME, ME, options={"first": 1})
        async with anna.at(made["table"]) as player, ben.at(made["table"]) as spectator:
            await player.seated()
            await player.ask("looking", seat=0, on=True)
            await player.ask("seat", seat=1, bot="random")
            yield player, spectator


def moved(player: Player) -> bool:
    return any([frame["type"] == "events" and frame["by"] == 1 for frame in player.frames])


def waited_for(player: Player) -> bool:
    """Whether a bot has chosen and goes no further, because seat 0 looks."""
    return any([frame.get("looking") == [0] for frame in player.frames])


def test_bots_wait_while_somebody_looks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with looking(tmp_path) as (player, spectator):
            await spectator.until(lambda: spectator.last("thinking"))
            await asyncio.sleep(0.5)
            assert not moved(spectator)
            await player.ask("looking", seat=0, on=False)
            await spectator.until(lambda: moved(spectator))

    asyncio.run(scene())


def test_who_goes_away_looks_no_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with looking(tmp_path) as (player, spectator):
            await player.socket.close()
            await spectator.until(lambda: moved(spectator))

    asyncio.run(scene())


@asynccontextmanager
async def in_two_windows(folder: Path) -> AsyncIterator[tuple[Player, Player, Player]]:
    """The same, with the table open in two windows; in the first somebody looks."""
    async with serving(folder, pace=1) as site, site.visitor() as anna, site.visitor() as ben:
        table = (await anna.open_table(ME, ME, options={"first": 1}))["table"]
        async with (
            anna.at(table, query="&talks=1") as here,
            anna.at(table, query="&talks=1") as there,
            ben.at(table) as spectator,
        ):
            await there.seated()
            await here.seated()
            await here.ask("looking", seat=0, on=True)
            yield here, there, spectator


def test_a_page_that_is_closed_looks_no_longer_though_another_is_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with in_two_windows(tmp_path) as (here, there, spectator):
            await there.ask("seat", seat=1, bot="random")
            await here.socket.close()
            await spectator.until(lambda: moved(spectator))

    asyncio.run(scene())


@pytest.mark.parametrize("closed", [False, True])
def test_who_looks_in_two_windows_is_waited_for_until_both_are_done(tmp_path: Path, closed: bool) -> None:
    async def scene() -> None:
        async with in_two_windows(tmp_path) as (here, there, spectator):
            await there.ask("looking", seat=0, on=True)
            await there.ask("seat", seat=1, bot="random")
            await spectator.until(lambda: waited_for(spectator))
            if closed:
                await here.socket.close()
            else:
                await here.ask("looking", seat=0, on=False)
            await asyncio.sleep(0.5)
            assert not moved(spectator)
            await there.ask("looking", seat=0, on=False)
            await spectator.until(lambda: moved(spectator))

    asyncio.run(scene())


def test_who_lets_a_bot_play_looks_no_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table = (await anna.open_table(ME, ME))["table"]
            room = await site.hall.house.room(table)
            async with anna.at(table) as player:
                await player.seated()
                await player.ask("looking", seat=0, on=True)
                assert list(room.driver.looking) == [0]
                await player.ask("seat", seat=0, bot="random")
                assert list(room.driver.looking) == []

    asyncio.run(scene())


def test_what_a_dead_server_said_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere, later = Elsewhere(), time.monotonic() + 2 * SILENCE
    elsewhere.heard("dead", "0")
    for what in DOING:
        assert elsewhere.says("dead", what, "0")
        assert not elsewhere.says("dead", what, "0")  # that is no news
        assert elsewhere.doing(what) == {0}
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert elsewhere.heard("its successor", "0")
    for what in DOING:
        assert elsewhere.doing(what) == set()
    assert elsewhere.seats() == {0}


def test_bots_wait_for_who_looks_at_another_server_as_long_as_somebody_looks_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            room = await site.hall.house.room((await anna.open_table(ME, ME))["table"])
            for said, waits in (("here 0", []), ("looks 0", [0]), ("looks", []), ("looks 0", [0]), ("here", [])):
                what, _, seats = said.partition(" ")
                room.whispered("another", what, seats)
                assert list(room.driver.looking) == waits, said

    asyncio.run(scene())


def test_nobody_holds_the_game_for_ever_by_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with looking(tmp_path) as (_, spectator):
            await spectator.until(lambda: moved(spectator))

    monkeypatch.setattr(driver, "LOOK_ALONE", 0.5)
    asyncio.run(scene())


def test_only_a_player_can_make_bots_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with looking(tmp_path) as (_, spectator):
            assert (await spectator.ask("looking", seat=0, on=True))["code"] == "not-yours"

    asyncio.run(scene())


def test_what_holds_or_does_not_is_told_in_words() -> None:
    city = 'citizens = { worker = 3 }\nsick = { worker = 3 }\nheat = 4\ncold = 4\n'
    entry = told(Table(city, "frostpunk"), TRY, '[{"do": "kill", "who": "worker"}, {"do": "heat", "by": -3}]')
    texts = {change["figure"]: change["text"] for moment in entry["moments"] for change in moment["changes"]}
    assert texts["zone 1"] == "zone 1 is cold now"
    assert texts["deaths"] == ""


def test_whoever_watches_is_told_whose_goods_have_changed() -> None:
    table = Table.dealt()
    figures = table.game.figures(table.match.state, None)
    assert {name.partition(" ")[0] for name in figures} == {"0", "1"}
    play = Play(set_up(table.game, table.game.position(table.match.state)), Entry(0, NOBODY, POSITION, "", 0))
    seats = [Seat(number, "human", None, None, name, None) for number, name in enumerate(("Anna", "Ben"))]
    assert Teller(speech("en"), play, seats, None).figure("1 worker") == "workers of Ben"


def test_the_others_see_whom_the_bots_wait_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with looking(tmp_path) as (player, spectator):
            await spectator.until(lambda: waited_for(spectator))
            await player.ask("looking", seat=0, on=False)
            await spectator.until(lambda: moved(spectator))

    asyncio.run(scene())
