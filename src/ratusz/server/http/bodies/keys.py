"""Ways into an account."""

from typing import Any

from msgspec import Struct

from .common import Text


class Codes(Struct):
    """Each lets me in once without my password."""

    codes: list[str]


class CodesLeft(Struct):
    left: int
    mail: bool  # whether one can also be sent by e-mail


class Password(Struct, forbid_unknown_fields=True):
    password: Text


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Text  # the one there is
    new: Text


class Recover(Struct, forbid_unknown_fields=True):
    name: Text
    code: Text
    password: Text  # the new one


class Named(Struct, forbid_unknown_fields=True):
    name: Text


class PasskeyOffer(Struct):
    """What a browser is to ask its owner for (WebAuthn)."""

    state: str  # comes back with the answer
    options: dict[str, Any]


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    state: Text
    credential: dict[str, Any]


class PasskeyLine(Struct):
    id: str
    device: str
    created: int
    used: int | None
