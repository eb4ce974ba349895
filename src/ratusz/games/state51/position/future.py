"""The future of a position: what follows from phase and turn, and what is under way before that.

A position may set up situations no game would reach, but never one the rules could not go on from. So the tasks under way are
let in only as the rules lay them: an action (or an effect being tried) with its choices, paid for by what the player has.
"""

from typing import Final

from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Task

from ..content.cards import BASE_LIMIT, CARDS, CONQUER, COOPERATE, INCORPORATE, INSTANT, LOOKOUT, PICKS, SLOT_LIMIT
from ..content.effects import NONE, RESOURCES
from ..rules.lookout import picks
from ..rules.rounds import rest_of_game
from ..rules.supply import PRICE_CLAUSES, missing, show
from ..rules.vocabulary import rules
from .state import ACTION_PHASE, LOOKOUT_PHASE, MOST, OVER, PHASES, PRODUCTION_PHASE, Player, State51

MARKER_VALUES: Final = (1, 2)  # S51-SLOT.1
CITED: Final[dict[str, tuple[str, ...]]] = {  # the clauses a task may act by
    "draw": ("S51-EXCHANGE.1", "S51-LOOKOUT.4"),
    "gain": ("S51-WORK.3",),
    "pay": PRICE_CLAUSES,
    "spend": PRICE_CLAUSES,
    "universal": PRICE_CLAUSES,
    "discard": ("S51-EXCHANGE.1", "S51-WORK.2"),
}
PRICE: Final = ("spend", "universal", "discard", "pawn")
SPENT: Final = ("spend", "universal")
YIELD: Final = ("gain", "mark")


def follows(g: State51) -> list[Task]:
    """What follows when the phase is over, whatever happens in it."""
    if g.phase == OVER:
        return []
    rest = rest_of_game(g.round)
    if g.phase == LOOKOUT_PHASE:
        rest += [("action",), ("production",)]
    elif g.phase == PRODUCTION_PHASE:
        rest += [("action",)]
    return rest


def usual(g: State51, turn: int) -> list[Task]:
    """The future that follows from phase, turn and display alone."""
    rest = follows(g)
    if g.phase == LOOKOUT_PHASE:
        rest += picks(g, LOOKOUT - len(g.display)) if g.display else [("lookout",)]
    elif g.phase == PRODUCTION_PHASE:
        rest += [("production",)]
    elif g.phase == ACTION_PHASE and turn != NONE:
        rest += [("turn", turn)]
    return rest


def turn_of(g: State51) -> int:
    """Whose turn the stack has, if no action is under way."""
    rest = follows(g)
    if g.phase == ACTION_PHASE and len(g.stack) > len(rest) and g.stack[len(rest)][0] == "turn":
        turn: int = g.stack[len(rest)][1]
        return turn
    return NONE


def under_way(g: State51) -> list[Task]:
    """What comes before the usual future (or, if something else does, before the end of the phase), first thing first."""
    expected = usual(g, turn_of(g))
    above = g.stack[len(expected) :]
    # More picks than the display leads to: the deck ran out when it was laid (ruling G3), so they are all written down.
    if g.stack[: len(expected)] != expected or (above and above[0][0] == "pick"):
        above = g.stack[len(follows(g)) :]
    return above[::-1]


# Checking what a position says is under way.


def lay(g: State51, turn: int, tasks: list[Task]) -> None:
    """Put the future on the stack; `tasks` are under way, first thing first."""
    above = tasks[::-1]
    for task in above:
        check_arguments(g, task)
    if above and g.phase == LOOKOUT_PHASE:
        lay_lookout(g, above)
    elif above and g.phase == PRODUCTION_PHASE:
        lay_production(g, above)
    elif above and g.phase == ACTION_PHASE:
        lay_action(g, turn, above)
    elif above:
        raise Problem("position-phase", where="next", phase=PHASES[g.phase])
    else:
        g.stack = usual(g, turn)
    for task in above:
        if task[0] in ("arrive", "under_base", "replace"):
            show(g.players[task[1]], task[3])
    if g.stack and g.stack[-1][0] in rules.asks and not rules.options(g, g.stack[-1][1]):
        raise Problem("task-stuck", task=g.stack[-1][0])


def lay_lookout(g: State51, above: list[Task]) -> None:
    """Picks as they follow from the display, or as they stand there (the deck may have run out, ruling G3)."""
    g.stack = usual(g, NONE)
    if ("clear_display",) in above:
        ways = [picks(g, made) for made in range(2 * PICKS + 1) if made + len(g.display) <= LOOKOUT]
        found = [way for way in ways if above[: len(way)] == way]
        if not found:
            raise misplaced(g, above[0])
        g.stack = follows(g) + found[0]
        above = above[len(found[0]) :]
    elif not g.display:
        raise misplaced(g, above[0])
    check_effect(g, above)
    g.stack += above


def lay_production(g: State51, above: list[Task]) -> None:
    """The spoils of one player, then their locations, then the other player, if still to come."""
    seat = 1 - g.first
    expected: list[Task] = [("produce_locations", seat)]
    if above[0] == ("produce", seat):
        expected = [above[0], ("produce_locations", g.first)]
        seat = g.first
    asked = above[len(expected) :]
    if above[: len(expected)] != expected:
        raise misplaced(g, above[0])
    for task in asked:
        if task[:2] != ("cash", seat):
            raise misplaced(g, task)
        if asked.count(task) > g.players[seat].spoils.count(task[2]):
            raise unfit(g, task, "card")
    g.stack = follows(g) + above


