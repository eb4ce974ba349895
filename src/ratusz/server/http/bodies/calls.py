"""How somebody is called to a table, and what stands in the links of letters."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...messages.requests import Number
from .common import Text


class Address(Struct, forbid_unknown_fields=True):
    """An e-mail address; null: none any more."""

    address: Text | None
    password: Text = ""  # of the account; a guest has none


Kind = Literal["turn", "invited", "over", "message"]
Way = Literal["push", "mail"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class Absence(Struct, forbid_unknown_fields=True):
    """From when to when (milliseconds since 1970) a bot stands in at my tables, whenever it is my turn there."""

    since: Number
    until: Number
    bot: Text


class Calls(Struct):
    """How I am called when the page is closed, and by which ways I could be."""

    mail: bool  # whether this server sends letters
    push: str  # the key by which a browser takes notices from this server; empty: it sends none
    email: str | None
    email_wanted: str | None  # waits for its letter to be opened
    browsers: list[str]  # those that take notices for me: of each the hash (SHA-256) of its endpoint
    kinds: dict[Kind, list[Way]]
    quiet: tuple[Minute, Minute] | None  # from which minute of the day to which
    zone: str
    absence: Absence | None


class ChangeCalls(Struct, forbid_unknown_fields=True):
    kinds: dict[Kind, list[Way]] | UnsetType = UNSET
    quiet: tuple[Minute, Minute] | UnsetType | None = UNSET
    zone: Text | UnsetType = UNSET
    absence: Absence | UnsetType | None = UNSET


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser takes notices, as it says itself, and the keys to close them with."""

    endpoint: Text
    key: Text
    auth: Text


class Unsubscription(Struct, forbid_unknown_fields=True):
    endpoint: Text


class Stopped(Struct):
    kind: Kind
    way: Way


class LinkToken(Struct, forbid_unknown_fields=True):
    """What stands at the end of a link in a letter."""

    token: Text
