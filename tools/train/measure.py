"""How strong the learner is: against chance and itself on the device, against the product's bots in processes beside it."""

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import torch

from ratusz.arena.report import wilson
from ratusz.arena.simulate import play
from ratusz.bots.catalogue import bot_named
from ratusz.bots.expert import Expert
from ratusz.bots.network import read
from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import SIZE
from ratusz.vector import Batch

from .actor import shared
from .network import SEEN, Masks, Network, draw

STEPS: Final = 300  # a game takes about a hundred


@torch.no_grad()
def against_chance(network: Network, games: int, device: str, seed: int) -> float:
    """The share of games won against random answers, a draw as half."""
    batch = Batch(games, device)
    batch.reset(seed)
    masks = Masks(device)
    seen = torch.zeros((games, SEEN), dtype=torch.int8, device=device)
    mine = torch.arange(games, device=device) % 2
    won = torch.zeros((), device=device)
    over = torch.zeros((), device=device)
    for number in range(STEPS):
        seen[:, :SIZE] = shared(batch.observations, device)
        legal = masks.open(shared(batch.masks, device))
        chosen = masks.numbers[draw(network(seen, legal)[0])]
        by_chance = shared(batch.choose(number), device)
        batch.step(torch.where(shared(batch.seats, device) == mine, chosen, by_chance))
        ended = shared(batch.outcomes, device) == 1
        rewards = shared(batch.rewards, device).gather(1, mine[:, None])[:, 0]
        won += ((rewards + 1) / 2)[ended].sum()
        over += ended.sum()
    return float(won / over)


def one_game(path: str, bot: str, number: int) -> float:
    """A game of the weights in a file, from their own seat; two games in a row share their cards and change seats."""
    seat = number % 2
    seats = [Expert(read(GAME, Path(path))), bot_named(bot, GAME, f"train {number}")]
    result = play(GAME, seats if seat == 0 else seats[::-1], f"train {number // 2}").result
    return 0.5 if not result.winners else float(seat in result.winners)


class Matches:
    """Matches against bots in processes of their own, while the learning goes on."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games = games
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn")) if games else None
        self.running: list[tuple[dict[str, Any], list[Future[float]]]] = []

    def start(self, path: Path, bot: str, told: dict[str, Any]) -> None:
        if self.pool is not None:
            games = [self.pool.submit(one_game, str(path), bot, number) for number in range(self.games)]
            self.running.append(({**told, "against": bot}, games))

    def done(self, wait: bool = False) -> list[dict[str, Any]]:
        """Matches that are over, the oldest first; with `wait`, all of them."""
        found = []
        while self.running and (wait or all([game.done() for game in self.running[0][1]])):
            told, games = self.running.pop(0)
            won = sum([game.result() for game in games])
            low, high = wilson(round(won), len(games))
            found.append({**told, "games": len(games), "share": won / len(games), "low": low, "high": high})
        return found

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
