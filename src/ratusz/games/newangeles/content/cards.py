"""What is printed on board and cards: the catalogues that the ints of a state point into, read and checked once."""

from typing import Any, Final

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from .effects import (
    ENEMY,
    GENERAL,
    HUMAN_FIRST,
    NONE,
    ORGCRIME,
    PIECES,
    RESOURCES,
    TYPES,
    WHAT,
    Effect,
    number,
    steps,
)
from .entries import Actions, Assets, Board, Cards

FILES: Final = ("board.toml", "actions.toml", "assets.toml", "cards.toml")
TEXTS: Final = tuple([content.read(__package__, name) for name in FILES])
BOARD: Final = content.parse(TEXTS[0], FILES[0], Board)
ACTIONS: Final = content.parse(TEXTS[1], FILES[1], Actions)
ASSET_CARDS: Final = content.parse(TEXTS[2], FILES[2], Assets)
CARDS: Final = content.parse(TEXTS[3], FILES[3], Cards)

COPIES: Final = 5  # of each action card
DISTRICTS: Final = 10  # NA-7.0
ROOT: Final = 10  # where the last path leads; no district (NA-7.1)
ALL_DISTRICTS: Final = (1 << DISTRICTS) - 1


def checked(entries: list[Any], file: str) -> tuple[str, ...]:
    """The names of a catalogue; each once, each value with its origin."""
    names: list[str] = []
    for entry in entries:
        if entry.id in names:
            raise Problem("content-twice", file=file, entry=entry.id)
        fields = [field for field in entry.__struct_fields__ if field not in ("id", "origin")]
        for ability in getattr(entry, "ability", []):
            fields += ability.__struct_fields__
        content.check_origin(entry.origin, tuple(fields), file, entry.id)
        names.append(entry.id)
    return tuple(names)


def counted(entries: list[Any], count: int, file: str, what: str) -> None:
    if len(entries) != count:
        raise Problem("content-count", file=file, entry=what, got=len(entries), want=count)


def checked_place(place: dict[Any, Any], file: str, entry: str) -> None:
    for districts in place.values():
        for district in districts:
            if not 1 <= district <= DISTRICTS:
                raise Problem("content-field", file=file, entry=entry, field="place", detail=str(district))


# Numbers and pieces.

NUMBERS: Final = BOARD.numbers
START_CAPITAL: Final[int] = NUMBERS.capital
HAND_SIZE: Final[int] = NUMBERS.hand_size
THREAT_END: Final[int] = NUMBERS.threat_end
ILLNESS_THREAT: Final[int] = NUMBERS.illness_threat
ROOT_THREAT: Final[int] = NUMBERS.root_threat
FEDERALIST_CAPITAL: Final[int] = NUMBERS.federalist_capital
TURN_SPACES: Final[int] = NUMBERS.turn_spaces  # NA-51.0
ROUND_TRACK: Final = tuple(NUMBERS.round_track)
ROUNDS: Final[int] = len(ROUND_TRACK)


def standard_rounds(round: int) -> int:
    """How many standard rounds the marker has reached: demand rounds have no number."""
    return list(ROUND_TRACK[:round]).count("standard")


BOX: Final[list[int]] = [
    BOARD.pieces.human_first,
    BOARD.pieces.orgcrime,
    BOARD.pieces.prisec,
    BOARD.pieces.android,
    BOARD.pieces.outage,
    BOARD.pieces.illness,
    BOARD.pieces.development,
    BOARD.pieces.unrest,
    BOARD.pieces.unrest,
]


def beaten(seats: int) -> int:
    """How many others a player with the own rival card must beat (NA-46.1a)."""
    return int(NUMBERS.beaten.four if seats == 4 else NUMBERS.beaten.more)


# Districts, by number - 1.

counted(BOARD.district, DISTRICTS, FILES[0], "district")
counted(BOARD.resource, len(RESOURCES), FILES[0], "resource")
checked(BOARD.resource, FILES[0])
DISTRICT_NAMES: Final = checked(BOARD.district, FILES[0])
TIER: Final[list[int]] = [entry.tier for entry in BOARD.district]
TIER_MASK: Final[list[int]] = [
    sum([1 << d for d in range(DISTRICTS) if tier in (0, TIER[d])]) for tier in range(4)
]  # 0: the whole city
LAST: Final[list[int]] = [entry.last for entry in BOARD.resource]


def path_of(entry: Any) -> int:
    """Always to a higher number, or to the Root."""
    target = ROOT if entry.path == "root" else number(DISTRICT_NAMES, entry.path)
    if target <= entry.number - 1:
        raise Problem("content-field", file=FILES[0], entry=entry.id, field="path", detail=entry.path)
    return target


def yield_of(entry: Any, table: dict[Any, Any]) -> tuple[int, int]:
    if len(table) > 1:
        raise Problem("content-field", file=FILES[0], entry=entry.id, field="primary", detail=str(table))
    for name, amount in table.items():
        return (RESOURCES.index(name), int(amount))
    return (NONE, 0)


