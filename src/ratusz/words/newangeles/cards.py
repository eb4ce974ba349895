"""What is printed on cards and sheets, a sentence a line."""

from functools import lru_cache
from typing import Any

from ...games.newangeles.content.cards import (
    ABILITIES,
    ASSET_CARDS,
    ASSET_NAMES,
    BOARD,
    BOTH,
    CARD_EFFECTS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    COPIES,
    CORPORATION_NAMES,
    DEMAND_NAMES,
    DISTRICT_NAMES,
    EMERGENCY,
    EMERGENCY_ENTRIES,
    EVENT_EFFECTS,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    SETUP_NAMES,
)
from ..bundle import Words
from .effects import effects_text
from .names import card, corporation, counted, district, element, goods, kind, listed, resource


def card_text(w: Words, name: str) -> list[str]:
    """A card of any kind."""
    if name in CARD_NAMES:
        return action_text(w, name)
    if name in ASSET_NAMES:
        return [w.say("text-asset"), *asset_lines(w, name)]
    if name in EVENT_NAMES:
        return event_text(w, name)
    if name in DEMAND_NAMES:
        return demand_text(w, name)
    if name in INVESTMENT_NAMES:
        return [w.say("text-investment"), *investment_lines(w, name)]
    if name in SETUP_NAMES:
        entry = CARDS.setup[SETUP_NAMES.index(name)]
        return [w.say("text-setup"), *place_lines(w, entry.place), w.say("text-turns", turns=entry.turns)]
    return [w.say("text-rival-federalist")]


def gist(w: Words, name: str) -> str:
    """What a card does: neither its kind nor how many there are."""
    if name in CARD_NAMES:
        return does(w, name)
    lines = card_text(w, name)
    return " ".join(lines[1:] or lines)


def action_text(w: Words, name: str) -> list[str]:
    number = CARD_NUMBERS[name]
    entry: Any = BOTH[number]
    lines = [does(w, name)]
    if entry.harmless:
        lines.append(w.say("text-harmless"))
    if number < EMERGENCY:
        return [w.say("text-action", type=kind(w, entry.type)), *lines, w.say("text-copies", count=COPIES)]
    return [w.say("text-emergency", corporation=corporation(w, entry.corporation)), *lines, w.say("text-emergency-use")]


@lru_cache(maxsize=500)  # said with every offer
def does(w: Words, name: str) -> str:
    """What an action or emergency card does."""
    return effects_text(w, CARD_EFFECTS[CARD_NUMBERS[name]])


@lru_cache(maxsize=500)
def asset_text(w: Words, name: str) -> str:
    return " ".join(asset_lines(w, name))


def asset_lines(w: Words, name: str) -> list[str]:
    number = ASSET_NAMES.index(name)
    abilities = zip(ASSET_CARDS.asset[number].ability, ABILITIES[number], strict=True)
    return [ability_text(w, entry, effects_text(w, ability.effects)) for entry, ability in abilities]


def ability_text(w: Words, entry: Any, effects: str) -> str:
    when = w.say(f"when-{entry.when}-{entry.only}" if entry.only else f"when-{entry.when}")
    price = price_of(entry.pay, entry.may)
    if price:
        return w.say("ability-priced", when=when, price=w.say(f"price-{price}"), effects=effects)
    return w.say("ability", when=when, effects=effects)


def price_of(pay: str, may: bool) -> str:
    """Exhausting an asset is always its owner's choice; discarding it only where the card says so."""
    if pay == "discard":
        return "may-discard" if may else "discard"
    return pay or ("may" if may else "")


def event_text(w: Words, name: str) -> list[str]:
    number = EVENT_NAMES.index(name)
    entry = CARDS.event[number]
    return [
        w.say("text-event", name=element(w, entry.back)),
        effects_text(w, EVENT_EFFECTS[number]),
        *place_lines(w, entry.place),
        w.say("text-turns", turns=entry.turns),
    ]


def place_lines(w: Words, places: dict[Any, list[int]]) -> list[str]:
    return [
        w.say("text-place", name=element(w, piece), districts=listed(w, [district(w, DISTRICT_NAMES[n - 1]) for n in numbers]))
        for piece, numbers in places.items()
    ]


def demand_text(w: Words, name: str) -> list[str]:
    entry = CARDS.demand[DEMAND_NAMES.index(name)]
    goals = {str(name): amount for name, amount in entry.goals.items()}
    return [w.say("text-demand"), w.say("text-goals", goods=goods(w, goals)), w.say("text-fail", threat=entry.threat)]


def investment_lines(w: Words, name: str) -> list[str]:
    entry: Any = CARDS.investment[INVESTMENT_NAMES.index(name)]
    if entry.meets:
        meets = resource(w, entry.meets)
        return [w.say("text-meets", resource=meets, base=entry.base, each=entry.each, most=entry.most)]
    if entry.each:
        return [w.say("text-each", name=element(w, entry.counts), capital=entry.each)]
    message = "text-step-supply" if entry.counts == "low-resource" else "text-step"
    return [w.say(message, pieces=counted(w, entry.counts, least), capital=capital) for least, capital in entry.steps]


@lru_cache(maxsize=100)
def investment_text(w: Words, name: str) -> str:
    return " ".join(investment_lines(w, name))


def corporation_text(w: Words, name: str) -> list[str]:
    """A corporation's sheet, its emergency card and its rival card."""
    number = CORPORATION_NAMES.index(name)
    entry = BOARD.corporation[number]
    return [
        w.say("text-sheet-four", draws=draws(w, entry.four)),
        w.say("text-sheet-more", draws=draws(w, entry.more)),
        w.say("text-contract", contract=contract_text(w, name)),
        w.say("text-emergency-card", card=card(w, EMERGENCY_ENTRIES[number].id)),
        w.say("text-rival", corporation=corporation(w, name)),
    ]


def draws(w: Words, lines: list[Any]) -> str:
    return listed(w, [w.say("draw-line", count=line.cards, type=kind(w, line.type)) for line in lines])


def contract_text(w: Words, name: str) -> str:
    contract = BOARD.corporation[CORPORATION_NAMES.index(name)].contract
    figures: dict[str, Any] = {"capital": contract.capital, "limit": contract.limit}
    if contract.what:
        figures["pieces"] = counted(w, contract.what, 1)
    return w.say(f"contract-{contract.on}", **figures)
