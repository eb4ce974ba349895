"""People can be called to their tables, tables have clocks, and accounts may have an e-mail address."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("identities", sa.Column("email", sa.String(254)))
    op.add_column("identities", sa.Column("email_wanted", sa.String(254)))
    op.add_column("tables", sa.Column("pace", sa.String(40)))
    letters()
    callings()
    times()


def letters() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(200), nullable=False, unique=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(32)),
        sa.Column("parcel", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_identity", "outbox", ["identity"])


def callings() -> None:
    op.create_table(
        "reach",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("quiet", sa.Text, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_identity", "subscriptions", ["identity"])
    op.create_table(
        "calls",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("player", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("table", "identity", "kind"),
    )
    op.create_index("calls_due", "calls", ["due"])


def times() -> None:
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("clocks_due", "clocks", ["due"])
    op.create_table(
        "uptime",
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
    )
