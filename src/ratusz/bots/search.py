"""The search, for any game.

At the root, sequential halving: every answer worth a thought is tried on the same guesses at what the seat cannot know, the
worse half is dropped, the rest tried on more of them, and so on until one is left (Karnin, Koren and Somekh, 2013; at the root of
Gumbel AlphaZero). It is sound however little time there is: nothing is chosen for luck that another answer did not have. Guesses
count by how likely they make what the others have done.

Below the root all guesses share one tree, in which an edge is what was done, never what was hidden, and which is kept from one
decision of a bot to the next. Every seat chooses there for itself: nothing assumes that one player's gain is another's loss. A
sense of the game (sense.py) says which answers are likely, and what a position is worth where the tree ends.

Where a decision is part of a matter, the policy settles it at once: a game that knows its matters has a plan for them, and
tries of what the plan would not do, further down, say little about the answer at the root. Then no tree grows, and guesses can be
tried anywhere; nor where the sense says that a tree gives nothing.
"""

import time
from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance, Guess
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.strategy import Proposal, Strategy
from ..kernel.view import View
from .bot import Ranked
from .budget import Budget
from .cores import Helpers, Outcome
from .greedy import Greedy
from .memory import Memory
from .sense import Sense
from .settle import settle
from .tree import Arm, Node, Spread, most_promising
from .trials import FIRST_LOOK, Trials, guessed

