"""The page about me: what I have played and what I am worth; taking all of it along; being forgotten."""

from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, select

from ...bots.titles import bot_title
from ...games.catalogue import announced, game_named
from ...kernel.problem import Problem
from ...words import sentences
from ...words.bundle import Words
from ...words.games import VOICES, title
from ..farewell import forget
from ..hall import Hall
from ..lobby.daily import today
from ..lobby.profile import Played, Tally, changes_at, played_by
from ..lobby.ratings import shown
from ..storage import schema
from ..tables.history import story_of
from .bodies.common import Nothing
from .bodies.profile import BotRating, Farewell, GameRecord, Profile, RatingChange, Share
from .endpoint import Call, endpoint
from .people import prove
from .records import PLAYERS, exported


@endpoint("GET", "/api/me/profile", Profile)
async def get_profile(call: Call) -> Profile:
    """What I have played, how it went, and my ratings."""
    identity = await call.person()
    found = await played_by(call.hall.database, identity.id)
    return Profile(identity.name, identity.guest, [record_of(call, one) for one in found])


def record_of(call: Call, found: Played) -> GameRecord:
    w = call.w.of(found.game)
    rating, uncertainty = (None, None) if found.rating is None else shown(found.rating)
    return GameRecord(
        found.game,
        title(call.w, found.game),
        found.total.played,
        found.total.won,
        rating,
        uncertainty,
        found.rated,
        [shown(one)[0] for one in found.course],
        [share(role, role_name(w, found.game, role), tally) for role, tally in found.roles.items()],
        [share(rule, clause_title(w, found.game, rule), tally) for rule, tally in found.rules.items()],
        [BotRating(bot_title(w, bot), *shown(one)) for bot, one in found.bots.items()],
    )


# What was played outlives the game it was played in: what is not there any more goes by its id.


def role_name(w: Words, game: str, role: str) -> str:
    known = game in announced() and role in VOICES[game].factions
    return VOICES[game].faction_name(w, role) if known else role


def clause_title(w: Words, game: str, rule: str) -> str:
    known = game in announced() and rule in {clause.id for clause in game_named(game).clauses}
    return sentences.clause(w, rule)[0] if known else rule


@endpoint("GET", "/api/tables/{table}/ratings", list[RatingChange])
async def rating_changes(call: Call) -> list[RatingChange]:
    """What a rated game has changed, by seat; nothing before it is over and written down."""
    found = await changes_at(call.hall.database, (await call.hall.store.setup(call.path["table"])).id)
    return [RatingChange(seat, shown(before)[0], *shown(after)) for seat, before, after in found]


def share(id: str, name: str, tally: Tally) -> Share:
    return Share(id, name, tally.played, tally.won)


class Kept(NamedTuple):
    """Rows about a person, by the column that names him; secrets are left out."""

    column: Column[str]
    fields: tuple[str, ...]


KEPT: Final = {
    "identities": Kept(schema.identities.c.id, ("name", "language", "theme", "created", "email", "email_wanted")),
    "sessions": Kept(schema.sessions.c.identity, ("device", "created", "seen", "ended")),
    "results": Kept(
        schema.results.c.player, ("table", "seat", "game", "role", "won", "score", "rule", "left", "at", "mu", "sigma")
    ),
    "ratings": Kept(schema.ratings.c.player, ("game", "mu", "sigma", "games")),
    "progress": Kept(schema.progress.c.identity, ("game", "lesson", "at")),
    "tries": Kept(schema.tries.c.identity, ("day", "game", "table", "won", "figures", "verified", "over")),
    "blocks": Kept(schema.blocks.c.identity, ("blocked", "at")),
    "reports": Kept(schema.reports.c.reporter, ("table", "text", "why", "at")),
    "passkeys": Kept(schema.passkeys.c.identity, ("device", "created", "used")),
    "codes": Kept(schema.codes.c.identity, ("created", "expires", "used")),
    "reach": Kept(schema.reach.c.identity, ("kinds", "quiet", "zone")),
    "subscriptions": Kept(schema.subscriptions.c.identity, ("endpoint", "created")),
    "calls": Kept(schema.calls.c.identity, ("table", "kind", "since", "due")),
    "absences": Kept(schema.absences.c.identity, ("since", "until", "bot")),
    "invitations": Kept(schema.invitations.c.identity, ("table", "seat", "at")),
    "invitations_sent": Kept(schema.invitations.c.host, ("table", "seat", "at")),
    "seats": Kept(schema.seats.c.identity, ("table", "seat", "name")),
    "seats_left": Kept(schema.seats.c.leaver, ("table", "seat", "left")),
    "tables_opened": Kept(schema.tables.c.creator, ("id", "game", "public", "status", "created", "language", "pace", "rated")),
    "dismissals": Kept(schema.dismissals.c.identity, ("table",)),
    "bans": Kept(schema.bans.c.identity, ("until", "at")),
    "chat": Kept(schema.chat.c.identity, ("table", "text", "at")),
}


@endpoint("GET", "/api/me/export", dict[str, Any])
async def export_me(call: Call) -> dict[str, Any]:
    """Everything kept about me, and the records of my finished games."""
    identity = await call.person()

    def work(connection: Connection) -> dict[str, Any]:
        return {name: rows(connection, kept, identity.id) for name, kept in KEPT.items()}

    kept = await call.hall.database.read(work)
    sealed = {one["table"] for one in kept["tries"] if one["day"] >= today()}
    finished = [one.id for one in await call.hall.store.finished(identity.id, most=None)]  # also what counts for nobody
    tables = dict.fromkeys([*[one["table"] for one in kept["results"]], *finished])
    records = [await taken_along(call.hall, table) for table in tables if table not in sealed]
    return {**kept, "records": [told for told in records if told is not None]}


async def taken_along(hall: Hall, table: str) -> dict[str, Any] | None:
    """The record of a finished game, as it is kept or, if that has not been written yet, from its log; None: it is gone."""
    story = await hall.store.history(table, 0, story_of)
    if story is not None:
        return story.record
    with suppress(Problem):
        told = await exported(hall, table)
        return {name: value for name, value in told.items() if name != PLAYERS}
    return None


def rows(connection: Connection, kept: Kept, identity: str) -> list[dict[str, Any]]:
    chosen = select(*[kept.column.table.c[name] for name in kept.fields]).where(kept.column == identity)
    return [dict(row._mapping) for row in connection.execute(chosen)]


@endpoint("POST", "/api/me/delete", Nothing, Farewell)
async def delete_me(call: Call) -> Nothing:
    """Forget me: my account, what I said, the tables nobody else sat at. Others keep their games with a former player."""
    body: Farewell = call.body
    identity = await call.person()
    await prove(call, identity, body.password)
    await forget(call.hall, identity)
    call.cookie = call.accounts = ""
    return Nothing()
