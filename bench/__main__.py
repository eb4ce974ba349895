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
    return told(["bench.measure", name, str(seconds)], path)


def told(module: list[str], path: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", *module]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(path)}, check=True, stdout=subprocess.PIPE, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def row(name: str, figures: dict[str, Any]) -> str:
    size = f"{figures['state_bytes']:,}" if "state_bytes" in figures else ""
    speeds = [figures.get(f"{kind}_per_second") for kind in ("playouts", "iterations")]
    more = "".join([f"{speed:>12,.0f}" if speed else " " * 12 for speed in speeds])
    return f"{name:34}{figures['decisions_per_second']:>14,.0f}{more}{figures['clone_us']:>12.2f}{size:>14}"


def learning(results: dict[str, Any], seconds: float) -> None:
    """Environments and tournaments, on the compiled engine."""
    print("\nSteps of environments on one core, compiled engine, observations and masks written, random legal actions")
    results["environments"] = told(["bench.environments", str(seconds)], COMPILED)
    for name, rate in results["environments"].items():
        print(f"{name:54}{f'not installed here ({rate})' if isinstance(rate, str) else f'{rate:>12,.0f} steps/s'}", flush=True)
    print("\nA tournament of 51st State, greedy against random, compiled engine")
    results["arena"] = told(["bench.tournament"], COMPILED)
    for jobs, figures in results["arena"].items():
        print(
            f"{jobs:34}{figures['games_per_second']:>10.1f} games/s{figures['games_per_cpu_second']:>10.1f} games/s of CPU time"
        )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    if subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")]).returncode:
        sys.exit("The engine could not be compiled: see above.")
    version = f"{platform.python_implementation()} {platform.python_version()}"
    results: dict[str, Any] = {"python": version, "machine": platform.machine()}
    print(f"\nRandom play on one core, {version}, {seconds:g} s each")
    print(f"{'':34}{'decisions/s':>14}{'playouts/s':>12}{'search it/s':>12}{'clone, us':>12}{'state, bytes':>14}")
    for name in GAMES:
        results[name] = {"plain": measure(name, ROOT / "src", seconds), "compiled": measure(name, COMPILED, seconds)}
        for build, figures in results[name].items():
            print(row(f"{name}, {build}", figures), flush=True)
    if catan.installed():
        results["catanatron"] = catan.measure(seconds)
        print(row("catanatron (Catan, 2 players)", results["catanatron"]))
    else:
        print("catanatron is not installed here; pip install catanatron adds it to the table.")
    learning(results, seconds)
    for name in GAMES:
        print(f"\nWhere the time of {name}, plain, goes:")
        for spot, share in results[name]["plain"]["hot_spots"]:
            print(f"{share:>7.1%}  {spot}")
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    print(f"\nThe figures are in {RESULTS.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
