"""Teach a judgement who will win: python -m tools.train.judgement GAME OUT [options].

In rounds: games are played by what was learned so far, and five small networks learn from the games of all rounds. The first is
played by hand; the next one meets what the first has judged wrongly, since bots go where a judgement errs in their favour. OUT
gets the games of each round (round-0.npz, ...; those that are there are not played again), log.jsonl, and the weights after each
round, at last as GAME.npz: that is what the bots read from src/ratusz/bots/weights.
"""

import argparse
import json
import math
import os
import shutil
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from ratusz.games.catalogue import game_named

from .needed import leave

try:
    import numpy as np
    import torch

    from ratusz.bots.judgement import FARTHEST
    from ratusz.bots.weights import save

    from .readme import describe
    from .selfplay import Job, Rows, one_game
except ImportError as missing:
    leave(missing)

NETWORKS: Final = 5
HIDDEN: Final = (96, 32)
FORGETS: Final = 0.5  # of the first layer, while it learns: there are few games, and their rows are alike
DECAY: Final = 0.1
RATE: Final = 4e-3
EPOCHS: Final = 8
MINIBATCH: Final = 2048
SPARED: Final = 10  # every tenth game is not learned from, another one for each network: by these it is told when to stop


def arguments(written: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train.judgement", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=("newangeles", "frostpunk"))
    parser.add_argument("out", type=Path, help="the folder for what is learned")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="in each round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda", help="that learns")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(written)


def played(settings: argparse.Namespace, number: int, weights: str) -> list[tuple[Rows, Rows]]:
    """The games of a round: from the file, if they have been played."""
    path = settings.out / f"round-{number}.npz"
    if not path.exists():
        seats = game_named(settings.game).seats[0]
        jobs = [Job(settings.game, seats, f"{settings.seed} {number} {i}", weights) for i in range(settings.games)]
        with get_context("spawn").Pool(settings.jobs) as pool:
            games = pool.map(one_game, jobs, chunksize=4)
        rows, won = np.concatenate([one for one, _ in games]), np.concatenate([one for _, one in games])
        np.savez_compressed(path, X=rows.astype(np.float16), y=won.astype(np.int8), n=np.array([len(one) for one, _ in games]))
    with np.load(path) as file:
        ends = np.cumsum(file["n"])[:-1]
        parts = [np.split(file[name].astype(np.float32), ends) for name in "Xy"]
    return list(zip(*parts, strict=True))


def network(features: int) -> torch.nn.Sequential:
    first, second = HIDDEN
    return torch.nn.Sequential(
        torch.nn.Linear(features, first), torch.nn.ReLU(), torch.nn.Dropout(FORGETS),
        torch.nn.Linear(first, second), torch.nn.ReLU(), torch.nn.Linear(second, 1),
    )  # fmt: skip


def learn(rows: torch.Tensor, won: torch.Tensor, spared: torch.Tensor, seed: int) -> tuple[list[Rows], float]:
    """One network, as it was when it told best who wins in the games it was spared, and its error there."""
    torch.manual_seed(seed)
    taught, kept = (~spared).nonzero()[:, 0], spared.nonzero()[:, 0]
    net = network(rows.shape[1]).to(rows.device)
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=EPOCHS * math.ceil(len(taught) / MINIBATCH))
    error = torch.nn.BCEWithLogitsLoss()
    best, found = math.inf, list[Rows]()
    for _ in range(EPOCHS):
        net.train()
        for some in taught[torch.randperm(len(taught), device=rows.device)].split(MINIBATCH):
            optimiser.zero_grad(set_to_none=True)
            error(net(rows[some])[:, 0], won[some]).backward()
            optimiser.step()
            pace.step()
        net.eval()
        with torch.no_grad():
            now = float(error(net(rows[kept])[:, 0], won[kept]))
        if now < best:
            best, found = now, [tensor.detach().cpu().numpy().copy() for tensor in net.parameters()]
    return found, best


def train(settings: argparse.Namespace, games: list[tuple[Rows, Rows]], path: Path) -> dict[str, Any]:
    rows, won = np.concatenate([one for one, _ in games]), np.concatenate([one for _, one in games])
    number = np.repeat(np.arange(len(games)), [len(one) for one, _ in games])
    mean, width = rows.mean(0), rows.std(0)
    scale = np.where(width > 0, 1 / (width + 0.01), 0).astype(np.float32)
    seen = torch.tensor(((rows - mean) * scale).clip(-FARTHEST, FARTHEST)).to(settings.device)
    truth = torch.tensor(won).to(settings.device)
    of = torch.tensor(number % SPARED).to(settings.device)
    found = [learn(seen, truth, of == i, settings.seed + i) for i in range(NETWORKS)]
    arrays = {"mean": mean, "scale": scale}
    for layer in range(3):
        arrays[f"weights{layer}"] = np.stack([net[2 * layer].T for net, _ in found])
        arrays[f"biases{layer}"] = np.stack([net[2 * layer + 1] for net, _ in found])
    save(game_named(settings.game), arrays, path)
    share = float(won.mean())
    chance = -share * math.log(share) - (1 - share) * math.log(1 - share)
    errors = [round(error, 4) for _, error in found]
    return {"games": len(games), "rows": len(rows), "errors": errors, "error_of_the_mean": round(chance, 4)}


def main(written: list[str] | None = None) -> None:
    settings = arguments(written)
    settings.out.mkdir(parents=True, exist_ok=True)
    describe(settings.out, __doc__ or "", settings)
    games: list[tuple[Rows, Rows]] = []
    weights = ""
    for number in range(settings.rounds):
        began = time.monotonic()
        games += played(settings, number, weights)
        at = time.monotonic()
        path = settings.out / f"{settings.game}-{number}.npz"
        told = train(settings, games, path)
        weights = str(path)
        line = {"round": number, **told, "played_s": round(at - began), "learned_s": round(time.monotonic() - at)}
        with (settings.out / "log.jsonl").open("a") as log:
            print(json.dumps(line), file=log)
        print(json.dumps(line), flush=True)
    shutil.copy(weights, settings.out / f"{settings.game}.npz")


if __name__ == "__main__":
    main()
