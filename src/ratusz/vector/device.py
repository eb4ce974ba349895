"""Where the arrays of a batch live and what runs on them: here the CPU, in cuda.py a GPU."""

import os
from typing import Any

import numpy as np
import numpy.typing as npt


def memory(needed: int, there: int, has: str) -> None:
    """Say what to do before an allocation fails somewhere inside."""
    if needed > there:
        sizes = f"needs {needed / 2**20:,.0f} MiB and {has} {there / 2**20:,.0f} MiB"
        raise MemoryError(f"A batch of this size {sizes}: make it smaller, or leave out the observations (observed=False).")


class Cpu:
    """Arrays are NumPy's: PyTorch and JAX take them without a copy (`__dlpack__`)."""

    def __init__(self, size: int, needed: int) -> None:
        memory(needed, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"), "this computer has")
        self.size = size

    def array(self, width: int, kind: Any) -> npt.NDArray[Any]:
        """Zeros for each game: `width` of them, or with width 0 a single one."""
        return np.zeros((self.size, width) if width else self.size, kind)

    def zeros(self, kind: Any) -> npt.NDArray[Any]:
        return np.zeros(self.size, kind)

    def send(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return values

    def fetch(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return values.copy()

    def fetch_row(self, rows: npt.NDArray[Any], row: int) -> npt.NDArray[Any]:
        return np.array(rows[row])

    def send_row(self, values: npt.NDArray[Any], rows: npt.NDArray[Any], row: int) -> None:
        rows[row] = values

    def read(self, actions: Any) -> npt.NDArray[Any]:
        found = np.asarray(actions)
        if found.shape != (self.size,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"There must be one whole number for each of the {self.size} games, not {found.dtype} {found.shape}."
            )
        return found.astype(np.int32, copy=False)

    def wait(self) -> None:
        """Until the device has done all it was told."""

    def run(self, name: str, *arguments: Any) -> None:
        from . import cpu  # begins to compile what is not kept yet

        getattr(cpu, name)(*arguments)
