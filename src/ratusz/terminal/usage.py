"""What cyclopts has to say about a command line, as problems and help pages in the reader's language."""

from typing import TYPE_CHECKING, Any

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..kernel.problem import Problem
from ..words.bundle import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

PROGRAM = "ratusz"
NAMES_GAMES = "help-game"  # the message with their names in it
UNSET_FLAG = "False"  # the default of a flag without a value


def problem(error: CycloptsError) -> Problem:
    """The one thing that is wrong with a command line, and which help page tells more."""
    page = " ".join([PROGRAM, *(error.command_chain or ()), "--help"])
    if isinstance(error, UnknownCommandError | UnusedCliTokensError) and error.unused_tokens:
        word = error.unused_tokens[0]
        if word.startswith("-"):
            return Problem("flag-unknown", flag=word, page=page)
        known = error.command_chain and isinstance(error, UnusedCliTokensError)
        return Problem("word-unused" if known else "command-unknown", word=word, page=page)
    if isinstance(error, UnknownOptionError):
        return Problem("flag-unknown", flag=error.token.keyword or error.token.value, page=page)
    if isinstance(error, CoercionError) and error.token is not None:
        return Problem("flag-value", flag=flag(error), got=error.token.value, page=page)
    if isinstance(error, MissingArgumentError):
        positional = error.argument is not None and not error.argument.names[0].startswith("-")
        return Problem("argument-missing" if positional else "flag-empty", flag=flag(error), page=page)
    if isinstance(error, RepeatArgumentError):
        return Problem("flag-twice", flag=error.token.keyword or flag(error), page=page)
    return Problem("command-line", detail=str(error), page=page)


def known_games() -> str:
    from ..games.catalogue import names  # takes long, and few pages name them

    return ", ".join(names())


def flag(error: CycloptsError) -> str:
    return error.argument.names[0] if error.argument is not None else "-"


class HelpPages:
    """Draws cyclopts' help. Titles and descriptions are names of messages. Rich is imported where a page is drawn: it takes long,
    and every command comes by here."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        if not panel.entries:
            return
        table = Table.grid(padding=(0, 2), pad_edge=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for entry in panel.entries:
            labels, described = " ".join(entry.display_labels_with_metavar), self.described(entry.description, entry.default)
            table.add_row(Text(labels), Text(described))
        console.print(Text(self.words.say(str(panel.title)), style="bold"))
        console.print(Padding(table, (0, 0, 1, 2)))

    def described(self, description: Any, default: str | None) -> str:
        text = self.said(description)
        return text if default in (None, UNSET_FLAG) else f"{text} [{default}]"

    def said(self, description: Any) -> str:
        """cyclopts wraps a description; what we gave it is the name of a message."""
        message = str(description.primary_renderable)
        return self.words.say(message, games=known_games()) if message == NAMES_GAMES else self.words.say(message)

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        from rich.text import Text

        console.print(Text(str(usage).strip(), style="bold"))
        console.print()

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        from rich.text import Text

        console.print(Text(self.said(description)))
        console.print()
