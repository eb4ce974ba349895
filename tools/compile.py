"""Compile the kernel, the games and the bots with mypyc into build/compiled; src/ stays as it is.

build/compiled/ratusz holds a copy of these packages, with the compiled twin of every module beside it, which Python prefers; all
others are links to src/. `ratusz` takes this tree by itself as long as it fits the sources (see ratusz.launch), and
`PYTHONPATH=build/compiled python -m ...` takes it for any program. The tree is made aside, in build/mypyc, and put in place when
it is whole and has been tried; when one game changed, the others stay as they are.

`--later` returns at once and leaves the work to a process in the background, which yields to everything else; build/compile.log
tells how it went. A folder as argument takes the place of build/compiled, for another interpreter.
"""

import argparse
import ast
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from ratusz.launch import ENGINE, STAMP, engine_files, fingerprint  # noqa: E402

SHIMS = "shims"
PAGE = "web"  # may be built later
# What GCC has to do besides -O1 for code that runs as few instructions as with -O2, in little more than half the time.
GCC = ["-fcaller-saves", "-fexpensive-optimizations", "-fipa-ra", "-foptimize-sibling-calls", "-fpeephole2", "-fstrict-aliasing"]
# What a library holds is called and read directly, not by way of tables for those who might replace it; so is Python itself.
DIRECT = ["-fvisibility=hidden", "-fno-plt"]
LOG = ROOT / "build" / "compile.log"

# Run in a fresh interpreter on the result: every module must come from its compiled twin.
CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__ or ""
    if not file.endswith((".so", ".pyd")):
        sys.exit(f"{name} was compiled, but Python imports {file}")
"""


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def engine_sources() -> list[str]:
    """Every file of the engine, relative to src/."""
    found = [path for package in ENGINE for path in engine_files(SOURCE / "ratusz" / package)]
    return sorted([path.relative_to(SOURCE).as_posix() for path in found])


def to_compile(sources: list[str]) -> list[str]:
    """All modules but those whose annotations are read while they run, which mypyc blurs (int | None becomes type): of msgspec
    Structs, which would also lose their class keywords (rename, tag, forbid_unknown_fields), and of views."""
    modules = [path for path in sources if path.endswith(".py") and not path.endswith("/__init__.py")]
    return [path for path in modules if not read_while_it_runs(path)]


def read_while_it_runs(path: str) -> bool:
    bases = (
        base
        for node in ast.walk(ast.parse((SOURCE / path).read_bytes(), path))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    )
    return any(ast.unparse(base) in ("Struct", "msgspec.Struct", "TypedDict") for base in bases)


def by_package(modules: list[str], depth: int | None = None) -> dict[str, list[str]]:
    """Modules by the package they lie in, or by the one above them at this depth."""
    found: dict[str, list[str]] = {}
    for path in modules:
        package = module_name(path).split(".")[:-1]
        found.setdefault(".".join(package[:depth]), []).append(path)
    return found


def library(package: str) -> str:
    """What mypyc makes the name of a package's library from, so that it lies in the package."""
    return f"{package}.{package.rpartition('.')[2]}"


