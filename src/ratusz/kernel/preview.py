"""What an action will do, as far as the seat that thinks of it can know.

The action is carried out on a state made from the seat's view alone, so a preview tells nothing the view does not. From there the
rules run on as they would at the table, through the questions that belong to the same decision, and stop where something hidden
would come to light, where chance decides, where another seat is asked, where a new decision begins, or where the game has a
preview rest. What is open on the way widens the change of each figure to least and most.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .game import Game
from .registry import TOGETHER
from .state import Action, Event, State
from .view import View

ANSWERS: Final = 350  # that are tried on the way; beyond that a preview says that it has not followed all

# Why a way ends. A question of the same decision is no reason.
NO_REASON: Final = ""
CHANCE: Final = "chance"
HIDDEN: Final = "hidden"
SEAT: Final = "seat"
DECISION: Final = "decision"
DONE: Final = "done"
OVER: Final = "over"

ANYONE: Final = -1

Question = tuple[str, list[str]]  # its kind, and the answers that may be given, as they are written
Wait = tuple[str, int, str]  # why; of a seat or a decision also whose it is, and which question


class Preview:
    """If `certain`, all up to what it `waits` for is settled: `events` tell it in order. Else they end with the first open
    question, the one that comes `next`, and each figure changes by least to most, over the answers still to be given (not all of
    them, if `cut`).
    `supposed` is what follows if the action comes to what it aims at, where that is for others to decide; `ways` is what follows
    from each answer to the next question, where that is settled together with the action (`rules.joins`)."""

    __slots__ = ("certain", "cut", "events", "figures", "next", "supposed", "waits", "ways")

    def __init__(self) -> None:
        self.certain = True
        self.cut = False
        self.events: list[Event] = []
        self.figures: dict[str, tuple[int, int]] = {}
        self.waits: list[Wait] = []
        self.next: Question | None = None
        self.supposed: Preview | None = None
        self.ways: dict[str, Preview] = {}

    def data(self) -> dict[str, Any]:
        return {
            "certain": self.certain,
            "cut": self.cut,
            "events": [{**event.figures, "kind": event.kind, "rule": event.rule} for event in self.events],
            "figures": {name: list(span) for name, span in self.figures.items()},
            "waits": [wait_data(wait) for wait in self.waits],
            "next": None if self.next is None else {"kind": self.next[0], "answers": self.next[1]},
            "supposed": None if self.supposed is None else self.supposed.data(),
            "ways": {answer: way.data() for answer, way in self.ways.items()},
        }


def wait_data(wait: Wait) -> dict[str, Any]:
    why, seat, kind = wait
    return {"for": why, "seat": seat, "kind": kind} if kind else {"for": why}


def preview(game: Game, view: View, seat: int, action: Action) -> Preview:
    """What this action of the seat will do, seen through its own eyes."""
    g = game.rebuild(view)
    found = Walk(game, g, seat, seat).from_action(g, action)
    below = len(g.stack) - 1
    chooser = game.suppose(g, seat, action)
    if chooser is not None:
        found.supposed = Walk(game, g, seat, chooser).down_to(g, below)
    if found.next is not None and found.next[0] in game.rules.joined:
        for answer in found.next[1]:
            found.ways[answer] = Walk(game, g, seat, seat, answer).from_action(g, action)
    return found


def forecast(game: Game, view: View, eyes: int | None) -> Iterator[tuple[str, Preview]]:
    """What is to come as things stand, by name, seen through the eyes of a seat or of somebody who watches; one after the other,
    so that who must not be kept waiting can do something else in between."""
    g = game.rebuild(view)
    below = len(g.stack)
    for name, coming in game.prospects(g, eyes).items():
        yield name, Walk(game, coming, eyes, ANYONE).down_to(coming, below)


def unforeseen(before: State, g: State) -> str:
    """Whether something has happened that nobody could know."""
    if g.rng != before.rng or g.fixed != before.fixed:
        return CHANCE
    return HIDDEN if g.revealed != before.revealed else NO_REASON


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk:
    """The ways a decision can go. A state that is walked on from is never changed: every answer is tried on a clone."""

    def __init__(self, game: Game, g: State, eyes: int | None, chooser: int, given: str = "") -> None:
        self.game = game
        self.given = given  # what is answered to the first question on the way
        self.eyes = eyes  # of the seat that sees it, or of somebody who watches
        self.chooser = chooser  # who answers the questions on the way, or ANYONE
        self.found = Preview()
        self.before = game.figures(g, eyes)
        self.met: set[Any] = set()  # questions met, with the figures they were met at: the order of answers does not matter
        self.ends: set[tuple[int, ...]] = set()  # the figures at which ways have ended
        self.others: deque[tuple[State, Action]] = deque()  # answers still to be tried
        self.upwards = True  # whether a way goes on by the first answer, else by the last one
        self.last: list[Event] = []  # heard while nothing was on the stack
        self.below = 0  # tasks on the stack that are not walked
        self.answers = 0

    def from_action(self, g: State, action: Action) -> Preview:
        if action[0] in self.game.rules.asides:
            self.below = len(g.stack)  # what waits goes on waiting
            self.answer(g, action)
        elif g.stack[-1][0] == TOGETHER:
            self.end(g, (HIDDEN, -1, ""))  # it is told when all have answered
        else:
            self.answer(g, action)
        return self.summed_up()

    def down_to(self, g: State, below: int) -> Preview:
        """From a state, until only so many tasks are left on its stack."""
        self.below = below
        self.listen(g)
        self.go_on(g, g.clone())
        return self.summed_up()

    def summed_up(self) -> Preview:
        self.try_others()
        if not self.ends:  # no way was followed to its end
            self.found.certain = False
            self.found.cut = True
            return self.found
        for (name, before), after in zip(self.before.items(), zip(*self.ends, strict=True), strict=True):
            span = (min(after) - before, max(after) - before)
            if span != (0, 0):
                self.found.figures[name] = span
        return self.found

    def try_others(self) -> None:
        """By turns those met first and those met last, and from there on by the first answers and by the last ones: where the
        bound leaves ways out, the extremes are likely among those that were followed."""
        turn = 0
        while self.others:
            if self.answers >= ANSWERS:
                self.found.cut = True
                return
            turn += 1
            self.upwards = turn % 2 == 0
            g, action = self.others.popleft() if turn % 4 < 2 else self.others.pop()
            self.answer(g, action)

    def listen(self, g: State) -> None:
        """Note what these eyes will be told, but not what is told when the game has ended: that all secrets are out. With nothing
        on the stack it may have, or a task is about to put something there."""
        self.last = []

        def hear(event: Event) -> None:
            if event.visible(self.eyes):
                self.last.append(event)
                if g.stack:
                    self.note()

        g.listener = hear

    def note(self) -> None:
        self.found.events += self.last
        self.last = []

    def answer(self, g: State, action: Action) -> None:
        """Try an answer and what follows it."""
        self.answers += 1
        after = g.clone()
        if self.found.certain:
            self.listen(after)
        heard = len(self.found.events)
        self.carry_out(after, action)
        if after.stack:
            self.note()
        why = unforeseen(g, after)
        if why:
            del self.found.events[heard:]
            self.end(g, (why, -1, ""))
        else:
            self.go_on(after, g, action)

    def carry_out(self, g: State, action: Action) -> None:
        aside = self.game.rules.asides.get(action[0])
        if aside is not None:
            aside.chosen(g, self.chooser, action)
            return
        self.game.rules.decided(g)
        task = g.stack.pop()
        self.game.rules.asks[task[0]].carry_out(g, action, task)

    def go_on(self, g: State, start: State, action: Action | None = None) -> None:
        """To where the way ends or branches. A task that turns something up is not carried out. `start` is where g comes from,
        by the action, if it is by one; it is gone back to only if need be, since every clone counts."""
        heard, done = len(self.found.events), 0
        rules = self.game.rules
        while len(g.stack) > self.below and g.stack[-1][0] in rules.ops and g.stack[-1][0] not in rules.rests:
            self.step(g)
            why = unforeseen(start, g)
            if why:
                del self.found.events[heard:]
                self.end(self.again(start, action, done, g.listener is not None), (why, -1, ""))
                return
            done += 1
        wait = self.reason(g)
        if wait[0]:
            self.end(g, wait)
        else:
            self.branch(g)

    def again(self, start: State, action: Action | None, steps: int, heard: bool) -> State:
        """The same way once more, and no further than so many steps."""
        g = start.clone()
        if action is not None:
            self.carry_out(g, action)
        if heard:
            self.listen(g)
        for _ in range(steps):
            self.step(g)
        return g

    def step(self, g: State) -> None:
        task = g.stack.pop()
        self.game.rules.ops[task[0]](g, *task[1:])
        if g.stack:
            self.note()

    def branch(self, g: State) -> None:
        legal = self.game.rules.options(g, g.stack[-1][1])
        if self.given and len(legal) > 1:
            legal = [self.game.rules.read(g, g.stack[-1][1], self.given)]
            self.given = ""
        if len(legal) > 1:
            if self.found.certain:
                self.found.next = self.question(g, legal)
            self.found.certain = False
            met = (*self.game.figures(g, self.eyes).values(), *g.stack, *self.game.besides(g))
            if met in self.met:
                return
            self.met.add(met)
        first = legal.pop(0 if self.upwards else -1)
        self.others += [(g, action) for action in legal]
        if self.answers >= ANSWERS:
            self.found.cut = True
        else:
            self.answer(g, first)

    def question(self, g: State, legal: list[Action]) -> Question:
        task = g.stack[-1]
        return task[0], [self.game.rules.write(g, task[1], action) for action in legal]

    def reason(self, g: State) -> Wait:
        if not g.stack:
            return (OVER, -1, "")
        if len(g.stack) <= self.below:
            return (DONE, -1, "")
        task = g.stack[-1]
        if task[0] in self.game.rules.rests:
            return (DONE, -1, "")
        if task[0] == TOGETHER:
            return (HIDDEN, -1, "")
        if self.chooser not in (task[1], ANYONE):
            return (SEAT, task[1], task[0])
        return (DECISION if task[0] in self.game.rules.decisions else NO_REASON, task[1], task[0])

    def end(self, g: State, why: Wait) -> None:
        """How the figures stand where a way ends."""
        if why not in self.found.waits:
            self.found.waits.append(why)
        self.ends.add(tuple(self.game.figures(g, self.eyes).values()))
