"""The societies a city may begin with."""

from typing import Any, Final

from . import library
from .checks import checked
from .effects import required, within
from .library import NUMBERS

LEVELS: Final = ("normal", "hard")


class Society:
    __slots__ = (
        "automatons", "citizens", "coal", "cores", "deaths", "difficulty", "discontent", "food", "hope", "name", "sick", "wood",
    )  # fmt: skip

    def __init__(self, entry: Any) -> None:
        check_society(entry, f"societies.toml: {entry.id} {entry.difficulty}")
        self.name: str = entry.id
        self.difficulty: str = entry.difficulty
        self.citizens: list[int] = list(entry.citizens)
        self.sick: list[int] = list(entry.sick)
        self.food: int = entry.food
        self.deaths: int = entry.deaths
        self.wood: int = entry.wood
        self.coal: int = entry.coal
        self.cores: int = entry.cores
        self.automatons: int = entry.automatons
        self.discontent: list[int] = list(entry.discontent)
        self.hope: list[int] = list(entry.hope)


def check_society(entry: Any, where: str) -> None:
    """A city that is not lost before it begins, and has no more of anything than its tracks hold."""
    tracks = NUMBERS.tracks
    for citizens, sick in zip(entry.citizens, entry.sick, strict=True):
        within(citizens, where, "citizens", 0, tracks.citizens)
        within(sick, where, "sick", 0, citizens)
    for field, numbers, least, most in (
        ("hope", entry.hope, 1, tracks.hope),
        ("discontent", entry.discontent, 0, tracks.discontent - 1),
    ):
        within(numbers[0], where, field, least, most)
        within(numbers[1], where, field, 0, numbers[0])
    within(entry.deaths, where, "deaths", 0, tracks.deaths - 1)
    within(entry.food, where, "food", 0, tracks.food)
    within(entry.automatons, where, "automatons", 0, tracks.automatons)


def check_levels(societies: list[Society]) -> None:
    """FP-COMP.18: every society once at each level."""
    cards = library.numbered([f"{society.name} {society.difficulty}" for society in societies], "societies.toml")
    for society in societies:
        for level in LEVELS:
            required(cards, f"{society.name} {level}", "societies.toml", "difficulty")


SOCIETIES: Final[list[Society]] = [Society(entry) for entry in checked(list(library.SOCIETIES), "societies.toml")]
check_levels(SOCIETIES)
SOCIETY_NAMES: Final = tuple([society.name for society in SOCIETIES if society.difficulty == LEVELS[0]])
