"""What holds in every game, whatever is played (RATUSZ_GAMES says how many games are tried)."""

from random import Random

import pytest

from ratusz.games.state51.content.cards import FACTIONS
from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.kernel.match import begin
from ratusz.kernel.record import parse, verify
from tests.state51.play import BATCHES, decisions, play_match, rules, seeds

CLAUSES = {clause.id for clause in GAME.clauses}


def census(g: State51) -> int:
    """The cards on the table, those of the factions included."""
    total = 2 * len(FACTIONS) + len(g.deck) + len(g.discard) + len(g.display) + len(g.played) + len(g.box)
    for player in g.players:
        total += len(player.hand) + len(player.deals) + len(player.spoils) + len(player.places)
        total += sum([1 for markers in player.markers for _, card in markers if card >= 0])
    return total


def assert_sound(g: State51) -> None:
    assert GAME.flaws(g) == []
    assert census(g) == 40
    assert 1 <= g.round <= 4
    for player in g.players:
        assert min(player.goods) >= 0
        assert len(player.deals) + len(player.spoils) <= 3
        assert max(player.uses, default=0) <= 2
        assert max([len(markers) for markers in player.markers], default=0) <= 3
        assert player.hand == sorted(player.hand)


@pytest.mark.parametrize("batch", BATCHES)
def test_every_game_ends_and_no_invariant_ever_breaks(batch: int) -> None:
    for number in seeds(batch):
        points = [0, 0]
        for made, (g, seat, _) in enumerate(decisions(number)):
            assert made < 2000, number
            assert_sound(g)
            assert rules.options(g, seat), g.stack
            now = [player.goods[-1] for player in g.players]
            assert now[0] >= points[0]
            assert now[1] >= points[1]
            points = now
        assert_sound(g)
        assert (g.round, g.phase, g.display, g.played) == (4, 4, [], [])


def test_the_games_tried_see_every_ask_and_every_action() -> None:
    """Else the other tests here would prove less than they seem to."""
    asks: set[str] = set()
    actions: set[str] = set()
    for number in range(200):
        for g, seat, _ in decisions(number):
            asks.add(g.stack[-1][0])
            actions.update([action[0] for action in rules.options(g, seat)])
    assert asks == set(rules.asks)
    assert actions == set(rules.actions) - set(rules.asides)


def test_whoever_resigns_loses_at_any_moment() -> None:
    for number in range(20):
        dice = Random(number)
        match = begin(GAME, 2, {}, f"game {number}")
        play_match(match, dice, number, dice.randrange(90))
        if not match.over:
            seat = dice.randrange(2)
            match.act(seat, "resign")
            assert match.over
            assert GAME.flaws(match.state) == []
            assert GAME.result(match.state).winners == [1 - seat]
            assert GAME.position(verify(GAME, parse(match.record())).state) == GAME.position(match.state)
