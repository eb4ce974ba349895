"""What may be under way in a position, beyond what trying it out shows (ratusz.kernel.future)."""

from collections.abc import Callable
from typing import Final

from ratusz.kernel.future import unfit
from ratusz.kernel.names import twice
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action, State, Task

from ..content.citizens import CITIZENS
from ..content.effects import ANGER, ANY_HOPE, NONE
from ..content.events import EVENTS, MORNING_CARD, SCENE
from ..rules.cards.needs import lying
from ..rules.city.buildings import exists
from ..rules.city.construction import refusal as build_refusal
from ..rules.course.allowed_actions import ACTION_NUMBERS, SPECIAL_ACTION, USE_ACTION, action_options, meant
from ..rules.vocabulary import rules
from .data import base
from .state import CARD_SPOT, DISCONTENT, PHASES, City

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
SET_UP: Final = ("choose_advisors", "deal_citizens", "pay_for", "choose_again", "give_up_again", "given_up")
COURSE: Final = ("game", "round", "phase", "round_over", "turn_page")  # follow from the phase
TURNS: Final = ("action", "turn", "turn_with", "after_turn")
CARD_TASKS: Final = {"event_options": 1, "settle_card": 1, "event": 2}
THENS: Final = ("", "remove", "stay", "discard")


def course(g: State) -> int:
    """How many tasks follow from the phase and the turn; what lies above them is under way."""
    assert isinstance(g, City)
    depth = len(base(g))
    return depth + (len(g.stack) > depth and g.stack[depth][0] in ("action", "turn", "after_turn"))


def check(g: City, task: Task, setting_up: bool) -> None:
    name: str = task[0]
    if name in COURSE or (name in SET_UP and not setting_up) or (name in AT and (AT[name] != PHASES[g.phase] or setting_up)):
        raise Problem("position-phase", where=f"next: {name}", phase=PHASES[g.phase])
    if name in CARD_TASKS and (EVENTS[task[CARD_TASKS[name]]].kind == SCENE or task[-1] not in THENS):
        raise unfit(rules, g, task, "event")
    wrong = CHECKS[name](g, task) if name in CHECKS else ""
    if wrong:
        raise unfit(rules, g, task, wrong)


# What the rules would put up with, though it makes no sense: each check gives the argument that is wrong, empty if none is.


def check_turn(g: City, task: Task) -> str:
    """Whoever has the turn is asked."""
    g.turn = task[1] if g.turn == NONE else g.turn
    return "" if task[1] == g.turn else "seat"


def check_tokens(g: City, task: Task) -> str:
    """A type of the track, or none."""
    track, type = task[-2], task[-1]
    on_track = ANGER <= type < ANY_HOPE if track == DISCONTENT else 0 <= type < ANGER
    return "" if type == NONE or on_track else "type"


def check_site(g: City, task: Task) -> str:
    """What is being raised can be raised."""
    kind: int = task[2]
    return "building" if kind == NONE or build_refusal(g, kind, task[3]) else ""


def check_work(g: City, task: Task) -> str:
    return "" if task[2] else "left"


def check_scout(g: City, task: Task) -> str:
    """Whoever explores has a scout on the route, and a route is not renewed before its scout has come home."""
    index = task[1] if task[0] in ("explored", "next_route") else task[2]
    return "" if (g.routes[index][1] == NONE) == (task[0] == "next_route") else "route"


def check_pawn(g: City, task: Task) -> str:
    """An action that can be taken, with the citizen card that was played for it."""
    _, seat, deed, card = task
    if card != NONE and g.played[seat] != card:
        return "citizen"
    legal: list[Action] = []
    action_options(g, legal, None, card)
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


CHECKS: Final[dict[str, Callable[[City, Task], str]]] = {
    "after_turn": check_turn, "turn": check_turn, "turn_with": check_turn, "pawn": check_pawn, "take_effect": check_effect,
    "increase": check_tokens, "decrease": check_tokens, "decrease_how": check_tokens, "site": check_site, "work": check_work,
    "explored": check_scout, "arrival": check_scout, "way": check_scout, "next_route": check_scout,
}  # fmt: skip


def check_turns(g: City, tasks: list[Task]) -> None:
    """It is one player's turn."""
    turns = [task for task in tasks if task[0] in TURNS]
    if len(turns) > 1:
        raise unfit(rules, g, turns[0], "seat")


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
                raise unfit(rules, g, task, "spot")
