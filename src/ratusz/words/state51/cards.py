"""What is printed on a card, said from the same data the rules run."""

from functools import lru_cache
from typing import Any

from ...games.state51.content.cards import (
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    KINDS,
    LINES,
    NAMES,
    REBUILD,
    SLOT_LIMIT,
    Card,
    goods_table,
)
from ...games.state51.content.effects import GOODS, NONE, VP, Effect
from ..bundle import Words
from .names import good, goods, line


def printed(w: Words, name: str) -> dict[str, Any]:
    """What stands on a card, as figures of a message."""
    return {**remembered(w, name)}


@lru_cache(maxsize=1000)  # said with every choice and refusal that has to do with the card
def remembered(w: Words, name: str) -> dict[str, Any]:
    found = CARDS[NAMES[name]]
    figures: dict[str, Any] = {
        "distance": found.distance,
        "kind": w.say(f"kind-{KINDS[found.kind]}"),
        "types": types(w, found),
        "ability": instant_ability(w, found) if found.contact != NONE else ability(w, found),
        "deal": goods(w, goods_table(found.deal)),
        "spoils": goods(w, goods_table(found.spoils)),
    }
    if found.contact != NONE:
        figures |= {"line": line(w, LINES[found.contact]), "reach": found.reach, "cost": goods(w, goods_table(found.cost))}
    return figures


def types(w: Words, found: Card) -> str:
    return ", ".join([good(w, name) for icon, name in enumerate(GOODS) if found.icons >> icon & 1])


def yields(found: Card) -> dict[str, int]:
    """What the ability gives once, its markers as victory points."""
    gains: dict[str, int] = {}
    for effect in found.effects:
        if effect[0] == "gain":
            gains |= goods_table(effect[1])
        elif effect[0] == "mark":
            gains[GOODS[VP]] = effect[1]
    return gains


def counted(found: Card) -> int:
    """The type the ability counts, or NONE."""
    last = found.effects[-1]
    each: int = NONE if last[0] == "pay" else last[2]
    return each


def ability(w: Words, found: Card) -> str:
    """What a location does, in a few words."""
    gains = goods(w, yields(found))
    if counted(found) != NONE:
        return w.say("ability-each", goods=gains, type=good(w, GOODS[counted(found)]))
    if found.cost:
        return w.say("ability-priced", goods=gains, cost=goods(w, goods_table(found.cost)))
    return gains


def instant_ability(w: Words, found: Card) -> str:
    """What an instant card does, in a few words."""
    figures: dict[str, Any] = {"line": line(w, LINES[found.contact]), "reach": found.reach}
    if found.cost:
        return w.say("ability-reach-priced", cost=goods(w, goods_table(found.cost)), **figures)
    return w.say("ability-reach", **figures)


def short_location(w: Words, found: Card) -> str:
    """What a location does, in one short sentence: there is little room on a card."""
    gives = w.say("short-points-here", count=found.vp) if found.vp else goods(w, yields(found))
    if found.cost:
        return w.say("short-work", cost=goods(w, goods_table(found.cost)), goods=gives)
    if counted(found) != NONE:
        return w.say("short-each", goods=gives, type=good(w, GOODS[counted(found)]))
    return w.say(f"short-{KINDS[found.kind]}", goods=gives)


def short_instant(w: Words, found: Card) -> str:
    """The same of an instant card."""
    figures: dict[str, Any] = {"line": line(w, LINES[found.contact]), "reach": found.reach}
    if found.cost:
        return w.say("short-instant-priced", cost=goods(w, goods_table(found.cost)), **figures)
    return w.say("short-instant", **figures)


@lru_cache(maxsize=1000)
def facts(w: Words, name: str) -> str:
    """A card in one line, without its name."""
    return w.say("facts-location" if CARDS[NAMES[name]].contact == NONE else "facts-instant", **printed(w, name))


def card_text(w: Words, name: str) -> list[str]:
    """Everything on a card, a sentence a line."""
    found = CARDS[NAMES[name]]
    figures = printed(w, name)
    copies = w.say("text-copies", count=found.count)
    if found.contact != NONE:
        lines = [w.say("text-instant", **figures), w.say("text-reach", **figures)]
        if found.cost:
            lines.append(w.say("text-price", **figures))
        return [*lines, copies]
    shared = [w.say(f"text-{topic}", **figures) for topic in ("distance", "types", "deal", "spoils")]
    return [w.say(f"text-{KINDS[found.kind]}"), *shared, *[effect_text(w, effect) for effect in found.effects], copies]


def gist(w: Words, name: str) -> str:
    """What a card brings: neither how far it is nor how many there are."""
    lines = card_text(w, name)[:-1]
    return " ".join(lines if CARDS[NAMES[name]].contact != NONE else lines[2:])


def effect_text(w: Words, effect: Effect) -> str:
    """One effect of an ability as a sentence."""
    if effect[0] == "pay":
        return w.say("effect-pay", goods=goods(w, goods_table(effect[1])))
    each: int = effect[2]
    figures: dict[str, Any] = {} if each == NONE else {"type": good(w, GOODS[each])}
    if effect[0] == "mark":
        figures |= {"vp": effect[1], "most": SLOT_LIMIT}
    else:
        figures |= {"goods": goods(w, goods_table(effect[1]))}
    return w.say(f"effect-{effect[0]}" if each == NONE else f"effect-{effect[0]}-each", **figures)


def faction_text(w: Words, name: str) -> list[str]:
    """The base and the contact card of a faction, a sentence a line."""
    found = FACTIONS[FACTION_NAMES.index(name)]
    lines = [w.say("text-base", goods=goods(w, goods_table(found.production)))]
    for number in range(len(LINES)):
        lines.append(w.say("text-contact", contact=contact_line(w, name, number)))
    return [*lines, w.say("text-once")]


def contact_line(w: Words, name: str, number: int) -> str:
    """A line of the contact card: what it gives and what it costs."""
    found = FACTIONS[FACTION_NAMES.index(name)]
    cost = goods(w, goods_table(found.costs[number]))
    if number == REBUILD:
        return w.say("contact-rebuild", line=line(w, LINES[number]), vp=found.rebuild_vp, cost=cost)
    return w.say("ability-reach-priced", line=line(w, LINES[number]), reach=found.reaches[number], cost=cost)
