"""Choices as labels: what is done, and what the card in question does."""

from typing import Any

from ...games.newangeles.position.seen import View
from ..bundle import Words
from .cards import asset_text, contract_text, does, investment_text
from .effects import sentences
from .figures import figures
from .names import seat_name
from .terms import terms


def action(w: Words, view: View, seat: int, structure: dict[str, Any]) -> str:
    do: str = structure["do"]
    told = figures(w, {key: value for key, value in structure.items() if key != "do"})
    if do in ("main", "counter"):
        told["text"] = does(w, structure["card"])
    elif do == "use":
        told["text"] = asset_text(w, structure["asset"])
    elif do == "keep":
        told["text"] = investment_text(w, structure["investment"])
    elif do == "corporation":
        told["text"] = contract_text(w, structure["corporation"])
    elif do == "asset":
        told["corporation"] = holder(w, view, structure["asset"])
    elif do == "player":
        told["corporation"] = seat_name(w, view, structure["seat"])
    elif do == "trade":
        told["corporation"] = seat_name(w, view, int(structure["to"]))
    elif do == "accept":
        told |= accepted(w, view, structure["number"])
    elif do == "fulfil":
        told["give"] = own_part(w, view, seat, structure["number"])
    elif do == "ransom":
        told["capital"] = view["asked"]["effect"]["capital"] if view["asked"] else 0
    elif do == "either":
        told["effects"] = sentences(w, view["outlook"]["options"][structure["option"]])
    return w.say(f"action-{do}", **told)


def holder(w: Words, view: View, asset: str) -> str:
    seats = [seat for seat, entry in enumerate(view["seats"]) if asset in entry["assets"]]
    return seat_name(w, view, seats[0]) if seats else w.say("nothing")


def accepted(w: Words, view: View, number: int) -> dict[str, Any]:
    """The terms of a trade as the one sees them who answers it; nothing if there is no such trade."""
    for trade in view["trades"]:
        if trade["number"] == number:
            seen = {"give": trade["want"], "want": trade["give"], "promise": trade["promise"]}
            if number not in view["outlook"]["binding"]:
                seen["binding"] = "loose"
            return {**figures(w, seen), "corporation": seat_name(w, view, trade["from"])}
    return {**figures(w, {"give": "-", "want": "-", "promise": ""}), "corporation": w.say("nothing")}


def own_part(w: Words, view: View, seat: int, number: int) -> str:
    """What a seat has promised to hand over."""
    for note in view["notes"]:
        if note["number"] == number:
            return terms(w, note["give"] if note["from"] == seat else note["want"])
    return w.say("nothing")
