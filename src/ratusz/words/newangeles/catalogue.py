"""Everything that is printed on the board, the cards and the sheets, as data with names: what a page draws from."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...games.newangeles.content.cards import ACTIONS, ASSET_CARDS, BOARD, CARDS
from ...games.newangeles.rules.players.goods import DEALS
from ...games.newangeles.rules.players.trade import LONGEST_PROMISE
from ..bundle import Words
from .cards import asset_text, card_text, contract_text, corporation_text, demand_text, does, event_text, investment_text
from .names import any_card, corporation, rival

Data = dict[str, Any]


def catalogue(w: Words) -> Data:
    return {
        "numbers": {**plain(BOARD.numbers), "latest-deal": len(DEALS["@"]), "longest-promise": LONGEST_PROMISE - 1},
        "pieces": plain(BOARD.pieces),
        "resources": {entry.id: entry.last for entry in BOARD.resource},
        "districts": {entry.id: {**plain(entry), "name": w.say(f"district-{entry.id}")} for entry in BOARD.district},
        "corporations": {entry.id: sheet(w, entry) for entry in BOARD.corporation},
        "rivals": {
            "federalist": {"name": rival(w, "federalist"), "does": card_text(w, "federalist")[0]},
        },
        "cards": {
            **printed(w, "action", ACTIONS.action, does),
            **printed(w, "emergency", ACTIONS.emergency, does),
            **printed(w, "asset", ASSET_CARDS.asset, asset_text),
            **printed(w, "event", CARDS.event, headline_text),
            **printed(w, "demand", CARDS.demand, needs_text),
            **printed(w, "investment", CARDS.investment, investment_text),
        },
    }


def plain(entry: Any) -> Data:
    """What an entry says, without where each value comes from."""
    data: Data = msgspec.to_builtins(entry)
    data.pop("origin", None)
    return data


def sheet(w: Words, entry: Any) -> Data:
    text = corporation_text(w, entry.id)
    return {**plain(entry), "name": corporation(w, entry.id), "does": contract_text(w, entry.id), "text": text}


def printed(w: Words, deck: str, entries: Sequence[Any], does: Callable[[Words, str], str]) -> Data:
    """The cards of a deck: `does` is what a card does, `text` all that is to be said about it."""
    return {
        entry.id: {
            **plain(entry),
            "deck": deck,
            "name": any_card(w, entry.id),
            "does": does(w, entry.id),
            "text": card_text(w, entry.id),
        }
        for entry in entries
    }


def headline_text(w: Words, name: str) -> str:
    return " ".join(event_text(w, name)[1:])


def needs_text(w: Words, name: str) -> str:
    return " ".join(demand_text(w, name)[1:])
