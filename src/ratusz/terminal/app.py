"""The command `ratusz`."""

import gc
import io
import sys

from cyclopts import CycloptsError

from ..words import letters
from ..words.edge import finished
from . import usage


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter the terminal cannot show stops nothing
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(tokens: list[str]) -> int:
    return finished(lambda: obey(tokens), tokens)


def obey(tokens: list[str]) -> None:
    letters.check(tokens)
    from .commands import app  # a command reads content files, in which something may be wrong

    gc.freeze()  # what has been imported stays: no need to look through it, now or at the end
    gc.enable()  # which `launch` has put off
    try:
        app.meta(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise usage.problem(error) from None
