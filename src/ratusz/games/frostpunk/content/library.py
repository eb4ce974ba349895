"""The content files, read and checked as entries, and the names of everything in them."""

from typing import Final

from ratusz.kernel import content
from ratusz.kernel.problem import Problem

from .entries import (
    AdvisorsFile,
    BuildingsFile,
    CitizensFile,
    DuskFile,
    ExpeditionsFile,
    LawsFile,
    MapFile,
    MorningFile,
    Numbers,
    ScenarioFile,
    SocietiesFile,
    TechnologiesFile,
    WeatherFile,
)

FILES: Final = (
    "numbers.toml", "map.toml", "buildings.toml", "weather.toml", "societies.toml", "technologies.toml", "advisors.toml",
    "laws.toml", "morning.toml", "dusk.toml", "expeditions.toml", "citizens.toml", "crater.toml",
)  # fmt: skip
TEXTS: Final[dict[str, str]] = {name: content.read(__package__, name) for name in FILES}

NUMBERS: Final = content.parse(TEXTS["numbers.toml"], "numbers.toml", Numbers)
MAP: Final = content.parse(TEXTS["map.toml"], "map.toml", MapFile)
BUILDINGS: Final = content.parse(TEXTS["buildings.toml"], "buildings.toml", BuildingsFile).building
WEATHER: Final = content.parse(TEXTS["weather.toml"], "weather.toml", WeatherFile).weather
SOCIETIES: Final = content.parse(TEXTS["societies.toml"], "societies.toml", SocietiesFile).society
TECHNOLOGIES: Final = content.parse(TEXTS["technologies.toml"], "technologies.toml", TechnologiesFile).technology
ADVISORS: Final = content.parse(TEXTS["advisors.toml"], "advisors.toml", AdvisorsFile)
LAWS: Final = content.parse(TEXTS["laws.toml"], "laws.toml", LawsFile).law
MORNING: Final = content.parse(TEXTS["morning.toml"], "morning.toml", MorningFile).morning
DUSK: Final = content.parse(TEXTS["dusk.toml"], "dusk.toml", DuskFile).dusk
CITIZENS: Final = content.parse(TEXTS["citizens.toml"], "citizens.toml", CitizensFile).citizen
SCENARIOS: Final = [content.parse(TEXTS["crater.toml"], "crater.toml", ScenarioFile)]
EXPEDITIONS: Final = content.parse(TEXTS["expeditions.toml"], "expeditions.toml", ExpeditionsFile).expedition + [
    card for scenario in SCENARIOS for card in scenario.expedition
]


def numbered(names: list[str], file: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        if name in found:
            raise Problem("content-twice", file=file, entry=name)
        found[name] = index
    return found


BUILDING_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in BUILDINGS], "buildings.toml")
WEATHER_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in WEATHER], "weather.toml")
TECHNOLOGY_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in TECHNOLOGIES], "technologies.toml")
ADVISOR_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in ADVISORS.advisor], "advisors.toml")
LAW_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in LAWS], "laws.toml")
EXPEDITION_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in EXPEDITIONS], "expeditions.toml")
CITIZEN_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in CITIZENS], "citizens.toml")
TILE_NAMES: Final[dict[str, int]] = numbered([entry.id for entry in MAP.tile], "map.toml")
SCENES: Final = [card for scenario in SCENARIOS for card in scenario.card]
# Events: morning cards, dusk cards and scenario cards are numbered together, since all of them may lie face up.
EVENT_NAMES: Final[dict[str, int]] = numbered(
    [entry.id for entry in MORNING] + [entry.id for entry in DUSK] + [entry.id for entry in SCENES], "dusk.toml"
)
