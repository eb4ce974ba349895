"""Who wants it is told only what has changed, and always has the very state the others are sent as a whole."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.changes import change, changed
from ratusz.kernel.match import begin
from ratusz.server.metrics import Metrics
from ratusz.server.settings import BACKLOG
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat
from ratusz.server.tables import audience
from ratusz.server.tables.audience import Audience, Viewer
from ratusz.server.tables.play import ACT, NOBODY, POSITION, UNDO, Play
from tests.server.site import LOCAL, ME, Player, Visitor, serving

PLAYERS = {"state51": 2, "newangeles": 4, "frostpunk": 2}
CHANGES = "&changes=1"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"a": {"b": [1]}}, {"a": {"b": [1, 2]}}, {"a": {"b": {"1": [2]}}}),
        ({"a": [1, 2, 3]}, {"a": [2, 3]}, {"a": [[2, 3]]}),
        ({"a": []}, {"a": [1]}, {"a": [[1]]}),
        ({"a": [1]}, {"a": None}, {"a": [None]}),
        ({"a": [{"b": 1, "c": 1, "d": 1}]}, {"a": [{"b": 1, "c": 1, "d": 2}]}, {"a": {"0": {"d": [2]}}}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 2}, {"b": 1}]}, {"a": [[{"b": 2}, {"b": 1}]]}),
    ],
)
def test_a_change_says_no_more_than_what_is_different(old: Any, new: Any, told: Any) -> None:
    assert change(old, new) == told
    assert changed(old, told) == new


def test_the_lines_in_the_document_do_the_same() -> None:
    lines = PROTOCOL.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    written: dict[str, Any] = {}
    exec(lines, written)
    old = {"a": [1, {"b": 1}], "c": {"d": 1, "e": 2}, "f": 0}
    new = {"a": [1, {"b": 2, "g": []}, 3], "c": {"e": {}}, "f": [4]}
    assert written["changed"](old, change(old, new)) == changed(old, change(old, new)) == new


class Screen:
    """What a client makes of the frames for a viewer."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.state: dict[str, Any] = {}
        self.wholes = 0
        self.entries: list[int] = []

    def read(self) -> bytes:
        while self.viewer.outbox:
            frame = msgspec.json.decode(self.viewer.outbox.popleft())
            if frame["type"] == "state":
                self.state = frame
                self.wholes += 1
            elif frame["type"] == "changed":
                assert frame["since"] == self.state["seq"]
                self.state = changed(self.state, frame["state"])
                self.entries += [entry["seq"] for entry in frame["entries"]]
            elif frame["type"] == "events":
                self.entries.append(frame["seq"])
        return msgspec.json.encode(unreasoned(self.state), order="deterministic")


def unreasoned(state: dict[str, Any]) -> dict[str, Any]:
    """Without what is refused of the question, which is asked for."""
    asks = [ask if ask["aside"] else {**ask, "refused": []} for ask in state["asks"]]
    return {**state, "asks": asks}


def viewer(tokens: str, changes: bool, language: str) -> Viewer:
    return Viewer(None, tokens, "", language, text=True, changes=changes, talks=False)


class Theatre:
    """A match, and viewers of all kinds: for each pair of eyes one who is told changes and one who is not."""

    def __init__(self, game: str, number: int) -> None:
        players = PLAYERS[game]
        self.chance = random.Random(number)
        self.play = Play(begin(GAMES[game], players, {}, str(number)), Entry(0, NOBODY, POSITION, "", 0))
        self.audience = Audience(Metrics())
        self.audience.seat([self.seat(number) for number in range(players)])
        self.pairs = [
            (self.enter(token, False, language), self.enter(token, True, language))
            for language in ("en", "pl")
            for token in ("", *[f"token {seat}" for seat in range(players)])
        ]

    def seat(self, number: int, token: str = "") -> Seat:
        return Seat(number, "human", None, None, f"Player {number}", token or f"token {number}")

    def enter(self, token: str, changes: bool, language: str) -> Screen:
        found = viewer(token, changes, language)
        self.audience.enter(found, self.play, [])
        return Screen(found)

    def step(self) -> None:
        play, rules = self.play, self.play.game.rules
        g = play.match.state
        if play.moves and self.chance.random() < 0.05:
            entry = Entry(play.seq + 1, play.match.moves[-1].seat, UNDO, "1", 0)
        else:
            seat = self.chance.choice(rules.seats(g))
            entry = Entry(play.seq + 1, seat, ACT, rules.write(g, seat, self.chance.choice(rules.options(g, seat))), 0)
        self.audience.told(play, [play.carry_out(entry)])

    def check(self) -> None:
        for whole, by_changes in self.pairs:
            assert by_changes.read() == whole.read()
            assert by_changes.entries == whole.entries


@pytest.mark.parametrize("game", PLAYERS)
def test_changes_add_up_to_the_whole_state_at_every_step(game: str) -> None:
    theatre = Theatre(game, 3)
    while not theatre.play.match.over and theatre.play.seq < 150:
        theatre.step()
        theatre.check()
    assert theatre.play.seq > 50
    assert all([by_changes.wholes == 1 for _, by_changes in theatre.pairs])


def test_changes_hold_when_seats_change_hands_and_eyes_with_them() -> None:
    """One person takes over both seats, and looks through the one that must act."""
    theatre = Theatre("state51", 5)
    for number in range(60):
        if number == 20:
            theatre.audience.seat([theatre.seat(0, "token 0"), theatre.seat(1, "token 0")])
            theatre.audience.standing(theatre.play)
        theatre.step()
        theatre.check()
    assert {whole.viewer.eyes for whole, _ in theatre.pairs} == {None, theatre.play.waiting()[0]}


