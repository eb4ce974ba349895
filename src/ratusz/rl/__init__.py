"""The games as environments for learning (docs/environments.md): PettingZoo's for all seats, Gymnasium's for one seat against
bots, and many tables at once. Needs the extra `rl`; nothing else in Ratusz imports it.

    from ratusz.rl import newangeles_v0
    table = newangeles_v0.env(seats=4)
"""

try:
    import gymnasium
    import pettingzoo
except ImportError as missing:
    raise ImportError(f"ratusz.rl needs {missing.name}: pip install 'ratusz[rl]'.", name=missing.name) from None

from .solo import SoloEnv
from .tables import Tables

__all__ = ["SoloEnv", "Tables"]

assert pettingzoo.__version__
for game in ("state51", "newangeles", "frostpunk"):
    gymnasium.register(f"ratusz/{game}-v0", "ratusz.rl.solo:SoloEnv", kwargs={"game": game})
