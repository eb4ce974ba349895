"""Run the tests on every Python that can be found, plain and compiled: on the PATH, with pyenv and with uv.

Each has an environment of its own, build/python3.x, with what it has compiled beside it. Arguments go to make: `unit` alone, for
instance, or `ARGS='-k trade'`.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = [f"3.{minor}" for minor in range(11, 20)]
PLACES = [".pyenv/versions/{version}.*/bin/python{version}", ".local/share/uv/python/cpython-{version}.*/bin/python{version}"]


def candidates(version: str) -> Iterator[str]:
    on_path = shutil.which(f"python{version}")
    if on_path is not None:
        yield on_path
    for place in PLACES:
        # The newest first; ".9" is older than ".10".
        found = Path.home().glob(place.format(version=version))
        yield from [str(path) for path in sorted(found, key=lambda path: (len(str(path)), path), reverse=True)]


def works(python: str, version: str) -> bool:
    """Whether it is what its name says, and can create environments. pyenv's shims, for instance, are there for every version."""
    program = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2], sys.implementation.name)"
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
    return done.stdout == f"{version} cpython\n"


def main(wanted: list[str]) -> None:
    found = {version: next((path for path in candidates(version) if works(path, version)), None) for version in VERSIONS}
    pythons = {version: python for version, python in found.items() if python is not None}
    if not pythons:
        sys.exit("No Python from 3.11 on is found: on the PATH, with pyenv or with uv.")
    failed = []
    for version, python in pythons.items():
        print(f"Python {version}: {python}", flush=True)
        place = f"build/python{version}"
        command = ["make", "--no-print-directory", f"PYTHON={python}", f"VENV={place}", f"COMPILED={place}/compiled"]
        if subprocess.run([*command, *(wanted or ["test-compiled", "test-plain"])], cwd=ROOT, check=False).returncode:
            failed.append(version)
    print(f"Tried {', '.join(pythons)}; failed: {', '.join(failed) or 'none'}.")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main(sys.argv[1:])
