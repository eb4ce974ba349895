"""Several processes at one port, on one PostgreSQL: each is a whole server; this one only looks after them."""

import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from prometheus_client.multiprocess import mark_process_dead
from structlog.stdlib import get_logger

from ..kernel.problem import Problem
from . import logs
from .metrics import FOLDER
from .run import STOP, address_of, listening
from .settings import Settings

FROZEN: Final = 20.0  # seconds after which a worker that gives no sign of life is replaced
PAUSE: Final = 1.0  # seconds until a worker that died is replaced
STARTS: Final = 5  # times in a row that one may die before it has served anybody

SPAWN: Final = get_context("spawn")  # a fork would copy threads
logger = get_logger()


class Worker:
    """One process. It has a socket of its own at the common port, so that the system deals out who comes; whoever comes while the
    process is replaced waits there."""

    def __init__(self, number: int, settings: Settings, door: socket.socket, log_level: str) -> None:
        self.number = number
        self.settings = settings
        self.door = door
        self.log_level = log_level
        self.failures = 0
        self.reason: Problem | None = None  # why it has stopped for good
        self.start()

    def start(self) -> None:
        self.ready = False
        self.heard = time.monotonic()
        self.signs, theirs = SPAWN.Pipe(duplex=False)
        words = (self.number, self.settings, self.door, self.log_level, theirs)
        self.process = SPAWN.Process(target=work, args=words, name=f"worker {self.number}")
        self.process.start()
        theirs.close()

    def listen(self) -> None:
        """A sign of life, of which the first one says that it serves; or why it does not any more."""
        try:
            while self.signs.poll():
                last_words = self.signs.recv()
                if last_words is not None:
                    code, figures = last_words
                    self.reason = Problem(code, **figures)
                    return
                self.ready = True
                self.failures = 0
                self.heard = time.monotonic()
        except EOFError:
            pass

    def replace_if_needed(self) -> None:
        if self.ready and self.heard < time.monotonic() - FROZEN:
            logger.warning("worker frozen", worker=self.number, pid=self.process.pid)
            self.process.kill()
            self.process.join()
        if self.process.is_alive():
            return
        self.listen()
        if self.reason is not None:
            return
        logger.warning("worker died", worker=self.number, pid=self.process.pid, code=self.process.exitcode)
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]
        self.signs.close()
        self.failures += 1
        time.sleep(PAUSE)
        self.start()


class Workers:
    """The processes; `run` serves until a signal. Whoever uses this from a script keeps it behind `if __name__ == "__main__"`."""

    def __init__(self, settings: Settings, host: str, port: int, count: int, log_level: str = "info") -> None:
        self.settings = settings
        self.doors = listening_together(host, port, count)
        self.address = address_of(self.doors[0])
        self.log_level = log_level
        self.stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until a signal. Problem: a newer server has taken over, or a worker cannot be started."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.stopping.set())
        with tempfile.TemporaryDirectory(prefix="ratusz-metrics-") as folder:
            os.environ[FOLDER] = folder
            workers = [Worker(number, self.settings, door, self.log_level) for number, door in enumerate(self.doors, 1)]
            told = False
            while not self.stopping.is_set() and not (wrong := failed(workers)):
                wait([one for worker in workers for one in (worker.signs, worker.process.sentinel)], timeout=0.5)
                for worker in workers:
                    worker.listen()
                    if not self.stopping.is_set():
                        worker.replace_if_needed()
                if not told and all([worker.ready for worker in workers]):
                    told = True
                    ready()
            self.stop(workers)
        if not self.stopping.is_set():
            raise wrong[0]

    def stop(self, workers: list[Worker]) -> None:
        """Nobody new is let in; then all may finish what they are at."""
        for door in self.doors:
            door.close()
        for worker in workers:
            worker.process.terminate()
        end = time.monotonic() + 2 * STOP
        for worker in workers:
            worker.process.join(max(0.1, end - time.monotonic()))
            if worker.process.is_alive():
                logger.warning("worker killed", worker=worker.number)
                worker.process.kill()
                worker.process.join()


def failed(workers: list[Worker]) -> list[Problem]:
    """Why there is no point in going on."""
    reasons = [worker.reason for worker in workers if worker.reason is not None]
    return reasons or [Problem("workers-fail") for worker in workers if worker.failures >= STARTS]


def listening_together(host: str, port: int, count: int) -> list[socket.socket]:
    """Sockets at one port; Problem if it is not free: others could share it too, without our noticing."""
    alone = listening(host, port)
    free = alone.getsockname()[1]
    alone.close()
    return [listening(host, free, shared=True) for _ in range(count)]


# What follows runs in the other process.


def work(number: int, settings: Settings, door: socket.socket, log_level: str, signs: Connection) -> None:
    from .app import application
    from .run import run

    logs.configure(log_level, worker=number)
    threading.Thread(target=stop_with_parent, daemon=True).start()

    def alive() -> None:
        signs.send(None)

    try:
        run(application(settings), door, alive, alive)
    except Problem as problem:
        signs.send((problem.code, problem.figures))


def stop_with_parent() -> None:
    """When who looks after us is gone, however it went, so are we, in good order."""
    parent: Any = parent_process()
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
