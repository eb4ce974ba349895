"""The search bot: information-set Monte-Carlo tree search, for any game.

Every iteration guesses what the seat cannot know and walks down one common tree, in which an edge is what was done, never what
was hidden. So an answer is judged over many guesses, and chosen without knowing which of them is true; all answers at the root
are tried on the same guesses, so that luck favours none. Where a new answer is tried, a short playout with the game's policy
follows, and the game's evaluation says what it led to, for each seat by itself: nothing here assumes that one player's gain is
another's loss.

What is still of use is kept from one decision of a bot to the next: if what was done in between is in the tree, and leads to what
the seat sees now, the search goes on from there.

Where a decision is part of a matter, the policy settles it at once: a game that knows its matters has a plan for them, and
tries of what the plan would not do, further down, say little about the answer at the root.
"""

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance, Guess
from ..kernel.game import Game
from ..kernel.rules import TOGETHER
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .cores import Trees, free
from .greedy import Greedy
from .settle import settle

# Found in matches of 400 iterations a decision.
CURIOSITY: Final = 1.0
PLAYOUT: Final = 10  # decisions
ASKED_ABOUT: Final = 16  # tries at least of an answer somebody asked about
ANSWERS: Final = 60  # at most, in a playout: where decisions are made of many
RECALLED: Final = 8  # guesses of the last search on which a new view is looked for in its tree
WORTH_KEEPING: Final = 4  # times that an answer was given, or the tree below it says nothing


class Budget:
    """How long to think about a decision: seconds, or a number of iterations (0: that limit does not hold); and on how many
    cores. What a number of iterations leads to does not depend on them."""

    __slots__ = ("cores", "iterations", "seconds")

    def __init__(self, seconds: float, iterations: int, cores: int = 1) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.cores = free(cores)


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


class Memory:
    """A search as it was left: where it began, and what its bot has answered since."""

    __slots__ = ("answers", "base", "guesses", "root", "seat")

    def __init__(self, root: Node, base: State, seat: int, guesses: list[int]) -> None:
        self.root = root
        self.base = base
        self.seat = seat
        self.guesses = guesses
        self.answers: list[Action] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    name = "search"

    def __init__(self, game: Game, strategy: Strategy, chance: Chance, budget: Budget) -> None:
        self.game = game
        self.strategy = strategy
        self.rules = game.rules
        self.chance = chance
        self.budget = budget
        self.spreads: dict[int, Spread] = {}  # by seat
        self.memory: Memory | None = None

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        action = self.rank(view, seat, legal)[0][0]
        if self.memory is not None:
            self.memory.answers.append(action)
        return action

    def rank(self, view: View, seat: int, legal: list[Action], asked_about: tuple[Action, ...] = ()) -> Ranked:
        """Answers asked about are thought about in any case."""
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        base = self.game.rebuild(view)
        legal = self.strategy.candidates(base, seat, legal)
        legal = [*legal, *[action for action in asked_about if action not in legal]]
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        seconds, iterations = self.budget.seconds, self.budget.iterations
        end = time.perf_counter() + seconds
        root = self.root(view, seat, legal)
        before = {action: arm.given for action, arm in root.arms.get(seat, {}).items()}
        others = Trees(f"{self.name}:{seconds:.5f}s", self.game.name, view, seat)
        if seconds and self.budget.cores > 1:  # a number of iterations is made in one tree
            others.grow(self.budget.cores - 1, self.chance)
        done = 0
        guesses: list[int] = []

        def trial(action: Action, arm: Arm) -> None:
            number = arm.given - before.get(action, 0)
            if number == len(guesses):
                guesses.append(self.chance.below(1 << 31))
            self.iterate(root, self.guess(base, seat, guesses[number]), seat, action)

        while not done or done < iterations or (seconds and time.perf_counter() < end):
            trial(*self.pick(root, seat, legal))
            done += 1
        self.memory = Memory(root, base, seat, guesses)
        arms = root.arms[seat]
        for tree in others.grown():
            for action, (given, total) in tree.items():
                arms[action].given += given
                arms[action].total += total
        for action in asked_about:
            while arms[action].given < ASKED_ABOUT:
                trial(action, arms[action])
        tried = [action for action in legal if action in arms and arms[action].given]
        tried.sort(key=lambda action: (arms[action].given, arms[action].total), reverse=True)
        return [(action, arms[action].total / arms[action].given) for action in tried]

    def root(self, view: View, seat: int, legal: list[Action]) -> Node:
        """Where a search begins: where the last one has already been, or anew."""
        found = self.recalled(view, seat)
        if found is None:
            self.spreads = {}
            return Node()
        return found

    def recalled(self, view: View, seat: int) -> Node | None:
        """The node of the last search to which what was done since leads. Only what the seat sees now says what that was."""
        memory = self.memory
        if memory is not None and memory.seat == seat:
            for number in memory.guesses[:RECALLED]:
                found = self.follow(memory, memory.root, self.guess(memory.base, seat, number), 0, view)
                if found is not None:
                    return found
        return None

    def follow(self, memory: Memory, node: Node, g: State, answered: int, view: View) -> Node | None:
        """Down the tree by the bot's own answers and any of the others', to where this view is seen."""
        if not g.stack:
            return None
        asked = self.rules.seats(g)
        if memory.seat in asked and answered == len(memory.answers):
            return node if self.game.view(g, memory.seat) == view else None
        for answers, child in node.children.items():
            after, own = g.clone(), answered
            for seat, action in zip(asked, answers, strict=False):
                arm = node.arms[seat].get(action) if seat in node.arms else None
                if (
                    (arm is not None and arm.given < WORTH_KEEPING)
                    or (seat == memory.seat and action != memory.answers[own])
                    or action not in self.rules.options(after, seat)
                ):
                    break
                own += seat == memory.seat
                self.rules.apply(after, seat, action)
            else:
                found = self.follow(memory, child, after, own, view)
                if found is not None:
                    return found
        return None

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
