"""A position of 51st State."""

from typing import Final, Literal, get_args

from ratusz.kernel.state import State, Task

from ..content.cards import CARDS
from ..content.effects import VP

Marker = tuple[int, int]  # victory points, card (NONE: the discard pile was empty)

SEATS: Final = 2

LOOKOUT_PHASE: Final = 0
PRODUCTION_PHASE: Final = 1
ACTION_PHASE: Final = 2
CLEANUP_PHASE: Final = 3
OVER: Final = 4
MOST: Final = 999  # of any good on the Resource Table; beyond that, no game leads
Phase = Literal["lookout", "production", "action", "cleanup", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class Player:
    """One side of the table. Lists by place (places, uses, markers) run in step; a place keeps its index for the whole game."""

    __slots__ = (
        "deals", "faction", "goods", "hand", "known", "left", "lines", "markers", "passed", "places", "spoils", "uses",
    )  # fmt: skip

    def __init__(
        self,
        faction: int,
        goods: list[int],
        hand: list[int],
        known: list[int],
        deals: list[int],
        spoils: list[int],
        places: list[int],
        uses: list[int],
        markers: list[tuple[Marker, ...]],
        lines: int,
        passed: bool,
        left: int,
    ) -> None:
        self.faction = faction
        self.goods = goods  # the Resource Table, by good, victory points included
        self.hand = hand  # sorted
        self.known = known  # cards of the hand the opponent saw taken or heard named
        self.deals = deals
        self.spoils = spoils
        self.places = places  # the state: incorporated locations
        self.uses = uses  # works or visits this round
        self.markers = markers
        self.lines = lines  # bit set: contact lines used this round
        self.passed = passed
        self.left = left  # resources and workers unspent at the end of a round, for the tie-break

    def clone(self) -> "Player":
        return Player(
            self.faction,
            self.goods.copy(),
            self.hand.copy(),
            self.known.copy(),
            self.deals.copy(),
            self.spoils.copy(),
            self.places.copy(),
            self.uses.copy(),
            self.markers.copy(),
            self.lines,
            self.passed,
            self.left,
        )

    def having(self, icon: int) -> int:
        """How many locations of the state carry the icon (cards are counted, not icons)."""
        return sum([1 for card in self.places if CARDS[card].icons >> icon & 1])

    def score(self) -> int:
        """S51-END.2: table, locations, markers."""
        return self.goods[VP] + len(self.places) + sum([vp for markers in self.markers for vp, _ in markers])


def new_player(faction: int) -> Player:
    return Player(faction, [0] * (VP + 1), [], [], [], [], [], [], [], 0, False, 0)


class State51(State):
    __slots__ = (
        "box",
        "deck",
        "discard",
        "display",
        "first",
        "phase",
        "played",
        "players",
        "rescoring",
        "resigned",
    )

    def __init__(
        self,
        stack: list[Task],
        rng: int,
        fixed: tuple[int | tuple[int, ...], ...],
        revealed: int,
        players: list[Player],
        deck: list[int],
        discard: list[int],
        display: list[int],
        played: list[int],
        box: tuple[int, ...],
        round: int,
        phase: int,
        first: int,
        rescoring: bool,
        resigned: int,
    ) -> None:
        super().__init__(stack, rng, fixed, revealed)
        self.players = players
        self.deck = deck  # the last item is the top card
        self.discard = discard
        self.display = display
        self.played = played  # instants of the action under way
        self.box = box  # cards a hand-made position leaves out of the game
        self.round = round
        self.phase = phase
        self.first = first
        self.rescoring = rescoring  # ruling D4: a feature scores again for a matching location that comes by a rebuild
        self.resigned = resigned  # the seat that gave up, or NONE

    def clone(self) -> "State51":
        a, b = self.players
        return State51(
            self.stack.copy(),
            self.rng,
            self.fixed,
            self.revealed,
            [a.clone(), b.clone()],
            self.deck.copy(),
            self.discard.copy(),
            self.display.copy(),
            self.played.copy(),
            self.box,
            self.round,
            self.phase,
            self.first,
            self.rescoring,
            self.resigned,
        )
