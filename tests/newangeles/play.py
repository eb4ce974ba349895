"""Random games for the tests of New Angeles: decisions, trades now and then, and what a watcher is shown."""

import os
from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import Angeles
from ratusz.kernel.state import Action

GAMES = int(os.environ.get("RATUSZ_GAMES", "60"))
BATCHES = range(3)
rules = GAME.rules


def seeds(batch: int, games: int) -> range:
    return range(batch, games, len(BATCHES))


def seats_of(number: int) -> int:
    return 4 + number % 3


def options_of(number: int) -> dict[str, str | int]:
    return {
        "corporations": "random" if number % 2 else "chosen",
        "general-draw": "any-decks" if number % 5 == 1 else "one-deck",
        "reshuffle": "under-decks" if number % 5 == 2 else "into-decks",
        "declined-investments": "shuffled" if number % 5 == 3 else "top",
    }


def new_game(number: int) -> Angeles:
    g = GAME.new(seats_of(number), options_of(number), f"game {number}")
    rules.settle(g)
    return cast(Angeles, g)


def lift_threat(g: Angeles, number: int) -> None:
    """Random play ruins the city within a few rounds; every second game is kept going, so that late rounds are seen too."""
    if number % 2 == 0 and g.stack and g.threat > 6:
        g.threat = 2


def choose_trade(g: Angeles, dice: Random) -> tuple[int, Action] | None:
    """Once in a while somebody offers or answers something; nobody gives up."""
    if dice.randrange(6):
        return None
    seat = dice.randrange(g.seats())
    legal = [action for action in rules.menu(g, seat)[0] if action[0] != "resign"]
    return (seat, dice.choice(legal)) if legal else None


def decisions(number: int) -> Iterator[tuple[Angeles, int, Random]]:
    """Every moment of a game at which somebody is asked: the state (not to be changed), who, and the dice."""
    g = new_game(number)
    dice = Random(number)
    while g.stack:
        seat = dice.choice(rules.seats(g))
        yield g, seat, dice
        aside = choose_trade(g, dice)
        if aside is not None:
            rules.interject(g, *aside)
        else:
            rules.apply(g, seat, dice.choice(rules.options(g, seat)))
        lift_threat(g, number)
    yield g, -1, dice


def shown(g: Angeles, watcher: int | None) -> bytes:
    """All that a watcher is shown at one moment."""
    parts: list[object] = [GAME.view(g, watcher), GAME.result(g).data()]
    if watcher is not None:
        legal, why = rules.explain(g, watcher)
        offered, refused = rules.menu(g, watcher)
        parts += [[rules.write(g, watcher, action) for action in legal + offered]]
        parts += [[[rules.write(g, watcher, action), rule, figures] for action, rule, figures in why + refused]]
    return msgspec.json.encode(parts)
