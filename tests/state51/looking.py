"""Short ways to look at one side of a 51st State table."""

from collections.abc import Iterable

from tests.table import Table


def locations(table: Table, seat: int) -> list[str]:
    """The locations of a state, in the order in which they entered."""
    return [entry["card"] for entry in table.seat(seat)["state"]]


def markers(table: Table, seat: int, place: str) -> list[int]:
    """The victory points on the markers under a location."""
    found = [entry["markers"] for entry in table.seat(seat)["state"] if entry["place"] == place]
    return [marker["vp"] for marker in found[0]]


def starting(actions: Iterable[str], *names: str) -> list[str]:
    """The actions of these names, out of a list of legal or refused ones."""
    return [action for action in actions if action.split()[0] in names]
