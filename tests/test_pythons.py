"""Which interpreters `make test-pythons` takes."""

import sys
from pathlib import Path

import pytest

from tools import pythons

OWN = "{}.{}".format(*sys.version_info[:2])


def program(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


def test_what_is_on_the_path_comes_first_then_the_newest_of_pyenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path))
    older, newer = [program(tmp_path / f".pyenv/versions/3.13.{patch}/bin/python3.13", "") for patch in (9, 10)]
    program(tmp_path / ".pyenv/versions/3.12.1/bin/python3.12", "")
    on_path = program(tmp_path / "bin" / "python3.13", "")
    assert list(pythons.candidates("3.13")) == [on_path, newer, older]


def test_an_interpreter_must_run_and_be_what_its_name_says(tmp_path: Path) -> None:
    assert pythons.works(sys.executable, OWN)
    assert not pythons.works(sys.executable, "3.99")
    assert not pythons.works(program(tmp_path / "shim", "echo command not found >&2; exit 127"), OWN)
