"""How I want to be called to my tables, and how that ends."""

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...kernel.problem import Problem
from ..calls.reach import KINDS, WAYS, check, keep, reach_of, stop
from ..calls.wording import STOP
from ..links import YEAR
from ..lobby.absences import absence_of
from ..storage import schema
from .bodies.calls import Absence, Calls, ChangeCalls, Stopped, Subscription, Unsubscription
from .bodies.common import Nothing
from .endpoint import Call, endpoint


async def calls(call: Call) -> Calls:
    identity = await call.person()
    hall = call.hall

    def work(connection: Connection) -> Calls:
        reach = reach_of(connection, identity.id)
        person, box = schema.identities.c, schema.subscriptions.c
        email, wanted = connection.execute(select(person.email, person.email_wanted).where(person.id == identity.id)).one()
        browsers = connection.execute(select(box.id).where(box.identity == identity.id)).scalars().all()
        away = absence_of(connection, identity.id)
        told = {
            "mail": hall.mail.offered,
            "push": hall.push.key if hall.push.offered else "",
            "email": email,
            "email_wanted": wanted,
            "browsers": browsers,
            "kinds": {kind: reach.ways(kind) for kind in KINDS},
            "quiet": reach.quiet,
            "zone": reach.zone,
            "absence": None if away is None else Absence(away.since, away.until, away.bot),
        }
        return msgspec.convert(told, Calls)

    return await hall.database.read(work)


@endpoint("GET", "/api/calls", Calls)
async def get_calls(call: Call) -> Calls:
    """For what I am called when the page is closed, by which ways, and when not."""
    return await calls(call)


@endpoint("PATCH", "/api/calls", Calls, ChangeCalls)
async def change_calls(call: Call) -> Calls:
    """Choose for what I am called, the hours in which I am not, and when a bot stands in for me."""
    body: ChangeCalls = call.body
    identity = await call.person()
    chosen = {name: getattr(body, name) for name in ("kinds", "quiet", "zone") if getattr(body, name) is not UNSET}

    def work(connection: Connection) -> None:
        before = reach_of(connection, identity.id)
        kinds = {**before.kinds, **{kind: sorted(set(ways)) for kind, ways in chosen.pop("kinds", {}).items()}}
        reach = msgspec.structs.replace(before, kinds=kinds, **chosen)
        check(reach)
        keep(connection, identity.id, reach)

    if chosen:
        await call.hall.database.write(work)
    if body.absence is not UNSET:
        away = body.absence
        await call.hall.absences.set(identity.id, None if away is None else (away.since, away.until, away.bot))
    return await calls(call)


@endpoint("POST", "/api/push", Nothing, Subscription)
async def subscribe(call: Call) -> Nothing:
    """This browser takes notices for me from now on."""
    body: Subscription = call.body
    identity = await call.person()
    session = None if call.session is None else call.session.id
    await call.hall.push.subscribe(identity.id, session, body.endpoint, body.key, body.auth)
    await call.hall.calling.touch_all(identity.id)
    return Nothing()


@endpoint("POST", "/api/push/end", Nothing, Unsubscription)
async def unsubscribe(call: Call) -> Nothing:
    """This browser takes none any more. Its endpoint is known to nobody else."""
    body: Unsubscription = call.body
    await call.hall.push.unsubscribe(body.endpoint)
    return Nothing()


@endpoint("POST", "/api/stop/{token}", Stopped)
async def stop_calls(call: Call) -> Stopped:
    """End notices of a kind, as the link in a letter or notice allows whoever has it; mail programs may do so too."""
    identity, kind, way = call.hall.links.read(STOP, call.path["token"], YEAR)
    if kind not in KINDS or way not in WAYS:
        raise Problem("link-refused")
    await call.hall.database.write(lambda connection: stop(connection, identity, kind, way))
    return Stopped(kind, way)


async def stop_page(request: Request) -> Response:
    """A mail program that only opens the address leads its reader to the page that does it."""
    return RedirectResponse(f"/letter/stop/{request.path_params['token']}", status_code=303)
