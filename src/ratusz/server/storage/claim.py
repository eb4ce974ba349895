"""One server a SQLite file: whoever holds the lock beside it serves it, and the file says where."""

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows: there it is left to the user
    fcntl = None  # type: ignore[assignment]


class Busy(Exception):
    """Another server is at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """Held until the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                address = os.read(self.handle, 500).decode(errors="replace").strip()
                os.close(self.handle)
                raise Busy(address) from None

    def tell(self, address: str) -> None:
        os.ftruncate(self.handle, 0)
        os.pwrite(self.handle, address.encode(), 0)

    def release(self) -> None:
        os.close(self.handle)
