"""51st State for many games at once, on CPU and GPU (docs/vector.md). Needs the extra `vector`; nothing else in Ratusz imports
it."""

try:
    import numba
    import numpy
except ImportError as missing:
    raise ImportError(f"ratusz.vector needs {missing.name}: pip install 'ratusz[vector]'.", name=missing.name) from None

from .batch import Batch, IllegalAction

__all__ = ["Batch", "IllegalAction"]

assert numba.__version__
assert numpy.__version__