def test_changes_hold_when_somebody_goes_on_in_another_language() -> None:
    theatre = Theatre("state51", 6)
    for number in range(30):
        if number == 10:
            for screen in [screen for pair in theatre.pairs for screen in pair]:
                screen.viewer.language = "de"
                theatre.audience.whole(screen.viewer, theatre.play, [])
        theatre.step()
        theatre.check()


def test_changes_hold_when_somebody_comes_late_or_goes() -> None:
    """Who is online is part of a state: each viewer is told what has changed since the state it was sent itself."""
    theatre = Theatre("state51", 7)
    for number in range(30):
        if number == 10:
            theatre.pairs += [(theatre.enter("token 1", False, "ru"), theatre.enter("token 1", True, "ru"))]
        if number == 20:
            for screen in [screen for pair in theatre.pairs for screen in pair if screen.viewer.token == "token 1"]:
                theatre.audience.leave(screen.viewer)
            theatre.pairs = [pair for pair in theatre.pairs if pair[0].viewer.token != "token 1"]
        theatre.step()
        theatre.check()
    assert not theatre.pairs[0][0].state["players"][1]["online"]


def test_a_reader_too_slow_for_the_changes_is_let_go() -> None:
    theatre = Theatre("state51", 8)
    slow = theatre.pairs[1][1].viewer
    for _ in range(BACKLOG):
        slow.send({"type": "pong", "id": None})
    theatre.step()
    assert slow.closing is not None
    assert msgspec.json.decode(slow.outbox[-1])["code"] == "slow"


# Over real sockets.


async def both(anna: Visitor) -> tuple[str, list[str]]:
    made = await anna.open_table(ME, LOCAL)
    return made["table"], [seat["token"] for seat in made["seats"]]


async def moved(player: Player) -> None:
    ask = player.own_ask()
    assert ask is not None
    seq = player.state["seq"]
    assert (await player.act(ask["actions"][0]["text"]))["type"] == "ok"
    await player.beyond(seq)


def test_who_comes_back_begins_with_a_whole_state(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table, tokens = await both(anna)
            for _ in range(2):
                async with anna.at(table, query=CHANGES) as player:
                    await player.seated()
                    assert player.frames[0]["type"] == "log"
                    await moved(player)
            async with anna.at(table, tokens[0]) as plain:
                await plain.seated()
                assert not [frame for frame in plain.frames if frame["type"] == "changed"]
                assert all(["refused" in ask for ask in plain.state["asks"]])

    asyncio.run(scene())


def test_the_whole_comes_once_more_for_the_asking(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table, _ = await both(anna)
            async with anna.at(table, query=CHANGES) as player:
                await player.seated()
                await moved(player)
                before = player.state
                assert (await player.ask("whole"))["type"] == "ok"
                assert [frame["type"] for frame in player.frames[-3:]] == ["log", "state", "ok"]
                assert player.state == before

    asyncio.run(scene())


def test_what_is_refused_is_told_to_who_asks(tmp_path: Path) -> None:
    """The same reasons a simple program finds in its state."""

    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna:
            table, _ = await both(anna)
            async with anna.at(table) as plain, anna.at(table, query=CHANGES) as player:
                await plain.seated()
                await player.seated()
                reasons: list[Any] = []
                while len(reasons) < 20:
                    told = await player.ask("why")
                    ask, asked = plain.own_ask(), player.own_ask()
                    assert ask is not None
                    assert asked == {name: value for name, value in ask.items() if name != "refused"}
                    assert (told["seq"], told["refused"]) == (plain.state["seq"], ask["refused"])
                    reasons += told["refused"]
                    await moved(plain)
                    await player.beyond(told["seq"])

    asyncio.run(scene())


def test_a_spectator_may_ask_for_the_text_and_is_refused_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as anna, site.visitor() as guest:
            table, _ = await both(anna)
            async with guest.at(table, query=CHANGES) as player:
                await player.seated()
                assert (await player.ask("why"))["refused"] == []
                assert len((await player.ask("text"))["text"]) > 5
                assert "text" not in player.state

    asyncio.run(scene())


def test_what_replaces_everything_is_made_once_for_all_windows_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    theatre = Theatre("state51", 9)
    alike = [theatre.enter("token 1", True, "de") for _ in range(4)]
    made: list[str] = []
    everything = Audience.everything

    def counted(audience: Audience, teller: Any, viewer: Viewer, talk: list[Any]) -> Any:
        made.append(viewer.language)
        return everything(audience, teller, viewer, talk)

    monkeypatch.setattr(Audience, "everything", counted)
    theatre.step()
    theatre.audience.standing(theatre.play)
    assert made.count("de") == 1
    theatre.step()
    theatre.check()
    assert len({screen.read() for screen in alike}) == 1
    assert alike[0].state["seq"] == theatre.play.seq


def test_who_is_there_is_found_out_and_written_once_for_all_who_are_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd costs nothing but the sending."""
    work: list[str] = []
    here, written = Audience.here, audience.encoded

    def counted(frame: dict[str, Any]) -> bytes:
        work.append(frame["type"])
        return written(frame)

    def looked(people: Audience) -> set[int]:
        work.append("looked")
        return here(people)

    theatre = Theatre("state51", 1)
    monkeypatch.setattr(Audience, "here", looked)
    monkeypatch.setattr(audience, "encoded", counted)
    for crowd in (0, 20):
        for _ in range(crowd):
            theatre.enter("", True, "en")
        work.clear()
        theatre.audience.present()
        assert sorted(work) == ["looked"] * 6 + ["presence"] * 6  # nobody, one seat, the other; in two languages
        assert msgspec.json.decode(theatre.pairs[0][0].viewer.outbox[-1])["spectators"] == 4 + crowd
