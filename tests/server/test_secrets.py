"""Nobody learns through any message what his seat may not know.

A whole game is played over sockets, and every frame each of them got is held against the truth, replayed from the log.
"""

import asyncio
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import GAMES
from ratusz.games.state51.content.cards import CARDS
from ratusz.games.state51.position.state import State51
from ratusz.kernel.chance import Guess
from ratusz.kernel.changes import changed
from ratusz.kernel.match import Match, begin
from ratusz.server.calls.waits import AWHILE
from ratusz.server.storage.store import Seat
from ratusz.server.tables.play import Play
from ratusz.server.tables.speech import speech
from ratusz.server.tables.telling import Teller
from ratusz.words.games import VOICES
from tests.server.site import ME, OPEN, Player, serving

PEOPLE = {"state51": 2, "newangeles": 4}
SAMPLE = 7  # every so manieth state is dealt anew
WORDS = {card.name: VOICES["state51"].card_name(speech("en"), card.name) for card in CARDS}
SPECTATOR = None
WHOLE = "&text=1"
CHANGES = "&text=1&changes=1"


class Recorded:
    """A game over sockets: what each pair of eyes was sent, and the truth."""

    def __init__(self, frames: dict[int | None, list[str]], match: Match) -> None:
        self.frames = frames
        self.match = match
        self.states = [move.before for move in match.moves] + [match.state]


async def played(folder: Path, game: str) -> Recorded:
    async with serving(folder) as site, AsyncExitStack() as doors:
        visitors = [await doors.enter_async_context(site.visitor()) for _ in range(PEOPLE[game] + 1)]
        anna, *others = visitors[:-1]
        table = (await anna.open_table(ME, *[OPEN] * len(others), game=game))["table"]
        for other in others:
            await other.post(f"/api/tables/{table}/join")
        wishes = [WHOLE, *[CHANGES] * len(others), CHANGES]  # the first is told whole states, the others what has changed
        sockets = [
            await doors.enter_async_context(visitor.at(table, query=wish)) for visitor, wish in zip(visitors, wishes, strict=True)
        ]
        players = sockets[:-1]
        playing = [player.play_on(random.Random(21 + seat)) for seat, player in enumerate(players)]
        await asyncio.gather(*playing, *[hinted(player) for player in players], *[haggled(player) for player in players])
        await asyncio.gather(*[player.finished() for player in sockets])
        # Who comes back is sent the whole history once more.
        async with anna.at(table, query=CHANGES) as again:
            await again.seated()
        setup = await site.hall.store.setup(table)
        match = begin(GAMES[game], len(players), setup.options, setup.seed)
        for entry in await site.hall.store.entries(table):
            match.act(entry.seat, entry.text)
        frames: dict[int | None, list[str]] = {seat: player.raw for seat, player in enumerate(players)}
        frames[0] = frames[0] + again.raw
        return Recorded({**frames, SPECTATOR: sockets[-1].raw}, match)


async def hinted(player: Player) -> None:
    """Ask for advice now and then: hints must not know more than the seat."""
    for _ in range(3):
        await player.until(lambda: player.own_ask() or player.state.get("over"))
        if player.state["over"]:
            return
        await player.ask("hint", seat=player.state["eyes"])
        await player.ask("why")
        await player.ask("text")
        ask = player.own_ask()
        actions = [action["text"] for action in ask["actions"][:3]] if ask is not None else []
        await player.ask("preview", actions=actions, forecast=True)


async def haggled(player: Player) -> None:
    """Do now and then what may be done at any time; that somebody was faster does not matter."""
    chance = random.Random(30)
    for _ in range(5):
        await player.until(lambda: aside(player) or player.state.get("over"))
        actions = [action["text"] for action in aside(player) if action["do"] != "resign"]
        if player.state["over"] or not actions:
            return
        await player.act(chance.choice(actions))


def aside(player: Player) -> list[dict[str, Any]]:
    return [action for ask in player.state.get("asks", []) if ask["aside"] for action in ask["actions"]]


RECORDED: dict[str, Recorded] = {}


def recorded(folder: Path, game: str = "state51") -> Recorded:
    """One game serves all tests of this file."""
    if game not in RECORDED:
        RECORDED[game] = asyncio.run(played(folder, game))
    return RECORDED[game]


def open_to(g: State51, eyes: int | None) -> set[str]:
    """The cards that lie where these eyes may look, worked out from the state and not from its view."""
    cards = [*g.discard, *g.display, *g.played, *g.box]
    for seat, player in enumerate(g.players):
        cards += [*player.places, *player.deals, *player.spoils, *player.known]
        cards += [card for markers in player.markers for _, card in markers if card >= 0]
        if seat == eyes:
            cards += player.hand
    return {CARDS[card].name for card in cards}


def never_shown(game: Recorded, eyes: int | None) -> list[set[str]]:
    """After each move: the cards these eyes have had no chance to see so far."""
    shown: set[str] = set()
    found: list[set[str]] = []
    for number, g in enumerate(game.states):
        assert isinstance(g, State51)
        events = game.match.opening if number == 0 else game.match.moves[number - 1].events
        shown |= open_to(g, eyes)
        shown |= named([msgspec.json.encode(event.figures).decode() for event in events if event.visible(eyes)])
        found.append(set(WORDS) - shown)
    return found


