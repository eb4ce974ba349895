"""A network learns 51st State by playing itself, with NumPy and ratusz.vector: python examples/train_state51.py [MINUTES of CPU].

Proximal policy optimisation. What one player gains the other loses: praise is reckoned for seat 0 and turned round for seat 1.
"""

import sys
import time
from typing import Any

import numpy as np

from ratusz.arena.report import wilson
from ratusz.arena.simulate import play
from ratusz.bots.catalogue import bot_named
from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import BLOCK, action_numbers, observation, possible, scale
from ratusz.vector import Batch

ROWS, STEPS, HIDDEN, PART, EPOCHS = 512, 32, 128, 2048, 2
RATE, CLIP, ENTROPY, FADING, SHAPING = 1e-3, 0.2, 0.01, 0.9, 0.02
NUMBERS, SCALE = np.array(possible()), np.array(scale(), np.float32)
dice = np.random.default_rng(1)


class Network:
    """One hidden layer; out come a wish for every action and, last, the value of the position."""

    def __init__(self) -> None:
        sizes = [(len(SCALE), HIDDEN), (HIDDEN, len(NUMBERS) + 1), (1, HIDDEN), (1, len(NUMBERS) + 1)]
        self.weights = [dice.normal(0, rows**-0.5 * (rows > 1), (rows, columns)).astype(np.float32) for rows, columns in sizes]
        self.moments = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in self.weights]
        self.lessons = 0

    def judge(self, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
        hidden = np.maximum(seen @ self.weights[0] + self.weights[2], 0)
        out = hidden @ self.weights[1] + self.weights[3]
        wishes = np.where(legal, out[:, :-1], -np.inf)
        chances = np.exp(wishes - wishes.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), out[:, -1], hidden

    def learn(self, seen: Any, legal: Any, chosen: Any, before: Any, praise: Any, worth: Any) -> None:
        chances, value, hidden = self.judge(seen, legal)
        ratio = np.take_along_axis(chances, chosen, 1) / before
        used = np.where(praise > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * praise
        logs = np.log(np.maximum(chances, 1e-9))
        slope = used * (chances - (np.arange(len(NUMBERS)) == chosen))
        slope += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        out = np.concatenate([slope, value[:, None] - worth], 1).astype(np.float32) / len(seen)
        inner = (out @ self.weights[1].T) * (hidden > 0)
        self.lessons += 1
        slopes = (seen.T @ inner, hidden.T @ out, inner.sum(0), out.sum(0))
        for weights, (first, second), found in zip(self.weights, self.moments, slopes, strict=True):
            first += 0.1 * (found - first)
            second += 0.001 * (found**2 - second)
            weights -= RATE * first / (1 - 0.9**self.lessons) / (np.sqrt(second / (1 - 0.999**self.lessons)) + 1e-8)

    def choose(self, view: Any, seat: int, legal: Any) -> Any:
        """As a bot, it gives the answer it wishes most."""
        outputs = np.searchsorted(NUMBERS, action_numbers(view, legal))
        seen = np.frombuffer(observation(view), np.int8)[None] / SCALE
        chances = self.judge(seen, np.isin(np.arange(len(NUMBERS)), outputs))[0][0]
        return legal[int(chances[outputs].argmax())]


def lesson(network: Network, games: Batch) -> None:
    """Play on in all games for some steps, then learn from them."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        seen, side = games.observations / SCALE, np.where(games.seats == 0, 1, -1)
        legal = games.masks[:, NUMBERS // BLOCK] >> (NUMBERS % BLOCK) & 1
        chances, value, _ = network.judge(seen, legal)
        chosen = (chances.cumsum(1) > dice.random((ROWS, 1))).argmax(1)[:, None]
        games.step(NUMBERS[chosen[:, 0]])
        result = games.rewards[:, 0].copy(), games.outcomes == 1
        kept.append((seen, legal, chosen, np.take_along_axis(chances, chosen, 1), side, side * value, *result))
    coming, praise, lessons = np.where(games.seats == 0, 1, -1) * network.judge(games.observations / SCALE, 1)[1], 0.0, []
    for seen, legal, chosen, chance, side, value, reward, over in reversed(kept):
        praise = reward - value + ~over * (coming + FADING * praise)
        lessons.append((seen, legal, chosen, chance, (side * praise)[:, None], (side * (value + praise))[:, None]))
        coming = value
    parts = [np.concatenate(part) for part in zip(*lessons, strict=True)]
    parts[4] /= parts[4].std()
    for _ in range(EPOCHS):
        for rows in np.array_split(dice.permutation(len(parts[0])), len(parts[0]) // PART):
            network.learn(*[part[rows] for part in parts])


def against_greedy(network: Any, games: int) -> str:
    """Every deal twice, once in each seat."""
    won = 0
    for number in range(games):
        bots = [network, bot_named("greedy", GAME, str(number))][:: 1 - 2 * (number % 2)]
        won += number % 2 in play(GAME, bots, f"match {number // 2}").result.winners
    low, high = wilson(won, games)
    return f"{won} of {games} games won against greedy ({low:.0%} to {high:.0%})"


def main(minutes: float) -> None:
    network, games, decisions = Network(), Batch(ROWS, shaping=SHAPING), 0
    games.reset(1)
    while (spent := time.process_time() / 60) < minutes:
        lesson(network, games)
        decisions += ROWS * STEPS
        if decisions % (ROWS * STEPS * 50) == 0:
            print(f"{spent:5.1f} minutes, {decisions:,} decisions: {against_greedy(network, 10)}", flush=True)
    print(f"After {decisions:,} decisions: {against_greedy(network, 100)}.")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
