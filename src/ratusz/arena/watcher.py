"""Statistics on games as they are played: a watcher sees one game, and what it found comes back with the report."""

from typing import Any

from ..kernel.game import Result
from ..kernel.state import Action, State


class Watcher:
    """Write a subclass and override what is needed. A watcher looks at the state and leaves it as it is."""

    def before(self, g: State) -> None:
        """The game is set up and waits for its first decision."""

    def step(self, g: State, seat: int, action: Action) -> None:
        """A seat is about to carry out an action."""

    def after(self, g: State, result: Result) -> None:
        """The game is over."""

    def data(self) -> Any:
        """What was found, as plain data."""
        return None
