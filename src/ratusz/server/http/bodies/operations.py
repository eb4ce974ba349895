"""What an operator asks."""

from msgspec import Struct


class Health(Struct):
    database: bool  # whether something was written in the last seconds
    wrong: list[str]  # database, journal, listening: what does not work; nothing, if all is well
    version: str
    compiled: bool
