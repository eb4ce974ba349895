"""What the catalogue of 51st State holds, field by field; the types of the page are made from it (tools/wire.py)."""

from typing import Literal, TypedDict

from ...games.state51.content.cards import Line
from ...games.state51.position.seen import Contact

LocationKind = Literal["open", "closed", "action", "feature"]
# What a person may look at or want to do, where the rulebook has a clause for it.
Term = Literal[
    "deck", "first-player", "line", "lead",
    "conquer", "cooperate", "incorporate", "rebuild", "gather", "visit", "work", "exchange", "pass",
]  # fmt: skip
Goods = dict[str, int]  # how much of each good


class Ability(TypedDict):
    """What a location does."""

    cost: Goods  # what is paid for it, besides workers
    gives: Goods  # what it gives; a marker counts as its victory points
    each: str | None  # the icon that counts: so much for each location that has it; null: once
    marks: bool  # whether it gives markers, which lie in its slots


# A card that is played for its reach.
Instant = TypedDict(
    "Instant",
    {
        "class": Literal["instant"],  # what it is
        "kind": Literal["instant"],  # what it is
        "name": str,  # its name
        "count": int,  # how often it is in the deck
        "contact": Contact,  # the kind of contact it helps
        "reach": int,  # how far it reaches
        "cost": Goods,  # what playing it costs
        "short": str,  # what it does, in one short sentence
        "text": list[str],  # all there is to say about it
        "clauses": list[str],  # the clauses about such cards
        "held": list[str],  # the actions it is for while it is in hand
        "built": list[str],  # the actions it is for while it lies in a state: none
    },
)

# A location.
Location = TypedDict(
    "Location",
    {
        "class": Literal["location"],  # what it is
        "kind": LocationKind,  # open or closed production, action or feature
        "name": str,  # its name
        "count": int,  # how often it is in the deck
        "distance": int,  # how far away it is
        "icons": list[str],  # its icons
        "deal": Goods,  # what it brings as a deal
        "spoils": Goods,  # what it brings as spoils
        "ability": Ability,  # what it does
        "short": str,  # what it does, in one short sentence
        "used": Literal["work", "visit"] | None,  # what its uses are: the owner's work, or the other's visits; null: it has none
        "text": list[str],  # all there is to say about it
        "clauses": list[str],  # the clauses about such cards
        "held": list[str],  # the actions it is for while it is in hand
        "built": list[str],  # the actions it is for while it lies in the own state
    },
)

Card = Instant | Location


class FactionLine(TypedDict):
    """A line of a contact card."""

    cost: Goods  # what using it costs
    reach: int  # how far it reaches; 0: it rebuilds
    vp: int  # the victory points it brings


class Faction(TypedDict):
    """A faction: base and contact card."""

    name: str  # its name
    production: Goods  # what the base produces
    lines: dict[Line, FactionLine]  # the lines of the contact card
    text: list[str]  # all there is to say about it
    clauses: list[str]  # the clauses about bases


class Token(TypedDict):
    """A contact token."""

    contact: Contact  # the kind of contact it helps
    reach: int  # how far it reaches


# The numbers of the rules.
Numbers = TypedDict(
    "Numbers",
    {
        "rounds": int,  # how many rounds a game has at most
        "lookout": int,  # how many cards are laid out in the Lookout phase
        "picks": int,  # how many of them each player takes
        "start-hand": int,  # how many cards a hand begins with
        "base-limit": int,  # how many deals and spoils a base has room for, together
        "slot-limit": int,  # how many markers a location has room for
    },
)


class Catalogue(TypedDict):
    """All that is printed, with words for it."""

    cards: dict[str, Card]  # the cards, by their names in actions
    factions: dict[str, Faction]  # the factions
    goods: list[str]  # all goods, in their order
    tokens: dict[str, Token]  # of the goods, the contact tokens
    numbers: Numbers  # the numbers of the rules
    clauses: dict[Term, list[str]]  # the clauses to look up
