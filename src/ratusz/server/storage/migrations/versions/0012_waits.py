"""What somebody is called for can be told from what he was called for before, and a bot that stands in from one that stays."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("late", sa.Text, nullable=False, server_default="{}"))
    op.add_column("chat", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("chat_noted", "chat", ["noted", "table"])
    op.add_column("calls", sa.Column("wait", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE calls SET wait = since")
    op.add_column("seats", sa.Column("standing_in", sa.Boolean, nullable=False, server_default=sa.false()))
    away = "SELECT 1 FROM absences WHERE absences.identity = seats.identity AND absences.bot = seats.bot"
    op.execute(f"UPDATE seats SET standing_in = true WHERE EXISTS ({away})")
