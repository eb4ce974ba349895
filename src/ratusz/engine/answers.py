"""Asks, events and games as plain data."""

from typing import Any

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.state import Action, Event, Refusal

Data = dict[str, Any]


def standing(match: Match) -> Data:
    """What nearly every answer about a match begins with."""
    return {"over": match.over, "moves": len(match.moves)}


def asks(match: Match, seats: list[int]) -> list[Data]:
    """What seats may do now: the answers the game waits for, then the asides open to each."""
    rules = match.game.rules
    g = match.state
    asked: list[Data] = []
    asides: list[Data] = []
    for seat in seats:
        task = rules.waiting(g, seat)
        if task is not None:
            name, *words = rules.task_data(g, task)
            shape = rules.tasks[name]
            about = shape.named(words)
            del about[shape.names[0]]  # the seat
            asked.append({"seat": seat, "kind": name, "about": about, **choices(match, seat, *rules.explain(g, seat))})
        legal, why = rules.menu(g, seat)
        if legal or why:
            asides.append({"seat": seat, "kind": "aside", "aside": True, **choices(match, seat, legal, why)})
    return asked + asides


def choices(match: Match, seat: int, legal: list[Action], why: list[Refusal]) -> Data:
    rules = match.game.rules
    g = match.state
    spelled = [rules.spelled(rules.words(g, seat, action)) for action in legal]
    return {
        "actions": [{"text": text, **structure} for structure, text in spelled],
        "refused": [{"text": rules.write(g, seat, action), "rule": rule, "args": figures} for action, rule, figures in why],
    }


def event(told: Event, seats: int) -> Data:
    return {
        "kind": told.kind,
        "rule": told.rule,
        "seats": [seat for seat in range(seats) if told.visible(seat)],
        "spectators": told.visible(None),
        **told.figures,
    }


def game(found: Game) -> Data:
    return {
        "name": found.name,
        "seats": list(found.seats),
        "options": [{"name": option.name, "values": list(option.values), "default": option.default} for option in found.options],
        "rules": found.version,
        "content": found.content,
    }
