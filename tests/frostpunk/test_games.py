"""What holds in every game, whatever is played (RATUSZ_GAMES says how many games are tried)."""

from random import Random
from typing import cast

import pytest

from ratusz.arena.simulate import play
from ratusz.arena.watcher import Watcher
from ratusz.bots.bot import Bot
from ratusz.bots.catalogue import bot_named
from ratusz.games.frostpunk.content.buildings import BUILDINGS
from ratusz.games.frostpunk.content.effects import NONE
from ratusz.games.frostpunk.content.events import CONSULTATION, EVENTS
from ratusz.games.frostpunk.content.societies import SOCIETY_NAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import OVER, City
from ratusz.games.frostpunk.rules.city.map import FIELDS
from ratusz.games.frostpunk.rules.people.pawns import due, scouting
from ratusz.kernel.game import Value
from ratusz.kernel.match import begin
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action, State
from tests.frostpunk.play import BATCHES, GAMES, choose, decisions, rules
from tests.frostpunk.table import Table

CLAUSES = {clause.id for clause in GAME.clauses}


def seeds(batch: int, games: int = GAMES) -> range:
    return range(batch, games, len(BATCHES))


def assert_pawns_match(g: City) -> None:
    """At the start of the action phase: FP-ACTION.1, .2."""
    pawns = [g.pool[pawn] + g.resting[pawn] for pawn in range(6)]
    children = pawns[2] + pawns[4] + pawns[5]
    counted = [pawns[0] + scouting(g, 0), pawns[1] + scouting(g, 1), children]
    assert counted == [max(due(type, g.citizens[type]), scouting(g, type)) for type in range(3)]


