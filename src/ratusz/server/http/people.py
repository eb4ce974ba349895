"""Who am I: the guest behind the cookie, accounts, settings."""

from typing import Any

import msgspec
from msgspec import UNSET

from ...kernel.problem import Problem
from ..people import Identity, plain_name, spelling
from .bodies import Account, ChangeMe, Me, Nothing
from .endpoint import Call, endpoint


def me(identity: Identity) -> Me:
    return msgspec.convert(
        {
            "id": identity.id,
            "name": identity.name,
            "guest": identity.guest,
            "language": identity.language,
            "theme": identity.theme,
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
    return me(await call.hall.people.change(identity, **values))


@endpoint("POST", "/api/account", Me, Account, status=201)
async def make_account(call: Call) -> Me:
    """Turn the guest I am into an account."""
    body: Account = call.body
    spend_try(call, call.address)
    return me(await call.hall.people.register(await call.person(), body.name, body.password))


@endpoint("POST", "/api/login", Me, Account)
async def log_in(call: Call) -> Me:
    """Be my account again; what the guest I was has begun goes over to it."""
    body: Account = call.body
    spend_try(call, call.address)
    spend_try(call, "account " + spelling(body.name))
    account = await call.hall.people.log_in(body.name, body.password)
    if call.identity is not None and call.identity.guest:
        for table in await call.hall.people.merge(call.identity, account):
            await call.hall.house.heard(table)
    call.cookie = account.id
    return me(account)


@endpoint("POST", "/api/logout", Nothing)
async def log_out(call: Call) -> Nothing:
    """Forget me in this browser."""
    call.cookie = ""
    return Nothing()


def spend_try(call: Call, key: str) -> None:
    if not call.hall.tries.take(key):
        raise Problem("too-many-tries")
