"""What the trainers need and the tests do not: PyTorch, and what comes with it."""

import sys
from typing import NoReturn

from ratusz.kernel.problem import Problem
from ratusz.words.bundle import words
from ratusz.words.problems import problem


def leave(missing: ImportError) -> NoReturn:
    """Say what to install, as the commands of Ratusz do."""
    sentence = problem(words("en"), Problem("package-missing", package=missing.name or "torch", extra="train"))
    print(sentence, file=sys.stderr)
    sys.exit(2)
