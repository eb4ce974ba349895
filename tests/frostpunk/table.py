"""A city for tests: a position, the actions, what must hold."""

from typing import Any, cast

import pytest

from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.seen import View
from ratusz.games.frostpunk.position.state import City
from ratusz.games.frostpunk.rules.course.setup import set_up as set_up_city
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Value
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.preview import Preview, forecast
from ratusz.kernel.problem import Problem
from ratusz.kernel.registry import TOGETHER
from ratusz.kernel.state import Event


class Table:
    def __init__(self, position: str) -> None:
        self.match: Match = set_up(GAME, position)
        assert GAME.flaws(self.g) == []

    @classmethod
    def dealt(cls, seats: int = 1, seed: str = "table", **options: Value) -> "Table":
        table = cls.__new__(cls)
        table.match = begin(GAME, seats, options, seed)
        return table

    @classmethod
    def laid(cls, seats: int, *fixed: int | tuple[int, ...], society: int = 0) -> "Table":
        """A game set up with outcomes of chance laid down."""
        table = cls.__new__(cls)
        table.match = Match(GAME, set_up_city(seats, 0, society, Chance(7, fixed)), seats, {}, "laid", "")
        return table

    @property
    def g(self) -> City:
        return cast(City, self.match.state)

    def act(self, *texts: str) -> list[Event]:
        """Actions of whoever is asked, one after the other; whatever happens, no invariant may break."""
        events: list[Event] = []
        for text in texts:
            events += self.match.act(GAME.rules.seats(self.g)[0], text)
            assert GAME.flaws(self.g) == [], text
        return events

    def attempt(self, *effects: dict[str, Any]) -> list[Event]:
        return self.match.attempt(GAME.rules.seats(self.g)[0], list(effects))

    def coming(self, what: str) -> Preview:
        """What is foreseen of the next night, meal or cold."""
        return dict(forecast(GAME, GAME.view(self.g, 0), 0))[what]

    @property
    def asked(self) -> str:
        if self.g.stack and self.g.stack[-1][0] == TOGETHER:
            return str(self.g.stack[-1][2][0][0])
        return self.g.stack[-1][0] if self.g.stack else ""

    def hurry(self, ask: str = "turn") -> list[Event]:
        """Answer with the first legal action, whoever is asked, until this ask waits."""
        events: list[Event] = []
        while self.asked not in (ask, ""):
            seat = GAME.rules.seats(self.g)[0]
            events += self.match.do(seat, GAME.rules.options(self.g, seat)[0])
        return events

    def all_pass(self) -> list[Event]:
        """The action phase is over."""
        events: list[Event] = []
        while self.asked == "turn":
            events += self.act("pass")
        return events

    def legal(self) -> list[str]:
        seat = GAME.rules.seats(self.g)[0]
        return [GAME.rules.write(self.g, seat, action) for action in GAME.rules.options(self.g, seat)]

    def refused(self) -> dict[str, str]:
        seat = GAME.rules.seats(self.g)[0]
        why = GAME.rules.explain(self.g, seat)[1]
        return {GAME.rules.write(self.g, seat, action): rule for action, rule, _ in why}

    def rejects(self, text: str) -> str:
        """The clause (or else the code) with which an action is rejected; empty if it is carried out."""
        try:
            self.act(text)
        except Problem as problem:
            return problem.rule or problem.code
        return ""

    def view(self) -> View:
        return GAME.view(self.g, 0)

    def tell(self, key: str) -> Any:
        """An entry of the position."""
        return GAME.describe(self.g).get(key)


def complaint(position: str) -> Problem:
    """What is wrong with a position."""
    with pytest.raises(Problem) as caught:
        Table(position)
    return caught.value
