"""The rules, once for each target: plain Python, CPU and CUDA run the same files (rules/), imported under different names.

Compiled code is kept between runs, in a folder named after all that it was made from.
"""

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

from . import tables

FOLDER: Final = Path(__file__).parent
MODULES: Final = ("row", "rounds", "locations", "machine", "view", "step")
TARGETS: Final = {"plain": "rules.target", "cpu": "cpu_target", "cuda": "cuda_target"}


@cache
def load(target: str) -> ModuleType:
    """The rules for "plain", "cpu" or "cuda": every function and constant by its name."""
    package = ModuleType(f"{__package__}.{target}_rules")
    package.__path__ = [str(FOLDER / "rules")]
    sys.modules[package.__name__] = package
    sys.modules[f"{package.__name__}.target"] = importlib.import_module(f"{__package__}.{TARGETS[target]}")
    for name in MODULES:
        module = importlib.import_module(f"{package.__name__}.{name}")
        vars(package).update({name: value for name, value in vars(module).items() if not name.startswith("_")})
    return package


def fingerprint(target: str) -> str:
    """Names the compiled code of a target: all that is compiled, and every table."""
    digest = sha256(tables.fingerprint().encode())
    for path in [*sorted((FOLDER / "rules").glob("*.py")), FOLDER / f"{target}.py", FOLDER / f"{target}_target.py"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kept(target: str) -> Path:
    """Where compiled code is kept."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "ratusz" / "vector" / fingerprint(target)


def is_kept(target: str) -> bool:
    """Whether the last of what is compiled for a batch is there."""
    return any(kept(target).glob(f"*/{target}.step_all-*.nbc"))


@contextmanager
def keeping(target: str) -> Iterator[None]:
    """Functions compiled with cache=True in here are kept there: Numba itself would not notice a change in another file."""
    from numba import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(kept(target))
    try:
        yield
    finally:
        config.CACHE_DIR = before
