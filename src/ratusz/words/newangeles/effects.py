"""What effects do, said from the same data the rules run: a sentence or two each."""

from collections.abc import Callable
from typing import Any, Final

from ...games.newangeles.content.effects import Effect
from ..bundle import Words
from .names import counted, element, resource

Data = dict[str, Any]


def effects_text(w: Words, effects: tuple[Effect, ...]) -> str:
    return sentences(w, [effect.data for effect in effects])


def sentences(w: Words, effects: list[Data]) -> str:
    return " ".join([effect_text(w, effect) for effect in effects])


def effect_text(w: Words, effect: Data) -> str:
    do: str = effect["do"]
    return SPECIAL[do](w, effect) if do in SPECIAL else w.say(f"effect-{do.replace('_', '-')}", **numbers(effect))


def numbers(effect: Data) -> Data:
    """The numbers of an effect that needs no more."""
    told = {name: value for name, value in effect.items() if isinstance(value, int) and not isinstance(value, bool)}
    told["count"] = number(effect)
    return told


# In the city.


def remove(w: Words, effect: Data) -> str:
    text = w.say(up_to("effect-remove", effect), pieces=pieces(w, effect), count=number(effect))
    return followed(w, text, "effect-if-removed", effect["then"])


def up_to(message: str, effect: Data) -> str:
    return f"{message}-up-to" if effect["up_to"] else message


def number(effect: Data) -> int:
    found: int = effect.get("up_to") or effect.get("count", 1)
    return found


def pieces(w: Words, effect: Data) -> str:
    """What an effect is about, with its number."""
    return counted(w, effect["what"], number(effect))


def followed(w: Words, text: str, message: str, effects: list[Data]) -> str:
    return f"{text} {w.say(message, effects=sentences(w, effects))}" if effects else text


def by_name(w: Words, effect: Data) -> str:
    return w.say(f"effect-{effect['do']}", name=element(w, effect["what"]))


def place(w: Words, effect: Data) -> str:
    where = effect["where"]
    message = "effect-place" if where == "anywhere" else f"effect-place-{where}"
    return w.say(message, pieces=pieces(w, effect), count=number(effect))


def raise_unrest(w: Words, effect: Data) -> str:
    message = "effect-raise" if effect["where"] == "anywhere" else "effect-raise-cleared"
    return w.say(message, count=effect["count"], stages=effect["stages"])


def lower_unrest(w: Words, effect: Data) -> str:
    message = "effect-lower-again" if effect["again"] else up_to("effect-lower", effect)
    return w.say(message, count=number(effect), stages=effect["stages"])


def choose(w: Words, effect: Data) -> str:
    text = w.say(f"effect-choose-{effect['where']}")
    return f"{text} {w.say('effect-needs', name=element(w, effect['needs']))}" if effect["needs"] else text


def produce(w: Words, effect: Data) -> str:
    if effect["despite"]:
        return w.say("effect-produce-despite", name=element(w, effect["despite"]))
    return w.say("effect-produce")


def android(w: Words, effect: Data) -> str:
    return w.say(up_to("effect-android", effect), pieces=counted(w, "android", number(effect)))


def supply(w: Words, effect: Data) -> str:
    message = "effect-supply-less" if effect["change"] < 0 else "effect-supply-more"
    if effect["resource"] == "any":
        text = w.say(f"{message}-any", count=abs(effect["change"]), number=number(effect))
    else:
        text = w.say(message, count=abs(effect["change"]), resource=resource(w, effect["resource"]))
    if effect["threat"]:
        text = f"{text} {w.say('effect-supply-threat', threat=effect['threat'])}"
    return followed(w, text, "effect-if-supplied", effect["then"])


def threat(w: Words, effect: Data) -> str:
    if effect["each"]:
        return w.say("effect-threat-each", count=effect["by"], name=element(w, effect["each"]))
    return w.say("effect-threat", count=effect["by"])


def condition(w: Words, effect: Data) -> str:
    message = "effect-if-tier" if effect["tier"] else "effect-if"
    needed = counted(w, effect["what"], effect["least"])
    text = w.say(message, pieces=needed, tier=effect["tier"], effects=sentences(w, effect["then"]))
    return followed(w, text, "effect-otherwise", effect["otherwise"])


def march(w: Words, effect: Data) -> str:
    return w.say("effect-march", name=element(w, effect["what"]), times=effect["times"])


# To players.


def by_who(w: Words, effect: Data) -> str:
    return w.say(f"effect-{effect['do']}-{effect['who']}", **numbers(effect))


def gain(w: Words, effect: Data) -> str:
    return w.say("effect-gain-supporter", **numbers(effect)) if effect["supporter"] else by_who(w, effect)


def either(w: Words, effect: Data) -> str:
    return w.say("effect-either", options=" / ".join([sentences(w, option) for option in effect["options"]]))


def share(w: Words, effect: Data) -> str:
    return w.say("effect-share", amounts=", ".join([str(amount) for amount in effect["amounts"]]))


def collect(w: Words, effect: Data) -> str:
    return w.say("effect-collect", count=-effect["threat"])


def draw(w: Words, effect: Data) -> str:
    whose = "-picked" if effect["who"] == "picked" else ""
    return w.say(f"effect-draw-{effect['type']}{whose}", cards=effect["cards"])


def all_draw(w: Words, effect: Data) -> str:
    may = "yes" if effect["may"] else "no"
    return w.say("effect-all-draw", cards=effect["cards"], supporter=effect["supporter"], may=may)


def hand_size(w: Words, effect: Data) -> str:
    return w.say("effect-hand-size", way="up" if effect["change"] > 0 else "down", count=abs(effect["change"]))


SPECIAL: Final[dict[str, Callable[[Words, Data], str]]] = {
    "remove": remove,
    "clear": by_name,
    "place": place,
    "move": by_name,
    "raise": raise_unrest,
    "lower": lower_unrest,
    "choose": choose,
    "produce": produce,
    "android": android,
    "supply": supply,
    "threat": threat,
    "if": condition,
    "march": march,
    "pick": by_who,
    "either": either,
    "gain": gain,
    "lose": by_who,
    "share": share,
    "collect": collect,
    "draw": draw,
    "all_draw": all_draw,
    "hand_size": hand_size,
}
