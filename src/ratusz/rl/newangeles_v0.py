"""New Angeles for PettingZoo, with four to six `seats`.

Version 0: there will be another one if the numbers of actions or observations must change.
"""

from functools import partial
from typing import Any

from .environments import AtOnceEnv, TurnsEnv, checked

raw_env = partial(TurnsEnv, "newangeles")
parallel_env = partial(AtOnceEnv, "newangeles")


def env(**arguments: Any) -> Any:
    return checked(raw_env(**arguments))
