"""51st State for PettingZoo.

Version 0: there will be another one if the numbers of actions or observations must change.
"""

from functools import partial
from typing import Any

from .environments import AtOnceEnv, TurnsEnv, checked

raw_env = partial(TurnsEnv, "state51")
parallel_env = partial(AtOnceEnv, "state51")


def env(**arguments: Any) -> Any:
    return checked(raw_env(**arguments))
