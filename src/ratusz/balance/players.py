"""The expert in every game of a batch at once: for each seat that is asked, what the network would do most likely.

NumPy does it on the CPU and PyTorch on a GPU, where the arrays of the batch stay where they are; what differs between the two is
in `Cpu` and `Gpu`.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..bots.network import Network
from ..games.state51.strategy.encoding import BLOCK, possible
from ..kernel.problem import Problem
from ..vector import Batch

ROWS: Final = {"cpu": 1024, "cuda": 65536}  # games at once


class Cpu:
    short: tuple[type[Exception], ...] = (MemoryError,)  # what says that memory is short

    def taken(self, array: Any) -> Any:
        """An array of a batch, or of the host, where the network works."""
        return array

    def floats(self, array: Any) -> Any:
        return array.astype(np.float32)

    def host(self, array: Any) -> npt.NDArray[Any]:
        """As an array of NumPy's that nobody else changes."""
        return np.array(array)


class Gpu:
    def __init__(self, device: str = "cuda") -> None:
        try:
            import torch
        except ImportError:
            raise Problem("package-missing", package="torch", extra="train,cuda") from None
        self.torch = torch
        self.short: tuple[type[Exception], ...] = (MemoryError, torch.OutOfMemoryError)
        self.device = device

    def taken(self, array: Any) -> Any:
        return self.torch.as_tensor(array, device=self.device)

    def floats(self, array: Any) -> Any:
        return array.float()

    def host(self, array: Any) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array.cpu().numpy().copy()
        return found


class Experts:
    def __init__(self, network: Network, batch: Batch, on: Cpu | Gpu) -> None:
        numbers = np.array(possible(), np.int64)
        self.on = on
        self.numbers = on.taken(numbers.astype(np.int32))
        self.blocks = on.taken(numbers // BLOCK)
        self.items = on.taken((numbers % BLOCK).astype(np.int32))
        self.first, self.second, self.last = [
            on.taken(weights) for weights in (network.first, network.second, network.last[:-1].T)
        ]
        self.biases = [on.taken(bias) for bias in (network.first_bias, network.second_bias, network.last_bias[:-1])]
        self.seen, self.masks = on.taken(batch.observations), on.taken(batch.masks)

    def decide(self) -> Any:
        """An action for each game, where the network works."""
        first, second, last = self.biases
        hidden = (self.on.floats(self.seen) @ self.first + first).clip(0)
        hidden = (hidden @ self.second + second).clip(0)
        wishes = hidden @ self.last + last
        wishes[self.masks[:, self.blocks] >> self.items & 1 == 0] = -np.inf
        return self.numbers[wishes.argmax(1)]