def assert_sound(g: City) -> None:
    """What the boards can hold; `flaws` looks at the rest."""
    assert GAME.flaws(g) == []
    assert g.dropped == g.fallen + g.inside + g.drawer
    assert min(g.inside, g.drawer, g.overload) >= 0
    for type in range(3):
        assert 0 <= g.sick[type] <= g.citizens[type] <= 50
    for field in range(FIELDS):
        assert 0 <= g.amount[field] <= 5
        assert (g.good[field] == NONE) == (g.amount[field] == 0)
        assert g.building[field] == NONE or not g.amount[field]
    covered = sum([2 if BUILDINGS[g.building[field] // 2].large else 1 for field in g.standing])
    assert covered == FIELDS - g.building.count(NONE)  # one building a field


@pytest.mark.parametrize("batch", BATCHES)
def test_every_game_ends_and_no_invariant_ever_breaks(batch: int) -> None:
    for number in seeds(batch):
        for made, (g, seat, _) in enumerate(decisions(number)):
            assert made < 6000, number
            assert_sound(g)
            assert rules.options(g, seat), g.stack[-1]
            if g.stack[-1][0] == "turn":
                read = sum([1 for card in g.dusk if EVENTS[card].kind == CONSULTATION])
                assert read == 1 or (read == 0 and not g.consultations)  # FP-DUSK.5
            if number % 2 == 0 and g.stack[-1] == ("turn", g.leader, False) and not g.placed and not g.passes:
                assert_pawns_match(g)
        assert GAME.flaws(g) == []
        assert g.phase == OVER
        assert GAME.result(g).over


class Sound(Watcher):
    """No invariant breaks, whatever a bot that wants to win does."""

    def step(self, g: State, seat: int, action: Action) -> None:
        assert_sound(cast(City, g))


@pytest.mark.slow
@pytest.mark.parametrize("batch", BATCHES)
def test_games_of_bots_that_plan_end_and_break_no_invariant(batch: int) -> None:
    for number in seeds(batch, GAMES // 4):
        bots: list[Bot] = [bot_named("greedy", GAME, f"{number} {seat}") for seat in range(number % 4 + 1)]
        options: dict[str, Value] = {"society": SOCIETY_NAMES[number % len(SOCIETY_NAMES)]}
        played = play(GAME, bots, f"planned {number}", options, Sound())
        assert played.result.over
        assert played.decisions > 20


@pytest.mark.parametrize("batch", BATCHES)
def test_the_overload_track_holds_what_fell_and_was_not_taken_off(batch: int) -> None:
    for number in seeds(batch, 12):
        match = begin(GAME, number % 4 + 1, {}, f"game {number}")
        dice = Random(number)
        markers = 0
        while not match.over:
            seat = rules.seats(match.state)[0]
            for event in match.do(seat, choose(rules.options(match.state, seat), dice)):
                if event.kind in ("cubes", "overloaded"):
                    markers += event.figures["fallen" if event.kind == "cubes" else "count"]
                elif event.kind == "vented":
                    markers -= event.figures["count"]
                elif event.kind == "generator-failed":
                    assert markers > 10
                    markers = 0
            assert cast(City, match.state).overload == markers


def test_whoever_is_not_asked_may_propose_and_a_decision_clears_the_proposals() -> None:
    match = begin(GAME, 3, {}, "council")
    while match.state.stack[-1][0] != "turn":
        seat = rules.seats(match.state)[0]
        match.do(seat, rules.options(match.state, seat)[0])
    (asked,) = rules.seats(match.state)
    other = (asked + 1) % 3
    offered, _ = rules.menu(match.state, other)
    assert ("propose", "construct") in offered
    match.act(other, "propose construct")
    assert GAME.view(match.state, asked)["proposals"][other] == "construct"
    with pytest.raises(Problem) as caught:
        match.act(asked, "propose construct")
    assert caught.value.rule == "FP-GEN.3"
    match.act(asked, "construct")
    assert "proposals" not in GAME.view(match.state, asked)


def test_proposals_are_gone_when_the_city_is_given_up_or_an_effect_is_tried() -> None:
    two = '[[seat]]\n[[seat]]\n'
    for effect, ask in (([{"do": "sicken", "who": "any"}], "sicken_which"), ([{"do": "defeat"}], "")):
        table = Table(two)
        table.match.act(1, "propose pass")
        table.attempt(*effect)
        assert (table.asked, table.g.proposals) == (ask, ())
        assert "proposals" not in table.view()
    table = Table(two)
    table.match.act(1, "propose pass")
    table.match.act(1, "resign")
    assert "proposals" not in table.view()
    assert GAME.position(GAME.load(GAME.position(table.g))) == GAME.position(table.g)


@pytest.mark.rule("FP-GEN.3")
def test_whoever_decides_may_ask_the_others_and_what_was_proposed_before_counts_no_more() -> None:
    table = Table.dealt(3, "council")
    table.hurry()
    decides = GAME.rules.seats(table.g)[0]
    other = (decides + 1) % 3
    table.match.act(other, "propose pass")
    with pytest.raises(Problem) as refused:
        table.match.act(other, "call")
    assert refused.value.rule == "FP-GEN.3"
    events = table.match.act(decides, "call")
    assert [(event.kind, event.figures) for event in events] == [("called", {"seat": decides})]
    assert (table.asked, table.g.proposals) == ("turn", tuple([("call",) if seat == decides else None for seat in range(3)]))
    assert GAME.position(GAME.load(GAME.position(table.g))) == GAME.position(table.g)
    for seat in range(3):
        assert cast(City, GAME.rebuild(GAME.view(table.g, seat))).proposals == table.g.proposals
    table.match.act(other, "propose pass")
    texts = {decides: "call", other: "pass"}
    assert GAME.view(table.g, 0)["proposals"] == [texts.get(seat, "") for seat in range(3)]
    table.match.act(decides, "pass")
    assert table.g.proposals == ()


def test_a_solo_player_has_nobody_to_ask() -> None:
    table = Table.dealt(1, "alone")
    table.hurry()
    assert ("call",) not in GAME.rules.menu(table.g, 0)[0]
