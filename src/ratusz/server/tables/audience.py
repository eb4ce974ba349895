"""Who looks at a table, and what each of them is shown."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from structlog.stdlib import get_logger

from ...kernel.changes import within
from ...kernel.view import View
from ..accounts.people import Identity
from ..clock import now
from ..limits import network
from ..metrics import Metrics
from ..settings import BACKLOG, SOCKETS
from ..storage.store import Message, Seat
from ..thinking.turns import Who
from .play import Play, Told
from .presence import LOOKS, TALKS, WRITES, Elsewhere
from .speech import QuickWords, speech
from .telling import Frame, Names, Teller, names_of
from .timing import Timing

ENCODER = msgspec.json.Encoder()

logger = get_logger()


def encoded(frame: Frame) -> bytes:
    return ENCODER.encode(frame)


class Wire(Protocol):
    """Where frames go."""

    def free(self) -> bool:
        """Whether it takes something now."""

    def say(self, data: bytes) -> None: ...


class Viewer:
    """One socket: who is behind it, and the frames it still has to be sent."""

    def __init__(
        self, identity: Identity | None, token: str | None, address: str, language: str, text: bool, changes: bool, talks: bool
    ) -> None:
        self.identity = identity
        self.token = token  # the hash of a seat's token
        self.session: str | None = None  # by which the identity is known
        self.deaf: set[str] = set()  # to whom: the people it has blocked
        self.address = address
        self.language = language
        self.text = text  # whether it wants the table as text
        self.changes = changes  # whether it makes a state of the one before and what has changed
        self.talks = talks  # whether bots should wait while somebody bargains there
        self.busy: dict[str, set[int]] = {WRITES: set(), LOOKS: set()}  # the seats for which somebody does so before this window
        self.shown: Frame = {}  # the state it was sent last, if it does
        self.held: tuple[int, ...] = ()  # the seats it may act for
        self.eyes: int | None = None
        self.wire: Wire | None = None
        self.outbox: deque[bytes] = deque()  # for when the wire takes nothing
        self.ready = asyncio.Event()
        self.closing: tuple[int, str] | None = None

    @property
    def w(self) -> QuickWords:
        return speech(self.language)

    def holds(self, seats: list[Seat]) -> tuple[int, ...]:
        own = self.identity.id if self.identity else ""
        return tuple(
            [
                seat.seat
                for seat in seats
                if (own and seat.identity == own) or (self.token is not None and seat.token == self.token)
            ]
        )

    def counted_as(self, seats: list[Seat]) -> str:
        """Whose limits it spends: those of a person, or of a seat; else, and with a made-up token, those of an address."""
        if self.identity is not None:
            return self.identity.id
        return self.token if self.token is not None and self.holds(seats) else network(self.address)

    def who(self, seats: list[Seat]) -> Who:
        """For whom something is done that this socket asks for."""
        return Who(network(self.address), self.counted_as(seats))

    def hears(self, message: Message) -> bool:
        return message.heard_by(self.held) and message.identity not in self.deaf

    def put(self, data: bytes) -> None:
        """Send a frame, or queue it; a reader too slow for the table is let go, and finds the newest state when it comes back."""
        if self.closing is None:
            if not self.outbox and self.wire is not None and self.wire.free():
                self.wire.say(data)
                return
            if len(self.outbox) >= BACKLOG:
                self.outbox.clear()
                self.close(1013, "slow")
            else:
                self.outbox.append(data)
        self.ready.set()

    def send(self, frame: Frame) -> None:
        self.put(encoded(frame))

    def close(self, status: int, code: str) -> None:
        """Say goodbye after what is already queued."""
        if self.closing is None:
            self.outbox.append(encoded({"type": "bye", "code": code, "message": self.w.say(f"bye-{code}")}))
            self.closing = (status, code)
        self.ready.set()


def eyes_of(held: tuple[int, ...], play: Play) -> int | None:
    """Through which seat a viewer looks: the one that must act; else the one that acted last."""
    if len(held) < 2:
        return held[0] if held else None
    for seat in play.waiting():
        if seat in held:
            return seat
    for told in reversed(play.told):
        if told.entry.seat in held:
            return told.entry.seat
    return held[0]


class Audience:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.viewers: list[Viewer] = []
        self.seats: list[Seat] = []
        self.known: dict[str, Names] = {}  # by language, what the players are called
        self.listed: dict[tuple[Any, ...], list[Frame]] = {}  # the players, by all that can change while the seats are the same
        self.game = ""
        self.archive = False
        self.elsewhere = Elsewhere()
        self.timing: Timing | None = None
        self.seen: dict[int, int] = {}  # by seat: when somebody was last there, as far as that is known
        self.thinking: int | None = None
        self.awaited: tuple[list[int], float, bool] = ([], 0.0, False)  # whom bots wait for, how long, and whether that is held

    def seat(self, seats: list[Seat]) -> None:
        """The seats have been given out anew."""
        self.seats = seats
        self.known, self.listed = {}, {}
        for viewer in self.viewers:
            viewer.held = viewer.holds(seats)

    def crowded(self, viewer: Viewer) -> bool:
        """Whether whoever this is has the table open too many times already."""
        own = viewer.counted_as(self.seats)
        return len([other for other in self.viewers if other.counted_as(self.seats) == own]) >= SOCKETS

    def enter(self, viewer: Viewer, play: Play, talk: list[Message]) -> None:
        viewer.held = viewer.holds(self.seats)
        self.viewers.append(viewer)
        self.whole(viewer, play, talk)
        if self.awaited[0]:
            viewer.send(self.parley_frame())
        self.present(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.seen_last(dict.fromkeys(viewer.held, now()))
            self.present()

    def seen_last(self, seen: dict[int, int]) -> None:
        self.seen.update(seen)
        self.listed = {}

    def names(self, viewer: Viewer) -> Names:
        if viewer.language not in self.known:
            self.known[viewer.language] = names_of(viewer.w.of(self.game), self.seats)
        return self.known[viewer.language]

    def teller(self, viewer: Viewer, play: Play, views: dict[int | None, View] | None = None) -> Teller:
        return Teller(viewer.w, play, self.seats, viewer.eyes, views, self.names(viewer))

    # Frames for everybody.

    def told(self, play: Play, tolds: list[Told]) -> None:
        """New entries of the log, and how the table stands after them."""
        tellers: dict[tuple[str, int | None], Teller] = {}
        views: dict[int | None, View] = {}
        made: dict[tuple[Any, ...], tuple[list[bytes], Frame]] = {}
        for viewer in self.viewers:
            try:
                if eyes_of(viewer.held, play) != viewer.eyes:
                    self.whole(viewer, play, [])
                    continue
                key = (viewer.language, viewer.eyes, viewer.held, viewer.text, id(viewer.shown) if viewer.changes else None)
                if key not in made:
                    by = (viewer.language, viewer.eyes)
                    if by not in tellers:
                        tellers[by] = self.teller(viewer, play, views)
                    made[key] = self.news(tellers[by], viewer, tolds)
                frames, viewer.shown = made[key]
                for frame in frames:
                    viewer.put(frame)
            except Exception:
                self.failed(viewer)

    def news(self, teller: Teller, viewer: Viewer, tolds: list[Told]) -> tuple[list[bytes], Frame]:
        """What a viewer is told of new entries; and the state to which the next change refers, if it can use one."""
        entries = [{**teller.entry(told, viewer.eyes), "undone": told.took_back} for told in tolds]
        state = self.state(teller, viewer)
        if not viewer.changes:
            return [*[encoded({"type": "events", **entry}) for entry in entries], encoded(state)], {}
        since = viewer.shown["seq"]
        frame = {"type": "changed", "seq": state["seq"], "since": since, "entries": entries}
        return [encoded({**frame, "state": within(viewer.shown, state)})], state

    def standing(self, play: Play) -> None:
        """The state anew: who plays has changed, or what was cached was wrong."""
        tellers: dict[tuple[str, int | None], Teller] = {}
        made: dict[tuple[Any, ...], tuple[list[bytes], Frame]] = {}
        for viewer in self.viewers:
            try:
                viewer.eyes = eyes_of(viewer.held, play)
                key = (viewer.language, viewer.eyes, viewer.held, viewer.text, viewer.changes)
                if key not in made:
                    by = (viewer.language, viewer.eyes)
                    if by not in tellers:
                        tellers[by] = self.teller(viewer, play)
                    made[key] = self.everything(tellers[by], viewer, [])
                frames, viewer.shown = made[key]
                for frame in frames:
                    viewer.put(frame)
            except Exception:
                self.failed(viewer)

    def failed(self, viewer: Viewer) -> None:
        """What cannot be told to one, perhaps for want of a word in his language, must not keep it from the others."""
        logger.exception("telling failed", language=viewer.language)
        self.metrics.errors.labels("telling").inc()
        viewer.close(1011, "fault")

    def whole(self, viewer: Viewer, play: Play, talk: list[Message]) -> None:
        """Everything a viewer needs who knows nothing yet."""
        viewer.eyes = eyes_of(viewer.held, play)
        frames, viewer.shown = self.everything(self.teller(viewer, play), viewer, talk)
        for frame in frames:
            viewer.put(frame)

    def everything(self, teller: Teller, viewer: Viewer, talk: list[Message]) -> tuple[list[bytes], Frame]:
        """The frames of it; and the state to which the next change refers, if the viewer can use one."""
        log = {"type": "log", "entries": teller.log(viewer.eyes)}
        heard = [chat_frame(message) for message in talk if viewer.hears(message)]
        state = self.state(teller, viewer)
        return [encoded(frame) for frame in (log, *heard, state)], state if viewer.changes else {}

    def said(self, talk: list[Message]) -> None:
        for message in talk:
            frame = encoded(chat_frame(message))
            for viewer in self.viewers:
                if viewer.hears(message):
                    viewer.put(frame)

    def present(self, but: Viewer | None = None) -> None:
        """Who is there, found out and written once for all who are told the same."""
        spectators = len([viewer for viewer in self.viewers if not viewer.held])
        made: dict[tuple[tuple[int, ...], str], bytes] = {}
        for viewer in self.viewers:
            if viewer is not but:
                key = (viewer.held, viewer.language)
                if key not in made:
                    players = self.players(viewer, self.names(viewer)[0])
                    made[key] = encoded({"type": "presence", "players": players, "spectators": spectators})
                viewer.put(made[key])

    def thinks(self, seat: int | None, ahead: int = 0, looking: Sequence[int] = ()) -> None:
        """A bot thinks in this seat, or waits until so many others have thought, or until these seats have seen what happened."""
        self.thinking = seat
        if seat is not None:
            frame = encoded({"type": "thinking", "seat": seat, "since": now(), "ahead": ahead, "looking": list(looking)})
            for viewer in self.viewers:
                viewer.put(frame)

    def parley(self, seats: list[int], over: float = 0.0, held: bool = False) -> None:
        """Bots wait for these seats until then, by the loop's clock; for nobody: they go on."""
        if (seats, over, held) != self.awaited and (seats or self.awaited[0]):
            self.awaited = (seats, over, held)
            frame = encoded(self.parley_frame())
            for viewer in self.viewers:
                viewer.put(frame)

    def parley_frame(self) -> Frame:
        seats, over, held = self.awaited
        return {"type": "parley", "seats": seats, "left": max(0, int(1000 * (over - time.monotonic()))), "held": held}

    def dismiss(self, status: int, code: str) -> None:
        for viewer in self.viewers:
            viewer.close(status, code)

    # For one who looks closer.

    def why(self, viewer: Viewer, play: Play) -> Frame:
        """What is refused of what these eyes are asked for."""
        eyes = viewer.eyes
        refused = [] if eyes is None or self.archive else self.teller(viewer, play).why(eyes)
        return {"type": "why", "seq": play.seq, "refused": refused}

    # Parts of a state that depend on more than the game.

    def state(self, teller: Teller, viewer: Viewer) -> Frame:
        play = teller.play
        frame = teller.state(viewer.eyes, reasons=not viewer.changes)
        if viewer.text:
            frame["text"] = teller.text(frame["view"])
        if self.archive or play.ended:
            frame["asks"] = []
        return {
            "type": "state",
            **frame,
            "archive": self.archive,
            "players": self.players(viewer, teller.names),
            "undo": can_undo(play, tuple([seat for seat in viewer.held if self.seats[seat].bot is None]), frame["eyes"]),
            "undo_request": self.undo_request(play),
            "clock": None if self.timing is None else self.timing.frame(play, self.seats),
        }

    def players(self, viewer: Viewer, called: list[str]) -> list[Frame]:
        online = frozenset(self.here() | self.elsewhere.seats())
        key = (viewer.held, viewer.language, online, self.thinking)
        if key not in self.listed:
            self.listed[key] = self.players_listed(viewer.held, called, online)
        return self.listed[key]

    def players_listed(self, held: tuple[int, ...], called: list[str], online: frozenset[int]) -> list[Frame]:
        return [
            {
                "seat": seat.seat,
                "name": called[seat.seat],
                "kind": seat.kind,
                "bot": seat.bot,
                "online": seat.bot is not None or seat.seat in online,
                "yours": seat.seat in held,
                "thinking": seat.seat == self.thinking,
                "away": self.seen.get(seat.seat) if seat.person and seat.seat not in online else None,
            }
            for seat in self.seats
        ]

    def here(self) -> set[int]:
        """The seats somebody on this server looks after."""
        return {seat for viewer in self.viewers for seat in viewer.held}

    def doing_here(self, what: str) -> set[int]:
        """Those among them that do what bots wait for, in any window. Those bargain whose page has the means to; programs are not
        waited for."""
        if what == TALKS:
            return {seat for viewer in self.viewers if viewer.talks for seat in viewer.held}
        return {seat for viewer in self.viewers for seat in viewer.held if seat in viewer.busy[what]}

    def doing(self, what: str) -> set[int]:
        """The same, wherever they are looked after."""
        return self.doing_here(what) | self.elsewhere.doing(what)

    def looked_enough(self) -> None:
        """Whoever is still shown what has happened is waited for no longer, until he has done something."""
        for viewer in self.viewers:
            viewer.busy[LOOKS].clear()

    def undo_request(self, play: Play) -> Frame | None:
        request = play.request
        if request is None:
            return None
        asked = self.asked(request.by)
        return {
            "by": request.by,
            "to": play.moves - request.count,
            "agreed": sorted(request.agreed),
            "waiting": [seat for seat in asked if seat not in request.agreed],
        }

    def asked(self, by: int) -> list[int]:
        """Whose consent a seat needs to take something back: that of the other people, even of one for whom a bot plays now: he
        has not left it to the bot to agree. Seats of bots agree to everything."""
        own = self.seats[by].identity
        return [seat.seat for seat in self.seats if seat.seat != by and seat.taken and (own is None or seat.identity != own)]


def can_undo(play: Play, held: tuple[int, ...], eyes: int | None) -> Frame:
    """Whether a move can be taken back, and for which of the seats one plays: the one that moved last, if it is one of them."""
    moves = play.match.moves
    seat = moves[-1].seat if moves and moves[-1].seat in held else eyes
    if seat not in held or play.over:
        return {"free": False, "possible": False, "step": False, "seat": seat}
    moved = bool(moves) and (moves[-1].seat == seat or any(move.seat == seat for move in moves))
    free = play.match.can_undo(seat)
    step = free and play.match.half_step(moves[-1], play.match.state) is not None
    return {"free": free, "possible": moved and play.refused.get(seat) != play.moves, "step": step, "seat": seat}


def chat_frame(message: Message) -> Frame:
    by = {"name": message.name, "seat": message.seat}
    return {"type": "chat", "id": message.id, "by": by, "to": message.whom, "text": message.text, "at": message.at}
