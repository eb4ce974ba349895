"""A browser takes notices as long as somebody is known in it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("subscriptions", sa.Column("session", sa.String(64)))
    op.create_index("subscriptions_session", "subscriptions", ["session"])
