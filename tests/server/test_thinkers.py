"""Bots of a server: whatever they have learned, somebody plays."""

import msgspec
import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.game import Game
from ratusz.kernel.problem import Problem
from ratusz.server.thinking.thinkers import INSTEAD, advise, choose, seated, tell_unlearned
from tests.table import Table


@pytest.mark.parametrize(("name", "seats", "module"), [("state51", 2, "expert"), ("newangeles", 4, "judgement")])
def test_where_what_was_learned_does_not_fit_another_bot_plays_and_the_log_says_so(
    name: str, seats: int, module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stale(game: Game) -> None:
        raise Problem("expert-stale", game=game.name)

    monkeypatch.setattr(f"ratusz.bots.{module}.shipped", stale)
    tell_unlearned.cache_clear()
    table, game = Table.dealt("unlearned", name, seats), game_named(name)
    seat = game.rules.seats(table.match.state)[0]
    view = msgspec.json.encode(game.view(table.match.state, seat))
    legal = [game.rules.write(table.match.state, seat, action) for action in game.rules.options(table.match.state, seat)]
    assert choose("expert", name, view, seat, "1") in legal
    assert {one.text for one in advise("expert", name, view, seat, "1")} <= {*legal}
    told = capsys.readouterr().out
    assert told.count("bot has not learned this") == 1
    assert INSTEAD in told


def test_a_bot_there_is_not_is_still_refused() -> None:
    with pytest.raises(Problem, match="bot-unknown"):
        seated("nobody", game_named("state51"), "1")
