"""Everything that is printed on cards and factions, as data with names: what a page draws from."""

from typing import Any, Final

import msgspec

from ...games.state51.content.cards import DECK
from ...games.state51.content.effects import GOODS
from ...games.state51.content.entries import FactionEntry, InstantEntry, LocationEntry
from ..bundle import Words
from .cards import card_text, faction_text
from .names import card, faction

INSTANT: Final = ["S51-CARD.6"]
BASE: Final = ["S51-CARD.5", "S51-CARD.7", "S51-CARD.9"]
LOCATION: Final = {
    "open": ["S51-CARD.11", "S51-CARD.14"],
    "closed": ["S51-CARD.11", "S51-CARD.15"],
    "action": ["S51-CARD.11", "S51-CARD.16"],
    "feature": ["S51-CARD.11", "S51-CARD.17", "S51-CARD.18"],
}


def catalogue(w: Words) -> dict[str, Any]:
    return {
        "cards": {
            **{entry.id: instant(w, entry) for entry in DECK.instant},
            **{entry.id: location(w, entry) for entry in DECK.location},
        },
        "factions": {entry.id: faction_card(w, entry) for entry in DECK.faction},
        "goods": list(GOODS),
        "numbers": msgspec.to_builtins(DECK.numbers),
    }


def instant(w: Words, entry: InstantEntry) -> dict[str, Any]:
    return {
        "name": card(w, entry.id),
        "class": "instant",
        "kind": "instant",
        "count": entry.count,
        "contact": entry.kind,
        "reach": entry.reach,
        "cost": entry.cost,
        "text": card_text(w, entry.id),
        "clauses": INSTANT,
    }


def location(w: Words, entry: LocationEntry) -> dict[str, Any]:
    return {
        "name": card(w, entry.id),
        "class": "location",
        "kind": entry.kind,
        "count": entry.count,
        "distance": entry.distance,
        "icons": entry.icons,
        "deal": entry.deal,
        "spoils": entry.spoils,
        "ability": msgspec.to_builtins(entry.ability),
        "text": card_text(w, entry.id),
        "clauses": LOCATION[entry.kind],
    }


def faction_card(w: Words, entry: FactionEntry) -> dict[str, Any]:
    lines = {name: msgspec.to_builtins(getattr(entry, name)) for name in ("conquer", "cooperate", "incorporate", "rebuild")}
    return {
        "name": faction(w, entry.id),
        "production": entry.production,
        "lines": lines,
        "text": faction_text(w, entry.id),
        "clauses": BASE,
    }
