"""Conquer, Cooperate, Incorporate: a location in hand within reach becomes spoils, a deal, or part of the state."""

from typing import Any, Final

from ratusz.kernel.state import Action, Refusal

from ..content.cards import CARDS, FACTIONS, INCORPORATE, INSTANT, LINES, Card
from ..content.effects import NONE, TOKEN
from ..position.state import Player, State51
from .base import put_under
from .locations import incorporate
from .reach import CONTACT_COST, joint_reach
from .supply import lacking, missing, show
from .vocabulary import rules

REACH: Final[list[list[Action]]] = [[(name, card) for card in range(len(CARDS))] for name in LINES[:3]]
ONLY_OWN_HAND: Final = ("S51-CONQUER.2", "S51-COOPERATE.2", "S51-INCORPORATE.1")
rules.action("conquer", "card")
rules.action("cooperate", "card")
rules.action("incorporate", "card")


def reach_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    player = g.players[seat]
    goods = player.goods
    locations: list[int] = []
    reaches = [
        goods[TOKEN] + 2 * goods[TOKEN + 1],
        goods[TOKEN + 2] + 2 * goods[TOKEN + 3],
        goods[TOKEN + 4] + 2 * goods[TOKEN + 5],
    ]
    priced = 0  # bit set: kinds with an instant that has a cost
    last = NONE
    for index in player.hand:
        card = CARDS[index]
        if card.contact == NONE:
            if index != last:
                locations.append(index)  # ruling A8
                last = index
        elif card.cost:
            priced |= 1 << card.contact
        else:
            reaches[card.contact] += card.reach
    if locations or why is not None:
        faction = FACTIONS[player.faction]
        for kind in range(len(reaches)):
            reach = reaches[kind]
            if priced >> kind & 1:
                reach = joint_reach(player, kind)
            elif not player.lines >> kind & 1 and not missing(player, faction.costs[kind]):  # S51-CARD.9
                reach += faction.reaches[kind]
            if reach or why is not None:
                reached = REACH[kind]
                for index in locations:
                    if CARDS[index].distance <= reach:
                        legal.append(reached[index])
                    elif why is not None:
                        why.append((reached[index], *too_far(player, kind, CARDS[index], reach)))
            if why is not None:
                refuse_elsewhere(g, player, kind, locations, why)


def refuse_elsewhere(g: State51, player: Player, kind: int, locations: list[int], why: list[Refusal]) -> None:
    """Only locations in the own hand can be taken: not instants, and nothing that lies openly elsewhere. Nobody expects the
    latter, so `where` tells them apart: they need not be shown to those who have not asked."""
    lying = {card for owner in g.players for card in owner.places + owner.deals + owner.spoils}
    elsewhere = lying.union(g.discard).difference(locations)
    instants = [card for card in player.hand if CARDS[card].kind == INSTANT]
    for card in sorted(elsewhere.union(instants)):
        where = "instant" if CARDS[card].kind == INSTANT else "elsewhere"
        why.append((REACH[kind][card], ONLY_OWN_HAND[kind], {"card": CARDS[card].name, "where": where}))


def too_far(player: Player, kind: int, location: Card, reach: int) -> tuple[str, dict[str, Any]]:
    """The clause that best explains why a location is out of reach: what would have sufficed, or the plain distance."""
    distance = location.distance
    figures: dict[str, Any] = {"card": location.name, "distance": distance, "reach": reach}
    faction = FACTIONS[player.faction]
    line_missing = missing(player, faction.costs[kind]) > 0
    if reach + faction.reaches[kind] >= distance:
        if player.lines >> kind & 1:
            return "S51-CARD.9", {"line": LINES[kind], **figures}
        if line_missing:
            return CONTACT_COST[kind], {**lacking(player, faction.costs[kind]), **figures}
    for card in player.hand:
        if CARDS[card].contact == kind and missing(player, CARDS[card].cost) and reach + CARDS[card].reach >= distance:
            return "S51-INCORPORATE.6", {"source": CARDS[card].name, **lacking(player, CARDS[card].cost), **figures}
    if reach:
        return "S51-ACTION.8", {"line": LINES[kind], **figures}
    return "S51-ACTION.9", {"where": "none", "line": LINES[kind], **figures}


def start(g: State51, seat: int, kind: int, card: int) -> None:
    """The payment is asked for even if there is one way only: whether there are more would tell of instants in hand."""
    show(g.players[seat], card)
    g.stack.append(("arrive", seat, kind, card))
    g.stack.append(("pay_reach", seat, kind, card))


@rules.op("arrive", "seat line card")
def arrive(g: State51, seat: int, kind: int, card: int) -> None:
    """The reach is paid: the card goes where the action takes it (S51-CARD.12)."""
    if kind == INCORPORATE:
        incorporate(g, seat, card)
    else:
        put_under(g, seat, kind, card)
