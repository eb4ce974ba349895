"""A socket at a table: reads messages one by one, answers each, and sends what the table has to tell."""

import asyncio
import contextlib
import time
import unicodedata
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog.stdlib import get_logger

from ..kernel.problem import Problem
from ..words.bundle import LANGUAGES
from .accounts.sessions import Known
from .door import WIRE
from .hall import Hall
from .limits import Bucket, network
from .messages import reading, requests
from .origin import known_host, same_origin
from .settings import ABUSE, CHAT, MESSAGE
from .storage.database import FAILURES
from .tables import counsel, seating, takeback
from .tables.audience import Viewer
from .tables.presence import LOOKS, WRITES
from .tables.room import Room
from .tables.speech import check_language
from .tables.telling import problem_frame
from .tokens import digest

COOKIE = "ratusz"
REQUEST = msgspec.json.Decoder(requests.Request)

logger = get_logger()


class TableSocket:
    """The endpoint: an application by itself, because Starlette's own wrapping of functions costs something at each message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        hall: Hall = socket.app.state.hall
        if not known_host(hall.settings, socket.headers) or not same_origin(hall.settings, socket.headers):
            await socket.close(1008)  # before accepting: the browser sees a refused handshake
            return
        if not hall.addresses.take(network(address_of(socket))):  # before anything is looked up for it
            await socket.close(1008)
            return
        viewer = await viewer_of(hall, socket)
        await socket.accept()
        viewer.wire = scope["extensions"].get(WIRE)
        hall.metrics.sockets.inc()
        try:
            await Session(hall, socket, receive, viewer, socket.path_params["table"]).run()
        finally:
            hall.metrics.sockets.dec()


async def viewer_of(hall: Hall, socket: WebSocket) -> Viewer:
    query = socket.query_params
    token = query.get("token") or bearer(socket.headers.get("authorization", ""))
    address = socket.client.host if socket.client else ""
    known: Known | None = None
    if not token:  # who shows a token is that seat, whatever cookie lies around
        agent = socket.headers.get("user-agent", "")
        known = await hall.sessions.recognise(socket.cookies.get(COOKIE, ""), agent, address)
    identity = known.identity if known else None
    language = query.get("lang") or (identity.language if identity else "en")
    if language not in LANGUAGES:
        language = "en"
    wants = {name: query.get(name) == "1" for name in ("text", "changes", "talks")}
    viewer = Viewer(identity, digest(token) if token else None, address_of(socket), language, **wants)
    viewer.session = known.session.id if known else None
    viewer.deaf = {person for person, _ in await hall.conduct.blocked_by(identity.id)} if identity else set()
    return viewer


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


def bearer(header: str) -> str:
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


class Session:
    def __init__(self, hall: Hall, socket: WebSocket, hear: Receive, viewer: Viewer, table: str) -> None:
        self.hall = hall
        self.socket = socket
        self.hear = hear
        self.gone = False  # the other side
        self.viewer = viewer
        self.table = table
        self.bucket = Bucket(hall.settings.messages, hall.settings.burst)
        self.hints = Bucket(0.5, 3.0)
        self.mentor = Bucket(1.0, 8.0)
        self.wholes = Bucket(1.0, 5.0)  # what makes the server tell the whole history again
        self.abuse = 0

    async def run(self) -> None:
        """Until either side ends it."""
        sending = asyncio.create_task(self.send())
        room: Room | None = None
        try:
            room = await self.enter()
            if room is not None:
                await self.receive(room)
        except Exception:
            logger.exception("socket failed", table=self.table[:6])
            self.hall.metrics.errors.labels("socket").inc()
            self.viewer.close(1011, "fault")
        finally:
            if room is not None:
                room.leave(self.viewer)
            if self.viewer.closing is None or self.gone:
                sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending

    async def enter(self) -> Room | None:
        try:
            room = await self.hall.house.room(self.table)
        except Problem as problem:
            if problem.code != "table-unknown":  # it is there, but cannot be shown by these rules
                self.refuse(None, problem)
            self.viewer.close(4404, "gone")
            return None
        if room.audience.crowded(self.viewer):
            self.viewer.close(1008, "sockets")
            return None
        if not self.hall.requests.take(self.viewer.counted_as(room.audience.seats)):
            self.viewer.close(1008, "abuse")
            return None
        await self.hall.learn(self.viewer.who(room.audience.seats), self.viewer.language)
        await room.enter(self.viewer)
        return room

    # Sending.

    async def send(self) -> None:
        viewer = self.viewer
        try:
            while True:
                await viewer.ready.wait()
                viewer.ready.clear()
                while viewer.outbox:
                    data = viewer.outbox[0]  # it stays in front of what comes next until it is sent
                    await self.socket.send_text(data.decode())
                    if viewer.outbox and viewer.outbox[0] is data:
                        viewer.outbox.popleft()
                if viewer.closing is not None:
                    await self.socket.close(viewer.closing[0])
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone; the reader notices too

    # Receiving.

    async def receive(self, room: Room) -> None:
        while self.viewer.closing is None:
            message = await self.hear()
            if message["type"] == "websocket.disconnect":
                self.gone = True
                return
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            if not self.bucket.take():
                self.refuse(echoed(data), Problem("too-fast"))
                self.abuse += 1
                if self.abuse >= ABUSE:
                    self.viewer.close(1008, "abuse")
                    return
                continue
            self.abuse = max(0, self.abuse - 1)
            await self.answer(room, data)

    async def answer(self, room: Room, data: bytes) -> None:
        id: requests.Id = None
        started = time.perf_counter()
        try:
            request = read(data)
            id = request.id
            frame = await self.carry_out(room, request)
        except Problem as problem:
            self.refuse(id if id is not None else echoed(data), problem)
            if problem.code == "table-unknown":  # deleted by an administrator
                await self.hall.house.close(room.id)
            elif problem.code == "not-written":
                self.hall.house.notice(room.id)  # the log knows
            return
        except FAILURES as error:
            logger.warning("database failed", table=self.table[:6], error=type(error.orig).__name__)
            self.hall.metrics.errors.labels("database").inc()
            self.refuse(id, Problem("database-silent"))
            return
        if isinstance(request, requests.Act):
            self.hall.metrics.actions_of_people.inc()
            self.hall.metrics.latency.observe(time.perf_counter() - started)
        if frame is not None:
            self.viewer.send({**frame, "id": id})

    def refuse(self, id: requests.Id, problem: Problem) -> None:
        self.hall.metrics.refusals.labels(problem.code).inc()
        self.viewer.send({"type": "error", "id": id, **problem_frame(self.viewer.w, problem)})

    async def carry_out(self, room: Room, request: requests.Request) -> dict[str, Any] | None:
        if isinstance(request, requests.Act):
            return done(await room.act(self.own(request.seat), request.action, request.seq))
        if isinstance(request, requests.Undo):
            return done(await takeback.undo(room, self.own(request.seat), request.seq, request.whole))
        if isinstance(request, requests.Consent):
            return done(await takeback.consent(room, self.own(request.seat), request.yes))
        if isinstance(request, requests.TimeUp):
            return done(await seating.choose(room, self.own(request.seat), request.late, request.choice))
        if isinstance(request, requests.HandOver):
            seat = self.own(request.seat)
            spend(self.wholes)
            await seating.hand_over(room, seat, request.bot)
        elif isinstance(request, requests.Say):
            await self.say(room, request.text, request.to)
        elif isinstance(request, requests.AskHint):
            seat = self.own(request.seat)
            spend(self.hints)
            return {"type": "hint", "hints": await counsel.hint(room, self.viewer, seat)}
        elif isinstance(request, requests.AskMentor):
            seat = self.own(request.seat)
            spend(self.mentor)
            return await counsel.mentor(room, self.viewer, seat)
        elif isinstance(request, requests.AskVerdict):
            seat = self.own(request.seat)
            spend(self.mentor)
            return await counsel.judge(room, self.viewer, seat)
        elif isinstance(request, requests.AskWhy):
            async with room.opened() as play:
                return room.audience.why(self.viewer, play)
        elif isinstance(request, requests.AskText):
            return await counsel.text(room, self.viewer, lambda: self.spend_foresight(room))
        elif isinstance(request, requests.AskPreview):
            return await counsel.foresee(room, self.viewer, request.actions, request.forecast, lambda: self.spend_foresight(room))
        elif isinstance(request, requests.AskWhole):
            spend(self.wholes)
            async with room.opened() as play:
                room.audience.whole(self.viewer, play, [])
        elif isinstance(request, requests.Language):
            check_language(request.lang)
            spend(self.wholes)
            await self.hall.learn(self.viewer.who(room.audience.seats), request.lang)
            await room.speak(self.viewer, request.lang)
        elif isinstance(request, requests.Pace):
            if not self.viewer.held:
                raise Problem("not-yours")
            room.driver.set_pace(request.ms)
        elif isinstance(request, requests.Ready):
            room.ready(self.own(request.seat))
        elif isinstance(request, requests.Writing):
            room.busy(self.viewer, WRITES, self.own(request.seat), request.on)
        elif isinstance(request, requests.Nudge):
            self.spend_talk(room)
            await seating.nudge(room, self.own(request.seat), request.whom)
        elif isinstance(request, requests.Looking):
            room.busy(self.viewer, LOOKS, self.own(request.seat), request.on)
        else:
            return {"type": "pong"}
        async with room.opened() as play:
            return done(play.seq)

    def own(self, seat: int) -> int:
        if seat not in self.viewer.held:
            raise Problem("not-yours")
        return seat

    async def say(self, room: Room, text: str, whom: int | None) -> None:
        if self.viewer.identity is None and not self.viewer.held:
            raise Problem("not-yours")
        kept = "".join([letter for letter in text if unicodedata.category(letter) not in ("Cc", "Cs")]).strip()
        if not 1 <= len(kept) <= CHAT:
            raise Problem("chat-form", most=CHAT)
        self.spend_talk(room)
        await room.say(self.viewer, kept, whom)

    def spend_foresight(self, room: Room) -> None:
        """Nobody lets the server walk through the rules more often from several windows."""
        hall, viewer = self.hall, self.viewer
        there = hall.foresights_there.take(network(viewer.address))
        if not there or not hall.foresights.take(viewer.counted_as(room.audience.seats)):
            raise Problem("too-fast")

    def spend_talk(self, room: Room) -> None:
        """Nobody talks faster from several windows, and all who only watch share what one player has."""
        viewer, hall = self.viewer, self.hall
        allowed = hall.talk.take(f"{room.id} {viewer.counted_as(room.audience.seats)}")
        if not viewer.held:
            allowed = allowed and hall.calls.take(f"{room.id} {network(viewer.address)}") and hall.calls.take(room.id)
        if not allowed:
            raise Problem("too-fast")


def spend(bucket: Bucket) -> None:
    if not bucket.take():
        raise Problem("too-fast")


def done(seq: int) -> dict[str, Any]:
    return {"type": "ok", "seq": seq}


def read(data: bytes) -> requests.Request:
    if len(data) > MESSAGE:
        raise Problem("too-long", most=MESSAGE)
    request: requests.Request
    try:
        request = REQUEST.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        request = reading.read(data, requests.Request)  # which takes its time, and says what is wrong
    return request


def echoed(data: bytes) -> requests.Id:
    """The id of a message that is otherwise unusable."""
    try:
        id = msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return id


class Numbered(msgspec.Struct):
    id: requests.Id = None
