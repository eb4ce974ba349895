"""Everything that is printed on the board, the cards and the sheets, as data with names: what a page draws from."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import msgspec

from ...games.newangeles.content.cards import ACTIONS, ASSET_CARDS, BOARD, CARDS, ROUND_TRACK, standard_rounds
from ...games.newangeles.content.entries import CorporationEntry, DistrictEntry
from ...games.newangeles.rules.players.goods import DEALS
from ...games.newangeles.rules.players.trade import LONGEST_PROMISE
from ..bundle import Words
from .cards import asset_text, card_text, contract_text, corporation_text, demand_text, does, event_text, investment_text
from .names import any_card, corporation, rival
from .printed import Card, Catalogue, Corporation, Deck, District, Numbers, Term

Data = dict[str, Any]

CLAUSES: Final[dict[Term, list[str]]] = {
    "asset": ["NA-65.0"],
    "capital": ["NA-15.0"],
    "corporation": ["NA-24.0"],
    "demand": ["NA-19.0"],
    "district": ["NA-35.0"],
    "emergency": ["NA-17.0"],
    "events": ["NA-20.3"],
    "hand": ["NA-16.7"],
    "investment": ["NA-18.0"],
    "promise": ["NA-14.2"],
    "resource": ["NA-40.0"],
    "rival": ["NA-67.0"],
    "spent": ["NA-17.2"],
    "threat": ["NA-64.0"],
    "tie": ["NA-54.5a"],
    "turns": ["NA-54.1"],
}


def catalogue(w: Words) -> Catalogue:
    return {
        "numbers": numbers(),
        "due": [standard_rounds(round) for round, kind in enumerate(ROUND_TRACK) if kind == "demand"],
        "pieces": plain(BOARD.pieces),
        "resources": {entry.id: entry.last for entry in BOARD.resource},
        "districts": {entry.id: district(w, entry) for entry in BOARD.district},
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
        "clauses": CLAUSES,
    }


def plain(entry: Any) -> Data:
    """What an entry says, without where each value comes from."""
    data: Data = msgspec.to_builtins(entry)
    data.pop("origin", None)
    return data


def numbers() -> Numbers:
    found = {**plain(BOARD.numbers), "latest-deal": len(DEALS["@"]), "longest-promise": LONGEST_PROMISE - 1}
    return cast(Numbers, found)


def district(w: Words, entry: DistrictEntry) -> District:
    return cast(District, {**plain(entry), "name": w.say(f"district-{entry.id}")})


def sheet(w: Words, entry: CorporationEntry) -> Corporation:
    text = corporation_text(w, entry.id)
    return cast(Corporation, {**plain(entry), "name": corporation(w, entry.id), "does": contract_text(w, entry.id), "text": text})


def printed(w: Words, deck: Deck, entries: Sequence[Any], does: Callable[[Words, str], str]) -> dict[str, Card]:
    """The cards of a deck: `does` is what a card does, `text` all that is to be said about it."""
    return {entry.id: card(w, deck, entry, does(w, entry.id)) for entry in entries}


def card(w: Words, deck: Deck, entry: Any, does: str) -> Card:
    found = {**plain(entry), "deck": deck, "name": any_card(w, entry.id), "does": does, "text": card_text(w, entry.id)}
    return cast(Card, found)


def headline_text(w: Words, name: str) -> str:
    return " ".join(event_text(w, name)[1:])


def needs_text(w: Words, name: str) -> str:
    return " ".join(demand_text(w, name)[1:])
