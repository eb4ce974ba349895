"""The weather cards."""

from typing import Final

from . import library
from .checks import checked


class Weather:
    __slots__ = ("cold", "expedition", "name", "ranges", "storm")

    def __init__(self, name: str, cold: int, ranges: list[int], expedition: int, storm: int) -> None:
        self.name = name
        self.cold = cold
        self.ranges = ranges
        self.expedition = expedition
        self.storm = storm


# FP-COMP.14.
WEATHERS: Final[list[Weather]] = [
    Weather(entry.id, entry.cold, [entry.red, entry.orange, entry.yellow], entry.expedition, entry.storm)
    for entry in checked(list(library.WEATHER), "weather.toml")
]
