"""What is counted of many games between two equal players, and what it says: shares of games won, with intervals."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..arena.report import wilson
from ..games.state51.content.cards import CARDS, FACTION_NAMES

# What can become of a card, each counted once a game and seat:
EVENTS: Final = (
    "dealt",  # it lay in the first hand
    "drawn",  # it lay in the hand at some time
    "used",  # it was incorporated, conquered, cooperated with, put in by a rebuild, or played
    "incorporated",
    "rebuilt",  # it was put in by a rebuild
    "replaced",  # it gave way to one
    "conquered",
    "cooperated",
    "worked",
    "visited",
    "played",  # an instant
)
DEALT: Final = EVENTS.index("dealt")
DRAWN: Final = EVENTS.index("drawn")
USED: Final = EVENTS.index("used")
USES: Final = [EVENTS.index(name) for name in ("incorporated", "rebuilt", "conquered", "cooperated", "played")]
IDLE: Final = 0.05  # a card used in fewer of the hands it came to is named
SEATS: Final = ("first", "second")

Sets = npt.NDArray[np.int32]  # a bit for each card


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.draws = 0
        self.decisions = 0
        self.points = np.zeros(len(FACTION_NAMES), np.int64)
        self.seats = np.zeros((len(FACTION_NAMES), len(SEATS), 2), np.int64)  # by faction, order and result: lost, won
        self.cards = np.zeros((len(EVENTS), len(CARDS), 2), np.int64)  # by event, card and result

    def add(self, sets: Sets, factions: Sets, order: Sets, won: Sets, scores: Sets, decisions: int) -> None:
        """Games that ended, for both seats: what became of the cards, the faction, whether it began (0) or not, and the result:
        1, 0 or -1."""
        self.games += len(won)
        self.draws += int((won[:, 0] == 0).sum())
        self.decisions += decisions
        np.add.at(self.points, factions, scores)
        decided = won != 0
        np.add.at(self.seats, (factions[decided], order[decided], (won[decided] + 1) // 2), 1)
        for result, sign in enumerate((-1, 1)):
            bits = sets[won == sign][:, :, None] >> np.arange(len(CARDS)) & 1
            self.cards[:, :, result] += bits.sum(axis=0)

    def data(self) -> dict[str, Any]:
        factions = self.seats.sum(axis=1)
        order = self.seats.sum(axis=0)
        return {
            "games": self.games,
            "draws": self.draws,
            "decisions": self.decisions,
            "points": {name: float(self.points[i] / max(self.games, 1)) for i, name in enumerate(FACTION_NAMES)},
            "factions": {name: share(factions[i]) for i, name in enumerate(FACTION_NAMES)},
            "order": {name: share(order[i]) for i, name in enumerate(SEATS)},
            "seats": {
                name: {seat: share(self.seats[i, j]) for j, seat in enumerate(SEATS)} for i, name in enumerate(FACTION_NAMES)
            },
            "cards": {card.name: self.card(i) for i, card in enumerate(CARDS)},
            "idle": [card.name for i, card in enumerate(CARDS) if self.usage(i) < IDLE],
            "harmful": self.apart(-1),
            "helpful": self.apart(1),
        }

    def card(self, index: int) -> dict[str, Any]:
        found: dict[str, Any] = {name: share(self.cards[event, index]) for event, name in enumerate(EVENTS)}
        found["usage"] = self.usage(index)
        return found

    def usage(self, index: int) -> float:
        """In how many of the hands it came to the card was used."""
        drawn = int(self.cards[DRAWN, index].sum())
        return int(self.cards[USED, index].sum()) / drawn if drawn else 0.0

    def apart(self, side: int) -> list[str]:
        """The cards that, dealt into the first hand, make winning less likely (-1) or more likely (1), by their intervals."""
        found = []
        for index, card in enumerate(CARDS):
            low, high = share(self.cards[DEALT, index])["interval"]
            if (high < 0.5 and side < 0) or (low > 0.5 and side > 0):
                found.append(card.name)
        return found


def share(results: npt.NDArray[np.int64]) -> dict[str, Any]:
    """Of lost and won: how many there were, the share that was won, and its interval."""
    won, games = int(results[1]), int(results.sum())
    return {"games": games, "won": won, "share": won / games if games else None, "interval": list(wilson(won, games))}
