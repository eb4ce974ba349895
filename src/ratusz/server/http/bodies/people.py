"""Who I am, and the browsers in which I am known."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from .common import Language, Text

Theme = Literal["auto", "dark", "light"]


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: Language
    theme: Theme
    email: str | None  # where letters go


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class Account(Struct, forbid_unknown_fields=True):
    name: Text
    password: Text


class SessionLine(Struct):
    """A browser in which I am known."""

    id: str
    device: str
    created: int
    seen: int
    this: bool
