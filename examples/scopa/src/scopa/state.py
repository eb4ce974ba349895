"""The state of a game."""

from typing import Final

from ratusz.kernel.state import State, Task

from .cards import PACK

NOBODY: Final = -1
SOURCES: Final = ("sweeps", "cards", "coins", "settebello", "primiera")
SWEEPS, CARDS, COINS, SETTEBELLO, PRIMIERA = range(len(SOURCES))
LENGTHS: Final = ("deal", "match")  # one deal, or as many as it takes (SCOPA-END)


class Scopa(State):
    """Plain data. Hands (sorted), piles of taken cards and points by source are by seat; the top of the deck comes last."""

    __slots__ = ("dealer", "deck", "hands", "last", "length", "played", "scored", "table", "taken")

    def __init__(self, stack: list[Task], rng: int, fixed: tuple[int | tuple[int, ...], ...], revealed: int, seats: int) -> None:
        super().__init__(stack, rng, fixed, revealed)
        self.length = LENGTHS[0]
        self.dealer = 0
        self.last = NOBODY  # who took last
        self.deck: list[int] = []
        self.table: list[int] = []
        self.played: list[int] = []  # the card that is taking, while its player chooses what
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.scored = [[0] * len(SOURCES) for _ in range(seats)]

    def clone(self) -> "Scopa":
        g = Scopa(self.stack.copy(), self.rng, self.fixed, self.revealed, 0)
        g.length, g.round, g.dealer, g.last = self.length, self.round, self.dealer, self.last
        g.deck, g.table, g.played = self.deck.copy(), self.table.copy(), self.played.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.taken = [pile.copy() for pile in self.taken]
        g.scored = [points.copy() for points in self.scored]
        return g

    def seats(self) -> int:
        return len(self.hands)

    def points(self, seat: int) -> int:
        return sum(self.scored[seat])

    def from_dealer(self) -> list[int]:
        """The seats in the order of play."""
        return [(self.dealer + 1 + number) % self.seats() for number in range(self.seats())]

    def placed(self) -> list[int]:
        return [card for pile in [self.deck, self.table, self.played, *self.hands, *self.taken] for card in pile]

    def box(self) -> list[int]:
        """Cards a position has left out: they come back with the next deal."""
        placed = self.placed()
        return [card for card in PACK if card not in placed]
