"""Ways into my account besides the password: passkeys, and codes for when it is lost."""

from urllib.parse import urlsplit

from ...kernel.problem import Problem
from ..accounts.passkeys import Site
from ..accounts.people import Identity
from ..accounts.sessions import device
from ..names import spelling
from .bodies.common import Nothing
from .bodies.keys import Codes, CodesLeft, Named, NewPassword, PasskeyAnswer, PasskeyLine, PasskeyOffer, Password, Recover
from .bodies.people import Me
from .endpoint import Call, endpoint
from .people import logged_in, prove, spend_try


async def owner(call: Call) -> Identity:
    """Who asks, if he has an account."""
    identity = await call.person()
    if identity.guest:
        raise Problem("account-needed")
    return identity


@endpoint("POST", "/api/password", Nothing, NewPassword)
async def change_password(call: Call) -> Nothing:
    """Set a new password, for the one I have. In every other browser I am logged out. Who has lost it recovers the account."""
    body: NewPassword = call.body
    identity = await owner(call)
    await prove(call, identity, body.password)
    await call.hall.people.set_password(identity, body.new)
    await call.hall.end_sessions(identity.id, but=call.session.id if call.session else "")
    return Nothing()


# Codes.


@endpoint("GET", "/api/me/codes", CodesLeft)
async def codes_left(call: Call) -> CodesLeft:
    """How many codes I can still come back with."""
    identity = await call.person()
    return CodesLeft(await call.hall.recovery.left(identity), call.hall.mail.offered)


@endpoint("POST", "/api/me/codes", Codes, Password, status=201)
async def print_codes(call: Call) -> Codes:
    """A new sheet of codes, to be printed; older ones are worth nothing from now on."""
    body: Password = call.body
    identity = await owner(call)
    await prove(call, identity, body.password)
    return Codes(await call.hall.recovery.print(identity))


@endpoint("POST", "/api/recover", Me, Recover)
async def recover(call: Call) -> Me:
    """Set a new password by a code. Wherever I was logged in, I am not any more, and no other key opens the account."""
    body: Recover = call.body
    spend_try(call, [], spelling(body.name))
    account = await call.hall.recovery.recover(body.name, body.code, body.password)
    await call.hall.end_sessions(account.id)
    return await logged_in(call, account)


@endpoint("POST", "/api/recover/mail", Nothing, Named)
async def send_code(call: Call) -> Nothing:
    """Have a code sent to the address of an account, if it has one; whether it has, nobody is told."""
    body: Named = call.body
    spend_try(call, [], spelling(body.name))
    await call.hall.recovery.send(body.name)
    return Nothing()


# Passkeys.


def site(call: Call) -> Site:
    """Where the page is, as the browser sees it."""
    origin = call.hall.settings.origin or f"{call.request.url.scheme}://{call.request.url.netloc}"
    return Site(urlsplit(origin).hostname or "", origin)


@endpoint("GET", "/api/passkeys", list[PasskeyLine])
async def list_passkeys(call: Call) -> list[PasskeyLine]:
    """My passkeys."""
    return await passkeys_of(call)


async def passkeys_of(call: Call) -> list[PasskeyLine]:
    if call.identity is None:
        return []
    return [PasskeyLine(*one) for one in await call.hall.passkeys.of(call.identity.id)]


@endpoint("POST", "/api/passkeys/offer", PasskeyOffer, Password)
async def offer_passkey(call: Call) -> PasskeyOffer:
    """What my browser needs in order to make a passkey, for my password."""
    body: Password = call.body
    identity = await owner(call)
    await prove(call, identity, body.password)
    return PasskeyOffer(*await call.hall.passkeys.offer(site(call), identity))


@endpoint("POST", "/api/passkeys", list[PasskeyLine], PasskeyAnswer, status=201)
async def add_passkey(call: Call) -> list[PasskeyLine]:
    """Keep a passkey my browser has made."""
    body: PasskeyAnswer = call.body
    identity = await owner(call)
    await call.hall.passkeys.add(site(call), identity, body.state, body.credential, device(call.agent))
    return await passkeys_of(call)


@endpoint("POST", "/api/passkeys/{passkey}/delete", Nothing, Password)
async def delete_passkey(call: Call) -> Nothing:
    """From now on this passkey opens nothing. Takes my password."""
    body: Password = call.body
    identity = await owner(call)
    await prove(call, identity, body.password)
    if not await call.hall.passkeys.remove(identity.id, call.path["passkey"]):
        raise Problem("passkey-unknown")
    return Nothing()


@endpoint("POST", "/api/login/passkey/offer", PasskeyOffer)
async def ask_passkey(call: Call) -> PasskeyOffer:
    """What my browser needs in order to log in by a passkey."""
    return PasskeyOffer(*call.hall.passkeys.ask(site(call)))


@endpoint("POST", "/api/login/passkey", Me, PasskeyAnswer)
async def log_in_by_passkey(call: Call) -> Me:
    """Be my account again, by a passkey."""
    body: PasskeyAnswer = call.body
    spend_try(call, [], "passkey")
    return await logged_in(call, await call.hall.passkeys.log_in(site(call), body.state, body.credential))
