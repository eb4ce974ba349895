"""Passkeys: logging in by what a device keeps, without a password (WebAuthn).

A challenge is signed and dated, and noted when it is used, so that none is good twice, on whichever server it is used.
"""

from typing import Any, Final, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...kernel.problem import Problem
from ..clock import now
from ..storage import schema
from ..storage.database import Database
from ..tokens import digest
from .people import COLUMNS, Identity

MINUTES: Final = 5  # a challenge is good for
MOST: Final = 20  # passkeys of one person
NEW: Final = "new"
LOGIN: Final = "login"


class Site(NamedTuple):
    """Where the page is, as a browser sees it."""

    host: str
    origin: str


class Offer(NamedTuple):
    state: str  # comes back with the answer
    options: dict[str, Any]


class Passkey(NamedTuple):
    id: str
    device: str
    created: int
    used: int | None


class Passkeys:
    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self.signed = URLSafeTimedSerializer(secret, salt="ratusz passkey")

    async def of(self, identity: str) -> list[Passkey]:
        kept = schema.passkeys.c
        chosen = select(kept.id, kept.device, kept.created, kept.used).where(kept.identity == identity).order_by(kept.created)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [Passkey(*row) for row in rows]

    async def offer(self, site: Site, identity: Identity) -> Offer:
        """What a browser is asked in order to make a passkey."""
        kept = schema.passkeys.c
        own = select(kept.credential).where(kept.identity == identity.id)
        there = await self.database.read(lambda connection: connection.execute(own).scalars().all())
        if len(there) >= MOST:
            raise Problem("passkey-many", most=MOST)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Ratusz",
            user_name=identity.name,
            user_id=identity.id.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in there],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return self.signed_offer(NEW, identity.id, options)

    def ask(self, site: Site) -> Offer:
        """What a browser is asked in order to log in."""
        options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
        return self.signed_offer(LOGIN, "", options)

    def signed_offer(self, purpose: str, identity: str, options: Any) -> Offer:
        state = self.signed.dumps([purpose, identity, bytes_to_base64url(options.challenge)])
        return Offer(str(state), msgspec.json.decode(options_to_json(options)))

    async def challenge(self, state: str, purpose: str, identity: str) -> bytes:
        """The challenge of an offer, which is used up by this."""
        try:
            wanted, whose, challenge = self.signed.loads(state, max_age=MINUTES * 60)
        except (BadSignature, ValueError, TypeError):
            raise Problem("passkey-late") from None
        if (wanted, whose) != (purpose, identity):
            raise Problem("passkey-late")
        old = delete(schema.spent).where(schema.spent.c.at < now() - 2 * MINUTES * 60 * 1000)
        row = insert(schema.spent).values(id=digest(challenge), at=now())

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(row)

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Problem("passkey-late") from None
        return base64url_to_bytes(challenge)

    async def add(self, site: Site, identity: Identity, state: str, credential: dict[str, Any], device: str) -> None:
        challenge = await self.challenge(state, NEW, identity.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception:  # anybody may send anything, and the library stumbles in many ways
            raise Problem("passkey-wrong") from None
        row = {
            "id": digest(bytes_to_base64url(made.credential_id)),
            "identity": identity.id,
            "credential": made.credential_id,
            "key": made.credential_public_key,
            "count": made.sign_count,
            "device": device,
            "created": now(),
        }
        try:
            await self.database.write(lambda connection: connection.execute(insert(schema.passkeys).values(**row)))
        except IntegrityError:
            raise Problem("passkey-wrong") from None

    async def log_in(self, site: Site, state: str, credential: dict[str, Any]) -> Identity:
        challenge = await self.challenge(state, LOGIN, "")
        kept, person = schema.passkeys.c, schema.identities.c
        columns = [*COLUMNS, kept.id.label("passkey"), kept.key, kept.count]
        wanted = select(*columns).join_from(schema.passkeys, schema.identities, kept.identity == person.id)
        named = wanted.where(kept.id == digest(str(credential.get("id", ""))))
        row = await self.database.read(lambda connection: connection.execute(named).one_or_none())
        if row is None:
            raise Problem("passkey-wrong")
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.key,
                credential_current_sign_count=row._mapping["count"],
                require_user_verification=True,
            )
        except Exception:  # anybody may send anything, and the library stumbles in many ways
            raise Problem("passkey-wrong") from None
        used = update(schema.passkeys).where(kept.id == row.passkey).values(count=found.new_sign_count, used=now())
        await self.database.write(lambda connection: connection.execute(used))
        return Identity(*row[: len(COLUMNS)])

    async def remove(self, identity: str, passkey: str) -> bool:
        kept = schema.passkeys.c
        gone = delete(schema.passkeys).where(kept.identity == identity, kept.id == passkey)
        return bool(await self.database.write(lambda connection: connection.execute(gone).rowcount))
