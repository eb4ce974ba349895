"""What a seat sees of New Angeles, field by field (see ratusz.kernel.view)."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ratusz.kernel.view import Head

from ..content.effects import Lying, Resource, Type
from .state import Offer, Outcome, Phase, Stance

Pair = Annotated[list[int], tuple[int, int]]  # two numbers
KnownCard = Annotated[list[Any], tuple[int, str]]  # a seat that knows of a card, and the card

Part = Literal["open", "kept", "broken", "lapsed"]
Step = Literal["asset", "main", "counter", "support", "resolution"]
Condition = Literal["stable", "protest", "strike", "outage"]

# What was agreed before the game.
Options = TypedDict(
    "Options",
    {
        "general-draw": Literal["one-deck", "any-decks"],  # whether a draw of any type may mix decks
        "reshuffle": Literal["into-decks", "under-decks"],  # where the discard pile goes when it is shuffled
        "declined-investments": Literal["top", "shuffled"],  # where declined investments go
    },
)

# A trade that is offered, or a promise that is still to be kept.
Trade = TypedDict(
    "Trade",
    {
        "number": int,  # what actions call it
        "from": int,  # the seat that made the offer
        "to": int,  # the seat it was made to
        "give": str,  # what the first hands over, as actions write it (see Goods); a dash: nothing
        "want": str,  # what the second hands over
        "binding": NotRequired[Literal["binding", "loose"]],  # of an offer: whether its maker wants it to bind
        "parts": NotRequired[list[Part]],  # of a promise: what became of either side's part
        "promise": str,  # what is promised in words
    },
)


class Goods(TypedDict):
    """What one side of a trade hands over: in an action 3+mr-li+main*2@1, its parts joined by a plus, or a dash for nothing."""

    capital: int  # the capital: 3
    assets: list[str]  # the assets: mr-li
    support: Offer | None  # the offer that is supported: main
    cards: int  # with how many cards: *2
    later: int  # how many deals after the one at hand: @1, which is left out where it is 0


class Terms(TypedDict):
    """The terms of a trade or a promise."""

    number: int  # what actions call it
    give: Goods  # what its maker hands over
    want: Goods  # what its taker hands over
    rule: str  # the clause that says how far it binds


class Suggestion(TypedDict):
    """An offer that is worth a thought."""

    to: int  # the seat to make it to
    give: Goods  # what is handed over
    want: Goods  # what is wanted
    text: str  # as an action


class Boxed(TypedDict):
    """An offer."""

    card: str  # the card
    seat: int  # who made it


class Declared(TypedDict):
    """What somebody has declared an offer would do."""

    offer: Offer  # the offer it is about
    choices: list[str]  # the answers its card will get, as actions


class Deal(TypedDict):
    """The deal of this turn."""

    asset: str | None  # the asset it is about
    main: str | None  # the card of the main offer; try: an effect that is only tried out
    box: list[Boxed]  # the counteroffers, the latest last
    countering: int | None  # the seat whose counteroffer stands
    tally: Pair  # the support of the main offer and of the counteroffer
    extra: Offer | None  # the offer that a card from a deck supports
    barred: list[int]  # seats that cannot support the counteroffer
    muted: list[int]  # seats that cannot trade in this deal
    bet: Pair | None  # the seat that has made a bet, and the seat it bets on
    declared: Declared | None  # what will be done if an offer wins
    decided: Offer | None  # the offer that an asset has made the winner
    won: Offer | None  # the offer that has won


class Resolving(TypedDict):
    """The card, ability or event that is being carried out."""

    card: str | None  # the action or emergency card; try: an effect that is only tried out
    ill: list[str]  # ill districts it has affected, for which threat will rise
    cleared: list[str]  # districts it has removed something from
    chosen: str | None  # the district it chose
    moved: list[str]  # districts with an android that it moved there
    paid_android: bool  # whether the android contract was paid for this card
    bound: list[str]  # the declared answers that must still be given, as actions
    picked: int | None  # the seat it chose
    sum: int  # what the players have paid together
    rise: int  # by how much threat has risen during the event
    asset: str | None  # the asset whose ability was used last


class EventCard(TypedDict):
    """A card of the event deck."""

    event: str | None  # the card; null: these eyes do not know it
    back: str | None  # what its back shows; null: nobody has seen it
    seen: Literal["all"] | list[int]  # the seats that know the card, or all


class Promises(TypedDict):
    """What became of the promises a player gave."""

    kept: int  # how many were kept
    broken: int  # how many were broken


class OpenSide(TypedDict):
    """What lies open of a player."""

    corporation: str  # the corporation; a dash: none yet
    capital: int  # capital
    sources: dict[str, int]  # where the capital came from, by source
    assets: list[str]  # the assets held
    exhausted: list[str]  # those of them that are exhausted
    emergency: list[str]  # emergency cards that may still be played
    spent: list[str]  # emergency cards that are spent
    stance: Stance | None  # how the player stands in the support step
    promises: Promises  # the promises of support that were judged


class Invested(TypedDict):
    """An own investment."""

    investment: str  # the card
    count: int  # how much there is now of what it counts
    capital: int  # what it would pay now
    step: int | None  # of its steps, which one that is, from 0; null: none, or it has no steps


class Aim(TypedDict):
    """What a rival card asks for, as things stand."""

    have: int  # the capital, or with one's own card how many others have less
    need: int  # how much of that wins
    enough: bool  # whether it is enough; with the Federalist only if the city falls
    by: int  # if it is, by how much more than would not be; else how much is short


class Secrets(TypedDict):
    """What is known of a player's cards: all of the own ones, and what one has a right to know."""

    hand_size: int  # how many cards the hand holds
    hand: list[str] | None  # the cards in hand; null: another's
    known: list[KnownCard]  # cards of the hand that a seat knows of: [seat, card]
    support_size: int  # how many cards were laid as support
    support: list[str] | None  # these cards; null: another's
    rival: str | None  # the rival card; null: unknown or none
    rival_seat: int | None  # the player it names; null: unknown, or nobody
    has_rival: bool  # whether there is a rival card
    aim: Aim | None  # what it asks for; null: unknown or none
    investment: str | None  # the investment kept; null: unknown or none
    has_investment: bool  # whether there is one
    dealt_size: int  # how many investments there are to choose from
    dealt: list[str] | None  # these investments; null: another's
    worth: list[Invested] | None  # the investments kept or to choose from, with their worth; null: another's


