"""What matters to a seat before it decides, and what it can know about that: its view, and what the rules foresee from it."""

from typing import Any, NamedTuple

from .game import Game
from .preview import Preview, forecast, preview
from .state import Action
from .view import View


class Concern(NamedTuple):
    """Something that matters now. `mentor-<name>` is the sentence about it, made of the figures."""

    name: str
    weight: int  # how pressing it is, from 0 (good to know) to 100 (everything is lost otherwise)
    rule: str  # the clause behind it
    figures: dict[str, Any]


class Glance:
    """A decision as its seat sees it. What is hidden from the seat lies in `g` in some arrangement, which tells nothing."""

    def __init__(self, game: Game, view: View, seat: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.g = game.rebuild(view)
        task = game.rules.waiting(self.g, seat) if self.g.stack else None
        self.asked = "" if task is None else str(task[0])  # the kind of question; empty: none
        self.legal = game.rules.options(self.g, seat) if self.asked else []
        self.forecast: dict[str, Preview] | None = None

    def coming(self) -> dict[str, Preview]:
        """What is to come as things stand, by name."""
        if self.forecast is None:
            self.forecast = dict(forecast(self.game, self.view, self.seat))
        return self.forecast

    def change(self, name: str, figure: str) -> int:
        """By how much a figure will change at most in what is to come."""
        found = self.coming().get(name)
        return 0 if found is None else found.figures.get(figure, (0, 0))[1]

    def least(self, name: str, figure: str) -> int:
        """By how much a figure will change at least in what is to come."""
        found = self.coming().get(name)
        return 0 if found is None else found.figures.get(figure, (0, 0))[0]

    def gain(self, action: Action, figure: str) -> int:
        """By how much a figure will change at least, by this action."""
        return preview(self.game, self.view, self.seat, action).figures.get(figure, (0, 0))[0]


def most_pressing(concerns: list[Concern]) -> Concern | None:
    """Of several that press alike, the one a game names first."""
    return max(concerns, key=lambda concern: concern.weight, default=None)
