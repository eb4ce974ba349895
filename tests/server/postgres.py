"""A real PostgreSQL for the tests: started in a folder of its own on a free port."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tests.debian import need

ROOT = os.geteuid() == 0


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
        bin, data, port = need("postgresql"), folder / "data", free_port()
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


def database_of_its_own(postgresql: str, name: str) -> str:
    """An empty database in a cluster that other tests use, too."""
    import psycopg

    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(postgresql).set(database=name).render_as_string(hide_password=False)
