"""What many requests and answers are made of."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=1000)]
Language = Literal["en", "pl", "de", "ru"]


class Fault(Struct):
    """What is wrong: a code for programs, a sentence for people, and the clause of the rulebook it rests on, if any."""

    code: str
    message: str
    rule: str | UnsetType = UNSET


class Faulty(Struct):
    error: Fault


class Nothing(Struct):
    """Done; there is nothing to say about it."""
