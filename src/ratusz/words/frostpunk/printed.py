"""What the catalogue of Frostpunk holds, field by field; the types of the page are made from it (tools/wire.py)."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ...games.frostpunk.content.effect_entries import Colour
from ...games.frostpunk.content.effects import Pawn, Range, Who
from ...games.frostpunk.position.figures import Meaning

Group = Literal["starting", "basic", "shelter", "law", "scenario"]
Ring = Literal["near", "far"]
# What a person may look at, where the rulebook has a clause for it.
Term = Literal[
    "advisor", "citizen", "cold", "deaths", "drawer", "food", "goods", "heat", "hunger", "law", "mobilise", "night", "pawn",
    "place", "route", "storm", "token", "who",
]  # fmt: skip
Goods = dict[str, int]  # how much of each good
Effects = list[dict[str, Any]]  # as content has them
Hex = Annotated[list[int], tuple[int, int]]  # axial coordinates


class Way(TypedDict):
    """Something one may choose, in words."""

    caption: str  # in short
    does: str  # what comes of it
    price: Goods  # what it takes: paid, or laid on the card


class Price(TypedDict):
    """What an option costs; besides, what it needs and does, as content has it."""

    cost: NotRequired[Goods]  # what is paid
    needs: NotRequired[dict[str, Any]]  # what must hold
    effects: NotRequired[Effects]  # what it does
    now: NotRequired[Effects]  # of a way on from a place: what it does at once
    way: NotRequired[str]  # of a way on from a place: return or continue
    next: NotRequired[str]  # of a way on from a place: the kind of the next one
    then: NotRequired[str]  # of an event: where it goes afterwards


class Special(TypedDict):
    """A special action of a card."""

    pawn: str  # who may take it
    cost: Goods  # what it costs
    put: Goods  # what is laid on the card
    needs: dict[str, Any]  # what must hold
    effects: Effects  # what it does
    cold: bool  # whether it is done in the cold
    once: bool  # whether it can be done once only


class Ability(TypedDict):
    """What a citizen card is played for."""

    actions: list[str]  # the actions
    effects: Effects  # what it does
    buildings: list[str]  # the buildings it is for; none: all
    fields: list[str]  # where a gather may happen; none: as usual
    warm: bool  # whether it makes warm
    cost: Goods  # what it costs


class Named(TypedDict):
    """What every card has."""

    name: str  # its name
    story: str  # its story
    does: list[str]  # what it does


class Card(Named, total=False):
    """A card of any deck, an advisor, or the mobilisation; each has some of these fields."""

    id: str  # what actions call it
    deck: str  # its deck
    at: list[str]  # of what it does, what comes at once, before any choice
    effects: Effects  # the same as content has it
    lasting: dict[str, int]  # what it changes for good
    option: list[Price]  # its options: what they cost
    options: list[Way]  # its options in words
    special: Special | None  # its special action
    action: Way  # its special action in words
    then: str  # of an event: where it goes afterwards
    during: list[dict[str, Any]]  # of an event: what it does in every such phase, as content has it
    law: str  # of a consequence: the law it follows
    tokens: dict[str, Effects]  # of a scenario card: by round, what its activation token sets off
    kind: str  # of an expedition: A, B, C or S; of an event: what kind of event
    fields: int  # of an expedition: how many fields it has
    hint: str  # of an expedition: what it promises
    hinted: str  # the same in words
    cost: int  # of a technology: how many rounds it takes
    pair: str  # of a law: the one that excludes it
    unlocks: list[str]  # of a law: the buildings it unlocks
    cold: int  # of the weather: by how much the cold marker moves
    red: int  # of the weather: by how much the red indicator moves
    orange: int  # of the weather: by how much the orange one does
    yellow: int  # of the weather: by how much the yellow one does
    expedition: int  # of the weather: how far scouts move
    storm: int  # of the weather: by how much the storm comes nearer
    type: Who  # of a citizen: the type
    trade: str  # of a citizen: the trade
    ability: Ability  # of a citizen: what it is played for
    serves: list[str]  # of a citizen: the buildings it is played for, or else the actions
    brings: str  # of a citizen: what that brings, in words
    start: dict[str, Any]  # of a citizen: what giving it up at the start costs, as content has it
    costs: str  # the same in words
    death: dict[Who, Effects]  # of a citizen: what its death brings, by the type that has died
    mourned: dict[Who, str]  # the same in words
    token: str  # of an advisor: the token it asks for


class SideWords(TypedDict):
    """A side of a building tile in words."""

    name: str  # its name
    does: str  # its action
    text: list[str]  # all there is to say about it


class Side(TypedDict):
    """A side of a building tile."""

    insulation: Colour  # its insulation
    cost: Goods  # what using it costs
    cheaper: str  # what lowers that
    action: Effects  # its action
    hunting: int  # how many may hunt
    expeditions: int  # how many expeditions it allows


# A building.
Building = TypedDict(
    "Building",
    {
        "id": str,  # what actions call it
        "name": str,  # its name
        "group": Group,  # where it lies on the board
        "count": int,  # how many tiles there are
        "size": Literal["small", "large"],  # whether it takes a field or a tile
        "base": Side,  # the side it is raised with
        "upgraded": Side | None,  # the other side
        "sides": list[SideWords],  # both in words
        "rule": str,  # the clause about it
        "cost": Goods | None,  # what it costs; null: it cannot be raised
        "upgrade-cost": Goods,  # what its upgrade costs
        "engineers": bool,  # whether only engineers may use it
        "fixed": bool,  # whether it cannot be demolished
        "beds": int,  # how many beds it has
        "child-beds": int,  # how many of children
        "deposit": str,  # the goods it must stand on; empty: none
        "outside": bool,  # whether it cannot stand on the Generator tile
        "warms": bool,  # whether it warms its tile
        "jail": bool,  # whether it is a jail
        "raised": Effects,  # what raising it does
        "does": str,  # what one wants to know who is about to raise it
        "text": list[str],  # all there is to say about it
    },
)

# The tracks of the boards.
Tracks = TypedDict(
    "Tracks",
    {
        "rounds": int,  # how many rounds there are
        "overload": int,  # fields of the overload track
        "deaths": int,  # deaths that lose the game
        "hope": int,  # fields of hope
        "discontent": int,  # tokens of discontent that lose the game
        "citizens": int,  # the most citizens of a type
        "food": int,  # the most food
        "hunger": int,  # the most hunger
        "epidemic": int,  # the sick of a type that lose the game
        "famine": int,  # hunger that loses the game
        "automatons": int,  # the most automatons
        "trees": int,  # the most trees
        "steel": int,  # the most steel
        "exhausted": int,  # exhausted tokens of a type
        "tokens": int,  # tokens of each type of hope and discontent
        "laws": int,  # laws that can be passed
        "round-types": list[Who],  # the types by turns
        "section": int,  # citizens to a section of their track
        "pawns": list[int],  # the most pawns, by type
        "hands": list[int],  # the most citizen cards in hand, by the number of players
    },
)


class Heat(TypedDict):
    """The heat track."""

    fields: int  # how many fields it has
    heat: int  # where the heat marker begins
    cold: int  # where the cold marker begins
    red: int  # where the red indicator begins
    orange: int  # where the orange one begins
    yellow: int  # where the yellow one begins
    steps: list[Who]  # who falls ill of each step between the markers


class Numbers(TypedDict):
    """The numbers of the boards."""

    box: dict[str, int]  # how many there are of what scenarios may ask for
    tower: dict[str, dict[str, float]]  # how cubes pass through the tower, plain and upgraded
    heat: Heat  # the heat track
    tracks: Tracks  # the other tracks
    actions: dict[str, int]  # how much the actions bring
    sickness: list[dict[str, int]]  # the sections of the sickness tracks
    hunger: list[dict[str, int]]  # the sections of the hunger track


class Place(TypedDict):
    """A place of the map."""

    at: Hex  # where it lies
    ring: Ring  # its ring
    zone: int  # its zone of heat, from 1


class Board(TypedDict):
    """The map: axial coordinates, clockwise from the upper right."""

    petals: list[dict[str, Any]]  # the hexes of the Generator tile, as content has them
    fields: dict[str, Hex]  # its fields
    drawer: Hex  # the one that is the drawer of the tower
    zone: int  # the zone of heat they lie in, from 1
    ranges: dict[Range, int]  # by indicator, the zone it warms, with those inside it
    places: dict[str, Place]  # the places around it
    corners: list[str]  # the far places in the corners of the frame
    adjacent: dict[str, list[str]]  # the fields next to each field
    grounds: dict[str, str]  # what kinds of ground are called
    wall: list[dict[str, Any]]  # the tokens of the wall, as content has them
    frame: list[dict[str, Any]]  # the pieces of the frame, as content has them


class Tile(TypedDict):
    """A tile of the map."""

    id: str  # what events call it
    ring: Ring  # its ring
    a: str  # what is printed on its first field
    b: str  # what is printed on its second one
    food: int  # the food that is found


class Society(TypedDict):
    """A society."""

    name: str  # its name
    text: list[str]  # all there is to say about it
    levels: dict[Literal["normal", "hard"], dict[str, Any]]  # what it begins with, by difficulty, as content has it


class Catalogue(TypedDict):
    """All that is printed, with words for it."""

    numbers: Numbers  # the numbers of the boards
    map: Board  # the map
    tiles: dict[str, Tile]  # the tiles of the map
    buildings: dict[str, Building]  # the buildings
    societies: dict[str, Society]  # the societies
    scenarios: dict[str, dict[str, Any]]  # the scenarios, as content has them, with names
    cards: dict[str, Card]  # the cards
    advisors: dict[str, Card]  # the advisors
    mobilisation: Card  # the card of a game alone
    pawns: dict[Pawn, Who | None]  # the type each kind of pawn belongs to; null: to none
    figures: dict[str, Meaning]  # what more of each figure of a preview means to the city, in the order they are told
    clauses: dict[Term, list[str]]  # the clauses to look up
