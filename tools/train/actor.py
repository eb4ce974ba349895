"""Playing: many games a step at a time, all decisions kept with what became of them."""

from typing import Any

import torch
from torch import Tensor

from ratusz.games.state51.strategy.encoding import BLOCKS, SIZE
from ratusz.vector import Batch

from .league import League
from .network import SEEN, Masks, Network, draw


def shared(array: Any, device: str) -> Tensor:
    """An array of a batch as a tensor, without a copy."""
    return torch.as_tensor(array, device=device)


class Actor:
    """In the first games the learner plays both seats; in the others, split among the opponents of the league, one: seat 0 in
    every other game. Seats have no meaning of their own, since faction and first player are drawn."""

    def __init__(self, games: int, steps: int, league: League, against: float, device: str, seed: int) -> None:
        self.batch = Batch(games, device)
        self.batch.reset(seed)
        self.steps = steps
        self.league = league
        self.device = device
        self.masks = Masks(device)
        opponents = len(league.networks)
        each = int(games * against) // opponents if opponents else 0
        self.slots = [slice(games - (i + 1) * each, games - i * each) for i in range(opponents)]
        self.learner_at = torch.full((games,), -1, dtype=torch.int8, device=device)  # -1: in both seats
        alone = games - each * opponents
        self.learner_at[alone:] = torch.arange(games - alone, device=device) % 2
        self.seen = torch.zeros((steps + 1, games, SEEN), dtype=torch.int8, device=device)
        self.legal = torch.empty((steps, games, BLOCKS), dtype=torch.int32, device=device)
        self.actions = torch.empty((steps, games), dtype=torch.int64, device=device)
        self.chances, self.values, self.gains = (torch.empty((steps, games), device=device) for _ in range(3))
        self.seats = torch.empty((steps, games), dtype=torch.int8, device=device)
        self.ended = torch.empty((steps, games), dtype=torch.bool, device=device)

    @torch.no_grad()
    def play(self, network: Network, shaping: float) -> Tensor:
        """As many steps as are kept at a time; the value of the positions reached, for the seat that is asked."""
        batch, device = self.batch, self.device
        batch.shaping = shaping
        seen, masks, seats, rewards, outcomes = (
            shared(array, device) for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.outcomes)
        )
        for step in range(self.steps):
            self.seen[step, :, :SIZE] = seen
            self.legal[step] = masks
            self.seats[step] = seats
            legal = self.masks.open(self.legal[step])
            chances, self.values[step] = network(self.seen[step], legal)
            for slot, opponent in zip(self.slots, self.league.networks, strict=True):
                theirs, _ = opponent(self.seen[step, slot], legal[slot])
                turns = (self.seats[step, slot] != self.learner_at[slot])[:, None]
                chances[slot] = torch.where(turns, theirs, chances[slot])
            actions = draw(chances)
            self.actions[step] = actions
            self.chances[step] = chances.gather(1, actions[:, None])[:, 0]
            batch.step(self.masks.numbers[actions])
            self.gains[step] = rewards[:, 0]
            self.ended[step] = outcomes == 1
        self.count()
        self.seen[self.steps, :, :SIZE] = seen
        value: Tensor = network(self.seen[self.steps], self.masks.open(masks))[1]
        return value

    def count(self) -> None:
        """Tell the league who won."""
        for number, slot in enumerate(self.slots):
            ended = self.ended[:, slot]
            gains = self.gains[:, slot].clamp(-1, 1) * (1 - 2 * self.learner_at[slot])
            self.league.count(number, float(((gains.sign() + 1) / 2)[ended].sum()), int(ended.sum()))

    def own(self) -> Tensor:
        """Which decisions were the learner's."""
        return (self.learner_at == -1) | (self.learner_at == self.seats)

    def advantages(self, last: Tensor, fade: float) -> Tensor:
        """How much better than expected each decision turned out for the seat that made it.

        Every seat has its own stream: between two of its decisions the other one may decide several times, and what that brings
        belongs to the first. For the seat that is not asked at the end, a position is worth what it costs the other."""
        games = last.shape[0]
        row = torch.arange(games, device=self.device)
        asked = shared(self.batch.seats, self.device).long()
        value = torch.stack((last, -last), 1)
        value = torch.where(asked[:, None] == 0, value, value.flip(1))
        ahead = torch.zeros_like(value)  # advantage of the seat's next decision
        gained = torch.zeros_like(value)  # since its last one
        sides = torch.tensor([1.0, -1.0], device=self.device)
        found = torch.empty_like(self.values)
        for step in reversed(range(self.steps)):
            goes_on = (~self.ended[step])[:, None]
            value, ahead, gained = value * goes_on, ahead * goes_on, gained * goes_on
            gained = gained + self.gains[step][:, None] * sides
            seat = self.seats[step].long()
            better = gained[row, seat] + value[row, seat] - self.values[step] + fade * ahead[row, seat]
            found[step] = better
            value[row, seat] = self.values[step]
            ahead[row, seat] = better
            gained[row, seat] = 0
        return found
