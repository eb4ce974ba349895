"""The edge of every program here, where whatever goes wrong becomes one sentence and an exit code."""

import os
import sys
from collections.abc import Callable

from ..kernel.problem import Problem
from .bundle import LANGUAGES, Words, words
from .language import DEFAULT, flagged, language
from .letters import printable
from .problems import problem as sentence

UNHEARD = 1  # rich says the same when nobody reads on
WRONG = 2  # something is wrong with what was given
INTERRUPTED = 130


def finished(work: Callable[[], None], tokens: list[str]) -> int:
    """Do the work of a program with this command line; its exit code."""
    try:
        work()
        sys.stdout.flush()
    except Problem as problem:
        return complain(problem, tokens)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough; Python writes what is left when it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    return 0


def complain(problem: Problem, tokens: list[str]) -> int:
    wanted = language(flagged(tokens), os.environ)
    mention(words(wanted if wanted in LANGUAGES else DEFAULT), problem)
    return WRONG


def mention(w: Words, problem: Problem) -> None:
    text = sentence(w, problem)
    print(printable(f"{text} [{problem.rule}]" if problem.rule else text), file=sys.stderr)
