"""The future of a position: what follows from phase and turn, and what is under way before that."""

from typing import Final

from ratusz.kernel.future import misplaced, unfit
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import State, Task

from ..content.cards import LOOKOUT, PICKS
from ..content.effects import NONE
from ..rules.lookout import picks
from ..rules.rounds import rest_of_game
from ..rules.supply import show
from ..rules.vocabulary import rules
from .state import ACTION_PHASE, CLEANUP_PHASE, LOOKOUT_PHASE, OVER, PHASES, PRODUCTION_PHASE, State51

MARKER_VALUES: Final = (1, 2)  # S51-SLOT.1
COURSE: Final = (
    "round", "end", "cleanup", "action", "production", "lookout", "turn", "after_turn", "produce", "produce_locations",
    "clear_display", "pick",
)  # fmt: skip
DRAWS: Final = [("draw", seat, 1, "S51-LOOKOUT.4") for seat in (0, 1)]


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


def course(g: State) -> int:
    """How many tasks follow from phase, turn and display; what lies above them is under way."""
    depth = 0
    while depth < len(g.stack) and (g.stack[depth][0] in COURSE or g.stack[depth] in DRAWS):
        depth += 1
    return depth


def lay(g: State51, turn: int, above: list[Task]) -> None:
    """Put the future on the stack; what is under way lies above the rest of a phase, which is as the rules lay it."""
    if above and g.phase in (CLEANUP_PHASE, OVER):
        raise Problem("position-phase", where="next", phase=PHASES[g.phase])
    g.stack = usual(g, turn)
    if above:
        known = [way for way in ways(g, turn) if above[: len(way)] == way]
        if not known:
            raise misplaced(rules, g, above[0], PHASES[g.phase])
        g.stack = (usual(g, turn) if not known[0] else follows(g)) + above
        for task in above[len(known[0]) :]:
            if task[0] in COURSE:
                raise misplaced(rules, g, task, PHASES[g.phase])
            if task[0] in ("arrive", "under_base", "replace"):
                if task[3] not in g.players[task[1]].hand:
                    raise unfit(rules, g, task, "card")
                show(g.players[task[1]], task[3])


def ways(g: State51, turn: int) -> list[list[Task]]:
    """What may be left of a phase that is under way, the longest first; an effect may also be tried before it goes on."""
    first, second = g.first, 1 - g.first
    if g.phase == LOOKOUT_PHASE:  # as it follows from the display, or as it stands there (the deck may have run out, ruling G3)
        made = [picks(g, made) for made in range(2 * PICKS + 1) if made + len(g.display) <= LOOKOUT]
        return made + ([[]] if g.display else [])
    if g.phase == PRODUCTION_PHASE:
        return [[("produce", second), ("produce_locations", first)], [("produce_locations", second)]]
    if turn != NONE:
        return [[]]
    return [[("after_turn", seat)] for seat in (0, 1) if not g.players[seat].passed]
