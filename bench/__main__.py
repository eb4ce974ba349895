"""Print the figures and write them to build/bench.json: python -m bench [SECONDS for each measurement]."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from ratusz.games.catalogue import GAMES

from . import catan

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
RESULTS = ROOT / "build" / "bench.json"
SECONDS = 5.0


def measure(name: str, path: Path, seconds: float) -> dict[str, Any]:
    """In a fresh interpreter, with the engine found under `path`."""
    command = [sys.executable, "-m", "bench.measure", name, str(seconds)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(path)}, check=True, stdout=subprocess.PIPE, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def row(name: str, figures: dict[str, Any]) -> str:
    size = f"{figures['state_bytes']:,}" if "state_bytes" in figures else ""
    return f"{name:34}{figures['decisions_per_second']:>14,.0f}{figures['clone_us']:>12.2f}{size:>14}"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    if subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")]).returncode:
        sys.exit("The engine could not be compiled: see above.")
    version = f"{platform.python_implementation()} {platform.python_version()}"
    results: dict[str, Any] = {"python": version, "machine": platform.machine()}
    print(f"\nRandom play on one core, {version}, {seconds:g} s each")
    print(f"{'':34}{'decisions/s':>14}{'clone, us':>12}{'state, bytes':>14}")
    for name in GAMES:
        results[name] = {"plain": measure(name, ROOT / "src", seconds), "compiled": measure(name, COMPILED, seconds)}
        for build, figures in results[name].items():
            print(row(f"{name}, {build}", figures), flush=True)
    if catan.installed():
        results["catanatron"] = catan.measure(seconds)
        print(row("catanatron (Catan, 2 players)", results["catanatron"]))
    else:
        print("catanatron is not installed here; pip install catanatron adds it to the table.")
    for name in GAMES:
        print(f"\nWhere the time of {name}, plain, goes:")
        for spot, share in results[name]["plain"]["hot_spots"]:
            print(f"{share:>7.1%}  {spot}")
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    print(f"\nThe figures are in {RESULTS.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
