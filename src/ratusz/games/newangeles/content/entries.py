"""The entries of the content files as they are written. Interpreted even in the compiled build (see tools/compile.py).

Effects: a card has a list of them, carried out in order by the player who resolves it (the resolver). Each is a table with `do`:

What happens in the city
  remove       take pieces off districts of one's choice: `count` of them, or `up_to`; `then`: effects only if one was removed
  clear        take all such pieces off the chosen district
  place        put pieces from the reserve into districts of one's choice, into those just cleared of something, or the chosen one
  move         all such pieces of the cleared district move
  raise/lower  unrest by `stages` in `count` different districts of one's choice (or `up_to`; `again`: the same one allowed)
  choose       a district that fits; `needs` a piece in the reserve, else the rest of the card is void
  produce      the chosen district produces, `despite` some piece;  strike: its unrest becomes strike
  android      move androids, each once, to districts without one
  supply       change resources of one's choice (or a named one) by `change`; `threat`: what rises instead if it is at 0; `then`
  threat       changes by `by`, or by that for `each` such element in the city
  if           `then` when at least `least` such elements are in the city (or in a `tier`), else `otherwise`
  march        each such unit moves, highest district first, `times` over
What happens to players
  pick         a player;  either: one of several lists of effects
  gain, lose   capital, for `who`; `supporter`: this much instead if they supported the winning offer
  share        these amounts to different players;  collect: all may pay, and threat changes if they pay one for each player
  draw         cards: of the topmost `type` of the drawer's sheet, of each type, mixed types the drawer chooses one by one, or
               a type the resolver tells;  all_draw: everyone in turn, of one type each
  foresee      look at the top events, one goes to the bottom, the others back on top in any order
  discard_asset, steal_asset, swap_assets, hand_over, claim_top, discard_cards, give_cards, look_and_steal, steal_blindly,
  steal_capital, flip, steal_emergency, look_at_rival, no_limit
What assets do in a deal
  intercept, double_draws, hand_size, declare, send_back, drum_up, deck_support, bet, bar, mute, decide, rob_winner, counter_too
"""

from typing import Annotated, Literal, Union

import msgspec

