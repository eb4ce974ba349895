"""A lesson as it is watched: begun from its position, looked at after every move.

Everything follows from the match alone, so a lesson is as durable as the log of its table and says the same when it is replayed.
"""

from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from ..kernel.game import Game
from ..kernel.match import Match, Move, set_up
from ..kernel.preview import preview
from ..kernel.problem import Problem
from ..kernel.state import Action, Event, State
from .conditions import Condition
from .written import Stage, Written, Wrong

OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"


class Standing(NamedTuple):
    """Whether the goal of a lesson is reached or can no longer be, and how many own decisions are left, if they count; with what
    that follows from: so many moves, own decisions among them, and the events of the goal that have come."""

    status: str
    left: int | None
    moves: int
    used: int
    told: frozenset[int]


class Answer:
    """What a wrong try is answered with, and which actions are such a try."""

    def __init__(self, written: Wrong, number: int) -> None:
        self.name = written.answer
        self.tries = written.tries
        self.number = number
        self.action = written.action
        self.after = written.after
        self.when = conditions(written.when, f"wrong[{number}].when")
        self.foreseen = conditions(written.foreseen, f"wrong[{number}].foreseen")


class Lesson:
    def __init__(self, game: Game, name: str, file: str, written: Written) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.order = written.order
        self.minutes = written.minutes
        self.position = written.position
        self.seat = written.seat
        self.bots = written.bots
        self.ideas = written.ideas
        self.solution = written.solution
        self.goal = written.goal
        self.figures = conditions(written.goal.figures, "goal.figures")
        self.answers = [Answer(wrong, number) for number, wrong in enumerate(written.wrong)]

    @property
    def message(self) -> str:
        """The id of its texts: the title, and the others as attributes."""
        return f"lesson-{self.name}"

    @property
    def texts(self) -> list[str]:
        """The attributes an author writes."""
        ideas = [f"idea-{idea}" for idea in self.ideas]
        return ["begin", "goal", *ideas, *[f"wrong-{answer.name}" for answer in self.answers], "missed", "strategy"]

    # Beginning.

    def begin(self) -> Match:
        try:
            match = set_up(self.game, self.position)
        except Problem as problem:
            raise wrong_field("position", problem) from None
        self.check(match)
        return match

    def players(self, seats: int) -> list[str]:
        """Who sits where; empty: the learner."""
        bots = [self.bots[min(number, len(self.bots) - 1)] for number in range(seats - 1)] if self.bots else []
        return [*bots[: self.seat], "", *bots[self.seat :]]

    def check(self, match: Match) -> None:
        """Whether all that is named is there. Problem: it names the field."""
        if not 0 <= self.seat < match.seats:
            raise wrong_field("seat", Problem("seat", got=self.seat, seats=match.seats))
        if len(self.bots) > match.seats - 1 or (match.seats > 1 and not self.bots):
            raise wrong_field("bots", Problem("lesson-bots", got=len(self.bots), seats=match.seats))
        known = list(self.game.figures(match.state, self.seat))
        check_figures(self.figures, known, "goal.figures")
        for answer in self.answers:
            check_figures(answer.when, known, f"wrong[{answer.number}].when")
            check_figures(answer.foreseen, known, f"wrong[{answer.number}].foreseen")
        goal = self.goal
        if goal.ask and goal.ask not in self.game.rules.asks:
            raise wrong_field("goal.ask", unknown(goal.ask, list(self.game.rules.asks)))
        for number, event in enumerate(goal.events):
            if "kind" not in event:
                raise wrong_field(f"goal.events[{number}].kind", Problem("value-missing"))
        for field, stage in (("goal.stage", goal.stage), ("goal.before", goal.before)):
            if stage is not None and stage.phase and stage.phase not in self.game.phases():
                raise wrong_field(f"{field}.phase", unknown(stage.phase, list(self.game.phases())))
        if not (goal.figures or goal.events or goal.ask or goal.stage or goal.won):
            raise wrong_field("goal", Problem("lesson-aimless"))
        if self.met(match.state, self.seen(frozenset(), match.opening)):
            raise wrong_field("goal", Problem("lesson-reached"))

    # Watching.

    def standing(self, match: Match, known: Standing | None = None) -> Standing:
        """How it stands; from what is `known` of it some moves ago only the moves since then are looked at."""
        if known is None:
            known = Standing(OPEN, self.left(0), 0, 0, self.seen(frozenset(), match.opening))
        _, _, first, used, told = known
        for at in range(first, len(match.moves) if known.status == OPEN else first):
            move = match.moves[at]
            after = match.moves[at + 1].before if at + 1 < len(match.moves) else match.state
            used += self.decided(move)
            told = self.seen(told, move.events)
            status = REACHED if self.met(after, told) else MISSED if self.lost(after, used) else OPEN
            known = Standing(status, self.left(used), at + 1, used, told)
            if status != OPEN:
                break
        return known

    def seen(self, told: frozenset[int], events: list[Event]) -> frozenset[int]:
        """Which events of the goal have come, with these."""
        new = [at for at, wanted in enumerate(self.goal.events) if any([happened(wanted, event) for event in events])]
        return told.union(new) if new else told

    def left(self, used: int) -> int | None:
        return max(0, self.goal.within - used) if self.goal.within else None

    def decided(self, move: Move) -> bool:
        """Whether the learner has begun something new with this move."""
        if move.seat != self.seat or move.text.split(" ")[0] in self.game.rules.asides:
            return False
        return self.deciding(move.before)

    def deciding(self, g: State) -> bool:
        """Whether the learner is asked what to do next, and not about something under way."""
        task = self.game.rules.waiting(g, self.seat)
        decisions = self.game.rules.decisions
        return task is not None and (not decisions or task[0] in decisions)

    def met(self, g: State, told: frozenset[int]) -> bool:
        goal = self.goal
        if goal.stage is not None and not self.come_to(g, goal.stage):
            return False
        if goal.won and (g.stack or self.seat not in self.game.result(g).winners):
            return False
        if goal.ask:
            task = self.game.rules.waiting(g, self.seat) if g.stack else None
            if task is None or task[0] != goal.ask:
                return False
        if len(told) < len(goal.events):
            return False
        if not self.figures:
            return True
        figures = self.game.figures(g, self.seat)
        return all([condition.holds(figures) for condition in self.figures])

    def lost(self, g: State, used: int) -> bool:
        """Whether the goal can no longer be reached: the game or the time is over."""
        goal = self.goal
        if not g.stack or (goal.before is not None and self.come_to(g, goal.before)):
            return True
        return bool(goal.within) and used >= goal.within and self.deciding(g)

    def come_to(self, g: State, stage: Stage) -> bool:
        """Whether the game has come to a round, and in it to a phase."""
        now, phase = self.game.stage(g)
        if now != stage.round or not stage.phase:
            return now >= stage.round
        phases = self.game.phases()
        return phase in phases and phases.index(phase) >= phases.index(stage.phase)

    # Wrong tries.

    def answer(self, match: Match, action: Action) -> Answer | None:
        """The answer to an action of the learner that leads nowhere."""
        g, seat = match.state, self.seat
        text = self.game.rules.write(g, seat, action)
        figures = self.game.figures(g, seat)
        for answer in self.answers:
            if not fnmatchcase(text, answer.action) or not all([condition.holds(figures) for condition in answer.when]):
                continue
            if answer.after and not self.has_done(match, answer.after):
                continue
            if not answer.foreseen:
                return answer
            changes = preview(self.game, self.game.view(g, seat), seat, action).figures
            if all([condition.certain(changes) for condition in answer.foreseen]):
                return answer
        return None

    def has_done(self, match: Match, pattern: str) -> bool:
        return any([move.seat == self.seat and fnmatchcase(move.text, pattern) for move in match.moves])

    def since_decision(self, match: Match) -> int:
        """How many moves there are from the learner's last decision on: a wrong try is taken back as a whole."""
        for count, move in enumerate(reversed(match.moves), 1):
            if self.decided(move):
                return count
        return min(1, len(match.moves))


def happened(wanted: dict[str, str | int], event: Event) -> bool:
    figures = {**event.figures, "kind": event.kind}
    return all([figures.get(name) == value for name, value in wanted.items()])


def conditions(texts: list[str], field: str) -> list[Condition]:
    try:
        return [Condition(text) for text in texts]
    except Problem as problem:
        raise wrong_field(field, problem) from None


def check_figures(found: list[Condition], known: list[str], field: str) -> None:
    for condition in found:
        if condition.figure not in known:
            raise wrong_field(field, unknown(condition.figure, known))


def unknown(got: str, known: list[str]) -> Problem:
    return Problem("lesson-name", got=got, known=", ".join(sorted(known)))


def wrong_field(field: str, detail: Problem) -> Problem:
    """What is wrong in a lesson; `course.blaming` says which."""
    code = "lesson-field" if detail.code.startswith("value-") else "lesson-wrong"  # part of a sentence, or a whole one
    return Problem(code, file="", field=field, detail=detail)