PATH: Final[list[int]] = [path_of(entry) for entry in BOARD.district]  # NA-50.0
# NA-4.1, NA-4.2, NA-5.0, NA-5.1, NA-6.0, NA-6.3: each has a primary resource, which comes first, and perhaps a secondary one.
PRIMARY: Final[list[tuple[int, int]]] = [yield_of(entry, entry.primary) for entry in BOARD.district]
SECONDARY: Final[list[tuple[int, int]]] = [yield_of(entry, entry.secondary) for entry in BOARD.district]

# Corporations.

CORPORATIONS: Final = 6
counted(BOARD.corporation, CORPORATIONS, FILES[0], "corporation")
CORPORATION_NAMES: Final = checked(BOARD.corporation, FILES[0])  # NA-2.0
FEDERALIST: Final = CORPORATIONS  # as a rival card
RIVAL_NAMES: Final = (*CORPORATION_NAMES, "federalist")
Sheet = tuple[tuple[int, int], ...]  # (type or GENERAL, cards), from top to bottom


def sheet(draws: list[Any]) -> Sheet:
    return tuple([(GENERAL if draw.type == "general" else TYPES.index(draw.type), int(draw.cards)) for draw in draws])


SHEETS: Final[list[list[Sheet]]] = [
    [sheet(entry.four) for entry in BOARD.corporation],
    [sheet(entry.more) for entry in BOARD.corporation],
]  # by side, then corporation

# Contracts: who is paid, and how much, by what happens (NA-2.2, NA-24.0).

PAID_FOR_REMOVING: Final[list[int]] = [NONE] * len(PIECES)  # by kind of piece: a corporation
PAID_FOR_LOWERING: Final[list[int]] = []
PAID_FOR_ANDROIDS: Final[list[int]] = []
PAID_FOR_CALM: Final[list[int]] = []
CONTRACT_CAPITAL: Final[list[int]] = [entry.contract.capital for entry in BOARD.corporation]
CALM_LIMIT: Final[list[int]] = [entry.contract.limit for entry in BOARD.corporation]
for corporation, corporation_entry in enumerate(BOARD.corporation):
    if corporation_entry.contract.on == "remove":
        removed = WHAT.index(corporation_entry.contract.what)
        for piece in (HUMAN_FIRST, ORGCRIME) if removed == ENEMY else (removed,):
            PAID_FOR_REMOVING[piece] = corporation
    elif corporation_entry.contract.on == "lower":
        PAID_FOR_LOWERING.append(corporation)
    elif corporation_entry.contract.on == "android":
        PAID_FOR_ANDROIDS.append(corporation)
    else:
        PAID_FOR_CALM.append(corporation)

# Action cards by title, sorted by type; then the emergency cards, in the order of the corporations.

