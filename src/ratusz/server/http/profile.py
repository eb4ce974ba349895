"""The page about me: what I have played and what I am worth; taking all of it along; being forgotten."""

from typing import Any

from sqlalchemy import Connection, Table, select

from ...bots.titles import bot_title
from ...games.catalogue import announced, game_named
from ...words import sentences
from ...words.bundle import Words
from ...words.games import VOICES, title
from .. import schema
from ..daily import today
from ..farewell import forget
from ..history import story_of
from ..profile import Played, Tally, changes_at, played_by
from ..ratings import shown
from .bodies.common import Nothing
from .bodies.profile import BotRating, Farewell, GameRecord, Profile, RatingChange, Share
from .endpoint import Call, endpoint
from .people import prove


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


# Rows about a person, by the column that names him; secrets are left out.
KEPT: dict[Table, tuple[str, tuple[str, ...]]] = {
    schema.identities: ("id", ("name", "language", "theme", "created", "email", "email_wanted")),
    schema.sessions: ("identity", ("device", "created", "seen", "ended")),
    schema.results: ("player", ("table", "seat", "game", "role", "won", "score", "rule", "left", "at", "mu", "sigma")),
    schema.ratings: ("player", ("game", "mu", "sigma", "games")),
    schema.progress: ("identity", ("game", "lesson", "at")),
    schema.tries: ("identity", ("day", "game", "table", "won", "figures", "verified", "over")),
    schema.blocks: ("identity", ("blocked", "at")),
    schema.reports: ("reporter", ("table", "text", "why", "at")),
    schema.passkeys: ("identity", ("device", "created", "used")),
    schema.codes: ("identity", ("created", "expires", "used")),
    schema.reach: ("identity", ("kinds", "quiet", "zone")),
    schema.subscriptions: ("identity", ("endpoint", "created")),
    schema.calls: ("identity", ("table", "kind", "since", "due")),
    schema.absences: ("identity", ("since", "until", "bot")),
    schema.invitations: ("identity", ("table", "seat", "at")),
    schema.seats: ("identity", ("table", "seat", "name")),
    schema.dismissals: ("identity", ("table",)),
    schema.bans: ("identity", ("until", "at")),
    schema.chat: ("identity", ("table", "text", "at")),
}


@endpoint("GET", "/api/me/export", dict[str, Any])
async def export_me(call: Call) -> dict[str, Any]:
    """Everything kept about me, and the records of my finished games."""
    identity = await call.person()

    def work(connection: Connection) -> dict[str, Any]:
        return {table.name: rows(connection, table, identity.id) for table in KEPT}

    kept = await call.hall.database.read(work)
    sealed = {one["table"] for one in kept["tries"] if one["day"] >= today()}
    tables = [one["table"] for one in kept["results"] if one["table"] not in sealed]
    stories = [await call.hall.store.history(table, 0, story_of) for table in tables]
    return {**kept, "records": [story.record for story in stories if story is not None]}


def rows(connection: Connection, table: Table, identity: str) -> list[dict[str, Any]]:
    column, wanted = KEPT[table]
    chosen = select(*[table.c[name] for name in wanted]).where(table.c[column] == identity)
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
