"""The network while it learns."""

from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor, nn

from ratusz.bots import network as shipped
from ratusz.games.state51.game import GAME
from ratusz.games.state51.strategy.encoding import BLOCK, SIZE, possible, scale

HIDDEN: Final = 512
POSSIBLE: Final = possible()
SEEN: Final = (SIZE + 7) // 8 * 8  # matrices whose sides are multiples of 8 are multiplied faster
TOLD: Final = (len(POSSIBLE) + 8) // 8 * 8
NEVER: Final = -1e9


class Network(nn.Module):
    """Two hidden layers; a number for each possible action, and the value of the position for the seat that looks at it."""

    def __init__(self, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.first = nn.Linear(SEEN, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(hidden, TOLD)
        self.register_buffer("shrink", 1 / torch.tensor(scale() + [1.0] * (SEEN - SIZE)))
        for layer, gain in ((self.first, 2**0.5), (self.second, 2**0.5), (self.last, 0.01)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of each possible action, and the value."""
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            numbers = torch.relu(self.first(seen * self.shrink))
            numbers = torch.relu(self.second(numbers))
            numbers = self.last(numbers).float()
        wishes, value = numbers[:, : len(POSSIBLE)], numbers[:, len(POSSIBLE)]
        return torch.log_softmax(wishes.masked_fill(~legal, NEVER), 1), value


class Masks:
    """The legal actions of a batch, a bit each, as booleans for the possible ones."""

    def __init__(self, device: str) -> None:
        numbers = torch.tensor(POSSIBLE, device=device)
        self.numbers = numbers.int()
        self.blocks = numbers // BLOCK
        self.items = (numbers % BLOCK).int()

    def open(self, masks: Tensor) -> Tensor:
        return (masks[:, self.blocks] >> self.items & 1).bool()


def draw(chances: Tensor) -> Tensor:
    """An action by chance, for each row of logarithms of chances."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)


def export(weights: dict[str, Any], path: Path) -> None:
    """As the expert reads it: observations come as they are."""
    kept = {name: tensor.float().cpu().numpy() for name, tensor in weights.items()}
    kept["first.weight"] = (kept["first.weight"] * kept["shrink"])[:, :SIZE]  # a copy: the others may be the network's own
    for name in ("last.weight", "last.bias"):
        kept[name] = kept[name][: len(POSSIBLE) + 1]
    layers = [(kept[f"{name}.weight"].T, kept[f"{name}.bias"]) for name in ("first", "second", "last")]
    shipped.write(GAME, layers, path)
