"""What is kept from one decision of a bot to the next: if what was done in between is in the tree, and leads to what the seat
sees now, the search goes on from there."""

from typing import Final

from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.view import View
from .tree import Node
from .trials import guessed

RECALLED: Final = 8  # guesses of the last search on which a new view is looked for in its tree
WORTH_KEEPING: Final = 4  # times that an answer was given, or the tree below it says nothing


class Memory:
    """A search as it was left: where it began, and what its bot has answered since."""

    __slots__ = ("answers", "base", "guesses", "root", "seat")

    def __init__(self, root: Node, base: State, seat: int) -> None:
        self.root = root
        self.base = base
        self.seat = seat
        self.guesses: list[int] = []
        self.answers: list[Action] = []

    def recalled(self, game: Game, view: View, seat: int) -> Node | None:
        """The node to which what was done since leads. Only what the seat sees now says what that was."""
        if self.seat == seat and self.root.children:
            for number in self.guesses[:RECALLED]:
                found = self.follow(game, self.root, guessed(game, self.base, seat, number), 0, view)
                if found is not None:
                    return found
        return None

    def follow(self, game: Game, node: Node, g: State, answered: int, view: View) -> Node | None:
        """Down the tree by the bot's own answers and any of the others', to where this view is seen."""
        if not g.stack:
            return None
        rules = game.rules
        asked = rules.seats(g)
        if self.seat in asked and answered == len(self.answers):
            return node if game.view(g, self.seat) == view else None
        for answers, child in node.children.items():
            after, own = g.clone(), answered
            for seat, action in zip(asked, answers, strict=False):
                arm = node.arms[seat].get(action) if seat in node.arms else None
                if (
                    (arm is not None and arm.given < WORTH_KEEPING)
                    or (seat == self.seat and action != self.answers[own])
                    or action not in rules.options(after, seat)
                ):
                    break
                own += seat == self.seat
                rules.apply(after, seat, action)
            else:
                found = self.follow(game, child, after, own, view)
                if found is not None:
                    return found
        return None
