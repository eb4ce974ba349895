"""Everything that is printed on the board, the cards and the sheets, as data with names: what a page draws from."""

from typing import Any

import msgspec

from ...games.newangeles.cards import ACTIONS, ASSET_CARDS, BOARD, CARDS
from ..bundle import Words
from .cards import card_text, corporation_text
from .names import any_card, corporation, district, kind


def catalogue(w: Words) -> dict[str, Any]:
    return {
        "board": msgspec.to_builtins(BOARD),
        "districts": {entry.id: district(w, entry.id) for entry in BOARD.district},
        "corporations": {
            entry.id: {"name": corporation(w, entry.id), "text": corporation_text(w, entry.id)} for entry in BOARD.corporation
        },
        "cards": {
            **printed(w, "action", ACTIONS.action),
            **printed(w, "emergency", ACTIONS.emergency),
            **printed(w, "asset", ASSET_CARDS.asset),
            **printed(w, "event", CARDS.event),
            **printed(w, "demand", CARDS.demand),
            **printed(w, "investment", CARDS.investment),
            **printed(w, "setup", CARDS.setup),
        },
        "kinds": {name: kind(w, name) for name in sorted({entry.type for entry in ACTIONS.action})},
    }


def printed(w: Words, deck: str, entries: Any) -> dict[str, Any]:
    return {
        entry.id: {**msgspec.to_builtins(entry), "deck": deck, "name": any_card(w, entry.id), "text": card_text(w, entry.id)}
        for entry in entries
    }
