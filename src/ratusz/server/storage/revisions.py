"""The form of the database: bringing an older one up to date, and knowing a newer one when we see it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ...kernel.problem import Problem

HEAD = "head"


@contextmanager
def migrations() -> Iterator[Config]:
    config = Config()
    with resources.as_file(resources.files(__package__) / "migrations") as folder:
        config.set_main_option("script_location", str(folder))
        config.set_main_option("path_separator", "os")
        yield config


def current(connection: Connection) -> str | None:
    """The form this database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def check_known(revision: str | None) -> None:
    """A form we have never heard of is that of a newer Ratusz; what it holds, we might misread."""
    with migrations() as config:
        script = ScriptDirectory.from_config(config)
        known = [one.revision for one in script.walk_revisions()]
    if revision is not None and revision not in known:
        raise Problem("database-newer", got=revision, want=script.get_current_head())


def upgrade(connection: Connection, to: str = HEAD) -> None:
    check_known(current(connection))
    with migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
