"""What effects, conditions, prices and modifiers say, from the same data the rules run: a sentence or two each."""

from collections.abc import Callable
from functools import reduce
from itertools import groupby
from typing import Any, Final

from ..bundle import Words
from .names import building, colour, counted, event, expedition, given, goods, law, pawn, people, technology, tiles, token

Data = dict[str, Any]


def sentences(w: Words, effects: list[Data]) -> str:
    """Effects one after another. What follows a condition or a choice and does not belong to it says so.

    What adds nothing by itself (an amount of 0 that only laws raise) is left out.
    """
    found: list[str] = []
    branched = False
    for plain, group in groupby(effects, lambda effect: not branches(effect)):
        texts = [text for text in [effect_text(w, effect) for effect in group] if text]
        text = " ".join(texts)
        found.append(w.say("effect-always", effects=text) if text and plain and branched else text)
        branched = branched or not plain
    return " ".join([text for text in found if text])


def branches(effect: Data) -> bool:
    """Whether what an effect says ends with something that does not always happen."""
    return effect["do"] in ("if", "either") or bool(effect.get("then") or effect.get("otherwise"))


def said(w: Words, effects: list[Data]) -> str:
    """The same, where something must be said."""
    return sentences(w, effects) or w.say("effect-none")


def effect_text(w: Words, effect: Data) -> str:
    do: str = effect["do"]
    if do in SPECIAL:
        return SPECIAL[do](w, effect)
    told: Data = {name: value for name, value in effect.items() if isinstance(value, int)}
    return w.say(f"effect-{do}", **{**told, "count": number(effect)})


def number(effect: Data) -> int:
    found: int = effect.get("n", 1)
    return found


def followed(w: Words, text: str, message: str, effects: list[Data]) -> str:
    return f"{text} {w.say(message, effects=grouped(w, effects))}" if effects else text


def grouped(w: Words, effects: list[Data]) -> str:
    """What depends on a condition; in brackets if it has conditions of its own."""
    text = said(w, effects)
    return w.say("effect-group", effects=text) if any([branches(effect) for effect in effects]) else text


# Amounts.


def way(w: Words, message: str, effect: Data, **figures: Any) -> str:
    """A marker moves on or back."""
    by: int = effect["by"]
    return w.say(f"{message}-up" if by > 0 else f"{message}-down", count=abs(by), **figures)


def moved(w: Words, effect: Data) -> str:
    return way(w, f"effect-{effect['do']}", effect)


def gain(w: Words, effect: Data) -> str:
    found = given(w, effect["what"], number(effect))
    if effect.get("sick"):
        return w.say("effect-gain-sick", goods=found, count=number(effect), sick=effect["sick"])
    return w.say("effect-gain", goods=found, count=number(effect))


def lose(w: Words, effect: Data) -> str:
    return w.say("effect-lose", goods=given(w, effect["what"], number(effect)))


def strip(w: Words, effect: Data) -> str:
    return w.say("effect-strip", goods=given(w, effect["what"], number(effect)), tiles=effect.get("tiles", 1))


def tile(w: Words, effect: Data) -> str:
    return w.say("effect-tile", tiles=tiles(w, effect["kind"], number(effect)))


def store(w: Words, effect: Data) -> str:
    return w.say("effect-store", goods=given(w, effect["what"], effect["most"]))


# Hope and discontent.


def steps(w: Words, effect: Data) -> str:
    """Each step is resolved by itself; one with a type draws a token and then activates one of that type."""
    if effect.get("type"):
        return way(w, f"effect-{effect['do']}-type", effect, token=token(w, effect["type"]))
    return moved(w, effect)


def turned(w: Words, effect: Data) -> str:
    return w.say(f"effect-{effect['do']}", token=token(w, effect["type"]), count=number(effect))


def spend(w: Words, effect: Data) -> str:
    text = w.say("effect-spend-may" if effect.get("may") else "effect-spend", token=token(w, effect["type"]))
    text = followed(w, text, "effect-if-spent", effect.get("then", []))
    return followed(w, text, "effect-otherwise", effect.get("otherwise", []))


# People.


def befalls(w: Words, effect: Data) -> str:
    """Somebody falls ill, is exhausted or dies: of a type, of the round's type, or whoever the players choose."""
    who: str = effect["who"]
    count = number(effect)
    if who in ("any", "round"):
        return w.say(f"effect-{effect['do']}-{who}", count=count)
    return w.say(f"effect-{effect['do']}", people=counted(w, who, count), count=count)


def tend(w: Words, effect: Data) -> str:
    who: str = effect.get("who", "any")
    if who == "any":
        return w.say("effect-tend", count=number(effect))
    if who == "round":
        return w.say("effect-tend-round", count=number(effect))
    return w.say("effect-tend-type", count=number(effect), people=people(w, who))


def heal(w: Words, effect: Data) -> str:
    return w.say("effect-heal", count=number(effect)) if number(effect) else ""


def deaths(w: Words, effect: Data) -> str:
    return followed(w, moved(w, effect), "effect-if-moved", effect.get("then", []))


def child(w: Words, effect: Data) -> str:
    return w.say("effect-pawn", pawn=pawn(w, effect["kind"]))


# Cold, storm.


def heat_range(w: Words, effect: Data) -> str:
    return way(w, "effect-range", effect, colour=colour(w, effect["colour"]))


def storm_at(w: Words, effect: Data) -> str:
    return w.say("effect-storm-at", round=effect["round"]) if effect["round"] else w.say("effect-storm-gone")


