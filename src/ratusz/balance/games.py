"""Masses of games of the expert against itself, watched: what became of every card, and who won.

What is counted is read off the actions and the rows, so the players know nothing of it. Every row of the batch plays the same
number of games, give or take one, whatever their length: counting the first that end would favour short ones.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Final

import numpy as np
import numpy.typing as npt

from ..bots.network import Network
from ..games.state51.content.cards import CARDS, INSTANT, REBUILD
from ..games.state51.strategy.encoding import (
    ACTIONS,
    BLOCK,
    BY_FREE,
    BY_PRICED,
    ITEMS,
    LOCATIONS,
    PAY_BLOCK,
    PAYMENTS,
    PLACE_CARDS,
    REACH_BLOCK,
    REBUILD_BLOCK,
    VISIT_BLOCK,
    WORK_BLOCK,
)
from ..kernel.problem import Problem
from ..vector import Batch
from ..vector.loading import is_kept
from ..vector.rules import row as r
from ..vector.rules.step import ENDED
from .players import ROWS, Cpu, Experts, Gpu
from .tally import DEALT, DRAWN, EVENTS, USED, USES, Tally

Words = npt.NDArray[np.int32]
Rows = npt.NDArray[np.int64]  # numbers of rows
FEW: Final = 300  # games on the CPU that are over in plain Python before the rows are compiled for them
NOTHING: Final = len(EVENTS)  # where actions go that are not counted
HANDS: Final = [r.player_at(seat) + r.HAND + plane for seat in (0, 1) for plane in (0, 1)]
READ: Final = [*HANDS, r.CLOCK, r.player_at(0) + r.STATUS, r.player_at(1) + r.STATUS]


def effects() -> tuple[Words, Words, Words]:
    """For every action: the event it is, the card it is about as a set, and the card that gives way to it."""
    events = np.full(ACTIONS, NOTHING, np.int32)
    cards = np.zeros(ACTIONS, np.int32)
    replaced = np.zeros(ACTIONS, np.int32)
    for line, event in enumerate(("conquered", "cooperated", "incorporated")):
        for card in LOCATIONS:
            at = (REACH_BLOCK + line) * BLOCK + card
            events[at], cards[at] = EVENTS.index(event), 1 << card
    for block, event in ((VISIT_BLOCK, "visited"), (WORK_BLOCK, "worked")):
        for place, card in enumerate(PLACE_CARDS):
            events[block * BLOCK + place], cards[block * BLOCK + place] = EVENTS.index(event), 1 << card
    for i, card in enumerate(LOCATIONS):
        for place, old in enumerate(PLACE_CARDS):
            at = (REBUILD_BLOCK + i) * BLOCK + place
            events[at], cards[at], replaced[at] = EVENTS.index("rebuilt"), 1 << card, 1 << old
    return events, cards, replaced


def instants() -> Words:
    """For every contact line and action the instants that are played by it, as a set."""
    found = np.zeros((REBUILD, ACTIONS), np.int32)
    for number, sources in enumerate(PAYMENTS):
        block, item = divmod(number, ITEMS)
        for card, entry in enumerate(CARDS):
            if entry.kind == INSTANT and (BY_PRICED if entry.cost else BY_FREE) in sources:
                found[entry.contact, (PAY_BLOCK + block) * BLOCK + item] |= 1 << card
    return found


class Watch:
    """What became of the cards in the games under way: for each row and seat a set of cards for each event."""

    def __init__(self, size: int, games: int) -> None:
        self.left = np.full(size, games // size) + (np.arange(size) < games % size)  # games that are still counted, by row
        self.rows = np.arange(size)
        self.sets = np.zeros((size, 2, NOTHING + 1), np.int32)
        self.factions = np.zeros((size, 2), np.int32)
        self.order = np.zeros((size, 2), np.int32)
        self.decisions = np.zeros(size, np.int64)
        self.lines = np.zeros(size, np.int32)  # the contact line used last
        self.events, self.cards, self.replaced = effects()
        self.instants = instants()
        self.tally = Tally()

    def begin(self, which: Rows, words: Words) -> None:
        """A game begins in these rows."""
        hands = in_hands(words)[which]
        self.sets[which] = 0
        self.sets[which, :, DEALT] = hands
        status = words[which, -2:]
        self.factions[which] = status >> 8 * (r.FACTION % 4) & 255
        self.order[which] = np.arange(2) != (words[which, -3] >> 8 * (r.FIRST % 4) & 255)[:, None]
        self.decisions[which] = 0

    def see(self, seats: Words, actions: Words, words: Words) -> None:
        """One decision in every row."""
        lines = actions // BLOCK - REACH_BLOCK
        self.lines = np.where((lines >= 0) & (lines < REBUILD), lines, self.lines)
        mine = self.sets[self.rows, seats]
        mine[self.rows, self.events[actions]] |= self.cards[actions]
        mine[:, EVENTS.index("replaced")] |= self.replaced[actions]
        mine[:, EVENTS.index("played")] |= self.instants[self.lines, actions]
        self.sets[self.rows, seats] = mine
        self.sets[:, :, DRAWN] |= in_hands(words)
        self.decisions += 1

    def end(self, ended: Rows, won: Words, scores: Words) -> None:
        """The games in these rows are over."""
        counted = ended[self.left[ended] > 0]
        self.left[counted] -= 1
        sets = self.sets[counted][:, :, :NOTHING]
        sets[:, :, USED] = np.bitwise_or.reduce(sets[:, :, USES], axis=2) & sets[:, :, DRAWN]
        self.tally.add(
            sets, self.factions[counted], self.order[counted], won[counted], scores[counted], int(self.decisions[counted].sum())
        )


def in_hands(words: Words) -> Words:
    """What both players have in hand, as sets."""
    return np.stack([words[:, 0] | words[:, 1], words[:, 2] | words[:, 3]], axis=1)


def to_be_compiled(games: int, device: str) -> bool:
    """Whether the rows have to be compiled first, which takes long."""
    return device == "cpu" and games > FEW and not is_kept("cpu")


def play(network: Network, games: int, seed: str, device: str, progress: Callable[[int], None] | None = None) -> Tally:
    """The expert against itself in so many games. Few are not compiled for, unless that has been done: they are the same."""
    on = Gpu() if device == "cuda" else Cpu()
    size = min(games, ROWS[device])
    plain = device == "cpu" and games <= FEW and not is_kept("cpu")
    try:
        return watched(network, batch_of(size, seed, "plain" if plain else device), on, games, progress)
    except on.short:
        raise Problem("memory-short", games=size) from None


def batch_of(size: int, seed: str, device: str) -> Batch:
    try:
        batch = Batch(size, device)
    except (ImportError, RuntimeError):
        raise Problem("gpu-missing") from None
    batch.reset(int.from_bytes(sha256(seed.encode()).digest()[:6], "big"))
    return batch


def watched(network: Network, batch: Batch, on: Cpu | Gpu, games: int, progress: Callable[[int], None] | None) -> Tally:
    experts = Experts(network, batch, on)
    watch = Watch(batch.size, games)
    rows = on.taken(batch.rows)
    read = on.taken(np.array(READ))
    words: Words = on.host(rows[:, read])
    watch.begin(watch.rows, words)
    while (watch.left > 0).any():
        actions = experts.decide()
        seats = on.host(on.taken(batch.seats))
        batch.step(actions)
        watch.see(seats, on.host(actions), words)
        words = on.host(rows[:, read])
        ended = np.flatnonzero(on.host(on.taken(batch.outcomes)) == ENDED)
        if len(ended):
            results, scores = [on.host(on.taken(array)).astype(np.int32) for array in (batch.rewards, batch.scores)]
            watch.end(ended, results, scores)
            watch.begin(ended, words)
            if progress is not None:
                progress(watch.tally.games)
    return watch.tally
