"""Opening, finding and joining tables."""

import secrets
from typing import Any

from ...games.catalogue import game_named
from ...kernel.game import Game
from ...kernel.problem import Problem
from ...words.bundle import Words
from ...words.games import title
from ..clock import now
from ..house import new_id
from ..names import plain_name
from ..origin import whereabouts
from ..people import Identity, digest, token
from ..play import ARCHIVE, Play, opened
from ..speech import speech
from ..store import Seat, Setup, Summary
from ..telling import names
from ..thinkers import offered
from .bodies import (
    Join,
    Joined,
    NewTable,
    Nothing,
    SeatBot,
    SeatKey,
    TableMade,
    TableSeat,
    TableSummary,
    WantedSeat,
)
from .endpoint import Call, Param, endpoint


@endpoint("POST", "/api/tables", TableMade, NewTable, status=201)
async def open_table(call: Call) -> TableMade:
    """Open a table. The answer holds a token for each seat that is mine."""
    body: NewTable = call.body
    identity = await call.person()
    game = game_named(body.game)
    setup = new_setup(game, len(body.seats), identity, options=game.complete(body.options), seed=new_seed(), public=body.public)
    return await seat_people(call, game, setup, body.seats, identity, body.language)


def new_setup(game: Game, players: int, creator: Identity, *, status: str = "playing", **more: Any) -> Setup:
    """A table that begins now, by the rules we have: from a seed with its options, or from a position (`start`)."""
    began = {"options": {}, "seed": "", "start": "", "public": False, **more}
    return Setup(
        id=new_id(),
        game=game.name,
        players=players,
        rules=game.version,
        content=game.content,
        creator=creator.id,
        status=status,
        created=now(),
        **began,
    )


def new_seed() -> str:
    """128 bits from the system; nobody sees them before the game is over, only what they are promised by (the commitment)."""
    return secrets.token_hex(16)


async def seat_people(
    call: Call, game: Game, setup: Setup, wanted: list[WantedSeat], identity: Identity, language: str | None = None
) -> TableMade:
    """Make the table and give out its seats."""
    play = opened(game, setup)
    if len(wanted) != play.match.seats:
        raise Problem("seats", game=game.name, got=len(wanted), known=str(play.match.seats))
    if not call.hall.tables.take(identity.id):
        raise Problem("too-many-tables")
    for seat in wanted:
        if seat.kind in ("me", "local"):
            await call.hall.people.check_free(plain_name(seat.name) if seat.name else identity.name, identity)
    tokens = [token() if seat.kind in ("me", "local") else None for seat in wanted]
    w = speech(language or call.language)  # that of the names given to people without one
    seats = [seat_of(w, game, number, seat, identity, tokens[number]) for number, seat in enumerate(wanted)]
    await make(call, setup, seats, play)
    room = call.hall.house.added(setup.id)
    room.begin(setup, seats, play)
    room.committed = 0  # the bots are ours to move
    room.driver.wake()
    keys = [SeatKey(number) if key is None else SeatKey(number, key) for number, key in enumerate(tokens)]
    return TableMade(setup.id, link(setup.id), keys)


async def make(call: Call, setup: Setup, seats: list[Seat], play: Play, **more: Any) -> None:
    position = play.game.position(play.match.state)
    await call.hall.store.create(setup, seats, play.standing(setup.status), position, **more)


def seat_of(w: Words, game: Game, number: int, wanted: WantedSeat, identity: Identity, token: str | None) -> Seat:
    kept = None if token is None else digest(token)
    if wanted.kind == "bot":
        return Seat(number, "bot", None, offered(wanted.bot or "greedy", game.name), "", None)
    if wanted.kind == "open":
        return Seat(number, "open", None, None, "", None)
    name = plain_name(wanted.name) if wanted.name else None
    if wanted.kind == "me":
        return Seat(number, "human", identity.id, None, name or identity.name, kept)
    return Seat(number, "local", identity.id, None, name or w.say("player-number", number=number + 1), kept)


def link(table: str) -> str:
    return f"/table/{table}"


WHICH = Param({"type": "string", "enum": ["mine", "open", "finished"]})


@endpoint("GET", "/api/tables", list[TableSummary], query={"which": WHICH})
async def list_tables(call: Call) -> list[TableSummary]:
    """Tables: mine still played, open ones everybody may join, or my finished ones."""
    which = call.query("which", "mine")
    if which not in WHICH.schema["enum"]:
        raise Problem("message-form", field="which", detail=Problem("value-choice", got=which))
    store = call.hall.store
    if which == "open":
        found = await store.open_to_all()
    elif call.identity is None:
        found = []
    elif which == "mine":
        found = await store.of_identity(call.identity.id)
    else:
        found = await store.finished(call.identity.id)
    return [summary(call, one) for one in found]