counted(ACTIONS.action, 20, FILES[1], "action")
counted(ACTIONS.emergency, CORPORATIONS, FILES[1], "emergency")
ACTION_ENTRIES: Final = sorted(ACTIONS.action, key=lambda entry: TYPES.index(entry.type))
EMERGENCY_ENTRIES: Final = sorted(ACTIONS.emergency, key=lambda entry: CORPORATION_NAMES.index(entry.corporation))
TITLES: Final = len(ACTION_ENTRIES)
EMERGENCY: Final = TITLES  # the emergency card of corporation c is EMERGENCY + c
BOTH: Final[list[Any]] = [*ACTION_ENTRIES, *EMERGENCY_ENTRIES]
CARD_NAMES: Final = checked(BOTH, FILES[1])
CARD_TYPE: Final[list[int]] = [TYPES.index(entry.type) for entry in ACTION_ENTRIES]
CARD_EFFECTS: Final[list[tuple[Effect, ...]]] = [steps(entry.effects) for entry in BOTH]
TRIED: Final = len(CARD_NAMES)  # in place of a card: effects that are being tried out
HARMLESS: Final[list[bool]] = [*[bool(entry.harmless) for entry in BOTH], False]
CARD_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
for kind in range(len(TYPES)):
    counted([title for title in range(TITLES) if CARD_TYPE[title] == kind], TITLES // len(TYPES), FILES[1], TYPES[kind])

# Assets: their abilities by moment.

counted(ASSET_CARDS.asset, 34, FILES[2], "asset")
ASSET_NAMES: Final = checked(ASSET_CARDS.asset, FILES[2])
ASSETS: Final = len(ASSET_NAMES)

ALWAYS: Final = 0
CLAIM: Final = 1
END_OF_TURN: Final = 2
TURN_START: Final = 3
REVEALED: Final = 4
MAIN_OFFERED: Final = 5
COUNTERED: Final = 6
SUPPORT_STARTS: Final = 7
ABSTAINED: Final = 8
RESOLUTION_STARTS: Final = 9
TIED: Final = 10
WON: Final = 11
DEAL_OVER: Final = 12
THREAT_ROSE: Final = 13
ILLNESS_ROSE: Final = 14
COST: Final = 15
MOMENTS: Final = (
    "always", "claim", "end-of-turn", "turn-start", "revealed", "main", "counter", "support", "abstain", "resolution", "tie",
    "won", "deal-over", "threat", "illness-threat", "cost",
)  # fmt: skip

EXHAUST: Final = 1
DISCARD: Final = 2
PAYS: Final = ("", "exhaust", "discard")

ONLY_OTHER: Final = 1
ONLY_OWN: Final = 2
ONLY_RIGHT: Final = 3
ONLY_RICHER: Final = 4
ONLY_COUNTERED: Final = 5
ONLY_COUNTER_WON: Final = 6
ONLY_LOST_AS_ACTIVE: Final = 7
ONLY_EMPTY_HANDED: Final = 8
ONLY: Final = (
    "", "other", "own", "right", "richer", "countered", "counter-won", "lost-as-active", "empty-handed",
)  # fmt: skip


class Ability:
    __slots__ = ("asked", "asset", "effects", "only", "pay", "when")

    def __init__(self, asset: int, entry: Any) -> None:
        self.asset = asset
        self.when: int = MOMENTS.index(entry.when)
        self.pay: int = PAYS.index(entry.pay)
        self.only: int = ONLY.index(entry.only)
        self.effects: tuple[Effect, ...] = steps(entry.effects)
        # Ruling 44: what has "may", is exhausted for, or belongs to the end of turn is the owner's choice.
        self.asked: bool = entry.may or self.pay == EXHAUST or self.when == END_OF_TURN


ABILITIES: Final[list[list[Ability]]] = [
    [Ability(asset, ability) for ability in entry.ability] for asset, entry in enumerate(ASSET_CARDS.asset)
]
AT: Final[list[list[Ability]]] = [
    [ability for abilities in ABILITIES for ability in abilities if ability.when == moment] for moment in range(len(MOMENTS))
]
HAND_SIZE_CHANGES: Final[list[tuple[int, int]]] = [
    (ability.asset, effect.change) for ability in AT[ALWAYS] for effect in ability.effects if effect.do == "hand_size"
]
DOUBLERS: Final[list[int]] = [
    ability.asset for ability in AT[ALWAYS] for effect in ability.effects if effect.do == "double_draws"
]

# Investments, demands, events, set-up cards.

INVESTMENT_NAMES: Final = checked(CARDS.investment, FILES[3])
DEMAND_NAMES: Final = checked(CARDS.demand, FILES[3])
EVENT_NAMES: Final = checked(CARDS.event, FILES[3])
SETUP_NAMES: Final = checked(CARDS.setup, FILES[3])
counted(CARDS.investment, 12, FILES[3], "investment")
counted(CARDS.demand, 9, FILES[3], "demand")
counted(CARDS.event, 16, FILES[3], "event")
counted(CARDS.setup, 6, FILES[3], "setup")
for event_entry in CARDS.event:
    checked_place(event_entry.place, FILES[3], event_entry.id)
for setup_entry in CARDS.setup:
    checked_place(setup_entry.place, FILES[3], setup_entry.id)


class Investment:
    __slots__ = ("base", "counts", "each", "meets", "most", "steps")

    def __init__(self, entry: Any) -> None:
        self.counts: int = number(WHAT, entry.counts)
        self.steps: tuple[tuple[int, int], ...] = tuple(entry.steps)
        self.meets: int = number(RESOURCES, entry.meets)
        self.base: int = entry.base
        self.each: int = entry.each
        self.most: int = entry.most


INVESTMENTS: Final[list[Investment]] = [Investment(entry) for entry in CARDS.investment]
GOALS: Final[list[tuple[int, ...]]] = [tuple([entry.goals.get(name, 0) for name in RESOURCES]) for entry in CARDS.demand]
DEMAND_THREAT: Final[list[int]] = [entry.threat for entry in CARDS.demand]  # NA-Q.5
EVENT_BACK: Final[list[int]] = [WHAT.index(entry.back) for entry in CARDS.event]
EVENT_EFFECTS: Final[list[tuple[Effect, ...]]] = [steps(entry.effects) for entry in CARDS.event]
EVENT_TURNS: Final[list[int]] = [entry.turns for entry in CARDS.event]
SETUP_TURNS: Final[list[int]] = [entry.turns for entry in CARDS.setup]


def placements(place: dict[Any, Any]) -> tuple[tuple[int, int], ...]:
    """(kind of piece, district), in the order written."""
    return tuple([(PIECES.index(name), district - 1) for name, districts in place.items() for district in districts])


EVENT_PLACES: Final[list[tuple[tuple[int, int], ...]]] = [placements(entry.place) for entry in CARDS.event]
SETUP_PLACES: Final[list[tuple[tuple[int, int], ...]]] = [placements(entry.place) for entry in CARDS.setup]
FULL_DECKS: Final[list[list[int]]] = [
    [title for title in range(TITLES) if CARD_TYPE[title] == kind for _ in range(COPIES)] for kind in range(len(TYPES))
]
