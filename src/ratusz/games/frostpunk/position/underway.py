"""What may be under way in a position: tasks come from strangers, and the rules must be able to go on from them."""

from collections.abc import Callable
from typing import Final

from ratusz.kernel.names import twice
from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import TOGETHER
from ratusz.kernel.state import Action, Task

from ..content.cards import CITIZENS, EVENTS, EXPEDITIONS, MORNING_CARD, SCENE
from ..content.effects import ANGER, ANY, ANY_HOPE, COAL, FOOD, NEAR, NONE
from ..content.effects import MOST as NAMED_MOST
from ..content.numbers import CITIZENS_MOST
from ..rules.cards.expeditions import SCENARIO_KIND
from ..rules.cards.laws import can_pass
from ..rules.cards.needs import lying
from ..rules.city.buildings import exists, occupied
from ..rules.city.construction import FREE, free_fields, free_tiles
from ..rules.city.construction import refusal as build_refusal
from ..rules.city.map import FIELDS, NEAR_PLACES
from ..rules.city.pool import having
from ..rules.course.turn import ACTION_NUMBERS, SPECIAL_ACTION, USE_ACTION, action_options, meant
from ..rules.vocabulary import rules
from .state import CARD_SPOT, DISCONTENT, PHASES, City

MOST: Final = 2 * NAMED_MOST  # of any number a task carries: what an effect names, and what modifiers add

# Tasks that belong to a phase, or to the set-up; those not named here may be under way at any time.
AT: Final[dict[str, str]] = {
    "dawn": "dawn", "check_technology": "dawn", "activation": "dawn", "morning": "morning", "generator": "generator",
    "cold_sickness": "generator", "overload_check": "generator", "weather": "weather", "storm": "weather",
    "preparation": "preparation", "advisor": "preparation", "advisors": "preparation", "advised": "preparation",
    "advisor_used": "preparation", "epidemic": "preparation", "sickness": "preparation", "sickness_first": "preparation",
    "action": "action", "turn": "action", "turn_with": "action", "pawn": "action", "take_effect": "action",
    "after_turn": "action", "dusk": "dusk",
    "hunger": "hunger", "feed": "hunger", "night": "night", "bedtime": "night", "shelter": "night", "cells": "night",
    "release": "night",
}  # fmt: skip
SET_UP: Final = ("choose_advisors", "deal_citizens", "pay_for", "choose_again", "give_up_again", "given_up", TOGETHER)
SEALED: Final = {"share_advisors": "wish", "give_up": "give_up_one"}  # by the op that reveals the answers
COURSE: Final = ("game", "round", "phase", "round_over", "turn_page")  # follow from the phase
PATIENT: Final = ("turn", "work", "rebuild", "workshop", "fuel", "advisor")  # asks that always have an answer
WHO_BELOW: Final = {"flip": ANY, "mourning": ANY, "mourn_how": ANY, "tend_points": ANY + 1, "tend_which": ANY + 1}
ROUTE_TASKS: Final = {"explored": 1, "arrival": 2, "way": 2}
CARD_TASKS: Final = {"event_options": 1, "settle_card": 1, "event": 2}
TURNS: Final = ("action", "turn", "turn_with", "after_turn")
THENS: Final = ("", "remove", "stay", "discard")


def check(g: City, task: Task, setting_up: bool, top: bool) -> None:
    name: str = task[0]
    if name == TOGETHER:
        check_together(g, task, setting_up)
        return
    misplaced = name in COURSE or name in SEALED or name in SEALED.values() or (name in SET_UP and not setting_up)
    if misplaced or (name in AT and (AT[name] != PHASES[g.phase] or setting_up)):
        raise Problem("position-phase", where=f"next: {name}", phase=PHASES[g.phase])
    if name in rules.asks and not top and name not in PATIENT:
        raise Problem("task-stuck", task=name)
    shape = rules.tasks[name]
    for argument, kind, value in zip(shape.names, shape.kinds, task[1:], strict=True):
        if kind == "int" and not fits(name, argument, value):
            raise unfit(g, task, argument)
    wrong = wrong_argument(g, task)
    if wrong:
        raise unfit(g, task, wrong)


