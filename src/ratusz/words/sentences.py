"""Facts as sentences: problems, refusals, events, choices, questions and clauses."""

from typing import Any

from ..games.catalogue import GAMES
from ..kernel.game import View
from ..kernel.problem import Problem
from .bundle import Words
from .games import VOICES

MOST_FORMATTED = 10**15  # Babel gives up on numbers not much longer
MOST_QUOTED = 300  # letters of what somebody wrote; Fluent refuses texts of more than a thousand


def problem(w: Words, found: Problem) -> str:
    """What is wrong, where, and what to do about it."""
    if found.code == "refused":
        return refusal(w, game_of(found.rule), found.rule, found.figures["figures"])
    figures = {name: figure(w, found.code, name, value) for name, value in found.figures.items()}
    return w.say(f"problem-{found.code}", **figures)


def figure(w: Words, code: str, name: str, value: Any) -> Any:
    """A figure of a problem as a message takes it. Ids stay as they are: they are what the person wrote."""
    if isinstance(value, Problem):
        return problem(w, value)
    if isinstance(value, list):
        return ", ".join([str(item) for item in value])
    if isinstance(value, str) and len(value) > MOST_QUOTED:
        return value[:MOST_QUOTED] + "…"
    if isinstance(value, int) and abs(value) > MOST_FORMATTED:
        return str(value)
    if code == "position-type" and name == "want":
        return w.say(f"want-{value.replace(' ', '-')}")
    if name == "most" and value == "-":
        return "none"
    return value


def game_of(rule: str) -> str:
    """The game a clause belongs to."""
    return next(name for name, game in GAMES.items() if any(clause.id == rule for clause in game.clauses))


def refusal(w: Words, game: str, rule: str, figures: dict[str, Any]) -> str:
    """Why an action is not allowed."""
    return w.of(game).say(f"refused-{key(rule)}", **VOICES[game].figures(w, figures))


def event(w: Words, game: str, kind: str, figures: dict[str, Any], players: list[str]) -> str:
    """What happened, as a line of the log."""
    return w.of(game).say(f"event-{kind}", **{**VOICES[game].figures(w, figures), **people(figures, players)})


def people(figures: dict[str, Any], players: list[str]) -> dict[str, Any]:
    """The figures of a fact that are seats, as players."""
    told: dict[str, Any] = {}
    if "seat" in figures:
        told["player"] = players[figures["seat"]]
    if "first" in figures:
        told["first"] = players[figures["first"]]
    if "winners" in figures:
        told["winners"] = len(figures["winners"])
        told["names"] = ", ".join([players[seat] for seat in figures["winners"]])
    if "scores" in figures:
        told["scores"] = ", ".join([f"{name} {score}" for name, score in zip(players, figures["scores"], strict=True)])
    return told


def action(w: Words, game: str, view: View, seat: int, structure: dict[str, Any]) -> str:
    """A choice, as a label."""
    return VOICES[game].action(w, view, seat, structure)


def question(w: Words, game: str, kind: str, seat: int, players: list[str], task: list[Any]) -> str:
    """What the game waits for from a seat; the task as it stands in a view."""
    shape = GAMES[game].rules.tasks[kind]
    figures = {**VOICES[game].figures(w, shape.named(task[1:])), "player": players[seat]}
    return w.of(game).say(f"question-{kind.replace('_', '-')}", **figures)


def clause(w: Words, id: str) -> tuple[str, str]:
    """Topic and text of a clause."""
    spoken = w.of(game_of(id))
    return spoken.say(key(id), "topic"), spoken.say(key(id))


def key(id: str) -> str:
    """The id of a clause as a message id, which has no dots."""
    return id.replace(".", "-")