# Buildings and actions.


def of_building(w: Words, effect: Data) -> str:
    name: str = effect.get("building", "")
    return w.say(f"effect-{effect['do']}", building=building(w, name)) if name else w.say(f"effect-{effect['do']}-any")


def take(w: Words, effect: Data) -> str:
    return w.say("effect-take-tree" if effect.get("what") else "effect-take", count=number(effect))


def clear(w: Words, effect: Data) -> str:
    near, far = effect.get("near", 0), effect.get("far", 0)
    if near and far:
        return w.say("effect-clear", near=tiles(w, "near", near), far=tiles(w, "far", far))
    return w.say("effect-tile", tiles=tiles(w, "near", near) if near else tiles(w, "far", far))


def works(w: Words, effect: Data) -> str:
    if effect.get("discount"):
        return w.say("effect-works-cheaper", count=number(effect), goods=given(w, "wood", effect["discount"]))
    return w.say("effect-works", count=number(effect))


def fell(w: Words, effect: Data) -> str:
    return followed(w, w.say(f"effect-fell-{effect['reach']}", count=number(effect)), "effect-if-felled", effect.get("then", []))


# Cards. Which card a mark stands for nobody is told before it is turned up.


def add_dusk(w: Words, effect: Data) -> str:
    return w.say("effect-add-dusk", mark=effect["card"])


def reveal(w: Words, effect: Data) -> str:
    return w.say("effect-reveal", mark=effect["card"])


def remove_card(w: Words, effect: Data) -> str:
    return w.say("effect-remove-card", event=event(w, effect["card"]))


def lay_expedition(w: Words, effect: Data) -> str:
    return w.say("effect-expedition", expedition=expedition(w, effect["place"]))


# Choices.


def condition(w: Words, effect: Data) -> str:
    then, otherwise = effect.get("then", []), effect.get("otherwise", [])
    text = w.say("effect-if", needs=needs_text(w, effect["needs"]), effects=grouped(w, then))
    return followed(w, text, "effect-otherwise", otherwise)


def either(w: Words, effect: Data) -> str:
    options = [w.say("either-option", number=n, text=choice_text(w, option)) for n, option in enumerate(effect["options"], 1)]
    return w.say("effect-either-may" if effect.get("may") else "effect-either", options=" ".join(options))


def choice_text(w: Words, option: Data) -> str:
    """One option: what it needs, what it costs, what it does, and what becomes of the card."""
    cost: dict[str, int] = option.get("cost", {})
    parts = [needed(w, unpaid(option.get("needs", {}), cost)), priced(w, cost), sentences(w, option.get("effects", []))]
    if option.get("then"):
        parts.append(w.say(f"then-{option['then']}"))
    return " ".join([part for part in parts if part]) or w.say("effect-none")


def unpaid(needs: Data, cost: dict[str, int]) -> Data:
    """A condition less what the price says anyway: a token to be spent must be active."""
    return {key: value for key, value in needs.items() if key != "active" or value not in cost}


def needed(w: Words, needs: Data) -> str:
    return w.say("text-needs", needs=needs_text(w, needs)) if needs else ""


def priced(w: Words, cost: dict[str, int]) -> str:
    return w.say("text-cost", goods=goods(w, cost)) if cost else ""


def needs_text(w: Words, needs: Data) -> str:
    """A condition; everything in it must hold."""
    found = [w.say(f"needs-{key}", **named_need(w, key, value)) for key, value in needs.items() if isinstance(value, str)]
    for key in ("least", "most"):
        for name, count in needs.get(key, {}).items():
            found.append(w.say(f"needs-{key}", measure=w.say(f"measure-{name}"), count=count))
    return reduce(lambda first, second: w.say("needs-and", first=first, second=second), found) if found else ""


def named_need(w: Words, key: str, name: str) -> dict[str, str]:
    what = key.removeprefix("no-")
    return {"token" if what == "active" else what: NEEDED[what](w, name)}


NEEDED: Final[dict[str, Callable[[Words, str], str]]] = {
    "active": token,
    "law": law,
    "building": building,
    "technology": technology,
    "event": event,
}


def lasting_text(w: Words, lasting: dict[str, int]) -> list[str]:
    """Modifiers while a law, a technology or a card is in force."""
    return [w.say(f"lasting-{name}", count=count) for name, count in lasting.items()]


SPECIAL: Final[dict[str, Callable[[Words, Data], str]]] = {
    "gain": gain,
    "lose": lose,
    "strip": strip,
    "tile": tile,
    "store": store,
    "hope": steps,
    "discontent": steps,
    "activate": turned,
    "discard-token": turned,
    "spend-token": spend,
    "sicken": befalls,
    "exhaust": befalls,
    "kill": befalls,
    "tend": tend,
    "heal": heal,
    "hunger": moved,
    "deaths": deaths,
    "pawn": child,
    "overload": moved,
    "heat": moved,
    "cold": moved,
    "range": heat_range,
    "storm": moved,
    "storm-at": storm_at,
    "ruin": of_building,
    "raise": of_building,
    "destroy": of_building,
    "unlock": of_building,
    "take": take,
    "clear": clear,
    "works": works,
    "fell": fell,
    "develop": moved,
    "add-dusk": add_dusk,
    "reveal": reveal,
    "remove-card": remove_card,
    "expedition": lay_expedition,
    "mark": moved,
    "if": condition,
    "either": either,
}
