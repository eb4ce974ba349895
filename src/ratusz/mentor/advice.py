"""What matters now, and whether what was done was clearly worse than something else: from the view of a seat alone."""

from typing import Final, NamedTuple

from ..bots.greedy import Greedy
from ..coach.adviser import Adviser
from ..coach.judge import Judge, Tried
from ..coach.judged import Apart
from ..coach.sense import sense_of
from ..games.catalogue import strategy_named
from ..kernel.chance import Guess, stream
from ..kernel.concern import Concern, Glance, most_pressing
from ..kernel.game import Game
from ..kernel.preview import preview
from ..kernel.state import Action
from ..kernel.view import View
from ..words.bundle import Words
from ..words.games import VOICES
from ..words.sentences import people

LOOKS: Final = 3  # at the same decision, with other guesses at what is hidden: what is clear is clear in each
CLEAR: Final = 0.03  # of a game from lost (0) to won (1): less is a matter of taste
GUESSES: Final = 16  # on which both are played on


class Better(NamedTuple):
    """What would have been better, and in which figures it ends differently than what was chosen."""

    action: Action
    apart: Apart


def matters(game: Game, view: View, seat: int) -> Concern | None:
    """The most pressing of what a game has to say before this decision."""
    return most_pressing(strategy_named(game.name).concerns(Glance(game, view, seat)))


def said(w: Words, game: str, concern: Concern, players: list[str]) -> str:
    told = {**VOICES[game].figures(w.of(game), concern.figures), **people(concern.figures, players)}
    return w.of(game).say(f"mentor-{concern.name}", **told)


def better(game: Game, view: View, seat: int, chosen: Action, seed: str) -> Better | None:
    """What would have been clearly better than what was chosen, where figures can show why; else nothing."""
    strategy = strategy_named(game.name)
    base = game.rebuild(view)
    legal = game.rules.options(base, seat)
    worthwhile = strategy.candidates(base, seat, legal) if len(legal) > 1 else []
    actions = [action for action in worthwhile if action != chosen]
    if not actions:
        return None
    greedy = Greedy(game, strategy, Guess(stream(seed, "mentor")))
    looks = [dict(greedy.weigh(base, seat, [chosen, *actions])) for _ in range(LOOKS)]
    best = max(actions, key=lambda action: min([look[action] - look[chosen] for look in looks]))
    if min([look[best] - look[chosen] for look in looks]) < CLEAR:
        return None
    if foreseen(game, view, seat, best) == foreseen(game, view, seat, chosen):
        return None
    # What looks poor at once must look so, too, to who looks further and gives the hints; else it may be the order of two good
    # actions, say. And it must lead to something worse.
    if not Adviser(game, seed).prefers(view, seat, best, chosen, CLEAR):
        return None
    judge = Judge(game, sense_of(game.name), view, seat, seed)
    lines = [Tried((action,)) for action in (best, chosen)]
    for line in lines:
        judge.try_out(line, GUESSES, figures=True)
    return Better(best, judge.apart(*lines)) if lines[0].worth > lines[1].worth else None


def foreseen(game: Game, view: View, seat: int, action: Action) -> list[dict[str, tuple[int, int]]]:
    """The figures by which two actions can be compared: what they change, and what they would if others agree."""
    found = preview(game, view, seat, action)
    return [found.figures, {} if found.supposed is None else found.supposed.figures]
