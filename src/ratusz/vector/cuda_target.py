"""What the rules need from CUDA as their target, in place of rules/target.py."""

from numba import cuda

jit = cuda.jit(device=True)


@jit  # type: ignore[untyped-decorator]
def popcount(word: int) -> int:
    """How many bits are set."""
    return int(cuda.popc(word))


@jit  # type: ignore[untyped-decorator]
def lowest(word: int) -> int:
    """The number of the lowest bit that is set."""
    return int(cuda.ffs(word)) - 1
