"""A plugin for pytest: whether the tests that prove a clause go through a function that cites it.

    python -m pytest -p tests.tracing -m rule tests/state51

Told at the end, as lines `unreached CLAUSE: TEST, ...`. A clause that is cited at what is printed needs no function."""

import sys
from collections import defaultdict
from collections.abc import Generator
from types import CodeType, FrameType
from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from tests.citations import PRINTED, citations

Place = tuple[str, str]  # a file, a function


class Tracing:
    def __init__(self) -> None:
        self.cited: dict[str, set[Place]] = defaultdict(set)  # by clause
        self.reached: set[str] = set()
        self.tests: dict[str, set[str]] = defaultdict(set)  # by clause
        for game in GAMES.values():
            for citation in citations(game):
                if citation.function == PRINTED:
                    self.reached.add(citation.rule)
                self.cited[citation.rule].add((str(citation.file), citation.function))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        for rule in rules:
            self.tests[rule].add(item.name)
        if rules <= self.reached:
            pytest.skip("Other tests have led to the functions that cite its clauses.")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        ran: set[CodeType] = set()

        def hear(frame: FrameType, event: str, argument: Any) -> None:
            ran.add(frame.f_code)

        sys.setprofile(hear)
        yield
        sys.setprofile(None)
        places = {(code.co_filename, code.co_qualname.partition(".<locals>")[0]) for code in ran}
        rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        self.reached |= {rule for rule in rules if self.cited[rule] & places}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for rule in sorted(set(self.tests) - self.reached):
            terminalreporter.write_line(f"unreached {rule}: {', '.join(sorted(self.tests[rule]))}")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Tracing())
