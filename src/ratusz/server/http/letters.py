"""Where letters go: an address counts when whoever reads letters there has said so."""

from typing import Final

from ...kernel.problem import Problem
from ..letters import confirmation
from ..links import DAY
from ..mail import checked_address
from .bodies import Address, LinkToken, Me, Nothing
from .endpoint import Call, endpoint
from .people import me

EMAIL: Final = "email"  # what such a link is for


@endpoint("POST", "/api/email", Me, Address)
async def change_email(call: Call) -> Me:
    """Give an e-mail address: a letter goes there, and it counts when its link is opened. Null: no letters any more."""
    body: Address = call.body
    identity = await call.person()
    if body.address is None:
        return me(await call.hall.people.change(identity, email=None, email_wanted=None))
    if not call.hall.mail.offered:
        raise Problem("no-mail")
    address = checked_address(body.address)
    if not call.hall.letters.take(identity.id) or not call.hall.letters.take(call.address):
        raise Problem("too-many-letters")
    await call.hall.people.change(identity, email_wanted=address)
    token = call.hall.links.sign(EMAIL, [identity.id, address])
    await call.hall.mail.send(f"{EMAIL} {token}"[:200], identity.id, confirmation(call.hall.links, call.language, address, token))
    return me(identity)


@endpoint("POST", "/api/email/confirm", Nothing, LinkToken)
async def confirm_email(call: Call) -> Nothing:
    """The address is mine: its letter says so. Such a link works once, for a day."""
    body: LinkToken = call.body
    identity, address = call.hall.links.read(EMAIL, body.token, DAY)
    if not await call.hall.people.confirm_email(identity, address):
        raise Problem("link-refused")
    return Nothing()