def unfit(g: City, task: Task, name: str) -> Problem:
    return Problem("task-argument", task=task[0], name=name, got=shown(rules.task_data(g, task)))


def check_together(g: City, task: Task, setting_up: bool) -> None:
    _, reveal, parts, _ = task
    asked = [part[1] for part in parts if part[0] == SEALED.get(reveal)]
    wanted = [seat for seat, hand in enumerate(g.hands) if hand or reveal == "share_advisors"]
    if not setting_up or sorted(asked) != wanted or len(asked) != len(parts):
        raise Problem("task-form", task=shown(rules.task_data(g, task)))


def fits(task: str, argument: str, value: int) -> bool:
    """The range of a number."""
    least, most = 0, MOST
    if argument == "discount":
        least = FREE
    elif argument == "reach":
        most = 1
    elif task in ("sickness", "sickness_first"):
        least, most = -1, CITIZENS_MOST
    elif argument in ("points", "n", "most") or (argument == "left" and task in rules.asks and task != "arrival"):
        least = 1
    return least <= value <= most


def wrong_argument(g: City, task: Task) -> str:
    """The argument the rules could not go on with; empty: none."""
    name: str = task[0]
    if name in WHO_BELOW and task[-1] >= WHO_BELOW[name]:
        return "who"
    if name in ROUTE_TASKS and g.routes[task[ROUTE_TASKS[name]]][1] == NONE:
        return "route"
    if name == "next_route" and g.routes[task[1]][1] != NONE:
        return "route"  # its scout has come home
    if name in CARD_TASKS and (EVENTS[task[CARD_TASKS[name]]].kind == SCENE or task[-1] not in THENS):
        return "event"
    checker = CHECKS.get(name)
    return checker(g, task) if checker is not None else ""


def check_tokens(g: City, task: Task) -> str:
    """A type of the track, or none."""
    track, type = task[-2], task[-1]
    on_track = ANGER <= type < ANY_HOPE if track == DISCONTENT else 0 <= type < ANGER
    return "" if type == NONE or on_track else "type"


def check_token(g: City, task: Task) -> str:
    token = task[1] if task[0] in ("activate_one", "pay_token") else task[2]
    return "token" if token == NONE else ""


def check_steps(g: City, task: Task) -> str:
    return "" if task[1] else "steps"


def check_store(g: City, task: Task) -> str:
    good: int = task[2]
    return "" if good in (0, COAL, FOOD) and task[3] <= having(g, good) else "good"


def check_strip(g: City, task: Task) -> str:
    return "" if task[1 if task[0] == "strip_tiles" else 2] in (0, COAL) else "good"


def check_settle(g: City, task: Task) -> str:
    return "" if min(g.citizens) < CITIZENS_MOST else "seat"


def check_site(g: City, task: Task) -> str:
    """What is being raised can be raised."""
    kind: int = task[2]
    free = free_fields(g)
    return "building" if kind == NONE or build_refusal(g, kind, free, free_tiles(free), task[3]) else ""


def check_field(g: City, task: Task) -> str:
    spot: int = task[1] if task[0] == "hammer" else task[2]
    return "" if 0 <= spot < FIELDS and exists(g, spot) else "spot"


def check_laid(g: City, task: Task) -> str:
    """Tiles of a clearing that lie face down: each in a free place of its ring, and on the stack still."""
    ring, laid = (task[1], task[3]) if task[0] == "lay_tiles" else (task[2], task[4])
    stack = g.near_tiles if ring == NEAR else g.far_tiles
    free = all([place != NONE and g.tile[place] == NONE and (place < NEAR_PLACES) == (ring == NEAR) for place in laid])
    return "" if free and len(set(laid)) == len(laid) <= len(stack) - (task[0] == "lay") else "laid"


def check_place(g: City, task: Task) -> str:
    on_route = [card for route in g.routes for card, _ in route[0]]
    return "expedition" if task[2] == NONE or EXPEDITIONS[task[2]].kind != SCENARIO_KIND or task[2] in on_route else ""


