"""The future of a position: what follows from its phase, and what is under way before that."""

from typing import Any, Final

from ratusz.kernel.future import misplaced
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import State, Task

from ..content.cards import ROUND_TRACK, TRIED
from ..content.effects import NONE
from ..rules.course.deal import STEPS
from ..rules.course.rounds import after_round, after_turns
from ..rules.vocabulary import rules
from .state import (
    ACTION_PHASE,
    DEMAND_PHASE,
    EVENT_PHASE,
    MAIN,
    OVER,
    PHASES,
    PRODUCTION_PHASE,
    SETUP_PHASE,
    Angeles,
)

END: Final[tuple[Task, ...]] = (("pass_token",), ("hand_limit",), ("end_of_turn",))

# Where a turn may be taken up, and the tasks that are then left, last first.
TURN_STEPS: Final[dict[str, tuple[Task, ...]]] = {
    "turn": (("turn",),),
    "refresh": (*END, ("deal",), ("refresh",)),
    "asset": (*END, *STEPS),
    "main": (*END, *STEPS[:4]),
    "counter": (*END, *STEPS[:3]),
    "support": (*END, *STEPS[:2]),
    "resolution": (*END, *STEPS[:1]),
    "end": END,
    "limit": END[:2],
}


def follows(g: Angeles) -> list[Task]:
    """What comes after the phase, whatever happens in it."""
    if g.phase == ACTION_PHASE:
        return after_round(g.round) + after_turns()
    if g.phase == PRODUCTION_PHASE:
        return after_round(g.round) + after_turns()[:-1]
    if g.phase in (EVENT_PHASE, DEMAND_PHASE):
        return after_round(g.round)
    return []


def usual(g: Angeles, step: str) -> list[Task]:
    """The future that a phase and a step stand for."""
    rest = follows(g)
    if g.phase == ACTION_PHASE:
        rest += TURN_STEPS[step]
        if step == "counter" and g.box:
            rest[-1:] = [("ask_counter", seat) for seat in reversed(after_offers(g))]
        elif step == "support" and any([stance != NONE for stance in g.stance]):
            rest[-1:] = [("ask_support", seat) for seat in reversed(undecided(g))]
    elif g.phase == PRODUCTION_PHASE:
        rest.append(("production",))
    elif g.phase == EVENT_PHASE:
        rest.append(("event",))
    elif g.phase == DEMAND_PHASE:
        rest.append(("demand_round",))
    return rest


def after_offers(g: Angeles) -> list[int]:
    """Who can still counter: those after the player who did it last (NA-54.3)."""
    order = g.clockwise(g.active)
    last = order.index(g.offered_by[-1])
    return order[last + 1 :] if last else []


def undecided(g: Angeles) -> list[int]:
    """Who has still to support an offer or to abstain (NA-54.4)."""
    return [seat for seat in g.clockwise(g.active)[1:] if seat != g.countering and g.stance[seat] == NONE]


def under_way(g: Angeles) -> list[list[Any]]:
    """What comes before the end of the phase, first thing first, as data."""
    return [rules.task_data(g, task) for task in g.stack[len(follows(g)) :][::-1]]


def read_future_data(g: Angeles, data: list[Any]) -> list[Task]:
    """The stack of a view: last thing first."""
    return [rules.read_task(g, task) for task in data]


# The courses a phase can take, last first: what is left of it must be the beginning of one of them.

TURN: Final = ("pass_token", "hand_limit", "end_of_turn")
COURSES: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    SETUP_PHASE: (("round", "deal_investments", "deal_rivals", "opening_hands", "first_player"),),
    ACTION_PHASE: (
        ("turn",),
        (*TURN, "deal", "refresh"),
        (*TURN, "resolution", "support_step", "counter_step", "main_step", "asset_step"),
        (*TURN, "close_deal", "claim_asset", "illness", "resolve"),
        (*TURN, "settle_winner"),
        (*TURN, "count_support"),
    ),
    PRODUCTION_PHASE: (("production",),),
    EVENT_PHASE: (("event",), ("event_over",)),
    DEMAND_PHASE: (
        ("demand_round",),
        ("return_investments", "new_demand", "check_demand", "score_investments"),
        ("check_demand", "score_investments"),
        ("last_demand",),
        ("deal_investments",),
    ),
    OVER: (),
}
COURSE: Final = {name for courses in COURSES.values() for course in courses for name in course} | {"setup", "close_trading"}

# Tasks that belong to one step: to what must be the next part of the course.
ONLY_BEFORE: Final[dict[str, tuple[str, ...]]] = {
    "main": ("counter_step",),
    "ask_counter": ("support_step",),
    "countered": ("support_step", "counter_step"),
    "counter": ("support_step", "counter_step"),
    "counter_cost": ("support_step", "counter_step"),
    "counter_too": ("counter_step",),
    "send_back_or_pay": ("support_step", "counter_step"),
    "declare": ("support_step", "counter_step"),
    "rehearse": ("support_step", "counter_step"),
    "declare_one": ("support_step", "counter_step"),
    "ask_support": ("resolution",),
    "support": ("resolution",),
    "support_with": ("resolution",),
    "drum_up": ("resolution",),
    "drummed_up": ("resolution",),
    "deck_support": ("resolution",),
    "deck_support_one": ("resolution",),
    "decide": ("count_support", "settle_winner"),
    "decide_one": ("count_support", "settle_winner"),
    "rob_winner": ("resolve",),
    "draw_list": ("deal", "deal_rivals"),
    "general": ("deal", "deal_rivals"),
    "corporation": ("first_player",),
    "exploit": ("",),
    "put": ("event_over",),
}

