"""What the catalogue of New Angeles holds, field by field; the types of the page are made from it (tools/wire.py)."""

from typing import Any, Literal, NotRequired, TypedDict

from ...games.newangeles.content.effects import Resource, Type

Deck = Literal["action", "emergency", "asset", "event", "demand", "investment"]
Draws = Literal["biotech", "construction", "labor", "media", "security", "general"]
Tier = Literal[1, 2, 3]
# What a person may look at, where the rulebook has a clause for it.
Term = Literal[
    "asset", "capital", "corporation", "demand", "district", "emergency", "events", "hand", "investment", "promise", "resource",
    "rival", "spent", "threat", "tie", "turns",
]  # fmt: skip
Step = tuple[int, int]  # from so many on, so much capital
Effect = dict[str, Any]  # as content has it


class District(TypedDict):
    """A district of the board."""

    id: str  # what actions call it
    number: int  # its number
    tier: Tier  # its tier
    path: str  # the next district, or root
    primary: dict[str, int]  # what it produces
    secondary: dict[str, int]  # what it produces besides
    name: str  # its name


class Draw(TypedDict):
    """Cards that a corporation draws."""

    type: Draws  # their type; general: any
    cards: int  # how many


class Corporation(TypedDict):
    """The sheet of a corporation."""

    id: str  # what actions call it
    name: str  # its name
    does: str  # its contract
    text: list[str]  # all there is to say about it
    contract: dict[str, Any]  # its contract, as content has it
    four: list[Draw]  # what it draws in a game of four
    more: list[Draw]  # what it draws in a game of more


class Rival(TypedDict):
    """A rival card that is no corporation."""

    name: str  # its name
    does: str  # how it wins


class Card(TypedDict):
    """A card of any deck."""

    id: str  # what actions call it
    deck: Deck  # its deck
    name: str  # its name
    does: str  # what it does
    text: list[str]  # all there is to say about it
    type: NotRequired[Type]  # of an action card: its type
    corporation: NotRequired[str]  # of an emergency card: whose it is
    harmless: NotRequired[bool]  # whether illness does not matter to it
    effects: NotRequired[list[Effect]]  # what it does, as content has it
    ability: NotRequired[list[Effect]]  # of an asset: its abilities, as content has them
    counts: NotRequired[str]  # of an investment: what it counts; empty: what meets the demand
    steps: NotRequired[list[Step]]  # of an investment: what it pays
    meets: NotRequired[str]  # of an investment: the resource that must meet the demand; empty: none
    base: NotRequired[int]  # of an investment: what that pays
    each: NotRequired[int]  # of an investment: what each more than that pays
    most: NotRequired[int]  # of an investment: what it pays at most
    goals: NotRequired[dict[str, int]]  # of a demand: what it asks for
    threat: NotRequired[int]  # of a demand: by how much threat rises if it is not met
    back: NotRequired[str]  # of an event: what its back shows
    place: NotRequired[dict[str, list[int]]]  # of an event: where pieces come
    turns: NotRequired[int]  # of an event: how many turns its round has


# The numbers of the rules.
Numbers = TypedDict(
    "Numbers",
    {
        "capital": int,  # the capital a player begins with
        "hand-size": int,  # how many cards a hand may hold
        "threat-end": int,  # the threat at which the game ends
        "illness-threat": int,  # by how much touching illness raises threat
        "root-threat": int,  # by how much an enemy that reaches the root raises threat
        "federalist-capital": int,  # the capital the Federalist needs
        "turn-spaces": int,  # the spaces of the turn track
        "beaten": dict[str, int],  # with one's own rival card, how many others one must beat: in a game of four, or of more
        "round-track": list[Literal["standard", "demand"]],  # the rounds there are
        "latest-deal": int,  # deals after the one at hand for which support can be promised
        "longest-promise": int,  # of a promise in words: how many signs it may have
    },
)


class Catalogue(TypedDict):
    """All that is printed, with words for it."""

    numbers: Numbers  # the numbers of the rules
    due: list[int]  # the standard rounds after which a demand must be met
    pieces: dict[str, int]  # how many pieces of each kind there are
    resources: dict[Resource, int]  # the last field of each resource's track
    districts: dict[str, District]  # the districts
    corporations: dict[str, Corporation]  # the corporations
    rivals: dict[str, Rival]  # rival cards that are no corporations
    cards: dict[str, Card]  # the cards
    clauses: dict[Term, list[str]]  # the clauses to look up
