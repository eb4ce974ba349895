"""The tables that wait for somebody, and looking among them for one that fits."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, func, select

from ..storage import schema
from ..storage.bans import lasting
from .ratings import measured

BANDS: Final = {"low": (None, 1400), "middle": (1400, 1600), "high": (1600, None)}  # of level, as people read it
ANY_PACE: Final = "none"
PACES: Final = ("live", "days", ANY_PACE)


class Sought(msgspec.Struct, frozen=True):
    """What somebody looks for; None: it does not matter."""

    game: str | None = None
    pace: str | None = None  # one of PACES
    language: str | None = None
    level: str | None = None  # one of BANDS
    rated: bool | None = None
    hints: bool | None = None


def fitting(sought: Sought, apart: set[str]) -> ColumnElement[bool]:
    """Which tables wait for somebody, fit, and are not those of people one must not meet, nor of such as are banned."""
    table, place, ban = schema.tables.c, schema.seats.c, schema.bans.c
    at = select(place.seat).where(place.table == table.id)
    chosen: list[ColumnElement[bool]] = [
        table.status == "playing",
        table.public.is_(True),
        at.where(place.kind == "open", place.bot.is_(None)).exists(),
        ~select(ban.identity).where(ban.identity == table.creator, lasting()).exists(),
    ]
    if apart:
        chosen += [table.creator.not_in(apart), ~at.where(place.identity.in_(apart)).exists()]
    for column, value in ((table.game, sought.game), (table.language, sought.language)):
        if value is not None:
            chosen.append(column == value)
    for column, wanted in ((table.rated, sought.rated), (table.hints, sought.hints)):
        if wanted is not None:
            chosen.append(column.is_(wanted))
    if sought.pace is not None:
        chosen.append(table.pace.is_(None) if sought.pace == ANY_PACE else table.pace.startswith(f"{sought.pace} "))
    if sought.level is not None:
        chosen += of_level(*BANDS[sought.level])
    return and_(*chosen)


def of_level(least: int | None, below: int | None) -> list[ColumnElement[bool]]:
    """Tables where the people who sit there are worth so much on average; where none of them has a rating, nobody knows."""
    table, place, rating = schema.tables.c, schema.seats.c, schema.ratings.c
    sits = select(place.identity).where(place.table == table.id, place.kind != "open", place.bot.is_(None))
    sits = sits.correlate(schema.tables)  # by itself it would look no further than the ratings around it
    mean = select(func.avg(rating.mu)).where(rating.game == table.game, rating.player.in_(sits)).scalar_subquery()
    bounds = [] if least is None else [mean >= measured(least - 0.5)]
    return bounds if below is None else [*bounds, mean < measured(below - 0.5)]