BETWEEN_ACTIONS: Final = ("main", "counter", "support", "discard")  # the asks at which nothing is half done
TRY_OVER: Final[Task] = ("try_over",)


def check_future(g: Angeles) -> None:
    if g.phase == OVER:
        if g.stack:
            raise wrong_here(g, g.stack[-1])
        return
    check_round(g)
    above = without_try(g, g.stack[len(follows(g)) :])
    reached = check_course(g, above)
    check_deal(g, above, reached)
    for task in above:
        if reached not in ONLY_BEFORE.get(task[0], (reached,)):
            raise wrong_here(g, task)


def wrong_here(g: Angeles, task: Task) -> Problem:
    return misplaced(rules, g, task, PHASES[g.phase])


def course(g: State) -> int:
    """How many tasks follow from the phase and the step it has reached; what lies above them is under way."""
    assert isinstance(g, Angeles)
    depth = len(follows(g))
    while depth < len(g.stack) and g.stack[depth][0] in COURSE:
        depth += 1
    return depth


def without_try(g: Angeles, above: list[Task]) -> list[Task]:
    """An effect that is being tried lies above the ask it put off: its choices, the threat of illness, its end (game.py)."""
    ends = [depth for depth, task in enumerate(above) if task == TRY_OVER]
    if not ends:
        if g.card == TRIED:
            raise Problem("task-stuck", task=TRY_OVER[0])
        return above
    end = ends[0]
    illness = above[end + 1 : end + 2] == [("illness",)]
    if len(ends) > 1 or not end or above[end - 1][0] not in BETWEEN_ACTIONS or illness != (g.card == TRIED):
        raise wrong_here(g, TRY_OVER)
    return above[:end] + above[end + 1 + illness :]


def check_round(g: Angeles) -> None:
    """NA-44.1: what is played in a round is printed on the round track; set-up is before the first (NA-S.4)."""
    kind = "demand" if g.phase == DEMAND_PHASE else "standard"
    if ROUND_TRACK[g.round - 1] != kind or (g.phase == SETUP_PHASE and g.round > 1):
        raise Problem("position-round", "NA-44.1", round=g.round, phase=PHASES[g.phase])


def check_course(g: Angeles, above: list[Task]) -> str:
    """The parts of the phase lie at the bottom, in their order; what is the next of them."""
    course: list[str] = []
    for task in above:
        if task[0] not in COURSE:
            break
        course.append(task[0])
    for task in above[len(course) :]:
        if task[0] in COURSE:
            raise wrong_here(g, task)
    fits = [known for known in COURSES[g.phase] if list(known[: len(course)]) == course]
    if not fits or (not course and g.phase in (ACTION_PHASE, SETUP_PHASE, EVENT_PHASE)):
        raise wrong_here(g, above[0]) if above else Problem("task-stuck", task="-")
    return course[-1] if course else ""


def on_table(g: Angeles, offer: int) -> bool:
    return (g.main if offer == MAIN else g.countering) != NONE


def check_deal(g: Angeles, above: list[Task], reached: str) -> None:
    """The deal has come as far as its steps say, and no farther."""
    names = [task[0] for task in above]
    supported = any(g.support) or g.extra != NONE or any([stance != NONE for stance in g.stance])
    if g.phase != ACTION_PHASE or not any(
        [name in names for name in ("resolution", "close_deal", "settle_winner", "count_support")]
    ):
        begun = g.asset != NONE or g.main != NONE or bool(g.box) or supported
    elif "asset_step" in names:
        begun = g.asset != NONE or g.main != NONE or bool(g.box) or supported
    elif "main_step" in names or "main" in names:
        begun = g.main != NONE or bool(g.box) or supported
    elif "counter_step" in names:
        begun = bool(g.box) or supported
    else:
        begun = "support_step" in names and supported
    if begun:
        raise Problem("position-deal", "NA-54.0", step=reached or "-")
    if g.decided != NONE and not on_table(g, g.decided):
        raise Problem("position-deal", "NA-54.5", step=reached or "-")
    if reached in ("close_deal", "claim_asset", "illness", "resolve") and g.main == NONE and g.countering == NONE:
        raise Problem("position-deal", "NA-54.5", step=reached)
    if reached == "close_deal" and g.asset != NONE:
        raise Problem("position-deal", "NA-66.0", step=reached)
    if reached in ("claim_asset", "illness", "resolve") and (g.won == NONE or not on_table(g, g.won)):
        raise Problem("position-deal", "NA-54.5", step=reached)
