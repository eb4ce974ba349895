"""The tables of the database. The log is the truth; everything else can be worked out from it or stands beside it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

# Times are milliseconds since 1970.
Time = BigInteger

identities: Final = Table(
    "identities",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("account", String(120), unique=True),  # the name in one spelling; null: a guest
    Column("likeness", String(400)),  # what the name of an account looks like; null also if an older one looks the same
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("created", Time, nullable=False),
    Column("email", String(254)),  # confirmed: whoever reads it has said so
    Column("email_wanted", String(254)),  # waits to be confirmed
    Index("identities_likeness", "likeness", unique=True),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the token in the cookie
    Column("identity", String(32), nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", Time, nullable=False),
    Column("seen", Time, nullable=False),
    Column("ended", Time),
    Column("mark", String(64)),  # of the address it was last used from, worth something for this session alone
    Index("sessions_identity", "identity"),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),  # empty if it began from a position
    Column("start", Text, nullable=False),  # empty if it began from a seed
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("creator", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),  # playing, over, archive
    Column("created", Time, nullable=False),
    Column("continued", Integer),  # set: it began at this move of a finished game, whose cards may be known
    Column("lesson", String(80)),  # set: it is played as this lesson
    # What those who sit down there agree to.
    Column("language", String(8), nullable=False, server_default="en"),
    Column("pace", String(40)),  # how much time there is to move; null: any
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether people may ask bots what to do
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("bargain", Integer),  # seconds bots give people to bargain; null: as the server has it
    Column("daily", String(10)),  # set: it is somebody's try at the deal of this day
    # How it stands, so that lists need no replay; written in the transaction of the entry that changed it.
    Column("updated", Time, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("round", Integer),
    Column("waiting", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("asked", Text, nullable=False, server_default="{}"),  # by seat it waits for: since when
    Column("late", Text, nullable=False, server_default="{}"),  # whose time has run out, until that is settled
    Index("tables_status", "status", "updated"),
    Index("tables_creator", "creator", "created"),
)


def of_table() -> Column[str]:
    return Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


seats: Final = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # human, local, bot, open
    Column("identity", String(32)),
    Column("bot", String(80)),  # set: this bot plays the seat now
    Column("name", String(60), nullable=False),
    Column("token", String(64)),  # hash of the seat's token
    Column("mark", String(64)),  # of the address it was taken from, worth something at this table alone
    Column("left", String(60)),  # the name of who sat here and left in mid-game
    Column("leaver", String(32)),  # and the identity
    Column("standing_in", Boolean, nullable=False, server_default=false()),  # the bot gives it back when its person is here again
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_identity", "identity"),
)

# Who has been asked to leave a table before the game began.
dismissals: Final = Table(
    "dismissals",
    METADATA,
    of_table(),
    Column("identity", String(32)),
    Column("mark", String(64)),
    Index("dismissals_table", "table"),
)

# Append-only; that no two entries can have the same number decides every race.
log: Final = Table(
    "log",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)

# Positions now and then, so that a game goes on when the rules it was played by are corrected.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)

# By which rules and cards the games of this database have been played; the newest are the last.
editions: Final = Table(
    "editions",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("since", Time, nullable=False),
    PrimaryKeyConstraint("game", "rules", "content"),
)

# Games that are over, as they were told: what is left of them when their rules have changed.
histories: Final = Table(
    "histories",
    METADATA,
    of_table(),
    Column("part", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "part"),
)

# What the coach found in games that are over.
analyses: Final = Table(
    "analyses",
    METADATA,
    of_table(),
    Column("told", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table"),
)

# The lessons a person has finished, and the puzzles solved.
progress: Final = Table(
    "progress",
    METADATA,
    Column("identity", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(80), nullable=False),
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("identity", "game", "lesson"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    of_table(),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("whom", Integer),  # set: said to this seat alone
    Column("text", Text, nullable=False),
    Column("at", Time, nullable=False),
    Column("identity", String(32)),  # who said it; null: who shows nothing but the token of a seat
    Column("noted", Boolean, nullable=False, server_default=true()),  # it has been looked at who is to be called for it
    Index("chat_table", "table", "id"),
    Index("chat_identity", "identity"),
    Index("chat_noted", "noted", "table"),
)

# What came of finished games, seat by seat: written in one transaction with the ratings it changed, so that none counts twice.
# It outlives its table.
results: Final = Table(
    "results",
    METADATA,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("player", String(80), nullable=False),  # an identity, or a bot after "bot:"; empty: nobody we know
    Column("role", String(80), nullable=False),  # the faction or corporation played; empty: there is none
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("rule", String(40), nullable=False),  # the clause that decided
    Column("left", Boolean, nullable=False),  # got up in mid-game
    Column("at", Time, nullable=False),
    # What the player was thought to be worth before and after, if it was rated.
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    PrimaryKeyConstraint("table", "seat"),
    Index("results_player", "player", "at"),
)

# What players are thought to be worth: people, bots, and in games that all win or lose together the game itself.
ratings: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("player", String(80), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "player"),
)

# Open seats kept for somebody.
invitations: Final = Table(
    "invitations",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("identity", String(32), nullable=False),  # who is invited
    Column("host", String(32), nullable=False),  # who invites
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index("invitations_identity", "identity"),
)

# The table at which those of a finished one play again.
rematches: Final = Table(
    "rematches",
    METADATA,
    of_table(),
    Column("next", String(32), nullable=False),
    PrimaryKeyConstraint("table"),
)

# The deals of the day, promised the day before: everybody who tries gets the same.
dailies: Final = Table(
    "dailies",
    METADATA,
    Column("day", String(10), nullable=False),  # by the world's clock (UTC): 2026-11-16
    Column("game", String(40), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("promised", Time, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)

# One try a person at each.
tries: Final = Table(
    "tries",
    METADATA,
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("identity", String(32), nullable=False),
    of_table(),
    Column("won", Boolean),  # null: not over yet
    Column("figures", Text, nullable=False, server_default="{}"),  # what else counts
    Column("verified", Boolean, nullable=False, server_default=false()),  # its record has been replayed from the promised seed
    Column("over", Time),
    PrimaryKeyConstraint("day", "game", "identity"),
    Index("tries_table", "table", unique=True),
)

# By which somebody comes back who has lost his password: printed ones, and such as were sent by e-mail. Each is good once.
codes: Final = Table(
    "codes",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the code
    Column("identity", String(32), nullable=False),
    Column("created", Time, nullable=False),
    Column("expires", Time),  # null: never; it is a printed one
    Column("used", Time),
    Index("codes_identity", "identity"),
)

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the credential's id
    Column("identity", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often it has signed, if it counts that
    Column("device", String(40), nullable=False),
    Column("created", Time, nullable=False),
    Column("used", Time),
    Index("passkeys_identity", "identity"),
)

# What is good once and has been used: challenges of passkeys.
spent: Final = Table(
    "spent",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("at", Time, nullable=False),
)

# Who wants nothing to do with whom.
blocks: Final = Table(
    "blocks",
    METADATA,
    Column("identity", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("identity", "blocked"),
    Index("blocks_blocked", "blocked"),
)

# What was said and somebody thinks the operator should know of.
reports: Final = Table(
    "reports",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("reporter", String(32), nullable=False),
    Column("about", String(32)),  # the identity of who said it, if it is known
    Column("name", String(60), nullable=False),
    Column("table", String(32), nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # what was said
    Column("why", Text, nullable=False),
    Column("at", Time, nullable=False),
    Column("settled", Time),
    Index("reports_once", "reporter", "message", unique=True),
)

# Who may not come in.
bans: Final = Table(
    "bans",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("until", Time),  # null: for ever
    Column("at", Time, nullable=False),
)

# Letters and notices on their way. A row is written with what it tells of and taken by one server at a time (outbox.py).
outbox: Final = Table(
    "outbox",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("key", String(200), nullable=False, unique=True),  # what it tells of: nobody is told the same twice
    Column("way", String(8), nullable=False),  # mail, push
    Column("identity", String(32)),  # whom it is for; null: whoever reads letters at that address
    Column("parcel", Text, nullable=False),  # what is sent, as JSON; empty when it is done
    Column("state", String(8), nullable=False),  # waiting, taken, handed, sent, failed, void
    Column("due", Time, nullable=False),  # when it is tried; when taken: when others may take it
    Column("tries", Integer, nullable=False),
    Column("holder", String(32)),  # the server that has taken it
    Column("created", Time, nullable=False),
    Index("outbox_due", "state", "due"),
    Index("outbox_identity", "identity"),
)

# How somebody wants to be called to a table when the page is closed.
reach: Final = Table(
    "reach",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("kinds", Text, nullable=False),  # as JSON: by kind of notice, the ways it goes
    Column("quiet", Text, nullable=False),  # as JSON: from when to when, in minutes of the day; empty: never
    Column("zone", String(60), nullable=False),
)

# Browsers that take notices: where a push service keeps a box for each, and the keys to close the box with.
subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("identity", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Time, nullable=False),
    Column("session", String(64)),  # with which it ends; null: subscribed before that was kept
    Index("subscriptions_identity", "identity"),
    Index("subscriptions_session", "session"),
)

# What somebody is to be called for: a turn that waits, a message not seen. One row as long as it lasts, so one call.
calls: Final = Table(
    "calls",
    METADATA,
    of_table(),
    Column("identity", String(32), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, nudge, late, invited, over, message
    Column("since", Time, nullable=False),
    # When it began what he is called for, by the log: what began later is another wait.
    Column("wait", Time, nullable=False, server_default="0"),
    Column("due", Time),  # when to call; null: it is done
    Column("player", String(60), nullable=False),  # who has caused it, where somebody has
    PrimaryKeyConstraint("table", "identity", "kind"),
    Index("calls_due", "due"),
)

# Clocks of tables that have a pace: when the next one runs out, as far as this entry of the log.
clocks: Final = Table(
    "clocks",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("due", Time),  # null: none runs
    Index("clocks_due", "due"),
)

# Stretches of time in which some server ran; no clock counts what lies between them.
uptime: Final = Table(
    "uptime",
    METADATA,
    Column("since", Time, primary_key=True),
    Column("until", Time, nullable=False),
)

# Who has left a bot to stand in for him, from when to when.
absences: Final = Table(
    "absences",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("since", Time, nullable=False),
    Column("until", Time, nullable=False),
    Column("bot", String(80), nullable=False),
)
