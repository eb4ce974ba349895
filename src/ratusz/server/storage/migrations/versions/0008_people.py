"""Tables have terms, finished games results, players ratings; people are invited, and there is a deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("language", sa.String(8), nullable=False, server_default="en"))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column("seats", sa.Column("leaver", sa.String(32)))
    op.add_column("chat", sa.Column("identity", sa.String(32)))
    op.create_index("chat_identity", "chat", ["identity"])
    make_results()
    make_invitations()
    make_dailies()
    make_keys()
    make_conduct()


def make_results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("role", sa.String(80), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("rule", sa.String(40), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_player", "results", ["player", "at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )


def of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def make_invitations() -> None:
    op.create_table(
        "invitations",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("invitations_identity", "invitations", ["identity"])
    op.create_table("rematches", of_table(), sa.Column("next", sa.String(32), nullable=False), sa.PrimaryKeyConstraint("table"))


def make_dailies() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("promised", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        of_table(),
        sa.Column("won", sa.Boolean),
        sa.Column("figures", sa.Text, nullable=False, server_default="{}"),
        sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("over", sa.BigInteger),
        sa.PrimaryKeyConstraint("day", "game", "identity"),
    )
    op.create_index("tries_table", "tries", ["table"], unique=True)


def make_keys() -> None:
    op.create_table(
        "codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("codes_identity", "codes", ["identity"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_identity", "passkeys", ["identity"])
    op.create_table("spent", sa.Column("id", sa.String(64), primary_key=True), sa.Column("at", sa.BigInteger, nullable=False))


def make_conduct() -> None:
    op.create_table(
        "blocks",
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("identity", "blocked"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("reports_once", "reports", ["reporter", "message"], unique=True)
    op.create_table(
        "bans",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
