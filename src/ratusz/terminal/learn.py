"""`ratusz learn`: the lessons of a game, and playing one of them."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from ..games.catalogue import game_named
from ..kernel.complaint import read_json
from ..kernel.match import Match
from ..kernel.problem import Problem
from ..kernel.record import replay
from ..kernel.state import Action
from ..lessons.course import begun, course, following, lesson_named
from ..lessons.lesson import MISSED, OPEN, REACHED, Answer, Lesson
from ..lessons.texts import ideas, said, title
from ..lessons.tour import stands, tour
from ..words.bundle import Words
from ..words.games import VOICES
from .play import LEAVE, MENTOR, QUIT, Left, Play
from .players import HUMAN, Player, seated
from .records import load, own_folder, replace, save, telling
from .screen import GameScreen, Screen
from .start import screen

AGAIN = "again"
GOAL = "goal"
DONE, HALF, TO_DO = "✓", "…", " "


# What somebody has finished.


def progress_file() -> Path:
    return own_folder() / "lessons.json"


def finished() -> dict[str, list[str]]:
    """By game, the names of lessons. Problem: the file is there and cannot be read."""
    path = progress_file()
    if not path.exists():
        return {}
    with telling(path):
        raw = path.read_bytes()
    try:
        data: Any = read_json(raw)
        return msgspec.convert(data, dict[str, list[str]])
    except (Problem, msgspec.ValidationError):
        raise Problem("progress-torn", file=str(path)) from None


def finish(game: str, name: str) -> None:
    """A lesson, or a puzzle, is done."""
    done = finished()
    names = done.setdefault(game, [])
    if name not in names:
        names.append(name)
        with telling(progress_file()):
            progress_file().parent.mkdir(parents=True, exist_ok=True)
            replace(progress_file(), json.dumps(done, indent=1) + "\n")


# What somebody has left half played.


def half_played(lesson: Lesson) -> Path:
    """Where it is kept, if there is such a thing."""
    return own_folder() / "lessons" / f"{lesson.game.name}-{lesson.name}.json"


def taken_up(screen: Screen, lesson: Lesson) -> Match:
    """The lesson as it was left; what no longer fits it is told, and it begins anew."""
    fresh, path = begun(lesson), half_played(lesson)
    if not path.exists():
        return fresh
    try:
        match = replay(lesson.game, load(path).record)
    except Problem as problem:
        screen.problem(problem)
        match = fresh
    if match.start != fresh.start or not match.moves or lesson.standing(match).status != OPEN:
        screen.say("learn-anew")
        return fresh
    screen.say("learn-resumed", count=len(match.moves))
    return match


# The course.


def show(screen: Screen, game: str) -> None:
    """The lessons there are, and which are done."""
    lessons = course(game)
    if not lessons:
        raise Problem("lesson-none", game=game)
    done = finished().get(game, [])
    say = screen.words.say
    screen.columns(
        [(lesson.name, f"{mark(lesson, done)} {title(screen.words, lesson)}", minutes(screen, lesson)) for lesson in lessons]
    )
    screen.text(say("learn-progress", done=len([one for one in lessons if one.name in done]), count=len(lessons)))
    wanted = next((lesson for lesson in lessons if lesson.name not in done), lessons[0])
    screen.say("learn-how")
    screen.command("learn", game, wanted.name)


def mark(lesson: Lesson, done: list[str]) -> str:
    return HALF if half_played(lesson).exists() else DONE if lesson.name in done else TO_DO


def minutes(screen: Screen, lesson: Lesson) -> str:
    return screen.words.say("learn-minutes", count=lesson.minutes)


def show_round(words: Words, game: str) -> None:
    """The whole game in pictures, one after the other."""
    screen = Screen(words)
    found = game_named(game)
    steps = tour(game)
    for number, step in enumerate(steps, 1):
        g, seat = stands(game, step)
        view = found.view(g, seat)
        names = [words.say("player-number", number=other + 1) for other in range(len(view["seats"]))]
        spoken = words.of(game)
        heading = spoken.say(f"tour-{step.name}")
        screen.text(words.say("learn-tour-step", number=number, count=len(steps), title=heading), "heading")
        for line in VOICES[game].table(words, view, names, screen.console.width):
            screen.text(line, "quiet")
        screen.gap()
        screen.text(spoken.say(f"tour-{step.name}", "text"))
        screen.say("learn-tour-rules", rules=", ".join(step.clauses))
        if step.lesson:
            screen.say("learn-tour-lesson")
            screen.command("learn", game, step.lesson)
        screen.gap()


def teach(words: Words, game: str, name: str) -> None:
    """A lesson, again and again if the learner likes."""
    lesson = lesson_named(game, name)
    finished()  # what is wrong with the file is told before somebody plays for nothing
    again = True
    while again:
        match = taken_up(Screen(words), lesson)
        specs = [bot or HUMAN for bot in lesson.players(match.seats)]
        players = seated(words, lesson.game, specs, lesson.name)
        play = LessonPlay(screen(words, lesson.game, players), match, players, lesson)
        play.welcome()
        again = play.learn()


class LessonPlay(Play):
    """A game in the terminal that is played as a lesson."""

    def __init__(self, screen: GameScreen, match: Match, players: list[Player], lesson: Lesson) -> None:
        super().__init__(screen, match, players, None, "")
        self.lesson = lesson
        self.again = False
        for name in (LEAVE, MENTOR, "save"):  # nothing is lost by going, nobody is left alone, and the lesson itself teaches
            del self.commands[name]
        self.commands = {GOAL: self.goal, AGAIN: self.start_again, **self.commands}

    def welcome(self) -> None:
        words = self.screen.words
        self.screen.text(title(words, self.lesson), "heading")
        self.screen.text(said(words, self.lesson, "begin"))
        for idea in ideas(words, self.lesson):
            self.screen.item(f"• {idea}")
        self.goal(self.lesson.seat, "")
        self.screen.say("play-how")

    def learn(self) -> bool:
        """Until the goal is reached or missed, or the learner goes; whether to begin again."""
        with self.interrupts.caught(), suppress(Left, KeyboardInterrupt, EOFError):
            while self.lesson.standing(self.match).status == OPEN:
                self.go_on()
            self.end()
        self.keep()
        return self.again

    def keep(self) -> None:
        """What is half played is there for the next time; what is over or begun anew is not."""
        path = half_played(self.lesson)
        with telling(path), self.interrupts.held():
            tried = any([move.seat == self.lesson.seat for move in self.match.moves])
            if self.again or not tried or self.lesson.standing(self.match).status != OPEN:
                path.unlink(missing_ok=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                save(path, self.match, [player.spec for player in self.players])
                self.screen.say("learn-kept")

    def end(self) -> None:
        status = self.lesson.standing(self.match).status
        self.screen.events(self.news(self.lesson.seat))
        self.screen.gap()
        if status == REACHED:
            finish(self.game.name, self.lesson.name)
            self.screen.say("learn-reached")
            self.screen.text(said(self.screen.words, self.lesson, "strategy"))
            after = following(self.lesson)
            if after is not None:
                self.screen.say("learn-next")
                self.screen.command("learn", self.game.name, after.name)
        elif status == MISSED:
            self.screen.text(said(self.screen.words, self.lesson, "missed"), "warning")
            self.screen.say("learn-missed")
            self.again = self.keyboard.line([AGAIN, QUIT]) == AGAIN

    # The learner's decisions.

    def carry_out(self, seat: int, action: Action) -> None:
        answer = self.lesson.answer(self.match, action) if seat == self.lesson.seat else None
        under_way = 0 if self.lesson.deciding(self.match.state) else self.lesson.since_decision(self.match)
        super().carry_out(seat, action)
        if answer is not None:
            self.take_back(answer, under_way + 1)

    def take_back(self, answer: Answer, moves: int) -> None:
        """A wrong try: what it did, why it is wrong, and as if nothing had happened."""
        self.screen.events(self.news(self.lesson.seat))
        with self.interrupts.held():
            for _ in range(moves):
                self.match.undo(consent=True)
        self.told = [min(told, len(self.match.events())) for told in self.told]
        self.drawn = None
        self.screen.text(said(self.screen.words, self.lesson, f"wrong-{answer.name}"), "warning")
        self.screen.say("learn-taken-back")
        if moves == 1:  # the same is asked again
            self.look(self.lesson.seat)

    def goal(self, seat: int, rest: str) -> None:
        self.screen.text(self.screen.words.say("learn-goal", goal=said(self.screen.words, self.lesson, "goal")), "label")

    def start_again(self, seat: int, rest: str) -> None:
        self.again = True
        raise Left

    def quit(self, seat: int, rest: str) -> None:
        raise Left
