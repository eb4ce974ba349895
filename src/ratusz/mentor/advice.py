"""What matters now, and whether what was done was clearly worse than something else: from the view of a seat alone."""

from typing import Final

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..bots.greedy import Greedy
from ..games.catalogue import strategy_named
from ..kernel.chance import Guess, stream
from ..kernel.concern import Concern, Glance, most_pressing
from ..kernel.game import Game
from ..kernel.preview import preview
from ..kernel.problem import Problem
from ..kernel.state import Action
from ..kernel.view import View
from ..words.bundle import Words
from ..words.games import VOICES
from ..words.sentences import people

LOOKS: Final = 3  # at the same decision, with other guesses at what is hidden: what is clear is clear in each
CLEAR: Final = 0.03  # of a game from lost (0) to won (1): less is a matter of taste
SEARCHED: Final = "expert:120"  # what looks poor at once must look so, too, to who looks further and gives the hints
UNLEARNED: Final = "search:120"


def matters(game: Game, view: View, seat: int) -> Concern | None:
    """The most pressing of what a game has to say before this decision."""
    return most_pressing(strategy_named(game.name).concerns(Glance(game, view, seat)))


def said(w: Words, game: str, concern: Concern, players: list[str]) -> str:
    told = {**VOICES[game].figures(w.of(game), concern.figures), **people(concern.figures, players)}
    return w.of(game).say(f"mentor-{concern.name}", **told)


def better(game: Game, view: View, seat: int, chosen: Action, seed: str) -> Action | None:
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
    if foreseen(game, view, seat, best) == foreseen(game, view, seat, chosen) or well_meant(game, view, seat, chosen, best, seed):
        return None
    return best


def well_meant(game: Game, view: View, seat: int, chosen: Action, best: Action, seed: str) -> bool:
    """Whether who gives the hints finds little against what was chosen: the order of two good actions, say."""
    worth = dict(adviser(game, seed).rank(view, seat, [chosen, best]))
    return chosen in worth and worth.get(best, 0.0) - worth[chosen] < CLEAR


def adviser(game: Game, seed: str) -> Bot:
    """Where what the expert has learned does not fit the rules and cards, one that learned nothing."""
    try:
        return bot_named(SEARCHED, game, seed)
    except Problem:
        return bot_named(UNLEARNED, game, seed)


def foreseen(game: Game, view: View, seat: int, action: Action) -> list[dict[str, tuple[int, int]]]:
    """The figures by which two actions can be compared: what they change, and what they would if others agree."""
    found = preview(game, view, seat, action)
    return [found.figures, {} if found.supposed is None else found.supposed.figures]
