"""What the page draws a game from: whether all it relies on comes over the socket.

That it looks right and can be clicked, only a browser shows (tests/browser/test_conformance.py); this does not.
"""

from typing import Any

from ..kernel.problem import Problem
from .words import HEAD


def drawn(state: dict[str, Any]) -> None:
    """A state as the page gets it: the head of the view, questions, labels that tell answers apart, and the table as text."""
    view, seats = state["view"], range(len(state["view"].get("seats", ())))
    for name in HEAD:
        need(name in view, f"view.{name}")
    need(view["eyes"] == state["eyes"], "view.eyes")
    need(all([seat in seats for seat in view["waiting"]]), "view.waiting")
    need(all([isinstance(task, list) and isinstance(task[0], str) for task in view["stack"]]), "view.stack")
    need(any(state["text"]), "text")
    for ask in state["asks"]:
        asked(ask)


def asked(ask: dict[str, Any]) -> None:
    where = f"asks {ask['kind']}"
    need(bool(ask["question"]), f"{where}: question")
    for action in ask["actions"]:
        need(bool(action["do"] and action["text"] and action["label"]), f"{where}: {action['text']}")
    for name in ("text", "label"):
        given = [action[name] for action in ask["actions"]]
        for one in given:
            need(given.count(one) == 1, f"{where}: {name} “{one}”")
    for refused in ask.get("refused", ()):
        need(bool(refused["label"] and refused["rule"] and refused["reason"]), f"{where}: {refused['text']}")


def need(there: bool, what: str) -> None:
    if not there:
        raise Problem("check-front", front="page", detail=what)
