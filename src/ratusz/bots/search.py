"""The search bot: information-set Monte-Carlo tree search, for any game.

Every iteration guesses what the seat cannot know and walks down one common tree, in which an edge is what was done, never what
was hidden. So an answer is judged over many guesses, and chosen without knowing which of them is true; all answers at the root
are tried on the same guesses, so that luck favours none. Where a new answer is tried, a short playout with the game's policy
follows, and the game's evaluation says what it led to, for each seat by itself: nothing here assumes that one player's gain is
another's loss.

Where a decision is part of a matter, the policy settles it at once: a game that knows its matters has a plan for them, and
tries of what the plan would not do, further down, say little about the answer at the root.
"""

import math
import time
from typing import Final

from ..kernel.chance import Chance, Guess
from ..kernel.game import Game
from ..kernel.rules import TOGETHER
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .greedy import Greedy
from .settle import settle

# Found in matches of 400 iterations a decision.
CURIOSITY: Final = 1.0
PLAYOUT: Final = 10  # decisions
ASKED_ABOUT: Final = 16  # tries at least of an answer somebody asked about
ANSWERS: Final = 60  # at most, in a playout: where decisions are made of many


class Budget:
    """How long to think about a decision: seconds, or a number of iterations (0: that limit does not hold)."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Arm:
    """One answer of one seat at a node: how often it was possible, how often it was given, and what came of it in all. A bot with
    a sense for the game has a chance and a hope for it beforehand."""

    __slots__ = ("given", "hope", "possible", "prior", "total")

    def __init__(self, prior: float = 0.0, hope: float = 0.0) -> None:
        self.prior = prior
        self.hope = hope
        self.possible = 0
        self.given = 0
        self.total = 0.0


class Spread:
    """How far the values lie apart that a seat met in this search: what it explores by, whatever the scale of a game's evaluation
    and however decided the game is."""

    __slots__ = ("count", "squares", "total", "width")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.width = 0.0  # the standard deviation

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        mean = self.total / self.count
        self.width = math.sqrt(max(0.0, self.squares / self.count - mean * mean))


Arms = dict[Action, Arm]


class Node:
    """A moment of the game as far as it is known by what was done since the root. Seats asked together choose each for itself."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}
        self.children: dict[tuple[Action, ...], Node] = {}


