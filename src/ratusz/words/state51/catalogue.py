"""Everything that is printed on cards and factions, as data with names: what a page draws from."""

from typing import Final, Literal, cast

import msgspec

from ...games.state51.content.cards import CARDS, DECK, LINES, NAMES, goods_table
from ...games.state51.content.effects import GOODS, NONE, TOKEN, VP
from ...games.state51.content.entries import FactionEntry, InstantEntry, LocationEntry
from ...games.state51.position.seen import Contact
from ...games.state51.rules.reach import token_of
from ..bundle import Words
from .cards import card_text, counted, faction_text, short_instant, short_location, yields
from .names import card, faction
from .printed import Catalogue, Faction, FactionLine, Instant, Location, LocationKind, Term, Token

INSTANT: Final = ["S51-CARD.6"]
BASE: Final = ["S51-CARD.5", "S51-CARD.7", "S51-CARD.9"]
LOCATION: Final[dict[str, list[str]]] = {
    "open": ["S51-CARD.11", "S51-CARD.14"],
    "closed": ["S51-CARD.11", "S51-CARD.15"],
    "action": ["S51-CARD.11", "S51-CARD.16"],
    "feature": ["S51-CARD.11", "S51-CARD.17", "S51-CARD.18"],
}
CLAUSES: Final[dict[Term, list[str]]] = {
    "deck": ["S51-LOOKOUT.8"],
    "first-player": ["S51-CLEANUP.3"],
    "line": ["S51-CARD.9"],
    "lead": ["S51-END.2"],
    "conquer": ["S51-CONQUER.1"],
    "cooperate": ["S51-COOPERATE.1"],
    "incorporate": ["S51-INCORPORATE.1"],
    "rebuild": ["S51-REBUILD.1"],
    "gather": ["S51-GATHER.1"],
    "visit": ["S51-VISIT.1"],
    "work": ["S51-WORK.1"],
    "exchange": ["S51-EXCHANGE.1"],
    "pass": ["S51-ACTION.4"],
}
HELD_INSTANT: Final = ["pay", "discard"]
HELD_LOCATION: Final = ["conquer", "cooperate", "incorporate", "rebuild", "discard"]
BUILT: Final = ["rebuild"]
BUILT_ACTION: Final = ["work", "rebuild"]
USED: Final[dict[str, Literal["work", "visit"]]] = {"action": "work", "open": "visit"}


def catalogue(w: Words) -> Catalogue:
    return {
        "cards": {
            **{entry.id: instant(w, entry) for entry in DECK.instant},
            **{entry.id: location(w, entry) for entry in DECK.location},
        },
        "factions": {entry.id: faction_card(w, entry) for entry in DECK.faction},
        "goods": list(GOODS),
        "tokens": {GOODS[good]: token(good) for good in range(TOKEN, VP)},
        "numbers": msgspec.to_builtins(DECK.numbers),
        "clauses": CLAUSES,
    }


def token(good: int) -> Token:
    kind, reach = token_of(good)
    return {"contact": cast(Contact, LINES[kind]), "reach": reach}


def instant(w: Words, entry: InstantEntry) -> Instant:
    return {
        "name": card(w, entry.id),
        "class": "instant",
        "kind": "instant",
        "count": entry.count,
        "contact": cast(Contact, entry.kind),
        "reach": entry.reach,
        "cost": entry.cost,
        "short": short_instant(w, CARDS[NAMES[entry.id]]),
        "text": card_text(w, entry.id),
        "clauses": INSTANT,
        "held": HELD_INSTANT,
        "built": [],
    }


def location(w: Words, entry: LocationEntry) -> Location:
    found = CARDS[NAMES[entry.id]]
    return {
        "name": card(w, entry.id),
        "class": "location",
        "kind": cast(LocationKind, entry.kind),
        "count": entry.count,
        "distance": entry.distance,
        "icons": entry.icons,
        "deal": entry.deal,
        "spoils": entry.spoils,
        "ability": {
            "cost": goods_table(found.cost),
            "gives": yields(found),
            "each": None if counted(found) == NONE else GOODS[counted(found)],
            "marks": found.vp > 0,
        },
        "short": short_location(w, found),
        "used": USED.get(entry.kind),
        "text": card_text(w, entry.id),
        "clauses": LOCATION[entry.kind],
        "held": HELD_LOCATION,
        "built": BUILT_ACTION if entry.kind == "action" else BUILT,
    }


def faction_card(w: Words, entry: FactionEntry) -> Faction:
    rebuild: FactionLine = {"cost": entry.rebuild.cost, "reach": 0, "vp": entry.rebuild.vp}
    return {
        "name": faction(w, entry.id),
        "production": entry.production,
        "lines": {
            "conquer": {"cost": entry.conquer.cost, "reach": entry.conquer.reach, "vp": 0},
            "cooperate": {"cost": entry.cooperate.cost, "reach": entry.cooperate.reach, "vp": 0},
            "incorporate": {"cost": entry.incorporate.cost, "reach": entry.incorporate.reach, "vp": 0},
            "rebuild": rebuild,
        },
        "text": faction_text(w, entry.id),
        "clauses": BASE,
    }
