"""The numbers of boards, tracks and actions, and the model of the tower."""

from typing import Final

from .effects import WHO, Steps, read_steps
from .library import NUMBERS

ROUNDS: Final[int] = NUMBERS.tracks.rounds
OVERLOAD_FIELDS: Final[int] = NUMBERS.tracks.overload
DEATHS_LAST: Final[int] = NUMBERS.tracks.deaths
HOPE_FIELDS: Final[int] = NUMBERS.tracks.hope
DISCONTENT_LOSS: Final[int] = NUMBERS.tracks.discontent
CITIZENS_MOST: Final[int] = NUMBERS.tracks.citizens
FOOD_MOST: Final[int] = NUMBERS.tracks.food
HUNGER_MOST: Final[int] = NUMBERS.tracks.hunger
EPIDEMIC: Final[int] = NUMBERS.tracks.epidemic
FAMINE: Final[int] = NUMBERS.tracks.famine
AUTOMATONS_MOST: Final[int] = NUMBERS.tracks.automatons
TREES_MOST: Final[int] = NUMBERS.tracks.trees
STEEL_MOST: Final[int] = NUMBERS.tracks.steel  # FP-COMP.25
EXHAUSTED_MOST: Final[int] = NUMBERS.tracks.exhausted
TOKENS_EACH: Final[int] = NUMBERS.tracks.tokens  # FP-COMP.8
LAWS_MOST: Final[int] = NUMBERS.tracks.laws
SECTION: Final[int] = NUMBERS.tracks.section
PAWNS_MOST: Final[list[int]] = list(NUMBERS.tracks.pawns)
HANDS: Final[list[int]] = list(NUMBERS.tracks.hands)  # by the number of players (FP-COMP.1)
ROUND_TYPES: Final[list[int]] = [WHO.index(name) for name in NUMBERS.tracks.round_types]
HEAT_FIELDS: Final[int] = NUMBERS.heat.fields
HEAT_START: Final[int] = NUMBERS.heat.heat
COLD_START: Final[int] = NUMBERS.heat.cold
RANGES_START: Final[list[int]] = [NUMBERS.heat.red, NUMBERS.heat.orange, NUMBERS.heat.yellow]
HEAT_STEPS: Final[list[int]] = [WHO.index(name) for name in NUMBERS.heat.steps]
GATHER_AMOUNT: Final[int] = NUMBERS.actions.gather
CLEAR_NEAR: Final[int] = NUMBERS.actions.near
CLEAR_FAR: Final[int] = NUMBERS.actions.far
WORKS_AMOUNT: Final[int] = NUMBERS.actions.works
CLEARING_STEPS: Final[Steps] = read_steps([{"do": "clear", "near": CLEAR_NEAR, "far": CLEAR_FAR}])
ACTIVATION_TOKENS: Final[int] = NUMBERS.box.activation_tokens
HUBS_MOST: Final[int] = NUMBERS.box.hubs
SHEETS: Final[int] = NUMBERS.box.sheets  # by advisor; FP-COMP.7
SICKNESS: Final[list[tuple[int, int, int]]] = [(entry.at, entry.exhausted, entry.flips) for entry in NUMBERS.sickness]
SICKNESS_FROM: Final[int] = min([at for at, exhausted, flips in SICKNESS if exhausted or flips])  # fewer have no effect
HUNGER_SECTIONS: Final[list[tuple[int, int, int]]] = [(entry.at, entry.discontent, entry.deaths) for entry in NUMBERS.hunger]


class Tower:
    """How cubes pass through the tower (FP-COMP.3, ruling D1)."""

    __slots__ = ("cap", "close", "knock", "open", "stick")

    def __init__(self, stick: float, cap: int, knock: float, open: float, close: float) -> None:
        self.stick = stick
        self.cap = cap
        self.knock = knock
        self.open = open
        self.close = close


TOWERS: Final[list[Tower]] = [
    Tower(entry.stick, entry.cap, entry.knock, entry.open, entry.close) for entry in (NUMBERS.tower.base, NUMBERS.tower.upgraded)
]