def named(texts: list[str]) -> set[str]:
    """The cards named in texts, by id or by their English name."""
    text = "\n".join(texts)
    return {name for name, word in WORDS.items() if re.search(rf"\b({re.escape(name)}|{re.escape(word)})\b", text)}


def by_seq(frames: list[str]) -> list[tuple[int, str]]:
    """Each frame with the number of moves that had been made when it was sent."""
    found: list[tuple[int, str]] = []
    seq = 0
    for text in frames:
        seq = max(seq, msgspec.json.decode(text).get("seq", 0))
        found.append((seq, text))
    return found


def states_of(frames: list[str]) -> list[dict[str, Any]]:
    """The states among frames, those made of changes included."""
    found: list[dict[str, Any]] = []
    for frame in map(msgspec.json.decode, frames):
        if frame["type"] == "state":
            found.append(frame)
        elif frame["type"] == "changed":
            found.append(changed(found[-1], frame["state"]))
    return found


def leaks(frames: list[str], hidden: list[set[str]]) -> set[tuple[int, str]]:
    return {(seq, name) for seq, text in by_seq(frames) for name in hidden[seq] & named([text])}


def test_no_frame_names_a_card_that_was_never_shown(tmp_path: Path) -> None:
    game = recorded(tmp_path)
    for eyes, frames in game.frames.items():
        hidden = never_shown(game, eyes)
        assert len(hidden[0]) > 3  # there is something to hide
        assert leaks(frames, hidden) == set()


def test_the_search_for_leaks_finds_them(tmp_path: Path) -> None:
    """What one player is sent would be a leak if the other got it."""
    game = recorded(tmp_path)
    assert leaks(game.frames[1], never_shown(game, 0))
    assert leaks(game.frames[0], never_shown(game, SPECTATOR))


@pytest.mark.parametrize("name", PEOPLE)
def test_a_state_would_be_the_same_whatever_the_hidden_cards_are(tmp_path: Path, name: str) -> None:
    """Deal everything anew that these eyes cannot know: the server would have sent the very same words."""
    game = recorded(tmp_path, name)
    chance = Guess(5)
    for eyes, frames in game.frames.items():
        states = states_of(frames)
        assert len(states) > 50
        for frame in states[::SAMPLE]:
            truth = game.states[frame["seq"]].clone()
            game.match.game.redeal(truth, eyes, chance)
            assert all(ask["foregone"] in (None, *[action["text"] for action in ask["actions"][:1]]) for ask in frame["asks"])
            assert compared(frame) == rendered(game, frame, truth, eyes)


def rendered(game: Recorded, frame: dict[str, Any], state: Any, eyes: int | None) -> dict[str, Any]:
    play = Play.__new__(Play)
    play.match = begin(game.match.game, len(frame["players"]), {}, "any")
    play.match.state, play.match.seed, play.match.moves, play.seq = state, "", [], 0
    play.lesson, play.hints, play.ended = None, True, False
    play.asked = {one["seat"]: one["remind"] - AWHILE for one in frame["waiting"]}
    seats = [Seat(player["seat"], "human", None, None, player["name"], None) for player in frame["players"]]
    teller = Teller(speech("en"), play, seats, eyes)
    reasons = all("refused" in ask for ask in frame["asks"])
    made = {**teller.state(eyes, reasons), "text": teller.text(play.game.view(state, eyes))}
    return compared(msgspec.json.decode(msgspec.json.encode(made)))


def compared(frame: dict[str, Any]) -> dict[str, Any]:
    """What is told of a moment, but for what need not be asked because of what was done before."""
    asks = [{**ask, "foregone": None} for ask in frame["asks"]]
    return {"asks": asks, **{name: frame[name] for name in ("view", "waiting", "text")}}


@pytest.mark.parametrize("name", PEOPLE)
def test_lines_of_the_log_are_the_events_these_eyes_may_see(tmp_path: Path, name: str) -> None:
    game = recorded(tmp_path, name)
    for eyes, frames in game.frames.items():
        checked = 0
        for text in frames:
            frame = msgspec.json.decode(text)
            entries = frame.get("entries", [frame] if frame["type"] == "events" else [])
            for entry in entries:
                events = game.match.moves[entry["seq"] - 1].events if entry["seq"] else game.match.opening
                assert [line["kind"] for line in entry["lines"]] == [event.kind for event in events if event.visible(eyes)]
                assert entry["action"] is None or entry["by"] == eyes
                checked += 1
        assert checked > 50


@pytest.mark.parametrize("name", PEOPLE)
def test_no_frame_holds_the_seed(tmp_path: Path, name: str) -> None:
    game = recorded(tmp_path, name)
    assert game.match.seed
    for frames in game.frames.values():
        assert [text for text in frames if game.match.seed in text] == []
