"""The command `ratusz`, and the edge where whatever goes wrong becomes one sentence and an exit code."""

import io
import os
import sys

from cyclopts import CycloptsError

from ..kernel.problem import Problem
from ..words.bundle import LANGUAGES, Words, words
from . import letters, usage
from .language import DEFAULT, flagged, language

UNHEARD = 1  # rich says the same when nobody reads on
WRONG = 2  # something is wrong with what was given
INTERRUPTED = 130


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter the terminal cannot show stops nothing
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(tokens: list[str]) -> int:
    try:
        letters.check(tokens)
        from .commands import app  # reads the content files, in which something may be wrong

        app.meta(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(usage.problem(error), tokens)
    except Problem as problem:
        return complain(problem, tokens)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    return 0


def complain(problem: Problem, tokens: list[str]) -> int:
    wanted = language(flagged(tokens), os.environ)
    text = sentence(words(wanted if wanted in LANGUAGES else DEFAULT), problem)
    print(letters.printable(text), file=sys.stderr)
    return WRONG


def sentence(speech: Words, problem: Problem) -> str:
    try:
        from ..words import sentences
    except Problem:  # of the content: no game can be read, but its own figures are plain
        return speech.say(f"problem-{problem.code}", **problem.figures)
    text = sentences.problem(speech, problem)
    return f"{text} [{problem.rule}]" if problem.rule else text
