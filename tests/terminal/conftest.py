"""The command `ratusz` run inside the test, with typed lines instead of a keyboard and a data folder of its own."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import set_up
from ratusz.terminal import records
from ratusz.terminal.app import run


class Shell:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.out = ""
        self.err = ""

    def __call__(self, *words: object, typed: str = "") -> int:
        """Run a command; what it printed stands in `out` and `err`."""
        self.monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = run([str(word) for word in words])
        self.out, self.err = self.capsys.readouterr()
        return code

    def fails(self, *words: object, typed: str = "") -> str:
        """The one sentence with which a command fails; exit code 2 and nothing on the output."""
        assert self(*words, typed=typed) == 2
        assert self.out == ""
        assert self.err.endswith(".\n") or self.err.endswith("]\n")
        assert self.err.count("\n") == 1
        return self.err

    @property
    def flat(self) -> str:
        """The output as if no line had been broken."""
        return " ".join(self.out.split())

    @property
    def saved(self) -> list[Path]:
        """The files in the data folder."""
        return sorted((self.folder / "data").rglob("*.json"))


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("RATUSZ_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Shell(tmp_path, monkeypatch, capsys)


@pytest.fixture
def position(tmp_path: Path) -> Callable[[str], Path]:
    """Saves a hand-made position as a game of Ola against the random bot, ready for --resume."""

    def save(text: str, *players: str) -> Path:
        path = tmp_path / "position.json"
        records.save(path, set_up(game_named("state51"), text), list(players) or ["human:Ola", "random"])
        return path

    return save
