"""Where letters go: an address counts when whoever reads letters there has said so."""

from typing import Final

from ...kernel.problem import Problem
from ..accounts.people import Identity
from ..calls.letters import confirmation, moved, removed
from ..calls.mail import checked_address
from ..limits import network
from ..links import DAY
from ..tokens import digest, token
from .bodies.calls import Address, LinkToken
from .bodies.common import Nothing
from .bodies.people import Me
from .endpoint import Call, endpoint
from .people import me, prove

EMAIL: Final = "email"  # what such a link is for


@endpoint("POST", "/api/email", Me, Address)
async def change_email(call: Call) -> Me:
    """Give an e-mail address, with the password of my account: a letter goes there, and it counts when its link is opened, which
    the address before is told. Null: no letters any more, which it is told too."""
    body: Address = call.body
    identity, hall = await call.person(), call.hall
    if body.address is None:
        await prove(call, identity, body.password)
        return me(await without_email(call, identity))
    if not hall.mail.offered:
        raise Problem("no-mail")
    address = checked_address(body.address)
    await prove(call, identity, body.password)
    if not all([hall.letters.take(key) for key in (identity.id, network(call.address), address.lower())]):
        raise Problem("too-many-letters")
    await hall.people.change(identity, email_wanted=address)
    link = hall.links.sign(EMAIL, [identity.id, address])
    await hall.mail.send(f"{EMAIL} {digest(link)}", identity.id, confirmation(hall.links, call.language, address, link))
    return me(identity)


async def without_email(call: Call, identity: Identity) -> Identity:
    """Nobody is written to any more; that an account can no longer come back by its address, whoever reads there is told."""
    hall = call.hall
    changed = await hall.people.change(identity, email=None, email_wanted=None)
    if identity.email is not None and not identity.guest and hall.mail.offered:
        told = removed(hall.links, identity.language, identity.email, identity.name)
        await hall.mail.send(f"removed {token()}", identity.id, told)
    return changed


@endpoint("POST", "/api/email/confirm", Nothing, LinkToken)
async def confirm_email(call: Call) -> Nothing:
    """The address is mine: its letter says so. Such a link works once, for a day."""
    body: LinkToken = call.body
    hall = call.hall
    id, address = hall.links.read(EMAIL, body.token, DAY)
    before = await hall.people.named(id)
    if before is None or not await hall.people.confirm_email(id, address):
        raise Problem("link-refused")
    await hall.calling.touch_all(id)
    if before.email is not None and before.email != address:
        await hall.mail.send(f"moved {digest(body.token)}", id, moved(hall.links, before.language, before.email, before.name))
    return Nothing()
