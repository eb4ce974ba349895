"""What holds in every game, whatever is played (RATUSZ_GAMES says how many games are tried)."""

import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import BY_DEMAND, BY_THREAT
from ratusz.kernel.chance import Chance
from tests.newangeles.play import (
    BATCHES,
    GAMES,
    decisions,
    rules,
    seeds,
    shown,
)

CLAUSES = {clause.id for clause in GAME.clauses}


@pytest.mark.parametrize("batch", BATCHES)
def test_every_game_ends_and_no_invariant_ever_breaks(batch: int) -> None:
    for number in seeds(batch, GAMES):
        for made, (g, seat, _) in enumerate(decisions(number)):
            assert made < 6000, number
            assert GAME.flaws(g) == [], (number, made, g.stack)
            assert not g.stack or rules.options(g, seat), g.stack
        assert g.outcome in (BY_DEMAND, BY_THREAT)
        assert GAME.result(g).over


def test_the_games_tried_see_every_ask_and_both_endings() -> None:
    """Else the other tests here would prove less than they seem to."""
    asks: set[str] = set()
    outcomes: set[int] = set()
    for number in range(150):
        for g, _, _ in decisions(number):
            if g.stack:
                asks.add(g.stack[-1][0])
        outcomes.add(g.outcome)
    assert asks == set(rules.asks) - {"keep"} | {"together"}
    assert outcomes == {BY_DEMAND, BY_THREAT}


@pytest.mark.rule("NA-16.6", "NA-16.8", "NA-46.3", "NA-18.1", "NA-20.3", "NA-65.9")
@pytest.mark.parametrize("batch", BATCHES)
def test_dealing_the_unknown_anew_changes_nothing_a_watcher_can_see(batch: int) -> None:
    redealt = 0
    for number in seeds(batch, max(15, GAMES // 4)):
        for g, _, dice in decisions(number):
            if dice.randrange(4) == 0:
                for watcher in (*range(g.seats()), None):
                    other = g.clone()
                    GAME.redeal(other, watcher, Chance(dice.getrandbits(64)))
                    assert shown(other, watcher) == shown(g, watcher)
                    assert GAME.flaws(other) == []
                    redealt += other.decks != g.decks
    assert redealt > 200
