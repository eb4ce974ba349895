"""What a view says is asked for has the arguments, of the types, that the page is told they have."""

import random
from typing import Any

import msgspec
import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.kernel.match import begin

MOVES = 600
TYPES: dict[str, Any] = {
    "bool": bool,
    "int": int,
    "str": str,
    "list[Any]": list[Any],
    "list[int]": list[int],
    "list[str]": list[str],
    "dict[str, Any]": dict[str, Any],
    "dict[str, int]": dict[str, int],
}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_an_ask_is_told_with_arguments_of_the_types_its_kinds_name(game: Game) -> None:
    seen: set[str] = set()
    for number in range(3):
        choices = random.Random(number)
        match = begin(game, choices.choice(game.seats), {}, f"asked {number}")
        while not match.over and len(match.moves) < MOVES:
            seat = choices.choice(game.rules.seats(match.state))
            asked = game.view(match.state, seat)["asked"]
            assert asked is not None
            kind = asked.pop("kind")
            types = game.rules.tasks[kind].types(game.rules.kinds)
            assert list(asked) == list(types)
            for argument, value in asked.items():
                msgspec.convert(value, TYPES[types[argument]], strict=True)
            seen.add(kind)
            match.do(seat, choices.choice(game.rules.options(match.state, seat)))
    assert len(seen) > 5
