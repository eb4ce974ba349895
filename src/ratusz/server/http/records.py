"""Finished games: their records, looking at them again, and going on from any point."""

from typing import Any

import msgspec
from starlette.responses import Response

from ...bots.levels import LEVELS
from ...bots.titles import FORMER
from ...games.catalogue import game_named
from ...kernel import record
from ...kernel.problem import Problem
from ...words.bundle import Words
from ...words.games import chronicle
from ..hall import Hall
from ..lobby.daily import check_open
from ..settings import RECORD, RECORD_MOVES, SEED
from ..storage.store import Seat, Setup
from ..tables.history import Glance, as_it_was, part_with, retold, shown, story_of
from ..tables.play import ARCHIVE, entries_of, outdated, replayed
from ..tables.room import Room
from ..tables.telling import OPEN, names
from .bodies.records import Continue, Imported, Replay
from .bodies.tables import ChroniclePage, TableMade
from .endpoint import Call, Param, endpoint
from .tables import link, make, new_setup, seat_people

PLAYERS = "players"  # beside the record: a bot's name, or a person's after "human", or after "left" if a bot played on
HUMAN = "human"
GONE = "left"
PACKER = msgspec.msgpack.Encoder()  # for what goes to another process


@endpoint("GET", "/api/tables/{table}/record", dict[str, Any])
async def get_record(call: Call) -> dict[str, Any]:
    """The record of a finished game; of one still played, only what it began with and the promise about its seed."""
    check_open(await call.hall.store.setup(call.path["table"]))
    return await exported(call.hall, call.path["table"])


@endpoint("GET", "/api/tables/{table}/chronicle", ChroniclePage)
async def get_chronicle(call: Call) -> ChroniclePage:
    """The chronicle of a finished game, where its game keeps one: a page in itself, to be shown to others."""
    table: str = call.path["table"]
    check_open(await call.hall.store.setup(table))
    setup = await older(call.hall, table)
    if setup is not None:
        raise Problem("record-rules", game=setup.game, got=setup.rules, want=game_named(setup.game).version)
    room = await call.hall.house.room(table)
    async with room.opened() as play:
        match, called = play.match, names(call.w.of(play.game.name), room.audience.seats)
    return ChroniclePage(await call.hall.thinkers.apart(call.who, lambda: chronicle(call.w, match, called)))


async def exported(hall: Hall, table: str, secret: bool = False) -> dict[str, Any]:
    """A table of older rules is exported as it was, and not touched."""
    setup = await older(hall, table)
    if setup is None:
        room = await hall.house.room(table)
        async with room.opened() as play:
            told = play.match.record(secret or room.audience.archive)
            return {**told, PLAYERS: [player(seat) for seat in room.audience.seats]}
    over = setup.status != "playing"
    story = await hall.store.history(table, 0, story_of) if over else None
    if story is not None:
        told = story.record
    else:
        told = as_it_was(setup, await hall.store.entries(table), await hall.store.snapshots(table), secret or over)
    return {**told, PLAYERS: [player(seat) for seat in await hall.store.seats(table)]}


async def older(hall: Hall, table: str) -> Setup | None:
    """What a table began with, if it was by other rules or cards than ours."""
    setup = await hall.store.setup(table)
    return setup if outdated(game_named(setup.game), setup) is not None else None


def player(seat: Seat) -> str:
    """A seat as record files name it."""
    if seat.kind == "bot":
        return seat.bot or "greedy"
    if seat.left is not None and seat.bot is not None:
        return f"{GONE}:{seat.left}"
    return f"{HUMAN}:{seat.name}" if seat.name else HUMAN


