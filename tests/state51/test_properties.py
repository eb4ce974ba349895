"""What holds in every game, whatever is played (RATUSZ_GAMES says how many games are tried)."""

from random import Random
from typing import cast

import msgspec
import pytest

from ratusz.games.state51.content.cards import FACTIONS
from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.kernel.match import begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, replay, verify
from tests.state51.play import BATCHES, GAMES, SAMPLE, WATCHERS, choose, decisions, new_game, play_match, rules, seeds

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


@pytest.mark.parametrize("batch", BATCHES)
def test_playing_on_in_a_clone_changes_nothing_in_the_original(batch: int) -> None:
    for number in seeds(batch, max(40, GAMES // 10)):
        for g, _, dice in decisions(number):
            if dice.randrange(SAMPLE) == 0:
                before = GAME.position(g)
                clone = g.clone()
                assert GAME.position(clone) == before
                for _ in range(30):
                    if clone.stack:
                        (seat,) = rules.seats(clone)
                        rules.apply(clone, seat, choose(clone, rules.options(clone, seat), dice, number))
                assert GAME.position(g) == before


@pytest.mark.parametrize("batch", BATCHES)
def test_a_position_written_and_read_again_is_the_same_position(batch: int) -> None:
    for number in seeds(batch):
        for g, seat, dice in decisions(number):
            if dice.randrange(SAMPLE) == 0:
                text = GAME.position(g)
                again = GAME.load(text)
                assert GAME.position(again) == text
                assert [GAME.view(again, watcher) for watcher in WATCHERS] == [GAME.view(g, watcher) for watcher in WATCHERS]
                assert rules.explain(again, seat) == rules.explain(g, seat)
                assert rules.options(again, seat) == rules.options(g, seat)
        assert GAME.position(GAME.load(GAME.position(g))) == GAME.position(g)
        assert GAME.result(GAME.load(GAME.position(g))).data() == GAME.result(g).data()


@pytest.mark.parametrize("batch", BATCHES)
def test_a_position_read_again_leads_to_the_same_game(batch: int) -> None:
    """Chance included: the text holds all that the rest of the game depends on."""
    for number in seeds(batch, max(40, GAMES // 10)):
        match = begin(GAME, 2, {"rescoring": "off" if number % 2 else "on"}, f"game {number}")
        dice = Random(number)
        play_match(match, dice, number, dice.randrange(80))
        g = match.state.clone()
        again = GAME.load(GAME.position(g))
        for state in (g, again):
            dice = Random(number)
            while state.stack:
                (seat,) = rules.seats(state)
                rules.apply(state, seat, choose(cast(State51, state), rules.options(state, seat), dice, 1))
        assert GAME.position(again) == GAME.position(g)


@pytest.mark.parametrize("batch", BATCHES)
def test_a_state_rebuilt_from_a_view_gives_the_same_view(batch: int) -> None:
    for number in seeds(batch):
        for g, _, dice in decisions(number):
            if dice.randrange(SAMPLE) == 0:
                for watcher in WATCHERS:
                    view = GAME.view(g, watcher)
                    wire = msgspec.json.encode(view)
                    again = GAME.rebuild(msgspec.json.decode(wire))
                    assert msgspec.json.encode(GAME.view(again, watcher)) == wire
                    assert GAME.flaws(again) == []
                    if watcher is not None:
                        assert rules.explain(again, watcher) == rules.explain(g, watcher)


@pytest.mark.parametrize("batch", BATCHES)
def test_a_record_replays_to_the_same_end(batch: int) -> None:
    for number in seeds(batch, max(40, GAMES // 10)):
        match = begin(GAME, 2, {}, f"game {number}")
        play_match(match, Random(number), number)
        data = msgspec.json.decode(msgspec.json.encode(match.record()))
        again = verify(GAME, parse(data))
        assert again.record() == match.record()
        assert [event.figures for event in again.events()] == [event.figures for event in match.events()]
        half = len(match.moves) // 2
        assert GAME.position(replay(GAME, parse(data), half).state) == GAME.position(match.moves[half].before)
        data["result"]["scores"] = [99, 0]
        with pytest.raises(Problem) as caught:
            verify(GAME, parse(data))
        assert caught.value.code == "record-result"


@pytest.mark.parametrize("batch", BATCHES)
def test_every_action_legal_or_refused_can_be_written_and_read(batch: int) -> None:
    for number in seeds(batch, max(60, GAMES // 10)):
        for g, seat, _ in decisions(number):
            legal, why = rules.explain(g, seat)
            assert legal == rules.options(g, seat)
            offered, _ = rules.menu(g, seat)
            refused = [action for action, _, _ in why]
            texts = [rules.write(g, seat, action) for action in legal + offered + refused]
            assert [rules.read(g, seat, text) for text in texts] == legal + offered + refused
            assert len(set(texts)) == len(texts)  # nothing twice, nothing both legal and refused


@pytest.mark.parametrize("batch", BATCHES)
def test_what_is_refused_is_rejected_with_the_same_clause(batch: int) -> None:
    for number in seeds(batch, max(40, GAMES // 10)):
        for g, seat, dice in decisions(number):
            if dice.randrange(SAMPLE) == 0:
                before = GAME.position(g)
                for action, rule, figures in rules.explain(g, seat)[1]:
                    assert rule in CLAUSES
                    with pytest.raises(Problem) as caught:
                        rules.check(g, seat, action)
                    assert (caught.value.code, caught.value.rule, caught.value.figures["figures"]) == ("refused", rule, figures)
                for action in rules.options(g, seat):
                    assert rules.check(g, seat, action) is False
                    with pytest.raises(Problem) as caught:
                        rules.check(g, 1 - seat, action)
                    assert caught.value.code == "not-your-turn"
                assert GAME.position(g) == before


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


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert GAME.position(new_game(1)) == GAME.position(new_game(1))
    assert len({GAME.position(new_game(number)) for number in range(50)}) == 50
