"""What is known about a person."""

from msgspec import Struct

from .common import Text


class Share(Struct):
    """How often something was played, and won."""

    id: str
    name: str
    played: int
    won: int


class BotRating(Struct):
    name: str
    rating: int
    uncertainty: int


class GameRecord(Struct):
    """What I have played of one game. A rating is off by no more than its uncertainty, with 95 % certainty."""

    game: str
    title: str
    played: int
    won: int
    rating: int | None  # null: no rated game yet
    uncertainty: int | None
    rated: int  # how many games the rating comes from
    course: list[int]  # the rating after each of the last of them
    roles: list[Share]  # by faction or corporation
    endings: list[Share]  # by the clause that decided
    bots: list[BotRating]


class RatingChange(Struct):
    """What a rated game changed for one seat."""

    seat: int
    before: int
    after: int
    uncertainty: int


class Profile(Struct):
    name: str
    guest: bool
    games: list[GameRecord]


class Farewell(Struct, forbid_unknown_fields=True):
    password: Text = ""  # of the account; a guest has none
