"""A table for tests of New Angeles: a position, the actions, what must hold."""

from typing import Any, cast

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import Angeles
from ratusz.kernel.match import begin, set_up
from tests.table import Table


class City(Table):
    """A match set up by hand, or a new one; short ways to look at the city."""

    def __init__(self, position: str) -> None:
        self.game = GAME
        self.match = set_up(GAME, position)

    @classmethod
    def begun(cls, seats: int = 4, seed: str = "city", **options: str) -> "City":
        city = cls.__new__(cls)
        city.game = GAME
        city.match = begin(GAME, seats, {name.replace("_", "-"): value for name, value in options.items()}, seed)
        return city

    @property
    def g(self) -> Angeles:
        return cast(Angeles, self.match.state)

    def city(self, piece: str) -> list[str]:
        """The districts with such a piece."""
        found: list[str] = self.view(None)["city"][piece]
        return found

    def capital(self) -> list[int]:
        return self.g.capital

    def told(self, events: list[Any], kind: str) -> list[dict[str, Any]]:
        return [event.figures for event in events if event.kind == kind]

    def everyone(self, text: str, until: str) -> None:
        """Whoever is asked answers the same, until this ask waits."""
        while self.asked != until and self.match.state.stack:
            self.act(self.waiting[0], text)

    def win(self, *choices: str) -> list[Any]:
        """The active player's main offer goes through unopposed; then its choices are made."""
        events: list[Any] = []
        while self.asked in ("counter", "support"):
            events += self.act(self.waiting[0], "pass" if self.asked == "counter" else "abstain")
        for choice in choices:
            events += self.act(self.waiting[0], choice)
        return events


def tried(city: str, *effects: dict[str, Any], head: str = "", corporation: str = "globalsec") -> City:
    """Effects as if they stood on an action card of seat 0, which is about to make an offer."""
    table = City(f'turns = 1\ncity = {{ {city} }}\n{head}\n[[seat]]\ncorporation = "{corporation}"')
    table.match.attempt(0, list(effects))
    return table


def opening(table: City, kind: str) -> list[dict[str, Any]]:
    """What was told of this kind before anybody had to choose."""
    return table.told(table.match.opening, kind)
