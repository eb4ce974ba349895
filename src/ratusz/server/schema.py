"""The tables of the database. The log is the truth; everything else can be worked out from it or stands beside it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
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
    # How it stands, so that lists need no replay; written in the transaction of the entry that changed it.
    Column("updated", Time, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("round", Integer),
    Column("waiting", Text, nullable=False),
    Column("winners", Text, nullable=False),
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
    Index("chat_table", "table", "id"),
)
