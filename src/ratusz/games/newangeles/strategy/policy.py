"""A quick, sensible answer to every ask, for playouts: what a player does without thinking long."""

from typing import Final

from ratusz.kernel.chance import Chance
from ratusz.kernel.state import Action

from ..content.cards import TURN_SPACES
from ..content.effects import HUMAN_FIRST, ORGCRIME, OUTAGE, PROTEST, STRIKE
from ..position.state import Angeles
from ..rules.vocabulary import rules
from .cards import least_wanted
from .deals import best_backing, best_counter, best_main, best_support, best_type
from .evaluate import evaluate

END: Final = ("end_of_turn",)
DEAL: Final = ("deal",)
DRAWS: Final = ("general", "draw_type", "all_draw_one")
ANY: Final = ("told_type", "deck_support_one", "corporation", "keep")  # without thinking, any answer is as good


def matter(g: Angeles) -> int:
    """A deal is one matter, from the asset turned up to the last card discarded: what an offer is worth shows in the end."""
    return 1 + g.round * (TURN_SPACES + 1) + len(g.turn_track) if END in g.stack and DEAL not in g.stack else 0


def policy(g: Angeles, seat: int, legal: list[Action], chance: Chance) -> int:
    if len(legal) == 1:
        return 0
    task = rules.waiting(g, seat)
    assert task is not None
    name: str = task[0]
    if name == "counter":
        return best_counter(g, seat, legal)
    if name == "support":
        return best_support(g, seat, legal)
    if name == "support_with":
        return best_backing(g, seat, legal, task[2], task[3])
    if name == "main":
        return best_main(g, seat, legal, chance)
    if name in ("discard", "counter_cost"):
        return least_wanted(g, seat, legal)
    if name == "contribute":
        return 1 if len(legal) > 1 else 0
    if name in DRAWS:
        return best_type(g, seat, legal)
    if name in ANY:
        return chance.below(len(legal))
    return best_by_far(g, seat, legal)


def best_by_far(g: Angeles, seat: int, legal: list[Action]) -> int:
    """The answer that looks best right after it."""
    best = -1.0
    chosen = 0
    for i, action in enumerate(legal):
        if action[0] == "shift" and not worth_moving(g, action[1], action[2]):
            continue
        copy = g.clone()
        rules.apply(copy, seat, action)
        value = evaluate(copy, seat)
        if value > best:
            best = value
            chosen = i
    return chosen


def worth_moving(g: Angeles, origin: int, target: int) -> bool:
    """An android goes where it can work from where it cannot for long."""
    pieces = g.pieces
    idle = pieces[STRIKE] | pieces[OUTAGE]
    return not idle >> target & 1 and bool((idle | pieces[PROTEST] | pieces[HUMAN_FIRST] | pieces[ORGCRIME]) >> origin & 1)
