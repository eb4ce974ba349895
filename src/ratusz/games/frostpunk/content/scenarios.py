"""The scenarios."""

from typing import Any, Final

from . import library
from .effects import Steps, required, steps, within
from .library import BUILDING_NAMES, NUMBERS, TECHNOLOGY_NAMES
from .numbers import ROUNDS


class Scenario:
    """FP-COMP.6, FP-COMP.12, FP-COMP.13, FP-GEN.1."""

    __slots__ = ("buildings", "cards", "expeditions", "name", "open", "steel", "storm", "storm_card", "strikes", "without")

    def __init__(self, entry: Any, file: str) -> None:
        names = library.EVENT_NAMES
        self.name: str = entry.id
        self.storm: int = within(entry.storm, file, "storm", 0, ROUNDS)
        own = {card.id: names[card.id] for card in entry.card}
        self.storm_card: int = required(own, entry.storm_card, file, "storm-card")
        self.strikes: list[Steps] = [steps(list(part), file) for part in entry.strikes]
        self.open: list[int] = [required(own, name, file, "open") for name in entry.open]
        self.without: list[int] = [
            required(TECHNOLOGY_NAMES, name, file, "without-technologies") for name in entry.without_technologies
        ]
        self.steel: bool = entry.steel
        self.cards: list[int] = [names[card.id] for card in entry.card]
        self.buildings: list[int] = [required(BUILDING_NAMES, name, file, "buildings") for name in entry.buildings]
        self.expeditions: list[int] = [library.EXPEDITION_NAMES[card.id] for card in entry.expedition]
        box = NUMBERS.box
        within(entry.ridges, file, "ridges", 0, box.ridges)
        within(len(entry.expedition), file, "expedition", 0, box.base_expeditions)
        within(len(entry.card), file, "card", 0, box.scenario_cards)


SCENARIOS: Final[list[Scenario]] = [Scenario(entry, f"{entry.id}.toml") for entry in library.SCENARIOS]
SCENARIO_NAMES: Final = tuple([scenario.name for scenario in SCENARIOS])
DEPOSITS: Final = 3  # FP-SETUP.8
