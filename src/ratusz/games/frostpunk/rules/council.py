"""Deciding together: whoever is asked may call for what the others think, they may propose an answer, and anybody may give up for
all."""

from typing import Any, Final

from ratusz.kernel.problem import Problem
from ratusz.kernel.registry import TOGETHER
from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..position.state import City
from .course.ending import RESIGNED, end
from .vocabulary import rules

CALL: Final[Action] = ("call",)


def asked(g: City, seat: int) -> int:
    """The seat a proposal goes to; -1: there is nobody else to propose to."""
    if not g.stack or g.stack[-1][0] == TOGETHER:
        return -1
    other: int = g.stack[-1][1]
    return -1 if other == seat else other


def propose_menu(g: City, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    other = asked(g, seat)
    if other >= 0:
        for action in rules.options(g, other):
            legal.append(("propose", *rules.write(g, other, action).split()))


def propose_refused(g: City, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    other = asked(g, seat)
    text = " ".join(action[1:])
    if other < 0:
        return ("FP-GEN.3", {"action": text})
    try:
        found = rules.read(g, other, text)
    except Problem:
        return ("FP-GEN.3", {"action": text})
    return None if found in rules.options(g, other) else ("FP-GEN.3", {"action": text})


@rules.aside("propose", "*words:word", propose_menu, propose_refused)
def propose(g: City, seat: int, action: Action) -> None:
    proposals = list(g.proposals) or [None] * len(g.hands)
    proposals[seat] = rules.read(g, asked(g, seat), " ".join(action[1:]))
    g.proposals = tuple(proposals)
    if g.listener is not None:
        g.tell("proposed", "FP-GEN.3", EVERYONE, {"seat": seat, "action": " ".join(action[1:])})


def call_menu(g: City, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    if call_refused(g, seat, CALL) is None:
        legal.append(CALL)


def call_refused(g: City, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    """A vote is called by whoever decides, where there is somebody to vote."""
    decides = len(g.hands) > 1 and bool(g.stack) and g.stack[-1][0] != TOGETHER and g.stack[-1][1] == seat
    return None if decides else ("FP-GEN.3", {"action": "call"})


@rules.aside("call", "", call_menu, call_refused)
def call(g: City, seat: int, action: Action) -> None:
    """What was proposed before does not count: everybody says it anew, or something else. That they were asked stands where
    whoever decides would propose."""
    g.proposals = tuple([CALL if other == seat else None for other in range(len(g.hands))])
    if g.listener is not None:
        g.tell("called", "FP-GEN.3", EVERYONE, {"seat": seat})


def called(g: City) -> bool:
    """Whether the others have been asked what they think."""
    return CALL in g.proposals


def unheard(g: City) -> list[int]:
    """Who was asked and has not proposed anything yet."""
    return [seat for seat, made in enumerate(g.proposals) if made is None] if called(g) else []


def resign_menu(g: City, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    legal.append(("resign",))


def resign_refused(g: City, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    return None


@rules.aside("resign", "", resign_menu, resign_refused)
def resign(g: City, seat: int, action: Action) -> None:
    """Not in the rulebook: the city is given up, and all have lost."""
    if g.listener is not None:
        g.tell("resigned", "", EVERYONE, {"seat": seat})
    end(g, RESIGNED)