class Build:
    """The making of one compiled tree."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.work = target.with_name("mypyc") if target.name == "compiled" else target.with_name(f"{target.name}-mypyc")
        self.tree = self.work / "tree"  # made here, with the C code, object files and caches beside it
        self.sources = engine_sources()
        self.modules = to_compile(self.sources)
        # The kernel and each game by itself, rooms included: they compile side by side, and each anew only when it has changed.
        self.units = by_package(self.modules, 3)
        self.folders = by_package(self.modules)
        self.compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        self.made_from = fingerprint(SOURCE / "ratusz")
        # What the tree depends on besides its sources: this script, the compiler and the place.
        tools = f"{version('mypy')} {version('setuptools')} {self.target}"
        self.made_with = hashlib.sha256(tools.encode() + Path(__file__).read_bytes()).hexdigest()

    def done(self) -> bool:
        stamps = [(self.target / STAMP, self.made_from), (self.target / "tools.sha256", self.made_with)]
        return all(file.exists() and file.read_text() == wanted for file, wanted in stamps)

    def run(self) -> None:
        if self.done():
            link(self.target)
            print(f"{self.target.relative_to(ROOT)} is up to date ({len(self.modules)} modules).")
            return
        if shutil.which(self.compiler) is None:
            sys.exit(
                f"To compile the engine, install a C compiler: {self.compiler} is missing (Debian, Ubuntu: apt install gcc)."
            )
        print(f"Compiling {len(self.modules)} modules with mypyc into {self.target.relative_to(ROOT)} ...", flush=True)
        self.mirror()
        self.compile()
        self.check()
        if fingerprint(SOURCE / "ratusz") != self.made_from:
            sys.exit("The sources have changed while they were compiled: compile them again.")
        self.publish()

    def mirror(self) -> None:
        """The sources of the engine as they are now, and no compiled twin of a module that is gone."""
        self.tree.mkdir(parents=True, exist_ok=True)
        for package in ENGINE:
            unlink(self.tree / "ratusz" / package)
            for old in engine_files(self.tree / "ratusz" / package):
                if old.relative_to(self.tree).as_posix() not in self.sources:
                    old.unlink()
        for path in self.sources:
            source, copy = SOURCE / path, self.tree / path
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
        kept = {module_name(path) for path in self.modules} | {f"{library(unit)}__mypyc" for unit in self.units}
        for twin in self.tree.rglob("*.so"):
            if module_name(twin.relative_to(self.tree).as_posix().partition(".")[0]) not in kept:
                twin.unlink()
        link(self.tree)

    def compile(self) -> None:
        # Imported late: they take a second, and an unchanged build needs neither.
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        gcc = "Free Software" in subprocess.run([self.compiler, "--version"], capture_output=True, text=True, check=True).stdout
        os.chdir(self.tree)  # mypyc derives module names, and build_ext the places of the results, from here
        options = [
            "--config-file=",
            f"--cache-dir={self.work / 'cache'}",
            "--strict",
            "--explicit-package-bases",
            "--namespace-packages",
        ]
        extensions = mypycify(
            [*options, *self.modules],
            opt_level="1" if gcc else "2",
            debug_level="0",
            multi_file=False,
            separate=[(modules, library(unit)) for unit, modules in self.units.items()],
            target_dir=str(self.work / "c"),
        )
        libraries = [extension for extension in extensions if extension.name.endswith("__mypyc")]
        for extension in libraries:
            # mypyc indents its C ever deeper, and the compiler would spend a third of its time on whether that misleads.
            extension.extra_compile_args += ["-Wno-misleading-indentation", *DIRECT, *(GCC if gcc else [])]
        shims = [self.shims(folder) for folder in self.folders]
        distribution = Distribution({"name": "ratusz-compiled", "packages": [], "ext_modules": [*libraries, *shims]})
        command = build_ext(distribution)
        command.inplace = True
        command.build_temp = str(self.work / "objects")
        command.build_lib = str(self.work / "lib")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for folder, modules in self.folders.items():
            made = Path(folder.replace(".", "/"), f"{SHIMS}{suffix}")
            for path in modules:
                shutil.copyfile(made, path.removesuffix(".py") + suffix)
            made.unlink()

    def shims(self, folder: str) -> "Extension":
        """One library for all modules of a folder, in which Python finds each by its name.

        A module's shim leads to its code in the library of the kernel or its game, and is a few lines. mypyc makes a library of
        each, but the compiler takes almost as long for one as for all.
        """
        from setuptools import Extension

        paths = [str(self.work / "c" / path.removesuffix("py")) + "c" for path in self.folders[folder]]
        together = self.work / "c" / f"{folder}.{SHIMS}.c"
        # Each defines PyInit___init__ too, which nobody calls.
        lines = [f'#define PyInit___init__ unused{number}\n#include "{path}"\n' for number, path in enumerate(paths)]
        together.write_text("#undef PyInit___init__\n".join(lines))
        return Extension(f"{folder}.{SHIMS}", [str(together)], depends=paths, extra_compile_args=["-O1", "-g0"])

    def check(self) -> None:
        command = [sys.executable, "-c", CHECK, *(module_name(path) for path in self.modules)]
        if subprocess.run(command, cwd=self.tree, env={**os.environ, "PYTHONPATH": str(self.tree)}).returncode:
            sys.exit("The modules were compiled, but they do not work: see above.")

    def publish(self) -> None:
        """Put a copy in place in one step: whoever looks finds the old tree or the new one, never a part."""
        new, old = [self.target.with_name(f"{self.target.name}.{name}") for name in ("new", "old")]
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)
        shutil.copytree(self.tree, new, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        link(new)
        (new / STAMP).write_text(self.made_from)
        (new / "tools.sha256").write_text(self.made_with)
        if self.target.exists():
            self.target.rename(old)
        new.rename(self.target)
        shutil.rmtree(old, ignore_errors=True)


def unlink(place: Path) -> None:
    """A package an older build did not compile is still a link there: what is made would be written into the sources."""
    if place.is_symlink():
        place.unlink()


def link(tree: Path) -> None:
    """Links to all of the package that is not compiled, relative: a checkout that is moved or copied keeps to its own sources."""
    package = tree / "ratusz"
    wanted = {PAGE, *[path.name for path in (SOURCE / "ratusz").iterdir()]} - {*ENGINE, "__pycache__"}
    for place in package.iterdir():
        if place.name not in wanted and place.name not in ENGINE and place.name != "__pycache__":
            place.unlink()
    for name in wanted:
        place, source = package / name, os.path.relpath(SOURCE / "ratusz" / name, package)
        if not place.is_symlink() or os.readlink(place) != source:
            place.unlink(missing_ok=True)
            place.symlink_to(source)


def later(target: Path) -> None:
    """Begin in the background, unless there is nothing to do: at the lowest priority, and deaf to the keys of this terminal."""
    if Build(target).done():
        return
    yielding = ["ionice", "-c", "3"] if shutil.which("ionice") else []
    command = [*yielding, "nice", "-n", "19", sys.executable, str(Path(__file__)), str(target), "--unless-busy"]
    with LOG.open("w") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    print(f"The faster engine is compiled in the background ({LOG.relative_to(ROOT)}); the next start takes it.", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("target", nargs="?", type=Path, default=ROOT / "build" / "compiled")
    arguments.add_argument("--later", action="store_true")
    arguments.add_argument("--unless-busy", action="store_true")
    given = arguments.parse_args()
    target = given.target.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    if given.later:
        later(target)
        return
    with target.with_name(f"{target.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if given.unless_busy else 0))  # one build at a time
        except BlockingIOError:
            sys.exit("Another build is at work.")
        Build(target).run()


if __name__ == "__main__":
    main()
