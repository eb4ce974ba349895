"""Programs of the system that tests need: `python -m tests.debian chromium` installs what is missing, before any worker starts.

Tests only look for them. Two workers that both called apt-get would be in each other's way.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

POSTGRES = Path("/usr/lib/postgresql")  # where Debian keeps it, by version
PATIENCE = 300  # seconds for another apt-get to finish
APT = ["apt-get", "-q", "-o", f"DPkg::Lock::Timeout={PATIENCE}", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30"]
# Without RUNLEVEL 1 the package postgresql would start a server that nobody asked for.
ENVIRONMENT = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C", "RUNLEVEL": "1"}


class Missing(Exception):
    """A program that tests need is not here; the tests are skipped for this reason, and the run says so at its end."""


def find_chromium() -> Path | None:
    return on_path("chromium")


def find_firefox() -> Path | None:
    return on_path("firefox-esr")


def on_path(name: str) -> Path | None:
    found = shutil.which(name)
    return Path(found) if found else None


def find_postgres() -> Path | None:
    """The folder with initdb and postgres: Debian's newest, or what is on the PATH."""
    versions = sorted(POSTGRES.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    other = on_path("initdb")
    found = versions[-1] if versions else other.resolve() if other else None
    return found.parent if found else None


FIND: dict[str, Callable[[], Path | None]] = {  # by package
    "chromium": find_chromium,
    "firefox-esr": find_firefox,
    "postgresql": find_postgres,
}


def need(package: str) -> Path:
    found = FIND[package]()
    if found is None:
        raise Missing(f"{package} is not installed (as root on Debian, make installs it)")
    return found


def install(packages: list[str]) -> str | None:
    """Why it could not be done, or None."""
    if shutil.which("apt-get") is None:
        return "there is no apt-get here"
    if os.geteuid() != 0:
        return "that takes root"
    refused = update()
    done = apt("install", "-y", "--no-install-recommends", *packages)
    # If the lists could not be fetched, that is why the package is not found.
    return (refused or complaint(done)) if done.returncode else None


def update() -> str | None:
    """Fetch the lists of packages. Unlike the other locks, apt-get does not wait for theirs, so this does."""
    until = time.monotonic() + PATIENCE
    while True:
        done = apt("update")
        if done.returncode == 0 or "Could not get lock" not in done.stderr or time.monotonic() > until:
            return complaint(done) if done.returncode else None
        time.sleep(1)


def apt(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(
        [*APT, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line.removeprefix("E: ") for line in done.stderr.splitlines() if line.startswith("E: ")]
    return lines[0] if lines else f"apt-get ended with {done.returncode}"


def main(packages: list[str]) -> None:
    missing = [package for package in packages if FIND[package]() is None]
    if not missing:
        return
    names = " and ".join(missing)
    print(f"Installing {names} with apt-get, which tests need ...", flush=True)
    refused = install(missing)
    if refused is not None:
        print(f"{names} cannot be installed: {refused}. The tests that need it are skipped.", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
