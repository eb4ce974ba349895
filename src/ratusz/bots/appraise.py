"""What a position is worth to a seat, and what each of its answers: the judgement of the strongest bot of a game, for whoever
goes over what was played. It knows no more than the seat."""

from typing import Final

from ..games.catalogue import strategy_named
from ..kernel.chance import Guess, stream
from ..kernel.game import Game
from ..kernel.state import Action, State
from ..kernel.view import View
from .bot import Ranked
from .budget import Budget
from .levels import expert, has_learned, has_network, learned

GUESSES: Final = 8  # at what the seat cannot know


def appraise(game: Game, view: View, seat: int, seconds: float, seed: str, asked_about: tuple[Action, ...] = ()) -> Ranked:
    """The answers of this seat, the best first, each with the chance to win that it leaves, from 0 to 1. Those not worth a
    thought are left out, but for the ones asked about. Equal seeds make equal guesses."""
    legal = game.rules.options(game.rebuild(view), seat)
    return expert(game, Guess(stream(seed, "bot")), Budget(seconds, 0)).rank(view, seat, legal, asked_about)


def chance_to_win(game: Game, view: View, seat: int, seed: str) -> float:
    """The chance of this seat, from 0 to 1, by its own view, whoever is asked."""
    base = game.rebuild(view)
    if not base.stack:
        return float(seat in game.result(base).winners)
    chance = Guess(stream(seed, "bot"))
    total = 0.0
    for _ in range(GUESSES):
        guess = base.clone()
        game.redeal(guess, seat, chance)
        total += looks(game, guess, seat)
    return min(1.0, max(0.0, total / GUESSES))


def looks(game: Game, g: State, seat: int) -> float:
    """How a position looks to the best judge there is."""
    strategy = strategy_named(game.name)
    if not has_network(game):
        return (learned(game, strategy, 0.0) if has_learned(game) else strategy).evaluate(g, seat)
    from .expert import chance_of, judge, shipped  # NumPy takes long, and few need it

    asked = game.rules.seats(g)[0]  # the network judges for whoever is asked; what one gains, the other loses
    found = chance_of(judge(shipped(game), game.view(g, asked), game.rules.options(g, asked))[1])
    return found if asked == seat else 1.0 - found