class Seat(OpenSide, Secrets):
    """A player."""


class Table(TypedDict):
    """What lies open for everybody."""

    outcome: Outcome  # how the game ended
    active: int | None  # the holder of the active-player token
    threat: int  # the threat
    supply: dict[Resource, int]  # what was produced, by resource
    demand: str | None  # the demand card
    city: dict[Lying, list[str]]  # by kind of piece, the districts where one lies
    under_seen: list[int]  # the seats that know the rival card under the board
    deal: Deal  # the deal
    drawn: list[Type]  # the types of cards drawn in the draw that is under way
    no_limit: list[int]  # the seats that need not discard this turn
    resolving: Resolving  # what is being carried out
    trades: list[Trade]  # trades that are offered
    notes: list[Trade]  # promises
    next_trade: int  # the number the next trade will get


class Site(TypedDict):
    """A district as it is now."""

    condition: Condition  # how far unrest has come, or an outage
    primary: int  # how much of its primary resource it would produce
    secondary: int  # how much of its secondary one
    more: int  # how much more of its primary one than is printed
    blocked: bool  # whether it works, but Orgcrime keeps the primary resource


class Outlook(TypedDict):
    """What follows from the position, so that nobody has to work it out."""

    districts: dict[str, Site]  # the districts
    reserve: dict[Lying, int]  # how many of each piece are left
    missing: dict[Resource, int]  # what is short of the demand
    next: int  # how much of what the back of the next event shows is in the city
    step: Step | None  # the step the deal has come to; null: no deal is under way
    space: int | None  # the space of the turn track whose asset the deal is about; null: no deal is under way
    standard: Pair  # standard rounds: those the marker has reached, and all there are
    offers: dict[Offer, Boxed | None]  # the two offers that stand
    older: list[str]  # the cards of counteroffers that stand no more
    declared: list[dict[str, Any]]  # the declared answers, as data
    options: list[list[dict[str, Any]]]  # what the options of the choice at hand do, as content has it
    price: int  # how many cards another counteroffer costs
    tied: int | None  # the seat that wins because both offers have the same support; null: they have not, or it is decided
    using: str | None  # the asset whose ability somebody is asked about
    trading: bool  # whether players may trade
    supporters: list[int]  # the seats that have support to give in the deal at hand
    supporting: int | None  # the seat that decides about its support just now; null: none
    binding: list[int]  # trades, by number, that are carried out if they are accepted as things stand: only they bind
    terms: list[Terms]  # the terms of all trades and promises
    sheet: Literal["four", "more"]  # the draws of the corporations' sheets that count


