"""Full set-up, in its twelve steps."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.cards import (
    ASSETS,
    CORPORATION_NAMES,
    CORPORATIONS,
    DEMAND_NAMES,
    EVENT_NAMES,
    FULL_DECKS,
    INVESTMENT_NAMES,
    SETUP_NAMES,
    SETUP_PLACES,
    SETUP_TURNS,
    START_CAPITAL,
)
from ...content.effects import NONE
from ...position.state import START, Angeles
from ..city.demands import reveal_demand
from ..city.events import fill_turn_track
from ..city.pieces import place
from ..players.capital import gain
from ..vocabulary import rules

CORPORATION: Final[list[Action]] = [("corporation", corporation) for corporation in range(CORPORATIONS)]
rules.action("corporation", "corporation")


def shuffled(g: Angeles, cards: int) -> list[int]:
    deck = list(range(cards))
    g.shuffle(deck)
    return deck


@rules.op("setup", "random:int")
def set_up(g: Angeles, random: int) -> None:
    """NA-19.0, NA-51.1, NA-G.1, NA-S.1, NA-S.14: steps 1 to 5; the corporations are dealt at random or chosen (ruling
    52)."""
    g.asset_deck = shuffled(g, ASSETS)
    g.demand_deck = shuffled(g, len(DEMAND_NAMES))
    g.investment_deck = shuffled(g, len(INVESTMENT_NAMES))
    g.event_deck = shuffled(g, len(EVENT_NAMES))
    g.event_seen = [0] * len(g.event_deck)
    for kind, cards in enumerate(FULL_DECKS):  # NA-S.2
        g.decks[kind] = cards.copy()
        g.shuffle(g.decks[kind])
    card = g.below(len(SETUP_NAMES))  # NA-S.3
    g.revealed += 1
    if g.listener is not None:
        g.tell("set-up", "NA-S.3", EVERYONE, {"setup": SETUP_NAMES[card]})
    for piece, district in SETUP_PLACES[card]:
        place(g, piece, district)
    fill_turn_track(g, SETUP_TURNS[card])
    g.round = 1  # NA-S.4
    reveal_demand(g)  # NA-S.5
    g.stack += [("round",), ("deal_investments",), ("deal_rivals",), ("opening_hands",), ("first_player",)]
    if random:
        deal_corporations(g)
    else:
        first = g.below(g.seats())
        for seat in reversed(g.clockwise(first)):
            g.stack.append(("corporation", seat))


def deal_corporations(g: Angeles) -> None:
    deck = shuffled(g, CORPORATIONS)
    for seat in range(g.seats()):
        take_corporation(g, seat, deck.pop())


def take_corporation(g: Angeles, seat: int, corporation: int) -> None:
    """NA-17.0, NA-26.0, NA-S.6: with its emergency card, face up (NA-17.1)."""
    g.corporations[seat] = corporation
    g.seat_of[corporation] = seat
    g.keeper[corporation] = seat
    g.faceup |= 1 << corporation
    if g.listener is not None:
        g.tell("corporation", "NA-S.6", EVERYONE, {"seat": seat, "corporation": CORPORATION_NAMES[corporation]})


def corporation_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for corporation in range(CORPORATIONS):
        if g.seat_of[corporation] == NONE:
            legal.append(CORPORATION[corporation])
        elif why is not None:
            figures = {"corporation": CORPORATION_NAMES[corporation], "seat": g.seat_of[corporation]}
            why.append((CORPORATION[corporation], "NA-S.6", figures))


@rules.ask("corporation", "seat", corporation_options)
def choose_corporation(g: Angeles, action: Action, seat: int) -> None:
    take_corporation(g, seat, action[1])


@rules.op("first_player")
def first_player(g: Angeles) -> None:
    """NA-S.7, NA-S.8: the first active player at random; capital rises clockwise."""
    g.active = g.below(g.seats())
    g.threat = 0
    if g.listener is not None:
        g.tell("first-player", "NA-S.7", EVERYONE, {"seat": g.active})
    for place_at_table, seat in enumerate(g.clockwise(g.active)):
        gain(g, seat, START_CAPITAL + place_at_table, START, "NA-S.8")


@rules.op("opening_hands")
def opening_hands(g: Angeles) -> None:
    """NA-S.9, clockwise from the active player (ruling 38)."""
    for seat in reversed(g.clockwise(g.active)):
        g.stack.append(("draw_list", seat, 0))
