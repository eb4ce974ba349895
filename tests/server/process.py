"""The server as an operator runs it: the command, in a process of its own that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.site import PATIENCE, Site

RATUSZ = Path(sys.executable).with_name("ratusz")


class Process:
    def __init__(self, database: str, folder: Path, port: int = 0, *more: str) -> None:
        self.database = database
        self.folder = folder
        self.port = port
        self.more = more
        self.running: subprocess.Popen[str] | None = None

    async def start(self) -> Site:
        command = [
            str(RATUSZ),
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--tables-per-hour",
            "10000",
            *self.more,
        ]
        environment = {**os.environ, "RATUSZ_LANG": "en", "XDG_DATA_HOME": str(self.folder)}
        log = (self.folder / f"log-{os.urandom(3).hex()}.txt").open("w")
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        log.close()
        assert self.running.stdout is not None
        late = asyncio.get_running_loop().call_later(3 * PATIENCE, self.running.kill)  # its line ends then
        line = await asyncio.to_thread(self.running.stdout.readline)
        late.cancel()
        address = next((word for word in line.split() if word.startswith("http://")), "")
        assert address, f"{line} {self.logged()}"
        self.port = int(address.rpartition(":")[2])
        return Site(address)

    def logged(self) -> str:
        return "".join([file.read_text() for file in sorted(self.folder.glob("log-*.txt"))])

    async def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """End it and wait until it is gone; its exit code."""
        assert self.running is not None
        self.running.send_signal(with_signal)
        code = await asyncio.wait_for(asyncio.to_thread(self.running.wait), PATIENCE)
        assert self.running.stdout is not None
        self.running.stdout.close()
        return code

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()
        if self.running.stdout is not None:
            self.running.stdout.close()
