"""Count the machine instructions of a random decision, plain and compiled: python -m bench.instructions [--server] [TREE ...].

Unlike a time, the count is the same on a busy machine. It needs valgrind (Debian: apt install valgrind). A TREE is a folder with
the package ratusz to count instead, such as src or build/compiled of another checkout. With --server it counts what a server does
about an action besides sockets and storage: carry it out, and tell two players who look at it.
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from ratusz.arena.bench import random_game
from ratusz.games.catalogue import GAMES, game_named
from ratusz.kernel import compiled
from ratusz.kernel.chance import Guess
from ratusz.server.metrics import Metrics
from ratusz.server.storage.journal import Entry
from ratusz.server.storage.store import Seat, Setup
from ratusz.server.tables.audience import Audience, Viewer
from ratusz.server.tables.play import ACT, opened

ROOT: Final = Path(__file__).resolve().parent.parent
TREES: Final = (ROOT / "src", ROOT / "build" / "compiled")
PLAYED: Final = 60  # games, dealing included
TOLD: Final = 10  # games at a server, of which one is counted
MOVES: Final = 300  # of these at most
WARM_UP: Final = 3
VALGRIND: Final = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null")
DECISION: Final = "decision"
ACTION: Final = "action"


def count(name: str, tree: Path, unit: str) -> tuple[int, str]:
    """Instructions a decision or an action in a fresh interpreter, and which engine it was."""
    command = [*VALGRIND, sys.executable, "-m", "bench.instructions", "--child", name, unit]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve()), "PYTHONHASHSEED": "0", "RATUSZ_ENGINE": "plain"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    engine, units = done.stdout.split()
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    return int(collected[1]) // int(units), engine


def play(name: str) -> int:
    """Under valgrind: play games, and have the instructions counted from the first to the last; how many decisions there were."""
    game, chance = game_named(name), Guess(1)
    for number in range(WARM_UP):
        random_game(game, PLAYED + number, Guess(number))
    switch("on")
    decisions = sum([random_game(game, number, chance) for number in range(PLAYED)])
    switch("off")
    return decisions


class Listener:
    """A player's end of the line, which takes everything and keeps nothing."""

    def free(self) -> bool:
        return True

    def say(self, data: bytes) -> None:
        pass


def tell(name: str) -> int:
    """The same for actions at a table of the server, where two players look on."""
    games = [Told(name, number) for number in range(TOLD)]
    for told in games[1:]:
        told.play()  # most words are found then
    switch("on")
    actions = games[0].play()
    switch("off")
    return actions


class Told:
    """A table whose first two players look at it."""

    def __init__(self, name: str, number: int) -> None:
        game = game_named(name)
        seats = next(seats for seats in game.seats if seats > 1)
        setup = Setup("", name, seats, {}, str(number), "", game.version, game.content, "", False, "playing", 0)
        self.opened = opened(game, setup)
        self.chance = random.Random(number)
        self.audience = Audience(Metrics())
        self.audience.seat([Seat(seat, "human", None, None, f"Player {seat}", str(seat)) for seat in range(seats)])
        for seat in range(2):
            viewer = Viewer(None, str(seat), "", "en", text=False, changes=True, talks=False)
            viewer.wire = Listener()
            self.audience.enter(viewer, self.opened, [])

    def play(self) -> int:
        play, rules = self.opened, self.opened.game.rules
        while not play.match.over and play.seq < MOVES:
            g, seat = play.match.state, play.waiting()[0]
            text = rules.write(g, seat, self.chance.choice(rules.options(g, seat)))
            self.audience.told(play, [play.carry_out(Entry(play.seq + 1, seat, ACT, text, 0))])
        return play.seq


def switch(to: str) -> None:
    subprocess.run(["callgrind_control", "-i", to, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        name, unit = sys.argv[2:]
        units = tell(name) if unit == ACTION else play(name)
        print("compiled" if compiled() else "plain", units)
        return
    unit = ACTION if "--server" in sys.argv else DECISION
    for tree in [Path(argument) for argument in sys.argv[1:] if argument != "--server"] or TREES:
        for name in GAMES:
            instructions, engine = count(name, tree, unit)
            print(f"{name:12}{engine:10}{instructions:>9,} instructions each {unit}   {tree}", flush=True)


if __name__ == "__main__":
    main()
