"""What holds in every game, whatever is played (RATUSZ_GAMES says how many games are tried)."""

from random import Random

import msgspec
import pytest

from ratusz.games.newangeles.game import GAME
from ratusz.games.newangeles.position.state import BY_DEMAND, BY_THREAT
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, verify
from tests.newangeles.play import (
    BATCHES,
    GAMES,
    choose_trade,
    decisions,
    new_game,
    options_of,
    rules,
    seats_of,
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


@pytest.mark.parametrize("batch", BATCHES)
def test_playing_on_in_a_clone_changes_nothing_in_the_original(batch: int) -> None:
    for number in seeds(batch, 12):
        for g, _, dice in decisions(number):
            if dice.randrange(12) == 0:
                before = GAME.position(g)
                clone = g.clone()
                assert GAME.position(clone) == before
                for _ in range(25):
                    if clone.stack:
                        seat = rules.seats(clone)[0]
                        rules.apply(clone, seat, dice.choice(rules.options(clone, seat)))
                assert GAME.position(g) == before


@pytest.mark.parametrize("batch", BATCHES)
def test_a_position_written_and_read_again_is_the_same_position(batch: int) -> None:
    for number in seeds(batch, GAMES):
        for g, seat, dice in decisions(number):
            if dice.randrange(8) == 0 or not g.stack:
                text = GAME.position(g)
                again = GAME.load(text)
                assert GAME.position(again) == text
                assert [GAME.view(again, watcher) for watcher in (0, 1, None)] == [
                    GAME.view(g, watcher) for watcher in (0, 1, None)
                ]
                if g.stack:
                    assert rules.explain(again, seat)[0] == rules.explain(g, seat)[0]


@pytest.mark.parametrize("batch", BATCHES)
def test_a_state_rebuilt_from_a_view_gives_the_same_view(batch: int) -> None:
    for number in seeds(batch, GAMES):
        for g, _, dice in decisions(number):
            if dice.randrange(8) == 0:
                for watcher in (*range(g.seats()), None):
                    wire = msgspec.json.encode(GAME.view(g, watcher))
                    again = GAME.rebuild(msgspec.json.decode(wire))
                    assert msgspec.json.encode(GAME.view(again, watcher)) == wire
                    assert GAME.flaws(again) == []
                    if watcher is not None:
                        assert rules.options(again, watcher) == rules.options(g, watcher)


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


@pytest.mark.parametrize("batch", BATCHES)
def test_a_guess_at_the_unknown_can_be_played_on(batch: int) -> None:
    for number in seeds(batch, 15):
        for g, _, dice in decisions(number):
            if dice.randrange(10) == 0:
                for watcher in (0, g.seats() - 1, None):
                    guess = GAME.determinise(GAME.view(g, watcher), watcher, Chance(dice.getrandbits(64)))
                    for _ in range(12):
                        assert GAME.flaws(guess) == []
                        if guess.stack:
                            seat = rules.seats(guess)[0]
                            rules.apply(guess, seat, dice.choice(rules.options(guess, seat)))


@pytest.mark.parametrize("batch", BATCHES)
def test_every_action_legal_or_refused_can_be_written_and_read(batch: int) -> None:
    for number in seeds(batch, GAMES // 2):
        for g, seat, _ in decisions(number):
            if not g.stack:
                continue
            legal, why = rules.explain(g, seat)
            assert legal == rules.options(g, seat)
            assert all([rule in CLAUSES for _, rule, _ in why])
            offered, refused = rules.menu(g, seat)
            actions = legal + offered + [action for action, _, _ in why + refused]
            texts = [rules.write(g, seat, action) for action in actions]
            assert [rules.read(g, seat, text) for text in texts] == actions
            assert len(set(texts)) == len(texts), (g.stack[-1], texts)
            for action in offered:
                assert rules.check(g, seat, action) is True


def test_what_is_refused_is_rejected_with_the_same_clause() -> None:
    for number in range(12):
        for g, seat, dice in decisions(number):
            if g.stack and dice.randrange(6) == 0:
                before = GAME.position(g)
                for action, rule, figures in rules.explain(g, seat)[1]:
                    with pytest.raises(Problem) as caught:
                        rules.check(g, seat, action)
                    assert (caught.value.code, caught.value.rule, caught.value.figures["figures"]) == ("refused", rule, figures)
                assert GAME.position(g) == before


@pytest.mark.parametrize("batch", BATCHES)
def test_a_record_replays_to_the_same_end_and_every_event_names_a_clause(batch: int) -> None:
    for number in seeds(batch, 12):
        match = begin(GAME, seats_of(number), options_of(number), f"game {number}")
        dice = Random(number)
        while not match.over:
            g = match.state
            aside = choose_trade(g, dice)  # type: ignore[arg-type]
            if aside is not None:
                match.do(*aside)
            else:
                seat = dice.choice(rules.seats(g))
                match.do(seat, dice.choice(rules.options(g, seat)))
        data = msgspec.json.decode(msgspec.json.encode(match.record()))
        again = verify(GAME, parse(data))
        assert again.record() == match.record()
        assert all([event.rule in CLAUSES for event in match.events()])
        msgspec.json.encode([event.figures for event in match.events()])


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert GAME.position(new_game(1)) == GAME.position(new_game(1))
    assert len({GAME.position(new_game(number)) for number in range(30)}) == 30
