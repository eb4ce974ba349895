"""The figures of events, refusals, tasks and actions, brought into the form messages take."""

from collections.abc import Callable
from typing import Any, Final

from ...games.newangeles.content.cards import standard_rounds
from ...games.newangeles.rules.vocabulary import rules
from ..bundle import Words
from .names import (
    all_news,
    asset,
    card,
    cards,
    corporation,
    demand,
    district,
    districts,
    element,
    elements,
    goods,
    investment,
    investments,
    kind,
    moment,
    news,
    offer,
    resource,
    rival,
    setup,
)
from .terms import promise, terms

NAMED: Final[dict[str, Callable[[Words, Any], str]]] = {
    "asset": asset,
    "back": element,
    "backs": elements,
    "card": card,
    "cards": cards,
    "corporation": corporation,
    "demand": demand,
    "district": district,
    "districts": districts,
    "event": news,
    "events": all_news,
    "first": asset,
    "from": district,
    "give": terms,
    "goals": goods,
    "investment": investment,
    "investments": investments,
    "missing": goods,
    "moment": moment,
    "offer": offer,
    "piece": element,
    "resource": resource,
    "rival": rival,
    "setup": setup,
    "side": offer,
    "to": district,
    "type": kind,
    "want": terms,
}
# What a refusal is about, the most telling figure first.
ABOUT: Final = (
    "declared",
    "good",
    "number",
    "most",
    "cards",
    "need",
    "asset",
    "offer",
    "word",
    "district",
    "resource",
    "player",
    "seat",
)


def figures(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    """Names instead of ids; numbers without their sign, which stands in `way`."""
    told: dict[str, Any] = {}
    for key, value in raw.items():
        told[key] = NAMED[key](w, value) if key in NAMED and not isinstance(value, int) else value
    if isinstance(raw.get("count"), int):
        told |= signed(raw["count"])
    if isinstance(raw.get("effect"), dict):
        told |= of_effect(w, raw)
    if "promise" in raw:
        told |= promise(raw["promise"] if isinstance(raw["promise"], str) else " ".join(raw["promise"]))
    if "binding" in raw:
        told["kind"] = w.say(f"trade-{raw['binding']}") if raw["binding"] in ("binding", "loose") else raw["binding"]
    if "space" in raw:
        told["round"] = standard_rounds(raw["round"])
    if "choices" in raw:
        told["choices"] = ", ".join([choice(w, text) for text in raw["choices"]]) or w.say("nothing")
    if "declared" in raw:
        told["declared"] = choice(w, raw["declared"])
    told["about"] = next((key for key in ABOUT if key in raw), "")
    return told


def signed(count: int) -> dict[str, Any]:
    return {"way": "down" if count < 0 else "up", "count": abs(count)}


def of_effect(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    """What a question needs from the effect it belongs to."""
    effect: dict[str, Any] = raw["effect"]
    told: dict[str, Any] = {}
    if "what" in effect:
        told["name"] = element(w, effect["what"])
    if "capital" in effect:
        told["capital"] = effect["capital"]
    if "change" in effect:
        told |= signed(effect["change"])
    if "amounts" in effect:
        told["amount"] = effect["amounts"][raw["number"]]
    return told


def choice(w: Words, text: str) -> str:
    """A declared choice, written as an action; who and which option it means does not show from here."""
    do, *arguments = text.split()
    structure = rules.actions[do].named(arguments)
    told = {key: NAMED[key](w, value) if key in NAMED else value for key, value in structure.items()}
    if do == "player":
        told["corporation"] = w.say("corporation-none", number=int(arguments[0]) + 1)
    elif do == "either":
        return w.say("choice-option", number=int(arguments[0]) + 1)
    elif do == "asset":
        return told["asset"]
    return w.say(f"action-{do}", **told)
