"""How long a bot thinks."""

from .cores import free


class Budget:
    """How long to think about a decision: seconds, or a number of iterations (0: that limit does not hold); and on how many
    cores. What a number of iterations leads to does not depend on them."""

    __slots__ = ("cores", "iterations", "seconds")

    def __init__(self, seconds: float, iterations: int, cores: int = 1) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.cores = free(cores)

    def used(self, passed: float, done: int) -> float:
        """The share that is spent after so many seconds and iterations."""
        return passed / self.seconds if self.seconds else done / self.iterations
