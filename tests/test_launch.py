"""`ratusz` in a checkout takes the compiled engine if it was made from the sources as they are."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ratusz import launch

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ratusz"
PLAIN, COMPILED = "interpreted engine", "compiled engine"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a compiled tree whose engine says of itself that it is compiled."""
    source, tree = tmp_path / "src" / "ratusz", tmp_path / "build" / "compiled"
    for place in (source, tree / "ratusz"):
        place.mkdir(parents=True)
        for path in PACKAGE.iterdir():
            if path.name == "kernel":
                shutil.copytree(path, place / path.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif path.name != "__pycache__":
                (place / path.name).symlink_to(path)
    init = tree / "ratusz" / "kernel" / "__init__.py"
    init.write_text(init.read_text().replace('not str(problem.__file__).endswith(".py")', "True"))
    (tree / launch.STAMP).write_text(launch.fingerprint(source))
    return tmp_path


def version(checkout: Path, **variables: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != launch.VARIABLE}
    environment |= {"PYTHONPATH": str(checkout / "src"), "RATUSZ_LANG": "en", **variables}
    command = [sys.executable, "-m", "ratusz", "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_tree_made_from_these_sources_is_taken(checkout: Path) -> None:
    assert COMPILED in version(checkout)


def test_a_tree_of_older_sources_is_left_alone(checkout: Path) -> None:
    with (checkout / "src" / "ratusz" / "kernel" / "rules.py").open("a") as file:
        file.write("\n# changed\n")
    assert PLAIN in version(checkout)


def test_a_tree_without_its_stamp_is_not_whole_and_left_alone(checkout: Path) -> None:
    (checkout / "build" / "compiled" / launch.STAMP).unlink()
    assert PLAIN in version(checkout)


def test_whoever_wants_the_plain_engine_gets_it(checkout: Path) -> None:
    assert PLAIN in version(checkout, **{launch.VARIABLE: "plain"})


def test_a_new_file_and_a_lost_one_change_the_fingerprint(checkout: Path) -> None:
    source = checkout / "src" / "ratusz"
    before = launch.fingerprint(source)
    (source / "kernel" / "new.py").touch()
    assert launch.fingerprint(source) != before
    (source / "kernel" / "new.py").unlink()
    assert launch.fingerprint(source) == before
    (source / "kernel" / "rules.py").unlink()
    assert launch.fingerprint(source) != before


def test_a_build_in_the_background_gives_way_to_one_at_work(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), str(tmp_path / "compiled"), "--unless-busy"]
    with (tmp_path / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "Another build is at work.\n")


def test_a_tree_leads_to_the_sources_beside_it_even_when_both_are_moved(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", checkout / "tools")
    program = "import pathlib, compile; compile.link(pathlib.Path('../build/compiled').resolve())"
    subprocess.run([sys.executable, "-c", program], cwd=checkout / "tools", check=True)
    moved = checkout.rename(checkout.with_name("moved"))
    for path in [moved / "build" / "compiled" / "ratusz" / name for name in ("launch.py", "server", "words")]:
        assert Path(os.path.normpath(path.parent / os.readlink(path))) == moved / "src" / "ratusz" / path.name


def test_a_page_that_is_built_after_the_engine_is_found(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", checkout / "tools")
    page, found = [checkout / place / "ratusz" / "web" for place in ("src", "build/compiled")]
    for place in (page, found):
        place.unlink(missing_ok=True)
    program = "import pathlib, compile; compile.link(pathlib.Path('../build/compiled').resolve())"
    subprocess.run([sys.executable, "-c", program], cwd=checkout / "tools", check=True)
    page.mkdir()
    (page / "index.html").write_text("the page")
    assert (found / "index.html").read_text() == "the page"


def test_a_package_an_older_build_only_linked_is_not_compiled_into_the_sources(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", checkout / "tools")
    linked = checkout / "build" / "mypyc" / "tree" / "ratusz" / "bots"
    linked.parent.mkdir(parents=True)
    linked.symlink_to(checkout / "src" / "ratusz" / "bots")
    program = "import pathlib, compile; compile.Build(pathlib.Path('../build/compiled').resolve()).mirror()"
    subprocess.run([sys.executable, "-c", program], cwd=checkout / "tools", check=True)
    assert not linked.is_symlink()
    assert (linked / "search.py").read_bytes() == (PACKAGE / "bots" / "search.py").read_bytes()
