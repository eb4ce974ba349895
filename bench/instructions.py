"""Count the machine instructions of a random decision, plain and compiled: python -m bench.instructions [TREE ...].

Unlike a time, the count is the same on a busy machine. It needs valgrind (Debian: apt install valgrind). A TREE is a folder with
the package ratusz to count instead, such as src or build/compiled of another checkout.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from ratusz.arena.bench import random_game
from ratusz.games.catalogue import GAMES, game_named
from ratusz.kernel import compiled
from ratusz.kernel.chance import Guess

ROOT: Final = Path(__file__).resolve().parent.parent
TREES: Final = (ROOT / "src", ROOT / "build" / "compiled")
PLAYED: Final = 60  # games, dealing included
WARM_UP: Final = 3
VALGRIND: Final = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null")


def count(name: str, tree: Path) -> tuple[int, str]:
    """Instructions a decision in a fresh interpreter, and which engine it was."""
    command = [*VALGRIND, sys.executable, "-m", "bench.instructions", "--child", name]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve()), "PYTHONHASHSEED": "0", "RATUSZ_ENGINE": "plain"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    engine, decisions = done.stdout.split()
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    return int(collected[1]) // int(decisions), engine


def play(name: str) -> None:
    """Under valgrind: play the games, and have the instructions counted from the first to the last."""
    game, chance = game_named(name), Guess(1)
    for number in range(WARM_UP):
        random_game(game, PLAYED + number, Guess(number))
    switch("on")
    decisions = sum([random_game(game, number, chance) for number in range(PLAYED)])
    switch("off")
    print("compiled" if compiled() else "plain", decisions)


def switch(to: str) -> None:
    subprocess.run(["callgrind_control", "-i", to, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        play(sys.argv[2])
        return
    for tree in [Path(argument) for argument in sys.argv[1:]] or TREES:
        for name in GAMES:
            instructions, engine = count(name, tree)
            print(f"{name:12}{engine:10}{instructions:>8,} instructions a decision   {tree}", flush=True)


if __name__ == "__main__":
    main()
