"""Expeditions: three routes of cards, scouts who walk them, places to bypass or explore."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import KINDS_OF_EXPEDITION, NONE, PAWNS, Step
from ...content.expeditions import EXPEDITIONS, ROUTES
from ...position.state import City, Route, decider
from ..city.buildings import expeditions_allowed
from ..people.automatons import alone
from ..vocabulary import rules
from .needs import met
from .running_effects import push, runs

rules.action("scout", "route:int")
rules.action("bypass")
rules.action("explore")
rules.action("way", "option:int")
rules.action("route", "route:int")

SCOUT: Final[list[Action]] = [("scout", route + 1) for route in range(ROUTES)]

A: Final = 0
C: Final = 2
SCENARIO_KIND: Final = 3


def draw_expedition(g: City, kind: int) -> int:
    """The top card of a kind; removed ones are shuffled when there is none (ruling 34). NONE: none left at all."""
    deck = g.expeditions[kind]
    if not deck:
        deck, g.discarded_expeditions[kind] = g.discarded_expeditions[kind], []
        g.shuffle(deck)
        g.expeditions[kind] = deck
        if not deck:
            return NONE
    g.revealed += 1
    return deck.pop()


def available(g: City, kind: int) -> bool:
    return bool(g.expeditions[kind]) or bool(g.discarded_expeditions[kind])


def length(route: Route) -> int:
    """Of a route: the first field of every covered card, and all fields of the top card."""
    cards = route[0]
    return len(cards) - 1 + EXPEDITIONS[cards[-1][0]].fields if cards else 0


def out(g: City) -> int:
    return sum([1 for route in g.routes if route[1] != NONE])


# Sending.


def scout_options(g: City, legal: list[Action], why: list[Refusal] | None, anybody: bool) -> None:
    allowed = expeditions_allowed(g)
    if why is None and not (allowed and anybody):
        return
    active = out(g)
    for index, route in enumerate(g.routes):
        if not route[0]:
            continue
        rule = ""
        if not allowed:
            rule = "FP-SCOUT.1"
        elif route[1] != NONE:
            rule = "FP-SCOUT.2"
        elif active >= allowed:
            rule = "FP-SCOUT.3" if allowed == 1 else "FP-SCOUT.4"
        elif not anybody:
            rule = "FP-AUTOMATON.3" if alone(g) else "FP-SCOUT.2"
        if not rule:
            legal.append(SCOUT[index])
        elif why is not None:
            why.append((SCOUT[index], rule, {"active": active, "allowed": allowed}))


def send(g: City, index: int, pawn: int) -> None:
    g.routes[index] = (g.routes[index][0], pawn, 0)
    if g.listener is not None:
        g.tell("scout-sent", "FP-SCOUT.2", EVERYONE, {"route": index + 1, "pawn": PAWNS[pawn]})


# Walking.


def advance_all(g: City, fields: int) -> None:
    """FP-EXPED.5, FP-WEATHER.6, FP-WEATHER.7."""
    for index in range(len(g.routes) - 1, -1, -1):
        if g.routes[index][1] != NONE:
            g.stack.append(("advance", index, fields))


@runs("scouts")
def run_scouts(g: City, step: Step, spot: int) -> None:
    advance_all(g, step.by)


@rules.op("advance", "route left:int")
def advance(g: City, index: int, left: int) -> None:
    cards, scout, at = g.routes[index]
    if scout == NONE:
        return  # another effect has brought the scout home meanwhile
    last = length(g.routes[index]) - 1
    walked = min(left, last - at)
    g.routes[index] = (cards, scout, at + walked)
    if g.listener is not None and walked:
        g.tell("scout-moved", "FP-EXPED.2", EVERYONE, {"route": index + 1, "fields": walked})
    if at + walked == last:
        g.stack.append(("arrival", decider(g), index, left - walked))


def arrival_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, index: int, left: int) -> None:
    """FP-EXPED.3, FP-EXPED.4."""
    legal.append(("explore",))
    kind = EXPEDITIONS[g.routes[index][0][-1][0]].kind
    if kind >= C:
        if why is not None:
            why.append((("bypass",), "FP-EXPED.4", {"kind": KINDS_OF_EXPEDITION[kind]}))
    elif available(g, kind + 1):
        legal.append(("bypass",))
    elif why is not None:
        why.append((("bypass",), "FP-EXPED.7", {"kind": KINDS_OF_EXPEDITION[kind + 1]}))


@rules.ask("arrival", "seat route left:int", arrival_options)
def arrival(g: City, action: Action, seat: int, index: int, left: int) -> None:
    """FP-EXPED.8."""
    card = g.routes[index][0][-1][0]
    if action[0] == "bypass":
        extend(g, index, EXPEDITIONS[card].kind + 1, "FP-EXPED.7")
        if left:
            g.stack.append(("advance", index, left))
    else:
        if g.listener is not None:
            g.tell("explored", "FP-EXPED.9", EVERYONE, {"route": index + 1, "expedition": EXPEDITIONS[card].name})
        g.revealed += 1
        g.stack.append(("explored", index))
        push(g, EXPEDITIONS[card].steps, NONE)


def extend(g: City, index: int, kind: int, rule: str) -> None:
    """A card of a kind on top; the scout stands on its first field (FP-EXPED.13)."""
    cards, scout, _ = g.routes[index]
    card = draw_expedition(g, kind)
    cards = (*cards, (card, NONE))
    g.routes[index] = (cards, scout, len(cards) - 1)
    if g.listener is not None:
        g.tell("route-extended", rule, EVERYONE, {"route": index + 1, "expedition": EXPEDITIONS[card].name})


# Exploring.


@rules.op("explored", "route")
def explored(g: City, index: int) -> None:
    """FP-EXPED.9: a choice only where there is one."""
    rules.pose(g, ("way", decider(g), index))


def way_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, index: int) -> None:
    card = EXPEDITIONS[g.routes[index][0][-1][0]]
    for number, option in enumerate(card.ways):
        if not met(g, option.needs, NONE):
            if why is not None:
                why.append((("way", number + 1), "FP-MORNING.3", {"needs": option.needs.data}))
        elif option.goes_on and not available(g, option.next):
            if why is not None:
                why.append((("way", number + 1), "FP-EXPED.11", {"kind": KINDS_OF_EXPEDITION[option.next]}))
        else:
            legal.append(("way", number + 1))


@rules.ask("way", "seat route", way_options)
def way(g: City, action: Action, seat: int, index: int) -> None:
    cards, scout, at = g.routes[index]
    number: int = action[1] - 1
    option = EXPEDITIONS[cards[-1][0]].ways[number]
    if option.goes_on:
        # FP-EXPED.11, FP-EXPED.12: the card stays black side up; what it gives comes at the return.
        push(g, option.now, NONE)
        g.routes[index] = ((*cards[:-1], (cards[-1][0], number)), scout, at)
        extend(g, index, option.next, "FP-EXPED.11")
    else:
        return_home(g, index, number)


def return_home(g: City, index: int, number: int) -> None:
    """FP-EXPED.14: the option of this card, then what every card left black side up promised; the route comes last."""
    cards, scout, _ = g.routes[index]
    option = EXPEDITIONS[cards[-1][0]].ways[number]
    g.pool[scout] += 1
    g.routes[index] = (cards, NONE, 0)
    if g.listener is not None:
        g.tell("scout-returned", "FP-EXPED.14", EVERYONE, {"route": index + 1, "pawn": PAWNS[scout]})
    g.stack.append(("next_route", index, option.next))
    for card, taken in reversed(cards[:-1]):
        if taken != NONE:
            push(g, EXPEDITIONS[card].ways[taken].steps, NONE)
    push(g, option.now, NONE)
    push(g, option.steps, NONE)


@rules.op("next_route", "route kind")
def next_route(g: City, index: int, kind: int) -> None:
    if kind == A:
        new_route(g, index)
    else:
        renew_route(g, index, kind)


def new_route(g: City, index: int) -> None:
    """FP-EXPED.15."""
    for card, _ in g.routes[index][0]:
        if EXPEDITIONS[card].kind != SCENARIO_KIND:
            g.discarded_expeditions[EXPEDITIONS[card].kind].append(card)
    card = draw_expedition(g, A)
    g.routes[index] = (((card, NONE),) if card != NONE else (), NONE, 0)
    if g.listener is not None and card != NONE:
        g.tell("route-begun", "FP-EXPED.15", EVERYONE, {"route": index + 1, "expedition": EXPEDITIONS[card].name})


def renew_route(g: City, index: int, kind: int) -> None:
    """FP-EXPED.16, FP-EXPED.17: all cards white side up again, one more on top."""
    lay_on(g, index, draw_expedition(g, kind), "FP-EXPED.16")


def lay_on(g: City, index: int, card: int, rule: str) -> None:
    cards = tuple([(card, NONE) for card, _ in g.routes[index][0]])
    if card != NONE:
        cards = (*cards, (card, NONE))
    g.routes[index] = (cards, NONE, 0)
    if g.listener is not None and card != NONE:
        g.tell("route-extended", rule, EVERYONE, {"route": index + 1, "expedition": EXPEDITIONS[card].name})


# Expeditions of a scenario: a Field Base, say. They are in no deck; the scenario's cards bring them.


@runs("expedition")
def run_expedition(g: City, step: Step, spot: int) -> None:
    if EXPEDITIONS[step.place].kind != SCENARIO_KIND or any([step.place == card for route in g.routes for card, _ in route[0]]):
        return
    rules.pose(g, ("place_expedition", decider(g), step.place))


def place_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, card: int) -> None:
    for index, route in enumerate(g.routes):
        if route[1] == NONE:
            legal.append(("route", index + 1))


@rules.ask("place_expedition", "seat expedition", place_options)
def place_chosen(g: City, action: Action, seat: int, card: int) -> None:
    lay_on(g, action[1] - 1, card, "FP-EXPED.4")
