"""Every clause a test claims to prove must exist."""

import pytest

from ratusz.games.catalogue import GAMES

CLAUSES = {clause.id for game in GAMES.values() for clause in game.clauses}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [rule for rule in mark.args if rule not in CLAUSES]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid}: no such clause: {', '.join(unknown)}")
