"""What a seat sees of 51st State, field by field (see ratusz.kernel.view)."""

from typing import Literal, TypedDict

from ratusz.kernel.view import Head

from ..content.cards import Line
from .state import Phase

Contact = Literal["conquer", "cooperate", "incorporate"]
Standing = Literal["used", "unused", "ready", "lacks"]  # this round; not, and not now; it can be paid; it cannot


class Marker(TypedDict):
    """A marker on a location."""

    vp: int  # the victory points it is worth
    card: str | None  # the card tucked under the location with it; null: the discard pile was empty


class Place(TypedDict):
    """A location of a state."""

    place: str  # what actions call it: the card, with a number from the second copy on (gas-station:2)
    card: str  # the card
    uses: int  # how often it was worked or visited this round
    markers: list[Marker]  # in its slots, oldest first


class Side(TypedDict):
    """A player."""

    faction: str  # the faction: base and contact card
    goods: dict[str, int]  # what lies on the Resource Table, by good; all goods are named
    vp: int  # victory points on the table
    score: int  # what it all counts now
    sources: dict[str, int]  # what that consists of: points on the table, locations, markers
    hand_size: int  # how many cards the hand holds
    hand: list[str] | None  # the cards in hand; null: another's
    known: list[str]  # cards of the hand that everybody has seen taken or named
    deals: list[str]  # deals under the base
    spoils: list[str]  # spoils under the base
    room: int  # how many more of both fit there
    state: list[Place]  # the locations, in the order they were built
    lines: list[Line]  # the contact lines used this round
    contacts: dict[Line, Standing]  # how the contact lines stand
    reach: dict[Contact, int] | None  # how far each kind of contact could reach with all that is there; null: another's
    passed: bool  # whether the player has passed this round
    left: int  # resources and workers left over at the last clean-up, which break a tie


class Tie(TypedDict):
    """What is compared where scores are equal."""

    what: Literal["hand", "left"]  # cards in hand, or resources and workers left
    rule: str  # the clause that says so
    values: list[int]  # by seat


class Paying(TypedDict):
    """Something one might think of paying a reach with."""

    source: str  # what actions call it: an instant card, contact, or a token
    reach: int  # how far it reaches
    cost: dict[str, int]  # what using it costs


class View(Head[Phase, Side]):
    """51st State as a seat sees it."""

    first: int  # the seat of the First Player
    deck: int  # how many cards the deck holds
    discard: list[str]  # the discard pile, top card first
    display: list[str]  # the cards to choose from in the Lookout phase
    next: int | None  # the round after this one; null: there is none
    played: list[str]  # instant cards of the action under way
    box: list[str]  # cards that a position made by hand leaves out of the game
    rescoring: bool  # whether a feature scores again for a location that comes by a rebuild (an option)
    resigned: int | None  # the seat that gave up
    paying: list[Paying]  # while this seat pays for a reach, what it might pay it with, whether or not that will do
    ties: list[Tie]  # after the game, what was compared to break a tie, as far as that was needed


class Figures(TypedDict, total=False):
    """The figures of events; what each kind of event has is in docs/reference/state51.md."""

    card: str  # the card
    cards: list[str] | int  # the cards that are laid out, or how many are shuffled
    count: int  # how many
    first: int  # the seat of the First Player
    good: str  # the good
    line: Line  # the contact line
    new: str  # the card that comes by a rebuild
    old: str  # the card that gives way to it
    pile: str  # deals or spoils
    place: str  # the location, as actions call it
    reach: int  # how far it reaches
    round: int  # the round
    scores: list[int]  # the scores by seat
    seat: int  # the seat whose doing it is
    source: str  # what the reach comes from: a card, contact, or a token
    vp: int  # victory points
    winners: list[int]  # the seats that have won
