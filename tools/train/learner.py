"""Learning from what was played: proximal policy optimisation (Schulman and others, 2017)."""

from typing import Final

import torch

from .actor import Actor
from .network import Network

CLIP: Final = 0.2  # how far a chance may move in one go
VALUE: Final = 0.5  # what the value's error counts
STEEPEST: Final = 0.5
FADE: Final = 0.95  # how far praise and blame reach back


def learn(network: Network, optimiser: torch.optim.Optimizer, actor: Actor, last: torch.Tensor, *, minibatch: int, entropy: float,
          epochs: int) -> dict[str, float]:  # fmt: skip
    """Improve the network; averages of what was seen on the way."""
    found = actor.advantages(last, FADE)
    own = actor.own().flatten().nonzero()[:, 0]
    seen, legal = actor.seen[: actor.steps].flatten(0, 1), actor.legal.flatten(0, 1)
    actions, before = actor.actions.flatten(), actor.chances.flatten()
    goals = (found + actor.values).flatten()
    better = found.flatten()
    mean, width = better[own].mean(), better[own].std()
    totals = torch.zeros(4, device=own.device)
    count = 0
    for _ in range(epochs):
        for rows in own[torch.randperm(len(own), device=own.device)].split(minibatch):
            chances, values = network(seen[rows], actor.masks.open(legal[rows]))
            ratio = (chances.gather(1, actions[rows][:, None])[:, 0] - before[rows]).exp()
            gain = (better[rows] - mean) / (width + 1e-6)
            wins = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            errors = (values - goals[rows]).square().mean()
            open_minded = -(chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            (VALUE * errors - wins - entropy * open_minded).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimiser.step()
            with torch.no_grad():
                moved = ((ratio - 1).abs() > CLIP).float().mean()
                totals += torch.stack((errors, open_minded, moved, values.mean()))
            count += 1
    errors, open_minded, moved, value = (totals / count).tolist()
    return {"value_error": errors, "entropy": open_minded, "clipped": moved, "value": value}