def lay_action(g: State51, turn: int, above: list[Task]) -> None:
    """An action of the seat named by after_turn, or an effect before a turn."""
    if above[0][0] == "after_turn":
        seat: int = above[0][1]
        if turn != NONE or g.players[seat].passed:
            raise misplaced(g, above[0])
        check_action(g, seat, above[1:])
        g.stack = follows(g) + above
    else:
        if turn == NONE:
            raise misplaced(g, above[0])
        check_effect(g, above)
        g.stack = usual(g, turn) + above


def check_action(g: State51, seat: int, tasks: list[Task]) -> None:
    """What an action leaves to do, last thing first: its end, if it has one of its own, and the choices before that."""
    check_seat(g, tasks, seat)
    if tasks:
        end, choices = tasks[0], tasks[1:]
        if end[0] == "arrive" and choices and choices[0][0] == "pay_reach":
            fits = choices == [("pay_reach", *end[1:])]
        elif end[0] in ("arrive", "replace"):
            fits = all([task[0] in SPENT for task in choices])
        elif end[0] == "under_base":
            full = len(g.players[seat].deals) + len(g.players[seat].spoils) == BASE_LIMIT
            fits = choices == ([("make_room", seat)] if full else [])  # S51-BASE.1
        elif end[0] == "draw":
            fits = all([task[0] == "discard" for task in choices])  # S51-EXCHANGE.1
        else:
            check_effect(g, tasks)
            return
        if not fits:
            raise misplaced(g, choices[0] if choices else end)
        check_price(g, seat, choices)


def check_effect(g: State51, tasks: list[Task]) -> None:
    """What an effect leaves to do, last thing first: what it yields, and before that one marker or what is still to be paid."""
    if tasks:
        seat: int = tasks[0][1] if len(tasks[0]) > 1 else NONE
        check_seat(g, tasks, seat)
        yielded = 0
        while yielded < len(tasks) and tasks[yielded][0] in YIELD:
            yielded += 1
        choices = tasks[yielded:]
        if [task[0] for task in choices] != ["choose_marker"]:
            for task in choices:
                if task[0] not in PRICE:
                    raise misplaced(g, task)
            check_price(g, seat, choices)


def check_seat(g: State51, tasks: list[Task], seat: int) -> None:
    for task in tasks:
        if len(task) < 2 or task[1] != seat:
            raise misplaced(g, task)


def check_price(g: State51, seat: int, choices: list[Task]) -> None:
    """What is still to be paid must be there."""
    player = g.players[seat]
    names = [task[0] for task in choices]
    cost = tuple([(good, sum([task[3] for task in choices if task[0] in SPENT and task[2] == good])) for good in RESOURCES])
    if missing(player, cost):
        raise Problem("task-stuck", task="universal")
    if names.count("discard") > len(player.hand):
        raise Problem("task-stuck", task="discard")
    if names.count("pawn") > len(player.spoils):
        raise Problem("task-stuck", task="pawn")


def check_arguments(g: State51, task: Task) -> None:
    """The arguments must be of this table: places that are there, cards that are held, amounts that can be."""
    if task[0] not in rules.tasks:
        raise Problem("task-unknown", task=task[0])
    for name, value in zip(rules.tasks[task[0]].names, task[1:], strict=True):
        if not argument_fits(g, task, name, value):
            raise unfit(g, task, name)


def argument_fits(g: State51, task: Task, name: str, value: object) -> bool:
    if name == "seat":
        return value in (0, 1)
    player = g.players[task[1]]
    if name == "card":
        return value in player.spoils if task[0] == "cash" else value in player.hand and CARDS[task[-1]].kind != INSTANT
    if name == "line":
        return value in ((CONQUER, COOPERATE) if task[0] == "under_base" else (CONQUER, COOPERATE, INCORPORATE))
    if name == "place":
        return place_fits(player, task)
    if name == "vp":
        return value in MARKER_VALUES
    if name == "good":
        return value in RESOURCES
    if name == "rule":
        return value in CITED[task[0]]
    if name == "count":
        return value == 1
    return name == "goods" or (isinstance(value, int) and (name == "times" or value > 0) and 0 <= value <= MOST)


def place_fits(player: Player, task: Task) -> bool:
    place: int = task[2]
    if not 0 <= place < len(player.places):
        return False
    if task[0] == "replace":
        return bool(CARDS[player.places[place]].icons & CARDS[task[3]].icons)  # S51-REBUILD.3
    markers = len(player.markers[place])
    return CARDS[player.places[place]].vp > 0 and (task[0] == "mark" or markers < SLOT_LIMIT)  # S51-SLOT.2


def unfit(g: State51, task: Task, name: str) -> Problem:
    return Problem("task-argument", task=task[0], name=name, got=str(rules.task_data(g, task)))


def misplaced(g: State51, task: Task) -> Problem:
    return Problem("task-misplaced", task=str(rules.task_data(g, task)), phase=PHASES[g.phase])