Piece = Literal["human-first", "orgcrime", "prisec", "android", "outage", "illness", "development", "protest"]
Movable = Literal["human-first", "orgcrime", "outage", "illness"]  # NA-34.5
Removable = Literal["human-first", "orgcrime", "prisec", "outage", "illness", "development", "enemy"]
Placeable = Literal["human-first", "orgcrime", "prisec", "outage", "illness", "development"]
Element = Literal["human-first", "orgcrime", "prisec", "outage", "illness", "protest", "strike", "unrest", "low-resource"]
Resource = Literal["energy", "consumables", "tech", "entertainment", "credits"]
Type = Literal["biotech", "construction", "labor", "media", "security"]
Who = Literal["self", "picked", "active"]
# Effects are tried out by strangers too: no number may keep the machine busy, and no list leave a player without an answer.
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Capital = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Effect(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Remove(Effect, tag="remove"):
    what: Removable
    count: Some = 1
    up_to: Few = 0
    then: list["Written"] = []


class Clear(Effect, tag="clear"):
    what: Removable


class Place(Effect, tag="place"):
    what: Placeable
    count: Some = 1
    where: Literal["anywhere", "cleared", "chosen"] = "anywhere"


class Move(Effect, tag="move"):
    what: Literal["enemy"]
    where: Literal["cleared"]


class Raise(Effect, tag="raise"):
    stages: Some = 1
    count: Some = 1
    where: Literal["anywhere", "cleared"] = "anywhere"


class Lower(Effect, tag="lower"):
    stages: Some = 1
    count: Some = 1
    up_to: Few = 0
    again: bool = False


class Choose(Effect, tag="choose"):
    where: Literal["working", "no-prisec", "no-outage", "same-tier"]
    needs: Literal["", "prisec"] = ""


class Produce(Effect, tag="produce"):
    despite: Literal["", "orgcrime"] = ""


class Strike(Effect, tag="strike"):
    pass


class Android(Effect, tag="android"):
    count: Some = 1
    up_to: Few = 0


class Supply(Effect, tag="supply"):
    change: Change
    resource: Resource | Literal["any"] = "any"
    count: Some = 1
    up_to: Few = 0
    threat: Change = 0
    then: list["Written"] = []


class Threat(Effect, tag="threat"):
    by: Change
    each: Element | Literal[""] = ""


class If(Effect, tag="if"):
    what: Element
    then: list["Written"]
    least: Few = 1
    tier: Literal[0, 1, 2, 3] = 0
    otherwise: list["Written"] = []


class March(Effect, tag="march"):
    what: Movable
    times: Some = 1


class Pick(Effect, tag="pick"):
    who: Literal["anyone", "other"]


class Either(Effect, tag="either"):
    options: Annotated[list[list["Written"]], msgspec.Meta(min_length=1, max_length=9)]


class Gain(Effect, tag="gain"):
    capital: Capital
    who: Who = "self"
    supporter: Few = 0


class Lose(Effect, tag="lose"):
    capital: Capital
    who: Who = "self"


class Share(Effect, tag="share"):
    amounts: Annotated[list[Some], msgspec.Meta(min_length=1, max_length=4)]


class Collect(Effect, tag="collect"):
    threat: Change


class Draw(Effect, tag="draw"):
    cards: Some
    type: Literal["top", "each", "mixed", "told"]
    who: Who = "self"


class AllDraw(Effect, tag="all_draw"):
    cards: Some
    supporter: Few = 0
    may: bool = False


class Foresee(Effect, tag="foresee"):
    cards: Some


class DiscardAsset(Effect, tag="discard_asset"):
    who: Who


class DiscardCards(Effect, tag="discard_cards"):
    cards: Some
    who: Who


class GiveCards(Effect, tag="give_cards"):
    up_to: Few
    capital: Capital


class SwapAssets(Effect, tag="swap_assets"):
    capital: Capital


class StealEmergency(Effect, tag="steal_emergency"):
    count: Some


class Flip(Effect, tag="flip"):
    who: Who


class StealCapital(Effect, tag="steal_capital"):
    capital: Capital
    richest: Capital


class HandSize(Effect, tag="hand_size"):
    change: Change


class SendBack(Effect, tag="send_back"):
    capital: Capital


class DrumUp(Effect, tag="drum_up"):
    capital: Capital


class Bet(Effect, tag="bet"):
    capital: Capital


class RobWinner(Effect, tag="rob_winner"):
    capital: Capital


class StealAsset(Effect, tag="steal_asset"):
    pass


class HandOver(Effect, tag="hand_over"):
    pass


class ClaimTop(Effect, tag="claim_top"):
    pass


class LookAndSteal(Effect, tag="look_and_steal"):
    pass


class StealBlindly(Effect, tag="steal_blindly"):
    pass


class LookAtRival(Effect, tag="look_at_rival"):
    pass


class NoLimit(Effect, tag="no_limit"):
    pass


class Intercept(Effect, tag="intercept"):
    pass


class DoubleDraws(Effect, tag="double_draws"):
    pass


class Declare(Effect, tag="declare"):
    pass


class DeckSupport(Effect, tag="deck_support"):
    pass


class Bar(Effect, tag="bar"):
    pass


class Mute(Effect, tag="mute"):
    pass


class Decide(Effect, tag="decide"):
    pass


class CounterToo(Effect, tag="counter_too"):
    pass


Written = Union[  # noqa: UP007 - the recursive lists above need one name that is resolved late
    Remove, Clear, Place, Move, Raise, Lower, Choose, Produce, Strike, Android, Supply, Threat, If, March,
    Pick, Either, Gain, Lose, Share, Collect, Draw, AllDraw, Foresee,
    DiscardAsset, StealAsset, SwapAssets, HandOver, ClaimTop, DiscardCards, GiveCards, LookAndSteal, StealBlindly, StealCapital,
    Flip, StealEmergency, LookAtRival, NoLimit,
    Intercept, DoubleDraws, HandSize, Declare, SendBack, DrumUp, DeckSupport, Bet, Bar, Mute, Decide, RobWinner, CounterToo,
]  # fmt: skip

WrittenList = Annotated[list[Written], msgspec.Meta(max_length=20)]  # as somebody tries it out

# board.toml


class Beaten(msgspec.Struct, forbid_unknown_fields=True):
    four: int
    more: int


class Numbers(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    capital: int
    hand_size: int
    threat_end: int
    illness_threat: int
    root_threat: int
    federalist_capital: int
    turn_spaces: int
    beaten: Beaten
    round_track: list[Literal["standard", "demand"]]
    origin: dict[str, str]


class Pieces(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    human_first: int
    orgcrime: int
    prisec: int
    android: int
    outage: int
    illness: int
    development: int
    unrest: int
    origin: dict[str, str]


class ResourceEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: Resource
    last: int
    origin: dict[str, str]


class DistrictEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    number: int
    tier: Literal[1, 2, 3]
    path: str
    primary: dict[Resource, int]
    origin: dict[str, str]
    secondary: dict[Resource, int] = {}


class DrawEntry(msgspec.Struct, forbid_unknown_fields=True):
    type: Type | Literal["general"]
    cards: int


class Contract(msgspec.Struct, forbid_unknown_fields=True):
    on: Literal["remove", "lower", "android", "calm-event"]
    capital: int
    what: Literal["", "enemy", "illness", "outage"] = ""
    limit: int = 0


class CorporationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    four: list[DrawEntry]
    more: list[DrawEntry]
    contract: Contract
    origin: dict[str, str]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    pieces: Pieces
    resource: list[ResourceEntry]
    district: list[DistrictEntry]
    corporation: list[CorporationEntry]


# actions.toml


class ActionEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    type: Type
    effects: list[Written]
    origin: dict[str, str]
    harmless: bool = False


class EmergencyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    corporation: str
    effects: list[Written]
    origin: dict[str, str]
    harmless: bool = False


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: list[ActionEntry]
    emergency: list[EmergencyEntry]


# assets.toml


class AbilityEntry(msgspec.Struct, forbid_unknown_fields=True):
    when: Literal[
        "always", "claim", "end-of-turn", "turn-start", "revealed", "main", "counter", "support", "abstain", "resolution", "tie",
        "won", "deal-over", "threat", "illness-threat", "cost",
    ]  # fmt: skip
    effects: list[Written]
    pay: Literal["", "exhaust", "discard"] = ""
    may: bool = False
    only: Literal["", "other", "own", "right", "richer", "countered", "counter-won", "lost-as-active", "empty-handed"] = ""


class AssetEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    ability: list[AbilityEntry]
    origin: dict[str, str]


class Assets(msgspec.Struct, forbid_unknown_fields=True):
    asset: list[AssetEntry]


# cards.toml


class InvestmentEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    origin: dict[str, str]
    counts: Element | Literal[""] = ""
    steps: list[tuple[int, int]] = []
    meets: Resource | Literal[""] = ""
    base: int = 0
    each: int = 0
    most: int = 0


class DemandEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    goals: dict[Resource, int]
    threat: int
    origin: dict[str, str]


class EventEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    back: Literal["human-first", "orgcrime", "outage", "unrest"]
    effects: list[Written]
    place: dict[Piece, list[int]]
    turns: int
    origin: dict[str, str]


class SetupEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    place: dict[Piece, list[int]]
    turns: int
    origin: dict[str, str]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    investment: list[InvestmentEntry]
    demand: list[DemandEntry]
    event: list[EventEntry]
    setup: list[SetupEntry]
