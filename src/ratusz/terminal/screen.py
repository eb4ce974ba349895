"""What is shown: lines that fit the width, the ids of clauses set apart."""

import re
import shlex
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.preview import forecast
from ..kernel.problem import Problem
from ..kernel.state import Event, Refusal
from ..kernel.view import View
from ..words import problems, sentences
from ..words.bundle import Words
from ..words.games import VOICES, check_names
from ..words.layout import BETWEEN, wrap
from ..words.letters import printable
from ..words.verdict import verdict
from .usage import PROGRAM

PROSE = 100  # longer lines are hard to read, however wide the terminal
ROOMY = 120  # from here on a choice also shows its text
STYLES = {"clause": "cyan", "key": "bold green", "heading": "bold", "label": "bold cyan", "quiet": "dim", "warning": "yellow"}
LABEL = r"(?:^|│ ) +(?P<label>[^:;(│]+:)"
ENTRY = re.compile("  [^ ]")
FORGET = "\x1b[3J"  # what has scrolled out of sight


class Clauses(RegexHighlighter):
    """Sets the ids of clauses apart."""

    highlights = [r"(?P<clause>\[[A-Z0-9]+(?:-[A-Z0-9]+)+\.\d+[a-z]?\])"]  # noqa: RUF012 (rich declares it so)


class Screen:
    """A console that speaks a language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(theme=Theme(STYLES), highlighter=Clauses(), markup=False, emoji=False)

    @property
    def prose(self) -> int:
        return min(self.console.width, PROSE)

    def text(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style or None, width=self.prose)

    def item(self, text: str, style: str = "") -> None:
        """An indented line; what does not fit goes on a little deeper."""
        for line in wrap(text, self.prose, 2):
            self.console.print(line, style=style or None)

    def say(self, message: str, **figures: Any) -> None:
        self.text(self.words.say(message, **figures))

    def command(self, *words: str) -> None:
        """A command to copy: never broken into lines of its own."""
        self.console.print("  " + shlex.join([PROGRAM, *words]), style="key", soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def clause(self, rule: str) -> None:
        topic, text = sentences.clause(self.words, rule)
        self.text(f"[{rule}] {topic}", "heading")
        self.item(text)

    def problem(self, problem: Problem) -> None:
        self.text(printable(cited(problems.problem(self.words, problem), problem.rule)), "warning")

    def columns(self, rows: Iterable[tuple[str, ...]]) -> None:
        """What one types, what it means and, in a third column, what it is called."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="key")
        for row in rows:
            while len(grid.columns) < len(row):
                grid.add_column(style="quiet" if len(grid.columns) == 2 else None)
            grid.add_row(*[Text(cell) for cell in row])
        self.console.print(grid)


def cited(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence


class GameScreen(Screen):
    """A screen that shows one game with its players."""

    def __init__(self, words: Words, game: Game, names: list[str]) -> None:
        super().__init__(words)
        check_names(words, game.name)
        self.game = game
        self.names = names
        self.called = names  # by whoever looked last

    def events(self, events: Iterable[Event]) -> None:
        for event in events:
            sentence = sentences.event(self.words, self.game.name, event.kind, event.figures, self.called)
            self.item(cited(sentence, event.rule))

    def move(self, number: int, seat: int, text: str) -> None:
        self.text(f"{number}. {self.names[seat]}: {text}" if text else f"{number}. {self.names[seat]}", "heading")

    def table(self, view: View) -> None:
        voice, width = VOICES[self.game.name], self.console.width
        self.called = voice.called(self.words.of(self.game.name), view, self.names)
        if voice.foretold is not None and view["waiting"]:  # between two phases nothing is foreseen
            coming = dict(forecast(self.game, view, view["eyes"]))
            lines = voice.foretold(self.words, view, self.names, width, coming)
        else:
            lines = voice.table(self.words, view, self.names, width)
        self.gap()
        for line in lines if view["eyes"] is None else figures_last(lines):
            self.console.print(drawn(line))
        self.gap()

    def question(self, seat: int, task: list[Any], alone: bool) -> None:
        """What is asked; unless one person is at the screen alone, also whom."""
        question = sentences.question(self.words, self.game.name, task[0], self.called, task)
        self.text(question if alone else sentences.question_to(self.words, self.called[seat], question), "heading")

    def label(self, view: View, seat: int, structure: dict[str, Any]) -> str:
        return sentences.action(self.words, self.game.name, view, seat, structure)

    def choices(self, view: View, seat: int, choices: list[tuple[str, dict[str, Any]]]) -> None:
        """The legal actions by number: what each does and, where there is room, its text."""
        rows = [(f"{number:2}", self.label(view, seat, structure), text) for number, (text, structure) in enumerate(choices, 1)]
        self.columns(rows if self.console.width >= ROOMY else [row[:2] for row in rows])

    def refusals(self, refused: list[tuple[str, Refusal]]) -> None:
        """Refused actions, those with the same reason together."""
        reasons: dict[str, list[str]] = {}
        for text, (_, rule, figures) in refused:
            reason = cited(sentences.refusal(self.words, self.game.name, rule, figures), rule)
            reasons.setdefault(reason, []).append(text)
        for reason, texts in reasons.items():
            self.text(", ".join(texts), "key")
            self.item(reason)

    def card(self, name: str) -> None:
        voice = VOICES[self.game.name]
        if name in voice.factions:
            title, lines = voice.faction_name(self.words, name), voice.faction_text(self.words, name)
        else:
            title, lines = voice.card_name(self.words, name), voice.card_text(self.words, name)
        self.text(f"{title} ({name})", "heading")
        for line in lines:
            self.item(line)

    def result(self, match: Match, seat: int | None = None) -> None:
        """The score by where it comes from, how the game ended, and the clause that decides."""
        result = self.game.result(match.state)
        scores = Table(box=None, pad_edge=False, header_style="heading")
        scores.add_column("")
        for name in self.names:
            scores.add_column(name, justify="right")
        words = self.words.of(self.game.name)
        for source in result.sources[0]:
            row = [str(sources[source]) for sources in result.sources]
            scores.add_row(words.say(f"score-{source}"), *row)
        if words.knows("score-total"):  # some games are won without points
            scores.add_row(words.say("score-total"), *[str(score) for score in result.scores], style="heading")
        self.gap()
        self.console.print(scores)
        self.gap()
        if result.over:
            self.text(verdict(self.words, match, self.names, seat))
            if result.rule:
                self.clause(result.rule)

    def thinking(self, name: str) -> AbstractContextManager[Any]:
        """While a bot thinks; only on a terminal, where it can be wiped out again."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.words.say("play-thinking", player=name))

    def hide(self) -> None:
        """Take away what the last player could see."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        else:
            self.gap()


def figures_last(lines: list[str]) -> list[str]:
    """In one column, a table longer than the screen would push out of sight what a player decides by: the first two entries
    of the own side, which is the last one. They go to the end, next to the question."""
    if any(BETWEEN in line for line in lines) or "" not in lines:
        return lines
    own = len(lines) - lines[::-1].index("")
    entries = [number for number in range(own, len(lines)) if ENTRY.match(lines[number])]
    if len(entries) < 3:
        return lines
    return lines[: entries[0]] + lines[entries[2] :] + lines[entries[0] : entries[2]]


def drawn(line: str) -> Text:
    """A line of the table: headings stand at the margin, other lines may begin with a label and a colon."""
    text = Text(line, style="" if line.startswith(" ") else "heading")
    text.highlight_regex(LABEL)
    return text
