"""Inviting people to a table: by a link, from one's contacts, or to play again."""

from typing import Any

from ...games.catalogue import game_named, manifest
from ...kernel.problem import Problem
from ...words.games import title
from ..accounts.people import Identity
from ..storage.store import Seat, Summary
from ..tables.pace import HOUR, MINUTE, pace_of
from ..tables.speech import QuickWords
from . import tables
from .bodies.common import Nothing
from .bodies.invitations import Contact, Invitation, InvitationLink, Invite
from .bodies.tables import TableMade, WantedSeat
from .endpoint import Call, endpoint
from .tables import check_rateable, choosable, link, new_setup, opened_by, seat_at, seat_people


@endpoint("GET", "/api/contacts", list[Contact])
async def list_contacts(call: Call) -> list[Contact]:
    """The people I have played with, the last first."""
    if call.identity is None:
        return []
    return [Contact(*one) for one in await call.hall.invitations.contacts(call.identity.id)]


def member(call: Call, found: Summary) -> Identity:
    """Who asks, if he has something to say at this table: he has opened it, or sits there."""
    if call.identity is None or not (opened_by(call, found) or any([call.holds(seat) for seat in found.seats])):
        raise Problem("not-yours")
    return call.identity


def spend_invitation(call: Call, identity: Identity) -> None:
    if not call.hall.invites.take(identity.id):
        raise Problem("too-many-invitations")


@endpoint("POST", "/api/tables/{table}/seats/{seat}/invite", Nothing, Invite)
async def invite(call: Call) -> Nothing:
    """Keep an open seat for one of my contacts, who finds the table among those he is invited to."""
    body: Invite = call.body
    found, seat = await seat_at(call)
    identity = member(call, found)
    if found.status != "playing":
        raise Problem("over")
    if seat.kind != "open" or seat.bot is not None:
        raise Problem("seat-taken")
    await call.hall.invitations.check_contact(identity.id, body.person)
    spend_invitation(call, identity)
    await call.hall.invitations.invite(found.id, seat.seat, body.person, identity.id)
    await call.hall.calling.invite(body.person, found.id, identity.name)
    return Nothing()


@endpoint("POST", "/api/tables/{table}/decline", Nothing)
async def decline(call: Call) -> Nothing:
    """I am invited to this table and will not come: the seat is open to others."""
    if call.identity is not None:
        await call.hall.invitations.answered(call.path["table"], call.identity.id)
    return Nothing()


@endpoint("POST", "/api/tables/{table}/link", InvitationLink)
async def invitation_link(call: Call) -> InvitationLink:
    """A link to send to somebody: it says that I invite him, and to what."""
    found = await call.hall.store.summary(call.path["table"])
    identity = member(call, found)
    spend_invitation(call, identity)
    return InvitationLink(f"/invited/{call.hall.invitations.link(found.id, identity.id)}")


@endpoint("GET", "/api/invited/{token}", Invitation)
async def get_invitation(call: Call) -> Invitation:
    """What a link invites to. Nothing of the game itself is told."""
    return await invitation(call)


async def invitation(call: Call) -> Invitation:
    table, host = call.hall.invitations.read(call.path["token"])
    found = await call.hall.store.summary(table)
    inviting = await call.hall.people.named(host)
    kept = await call.hall.invitations.of(table)
    others = {seat for seat, person in kept.items() if call.identity is None or person != call.identity.id}
    free = [seat for seat in found.seats if seat.kind == "open" and seat.bot is None and seat.seat not in others]
    if found.status != "playing" or inviting is None:
        raise Problem("invitation-used")
    if call.identity is not None:
        await call.hall.conduct.check_together(call.identity.id, {host})
    named = title(call.w, found.game)
    text = call.w.say("invitation", player=inviting.name, game=named)
    return Invitation(table, found.game, manifest(found.game).board, named, inviting.name, text, terms(call.w, found), len(free))


def terms(w: QuickWords, found: Summary) -> list[str]:
    """What one agrees to by sitting down."""
    said = [w.say("terms-players", count=len(found.seats))]
    pace = pace_of(found.pace)
    if pace is not None:
        figures: dict[str, Any] = {"minutes": pace.seconds // MINUTE, "hours": pace.seconds // HOUR, "more": pace.more}
        said.append(w.say(f"terms-{pace.kind}", **figures))
    if found.bargain is not None:
        said.append(w.say("terms-bargain", **lasting(found.bargain)))
    said.append(w.say("terms-rated" if found.rated else "terms-unrated"))
    return said if found.hints else [*said, w.say("terms-no-hints")]


def lasting(seconds: int) -> dict[str, Any]:
    """A span of time, in minutes where it is whole ones."""
    return {"seconds": seconds, "minutes": 0 if seconds % MINUTE else seconds // MINUTE}


@endpoint("POST", "/api/tables/{table}/rematch", TableMade, status=201)
async def rematch(call: Call) -> TableMade:
    """Play again with the same people and bots, everybody one seat further; who asks second comes to the table of the first."""
    old = await call.hall.store.summary(call.path["table"])
    identity = member(call, old)
    if old.status == "playing":
        raise Problem("rematch-early")
    there = await call.hall.invitations.rematch_of(old.id)
    if there is not None:
        return TableMade(there, link(there), [])
    known = {one.id for one in await call.hall.invitations.contacts(identity.id)}
    seats = [wanted(seat, identity, known) for seat in (*old.seats[-1:], *old.seats[:-1])]
    if old.rated:
        check_rateable(identity, seats, old.pace is not None)
    setup = await call.hall.store.setup(old.id)
    game = game_named(old.game)
    options = game.complete({name: value for name, value in setup.options.items() if name in choosable(game)})
    terms = {"language": old.language, "hints": old.hints, "rated": old.rated, "pace": old.pace, "bargain": old.bargain}
    alike: dict[str, Any] = {"options": options, **terms}
    made = await seat_people(call, game, new_setup(game, len(seats), identity, seed=tables.new_seed(), **alike), seats, identity)
    if await call.hall.invitations.keep_rematch(old.id, made.table):
        return made
    await call.hall.store.delete(made.table)
    await call.hall.house.close(made.table)
    first = await call.hall.invitations.rematch_of(old.id)
    return TableMade(first or "", link(first or ""), [])


def wanted(seat: Seat, asking: Identity, known: set[str]) -> WantedSeat:
    """Who sits where the next time: whoever asks sits down, other people are invited, bots come along."""
    if seat.kind == "local":
        return WantedSeat("local", name=seat.name)
    if seat.identity == asking.id:
        return WantedSeat("me")
    if seat.kind == "human":
        return WantedSeat("open", invite=seat.identity if seat.identity in known else None)
    return WantedSeat("bot", bot=seat.bot) if seat.bot is not None else WantedSeat("open")
