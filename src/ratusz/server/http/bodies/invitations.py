"""Inviting somebody to a table."""

from msgspec import Struct

from .common import Text


class Contact(Struct):
    """Somebody I have played with."""

    id: str
    name: str
    games: int
    last: int  # when we last did


class Invite(Struct, forbid_unknown_fields=True):
    person: Text  # a contact


class InvitationLink(Struct):
    url: str


class Invitation(Struct):
    """What a link invites to, and who does."""

    table: str
    game: str
    board: str  # which the page draws it on; empty: the plain table
    title: str
    host: str
    text: str  # who invites to what, in a sentence
    terms: list[str]
    free: int  # how many seats
