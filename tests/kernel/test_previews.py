"""What is foreseen comes true, in every game: certain events happen as told, and figures end between least and most."""

import os
import random
from typing import Any

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, begin
from ratusz.kernel.preview import Walk, forecast, preview
from ratusz.kernel.state import Action, Event, State
from ratusz.kernel.view import View
from tests.kernel.toy import GAME as TOY

GAMES_EACH = int(os.environ.get("RATUSZ_GAMES", "0"))
MOVES = 400
OFTEN = 0.2  # of the decisions are previewed
# Games in which something was foreseen wrongly once: what was told while nothing was on the stack, and ways taken for the same.
ONCE_WRONG = {"newangeles": (154,), "frostpunk": (151, 727)}
ALL = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)


def told(events: list[Event]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(event.kind, event.rule, event.figures) for event in events]


def seen(match: Match, seat: int) -> tuple[Game, View, int]:
    return match.game, match.game.view(match.state, seat), seat


class Once(Walk):
    """The same walk on the true state, with one answer given to each question instead of all."""

    answers_given: random.Random

    def branch(self, g: State) -> None:
        legal = self.game.rules.options(g, g.stack[-1][1])
        self.answer(g, self.answers_given.choice(legal))


def happened(match: Match, seat: int, action: Action, choices: random.Random) -> dict[str, tuple[int, int]]:
    walk = Once(match.game, match.state, seat, seat)
    walk.answers_given = choices
    return walk.from_action(match.state.clone(), action).figures


@ALL
def test_what_is_foreseen_comes_true(game: Game) -> None:
    for number in sorted({*range(max(GAMES_EACH, 4)), *ONCE_WRONG.get(game.name, ())}):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"foreseen {number}")
        for _ in range(MOVES):
            if match.over:
                break
            seat = choices.choice(game.rules.seats(match.state))
            action = choices.choice(game.rules.options(match.state, seat))
            foreseen = preview(*seen(match, seat), action) if choices.random() < OFTEN else None
            if foreseen is not None and not foreseen.cut:
                figures = happened(match, seat, action, choices)
                for name in {**figures, **foreseen.figures}:
                    least, most = foreseen.figures.get(name, (0, 0))
                    change, _ = figures.get(name, (0, 0))
                    assert least <= change <= most, (name, change, foreseen.data(), action)
            events = [event for event in match.do(seat, action) if event.visible(seat)]
            if foreseen is not None:
                known = min(len(events), len(foreseen.events))
                assert told(events)[:known] == told(foreseen.events)[:known]


@ALL
def test_a_preview_tells_nothing_the_view_does_not(game: Game) -> None:
    """Whatever the seat cannot know is arranged anew: the preview and the forecast stay the same."""
    for number in range(2):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"secret {number}")
        for _ in range(MOVES):
            if match.over:
                break
            seat = choices.choice(game.rules.seats(match.state))
            action = choices.choice(game.rules.options(match.state, seat))
            if choices.random() < OFTEN / 4:
                other = match.clone()
                game.redeal(other.state, seat, Chance(number))
                assert preview(*seen(match, seat), action).data() == preview(*seen(other, seat), action).data()
                first, second = dict(forecast(*seen(match, seat))), dict(forecast(*seen(other, seat)))
                assert {name: one.data() for name, one in first.items()} == {name: one.data() for name, one in second.items()}
            match.do(seat, action)