def check_law(g: City, task: Task) -> str:
    return "" if can_pass(g) else "seat"


def check_phase(g: City, task: Task) -> str:
    return "" if task[-2] == g.phase else "phase"


def check_turn(g: City, task: Task) -> str:
    """Whoever has the turn is asked."""
    g.turn = task[1] if g.turn == NONE else g.turn
    return "" if task[1] == g.turn else "seat"


def check_turn_with(g: City, task: Task) -> str:
    if task[2] == NONE or task[2] not in g.hands[task[1]] or g.played[task[1]] != NONE:
        return "citizen"
    return check_turn(g, task)


def check_pawn(g: City, task: Task) -> str:
    """An action that can be taken, with the citizen card that was played for it."""
    _, seat, deed, card = task
    if card != NONE and g.played[seat] != card:
        return "citizen"
    legal: list[Action] = []
    action_options(g, legal, None, card, occupied(g))
    return check_turn(g, task) if deed in legal else "deed"


def check_effect(g: City, task: Task) -> str:
    """An action whose pawn stands in the cold: what it is aimed at is there."""
    _, deed, card = task
    if deed[0] not in ACTION_NUMBERS or deed[0] == "scout":
        return "deed"
    action, target = meant(deed)
    if card != NONE and (card not in g.played or action not in CITIZENS[card].actions):
        return "citizen"
    if deed[0] in ("gather", "use") and not exists(g, target):
        return "deed"
    if action == USE_ACTION and g.building[target] == NONE:
        return "deed"
    if action == SPECIAL_ACTION and EVENTS[target].special is None:
        return "deed"
    return "deed" if target == NONE else ""


def check_pay(g: City, task: Task) -> str:
    return "" if task[2] != NONE and task[2] in g.hands[task[1]] else "citizen"


def check_hand(g: City, task: Task) -> str:
    return "" if g.hands[task[1]] else "seat"


CHECKS: Final[dict[str, Callable[[City, Task], str]]] = {
    "increase": check_tokens, "decrease": check_tokens, "decrease_how": check_tokens, "activate_one": check_token,
    "activate_which": check_token, "spend_which": check_token, "discard_which": check_token, "pay_token": check_token,
    "carry": check_steps, "store": check_store, "strip_tiles": check_strip, "strip": check_strip, "settle": check_settle,
    "site": check_site, "hammer": check_field, "heap": check_field, "fell": check_field, "lay_tiles": check_laid,
    "lay": check_laid, "place_expedition": check_place, "law": check_law, "during": check_phase, "during_first": check_phase,
    "after_turn": check_turn, "turn": check_turn, "turn_with": check_turn_with, "pawn": check_pawn, "take_effect": check_effect,
    "pay_for": check_pay, "give_up_again": check_hand,
}  # fmt: skip


def check_turns(g: City, tasks: list[Task]) -> None:
    """It is one player's turn."""
    turns = [task for task in tasks if task[0] in TURNS]
    if len(turns) > 1:
        raise unfit(g, turns[0], "seat")


def check_cards(g: City, tasks: list[Task]) -> None:
    """Cards being resolved or looked at lie nowhere else, and what is done at a card is done at one in play."""
    resolved = [task[CARD_TASKS[task[0]]] for task in tasks if task[0] in CARD_TASKS]
    seen = [card for task in tasks if task[0] == "foresee" for card in task[2]]
    elsewhere = g.morning + g.dusk + g.dusk_discard + g.consultations
    for card in resolved + seen:
        if card in elsewhere or (resolved + seen).count(card) > 1 or (card in seen and lying(g, card) != NONE):
            raise twice(EVENTS[card].name, 2, 1)
    for card in seen:
        if EVENTS[card].kind in (MORNING_CARD, SCENE):
            raise Problem("position-misplaced", where="next", card=EVENTS[card].name)
    for task in tasks:
        if task[0] in ("carry", "either", "spend_which"):
            card = task[-1] - CARD_SPOT
            if card >= 0 and card not in resolved and lying(g, card) == NONE:
                raise unfit(g, task, "spot")
