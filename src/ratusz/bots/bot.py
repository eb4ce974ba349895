"""What a bot is."""

from typing import Protocol

from ..kernel.state import Action
from ..kernel.strategy import Proposal
from ..kernel.view import View

Ranked = list[tuple[Action, float]]  # answers, the best first, and what each is worth, roughly from 0 (lost) to 1 (won)


class Bot(Protocol):
    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        """One of the legal answers of this seat, `legal` in the order of the rules. The view is the seat's own."""
        ...

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        """The answers it has thought about; the first is what it would choose."""
        ...

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """The first aside of one of the proposals, or nothing."""
        ...
