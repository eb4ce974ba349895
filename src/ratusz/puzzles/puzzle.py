"""A puzzle: somebody is asked one thing and answers it. What is right was found out when it was made."""

from ..kernel.game import Game
from ..kernel.match import Match, set_up
from ..kernel.problem import Problem
from .written import Line, Written


class Puzzle:
    def __init__(self, game: Game, name: str, file: str, written: Written) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.position = written.position
        self.seat = written.seat
        self.solution = written.solution
        self.wrong = written.wrong

    @property
    def kept(self) -> str:
        """As what it is remembered that somebody has solved it, beside finished lessons."""
        return f"puzzle {self.name}"

    def begin(self) -> Match:
        """The position, as a match. Problem: it says which field of the file is wrong."""
        try:
            match = set_up(self.game, self.position)
        except Problem as problem:
            raise self.blamed("position", problem) from None
        if not 0 <= self.seat < match.seats:
            raise self.blamed("seat", Problem("seat", got=self.seat, seats=match.seats))
        if self.game.rules.waiting(match.state, self.seat) is None:
            raise self.blamed("seat", Problem("puzzle-unasked", seat=self.seat))
        self.check(match, "solution", self.solution)
        for number, line in enumerate(self.wrong):
            self.check(match, f"wrong[{number}]", line)
            if line.answers[0] == self.solution.answers[0]:
                raise self.blamed(f"wrong[{number}].answers", Problem("puzzle-right", action=line.answers[0]))
        return match

    def check(self, match: Match, field: str, line: Line) -> None:
        """Whether a line can be played, and all figures it leads to are counted in this game."""
        g, rules = match.state.clone(), self.game.rules
        known = self.game.figures(g, self.seat)
        for name in line.leads:
            if name not in known:
                raise self.blamed(f"{field}.leads", Problem("lesson-name", got=name, known=", ".join(sorted(known))))
        for number, text in enumerate(line.answers):
            legal = [rules.write(g, self.seat, action) for action in rules.options(g, self.seat)]
            if text not in legal:
                detail = Problem("lesson-illegal", action=text, legal="; ".join(legal))
                raise self.blamed(f"{field}.answers[{number}]", detail)
            rules.apply(g, self.seat, rules.read(g, self.seat, text))

    def answer(self, match: Match, text: str) -> bool:
        """Whether an answer is the right one. Problem: it is none."""
        action = match.read(self.seat, text)
        match.game.rules.check(match.state, self.seat, action)
        return match.game.rules.write(match.state, self.seat, action) == self.solution.answers[0]

    def tempting(self, text: str) -> Line:
        """What an answer leads to, or if nobody has looked at it, the most tempting of the wrong ones."""
        return next((line for line in self.wrong if line.answers[0] == text), self.wrong[0])

    def blamed(self, field: str, detail: Problem) -> Problem:
        return Problem("puzzle-wrong", file=self.file, field=field, detail=detail)
