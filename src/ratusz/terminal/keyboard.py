"""Lines from a person, or from a pipe that stands for one."""

import sys

from rich.console import Console

try:
    import readline
except ImportError:  # not every system has it: then without history and completion
    readline = None  # type: ignore[assignment]

PROMPT = "> "


class Keyboard:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed_by_hand = sys.stdin.isatty() and console.is_terminal
        self.answers: list[str] = []
        if self.typed_by_hand and readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, typed: str, number: int) -> str | None:
        """For readline: the answers that begin like this, one by one."""
        found = [answer for answer in self.answers if answer.startswith(typed)]
        return found[number] if number < len(found) else None

    def line(self, answers: list[str]) -> str:
        """What is entered next; EOFError at the end of input. What comes from a pipe is shown, so that the output can be read."""
        self.answers = answers
        if self.typed_by_hand:
            return input(PROMPT).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(PROMPT + line.strip(), soft_wrap=True)
        return line.strip()
