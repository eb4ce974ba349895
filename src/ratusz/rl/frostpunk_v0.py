"""Frostpunk for PettingZoo, with one to four `seats`, who win or lose together.

Version 0: there will be another one if the numbers of actions or observations must change.
"""

from functools import partial
from typing import Any

from .environments import AtOnceEnv, TurnsEnv, checked

raw_env = partial(TurnsEnv, "frostpunk")
parallel_env = partial(AtOnceEnv, "frostpunk")


def env(**arguments: Any) -> Any:
    return checked(raw_env(**arguments))
