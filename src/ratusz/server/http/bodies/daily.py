"""The deal of the day."""

from msgspec import Struct


class DailyResult(Struct):
    """What somebody made of it."""

    place: int  # among those with an account, or among guests
    name: str
    guest: bool
    yours: bool
    won: bool
    text: str  # in a few words
    verified: bool  # whether its record leads from the promised seed to this result
    table: str | None  # where it can be looked at, when the day is over


class DailyDeal(Struct):
    """A deal everybody gets on this day, by the world's clock (UTC)."""

    game: str
    title: str
    day: str
    commitment: str
    promised: int  # since when
    seed: str | None  # when the day is over
    next: str | None  # the commitment of the day after, if that is promised
    opponent: str | None  # the bot one plays against
    table: str | None  # that of my own try
    over: bool  # whether that is over
    results: list[DailyResult]  # of accounts, then of guests; mine is there however far down it stands
