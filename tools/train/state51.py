"""Teach a network 51st State by letting it play itself: python -m tools.train.state51 OUT [options].

Everything happens on one device: the games (ratusz.vector), the network that decides in all of them, and its learning. In a part
of the games the opponents are earlier selves. OUT gets log.jsonl, checkpoint.pt (from which the same command goes on), expert.npz
(what the bot `expert` reads) and curve.svg.
"""

import argparse
import json
import os
import shutil
import time
from pathlib import Path
from typing import Any, Final

from .needed import leave

try:
    import torch

    from .actor import Actor
    from .curve import draw_curve
    from .league import League
    from .learner import learn
    from .measure import Matches, against_chance
    from .network import HIDDEN, Network, export
    from .readme import describe
except ImportError as missing:
    leave(missing)

RATE: Final = 5e-4
ENTROPY: Final = (0.02, 0.002)  # at the beginning and at the end
SHAPING: Final = 0.03  # for a point of the lead, at first; none from SHAPED on
SHAPED: Final = 0.3  # of the way
OPPONENTS: Final = 2  # earlier selves playing at a time
AGAINST: Final = 0.25  # of the games are against them
CHANGED: Final = 8  # iterations after which others play


def arguments(written: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train.state51", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("out", type=Path, help="the folder for what is learned")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--games", type=int, default=65536, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="in each game, between two lessons")
    parser.add_argument("--iterations", type=int, default=1200)
    parser.add_argument("--minibatch", type=int, default=65536)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--snapshot", type=int, default=25, help="iterations after which the league gets a new self")
    parser.add_argument("--checkpoint", type=int, default=100, help="iterations after which the state is written and measured")
    parser.add_argument(
        "--matches", type=int, default=0, help="games against greedy at each checkpoint, and search:0.2s at the end"
    )
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 2), help="processes that play matches")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(written)


class Training:
    def __init__(self, settings: argparse.Namespace) -> None:
        self.settings = settings
        device = settings.device
        torch.manual_seed(settings.seed)
        self.network = Network(settings.hidden).to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5, fused=device == "cuda")
        self.league = League(OPPONENTS, settings.hidden, device)
        self.actor = Actor(settings.games, settings.steps, self.league, AGAINST, device, settings.seed)
        self.iteration = 0
        self.seconds = 0.0
        settings.out.mkdir(parents=True, exist_ok=True)
        describe(settings.out, __doc__ or "", settings)
        self.checkpoint: Path = settings.out / "checkpoint.pt"
        if self.checkpoint.exists():
            self.resume()
        else:
            self.league.join(self.network.state_dict())
        self.league.seat_opponents()
        self.matches = Matches(settings.matches, settings.jobs)

    def resume(self) -> None:
        """Go on from the checkpoint, with games dealt anew."""
        state = torch.load(self.checkpoint, map_location=self.settings.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.league.load(state["league"])
        self.iteration, self.seconds = state["iteration"], state["seconds"]
        self.actor.batch.reset(self.settings.seed + self.iteration * self.settings.games)
        torch.manual_seed(self.settings.seed + self.iteration)

    def save(self) -> None:
        state = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "league": self.league.state(),
            "iteration": self.iteration,
            "seconds": self.seconds,
        }
        written = self.checkpoint.with_suffix(".new")
        torch.save(state, written)
        written.replace(self.checkpoint)

    def lesson(self) -> dict[str, Any]:
        """Play and learn once."""
        settings = self.settings
        way = self.iteration / settings.iterations
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * (1 - way)
        entropy = ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * way
        last = self.actor.play(self.network, SHAPING * max(0.0, 1 - way / SHAPED))
        told = learn(self.network, self.optimiser, self.actor, last,
                     minibatch=settings.minibatch, entropy=entropy, epochs=settings.epochs)  # fmt: skip
        self.iteration += 1
        if self.iteration % settings.snapshot == 0:
            self.league.join(self.network.state_dict())
        if self.iteration % CHANGED == 0:
            self.league.seat_opponents()
        return told

    def run(self) -> None:
        settings = self.settings
        while self.iteration < settings.iterations:
            began = time.perf_counter()
            told = self.lesson()
            self.seconds += time.perf_counter() - began
            at_checkpoint = self.iteration % settings.checkpoint == 0 or self.iteration == settings.iterations
            if at_checkpoint or self.iteration % 10 == 0:
                self.log({**self.where(), **told, "league": sum(self.league.shares) / len(self.league.shares)})
            if at_checkpoint:
                self.measure()
            for match in self.matches.done():
                self.log(match)
        for match in self.matches.done(wait=True):
            self.log(match)
        self.matches.close()
        draw_curve(settings.out / "log.jsonl", settings.out / "curve.svg")

    def where(self) -> dict[str, Any]:
        decisions = self.iteration * self.settings.games * self.settings.steps
        return {"iteration": self.iteration, "seconds": round(self.seconds, 1), "decisions": decisions}

    def measure(self) -> None:
        settings = self.settings
        self.save()
        path = settings.out / f"expert-{self.iteration}.npz"
        export(self.network.state_dict(), path)
        share = against_chance(self.network, min(settings.games, 4096), settings.device, settings.seed)
        self.log({**self.where(), "against": "random", "share": share})
        self.matches.start(path, "greedy", self.where())
        if self.iteration == settings.iterations:
            self.matches.start(path, "search:0.2s", self.where())
            shutil.copy(path, settings.out / "expert.npz")

    def log(self, line: dict[str, Any]) -> None:
        text = json.dumps({name: round(value, 4) if isinstance(value, float) else value for name, value in line.items()})
        print(text, flush=True)
        with (self.settings.out / "log.jsonl").open("a") as file:
            file.write(text + "\n")


if __name__ == "__main__":
    Training(arguments()).run()
