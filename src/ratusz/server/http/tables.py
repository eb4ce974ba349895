"""Opening, finding and joining tables."""

import secrets
from typing import Any, NamedTuple

import msgspec

from ...games.catalogue import game_named, manifest
from ...kernel.game import Game, Value
from ...kernel.problem import Problem
from ...words.bundle import Words
from ...words.games import title
from ...words.verdict import who_won
from ..accounts.people import Identity
from ..calls.waits import late_ones
from ..clock import now
from ..lobby.openings import BANDS, PACES, Sought, fitting
from ..lobby.ratings import levels_of
from ..messages.state import TablePace
from ..names import plain_name
from ..origin import whereabouts
from ..storage.database import FAILURES
from ..storage.store import Seat, Setup, Summary
from ..tables import seating
from ..tables.house import new_id
from ..tables.pace import Pace, pace_of
from ..tables.parley import check_limit
from ..tables.play import ARCHIVE, Play, opened, outdated
from ..tables.speech import speech
from ..tables.telling import gone, names
from ..thinking.thinkers import offered
from ..tokens import digest, token
from .bodies.common import Nothing
from .bodies.tables import Join, Joined, NewTable, SeatBot, SeatKey, TableMade, TableSeat, TableSummary, WantedSeat
from .endpoint import LANG, Call, Param, endpoint


@endpoint("POST", "/api/tables", TableMade, NewTable, status=201)
async def open_table(call: Call) -> TableMade:
    """Open a table. The answer holds a token for each seat that is mine."""
    body: NewTable = call.body
    identity = await call.person()
    game = game_named(body.game)
    check_choosable(game, body.options)
    options = game.complete({**await handed_on(call, game, identity), **body.options})
    if body.rated:
        check_rateable(identity, body.seats, body.pace is not None)
    check_limit(manifest(game.name), body.bargain)
    terms: dict[str, Any] = {
        "language": body.language or call.language,
        "hints": body.hints and not body.rated,
        "rated": body.rated,
        "pace": None if body.pace is None else written_pace(body.pace),
        "bargain": body.bargain,
    }
    setup = new_setup(game, len(body.seats), identity, options=options, seed=new_seed(), public=body.public, **terms)
    return await seat_people(call, game, setup, body.seats, identity, body.language)


def choosable(game: Game) -> list[str]:
    """The options people choose. Others follow from what was played before: nobody says himself what he has been told."""
    return [option.name for option in game.options if option.values]


def check_choosable(game: Game, options: dict[str, Value]) -> None:
    for name in options:
        if name not in choosable(game):
            raise Problem("option-unknown", game=game.name, option=name, known=", ".join(choosable(game)))


def check_rateable(identity: Identity, seats: list[WantedSeat], timed: bool) -> None:
    """What counts is played by people who can be told apart, each in one seat, or by bots; and where people wait for each other,
    against a clock: else nobody would lose who just never moves again."""
    if identity.guest:
        raise Problem("rated-account")
    if [seat.kind for seat in seats].count("me") != 1 or any([seat.kind == "local" for seat in seats]):
        raise Problem("rated-seats")
    if not timed and any([seat.kind == "open" for seat in seats]):
        raise Problem("rated-pace")


def written_pace(wanted: TablePace) -> str:
    pace = Pace(wanted.kind, wanted.seconds, wanted.more)
    pace.check()
    return pace.written()


