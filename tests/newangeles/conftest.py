"""Until the game is in the catalogue, its clauses are made known to the check of the rule marks here."""

import pytest

from ratusz.games.newangeles.game import GAME


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config) -> None:
    for plugin in config.pluginmanager.get_plugins():
        clauses = getattr(plugin, "CLAUSES", None)
        if isinstance(clauses, set) and str(getattr(plugin, "__file__", "")).endswith("conftest.py"):
            clauses.update([clause.id for clause in GAME.clauses])