@endpoint("GET", "/api/tables/{table}", TableSummary)
async def get_table(call: Call) -> TableSummary:
    """One table, as lists show it, and the seats whose people I may ask to leave."""
    found = await call.hall.store.summary(call.path["table"])
    told = summary(call, found)
    others = [seat.seat for seat in found.seats if seat.taken and not call.holds(seat)]
    if others and opened_by(call, found) and found.status == "playing":
        room = await call.hall.house.room(found.id)
        told.dismissible = [] if await room.begun() else others
    return told


def summary(call: Call, found: Summary) -> TableSummary:
    called = names(call.w, found.seats)
    yours = [seat.seat for seat in found.seats if call.holds(seat)]
    over = found.status != "playing"
    return TableSummary(
        found.id,
        found.game,
        title(call.w, found.game),
        [TableSeat(seat.seat, called[seat.seat], seat.kind, seat.bot, seat.left) for seat in found.seats],
        found.round,
        found.moves,
        found.waiting,
        yours,
        not over and any(seat in found.waiting and found.seats[seat].bot is None for seat in yours),
        over,
        found.status == ARCHIVE,
        found.public,
        found.winners,
        found.updated,
        found.continued,
        bool(yours) or found.public or opened_by(call, found),
    )


@endpoint("POST", "/api/tables/{table}/join", Joined, Join)
async def join(call: Call) -> Joined:
    """Sit down in an open seat: the one named, or the first."""
    body: Join = call.body
    table: str = call.path["table"]
    found = await call.hall.store.summary(table)
    identity = await call.person()
    if found.status != "playing":
        raise Problem("over")
    if body.seat is None and any(seat.identity == identity.id for seat in found.seats):
        raise Problem("seat-yours")
    free = [seat.seat for seat in found.seats if seat.kind == "open" and seat.bot is None]
    wanted = [seat for seat in free if body.seat in (None, seat)]
    if body.seat is not None and not 0 <= body.seat < len(found.seats):
        raise Problem("seat", got=body.seat, seats=len(found.seats))
    await call.hall.people.check_free(identity.name, identity)  # an account may have taken it since
    for seat in wanted:
        key = token()
        mark = mark_of(call, table) if found.public else None
        alone = found.creator != identity.id
        if await call.hall.store.take_seat(table, seat, identity.id, identity.name, digest(key), mark, alone):
            await call.hall.house.heard(table)
            return Joined(seat, key)
    raise Problem("seat-taken")


def mark_of(call: Call, table: str) -> str | None:
    """By which two seats taken from one address are known; it tells nothing at another table, nor to who reads the database."""
    place = whereabouts(call.address)
    return None if place is None else digest(f"{call.hall.settings.secret} {table} {place}")


async def seat_at(call: Call) -> tuple[Summary, Seat]:
    """The table and the seat of the address; both must be there, and the game not over."""
    found = await call.hall.store.summary(call.path["table"])
    number = str(call.path["seat"])
    seat = next((one for one in found.seats if str(one.seat) == number), None)
    if seat is None:
        raise Problem("seat", got=number, seats=len(found.seats))
    return found, seat


def opened_by(call: Call, found: Summary) -> bool:
    return call.identity is not None and found.creator == call.identity.id


@endpoint("POST", "/api/tables/{table}/seats/{seat}/leave", Nothing)
async def leave(call: Call) -> Nothing:
    """Get up from a seat of mine. At a table I opened, before a person has moved: ask whoever sits there to leave."""
    found, seat = await seat_at(call)
    own = call.holds(seat)
    if not own and not (seat.taken and opened_by(call, found)):
        raise Problem("not-yours")
    if found.status != "playing":
        raise Problem("over")
    room = await call.hall.house.room(found.id)
    await room.vacate(seat.seat, dismissed=not own)
    return Nothing()


@endpoint("POST", "/api/tables/{table}/seats/{seat}", Nothing, SeatBot)
async def hand_over(call: Call) -> Nothing:
    """Let a bot play a seat of mine, or an open one at a table I opened; null: no bot any more."""
    body: SeatBot = call.body
    found, seat = await seat_at(call)
    if not call.holds(seat) and not (seat.kind == "open" and opened_by(call, found)):
        raise Problem("not-yours")
    if found.status != "playing":
        raise Problem("over")
    room = await call.hall.house.room(found.id)
    await room.hand_over(seat.seat, body.bot)
    return Nothing()
