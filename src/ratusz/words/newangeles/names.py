"""The names of people, cards, places and things."""

from typing import Any

from ...games.newangeles.content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    DEMAND_NAMES,
    DISTRICT_NAMES,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    SETUP_NAMES,
)
from ...games.newangeles.content.effects import RESOURCES
from ...games.newangeles.position.seen import View
from ..bundle import Words
from ..voice import with_you

DASH = "–"
ROOT = "root"


def card(w: Words, name: str) -> str:
    """An action or emergency card."""
    return w.say(f"card-{name}")


def cards(w: Words, names: list[str]) -> str:
    """Each title once, with the number of its copies: a whole discard pile would be too long otherwise."""
    return listed(w, [copies(w, name, names.count(name)) for name in dict.fromkeys(names)])


def copies(w: Words, name: str, count: int) -> str:
    return w.say("card-copies", card=card(w, name), count=count) if count > 1 else card(w, name)


def asset(w: Words, name: str) -> str:
    return w.say("nothing") if name == "-" else w.say(f"asset-{name}")


def investment(w: Words, name: str) -> str:
    return w.say(f"investment-{name}")


def investments(w: Words, names: list[str]) -> str:
    return listed(w, [investment(w, name) for name in names])


def demand(w: Words, name: str) -> str:
    return w.say(f"demand-{name}")


def news(w: Words, name: str) -> str:
    """An event card."""
    return w.say(f"news-{name}")


def all_news(w: Words, names: list[str]) -> str:
    return listed(w, [news(w, name) for name in names])


def setup(w: Words, name: str) -> str:
    return w.say(f"setup-{name}")


def corporation(w: Words, name: str) -> str:
    return DASH if name == "-" else w.say(f"corporation-{name}")


def rival(w: Words, name: str) -> str:
    return w.say("rival-federalist") if name == "federalist" else corporation(w, name)


def any_card(w: Words, name: str) -> str:
    """A card of any kind: no two kinds share an id."""
    for names, said in (
        (CARD_NAMES, card),
        (ASSET_NAMES, asset),
        (EVENT_NAMES, news),
        (DEMAND_NAMES, demand),
        (INVESTMENT_NAMES, investment),
        (SETUP_NAMES, setup),
    ):
        if name in names:
            return said(w, name)
    return rival(w, name)


def district(w: Words, name: str) -> str:
    """With its number, which the paths and the order of production follow."""
    plain = w.say(f"district-{name}")
    if name == ROOT:
        return plain
    return w.say("district-numbered", district=plain, number=DISTRICT_NAMES.index(name) + 1)


def districts(w: Words, names: list[str]) -> str:
    return listed(w, [district(w, name) for name in names])


def kind(w: Words, name: str) -> str:
    """A type of action cards."""
    return w.say(f"type-{name}")


def element(w: Words, name: str) -> str:
    """A unit, token or anything else cards count, without a number."""
    return w.say(f"element-{name}", "name")


def elements(w: Words, names: list[str]) -> str:
    return listed(w, [element(w, name) for name in names])


def counted(w: Words, name: str, count: int) -> str:
    return w.say(f"element-{name}", count=count)


def resource(w: Words, name: str) -> str:
    return w.say(f"resource-{name}", "name")


def goods(w: Words, table: dict[str, int]) -> str:
    """Resources with their numbers, always in the same order; what is not there is left out."""
    return listed(w, [w.say(f"resource-{name}", count=table[name]) for name in RESOURCES if table.get(name)])


def offer(w: Words, name: str) -> str:
    return w.say(f"offer-{name}")


def moment(w: Words, name: str) -> str:
    return w.say(f"moment-{name}")


def listed(w: Words, items: list[str]) -> str:
    return ", ".join(items) or w.say("nothing")


def seat_name(w: Words, view: View, seat: int) -> str:
    """NA-26.1: a corporation stands for its player; labels are made without the players' own names."""
    name = view["seats"][seat]["corporation"]
    return w.say("corporation-none", number=seat + 1) if name == "-" else corporation(w, name)


def called(w: Words, view: View, players: list[str]) -> list[str]:
    """Person and corporation together, as soon as it is chosen."""
    found = with_you(w, view, players)
    for seat, entry in enumerate(view["seats"]):
        if entry["corporation"] != "-":
            way = "you" if seat == view["eyes"] else "other"
            found[seat] = w.say("player-called", way=way, player=players[seat], corporation=corporation(w, entry["corporation"]))
    return found


def margin(w: Words, view: View) -> str:
    """NA-67.1, NA-67.2, NA-64.1: what decided it for whoever reads, and by how much."""
    you = view["eyes"]
    if you is None:
        return ""
    aim, rival = view["seats"][you]["aim"], view["seats"][you]["rival"]
    if aim is None or rival is None:
        return ""
    if (view["outcome"] == "threat") != (rival == "federalist"):
        return w.say("margin-fell" if view["outcome"] == "threat" else "margin-stood")
    kind = "federalist" if rival == "federalist" else "own" if view["seats"][you]["rival_seat"] == you else "rival"
    figures: dict[str, Any] = {**aim, "enough": "yes" if aim["enough"] else "no"}
    return w.say(f"margin-{kind}", corporation=any_card(w, rival), **figures)


def turned(w: Words, name: str, players: list[str], on: bool) -> str:
    """A piece that lies in a district or does not, and whether an ill district is touched."""
    what, _, of = name.partition(" ")
    how = "on" if on else "off"
    if not of or of.isdecimal():
        return ""
    if what == "ill":
        return w.say(f"turned-ill-{how}", district=district(w, of))
    return w.say(f"turned-piece-{how}", piece=element(w, what), district=district(w, of))


def figure(w: Words, name: str, players: list[str]) -> str:
    """What a preview counts: one thing, what somebody has, or a piece in a district."""
    what, _, of = name.partition(" ")
    if of.isdecimal():
        return w.say(f"figure-{what}", player=players[int(of)])
    if what == "ill":
        return w.say("figure-ill", district=district(w, of))
    if of:
        return w.say("figure-piece", piece=element(w, what), district=district(w, of))
    return resource(w, what) if what in RESOURCES else w.say(f"figure-{what}")
