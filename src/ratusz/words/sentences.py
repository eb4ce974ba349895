"""Facts as sentences: refusals, events, choices, questions and clauses."""

from typing import Any, Final

from ..games.catalogue import GAMES
from ..kernel.view import View
from .bundle import Words
from .games import VOICES


def game_of(rule: str) -> str:
    """The game a clause belongs to."""
    return next(name for name, game in GAMES.items() if any(clause.id == rule for clause in game.clauses))


def refusal(w: Words, game: str, rule: str, figures: dict[str, Any]) -> str:
    """Why an action is not allowed, and how it could become so where there is something to be said about that."""
    spoken, message = w.of(game), f"refused-{key(rule)}"
    told = VOICES[game].figures(w, figures)
    how = spoken.say(message, "how", **told) if spoken.tells(message, "how") else ""
    return f"{spoken.say(message, **told)} {how}".rstrip()  # how may be nothing, for some figures


def event(w: Words, game: str, kind: str, figures: dict[str, Any], players: list[str]) -> str:
    """What happened, as a line of the log."""
    return w.of(game).say(f"event-{kind}", **{**VOICES[game].figures(w, figures), **people(figures, players)})


PEOPLE: Final = {  # figures that are seats, and what they are called as players
    **{name: name for name in ("drawer", "first", "from", "leader", "owner", "subject", "target", "to")},
    "player": "other",
    "seat": "player",
}


def people(figures: dict[str, Any], players: list[str]) -> dict[str, Any]:
    """The figures of a fact that are seats, as players; the same words may name other things in other facts."""
    told: dict[str, Any] = {
        PEOPLE[name]: players[value] for name, value in figures.items() if name in PEOPLE and is_seat(value, players)
    }
    if "winners" in figures:
        told["winners"] = len(figures["winners"])
        told["names"] = ", ".join([players[seat] for seat in figures["winners"]])
    for name in ("scores", "capital"):
        if isinstance(figures.get(name), list):
            told["scores"] = ", ".join([f"{player} {score}" for player, score in zip(players, figures[name], strict=True)])
    return told


def is_seat(value: Any, players: list[str]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(players)


def action(w: Words, game: str, view: View, seat: int, structure: dict[str, Any]) -> str:
    """A choice, as a label."""
    return VOICES[game].action(w, view, seat, structure)


def question(w: Words, game: str, kind: str, players: list[str], task: list[Any]) -> str:
    """What the game waits for, as whoever sits there is asked; the task as it stands in a view."""
    figures = GAMES[game].rules.tasks[kind].named(task[1:])
    told = {**VOICES[game].figures(w, figures), **people(figures, players)}
    return w.of(game).say(f"question-{kind.replace('_', '-')}", **told)


def question_to(w: Words, player: str, question: str) -> str:
    """The same, as the others hear it."""
    return w.say("question-to", player=player, question=question)


def clause(w: Words, id: str) -> tuple[str, str]:
    """Topic and text of a clause."""
    spoken = w.of(game_of(id))
    return spoken.say(key(id), "topic"), spoken.say(key(id))


def clause_language(w: Words, id: str) -> str:
    return w.of(game_of(id)).spoken(key(id))


def key(id: str) -> str:
    """The id of a clause as a message id, which has no dots."""
    return id.replace(".", "-")
