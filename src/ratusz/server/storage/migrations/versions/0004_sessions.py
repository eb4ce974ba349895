"""Sessions are rows, accounts are known by what their names look like, and tables know more about who sits down."""

import sqlalchemy as sa
from alembic import op

from ratusz.server.names import likeness

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])
    op.add_column("identities", sa.Column("likeness", sa.String(400)))
    keep_likenesses(op.get_bind())
    op.create_index("identities_likeness", "identities", ["likeness"], unique=True)
    op.add_column("seats", sa.Column("mark", sa.String(64)))
    op.create_table(
        "dismissals",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("identity", sa.String(32)),
        sa.Column("mark", sa.String(64)),
    )
    op.create_index("dismissals_table", "dismissals", ["table"])
    op.add_column("tables", sa.Column("continued", sa.Integer))
    op.execute("UPDATE tables SET continued = 0 WHERE start != '' AND status != 'archive'")


def keep_likenesses(connection: sa.Connection) -> None:
    """Accounts keep their names. Where two look alike already, the older one's is the one nobody else can come near."""
    identities = sa.table("identities", sa.column("id"), sa.column("account"), sa.column("likeness"), sa.column("created"))
    accounts = sa.select(identities.c.id, identities.c.account).where(identities.c.account.is_not(None))
    taken: set[str] = set()
    for row in connection.execute(accounts.order_by(identities.c.created, identities.c.id)).all():
        found = likeness(row.account)
        if found not in taken:
            taken.add(found)
            connection.execute(sa.update(identities).where(identities.c.id == row.id).values(likeness=found))