class Search:
    def __init__(self, game: Game, strategy: Strategy, chance: Chance, budget: Budget) -> None:
        self.game = game
        self.strategy = strategy
        self.rules = game.rules
        self.chance = chance
        self.budget = budget
        self.spreads: dict[int, Spread] = {}  # by seat

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return self.rank(view, seat, legal)[0][0]

    def rank(self, view: View, seat: int, legal: list[Action], asked_about: tuple[Action, ...] = ()) -> Ranked:
        """Answers asked about are thought about in any case."""
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        base = self.game.rebuild(view)
        legal = self.strategy.candidates(base, seat, legal)
        legal = [*legal, *[action for action in asked_about if action not in legal]]
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        root = self.root(view, seat, legal)
        self.spreads = {}
        seconds, iterations = self.budget.seconds, self.budget.iterations
        end = time.perf_counter() + seconds
        done = 0
        guesses: list[int] = []

        def trial(action: Action, arm: Arm) -> None:
            if arm.given == len(guesses):
                guesses.append(self.chance.below(1 << 31))
            self.iterate(root, self.guess(base, seat, guesses[arm.given]), seat, action)

        while not done or done < iterations or (seconds and time.perf_counter() < end):
            trial(*self.pick(root, seat, legal))
            done += 1
        arms = root.arms[seat]
        for action in asked_about:
            while arms[action].given < ASKED_ABOUT:
                trial(action, arms[action])
        tried = [action for action in legal if action in arms and arms[action].given]
        tried.sort(key=lambda action: (arms[action].given, arms[action].total), reverse=True)
        return [(action, arms[action].total / arms[action].given) for action in tried]

    def root(self, view: View, seat: int, legal: list[Action]) -> Node:
        """Where a search begins."""
        return Node()

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """Bargains are weighed as they come, without searching."""
        return Greedy(self.game, self.strategy, self.chance).interject(view, seat, proposals)

    def guess(self, base: State, seat: int, number: int) -> State:
        """The guess of that number: the same whenever it is asked for."""
        guess = base.clone()
        self.game.redeal(guess, seat, Guess(number))
        return guess

    def iterate(self, node: Node, g: State, chooser: int, chosen: Action) -> None:
        """From what the chooser does at the root down the tree to an answer not given before, on by a playout, and back up with
        what came of it."""
        rules = self.rules
        path: list[tuple[int, Arm]] = []
        depth = revealed = matter = 0
        at_root = True
        new = False
        while g.stack and not new:
            depth = len(g.stack)
            revealed = g.revealed
            asked = rules.seats(g)
            answers: list[Action] = []
            matter = self.strategy.matter(g)
            new = matter != 0
            for seat in asked:
                if at_root and seat == chooser:
                    action, arm = chosen, node.arms[seat][chosen]
                else:
                    legal = self.strategy.candidates(g, seat, rules.options(g, seat))
                    if len(legal) == 1:
                        answers.append(legal[0])
                        continue
                    action, arm = self.pick(node, seat, legal)
                path.append((seat, arm))
                new = new or not arm.given
                answers.append(action)
            at_root = False
            for seat, action in zip(asked, answers, strict=True):
                rules.apply(g, seat, action)
            if not new:
                key = tuple(answers)
                child = node.children.get(key)
                if child is None:
                    child = node.children[key] = Node()
                node = child
        self.play_out(g, matter or self.strategy.matter(g), depth, revealed)
        self.back_up(g, path)

    def back_up(self, g: State, path: list[tuple[int, Arm]]) -> None:
        values: dict[int, float] = {}
        for seat, arm in path:
            if seat not in values:
                values[seat] = self.strategy.evaluate(g, seat)
                self.spreads[seat].add(values[seat])
            arm.given += 1
            arm.total += values[seat]

    def pick(self, node: Node, seat: int, legal: list[Action]) -> tuple[Action, Arm]:
        """An answer never given, if there is one; else the one with the best upper bound. It grows with how often an answer was
        possible, not with the visits of the node: what is seldom possible is not neglected."""
        arms = node.arms.get(seat)
        if arms is None:
            arms = node.arms[seat] = {}
            if seat not in self.spreads:
                self.spreads[seat] = Spread()
        curiosity = CURIOSITY * self.spreads[seat].width
        best = -math.inf
        untried: list[Action] = []
        for action in legal:
            arm = arms.get(action)
            if arm is None:
                arm = arms[action] = Arm()
            arm.possible += 1
            given = arm.given
            if not given:
                untried.append(action)
            elif not untried:
                bound = arm.total / given + curiosity * math.sqrt(math.log(arm.possible) / given)
                if bound > best:
                    best = bound
                    chosen = action, arm
        if untried:
            action = untried[self.chance.below(len(untried))]
            return action, arms[action]
        return chosen

    def play_out(self, g: State, matter: int, depth: int, revealed: int) -> None:
        """To the end of the matter at hand; where there is none, some decisions by the game's policy. Asks that lie above
        `depth`, where the last decision was made, still belong to it, unless something has come to light since; so do the answers
        others owe."""
        rules = self.rules
        policy = self.strategy.policy
        if matter:
            settle(self.rules, self.strategy, g, matter, self.chance)
            return
        left = PLAYOUT
        for _ in range(ANSWERS):
            if not g.stack:
                return
            if g.stack[-1][0] != TOGETHER and (len(g.stack) <= depth or g.revealed != revealed):
                if not left:
                    return
                left -= 1
                depth = len(g.stack)
                revealed = g.revealed
            seat = rules.seats(g)[0]
            legal = rules.options(g, seat)
            rules.apply(g, seat, legal[policy(g, seat, legal, self.chance)] if len(legal) > 1 else legal[0])
