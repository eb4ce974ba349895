"""Whether what is foreseen comes true: foretold from what a seat sees, and held against the match as it is then played.

The match is looked at between any two tasks, for what is foretold ends where chance decides or something hidden comes to light,
and a match runs on from there. What lies further ahead, a forecast or what is supposed, begins when the tasks that bring it come
up. It is held to if nothing was done in between that changes it: either nobody's answer did anything that counts (figures and
what is `besides`), and neither chance nor anything hidden came in; or, asked again at that point, the same is foretold.

What comes without a question that has two answers must have been called certain, and nothing else.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ..kernel import pausing
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.preview import (
    ANYONE,
    DECISION,
    DONE,
    HIDDEN,
    NO_REASON,
    OVER,
    SEAT,
    Preview,
    Wait,
    Walk,
    forecast,
    preview,
    unforeseen,
)
from ..kernel.problem import Problem
from ..kernel.registry import TOGETHER
from ..kernel.state import Action, Event, State, Task

PREVIEW: Final = "preview"
SUPPOSED: Final = "supposed"
CERTAIN: Final = "certain"  # of all the others
FORETOLD: Final = "foretold"  # whether it came or not
CUT: Final = "cut"  # of these, where the bound left ways that were not followed
Heard = list[Event]


def told(events: Heard) -> list[tuple[str, str, object]]:
    return [(event.kind, event.rule, event.figures) for event in events]


class Foretold:
    """What was foretold, and how it comes in the match."""

    def __init__(self, name: str, found: Preview, game: Game, eyes: int, chooser: int) -> None:
        self.name = name
        self.kind = name.partition(" ")[0]
        self.found = found
        self.game = game
        self.eyes = eyes
        self.chooser = chooser
        self.tasks: list[Task] = []  # that bring it
        self.awaits: tuple[Any, ...] = ()  # what is besides the figures when it comes
        self.untouched = True  # whether nobody has done anything since
        self.heard: Heard = []
        self.begun = self.ended = False
        self.chosen = False  # whether somebody had a choice on the way

    def lies_ahead(self, coming: State, depth: int) -> None:
        """It comes later, by the tasks that lie on top of so many others."""
        self.tasks = coming.stack[depth:]
        self.awaits = self.game.besides(coming)

    def comes(self, g: State) -> bool:
        return g.stack[-len(self.tasks) :] == self.tasks

    def unchanged(self, g: State) -> bool:
        """Whether nothing was done since that changes it."""
        if self.untouched and self.game.besides(g) == self.awaits:
            return True
        seen = self.game.rebuild(self.game.view(g, self.eyes))
        again = Walk(self.game, seen, self.eyes, self.chooser).down_to(seen, len(seen.stack) - len(self.tasks))
        return again.data() == self.found.data()

    def begin(self, g: State, below: int) -> None:
        """From here on, until only so many tasks are left on the stack."""
        self.begun = True
        self.below = below
        self.start = self.last = g.clone()
        self.start.listener = None

    def step(self, g: State, heard: Heard) -> None:
        """A task has been carried out, and told this."""
        why = unforeseen(self.start, g)
        if why:
            self.end((why, -1, ""))
            return
        self.last = g.clone()
        self.heard += [event for event in heard if event.visible(self.eyes)]
        wait = self.reason(g)
        if wait[0] != NO_REASON:
            self.end(wait)

    def reason(self, g: State) -> Wait:
        """Why it ends here, if it does."""
        if len(g.stack) <= self.below:
            return (DONE if g.stack else OVER, -1, "")
        task = g.stack[-1]
        if task[0] in self.game.rules.rests:
            return (DONE, -1, "")
        if task[0] == TOGETHER:
            return (HIDDEN, -1, "")
        if pausing.paused(self.game, g):
            return (NO_REASON, -1, "")
        if self.chooser not in (task[1], ANYONE):
            return (SEAT, task[1], task[0])
        return (DECISION if task[0] in self.game.rules.decisions else NO_REASON, task[1], task[0])

    def end(self, wait: Wait) -> None:
        """It has come to its end: compare."""
        self.ended = True
        before, after = (self.game.figures(g, self.eyes) for g in (self.start, self.last))
        found = self.found
        for name in before if not found.cut else ():
            least, most = found.figures.get(name, (0, 0))
            change = after[name] - before[name]
            if not least <= change <= most:
                raise Problem("check-preview", action=self.name, figure=name, change=change, least=least, most=most)
        if found.certain == self.chosen and not found.cut:
            raise Problem("check-preview-certain", action=self.name, certain="yes" if found.certain else "no")
        foreseen, happened = told(found.events), told(self.heard)
        if not found.certain or wait[0] == OVER:  # up to the first question; without what is told when all secrets are out
            happened = happened[: len(foreseen)]
        if foreseen != happened:
            raise Problem("check-preview-events", action=self.name)
        if wait not in found.waits and not found.cut:
            raise Problem("check-preview-end", action=self.name, ends=wait[2] or wait[0])


def foretold(game: Game, g: State, seat: int, action: Action) -> list[Foretold]:
    """All that a seat is told of what is to come: what the action does, what it aims at, and every forecast."""
    view = game.view(g, seat)
    now = game.rebuild(view)
    found = preview(game, view, seat, action)
    things = [Foretold(f"{PREVIEW} {game.rules.write(g, seat, action)}", found, game, seat, seat)]
    if found.supposed is not None:
        supposed = now.clone()
        chooser = game.suppose(supposed, seat, action)
        assert chooser is not None
        things.append(Foretold(f"{SUPPOSED} {game.rules.write(g, seat, action)}", found.supposed, game, seat, chooser))
        things[-1].lies_ahead(supposed, len(now.stack) - 1)
    coming = game.prospects(now, seat)
    for name, ahead in forecast(game, view, seat):
        if coming[name].stack:  # else it is the end of the game that is foretold
            things.append(Foretold(name, ahead, game, seat, ANYONE))
            things[-1].lies_ahead(coming[name], len(now.stack))
    return things


def tasks_of(match: Match, seat: int, action: Action) -> Iterator[tuple[State, Heard]]:
    """Carry an action out in the match: the state after each task on the way, and what the task told."""
    game = match.game
    aside = game.rules.check(match.state, seat, action)
    g = match.state.clone()
    heard: Heard = []
    g.listener = heard.append
    pausing.answer(game, g, seat, action, aside)
    yield g, heard
    everything = heard.copy()
    while pausing.paused(game, g):
        heard.clear()
        task = g.stack.pop()
        game.rules.ops[task[0]](g, *task[1:])
        everything += heard
        yield g, heard
    happened = match.do(seat, action)
    assert told(happened) == told(everything)
    assert game.figures(match.state, seat) == game.figures(g, seat)


class Watch:
    """A match that is played on, and what was foretold in it."""

    def __init__(self, match: Match, things: list[Foretold]) -> None:
        self.match = match
        self.things = things
        self.held: Counter[str] = Counter()  # what has come, by kind

    def choose(self, seat: int, dice: Random) -> None:
        """Any answer; what is under way then depends on it, if there is another."""
        legal = self.match.game.rules.options(self.match.state, seat)
        for thing in self.things:
            thing.chosen |= thing.begun and len(legal) > 1
        self.do(seat, dice.choice(legal))

    def do(self, seat: int, action: Action) -> None:
        before = self.match.state
        own = True  # what is done is the answer's doing, until only what lay under the question is left; then it is the course's
        for g, heard in tasks_of(self.match, seat, action):
            touched = unforeseen(before, g) != NO_REASON or (own and self.counts(before) != self.counts(g))
            own = own and len(g.stack) >= len(before.stack)
            for thing in self.things:
                thing.untouched &= not touched
                self.look(thing, g, heard)
            self.things = [thing for thing in self.things if not thing.ended]

    def counts(self, g: State) -> tuple[Any, ...]:
        return *self.match.game.figures(g, None).values(), *self.match.game.besides(g)

    def look(self, thing: Foretold, g: State, heard: Heard) -> None:
        if thing.begun:
            thing.step(g, heard)
            self.held[thing.kind] += thing.ended
            self.held[CERTAIN] += thing.ended and thing.found.certain
        elif thing.comes(g):
            thing.begin(g, len(g.stack) - len(thing.tasks))
            thing.ended = not thing.unchanged(g)


def hold(match: Match, seat: int, action: Action, dice: Random, far: int) -> Counter[str]:
    """Foretell, carry the action out and play the match on, with any answers, for so many moves; how much came to be held to."""
    game, g = match.game, match.state
    own, *ahead = foretold(game, g, seat, action)
    aside = action[0] in game.rules.asides
    own.begin(g, len(g.stack) if aside else 0)
    sealed = g.stack[-1][0] == TOGETHER and not aside
    if sealed:
        own.end((HIDDEN, -1, ""))  # it is told when all have answered
    watch = Watch(match, ahead if sealed else [own, *ahead])
    watch.held.update({FORETOLD: 1 + len(ahead), CUT: sum([thing.found.cut for thing in (own, *ahead)])})
    watch.do(seat, action)
    for _ in range(far):
        if match.over or not watch.things:
            break
        watch.choose(dice.choice(game.rules.seats(match.state)), dice)
    return watch.held