@endpoint("POST", "/api/records", Imported, dict[str, Any], most=RECORD, status=201)
async def bring_in(call: Call) -> Imported:
    """Put a record on a table where it can be looked at, and from which one can go on."""
    data: dict[str, Any] = call.body
    identity = await call.person()
    players = data.pop(PLAYERS, [])
    found = record.parse(data)
    game = game_named(found.game)
    if len(found.seed) > SEED or not found.seed.isprintable():
        raise Problem("record-field", field="seed")
    if len(found.moves) > RECORD_MOVES:
        raise Problem("record-long", got=len(found.moves), most=RECORD_MOVES)
    if not call.hall.tables.take(identity.id):
        raise Problem("too-many-tables")
    await call.hall.thinkers.check(call.who, game.name, msgspec.json.encode(data))
    start = "" if found.seed else found.start
    setup = new_setup(game, found.seats, identity, options=found.options, seed=found.seed, start=start, status=ARCHIVE)
    entries = entries_of(found)
    play = await call.hall.thinkers.apart(call.who, lambda: replayed(game, setup, entries))
    seats = [seat_of(call.w, number, players) for number in range(play.match.seats)]
    await make(call, setup, seats, play, entries=entries)
    call.hall.house.historian.over(setup.id)
    return Imported(setup.id, link(setup.id))


def seat_of(w: Words, number: int, players: Any) -> Seat:
    """Who sat there, as far as the record tells it in a form we can show."""
    told = players[number] if isinstance(players, list) and number < len(players) else ""
    if isinstance(told, str) and (told in LEVELS or told in FORMER):
        return Seat(number, "bot", None, told, "", None)
    kind, _, rest = told.partition(":") if isinstance(told, str) else ("", "", "")
    name = rest.strip()[:30]
    shown = name if name.isprintable() and name else w.say("player-number", number=number + 1)
    return Seat(number, "human", None, None, shown, None, left=shown if kind == GONE else None)


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    Replay,
    query={"at": Param({"type": "integer", "minimum": 0}), "eyes": Param({"type": "string"})},
)
async def replay(call: Call) -> Response:
    """A finished game after so many moves, from a seat's eyes, with everything open, or as a spectator saw it."""
    store, thinkers = call.hall.store, call.hall.thinkers
    setup = await store.setup(call.path["table"])
    if setup.status == "playing":
        raise Problem("sealed")  # only what is over may be seen whole
    check_open(setup)
    glance = Glance(moment_of(call.query("at")), eyes_of(call.query("eyes", "open"), setup.players), call.language)
    seats = PACKER.encode(await store.seats(setup.id))
    if outdated(game_named(setup.game), setup) is None:
        entries = PACKER.encode(await store.entries(setup.id))
        told = await thinkers.read(call.who, shown, PACKER.encode(setup), entries, seats, glance)
    else:
        story, views = await kept(call.hall, setup, glance)
        told = await thinkers.read(call.who, retold, story, views, seats, glance)
    return Response(told, media_type="application/json")


async def kept(hall: Hall, setup: Setup, glance: Glance) -> tuple[bytes, bytes]:
    """What is left of a finished game of older rules: its story, and the part with the views of a moment."""
    story = await hall.store.history(setup.id, 0, bytes)
    if story is None:
        raise Problem("table-untold", game=setup.game)
    views = await hall.store.history(setup.id, part_with(glance.moment(story_of(story).moves)), bytes)
    assert views is not None
    return story, views


def moment_of(text: str) -> int | None:
    """None: the last."""
    if text and (not text.isdecimal() or len(text) > 9):
        raise Problem("word-number", word=text[:40])
    return int(text) if text else None


def eyes_of(text: str, seats: int) -> int | None:
    if text == "open":
        return OPEN
    if text == "none":
        return None
    if text.isdecimal() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise Problem("eyes", got=text[:40])


def check_told(room: Room) -> None:
    """Only what is over may be seen whole."""
    if not (room.audience.archive or (room.play is not None and room.play.over)):
        raise Problem("sealed")


@endpoint("POST", "/api/tables/{table}/continue", TableMade, Continue, status=201)
async def go_on(call: Call) -> TableMade:
    """A new table that begins at a move of a finished game."""
    body: Continue = call.body
    identity = await call.person()
    check_open(await call.hall.store.setup(call.path["table"]))
    room = await call.hall.house.room(call.path["table"])
    async with room.opened() as play:
        check_told(room)
        g = play.state_at(body.at)
        if not g.stack:
            raise Problem("over")
        position = play.game.position(g)
        game, players = play.game, play.match.seats
    setup = new_setup(game, players, identity, start=position, public=body.public, continued=body.at)
    return await seat_people(call, game, setup, body.seats, identity)
