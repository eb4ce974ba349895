"""Ctrl-C, a closed window or a request to end: held back while a move is being carried out, so that none is half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupts:
    """While entered, each of the signals raises KeyboardInterrupt; inside `held`, only when the work is done."""

    def __init__(self) -> None:
        self.holding = False
        self.pending = False

    def arrived(self, number: int, frame: FrameType | None) -> None:
        if self.holding:
            self.pending = True
        else:
            raise KeyboardInterrupt

    @contextmanager
    def caught(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.arrived) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
            if self.pending:
                self.pending = False
                raise KeyboardInterrupt
