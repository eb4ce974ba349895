"""Writing a position: the whole table as data (docs/positions-newangeles.md)."""

from typing import Any

from ..content.cards import ASSET_NAMES, CARD_NAMES, DEMAND_NAMES, EVENT_NAMES, INVESTMENT_NAMES, RIVAL_NAMES
from ..content.effects import NONE, TYPES
from .future import under_way
from .reading_table import NOBODY
from .state import PHASES, Angeles
from .view import names_of, options_data, player_data, seats_of, table_data


def trimmed(value: Any) -> Any:
    """Without what is empty: reading puts it back."""
    if isinstance(value, dict):
        parts = {name: trimmed(item) for name, item in value.items()}
        return {name: item for name, item in parts.items() if item not in (None, [], {}, "") and item is not False}
    return value


def describe(g: Angeles) -> dict[str, Any]:
    table = {"options": options_data(g), "round": g.round, "phase": PHASES[g.phase], **table_data(g)}
    data: dict[str, Any] = {"game": "newangeles", **trimmed(table)}
    data.get("deal", {}).pop("tally", None)
    if g.box and g.countering == NONE:
        data["deal"]["countering"] = NOBODY
    data["supply"] = {name: amount for name, amount in data["supply"].items() if amount}
    data["decks"] = {TYPES[kind]: names_of(CARD_NAMES, deck[::-1]) for kind, deck in enumerate(g.decks)}
    data["discard"] = names_of(CARD_NAMES, g.discard)
    data["assets"] = names_of(ASSET_NAMES, g.asset_deck[::-1])
    data["track"] = names_of(ASSET_NAMES, g.turn_track[::-1])
    data["events"] = [describe_event(g, place) for place in range(len(g.event_deck) - 1, -1, -1)]
    data["demands"] = names_of(DEMAND_NAMES, g.demand_deck[::-1])
    data["investments"] = names_of(INVESTMENT_NAMES, g.investment_deck[::-1])
    if g.extra != NONE:
        data["extra"] = CARD_NAMES[g.extra]
    if g.under != NONE:
        data["under"] = RIVAL_NAMES[g.under]
    if g.stack:
        data["next"] = under_way(g)
    if g.fixed:
        data["fixed"] = [item if isinstance(item, int) else list(item) for item in g.fixed]
    data["chance"] = f"{g.rng:016x}"
    data["seat"] = [describe_player(g, seat) for seat in range(g.seats())]
    for name in ("trades", "notes"):  # lists of tables come last
        if name in data:
            data[name] = data.pop(name)
    return data


def describe_event(g: Angeles, place: int) -> Any:
    name, seen = EVENT_NAMES[g.event_deck[place]], g.event_seen[place]
    return [name, *(["all"] if seen < 0 else seats_of(g, seen))]


def describe_player(g: Angeles, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = trimmed(player_data(g, seat))
    data["sources"] = {name: amount for name, amount in data["sources"].items() if amount}
    data["promises"] = {name: count for name, count in data["promises"].items() if count}
    if not data["promises"]:
        del data["promises"]
    data["hand"] = names_of(CARD_NAMES, g.hands[seat])
    known = [[viewer, CARD_NAMES[card]] for viewer, holder, card in g.known if holder == seat]
    if known:
        data["known"] = known
    if g.support[seat]:
        data["support"] = names_of(CARD_NAMES, g.support[seat])
    if g.rivals[seat] != NONE:
        data["rival"] = RIVAL_NAMES[g.rivals[seat]]
    if g.investments[seat] != NONE:
        data["investment"] = INVESTMENT_NAMES[g.investments[seat]]
    if g.dealt:
        data["dealt"] = names_of(INVESTMENT_NAMES, g.dealt[2 * seat : 2 * seat + 2])
    return data
