"""Asks, events and games as plain data."""

from typing import Any

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nearness import away
from ..kernel.rules import Offer
from ..kernel.state import Action, Event
from ..words.bundle import Words
from ..words.sentences import action as label
from ..words.sentences import refusal

Data = dict[str, Any]


def standing(match: Match) -> Data:
    """What nearly every answer about a match begins with."""
    standing: Data = {"over": match.over, "moves": len(match.moves)}
    return {**standing, "paused": True} if match.paused else standing


def asks(match: Match, seats: list[int], w: Words | None) -> list[Data]:
    """What seats may do now: the answers the game waits for, then the asides open to each; with words, what each action does."""
    rules = match.game.rules
    asked: list[Data] = []
    asides: list[Data] = []
    for seat in [] if match.paused else seats:
        for offer in rules.offers(match.state, seat):
            found = choices(match, seat, offer, w)
            if offer.task is None:
                asides.append({"seat": seat, "kind": "aside", "aside": True, **found})
            else:
                name, *words = rules.task_data(match.state, offer.task)
                shape = rules.tasks[name]
                about = shape.named(words)
                del about[shape.names[0]]  # the seat
                asked.append({"seat": seat, "kind": name, "about": about, **found})
    return asked + asides


def idle(match: Match, seats: list[int]) -> list[Data]:
    """The seats that are not asked, and the clause by which they are not, if there is one."""
    rules = match.game.rules
    unasked = [] if match.over or match.paused else [seat for seat in seats if rules.waiting(match.state, seat) is None]
    return [{"seat": seat, "rule": rules.idle(match.state, seat)} for seat in unasked]


def choices(match: Match, seat: int, offer: Offer, w: Words | None) -> Data:
    rules = match.game.rules
    g = match.state
    spelled = [rules.spelled(rules.words(g, seat, action)) for action in offer.legal]
    actions = [{"text": text, **structure} for structure, text in spelled]
    whys = sorted(offer.why, key=lambda why: away(why[2]))
    against = [refused(match, seat, *why) for why in whys]
    if w is not None:
        name, view = match.game.name, match.game.view(g, seat)
        for found, (structure, _) in zip(actions, spelled, strict=True):
            found["label"] = found["says"] = label(w, name, view, seat, structure)  # `says`: its older name
        for found, (action, rule, figures) in zip(against, whys, strict=True):
            found["label"] = label(w, name, view, seat, rules.structure(g, seat, action))
            found["reason"] = refusal(w, name, rule, figures)
    return {"actions": actions, "refused": against}


def refused(match: Match, seat: int, action: Action, rule: str, figures: Data) -> Data:
    rules = match.game.rules
    structure, text = rules.spelled(rules.words(match.state, seat, action))
    return {"text": text, **structure, "rule": rule, "args": figures}


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
