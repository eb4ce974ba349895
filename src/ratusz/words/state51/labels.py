"""Choices as labels: what is done, and what is printed on the card it is done with. What comes of it a preview tells."""

from typing import Any

from ...games.state51.position.seen import Paying, Side, View
from ..bundle import Words
from .cards import facts, printed
from .figures import figures
from .names import goods, source


def action(w: Words, view: View, seat: int, structure: dict[str, Any]) -> str:
    do: str = structure["do"]
    told = figures(w, {key: value for key, value in structure.items() if key not in ("do", "source")})
    if "card" in structure:
        told["facts"] = facts(w, structure["card"])
    elif do == "pay":
        told["sources"] = payment(w, view, structure["source"])
    elif do == "rebuild":
        told |= printed(w, structure["new"])
    elif do == "visit":
        told |= printed(w, card_at(view["seats"][1 - seat], structure["place"]))
    elif do == "work":
        told |= printed(w, card_at(view["seats"][seat], structure["place"]))
    return w.say(f"action-{do}", **told)


def payment(w: Words, view: View, sources: list[str]) -> str:
    """The sources of reach, each with its reach and its price."""
    known = {entry["source"]: entry for entry in view["paying"]}
    parts = [known[name] for name in sources]
    return " + ".join([one_source(w, part) for part in parts])


def one_source(w: Words, part: Paying) -> str:
    message = "source-priced" if part["cost"] else "source-free"
    return w.say(message, source=source(w, part["source"]), reach=part["reach"], cost=goods(w, part["cost"]))


def card_at(side: Side, place: str) -> str:
    """The card of a location, by the name the location has in an action."""
    return next(entry["card"] for entry in side["state"] if entry["place"] == place)
