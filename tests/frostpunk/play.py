"""Random games for property tests. Every second one is played with mercy, so that late rounds come up too."""

import os
from collections.abc import Iterator
from random import Random
from typing import Final, cast

from ratusz.games.frostpunk.content.effects import AUTOMATON
from ratusz.games.frostpunk.content.societies import SOCIETY_NAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import DISCONTENT, HOPE, City
from ratusz.kernel.state import Action

GAMES: Final = int(os.environ.get("RATUSZ_GAMES", "40"))
BATCHES: Final = range(4)

rules = GAME.rules


def new_game(number: int) -> City:
    """A game of its own for every number: players, society and difficulty in turn."""
    options: dict[str, str | int] = {
        "society": SOCIETY_NAMES[number % len(SOCIETY_NAMES)],
        "difficulty": "hard" if number % 5 == 0 else "normal",
    }
    g = GAME.new(number % 4 + 1, options, f"game {number}")
    rules.settle(g)
    return cast(City, g)


def mercy(g: City, dice: Random) -> None:
    """Hope, calm, health and goods from nowhere."""
    if not g.stack or g.stack[-1][0] != "turn":
        return
    if len(g.tracks[HOPE]) < 3:
        g.tracks[HOPE] = [1, 2, 5]
    if len(g.tracks[DISCONTENT]) > 3:
        g.tracks[DISCONTENT] = [6, 9]
    g.deaths = min(g.deaths, 6)
    g.hunger = min(g.hunger, 12)
    g.sick = [min(n, 12) for n in g.sick]
    g.citizens = [max(n, 12) for n in g.citizens]
    g.overload = min(g.overload, 5)
    if dice.random() < 0.3:
        g.stock = [n + dice.randrange(3) for n in g.stock[:3]] + [0]
        g.food = min(50, g.food + dice.randrange(6))
    if dice.random() < 0.02 and g.automatons < 3:
        g.automatons += 1
        g.pool[AUTOMATON] += 1
    if dice.random() < 0.01:
        g.special_children |= dice.randrange(4)


def choose(legal: list[Action], dice: Random) -> Action:
    """Any sort of action, and then one of the sort; a pass only now and then."""
    names = sorted({action[0] for action in legal})
    if len(names) > 1 and dice.random() < 0.95:
        names = [name for name in names if name not in ("pass", "demolish")] or names
    name = dice.choice(names)
    return dice.choice([action for action in legal if action[0] == name])


def decisions(number: int) -> Iterator[tuple[City, int, Random]]:
    """Play a game; yields the state, a seat asked and the dice at every decision."""
    g = new_game(number)
    dice = Random(number)
    while g.stack:
        if number % 2:
            mercy(g, dice)
        seat = rules.seats(g)[0]
        yield g, seat, dice
        rules.apply(g, seat, choose(rules.options(g, seat), dice))
