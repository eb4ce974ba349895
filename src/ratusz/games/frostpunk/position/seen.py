"""What a seat sees of Frostpunk, field by field (see ratusz.kernel.view).

In a table of numbers what is not named is 0, unless a field says that all are named.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ratusz.kernel.view import Head

from ..content.effects import Pawn, Range, Who
from ..rules.course.ending import Cause, Danger
from .state import Phase

Pair = Annotated[list[int], tuple[int, int]]  # two numbers
Pad = Literal["clear", "construct"]  # the places of the supply board where pawns work
PlacedPawn = Annotated[list[Any], tuple[Pawn, str]]  # a pawn, and where it acted


class Seat(TypedDict):
    """A player; hands are open."""

    advisor: str  # the advisor; a dash: still to be chosen
    hand: list[str]  # the citizen cards in hand
    played: str  # the citizen card played this round; a dash: none


class Lying(TypedDict):
    """A card that lies face up in the card area."""

    event: str  # the card
    goods: dict[str, int]  # the goods on it
    marks: int  # the markers on it
    spent: bool  # whether its special action was used


class Route(TypedDict):
    """An expedition."""

    cards: list[str]  # from the bottom; A03:2 is a card with its black side up, whose second option was taken
    scout: str  # the pawn on its way; a dash: none
    at: int  # the field it stands on, from the bottom, from 0


class Origin(TypedDict):
    """What the game began with."""

    scenario: str  # the scenario
    society: str  # the society
    difficulty: str  # normal or hard


class Course(TypedDict):
    """Where the game stands."""

    leader: int  # the seat of the leader
    setup: NotRequired[bool]  # the set-up is under way
    turn: NotRequired[int]  # the seat whose turn it is in the action phase
    passes: NotRequired[int]  # how many seats in a row have passed
    shifted: NotRequired[bool]  # the long shift of this round is used
    cause: NotRequired[Cause]  # why it is over
    proposals: NotRequired[list[str]]  # by seat, the answer each proposes to whoever is asked; empty: none; call: asks the others


# The people and what they have.
People = TypedDict(
    "People",
    {
        "stock": dict[str, int],  # wood, coal, cores and steel in the pool
        "food": int,  # the food marker
        "hunger": int,  # the hunger marker
        "deaths": int,  # how many have died
        "automatons": int,  # how many automatons there are
        "citizens": dict[str, int],  # how many citizens there are, by type
        "sick": dict[str, int],  # how many of them are sick, by type
        "gravely-ill": list[Who],  # the types whose sickness marker shows its skull
        "pool": dict[str, int],  # pawns that can act, by kind
        "placed": list[PlacedPawn],  # pawns that have acted, on a field, in clearing or construction, or on a card: [pawn, spot]
        "exhausted": dict[str, int],  # exhausted tokens without a pawn, by type
        "resting": dict[str, int],  # pawns on exhausted tokens, by kind
        "special-children": list[str],  # child-worker, child-engineer: those in the game
        "stored": dict[str, int],  # wood, coal and food in the scenario's storage
    },
)

# Hope, the Generator, the weather and the round track.
Boards = TypedDict(
    "Boards",
    {
        "hope": list[str],  # the tokens of hope from the left; a plus: active
        "discontent": list[str],  # the tokens of discontent from the left; a plus: active
        "heat": int,  # the field of the heat marker
        "cold": int,  # the field of the cold marker
        "ranges": dict[Range, int],  # the fields of the three indicators; all are named
        "overheated": bool,  # whether the Generator is overheated
        "overload": int,  # the overload marker
        "tower-upgraded": bool,  # whether the tower is upgraded
        "cubes-dropped": int,  # how many cubes were ever dropped into the tower
        "cubes-fallen": int,  # how many of them have come out
        "weather-discard": list[str],  # the weather cards that were drawn, the last one first
        "storm": int,  # the field of the storm marker; 0: out of the game
        "strikes": int,  # how often the storm has struck
        "tokens": list[int],  # the rounds with an activation token
    },
)


class Land(TypedDict):
    """The map."""

    frame: dict[str, list[str]]  # the goods the frame offers, by place
    hubs: list[str]  # places with a heating hub
    tiles: dict[str, str]  # the tile on each place where there is one
    fields: dict[str, str]  # what is on each field: a dash, "coal 3", "sawmill", or upgraded "sawmill+"
    supply: dict[str, int]  # building tiles that are not on the map
    unlocked: list[str]  # law buildings that may be raised


# Laws and technologies.
Order = TypedDict(
    "Order",
    {
        "laws": list[str],  # the laws that were passed
        "future-laws": list[str],  # the laws that still can be
        "technologies": list[str],  # the technologies of this game
        "developed": list[str],  # those of them that are developed
        "developing": NotRequired[str],  # the one that is being developed
        "development": NotRequired[int],  # the round in which it will be
    },
)

# The cards and piles that lie open.
Cards = TypedDict(
    "Cards",
    {
        "dusk-discard": list[str],  # the dusk cards that were drawn, the last one first
        "citizen-discard": list[str],  # the citizen cards that were discarded, the last one first
        "discarded-expeditions": dict[str, list[str]],  # the expedition cards that were discarded, by kind
        "mobilisation": bool,  # whether the solo card is still there
        "card": list[Lying],  # the cards that lie face up
        "route": list[Route],  # the expeditions
    },
)

# What is known of what lies face down: decks are told in a fixed order, not in their own.
Hidden = TypedDict(
    "Hidden",
    {
        "cubes-held": int,  # cubes in the tower and its drawer, which nobody can tell apart
        "near-tiles": list[str],  # tiles of the near ring that are left
        "far-tiles": list[str],  # tiles of the far ring that are left
        "weather": list[str],  # cards of the weather deck
        "morning": list[str],  # cards of the morning deck
        "dusk": list[str],  # cards of the dusk deck that have been read
        "consequences": list[str],  # laws that have put a consequence nobody has read into the dusk deck
        "consultations": list[str],  # consultations, the one on top first
        "expeditions": dict[str, list[str]],  # cards of the expedition decks, by kind
        "citizen-deck": list[str],  # cards of the citizen deck
    },
)

# Beds in the city.
Beds = TypedDict(
    "Beds",
    {
        "heated": int,  # that are warm
        "heated-child": int,  # that are warm, for children alone
        "heated-in-all": int,  # that are warm, those for children among them
        "all": int,  # all there are
        "all-child": int,  # all there are for children alone
    },
)


class Marker(TypedDict):
    """The hunger marker on its track."""

    flipped: bool  # whether it has gone round and shows its other side
    field: int  # where it stands


class Feeding(TypedDict):
    """Who is fed at the next meal."""

    who: Who  # the type
    food: int  # how much food it takes
    and_hunger: int  # how much it takes with what the hungry eat first


class Section(TypedDict):
    """A section of a sickness track."""

    at: int  # from how many sick on
    exhausted: int  # how many pawns are exhausted
    flips: int  # how often the marker is turned


class Passing(TypedDict):
    """What passing a law settles."""

    law: str  # the law
    excludes: str | None  # the law that cannot be passed any more then; null: none
    number: int  # how many laws are passed then
    most: int  # how many can be in all
    consequence: bool  # whether a consequence that nobody has read comes into the dusk deck


class HeatField(TypedDict):
    """What it means if the heat marker stands on a field."""

    cubes: int  # how many cubes drop into the tower
    risky: bool  # whether so many may make the Generator fail
    reached: list[Range]  # the indicators it has passed
    passes: list[Range]  # those of them it has not passed on the field below
    zone: int  # the outermost zone that is warm, from 1; 0: none is
    step: Who | None  # who falls ill of the step up to this field if it lies between the heat and the cold marker
    gap: bool  # whether it does


class Peril(TypedDict):
    """A number that loses the game."""

    name: Danger  # what is counted
    value: int  # where it stands; of the sick, the type with most of them
    track: int  # how many fields its track has
    falling: bool  # whether it loses the game at the beginning of its track; else at the end
    near: bool  # whether that is near
    rule: str  # the clause


class Storm(TypedDict):
    """What the storm will do when it strikes next."""

    round: int  # the round in whose weather phase it is looked at next
    certain: bool  # whether it strikes then whatever the weather
    possible: bool  # whether it may strike then
    ruins: list[str]  # the buildings that become Ruins
    fields: list[str]  # where they stand
    beds: int  # the beds that are lost with them
    homeless: int  # how many pawns are left without any bed, as things stand


class Outlook(TypedDict):
    """What follows from the position, so that nobody has to work it out."""

    warm: list[str]  # fields that are warm
    beds: Beds  # how many beds there are
    hunger: Marker  # where the hunger marker stands
    feeding: Feeding  # who is fed
    pawns: dict[Who, int]  # how many pawns the citizens of a type give
    sections: dict[Who, Pair]  # of the sickness tracks: pawns exhausted, and how often the marker is turned
    sections_ahead: dict[Who, list[Section]]  # the sections that more sick would come to
    outside: int  # how many will have no warm bed in the next night
    gap: int  # how many fields the heat marker stands below the cold marker
    burning: bool  # whether any fuel has been burnt
    cubes: int  # how many cubes the heat drops into the tower
    risky: bool  # whether so many may make the Generator fail
    room: int  # how many overload markers the track can still take
    track: list[HeatField]  # the fields of the heat track, from 1
    fuelled: list[int]  # the field the heat marker comes to with no coal, with 1, and so on
    eaters: list[Who]  # who is fed in each round
    raisable: list[str]  # buildings that may be raised, if there are tiles, goods and room
    insulated: dict[str, int]  # by colour of insulation, the heat from which such a building is warm anywhere; else never
    zones: list[bool]  # whether each zone is warm, from the Generator outwards
    prices: dict[str, dict[str, int]]  # by building, what it costs as is asked now, where that is not what is printed
    living: int  # how many people are alive; who died last is not, though the game may have ended before the marker moved
    works: int  # works of one construction
    laws: int  # how many more laws can be passed
    passing: list[Passing]  # while a law is asked for, what each of them settles
    sleeping: dict[str, int]  # beds, by the field of their building
    fuel: int  # how much coal the Generator can take
    expeditions: int  # how many expeditions there may be
    routes: list[int]  # how long each expedition is, in fields
    sheets: list[list[str]]  # by seat, the sheets held, as their advisors
    ahead: list[Phase]  # what this round still has of its phases, the present one first; none in the set-up
    open: list[str]  # places without a tile where one could be laid next
    turning: list[str]  # tokens the answers are about, as hope and discontent have them
    pads: dict[Pad, bool]  # whether it is warm where pawns clear or construct
    chilly: list[str]  # where what is asked for would be done, or stand, in the cold: fields, clearing, construction, cards
    cools: int  # the field the heat marker falls to in each Generator phase
    decks: dict[str, int]  # how many cards lie in the decks; expedition-A and so on: by kind
    perils: list[Peril]  # the numbers that lose the game
    lost: Danger | None  # the one that has lost it
    storm: Storm | None  # what the storm will do; null: it is out of the game


class View(Head[Phase, Seat], Origin, Course, People, Boards, Land, Order, Cards, Hidden):
    """Frostpunk as a seat sees it."""

    outlook: Outlook  # what follows from all this


class Figures(TypedDict, total=False):
    """The figures of events; what each kind of event has is in docs/reference/frostpunk.md."""

    action: str  # the main action, or the answer that is proposed
    advisor: str  # the advisor
    building: str  # the building
    cards: int  # how many cards
    cause: Cause  # why it is over
    citizen: str  # the citizen card
    citizens: list[str]  # the citizen cards
    coal: int  # coal
    cold: int  # the field of the cold marker
    colour: str  # the colour of an indicator
    count: int  # how much or how many
    deaths: int  # how many have died
    discontent: int  # by how much discontent rises
    does: dict[str, Any]  # what the option does, as content has it
    dropped: int  # cubes dropped into the tower
    event: str  # the card
    events: list[str]  # the cards
    expedition: str  # the expedition card
    fallen: int  # cubes that have come out of the tower
    field: str | int  # the field of the map; of a marker, the number of the field
    fields: int  # by how many fields a marker moves
    food: int  # food
    good: str  # the good
    goods: dict[str, int]  # the goods
    heat: int  # the field of the heat marker
    hunger: int  # the hunger marker
    law: str  # the law
    leader: int  # the seat of the leader
    left: int  # how many of the type are left
    missing: int  # how much is missing
    needs: dict[str, Any]  # the condition that does not hold
    option: int  # the number of the option
    outside: dict[str, int]  # who sleeps outside, by type
    overload: int  # the overload marker
    pawn: str  # the pawn
    pawns: dict[str, int]  # the pawns, by type
    phase: Phase  # the phase
    place: str  # the place of the map
    round: int  # the round
    route: int  # the number of the expedition, from 1
    seat: int  # the seat whose doing it is
    sick: int  # how many are sick
    skull: bool  # whether the sickness marker shows its skull
    spot: str  # where a pawn acts: a field, clearing, construction or a card
    starved: bool  # whether it was hunger that somebody died of
    strikes: int  # how often the storm has struck
    technology: str  # the technology
    tile: str  # the tile
    token: str  # the token
    warm: bool  # whether it is warm there
    weather: str  # the weather card
    who: str  # the type of citizens
