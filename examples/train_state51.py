"""A network learns 51st State by playing itself, with NumPy and ratusz.vector: python examples/train_state51.py [MINUTES of CPU].

It does more often what turned out better than it expected. What one player gains the other loses: all is told for seat 0.
"""

import sys
import time
from typing import Any

import numpy as np

from ratusz.games.state51.strategy.encoding import possible, scale
from ratusz.rl import SoloEnv
from ratusz.vector import Batch

GAMES, STEPS, HIDDEN, PART, RATE, ENTROPY, FADING, SHAPING = 512, 32, 128, 1024, 1e-3, 0.02, 0.9, 0.02
NUMBERS, SCALE, dice = np.array(possible()), np.array(scale(), np.float32), np.random.default_rng(1)
weights = [dice.normal(0, n**-0.5, (n, m)).astype(np.float32) for n, m in ((len(SCALE), HIDDEN), (HIDDEN, len(NUMBERS) + 1))]
moments = [(np.zeros_like(some), np.full_like(some, 1e-6)) for some in weights]  # of the slopes and their squares


def judge(seen: Any, legal: Any) -> tuple[Any, Any, Any]:
    """The chance of every action, the value of the position, and the hidden layer."""
    hidden = np.maximum(seen @ weights[0], 0)
    out = hidden @ weights[1]
    chances = np.exp(out[:, :-1].clip(-30, 30)) * legal
    return chances / chances.sum(1, keepdims=True), out[:, -1], hidden


def learn(seen: Any, legal: Any, chosen: Any, praise: Any, worth: Any) -> None:
    chances, value, hidden = judge(seen, legal)
    logs = np.log(np.maximum(chances, 1e-9))
    slope = praise[:, None] * (chances - (np.arange(len(NUMBERS)) == chosen[:, None]))
    slope += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))  # so that it goes on trying things
    out = np.concatenate([slope, (value - worth)[:, None]], 1).astype(np.float32) / len(seen)
    slopes = seen.T @ ((out @ weights[1].T) * (hidden > 0)), hidden.T @ out
    for some, (first, second), slope in zip(weights, moments, slopes, strict=True):
        first += 0.1 * (slope - first)
        second += 0.01 * (slope**2 - second)
        some -= RATE * first / (np.sqrt(second) + 1e-8)


def lesson(games: Batch) -> None:
    """Play on in all games for some steps, then learn from them, the last first: what follows tells what they were worth."""
    kept, lessons, praise = [], [], np.zeros(GAMES)
    for _ in range(STEPS + 1):
        seen, legal, side = games.observations / SCALE, games.legal()[:, NUMBERS], np.where(games.seats == 0, 1, -1)
        chances, value, _ = judge(seen, legal)
        chosen = (chances.cumsum(1) > dice.random((GAMES, 1))).argmax(1)
        games.step(NUMBERS[chosen])
        kept.append((seen, legal, chosen, side, side * value, games.rewards[:, 0].copy(), games.outcomes == 1))
    coming = kept.pop()[4]
    for *made, side, value, reward, over in reversed(kept):
        praise = reward - value + ~over * (coming + FADING * praise)
        lessons.append((*made, side * praise, side * (value + praise)))
        coming = value
    parts = [np.concatenate(part) for part in zip(*lessons, strict=True)]
    parts[3] /= parts[3].std()
    for rows in np.array_split(dice.permutation(GAMES * STEPS), GAMES * STEPS // PART):
        learn(*[part[rows] for part in parts])


def wins(number: int) -> bool:
    """Against greedy, with what it wishes most; every deal is played twice, once in each seat."""
    table, over = SoloEnv("state51", "greedy", seat=number % 2), False
    told, _ = table.reset(seed=number // 2)
    while not over:
        chances = judge(told["observation"][None] / SCALE, told["action_mask"][NUMBERS])[0]
        told, reward, over, _, _ = table.step(NUMBERS[chances.argmax()])
    return reward > 0


if __name__ == "__main__":
    minutes, lessons, games = float([*sys.argv, "2"][1]), 0, Batch(GAMES, shaping=SHAPING)
    games.reset(1)
    while time.process_time() < 60 * minutes:
        lesson(games)
        lessons += 1
    won = sum([wins(number) for number in range(100)])
    print(f"After {lessons * GAMES * STEPS:,} decisions from nothing it won {won} of 100 games against greedy.")
