"""By what it is known, while somebody is banned, that a new guest comes from the same address."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("mark", sa.String(64)))
