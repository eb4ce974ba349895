"""A table for tests: a position, the actions, what must hold."""

from typing import Any

from ratusz.games.catalogue import game_named
from ratusz.kernel.game import Value
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event


class Table:
    """A match set up by hand, with short ways to act and to look."""

    def __init__(self, position: str, game: str = "state51") -> None:
        self.game = game_named(game)
        self.match: Match = set_up(self.game, position)

    @classmethod
    def dealt(cls, seed: str = "table", game: str = "state51", seats: int = 2, **options: Value) -> "Table":
        """A table at which a new game begins."""
        table = cls.__new__(cls)
        table.game = game_named(game)
        table.match = begin(table.game, seats, options, seed)
        return table

    def act(self, seat: int, *texts: str) -> list[Event]:
        """Carry out actions of a seat, one after the other; whatever happens, no invariant may break."""
        events: list[Event] = []
        for text in texts:
            if not text.startswith("pay "):
                events += self.pay_only_way(seat)
            events += self.match.act(seat, text)
            assert self.game.flaws(self.match.state) == []
        return events + self.pay_only_way(seat)

    def pay_only_way(self, seat: int) -> list[Event]:
        """Reach is always asked for; where there is one way to pay it, tests need not name it."""
        if self.asked == "pay_reach" and self.waiting == (seat,) and len(self.legal(seat)) == 1:
            return self.match.act(seat, self.legal(seat)[0])
        return []

    def skip_to(self, ask: str, round: int) -> list[Event]:
        """Answer with the first legal action, whoever is asked, until this ask waits in this round."""
        events: list[Event] = []
        while (self.asked, self.view()["round"]) != (ask, round):
            seat = self.waiting[0]
            events += self.act(seat, self.legal(seat)[0])
        return events

    def legal(self, seat: int) -> list[str]:
        g = self.match.state
        return [self.game.rules.write(g, seat, action) for action in self.game.rules.options(g, seat)]

    def refused(self, seat: int) -> dict[str, str]:
        """Every refused action with its clause."""
        g = self.match.state
        why = self.game.rules.explain(g, seat)[1]
        return {self.game.rules.write(g, seat, action): rule for action, rule, _ in why}

    def rejects(self, seat: int, text: str) -> str:
        """The clause (or else the code) with which an action is rejected; empty if it is carried out."""
        try:
            self.match.act(seat, text)
        except Problem as problem:
            return problem.rule or problem.code
        return ""

    @property
    def asked(self) -> str:
        """The ask that waits."""
        stack = self.match.state.stack
        return stack[-1][0] if stack else ""

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.rules.seats(self.match.state)

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return {**self.game.view(self.match.state, seat)}

    def seat(self, seat: int) -> dict[str, Any]:
        """What a player sees of their own side."""
        entry: dict[str, Any] = self.view(seat)["seats"][seat]
        return entry

    def goods(self, seat: int) -> dict[str, int]:
        """The goods a seat has, zeros left out."""
        return {good: count for good, count in self.seat(seat)["goods"].items() if count}

    def place(self, seat: int, name: str) -> dict[str, Any]:
        """A location of a seat's state, by its name there."""
        found: dict[str, Any] = next(entry for entry in self.seat(seat)["state"] if entry["place"] == name)
        return found
