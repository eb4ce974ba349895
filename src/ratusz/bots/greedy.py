"""The greedy bot: tries every answer on a few guesses at the whole truth and takes the one that looks best right after it."""

from typing import Final

from ..kernel.chance import Chance
from ..kernel.game import Game, View
from ..kernel.rules import TOGETHER
from ..kernel.state import Action, State

GUESSES: Final = 2
NESTED: Final = 1  # choices inside a choice that are tried out, too
FOLLOWED: Final = 20  # asks that are followed up at most


class Greedy:
    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.rules = game.rules
        self.chance = chance

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        base = self.game.rebuild(view)
        totals = [0.0] * len(legal)
        for _ in range(GUESSES):
            guess = base.clone()
            self.game.redeal(guess, seat, self.chance)
            for i, action in enumerate(legal):
                totals[i] += self.value(guess.clone(), seat, action, len(guess.stack), guess.revealed, NESTED)
        return legal[totals.index(max(totals))]

    def value(self, g: State, seat: int, action: Action, depth: int, revealed: int, nested: int) -> float:
        """The position after an action and all that belongs to it: asks that lie above `depth`, where the choice was made, until
        something comes to light, and the answers others still owe. The first own answers are the best ones, all others the
        policy's."""
        rules = self.rules
        rules.apply(g, seat, action)
        for _ in range(FOLLOWED):
            if not g.stack or (g.stack[-1][0] != TOGETHER and (len(g.stack) <= depth or g.revealed != revealed)):
                break
            asked = rules.seats(g)[0]
            legal = rules.options(g, asked)
            if asked == seat and nested and len(legal) > 1:
                return max([self.value(g.clone(), seat, answer, depth, revealed, nested - 1) for answer in legal])
            rules.apply(g, asked, legal[self.game.policy(g, asked, legal, self.chance)])
        return self.game.evaluate(g, seat)
