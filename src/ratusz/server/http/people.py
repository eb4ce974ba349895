"""Who am I: the guest behind the cookie, accounts, settings."""

from typing import Any

import msgspec
from msgspec import UNSET

from ...kernel.problem import Problem
from ..accounts.people import Identity
from ..limits import network
from ..names import plain_name, spelling
from .bodies.common import Nothing
from .bodies.people import Account, ChangeMe, Me, SessionLine
from .endpoint import ACCOUNTS, Call, endpoint


def me(identity: Identity) -> Me:
    return msgspec.convert(
        {
            "id": identity.id,
            "name": identity.name,
            "guest": identity.guest,
            "language": identity.language,
            "theme": identity.theme,
            "email": identity.email,
        },
        Me,
    )


@endpoint("GET", "/api/me", Me)
async def get_me(call: Call) -> Me:
    """Who the cookie says I am; a stranger becomes a guest."""
    return me(await call.person())


@endpoint("PATCH", "/api/me", Me, ChangeMe)
async def change_me(call: Call) -> Me:
    """Change my name, language or theme."""
    identity = await call.person()
    body: ChangeMe = call.body
    values: dict[str, Any] = {name: value for name, value in msgspec.structs.asdict(body).items() if value is not UNSET}
    if "name" in values:
        values["name"] = plain_name(values["name"])
        if not identity.guest and spelling(values["name"]) != identity.account:
            raise Problem("name-account")
        await call.hall.people.check_free(values["name"], identity)
    return me(await call.hall.people.change(identity, **values))


@endpoint("POST", "/api/account", Me, Account, status=201)
async def make_account(call: Call) -> Me:
    """Turn the guest I am into an account."""
    body: Account = call.body
    spend_try(call, [], "")
    account = await call.hall.people.register(await call.person(), body.name, body.password)
    call.accounts = call.hall.cookies.remember(known_accounts(call), spelling(account.name))
    return me(account)


@endpoint("POST", "/api/login", Me, Account)
async def log_in(call: Call) -> Me:
    """Be my account again; what the guest I was has begun goes over to it."""
    body: Account = call.body
    known, wanted = known_accounts(call), spelling(body.name)
    spend_try(call, known, wanted)
    return await logged_in(call, await call.hall.people.log_in(body.name, body.password))


async def logged_in(call: Call, account: Identity) -> Me:
    """This browser is that of an account from now on, unless that is banned."""
    await call.hall.conduct.check_welcome(account.id)
    guest = call.identity
    await call.become(account)
    if guest is not None and guest.guest:
        for table in await call.hall.people.merge(guest, account):
            await call.hall.house.heard(table)
    call.accounts = call.hall.cookies.remember(known_accounts(call), spelling(account.name))
    return me(account)


@endpoint("POST", "/api/logout", Nothing)
async def log_out(call: Call) -> Nothing:
    """Forget me in this browser: what its cookie held is worth nothing from now on."""
    if call.identity is not None and call.session is not None:
        await call.hall.end_session(call.identity.id, call.session.id)
    call.cookie = ""
    return Nothing()


@endpoint("GET", "/api/sessions", list[SessionLine])
async def list_sessions(call: Call) -> list[SessionLine]:
    """The browsers in which I am known, the last used first."""
    if call.identity is None or call.session is None:
        return []
    this = call.session.id
    return [
        SessionLine(one.id, one.device or call.w.say("device-unknown"), one.created, one.seen, one.id == this)
        for one in await call.hall.sessions.of(call.identity.id)
    ]


@endpoint("POST", "/api/sessions/{session}/end", Nothing)
async def end_session(call: Call) -> Nothing:
    """Forget me in one of these browsers."""
    session: str = call.path["session"]
    if call.identity is None or call.session is None or not await call.hall.end_session(call.identity.id, session):
        raise Problem("session-unknown")
    if session == call.session.id:
        call.cookie = ""
    return Nothing()


def known_accounts(call: Call) -> list[str]:
    return call.hall.cookies.accounts(call.request.cookies.get(ACCOUNTS, ""))


async def prove(call: Call, identity: Identity, password: str) -> None:
    """Who changes the ways into an account knows its password; a guest has none. An open session is not enough."""
    if identity.account is not None:
        spend_try(call, known_accounts(call), identity.account)
        await call.hall.people.check_password(identity, password)


def spend_try(call: Call, known: list[str], account: str) -> None:
    """Guesses are counted by address and account together, so that nobody can lock others out of theirs. A browser that has been
    logged in to the account before has tries of its own, even where somebody guesses from the same address."""
    hall = call.hall
    if account in known:
        allowed = hall.tries.take(f"known {account}")
    else:
        place = network(call.address)
        allowed = hall.sprays.take(place) and hall.tries.take(f"{place} {account}")
    if not allowed:
        raise Problem("too-many-tries")
