"""What a seat sees of Scopa, field by field."""

from typing import Literal, TypedDict

from ratusz.kernel.view import Head

Phase = Literal["play", "over"]


class Side(TypedDict):
    """A player."""

    points: int  # of all deals so far
    scored: dict[str, int]  # the same, by what they were scored for
    hand_size: int  # how many cards the hand holds
    hand: list[str] | None  # the cards in hand; null: another's
    taken: list[str]  # the cards taken in this deal


class View(Head[Phase, Side]):
    """Scopa as a seat sees it."""

    length: str  # one deal or a match
    dealer: int  # the seat that deals
    last: int | None  # the seat that took last; null: nobody yet
    deck: int  # how many cards the deck holds
    table: list[str]  # the cards on the table
    played: list[str]  # a card that was played and may take in several ways
    box: list[str]  # cards that a position made by hand leaves out of the game
