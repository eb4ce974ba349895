"""The lessons of a game: each can be read and said, its solution leads to its goal, and each wrong try to its answer."""

from fnmatch import fnmatchcase
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


def taught(trial: Trial) -> None:
    for lesson in course(trial.game.name):
        check_texts(lesson)
        for seed in SEEDS:
            with blaming(lesson.file):
                solved(lesson, seed)
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

    def meant(self, wanted: str, field: str) -> Action:
        """The first action that is written like this."""
        rules, g, seat = self.lesson.game.rules, self.match.state, self.lesson.seat
        legal = rules.options(g, seat) if g.stack and seat in rules.seats(g) else []
        texts = {rules.write(g, seat, action): action for action in legal}
        for text, action in texts.items():
            if fnmatchcase(text, wanted):
                return action
        raise wrong_field(field, Problem("lesson-illegal", action=wanted, legal="; ".join(texts) or "-"))
