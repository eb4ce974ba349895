"""A position of New Angeles: plain data, ints into the catalogues of cards.py, seats and districts as bits of masks."""

from typing import Any, Final, Literal, get_args

from ratusz.kernel.state import Action, State, Task

from ..content.cards import ASSETS, CORPORATIONS
from ..content.effects import NONE, PIECES, RESOURCES, TYPES

MOST_SEATS: Final = 6

SETUP_PHASE: Final = 0
ACTION_PHASE: Final = 1
PRODUCTION_PHASE: Final = 2
EVENT_PHASE: Final = 3
DEMAND_PHASE: Final = 4
OVER: Final = 5
Phase = Literal["setup", "action", "production", "event", "demand", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# The two offers of a deal; also how a seat stands in the support step.
MAIN: Final = 0
COUNTER: Final = 1
ABSTAINS: Final = 2
Offer = Literal["main", "counter"]
OFFERS: Final[tuple[Offer, ...]] = get_args(Offer)
Stance = Literal["main", "counter", "abstains"]
STANCES: Final[tuple[Stance, ...]] = get_args(Stance)

# How the game ended.
UNDECIDED: Final = 0
BY_DEMAND: Final = 1
BY_THREAT: Final = 2
Outcome = Literal["undecided", "demand", "threat"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

# Where capital comes from, for the result.
START: Final = 0
CONTRACTS: Final = 1
INVESTING: Final = 2
BY_ASSET: Final = 3
BY_CARD: Final = 4
TRADING: Final = 5
SOURCES: Final = ("start", "contract", "investment", "asset", "card", "trade")
LEDGER: Final = len(SOURCES)

ALL_SEATS: Final = -1  # a mask: everybody, spectators too
BACK_SEEN: Final = 1 << 6  # in event_seen: the back of the card is known to all

Known = tuple[int, int, int]  # viewer, holder, card
Terms = tuple[Any, ...]  # see goods.py
Trade = tuple[Any, ...]  # see trade.py

NOTHING: Final[list[Any]] = []  # the default of every list; never changed, always replaced


class Angeles(State):
    __slots__ = (
        "active", "any_decks", "asset", "asset_deck", "asset_moment", "bar", "bet_on", "bettor", "bound", "box", "broken",
        "capital", "card", "chosen", "cleared", "corporations", "countering", "dealt", "decided", "decks", "declaration",
        "declared_offer", "demand", "demand_deck", "discard", "drawn", "event_deck", "event_seen", "exhausted", "extra",
        "extra_for", "faceup", "hands", "holder", "ill", "investment_deck", "investments", "keeper", "kept", "known", "ledger",
        "main", "moved", "mute", "next_trade", "no_limit", "notes", "offered_by", "outcome", "paid_android", "phase", "picked",
        "pieces", "rehearsing", "reshuffle_under", "rise", "rivals", "seat_of", "shuffle_declined", "stance", "sum",
        "supply", "support", "threat", "trades", "turn_track", "under", "under_seen", "won",
    )  # fmt: skip

    def __init__(self, stack: list[Task], rng: int, fixed: tuple[int | tuple[int, ...], ...], revealed: int) -> None:
        super().__init__(stack, rng, fixed, revealed)
        # The table's choices before the game.
        self.any_decks: bool = False  # NA-31.0: a General draw may mix decks
        self.reshuffle_under: bool = False  # NA-16.2: the new decks go under what is left
        self.shuffle_declined: bool = False  # NA-18.2: declined investments are shuffled in
        # The course of the game.
        self.phase: int = SETUP_PHASE
        self.round = 0  # on the round track, from 1
        self.outcome: int = UNDECIDED
        self.active: int = NONE  # the holder of the active-player token
        # The city: for each kind of piece, the districts that have one.
        self.pieces: list[int] = NOTHING
        self.threat: int = 0
        self.supply: list[int] = NOTHING
        self.demand: int = NONE
        # The players, by seat.
        self.corporations: list[int] = NOTHING
        self.capital: list[int] = NOTHING
        self.ledger: list[int] = NOTHING  # capital by seat and source, flat
        self.hands: list[list[int]] = NOTHING  # sorted
        self.known: list[Known] = NOTHING  # cards in a hand that somebody else has a right to know of
        self.rivals: list[int] = NOTHING
        self.investments: list[int] = NOTHING  # kept ones
        self.dealt: list[int] = NOTHING  # two investments each, to choose from
        self.seat_of: list[int] = NOTHING  # by corporation; NA-26.1
        # Cards that are one of a kind.
        self.holder: list[int] = NOTHING  # of each asset in play
        self.exhausted: int = 0  # a bit for each asset
        self.keeper: list[int] = NOTHING  # of each corporation's emergency card, while in a play area
        self.faceup: int = 0  # a bit for each emergency card
        self.under: int = NONE  # the rival card under the board
        self.under_seen: int = 0  # the seats that know it
        # Decks; the last item is the top card.
        self.decks: list[list[int]] = NOTHING
        self.discard: list[int] = NOTHING
        self.asset_deck: list[int] = NOTHING
        self.turn_track: list[int] = NOTHING
        self.event_deck: list[int] = NOTHING
        self.event_seen: list[int] = NOTHING  # by position in the deck: the seats that know the card there
        self.demand_deck: list[int] = NOTHING
        self.investment_deck: list[int] = NOTHING
        # The deal.
        self.asset: int = NONE  # revealed
        self.main: int = NONE
        self.box: list[int] = NOTHING  # counteroffers, the latest last
        self.countering: int = NONE
        self.offered_by: list[int] = NOTHING  # by card in the box
        self.stance: list[int] = NOTHING
        self.support: list[list[int]] = NOTHING  # facedown cards, by the seat that laid them
        self.extra: int = NONE  # a support card from a deck, which nobody knows
        self.extra_for: int = NONE
        self.bar: int = 0  # seats that cannot support the counteroffer
        self.mute: int = 0  # seats that cannot trade in this deal
        self.bettor: int = NONE
        self.bet_on: int = NONE
        self.declaration: tuple[Action, ...] = ()
        self.declared_offer: int = NONE
        self.decided: int = NONE  # the offer an asset chose as the winner
        self.won: int = NONE  # the winning offer
        # The turn.
        self.drawn: int = 0  # types drawn from in this draw list
        self.no_limit: int = 0  # seats that do not discard down to hand size this turn
        # The card, ability or event being resolved.
        self.card: int = NONE  # an action or emergency card, else NONE
        self.ill: int = 0  # ill districts it affected, unless that does not matter to it
        self.cleared: int = 0  # districts it removed something from
        self.chosen: int = NONE  # the district it chose
        self.moved: int = 0  # districts with an android it moved there
        self.paid_android: bool = False
        self.bound: tuple[Action, ...] = ()  # what its resolver declared and must do
        self.rehearsing: bool = False  # only imagined, for a declaration
        self.picked: int = NONE  # the player it chose
        self.sum: int = 0  # what the players paid together
        self.rise: int = 0  # threat increases during the event
        self.asset_moment: int = NONE  # the asset whose ability is under way
        # Trading.
        self.trades: list[Trade] = NOTHING
        self.notes: list[Trade] = NOTHING
        self.next_trade: int = 1
        self.kept: list[int] = NOTHING  # by seat, how many promises; replaced, never changed, so that clones share it
        self.broken: list[int] = NOTHING

    def clone(self) -> "Angeles":
        g = Angeles(self.stack.copy(), self.rng, self.fixed, self.revealed)
        g.any_decks = self.any_decks
        g.reshuffle_under = self.reshuffle_under
        g.shuffle_declined = self.shuffle_declined
        g.phase = self.phase
        g.round = self.round
        g.outcome = self.outcome
        g.active = self.active
        g.pieces = self.pieces.copy()
        g.threat = self.threat
        g.supply = self.supply.copy()
        g.demand = self.demand
        g.corporations = self.corporations.copy()
        g.capital = self.capital.copy()
        g.ledger = self.ledger.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.known = self.known.copy()
        g.rivals = self.rivals.copy()
        g.investments = self.investments.copy()
        g.dealt = self.dealt.copy()
        g.seat_of = self.seat_of.copy()
        g.holder = self.holder.copy()
        g.exhausted = self.exhausted
        g.keeper = self.keeper.copy()
        g.faceup = self.faceup
        g.under = self.under
        g.under_seen = self.under_seen
        g.decks = [deck.copy() for deck in self.decks]
        g.discard = self.discard.copy()
        g.asset_deck = self.asset_deck.copy()
        g.turn_track = self.turn_track.copy()
        g.event_deck = self.event_deck.copy()
        g.event_seen = self.event_seen.copy()
        g.demand_deck = self.demand_deck.copy()
        g.investment_deck = self.investment_deck.copy()
        g.asset = self.asset
        g.main = self.main
        g.box = self.box.copy()
        g.countering = self.countering
        g.offered_by = self.offered_by.copy()
        g.stance = self.stance.copy()
        g.support = [pile.copy() for pile in self.support]
        g.extra = self.extra
        g.extra_for = self.extra_for
        g.bar = self.bar
        g.mute = self.mute
        g.bettor = self.bettor
        g.bet_on = self.bet_on
        g.declaration = self.declaration
        g.declared_offer = self.declared_offer
        g.decided = self.decided
        g.won = self.won
        g.drawn = self.drawn
        g.no_limit = self.no_limit
        g.card = self.card
        g.ill = self.ill
        g.cleared = self.cleared
        g.chosen = self.chosen
        g.moved = self.moved
        g.paid_android = self.paid_android
        g.bound = self.bound
        g.rehearsing = self.rehearsing
        g.picked = self.picked
        g.sum = self.sum
        g.rise = self.rise
        g.asset_moment = self.asset_moment
        g.trades = self.trades.copy()
        g.notes = self.notes.copy()
        g.kept = self.kept
        g.broken = self.broken
        g.next_trade = self.next_trade
        return g

    def seats(self) -> int:
        return len(self.capital)

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        return (seat + 1) % len(self.capital)

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on; the list is shared."""
        return CLOCKWISE[len(self.capital)][first]


def round_from(first: int, seats: int) -> list[int]:
    return [(first + i) % seats for i in range(seats)]


CLOCKWISE: Final[list[list[list[int]]]] = [
    [round_from(first, seats) for first in range(seats)] for seats in range(MOST_SEATS + 1)
]  # by how many there are, and the first


def new_state(seats: int, rng: int) -> Angeles:
    """An empty table."""
    g = Angeles([], rng, (), 0)
    g.pieces = [0] * len(PIECES)
    g.supply = [0] * len(RESOURCES)
    g.corporations = [NONE] * seats
    g.capital = [0] * seats
    g.ledger = [0] * (seats * LEDGER)
    g.hands = [[] for _ in range(seats)]
    g.known = []
    g.rivals = [NONE] * seats
    g.investments = [NONE] * seats
    g.dealt = []
    g.seat_of = [NONE] * CORPORATIONS
    g.holder = [NONE] * ASSETS
    g.keeper = [NONE] * CORPORATIONS
    g.decks = [[] for _ in TYPES]
    g.discard = []
    g.asset_deck = []
    g.turn_track = []
    g.event_deck = []
    g.event_seen = []
    g.demand_deck = []
    g.investment_deck = []
    g.box = []
    g.offered_by = []
    g.stance = [NONE] * seats
    g.support = [[] for _ in range(seats)]
    g.trades = []
    g.notes = []
    g.kept = [0] * seats
    g.broken = [0] * seats
    return g
