"""Random games for property tests."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any, Final, cast

import msgspec

from ratusz.games.state51.content.effects import VP
from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.kernel.match import Match
from ratusz.kernel.state import Action

GAMES: Final = int(os.environ.get("RATUSZ_GAMES", "300"))
BATCHES: Final = range(4)  # so that several workers share the games
WATCHERS: Final = (0, 1, None)

rules = GAME.rules


def seeds(batch: int, games: int = GAMES) -> range:
    """The games of one batch."""
    return range(batch, games, len(BATCHES))


def new_game(number: int) -> State51:
    """A game of its own for every number, the options in turn."""
    rescoring = "off" if number % 5 == 0 else "on"
    g = GAME.new(2, {"rescoring": rescoring}, f"game {number}")
    rules.settle(g)
    return cast(State51, g)


def choose(g: State51, legal: list[Action], dice: Random, style: int) -> Action:
    """Any action; any sort of action and then one of the sort; or, most often, anything but a pass."""
    if style % 3 == 0:
        return dice.choice(legal)
    if style % 3 == 1:
        name = dice.choice(sorted({action[0] for action in legal}))
        return dice.choice([action for action in legal if action[0] == name])
    if len(legal) > 1 and dice.random() < 0.9:
        return dice.choice([action for action in legal if action[0] != "pass"])
    return dice.choice(legal)


def windfall(g: State51, dice: Random) -> None:
    """Goods from nowhere, so that rich positions come up too."""
    if g.stack[-1][0] == "turn" and dice.random() < 0.2:
        dice.choice(g.players).goods[dice.randrange(VP)] += dice.randint(1, 2)


def decisions(number: int) -> Iterator[tuple[State51, int, Random]]:
    """Play a game; yields the state, the seat asked and the dice at every decision."""
    g = new_game(number)
    dice = Random(number)
    while g.stack:
        if number % 2:
            windfall(g, dice)
        (seat,) = rules.seats(g)
        yield g, seat, dice
        rules.apply(g, seat, choose(g, rules.options(g, seat), dice, number))


def shown(g: State51, watcher: int | None) -> bytes:
    """All that a watcher can look at: the view, and for a seat what it may and may not do, with every figure."""
    data: dict[str, Any] = {"view": GAME.view(g, watcher), "result": GAME.result(g).data()}
    if watcher is not None:
        legal, why = rules.explain(g, watcher)
        offered, refused = rules.menu(g, watcher)
        data["options"] = rules.options(g, watcher)
        data["legal"] = [rules.write(g, watcher, action) for action in legal + offered]
        data["structure"] = [rules.structure(g, watcher, action) for action in legal + offered]
        data["refused"] = [(rules.write(g, watcher, action), rule, figures) for action, rule, figures in why + refused]
    return msgspec.json.encode(data)


def play_match(match: Match, dice: Random, style: int, most: int = 1000) -> None:
    """Play a match on, to its end or for so many moves."""
    for _ in range(most):
        if match.over:
            return
        (seat,) = rules.seats(match.state)
        match.do(seat, choose(cast(State51, match.state), rules.options(match.state, seat), dice, style))
