"""From a view back to a state: what lies open as it is, what is hidden in some arrangement (redeal.py makes it a fair guess)."""

from ..content.cards import (
    ASSETS,
    CARD_TYPE,
    COPIES,
    CORPORATIONS,
    DEMAND_NAMES,
    EVENT_BACK,
    EVENT_NAMES,
    FEDERALIST,
    INVESTMENT_NAMES,
    RIVAL_NAMES,
    TITLES,
)
from ..content.effects import NONE, TYPES, WHAT
from ..rules.vocabulary import rules
from .future import read_future_data
from .reading_table import read_open_seat, read_table
from .seen import EventCard, View
from .state import ALL_SEATS, BACK_SEEN, Angeles, new_state


def rebuild(view: View) -> Angeles:
    g = new_state(len(view["seats"]), 0)
    read_table(g, {**view})
    for seat, entry in enumerate(view["seats"]):
        read_open_seat(g, seat, {**entry})
    rebuild_hands(g, view)
    rebuild_assets(g, view)
    rebuild_events(g, view["events"])
    rebuild_rivals(g, view)
    rebuild_investments(g, view)
    demands = [demand for demand in range(len(DEMAND_NAMES)) if demand != g.demand]
    g.demand_deck = demands[: view["demands"]]
    g.stack = read_future_data(g, view["stack"])
    return g


def unseen_cards(g: Angeles) -> list[int]:
    unseen = [title for title in range(TITLES) for _ in range(COPIES)]
    for card in [g.main, *g.box]:
        if 0 <= card < TITLES:
            unseen.remove(card)
    return unseen


def rebuild_hands(g: Angeles, view: View) -> None:
    unseen = unseen_cards(g)
    for seat, entry in enumerate(view["seats"]):
        for viewer, name in entry["known"]:
            g.known.append((viewer, seat, rules.kinds["card"].read(g, seat, name)))
        hand, support = entry["hand"], entry["support"]
        if hand is not None and support is not None:
            g.hands[seat] = [rules.kinds["card"].read(g, seat, name) for name in hand]
            g.support[seat] = [rules.kinds["card"].read(g, seat, name) for name in support]
        else:
            g.hands[seat] = [card for _, holder, card in g.known if holder == seat]
        for card in g.hands[seat] + g.support[seat]:
            unseen.remove(card)
    for kind, name in enumerate(TYPES):
        of_type = [card for card in unseen if CARD_TYPE[card] == kind]
        g.decks[kind] = of_type[: view["decks"][name]]
        for card in g.decks[kind]:
            unseen.remove(card)
    for seat, entry in enumerate(view["seats"]):
        while len(g.hands[seat]) < entry["hand_size"]:
            g.hands[seat].append(unseen.pop())
        while len(g.support[seat]) < entry["support_size"]:
            g.support[seat].append(unseen.pop())
        g.hands[seat].sort()
    if g.extra_for != NONE:
        g.extra = unseen.pop()
    g.discard = unseen


def rebuild_assets(g: Angeles, view: View) -> None:
    unseen = [asset for asset in range(ASSETS) if g.holder[asset] == NONE and asset != g.asset]
    g.turn_track = unseen[: view["track"]]
    g.asset_deck = unseen[view["track"] :]


def rebuild_events(g: Angeles, entries: list[EventCard]) -> None:
    """Known fronts first, then known backs, then the rest."""
    left = list(range(len(EVENT_NAMES)))
    deck = [NONE] * len(entries)
    for place, entry in enumerate(entries):
        if entry["event"] is not None:
            deck[place] = EVENT_NAMES.index(entry["event"])
            left.remove(deck[place])
    for place, entry in enumerate(entries):
        if deck[place] == NONE and entry["back"] is not None:
            deck[place] = next(iter([event for event in left if WHAT[EVENT_BACK[event]] == entry["back"]]))
            left.remove(deck[place])
    for place in range(len(deck)):
        if deck[place] == NONE:
            deck[place] = left.pop()
    g.event_deck = deck[::-1]
    g.event_seen = [event_seen(entry, place) for place, entry in enumerate(entries)][::-1]


def event_seen(entry: EventCard, place: int) -> int:
    seen = entry["seen"]
    if isinstance(seen, str):
        return ALL_SEATS
    mask = BACK_SEEN if seen else 0
    for seat in seen:
        mask |= 1 << seat
    return mask


def number_in(names: tuple[str, ...], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def rebuild_rivals(g: Angeles, view: View) -> None:
    cards = [corporation for corporation in range(CORPORATIONS) if g.seat_of[corporation] != NONE] + [FEDERALIST]
    g.under = number_in(RIVAL_NAMES, view["under"])
    for seat, entry in enumerate(view["seats"]):
        g.rivals[seat] = number_in(RIVAL_NAMES, entry["rival"])
    for card in [g.under, *g.rivals]:
        if card != NONE:
            cards.remove(card)
    for seat, entry in enumerate(view["seats"]):
        if g.rivals[seat] == NONE and entry["has_rival"]:
            g.rivals[seat] = cards.pop()
    if g.under == NONE and any([entry["has_rival"] for entry in view["seats"]]):
        g.under = cards.pop()


def rebuild_investments(g: Angeles, view: View) -> None:
    left = list(range(len(INVESTMENT_NAMES)))
    dealt: list[list[int]] = []
    for seat, entry in enumerate(view["seats"]):
        g.investments[seat] = number_in(INVESTMENT_NAMES, entry["investment"])
        dealt.append([INVESTMENT_NAMES.index(name) for name in entry["dealt"] or []])
        for card in [g.investments[seat], *dealt[seat]]:
            if card != NONE:
                left.remove(card)
    for seat, entry in enumerate(view["seats"]):
        if g.investments[seat] == NONE and entry["has_investment"]:
            g.investments[seat] = left.pop()
        while len(dealt[seat]) < entry["dealt_size"]:
            dealt[seat].append(left.pop())
        g.dealt += dealt[seat]
    g.investment_deck = left
