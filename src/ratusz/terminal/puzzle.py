"""`ratusz puzzle`: the puzzles of a game, and solving one of them."""

import time
from contextlib import suppress

from ..kernel.match import Match
from ..kernel.problem import Problem
from ..puzzles.collection import collection, numbered, of_day
from ..puzzles.puzzle import Puzzle
from ..puzzles.telling import verdict
from ..words.bundle import Words
from .answer import numbered as by_number
from .answer import only
from .inquiry import Inquiry
from .keyboard import Keyboard
from .learn import finish, finished
from .players import HUMAN, names
from .screen import GameScreen, Screen
from .start import OPPONENT

DAY = 24 * 3600
QUIT = "quit"
SOLUTION = "solution"


def today(game: str) -> int:
    return of_day(game, int(time.time()) // DAY)


def show(screen: Screen, game: str) -> None:
    """How many there are, and how many are solved."""
    puzzles = collection(game)
    if not puzzles:
        raise Problem("puzzle-none", game=game)
    done = finished().get(game, [])
    left = [number for number, puzzle in enumerate(puzzles, 1) if puzzle.kept not in done]
    screen.say("puzzle-solved", done=len(puzzles) - len(left), count=len(puzzles))
    screen.say("puzzle-how")
    screen.command("puzzle", game, "--today")
    if left:
        screen.say("puzzle-next")
        screen.command("puzzle", game, str(left[0]))


def solve(words: Words, game: str, number: int) -> None:
    """A puzzle, until it is solved or somebody has had enough."""
    puzzle = numbered(game, number)
    finished()  # what is wrong with the file is told before somebody thinks for nothing
    match = puzzle.begin()
    specs = [HUMAN if seat == puzzle.seat else OPPONENT for seat in range(match.seats)]
    screen = GameScreen(words, puzzle.game, names(words, specs))
    screen.say("puzzle-head", number=number, count=len(collection(game)))
    with suppress(KeyboardInterrupt, EOFError):
        Solving(screen, puzzle, match).run()
    if number < len(collection(game)):
        screen.say("puzzle-next")
        screen.command("puzzle", game, str(number + 1))


class Solving:
    def __init__(self, screen: GameScreen, puzzle: Puzzle, match: Match) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.match = match
        self.seat = puzzle.seat
        self.keyboard = Keyboard(screen.console)
        self.inquiry = Inquiry(screen, match, alone=True)
        self.commands = {name: ask for name, ask in self.inquiry.commands.items() if name != "hint"}  # that would tell it

    def run(self) -> None:
        self.inquiry.table(self.seat, "")
        while True:
            typed = self.keyboard.line([*self.inquiry.texts(self.seat), *self.commands, SOLUTION, QUIT])
            word, _, rest = typed.partition(" ")
            try:
                if word == QUIT:
                    return
                if word in self.commands:
                    self.commands[word](self.seat, rest.strip())
                elif typed and self.answered(self.puzzle.solution.answers[0] if word == SOLUTION else typed, word == SOLUTION):
                    return
            except Problem as problem:
                self.screen.problem(problem)

    def answered(self, typed: str, told: bool) -> bool:
        """Whether that was it; if not, somebody may try again, so no more is said than that it was not."""
        legal = self.inquiry.texts(self.seat)
        wanted = " ".join(typed.lower().split())
        text = by_number(wanted, legal) or only(wanted, legal) or self.inquiry.called(self.seat, wanted) or wanted
        found = verdict(self.screen.words, self.puzzle, self.match, text, self.screen.names)
        self.screen.text(self.screen.words.say("puzzle-solution") if told else found.sentence, "label")
        if not found.right:
            self.screen.say("puzzle-again")
            return False
        self.screen.item(found.best)
        for reason in found.reasons:
            self.screen.item(reason)
        if not told:
            finish(self.puzzle.game.name, self.puzzle.kept)
        return True