UNLIKELY: Final = 0.002  # as likely as this compared with the likeliest: not worth a thought
LEAST: Final = 1e-6  # weight of a guess: one that rules everything out is still better than none
COMPARED: Final = 3  # answers are thought about even so


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    def __init__(
        self, game: Game, strategy: Strategy, chance: Chance, budget: Budget, sense: Sense | None = None, name: str = "search"
    ) -> None:
        self.game = game
        self.strategy = strategy
        self.rules = game.rules
        self.chance = chance
        self.budget = budget
        self.sense = sense or Sense(game, strategy)
        self.name = name
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
        began = time.perf_counter()
        base = self.game.rebuild(view)
        legal = self.strategy.candidates(base, seat, legal)
        legal = [*legal, *[action for action in asked_about if action not in legal]]
        if len(legal) == 1 and not asked_about:
            return [(legal[0], 0.0)]
        memory = self.begin(view, base, seat, legal)
        chances = self.thinkable(memory, seat, legal, asked_about)
        trials = Trials(list(chances), chances if self.sense.trusted else None)
        ranked = self.halve(view, memory, list(chances), trials, began)
        for action in asked_about:
            while len(trials.values[action]) < min(FIRST_LOOK, len(memory.guesses)):
                number = memory.guesses[len(trials.values[action])]
                trials.values[action].append(self.outcome(memory, [action], number)[1][action])
        return [(action, min(1.0, max(0.0, trials.worth(action, ranked[0])))) for action in ranked]

    def begin(self, view: View, base: State, seat: int, legal: list[Action]) -> Memory:
        """Where the last search has already been, or anew; with arms for these answers, by what is really seen, where the tree
        holds what was guessed."""
        root = self.memory.recalled(self.game, view, seat) if self.memory is not None else None
        if root is None:
            self.spreads = {}
            root = Node()
        known = root.arms.pop(seat, {})
        # A state made from a view holds nothing hidden; a policy may look for more.
        guess = guessed(self.game, base, seat, 0)
        arms = root.add(seat, legal, self.sense.chances(guess, seat, legal, Guess(0)))
        for action, arm in arms.items():
            if action in known:
                known[action].prior = arm.prior
                arms[action] = known[action]
        self.memory = Memory(root, base, seat)
        return self.memory

    def thinkable(self, memory: Memory, seat: int, legal: list[Action], asked_about: tuple[Action, ...]) -> dict[Action, float]:
        """The answers that are not far too unlikely, with their chances; but not too few to compare, nor, where chances are to be
        trusted, more than can be tried."""
        arms = memory.root.arms[seat]
        likeliest = sorted([arms[action].prior for action in legal], reverse=True)
        least = min(UNLIKELY * likeliest[0], likeliest[min(COMPARED, len(legal)) - 1])
        if self.sense.trusted and 0 < self.budget.iterations < len(legal):
            least = max(least, likeliest[self.budget.iterations - 1])
        return {action: arms[action].prior for action in legal if arms[action].prior >= least or action in asked_about}

    def halve(self, view: View, memory: Memory, legal: list[Action], trials: Trials, began: float) -> list[Action]:
        """The answers by how long they stayed, then by what came of them."""
        luck = Guess(self.chance.below(1 << 31))  # its own, since several cores may guess more than is needed
        flat = not self.sense.deep or self.strategy.matter(memory.base) != 0
        cores = self.budget.cores if flat or self.budget.seconds else 1  # a number of iterations is made in one tree
        helpers = Helpers(cores - 1, f"{self.name}:1", self.game.name, view, memory.seat)
        ready: list[Outcome] = []
        alive, dropped = legal, list[Action]()
        phases, phase, done = max(1, (len(legal) - 1).bit_length()), 1, 0
        used = 0.0
        look = FIRST_LOOK  # guesses after which an answer is dropped that is clearly worse; again after twice as many
        while used < 1.0 and (len(alive) > 1 or not done):
            ready = ready or self.try_some(memory, alive, luck, helpers)
            trials.add(ready.pop(0), alive)
            done += len(alive)
            used = self.budget.used(time.perf_counter() - began, done)
            stay = alive
            if used * phases >= phase:
                phase += 1
                stay = trials.best_first(alive)[: (len(alive) + 1) // 2]
            elif flat and len(trials.weights) == look:  # where a tree grows, an answer may yet turn out to be better
                look *= 2
                best = trials.best_first(alive)[0]
                stay = [action for action in alive if action == best or not trials.clearly_worse(action, best)]
            dropped = [*trials.best_first([action for action in alive if action not in stay]), *dropped]
            alive = stay
        return [*trials.best_first(alive), *dropped]

    def try_some(self, memory: Memory, alive: list[Action], luck: Chance, helpers: Helpers) -> list[Outcome]:
        """One more guess; where there are several cores, some for each of them."""
        if not helpers.count:
            return [self.guess_once(memory, alive, luck.below(1 << 31))]
        shares = [[luck.below(1 << 31) for _ in range(helpers.each)] for _ in range(helpers.count + 1)]
        helpers.begin(alive, shares[1:])
        own = [self.guess_once(memory, alive, number) for number in shares[0]]
        return [*own, *helpers.ended()]

    def guess_once(self, memory: Memory, alive: list[Action], number: int) -> Outcome:
        memory.guesses.append(number)
        return self.outcome(memory, alive, number)

    def outcome(self, memory: Memory, alive: list[Action], number: int) -> Outcome:
        """How much the guess of that number counts, and what each answer comes to if it is right. Chance is the same for all."""
        guess = guessed(self.game, memory.base, memory.seat, number)
        weight = self.weight(guess, memory.seat)
        return weight, {action: self.iterate(memory, guess.clone(), action, weight, Guess(number)) for action in alive}

    def weight(self, guess: State, seat: int) -> float:
        return max(self.strategy.likelihood(guess, seat), LEAST)

    def iterate(self, memory: Memory, g: State, chosen: Action, weight: float, chance: Chance) -> float:
        """From what the chooser does at the root down the tree to where nobody has been, and back up with what that is worth; to
        the chooser, it is this."""
        rules, strategy = self.rules, self.strategy
        node = memory.root
        path = [(memory.seat, node.arms[memory.seat][chosen])]
        seats = [memory.seat]
        values: list[float] = []
        depth = revealed = 0
        at_root = True
        while not values:
            asked = rules.seats(g) if g.stack else []
            options = [
                [chosen] if at_root and seat == memory.seat else strategy.candidates(g, seat, rules.options(g, seat))
                for seat in asked
            ]
            if not asked:
                values = self.sense.values(g, seats)
                continue
            if not at_root and any(
                [len(legal) > 1 and seat not in node.arms for seat, legal in zip(asked, options, strict=True)]
            ):
                values = self.sense.arrive(node, g, seats, depth, revealed, chance)
                for seat in asked:
                    node.arms.setdefault(seat, {})
                continue
            at_root = False
            matter, depth, revealed = strategy.matter(g), len(g.stack), g.revealed
            answers: list[Action] = []
            for seat, legal in zip(asked, options, strict=True):
                if len(legal) > 1:
                    answers.append(self.pick(node, g, seat, legal, chance))
                    path.append((seat, node.arms[seat][answers[-1]]))
                    if seat not in seats:
                        seats.append(seat)
                else:
                    answers.append(legal[0])
            for seat, action in zip(asked, answers, strict=True):
                rules.apply(g, seat, action)
            if matter:
                settle(rules, strategy, g, matter, chance)
                values = self.sense.values(g, seats)
            elif not self.sense.deep:
                values = self.sense.arrive(node, g, seats, depth, revealed, chance)
            else:
                node = node.child(answers)
        self.back_up(path, dict(zip(seats, values, strict=True)), weight)
        return values[0]

    def back_up(self, path: list[tuple[int, Arm]], values: dict[int, float], weight: float) -> None:
        for seat, arm in path:
            arm.add(values[seat], weight)
        for seat, value in values.items():
            self.spread(seat).add(value)

    def pick(self, node: Node, g: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        arms = node.arms.get(seat)
        if arms is None or any([action not in arms for action in legal]):
            arms = node.add(seat, legal, self.sense.chances(g, seat, legal, chance))
        return most_promising(arms, legal, self.spread(seat).width)

    def spread(self, seat: int) -> Spread:
        found = self.spreads.get(seat)
        if found is None:
            found = self.spreads[seat] = Spread()
        return found

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        """Bargains are weighed as they come, without searching."""
        return Greedy(self.game, self.strategy, self.chance).interject(view, seat, proposals)
