"""Keeping away from somebody, and telling the operator what was said."""

from ...kernel.problem import Problem
from ..accounts.people import Identity
from ..storage.store import Message
from .bodies.common import Nothing
from .bodies.conduct import Blocked, Complaint
from .endpoint import Call, endpoint
from .tables import seat_at


@endpoint("GET", "/api/blocks", list[Blocked])
async def list_blocks(call: Call) -> list[Blocked]:
    """The people I have blocked."""
    if call.identity is None:
        return []
    return [Blocked(*one) for one in await call.hall.conduct.blocked_by(call.identity.id)]


@endpoint("POST", "/api/tables/{table}/seats/{seat}/block", Nothing)
async def block(call: Call) -> Nothing:
    """I want nothing to do with who sits there: I hear no word of his, and we do not sit down together nor invite each other."""
    identity = await call.person()
    _, seat = await seat_at(call)
    if seat.identity is None:
        raise Problem("seat-vacant")
    return await keep_away(call, identity, seat.identity)


@endpoint("POST", "/api/tables/{table}/talk/{message}/block", Nothing)
async def block_speaker(call: Call) -> Nothing:
    """I want nothing to do with who said that, be it somebody who only watches."""
    identity = await call.person()
    _, said = await heard(call)
    if said.identity is None:
        raise Problem("block-nobody")
    return await keep_away(call, identity, said.identity)


@endpoint("POST", "/api/invited/{token}/block", Nothing)
async def block_host(call: Call) -> Nothing:
    """I want nothing to do with who sent me this link."""
    identity = await call.person()
    _, host = call.hall.invitations.read(call.path["token"])
    return await keep_away(call, identity, host)


async def keep_away(call: Call, identity: Identity, other: str) -> Nothing:
    await call.hall.conduct.block(identity.id, other)
    call.hall.house.deafen(identity.id, other)
    return Nothing()


@endpoint("POST", "/api/blocks/{person}/end", Nothing)
async def unblock(call: Call) -> Nothing:
    """I do not mind somebody any more."""
    identity = await call.person()
    await call.hall.conduct.unblock(identity.id, call.path["person"])
    return Nothing()


@endpoint("POST", "/api/tables/{table}/talk/{message}/report", Nothing, Complaint)
async def report(call: Call) -> Nothing:
    """Tell whoever runs this server what somebody has said at a table."""
    body: Complaint = call.body
    identity = await call.person()
    table, said = await heard(call)
    if not call.hall.reports.take(identity.id):
        raise Problem("too-fast")
    await call.hall.conduct.report(identity.id, table, said, body.why)
    return Nothing()


async def heard(call: Call) -> tuple[str, Message]:
    """The table and the message of the address, if it was for who asks."""
    found = await call.hall.store.summary(call.path["table"])
    held = tuple([seat.seat for seat in found.seats if call.holds(seat)])
    all_ = {str(said.id): said for said in await call.hall.store.talk(found.id) if said.heard_by(held)}
    if call.path["message"] not in all_:
        raise Problem("message-unknown")
    return found.id, all_[call.path["message"]]
