"""The greedy bot: tries every answer on a few guesses at the whole truth and takes the one that looks best right after it, or
when the matter is settled that it is part of."""

from typing import Final

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.registry import TOGETHER
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .settle import settle

GUESSES: Final = 2
NESTED: Final = 1  # choices inside a choice that are tried out, too
FOLLOWED: Final = 20  # asks that are followed up at most
BARGAIN: Final = 0.005  # what an aside must be better by than silence, to everybody who must gain by it


class Greedy:
    def __init__(self, game: Game, strategy: Strategy, chance: Chance) -> None:
        self.game = game
        self.strategy = strategy
        self.rules = game.rules
        self.chance = chance

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        ranked = self.rank(view, seat, legal)
        if len(ranked) == 1:
            return ranked[0][0]
        best = [action for action, value in ranked if value == ranked[0][1]]
        return best[self.chance.below(len(best))]

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        base = self.game.rebuild(view)
        legal = self.strategy.candidates(base, seat, legal)
        if len(legal) == 1:
            return [(legal[0], 0.0)]
        return self.weigh(base, seat, legal)

    def weigh(self, base: State, seat: int, legal: list[Action]) -> Ranked:
        """What each of these answers is worth, all tried on the same guesses."""
        totals = [0.0] * len(legal)
        for _ in range(GUESSES):
            guess = self.guess(base, seat)
            for i, action in enumerate(legal):
                totals[i] += self.outlook(guess, seat, action)
        return sorted([(action, total / GUESSES) for action, total in zip(legal, totals, strict=True)], key=worth, reverse=True)

    def guess(self, base: State, seat: int) -> State:
        guess = base.clone()
        self.game.redeal(guess, seat, self.chance)
        return guess

    def outlook(self, guess: State, seat: int, action: Action) -> float:
        """How it looks after an action, if the guess is right: when the matter is settled that it is part of, or else at once."""
        matter = self.strategy.matter(guess)
        g = guess.clone()
        if not matter:
            return self.value(g, seat, action, len(guess.stack), guess.revealed, NESTED)
        self.rules.apply(g, seat, action)
        settle(self.rules, self.strategy, g, matter, self.chance)
        return self.strategy.evaluate(g, seat)

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
            rules.apply(g, asked, legal[self.strategy.policy(g, asked, legal, self.chance)])
        return self.strategy.evaluate(g, seat)

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """The first of the proposals by which all gain who must, compared with silence."""
        base = self.game.rebuild(view)
        guesses: list[tuple[State, State]] = []  # the table, and what it comes to if nothing is said
        for proposal in proposals:
            if proposal.gaining and not guesses:
                for _ in range(GUESSES):
                    guess = self.guess(base, seat)
                    silent = guess.clone()
                    settle(self.rules, self.strategy, silent, self.strategy.matter(guess), self.chance)
                    guesses.append((guess, silent))
            if all([gain > BARGAIN * GUESSES for gain in self.gains(proposal, guesses)]):
                return proposal.steps[0][1]
        return None

    def gains(self, proposal: Proposal, guesses: list[tuple[State, State]]) -> list[float]:
        """What everybody who must gain by it gains, all guesses together."""
        gains = [0.0] * len(proposal.gaining)
        for guess, silent in guesses if gains else []:
            g = guess.clone()
            for maker, action in proposal.steps:
                self.rules.interject(g, maker, action)
            settle(self.rules, self.strategy, g, self.strategy.matter(guess), self.chance)
            for i, other in enumerate(proposal.gaining):
                gains[i] += self.strategy.evaluate(g, other) - self.strategy.evaluate(silent, other)
        return gains


def worth(ranked: tuple[Action, float]) -> float:
    return ranked[1]
