"""Alembic's environment: runs on the connection the server hands over."""

from alembic import context

from ratusz.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transaction_per_migration=False)
with context.begin_transaction():
    context.run_migrations()
