"""The lessons of a game: each can be read and said, its solution leads to its goal, and each wrong try to its answer.

What gets no answer must still allow the goal: whoever goes astray is told so at once, and why.
"""

from copy import copy
from fnmatch import fnmatchcase
from functools import partial
from typing import Final

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.state import Action
from ..lessons.course import begun, blaming, course
from ..lessons.lesson import OPEN, REACHED, Lesson, wrong_field
from ..lessons.texts import check_texts
from .trial import Trial

SEEDS: Final = ("1", "2", "3")  # bots at a table are not always the same
MOST: Final = 500  # moves; a lesson that takes more does not end
LOOKED_AT: Final = 400  # positions in which a way to the goal is looked for


def taught(trial: Trial) -> None:
    for lesson in course(trial.game.name):
        check_texts(lesson)
        for seed in SEEDS:
            with blaming(lesson.file):
                solved(lesson, seed)
        with blaming(lesson.file):
            followed(lesson)
        for answer in lesson.answers:
            with blaming(lesson.file):
                answered(lesson, answer.name, answer.tries, f"wrong[{answer.number}].tries")


def solved(lesson: Lesson, seed: str) -> None:
    """The stated solution leads to the goal."""
    pupil = Pupil(lesson, seed)
    for wanted in lesson.solution:
        pupil.wait()
        if lesson.standing(pupil.match).status != OPEN:
            break
        action = pupil.meant(wanted, "solution")
        answer = lesson.answer(pupil.match, action)
        if answer is not None:
            raise wrong_field("solution", Problem("lesson-answered", action=wanted, got=answer.name))
        pupil.match.do(lesson.seat, action)
    pupil.wait()
    status = lesson.standing(pupil.match).status
    if status != REACHED:
        moves = "; ".join([move.text for move in pupil.match.moves])
        raise wrong_field("solution", Problem("lesson-unsolved", status=status, moves=moves))


def answered(lesson: Lesson, name: str, tries: list[str], field: str) -> None:
    """The last of these actions gets this answer, and those before it none."""
    pupil = Pupil(lesson, SEEDS[0])
    for number, wanted in enumerate(tries, 1):
        pupil.wait()
        action = pupil.meant(wanted, field)
        answer = lesson.answer(pupil.match, action)
        if answer is not None and (number < len(tries) or answer.name != name):
            raise wrong_field(field, Problem("lesson-answered", action=wanted, got=answer.name))
        if answer is None and number == len(tries):
            raise wrong_field(field, Problem("lesson-unanswered", action=wanted))
        pupil.match.do(lesson.seat, action)


def followed(lesson: Lesson) -> None:
    """At each step of the stated solution, whatever else is possible either gets an answer or still allows the goal."""
    pupil = Pupil(lesson, SEEDS[0])
    for wanted in lesson.solution:
        pupil.wait()
        if lesson.standing(pupil.match).status != OPEN:
            return
        for action in pupil.unanswered():
            if not Search(lesson).leads_on(pupil.having_done(action)):
                text = lesson.game.rules.write(pupil.match.state, lesson.seat, action)
                raise wrong_field("wrong", Problem("lesson-astray", action=text))
        pupil.match.do(lesson.seat, pupil.meant(wanted, "solution"))


class Search:
    """A way to the goal for somebody who does nothing that is answered and taken back; not looked for endlessly."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.left = LOOKED_AT

    def leads_on(self, pupil: "Pupil") -> bool:
        pupil.wait()
        status = self.lesson.standing(pupil.match).status
        if status != OPEN:
            return status == REACHED
        self.left -= 1
        if self.left < 0:
            return False
        likely = sorted(pupil.unanswered(), key=partial(self.place, pupil))
        return any(self.leads_on(pupil.having_done(action)) for action in likely)

    def place(self, pupil: "Pupil", action: Action) -> int:
        """Of an action in the solution: what stands there is tried first, and in its order."""
        text = self.lesson.game.rules.write(pupil.match.state, self.lesson.seat, action)
        solution = self.lesson.solution
        return next((at for at, wanted in enumerate(solution) if fnmatchcase(text, wanted)), len(solution))


class Pupil:
    """Somebody who plays a lesson with its bots, as it would be played at a table."""

    def __init__(self, lesson: Lesson, seed: str) -> None:
        self.lesson = lesson
        self.match: Match = begun(lesson)
        specs = lesson.players(self.match.seats)
        self.bots: dict[int, Bot] = {
            seat: bot_named(spec, lesson.game, f"{seed} {seat}") for seat, spec in enumerate(specs) if spec
        }

    def wait(self) -> None:
        """Until the learner is asked, or the lesson has come to its end."""
        rules = self.lesson.game.rules
        while not self.match.over and self.lesson.seat not in rules.seats(self.match.state):
            if len(self.match.moves) > MOST or self.lesson.standing(self.match).status != OPEN:
                return
            g, seat = self.match.state, rules.seats(self.match.state)[0]
            self.match.do(seat, self.bots[seat].choose(self.lesson.game.view(g, seat), seat, rules.options(g, seat)))

    def unanswered(self) -> list[Action]:
        rules, g, seat = self.lesson.game.rules, self.match.state, self.lesson.seat
        return [action for action in rules.options(g, seat) if self.lesson.answer(self.match, action) is None]

    def having_done(self, action: Action) -> "Pupil":
        """The same pupil, who has gone on with this."""
        other = copy(self)
        other.match = self.match.clone()
        other.match.do(self.lesson.seat, action)
        return other

    def meant(self, wanted: str, field: str) -> Action:
        """The first action that is written like this."""
        rules, g, seat = self.lesson.game.rules, self.match.state, self.lesson.seat
        legal = rules.options(g, seat) if g.stack and seat in rules.seats(g) else []
        texts = {rules.write(g, seat, action): action for action in legal}
        for text, action in texts.items():
            if fnmatchcase(text, wanted):
                return action
        raise wrong_field(field, Problem("lesson-illegal", action=wanted, legal="; ".join(texts) or "-"))
