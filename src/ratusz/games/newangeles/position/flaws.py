"""Broken invariants, for tests and fuzzers: empty in every reachable state."""

from ..content.cards import (
    ASSETS,
    BOX,
    CARD_TYPE,
    COPIES,
    CORPORATIONS,
    DEMAND_NAMES,
    EMERGENCY,
    EVENT_NAMES,
    FEDERALIST,
    INVESTMENT_NAMES,
    LAST,
    THREAT_END,
    TITLES,
    TURN_SPACES,
)
from ..content.effects import ENEMY, HUMAN_FIRST, NONE, ORGCRIME, OUTAGE, PIECES, PRISEC, PROTEST, STRIKE
from .state import BY_THREAT, LEDGER, OVER, SETUP_PHASE, Angeles


def flaws(g: Angeles) -> list[str]:
    return city_flaws(g) + action_card_flaws(g) + single_card_flaws(g) + player_flaws(g) + course_flaws(g)


def city_flaws(g: Angeles) -> list[str]:
    found: list[str] = []
    pieces = g.pieces
    for kind in range(ENEMY):
        if pieces[kind].bit_count() > BOX[kind]:
            found.append(f"more {PIECES[kind]} than the box holds")
        if pieces[kind] >> 10:
            found.append(f"{PIECES[kind]} outside the city")
    if pieces[PRISEC] & (pieces[HUMAN_FIRST] | pieces[ORGCRIME]) and g.outcome != BY_THREAT:  # which stops a move half way
        found.append("an enemy unit beside Prisec")
    if pieces[OUTAGE] & (pieces[PROTEST] | pieces[STRIKE]) or pieces[PROTEST] & pieces[STRIKE]:
        found.append("two tokens on a condition space")
    if any([not 0 <= amount <= LAST[r] for r, amount in enumerate(g.supply)]):
        found.append("a resource off its track")
    return found


def action_card_flaws(g: Angeles) -> list[str]:
    lying = g.discard + [card for pile in [*g.decks, *g.hands, *g.support] for card in pile]
    lying += [card for card in [g.main, g.extra, *g.box] if 0 <= card < TITLES]
    found: list[str] = []
    dealt = any(g.decks) or any(g.hands) or bool(g.discard)  # before set-up there are none
    if dealt and sorted(lying) != [title for title in range(TITLES) for _ in range(COPIES)]:
        found.append("action cards are not all accounted for")
    if any([CARD_TYPE[card] != kind for kind, deck in enumerate(g.decks) for card in deck]):
        found.append("a card in the wrong deck")
    return found


def single_card_flaws(g: Angeles) -> list[str]:
    found: list[str] = []
    dealt = g.phase != SETUP_PHASE
    assets = g.asset_deck + g.turn_track + [asset for asset in range(ASSETS) if g.holder[asset] != NONE]
    if sorted(assets + ([] if g.asset == NONE else [g.asset])) != list(range(ASSETS)) and dealt:
        found.append("assets are not all accounted for")
    if any([g.exhausted >> asset & 1 and g.holder[asset] == NONE for asset in range(ASSETS)]):
        found.append("an exhausted asset out of play")
    for corporation in range(CORPORATIONS):
        places = int(g.keeper[corporation] != NONE) + [g.main, *g.box].count(EMERGENCY + corporation)
        if places != int(g.seat_of[corporation] != NONE):
            found.append(f"emergency card {corporation} is in {places} places")
    if dealt and (sorted(g.event_deck) != list(range(len(EVENT_NAMES))) or len(g.event_seen) != len(g.event_deck)):
        found.append("events are not all accounted for")
    if dealt and sorted([*g.demand_deck, g.demand]) != list(range(len(DEMAND_NAMES))):
        found.append("demands are not all accounted for")
    investments = g.investment_deck + g.dealt + [card for card in g.investments if card != NONE]
    if dealt and sorted(investments) != list(range(len(INVESTMENT_NAMES))):
        found.append("investments are not all accounted for")
    rivals = [corporation for corporation in range(CORPORATIONS) if g.seat_of[corporation] != NONE] + [FEDERALIST]
    if dealt and sorted([g.under, *g.rivals]) != rivals:
        found.append("rivals are not all accounted for")
    if len(g.turn_track) > TURN_SPACES:
        found.append("more assets on the turn track than it has spaces")
    return found


def player_flaws(g: Angeles) -> list[str]:
    found: list[str] = []
    for seat in range(g.seats()):
        if g.capital[seat] < 0:
            found.append(f"seat {seat} has negative capital")
        if sum(g.ledger[seat * LEDGER : (seat + 1) * LEDGER]) != g.capital[seat]:
            found.append(f"the capital of seat {seat} does not add up")
        if g.hands[seat] != sorted(g.hands[seat]):
            found.append(f"seat {seat} has an unsorted hand")
        corporation = g.corporations[seat]
        if corporation != NONE and g.seat_of[corporation] != seat:
            found.append(f"the corporation of seat {seat} is not known as its own")
    for known in g.known:
        if g.known.count(known) > g.hands[known[1]].count(known[2]) or known[0] == known[1]:
            found.append(f"seat {known[1]} is known to hold what it does not hold")
    return found


def course_flaws(g: Angeles) -> list[str]:
    found: list[str] = []
    if (g.phase == OVER) != (not g.stack):
        found.append("over and not over")
    if (g.threat >= THREAT_END) != (g.outcome == BY_THREAT):
        found.append("threat and outcome do not agree")
    if g.threat < 0:
        found.append("threat below 0")
    if g.rehearsing:
        found.append("a rehearsal became real")
    if len({trade[0] for trade in g.trades + g.notes}) != len(g.trades) + len(g.notes):
        found.append("two trades with one number")
    return found