async def handed_on(call: Call, game: Game, identity: Identity) -> dict[str, Value]:
    """What follows for a new game from the last one that this person has played of it."""
    if all([option.values for option in game.options]):
        return {}
    store = call.hall.store
    played = [*await store.of_identity(identity.id), *await store.finished(identity.id)]
    last = max(
        [one for one in played if one.game == game.name and one.status != ARCHIVE], key=lambda one: one.updated, default=None
    )
    if last is None or outdated(game, await store.setup(last.id)) is not None:
        return {}
    try:
        room = await call.hall.house.room(last.id)
        async with room.opened() as play:
            return game.handed_on(play.match.state, play.match.options)
    except (Problem, *FAILURES):  # an old table that is in trouble keeps nobody from a new one
        return {}


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
        if seat.invite is not None:
            await call.hall.invitations.check_contact(identity.id, seat.invite)
        if seat.kind in ("me", "local"):
            await call.hall.people.check_free(plain_name(seat.name) if seat.name else identity.name, identity)
    tokens = [token() if seat.kind in ("me", "local") else None for seat in wanted]
    w = speech(language or call.language)  # that of the names given to people without one
    seats = [seat_of(w, game, number, seat, identity, tokens[number]) for number, seat in enumerate(wanted)]
    await make(call, setup, seats, play)
    room = call.hall.house.added(setup.id)
    room.begin(setup, seats, play)
    for number, seat in enumerate(wanted):
        if seat.invite is not None:
            await call.hall.invitations.invite(setup.id, number, seat.invite, identity.id)
            await call.hall.calling.invite(seat.invite, setup.id, identity.name)
    room.committed = 0  # the bots are ours to move
    if setup.pace is not None:
        await room.keep_time()
    room.touch()
    room.driver.wake()
    keys = [SeatKey(number) if key is None else SeatKey(number, key) for number, key in enumerate(tokens)]
    return TableMade(setup.id, link(setup.id), keys)


async def make(call: Call, setup: Setup, seats: list[Seat], play: Play, **more: Any) -> None:
    position = play.game.position(play.match.state)
    await call.hall.store.create(setup, seats, play.standing(setup.status), position, **more)


def seat_of(w: Words, game: Game, number: int, wanted: WantedSeat, identity: Identity, token: str | None) -> Seat:
    kept = None if token is None else digest(token)
    if wanted.kind == "bot":
        return Seat(number, "bot", None, offered(wanted.bot or "trader"), "", None)
    if wanted.kind == "open":
        return Seat(number, "open", None, None, "", None)
    name = plain_name(wanted.name) if wanted.name else None
    if wanted.kind == "me":
        return Seat(number, "human", identity.id, None, name or identity.name, kept)
    return Seat(number, "local", identity.id, None, name or w.say("player-number", number=number + 1), kept)


def link(table: str) -> str:
    return f"/table/{table}"


WHICH = Param({"type": "string", "enum": ["mine", "open", "finished", "invited"]})


# Of open tables: what somebody looks for.
YES_OR_NO = Param({"type": "string", "enum": ["true", "false"]})
SOUGHT = {
    "game": Param({"type": "string"}),
    "language": LANG,
    "pace": Param({"type": "string", "enum": list(PACES)}),
    "level": Param({"type": "string", "enum": list(BANDS)}),
    "rated": YES_OR_NO,
    "hints": YES_OR_NO,
}


def sought(call: Call) -> Sought:
    found = {name: call.query(name) for name in SOUGHT if call.query(name)}
    for name, value in found.items():
        if value not in SOUGHT[name].schema.get("enum", [value]):
            raise Problem("message-form", field=name, detail=Problem("value-choice", got=value))
    if "game" in found:
        game_named(found["game"])
    return msgspec.convert(found, Sought, strict=False)


@endpoint("GET", "/api/tables", list[TableSummary], query={"which": WHICH, **SOUGHT})
async def list_tables(call: Call) -> list[TableSummary]:
    """Tables: mine still played, open ones everybody may join, my finished ones, or those I am invited to."""
    which = call.query("which", "mine")
    if which not in WHICH.schema["enum"]:
        raise Problem("message-form", field="which", detail=Problem("value-choice", got=which))
    store = call.hall.store
    if which == "open":
        apart = set() if call.identity is None else await call.hall.conduct.apart(call.identity.id)
        found = await store.open_to_all(fitting(sought(call), apart))
    elif call.identity is None:
        found = []
    elif which == "mine":
        found = await store.of_identity(call.identity.id)
    elif which == "invited":
        found = await store.listed(await call.hall.invitations.to(call.identity.id))
    else:
        found = await store.finished(call.identity.id)
    seen = await glimpses(call, found)
    return [summary(call, one, seen) for one in found]


