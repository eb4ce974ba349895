"""What the rules need from the CPU as their target, in place of rules/target.py: Numba, and two instructions it lacks."""

from typing import Any, Final

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

OPTIONS: Final[dict[str, Any]] = {"error_model": "numpy", "nogil": True}
jit = njit(**OPTIONS)


@intrinsic  # type: ignore[untyped-decorator]
def popcount(context: Any, word: Any) -> Any:
    """How many bits are set."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def lowest(context: Any, word: Any) -> Any:
    """The number of the lowest bit that is set."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code