class View(Head[Phase, Seat], Table):
    """New Angeles as a seat sees it."""

    options: Options  # what was agreed before the game
    goals: dict[Resource, int] | None  # what the demand asks for, by resource
    round_track: list[Literal["standard", "demand"]]  # the rounds there are
    decks: dict[Type, int]  # how many cards each deck holds
    discard: int  # how many cards the discard pile holds
    assets: int  # how many cards the asset deck holds
    track: int  # how many assets lie on the turn track
    events: list[EventCard]  # the event deck, top card first
    demands: int  # how many cards the demand deck holds
    investments: int  # how many cards the investment deck holds
    under: str | None  # the rival card under the board; null: these eyes do not know it
    suggested: list[Suggestion]  # offers this seat might make to get support that is asked for now
    outlook: Outlook  # what follows from all this


# The figures of events; what each kind of event has is in docs/reference/newangeles.md.
Figures = TypedDict(
    "Figures",
    {
        "asset": str,  # the asset
        "back": str,  # what the back of an event card shows
        "backs": list[str],  # what the backs of several show
        "binding": str,  # binding or loose: whether it is carried out if it is accepted as things stand
        "broken": int,  # how many promises somebody has broken
        "by": Literal["more", "tie"],  # how support has decided
        "capital": int | list[int],  # the capital of the seat, or of every seat
        "card": str,  # the action or emergency card
        "cards": list[str] | int,  # such cards, or how many
        "cause": str,  # what raised threat
        "choices": list[str],  # the declared answers, as actions
        "corporation": str,  # the corporation
        "cost": int,  # how many cards a counteroffer costs
        "count": int,  # how much or how many
        "counter": int,  # the support of the counteroffer
        "demand": str,  # the demand card
        "district": str,  # the district
        "event": str,  # the event card
        "events": list[str],  # several of them
        "faceup": int,  # 1: the emergency card may be played again
        "from": int,  # the seat it comes from
        "give": str,  # what the maker of a trade hands over, as actions write it
        "goals": dict[Resource, int],  # what the demand asks for
        "investment": str,  # the investment
        "investments": list[str],  # the investments dealt
        "left": int,  # how many are left
        "main": int,  # the support of the main offer
        "missing": dict[Resource, int],  # what a demand did not get
        "number": int,  # the number of a trade or a promise
        "offer": Offer,  # the offer
        "owner": int,  # the seat that would win by it
        "piece": str,  # the unit or token
        "player": int,  # the other seat it is about
        "promise": str,  # what is promised in words
        "reason": str,  # why an offer is declined
        "resource": Resource,  # the resource
        "rival": str,  # the rival card
        "round": int,  # the round
        "seat": int,  # the seat whose doing it is
        "setup": str,  # the set-up card
        "source": str,  # where capital comes from or goes to
        "space": str,  # standard or demand: the space of the round track
        "stage": int,  # how far unrest has come
        "supply": int,  # what there is of the resource now
        "terms": Terms,  # what is traded, part by part
        "threat": int,  # the threat now
        "to": int | str,  # the seat it goes to; of a piece that moves, the district
        "turns": int,  # how many turns the round has
        "type": Type,  # the type of action cards
        "want": str,  # what the taker of a trade hands over
        "winners": list[int],  # the seats that have won
    },
    total=False,
)
