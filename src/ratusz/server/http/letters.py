"""Where letters go: an address counts when whoever reads letters there has said so."""

from typing import Final

from ...kernel.problem import Problem
from ..letters import confirmation, moved
from ..limits import network
from ..links import DAY
from ..mail import checked_address
from ..people import digest
from .bodies.calls import Address, LinkToken
from .bodies.common import Nothing
from .bodies.people import Me
from .endpoint import Call, endpoint
from .people import me, prove

EMAIL: Final = "email"  # what such a link is for


@endpoint("POST", "/api/email", Me, Address)
async def change_email(call: Call) -> Me:
    """Give an e-mail address, with the password of my account: a letter goes there, and it counts when its link is opened, which
    the address before is told. Null: no letters any more."""
    body: Address = call.body
    identity, hall = await call.person(), call.hall
    if body.address is None:
        return me(await hall.people.change(identity, email=None, email_wanted=None))
    if not hall.mail.offered:
        raise Problem("no-mail")
    address = checked_address(body.address)
    await prove(call, identity, body.password)
    if not all([hall.letters.take(key) for key in (identity.id, network(call.address), address.lower())]):
        raise Problem("too-many-letters")
    await hall.people.change(identity, email_wanted=address)
    token = hall.links.sign(EMAIL, [identity.id, address])
    await hall.mail.send(f"{EMAIL} {digest(token)}", identity.id, confirmation(hall.links, call.language, address, token))
    return me(identity)


@endpoint("POST", "/api/email/confirm", Nothing, LinkToken)
async def confirm_email(call: Call) -> Nothing:
    """The address is mine: its letter says so. Such a link works once, for a day."""
    body: LinkToken = call.body
    hall = call.hall
    id, address = hall.links.read(EMAIL, body.token, DAY)
    before = await hall.people.named(id)
    if before is None or not await hall.people.confirm_email(id, address):
        raise Problem("link-refused")
    if before.email is not None and before.email != address:
        await hall.mail.send(f"moved {digest(body.token)}", id, moved(hall.links, before.language, before.email, before.name))
    return Nothing()
