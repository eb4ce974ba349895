"""Every clause a test claims to prove must exist, and nobody overlooks what was skipped."""

import os
from collections import Counter

import pytest

import ratusz.kernel.rules
from ratusz.games.catalogue import GAMES

os.environ["RATUSZ_ENGINE"] = "plain"  # commands that tests start run the engine the tests run, compiled or not
CLAUSES = {clause.id for game in GAMES.values() for clause in game.clauses}

PLAIN = (ratusz.kernel.rules.__file__ or "").endswith(".py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [rule for rule in mark.args if rule not in CLAUSES]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid}: no such clause: {', '.join(unknown)}")
        if not PLAIN and item.get_closest_marker("traced"):
            item.add_marker(pytest.mark.skip(reason="What compiled functions do cannot be followed; make test-plain runs it."))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A line for each reason, however many tests it kept from running."""
    reasons = Counter([str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", [])])
    for reason, count in reasons.items():
        terminalreporter.write_line(f"{count} not run. {reason}", yellow=True)
