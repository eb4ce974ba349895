"""A real PostgreSQL for the tests: Debian's, installed if it is missing, started in a folder of its own on a free port."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "skipped: no PostgreSQL and not root on Debian"
ROOT = os.geteuid() == 0
PROGRAMS = Path("/usr/lib/postgresql")  # where Debian keeps them, by version


class Missing(Exception):
    """There is no PostgreSQL and no way to get it."""


def programs() -> Path:
    """The folder with initdb and postgres."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    if there:
        return Path(there).resolve().parent
    if not ROOT or shutil.which("apt-get") is None:
        raise Missing(MISSING)
    install()
    return sorted(PROGRAMS.glob("*/bin/initdb"))[-1].parent


def install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], env=environment, check=True, capture_output=True)
    # The package would start a server of its own; ours is enough.
    command = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "postgresql"]
    subprocess.run(command, env={**environment, "RUNLEVEL": "1"}, check=True, capture_output=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database, for as long as the block lasts. PostgreSQL refuses to run as root, so it does not."""
    folder = Path(tempfile.mkdtemp(prefix="ratusz-postgres-"))
    user = pwd.getpwnam("postgres" if has_user("postgres") else "nobody") if ROOT else None
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user is not None else {}
    try:
        bin, data, port = programs(), folder / "data", free_port()
        run = {"check": True, "capture_output": True, "cwd": folder, **who}
        initdb = [
            str(bin / "initdb"),
            "-D",
            str(data),
            "-U",
            "ratusz",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(initdb, **run)  # type: ignore[call-overload]
        settings = ["-c", f"port={port}", "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        with (folder / "log.txt").open("w") as log:
            server = subprocess.Popen(
                [bin / "postgres", "-D", data, *settings],
                cwd=folder,
                stdout=log,
                stderr=log,
                **who,  # type: ignore[call-overload]
            )
        try:
            ready = [str(bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-U", "ratusz", "-d", "postgres", "-t", "20"]
            for _ in range(100):
                if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
                    break
            else:
                raise AssertionError((folder / "log.txt").read_text())
            yield f"postgresql://ratusz@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
