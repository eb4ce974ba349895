"""Keeping apart from somebody."""

from msgspec import Struct

from .common import Text


class Blocked(Struct):
    id: str
    name: str


class Complaint(Struct, forbid_unknown_fields=True):
    why: Text = ""
