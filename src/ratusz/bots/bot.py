"""What a bot is."""

from typing import Protocol

from ..kernel.game import Proposal
from ..kernel.state import Action
from ..kernel.view import View


class Bot(Protocol):
    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        """One of the legal answers of this seat, `legal` in the order of the rules. The view is the seat's own."""
        ...

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """The first aside of one of the proposals, or nothing."""
        ...
