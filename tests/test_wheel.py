"""The wheel that `make wheel` has made, installed where there is nothing else: no Node, no compiler, no checkout."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from ratusz import __version__

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]
PATIENCE = 60  # seconds


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The newest wheel for this interpreter."""
    tags = set(sys_tags())
    wheels = [path for path in (ROOT / "dist").glob("*.whl") if parse_wheel_filename(path.name)[3] & tags]
    assert wheels, "call `make wheel` first"
    return max(wheels, key=lambda path: path.stat().st_mtime)


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """What a package needs, and what that needs, as it says itself."""
    found = set()
    for line in metadata.requires(name) or []:
        wanted = Requirement(line)
        if wanted.marker is None or any([wanted.marker.evaluate({"extra": extra}) for extra in extras | {""}]):
            found |= {wanted.name} | needed(wanted.name, frozenset(wanted.extras))
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and links to what it says it needs."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place, symlinks=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(place)}))
    for name in needed("ratusz"):
        for file in metadata.files(name) or []:
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (site / top).exists():
                (site / top).symlink_to(Path(str(metadata.distribution(name).locate_file(top))))
    pip = [sys.executable, "-m", "pip", "--python", str(place / "bin" / "python"), "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "install", "--no-index", str(wheel)], check=True)
    return place


class Installed:
    """The command `ratusz` of an environment, in an empty folder and with nothing else on the PATH."""

    def __init__(self, environment: Path, folder: Path) -> None:
        self.command = environment / "bin" / "ratusz"
        self.folder = folder
        self.variables = {"PATH": str(environment / "bin"), "HOME": str(folder), "RATUSZ_LANG": "en", "NO_COLOR": "1"}

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [self.command, *words],
            env=self.variables,
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture
def ratusz(environment: Path, tmp_path: Path) -> Installed:
    return Installed(environment, tmp_path)


@pytest.fixture
def address(ratusz: Installed) -> Iterator[str]:
    """Of a server that runs meanwhile."""
    command = [str(ratusz.command), "serve", "--port", "0"]
    with subprocess.Popen(
        command, env=ratusz.variables, cwd=ratusz.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        finally:
            server.terminate()


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
    return body


def test_the_wheel_says_what_it_runs_on(wheel: Path) -> None:
    assert wheel.name.startswith(f"ratusz-{__version__}-cp3")
    assert not wheel.name.endswith("-any.whl")


def test_there_is_neither_node_nor_a_compiler(ratusz: Installed) -> None:
    for program in ("node", "npm", "cc", "gcc"):
        assert shutil.which(program, path=ratusz.variables["PATH"]) is None


def test_the_engine_is_compiled(ratusz: Installed) -> None:
    assert ratusz.run("--version") == f"{__version__} (compiled engine)\n"


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_a_game_is_played_in_the_terminal(ratusz: Installed, game: str) -> None:
    """And nothing of it comes from this checkout."""
    played = ratusz.run("simulate", game, "--games", "2", "--seed", "1", "--json")
    assert json.loads(played)["games"] == 2


def test_a_typed_game_is_saved_and_verified(ratusz: Installed) -> None:
    told = ratusz.run("play", "state51", "--against", "greedy", "--seed", "7", "--save-as", "game.json", typed="1\n" * 300)
    assert "wins" in told
    assert "7" in ratusz.run("verify", "game.json")


def test_the_server_brings_the_page(address: str) -> None:
    page = get(f"{address}/").decode()
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script is not None
    assert len(get(address + script[1])) > 10_000
    assert json.loads(get(f"{address}/healthz"))["compiled"] is True


def test_all_comes_from_the_environment(ratusz: Installed, environment: Path) -> None:
    program = "import ratusz.kernel.rules as rules, ratusz.games.catalogue as games; print(rules.__file__, games.__file__)"
    done = subprocess.run(
        [environment / "bin" / "python", "-c", program], env=ratusz.variables, capture_output=True, text=True, check=True
    )
    for file in done.stdout.split():
        assert file.startswith(f"{os.path.realpath(environment)}{os.sep}")
        assert file.endswith(".so")
