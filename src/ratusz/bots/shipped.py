"""Where what bots have learned lies. Whoever only asks whether there is something need not wait for NumPy."""

import os
from importlib import resources
from pathlib import Path
from typing import Final

from ..kernel.game import Game

WEIGHTS: Final = Path(str(resources.files("ratusz.bots"))) / "weights"


def place(game: Game) -> Path:
    return WEIGHTS / f"{game.name}.npz"


def one_thread() -> None:
    """Said before NumPy is there: bots think in processes of their own, where threads would only wait for each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
