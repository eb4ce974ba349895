"""Earlier selves to play against, so that what was once learned is not forgotten."""

from typing import Any, Final

import torch

from .network import Network

MOST: Final = 40  # kept
RECENT: Final = 0.02  # how much one game changes the share of games won against a self


class League:
    """Selves with the share of games the learner wins against each of late. Who is hard to beat is met more often."""

    def __init__(self, opponents: int, hidden: int, device: str) -> None:
        self.selves: list[dict[str, Any]] = []
        self.shares: list[float] = []
        self.networks = [Network(hidden).to(device) for _ in range(opponents)]
        self.playing = [0] * opponents

    def join(self, weights: dict[str, Any]) -> None:
        """Take in a copy of the learner; of too many, the one that is beaten most surely leaves."""
        self.selves.append({name: tensor.detach().to("cpu", copy=True) for name, tensor in weights.items()})
        self.shares.append(0.5)
        if len(self.selves) > MOST:
            gone = max(range(len(self.selves)), key=self.shares.__getitem__)
            del self.selves[gone], self.shares[gone]

    def seat_opponents(self) -> None:
        """Choose who plays now."""
        wanted = torch.tensor([1.05 - share for share in self.shares])
        self.playing = torch.multinomial(wanted, len(self.networks), replacement=True).tolist()
        for network, who in zip(self.networks, self.playing, strict=True):
            network.load_state_dict(self.selves[who])

    def count(self, opponent: int, won: float, games: int) -> None:
        """Games against an opponent, and how many of them were won; a draw is half."""
        if games:
            who = self.playing[opponent]
            weight = 1 - (1 - RECENT) ** games
            self.shares[who] += weight * (won / games - self.shares[who])

    def state(self) -> dict[str, Any]:
        return {"selves": self.selves, "shares": self.shares}

    def load(self, state: dict[str, Any]) -> None:
        self.selves, self.shares = state["selves"], state["shares"]
