"""Whoever opens a table says how long bots give people to bargain."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bargain", sa.Integer))
