"""Problems as sentences. Nothing here needs a game to be read: what is wrong may be its content."""

from typing import Any

from ..kernel.problem import Problem
from .bundle import Words

MOST_QUOTED = 300  # letters of what somebody wrote; Fluent refuses texts of more than a thousand


def problem(w: Words, found: Problem) -> str:
    """What is wrong, where, and what to do about it."""
    if found.code == "refused":
        from .sentences import game_of, refusal  # a game has refused something, so games can be read

        return refusal(w, game_of(found.rule), found.rule, found.figures["figures"])
    figures = {name: figure(w, found.code, name, value) for name, value in found.figures.items()}
    message = f"problem-{found.code}"
    return w.knowing(message).say(message, **figures)  # what only one game finds wrong is said by its words


def figure(w: Words, code: str, name: str, value: Any) -> Any:
    """A figure of a problem as a message takes it. Ids stay as they are: they are what the person wrote."""
    if isinstance(value, Problem):
        return problem(w, value)
    if code == "position-type" and name == "want":
        return kind(w, value)
    if code == "value-type":
        return ", ".join([kind(w, wanted) for wanted in value])
    if isinstance(value, list):
        return ", ".join([str(item) for item in value])
    if isinstance(value, str) and len(value) > MOST_QUOTED:
        return value[:MOST_QUOTED] + "…"
    if name == "most" and value == "-":
        return "none"
    return value


def kind(w: Words, name: str) -> str:
    """A kind of value."""
    message = f"want-{name.replace(' ', '-')}"
    return w.knowing(message).say(message)
