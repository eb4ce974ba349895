"""What bots have learned, as files of numbers. A file says for which rules and which content it was learned; for others it is not
used."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.game import Game
from ..kernel.problem import Problem
from .shipped import place

Numbers = npt.NDArray[np.float32]


def load(game: Game, path: Path | None = None) -> dict[str, Numbers]:
    """What was learned for a game, as shipped or from a file of its own, by name."""
    path = path or place(game)
    if not path.exists():
        raise Problem("expert-missing", game=game.name)
    with np.load(path) as file:
        if int(file["rules"]) != game.version or str(file["content"]) != game.content:
            raise Problem("expert-stale", game=game.name)
        return {name: file[name].astype(np.float32) for name in file.files if name not in ("rules", "content")}


def save(game: Game, arrays: dict[str, npt.NDArray[Any]], path: Path) -> None:
    """Fractions half as exact as they are learned, which is exact enough."""
    told: dict[str, npt.NDArray[np.generic]] = {"rules": np.array(game.version), "content": np.array(game.content)}
    for name, array in arrays.items():
        told[name] = array.astype(np.float16) if np.issubdtype(array.dtype, np.floating) else array
    np.savez_compressed(path, allow_pickle=False, **told)