@endpoint("GET", "/api/tables/{table}", TableSummary)
async def get_table(call: Call) -> TableSummary:
    """One table, as lists show it, and the seats whose people I may ask to leave."""
    found = await call.hall.store.summary(call.path["table"])
    told = summary(call, found, await glimpses(call, [found]))
    others = [seat.seat for seat in found.seats if seat.taken and not call.holds(seat)]
    if others and opened_by(call, found) and found.status == "playing":
        room = await call.hall.house.room(found.id)
        told.dismissible = [] if await seating.begun(room) else others
    return told


class Glimpses(NamedTuple):
    """What is shown of tables besides what they keep themselves."""

    invited: dict[tuple[str, int], str]  # by table and seat: for whom it is kept
    levels: dict[str, int]  # by table


async def glimpses(call: Call, found: list[Summary]) -> Glimpses:
    ids = [one.id for one in found if any([seat.kind == "open" for seat in one.seats])]
    levels = await levels_of(call.hall.database, found)
    return Glimpses(await call.hall.invitations.names(ids) if ids else {}, levels)


def summary(call: Call, found: Summary, seen: Glimpses) -> TableSummary:
    called = names(call.w.of(found.game), found.seats)
    left = {seat: name for seat, name in enumerate(gone(call.w, called, found.seats)) if found.seats[seat].left is not None}
    yours = [seat.seat for seat in found.seats if call.holds(seat)]
    over = found.status != "playing"
    choice = any(late_ones(seat, found.seats, found.late) for seat in yours)
    return TableSummary(
        found.id,
        found.game,
        title(call.w, found.game),
        [
            TableSeat(
                seat.seat, called[seat.seat], seat.kind, seat.bot, left.get(seat.seat), seen.invited.get((found.id, seat.seat))
            )
            for seat in found.seats
        ],
        found.round,
        found.moves,
        found.waiting,
        yours,
        not over and (choice or any(seat in found.waiting and found.seats[seat].bot is None for seat in yours)),
        not over and choice,
        over,
        found.status == ARCHIVE,
        found.public,
        found.winners,
        ended(call.w.of(found.game), found.winners, called, yours[0] if len(yours) == 1 else None) if over else "",
        found.updated,
        found.continued,
        bool(yours) or found.public or opened_by(call, found),
        found.lesson,
        found.language,
        found.hints,
        found.rated,
        seen.levels.get(found.id),
        msgspec.convert(pace_of(found.pace), TablePace | None, from_attributes=True),
        found.bargain,
    )


def ended(w: Words, winners: list[int], called: list[str], you: int | None) -> str:
    """Who won, to whoever holds this seat alone; where all win or lose together, what came of it."""
    if manifest(w.game).common:
        return w.say("ended-saved" if winners else "ended-lost")
    return who_won(w, winners, called, you, "ended-won") if winners else w.say("ended-none")


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
    if found.rated and identity.guest:
        raise Problem("rated-account")
    if found.daily is not None and await call.hall.daily.table_of(found.daily, found.game, identity.id) != table:
        raise Problem("daily-own")
    await call.hall.conduct.check_together(identity.id, {found.creator, *[seat.identity for seat in found.seats]})
    kept = await call.hall.invitations.of(table)
    open_seats = [seat.seat for seat in found.seats if seat.kind == "open" and seat.bot is None]
    free = [seat for seat in open_seats if kept.get(seat, identity.id) == identity.id]
    free.sort(key=lambda seat: seat not in kept)  # the one kept for him comes first
    wanted = [seat for seat in free if body.seat in (None, seat)]
    if body.seat is not None and not 0 <= body.seat < len(found.seats):
        raise Problem("seat", got=body.seat, seats=len(found.seats))
    await call.hall.people.check_free(identity.name, identity)  # an account may have taken it since
    for seat in wanted:
        key = token()
        mark = mark_of(call, table) if found.public else None
        alone = found.rated or found.creator != identity.id
        if await call.hall.store.take_seat(table, seat, identity.id, identity.name, digest(key), mark, alone):
            await call.hall.invitations.answered(table, identity.id)
            await call.hall.house.heard(table)
            return Joined(seat, key)
    raise Problem("seat-kept" if open_seats and not free else "seat-taken")


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
    await seating.vacate(room, seat.seat, dismissed=not own)
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
    await seating.hand_over(room, seat.seat, body.bot)
    return Nothing()
