"""Many rows at a time on an NVIDIA GPU, a game a thread.

In the device's memory neighbouring games lie side by side, word by word (the arrays are in Fortran's order), so that the
threads of a warp read and write together. While a thread works on a game, the row lies in shared memory, where games that take
different ways do not slow each other's reads; an odd number of words from one row to the next spreads them over the banks.

The threads of a warp work at once only where they do the same. So in playouts a block holds as many rows as a multiprocessor's
shared memory does, and before every decision its threads take them in the order of what is asked: most warps then have one
kind of question, and no row moves for it.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import cuda, int32

from ..games.state51.strategy.encoding import BLOCKS
from .device import memory
from .loading import keeping, load
from .rules.machine import MOST_BLOCKS
from .rules.row import FIRST_ASK, PAWN, RNG, WORDS
from .rules.step import ILLEGAL


def simulated() -> bool:
    """Whether Numba only plays a GPU (NUMBA_ENABLE_CUDASIM=1)."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


def most_rows() -> int:
    """How many rows, and four numbers beside each, a block's shared memory can hold, in whole warps."""
    if simulated() or not cuda.is_available():
        return 16
    shared = cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - 4 * KINDS
    return int(min(shared // (4 * (STRIDE + 4)), MOST_THREADS)) // WARP * WARP


WARP: Final = 32
THREADS: Final = 128  # in a block
REGISTERS: Final = 96  # a thread: as many as the five blocks can have whose rows fit into a multiprocessor's shared memory
STRIDE: Final = WORDS | 1
MOST_THREADS: Final = 65536 // REGISTERS
OVER: Final = PAWN - FIRST_ASK + 1  # beside the kinds of questions: a game that is over
DONE: Final = OVER + 1  # and one that has had its decisions
KINDS: Final = DONE + 1
ROWS: Final = most_rows()  # of a block in playouts, a thread each

rules = load("cuda")


def kernel(function: Any) -> Any:
    with keeping("cuda"):
        return cuda.jit(cache=not simulated(), **({} if simulated() else {"max_registers": REGISTERS}))(function)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def fetch(rows: Any, i: Any, g: Any) -> None:
    for word in range(WORDS):
        g[word] = rows[i, word]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def store(rows: Any, i: Any, g: Any) -> None:
    for word in range(WORDS):
        rows[i, word] = g[word]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def show(g: Any, i: Any, masks: Any, observations: Any, seats: Any, observed: Any) -> None:
    mask = cuda.local.array(BLOCKS, int32)
    seats[i] = rules.show(g, mask, observations[i], observed)
    for block in range(BLOCKS):
        masks[i, block] = mask[block]


@kernel
def deal_all(rows: Any, chances: Any, options: Any) -> None:
    i = cuda.grid(1)
    held = cuda.shared.array((THREADS, STRIDE), int32)
    if i < rows.shape[0]:
        g = held[cuda.threadIdx.x]
        g[RNG] = chances[i, 0]
        g[RNG + 1] = chances[i, 1]
        for word in range(RNG + 2, WORDS):
            g[word] = 0
        rules.deal(g, options[0], options[1], options[2])
        store(rows, i, g)


@kernel
def show_all(rows: Any, masks: Any, observations: Any, seats: Any, observed: Any) -> None:
    i = cuda.grid(1)
    held = cuda.shared.array((THREADS, STRIDE), int32)
    if i < rows.shape[0]:
        g = held[cuda.threadIdx.x]
        fetch(rows, i, g)
        show(g, i, masks, observations, seats, observed)


@kernel
def step_all(
    rows: Any, masks: Any, observations: Any, seats: Any, actions: Any, rewards: Any, scores: Any, outcomes: Any, illegal: Any,
    options: Any, shaping: Any, observed: Any,
) -> None:  # fmt: skip
    i = cuda.grid(1)
    held = cuda.shared.array((THREADS, STRIDE), int32)
    if i < rows.shape[0]:
        g = held[cuda.threadIdx.x]
        fetch(rows, i, g)
        outcomes[i] = rules.step(g, masks[i], actions[i], rewards[i], scores[i], options[0], options[1], options[2], shaping)
        illegal[i] += outcomes[i] == ILLEGAL
        show(g, i, masks, observations, seats, observed)
        store(rows, i, g)


@kernel
def choose_all(masks: Any, actions: Any, number: Any) -> None:
    i = cuda.grid(1)
    if i < masks.shape[0]:
        actions[i] = rules.any_legal(masks[i], rules.salted(i, number))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def next_kind(g: Any, left: Any) -> Any:
    """What comes next in a game that has so many decisions left."""
    if rules.over(g):
        return OVER
    return rules.task_of(rules.top(g)) - FIRST_ASK if left > 0 else DONE


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def sort(kind: Any, many: Any, order: Any) -> None:
    """Write the rows of a block in the order of their kinds; each thread brings the kind of its own."""
    at = cuda.atomic.add(many, kind, 1)
    cuda.syncthreads()
    for earlier in range(kind):
        at += many[earlier]
    order[at] = cuda.threadIdx.x
    cuda.syncthreads()


@kernel
def play_all(rows: Any, decisions: Any, games: Any, options: Any) -> None:
    i = cuda.grid(1)
    own = cuda.threadIdx.x
    held = cuda.shared.array((ROWS, STRIDE), int32)
    left = cuda.shared.array(ROWS, int32)
    ended = cuda.shared.array(ROWS, int32)
    kinds = cuda.shared.array(ROWS, int32)
    order = cuda.shared.array(ROWS, int32)
    many = cuda.shared.array(KINDS, int32)
    out = cuda.local.array(MOST_BLOCKS, int32)
    left[own] = decisions
    ended[own] = 0
    if i < rows.shape[0]:
        fetch(rows, i, held[own])
    while True:
        cuda.syncthreads()
        kinds[own] = next_kind(held[own], left[own]) if i < rows.shape[0] else DONE
        if own < KINDS:
            many[own] = 0
        if not cuda.syncthreads_or(int32(kinds[own] != DONE)):
            break
        sort(kinds[own], many, order)
        row = order[own]
        g = held[row]
        if kinds[row] == OVER:
            ended[row] += 1
            rules.set_up(g, options[0], options[1], options[2])
        elif kinds[row] != DONE:
            left[row] -= 1
            rules.decide(g, out)
        if kinds[row] != DONE:
            rules.settle(g)
    if i < rows.shape[0]:
        games[i] += ended[own]
        store(rows, i, held[own])


@kernel
def copy_row(rows: Any, row: Any, values: Any, out: Any) -> None:
    """One row to `values`, or with `out` 0 the other way."""
    word = cuda.grid(1)
    if word < WORDS:
        if out:
            values[word] = rows[row, word]
        else:
            rows[row, word] = values[word]


KERNELS: Final = {
    "deal_all": deal_all, "show_all": show_all, "step_all": step_all, "choose_all": choose_all, "play_all": play_all,
}  # fmt: skip


class Cuda:
    """Arrays are Numba's device arrays: PyTorch takes them without a copy (torch.as_tensor), JAX through PyTorch's DLPack."""

    def __init__(self, size: int, needed: int) -> None:
        if not cuda.is_available():
            raise RuntimeError(
                "No NVIDIA GPU can be used here: check nvidia-smi and pip install 'ratusz[cuda]', or take Batch(size, 'cpu')."
            )
        if not simulated():
            memory(needed, cuda.current_context().get_memory_info()[0], "this GPU still has")
        self.size = size

    def array(self, width: int, kind: Any) -> Any:
        """Zeros for each game: `width` of them, or with width 0 a single one."""
        if width > 2:  # large, and written before it is read
            return cuda.device_array((self.size, width), kind, order="F")
        return cuda.to_device(np.zeros((self.size, width) if width else self.size, kind, order="F"))

    def zeros(self, kind: Any) -> Any:
        return self.array(0, kind)

    def send(self, values: npt.NDArray[Any]) -> Any:
        return cuda.to_device(np.asfortranarray(values))

    def fetch(self, values: Any) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = values.copy_to_host()
        return found

    def fetch_row(self, rows: Any, row: int) -> npt.NDArray[Any]:
        values = cuda.device_array(WORDS, np.int32)
        copy_row[1, THREADS](rows, row, values, 1)
        return self.fetch(values)

    def send_row(self, values: npt.NDArray[Any], rows: Any, row: int) -> None:
        copy_row[1, THREADS](rows, row, cuda.to_device(values), 0)

    def read(self, actions: Any) -> Any:
        found = (
            cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        )
        if found.shape != (self.size,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"There must be one whole number for each of the {self.size} games, not {found.dtype} {found.shape}."
            )
        return found

    def wait(self) -> None:
        """Until the device has done all it was told."""
        cuda.synchronize()

    def run(self, name: str, *arguments: Any) -> None:
        threads = ROWS if name == "play_all" else THREADS
        KERNELS[name][(self.size + threads - 1) // threads, threads](*arguments)
