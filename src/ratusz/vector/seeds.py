"""Where the chance of a row starts for a seed."""

import numpy as np
import numpy.typing as npt


def chances(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.int32]:
    """The two words of chance for each seed, mixed by splitmix64: neighbouring seeds become unlike, and none becomes 0."""
    mixed = seeds + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    mixed[mixed == 0] = 1
    words = np.stack([mixed >> np.uint64(32), mixed & np.uint64(0xFFFFFFFF)], axis=1)
    return words.astype(np.uint32).view(np.int32)
