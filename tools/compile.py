"""Compile the kernel and the games with mypyc into build/compiled; src/ stays as it is.

The whole of src/ratusz is mirrored to build/compiled/ratusz, and every module of ratusz.kernel and ratusz.games gets
its compiled twin beside it, which Python prefers: `PYTHONPATH=build/compiled python -m ...` runs the compiled engine.
When none of those modules changed since the last build, only the mirror is brought up to date; when one game changed, the others
stay as they are.
"""

import ast
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

# Modules that stay interpreted, by name, each with its reason. What defines msgspec Structs belongs here: mypyc drops
# their class keywords (rename, tag, forbid_unknown_fields) and blurs their annotations (int | None becomes type).
SKIP: dict[str, str] = {
    "ratusz.kernel.schema": "mypyc drops the keywords and blurs the annotations of msgspec Structs",
    "ratusz.games.frostpunk.entries": "mypyc drops the keywords and blurs the annotations of msgspec Structs",
    "ratusz.games.frostpunk.entries_effects": "mypyc drops the keywords and blurs the annotations of msgspec Structs",
    "ratusz.games.newangeles.entries": "mypyc drops the keywords and blurs the annotations of msgspec Structs",
    "ratusz.games.state51.entries": "mypyc drops the keywords and blurs the annotations of msgspec Structs",
}

PACKAGES = ("ratusz/kernel", "ratusz/games")
# Groups the C compiler takes minutes over, with the level that is enough for them: measured, -O3 makes them no faster.
LEVELS: dict[str, str] = {"frostpunk": "-O2"}
ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"  # the C code, object files and caches
STAMP = TARGET / "sources.sha256"
NOT_MIRRORED = {".so", ".pyc"}

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


def files(root: Path) -> set[str]:
    """Every source and data file under root/ratusz, relative to root."""
    found = (path for path in (root / "ratusz").rglob("*") if path.is_file() and path.suffix not in NOT_MIRRORED)
    return {path.relative_to(root).as_posix() for path in found}


def to_compile(sources: set[str]) -> list[str]:
    inside = tuple(package + "/" for package in PACKAGES)
    wanted = (path for path in sources if path.startswith(inside))
    modules = sorted(path for path in wanted if path.endswith(".py") and not path.endswith("/__init__.py"))
    unknown = SKIP.keys() - {module_name(path) for path in modules}
    if unknown:
        sys.exit(f"tools/compile.py: SKIP names modules that do not exist: {', '.join(sorted(unknown))}")
    return [path for path in modules if module_name(path) not in SKIP]


def defines_structs(path: str) -> bool:
    bases = (
        base
        for node in ast.walk(ast.parse((SOURCE / path).read_bytes(), path))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    )
    return any(ast.unparse(base) in ("Struct", "msgspec.Struct") for base in bases)


def fingerprint(modules: list[str]) -> str:
    """What the compiled code depends on: the sources, this script, the compiler and the interpreter."""
    digest = hashlib.sha256(f"{version('mypy')} {version('setuptools')} {sys.version} {TARGET}".encode())
    skipped = [f"{name.replace('.', '/')}.py" for name in SKIP]
    for path in ["ratusz/__init__.py", *modules, *sorted(skipped)]:
        source = SOURCE / path
        digest.update(f"\0{path}\0".encode())
        digest.update(source.read_bytes() if source.exists() else b"")
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def mirror(sources: set[str]) -> None:
    for path in files(TARGET) - sources:
        (TARGET / path).unlink()
    for path in sorted(sources):
        source, target = SOURCE / path, TARGET / path
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The kernel and each game by itself: they compile side by side, and each anew only when it has changed."""
    found: dict[str, list[str]] = {}
    for path in modules:
        _, package, *rest = path.split("/")
        found.setdefault(rest[0] if len(rest) > 1 else package, []).append(path)
    return [(paths, name) for name, paths in found.items()]


def build(modules: list[str]) -> None:
    # Imported late: they take a second, and an unchanged build needs neither.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(TARGET)  # mypyc derives module names, and build_ext the places of the results, from here
    options = [
        "--config-file=",
        f"--cache-dir={WORK / 'cache'}",
        "--strict",
        "--explicit-package-bases",
        "--namespace-packages",
    ]
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        separate=groups(modules),
        target_dir=str(WORK / "c"),
    )
    for extension in extensions:
        group = extension.name.removesuffix("__mypyc")
        if group in LEVELS:
            extension.extra_compile_args = [*extension.extra_compile_args, LEVELS[group]]  # the last level counts
    distribution = Distribution({"name": "ratusz-compiled", "packages": [], "ext_modules": extensions})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = str(WORK / "objects")
    command.build_lib = str(WORK / "lib")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def clear(modules: list[str]) -> None:
    """Remove compiled twins of modules that are gone."""
    kept = {path.removesuffix(".py") for path in modules} | {f"{name}__mypyc" for _, name in groups(modules)}
    for old in TARGET.rglob("*.so"):
        if old.relative_to(TARGET).as_posix().partition(".")[0] not in kept:
            old.unlink()


def check(modules: list[str]) -> None:
    command = [sys.executable, "-c", CHECK, *(module_name(path) for path in modules)]
    if subprocess.run(command, cwd=TARGET, env={**os.environ, "PYTHONPATH": str(TARGET)}).returncode:
        sys.exit("The modules were compiled, but they do not work: see above.")


def main() -> None:
    sources = files(SOURCE)
    modules = to_compile(sources)
    key = fingerprint(modules)
    if STAMP.exists() and STAMP.read_text() == key:
        mirror(sources)
        print(f"build/compiled is up to date ({len(modules)} modules).")
        return
    STAMP.unlink(missing_ok=True)
    clear(modules)
    mirror(sources)
    structs = [module_name(path) for path in modules if defines_structs(path)]
    if structs:
        sys.exit(f"mypyc would break the msgspec Structs of {', '.join(structs)}: see SKIP in tools/compile.py.")
    if modules:
        print(f"Compiling {len(modules)} modules with mypyc into build/compiled ...", flush=True)
        build(modules)
        check(modules)
    else:
        print("Nothing to compile yet: ratusz.kernel and ratusz.games hold no modules.")
    STAMP.write_text(key)


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    with open(ROOT / "build" / "compile.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one build at a time
        main()
