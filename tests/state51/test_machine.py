"""A match that is played, refused, undone, tried, cloned, saved and loaded in any order."""

from typing import Any, cast

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ratusz.games.state51.game import GAME
from ratusz.games.state51.position.state import State51
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.problem import Problem
from ratusz.kernel.record import parse, replay, verify
from tests.state51.play import WATCHERS, rules, shown

EFFECTS: list[Any] = [
    [{"do": "gain", "goods": {"worker": 2, "brick": 1, "universal": 1}}],
    [{"do": "gain", "goods": {"scrap": 2, "fuel": 2, "weapon": 2}}],
    [{"do": "gain", "goods": {"inc2": 1, "coop2": 1, "con2": 1}}],
    [{"do": "gain", "goods": {"card": 3}}],
    [{"do": "pay", "goods": {"scrap": 1, "fuel": 1}}, {"do": "gain", "goods": {"vp": 1}, "each": "scrap"}],
    [{"do": "pay", "goods": {"card": 2}}, {"do": "gain", "goods": {"universal": 2}}],
    [{"do": "pay", "goods": {"spoils": 1}}],
    [{"do": "mark", "vp": 2, "on": "gun-shop"}],
]


class Play(RuleBasedStateMachine):
    """The model is the list of positions so far: whatever is done, undoing leads back to exactly these."""

    @initialize(seed=st.integers(0, 10**6), rescoring=st.sampled_from(["on", "off"]))
    def deal(self, seed: int, rescoring: str) -> None:
        self.match: Match = begin(GAME, 2, {"rescoring": rescoring}, str(seed))
        self.past: list[str] = []

    def position(self) -> str:
        return GAME.position(self.match.state)

    def running(self) -> bool:
        return not self.match.over

    @precondition(running)
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
    def act(self, picks: list[int]) -> None:
        for pick in picks:
            if self.match.over:
                return
            (seat,) = rules.seats(self.match.state)
            legal = rules.options(self.match.state, seat)
            # Low numbers are simple to shrink to, and the last action of a list is never the pass.
            text = rules.write(self.match.state, seat, legal[-1 - pick % len(legal)])
            self.past.append(self.position())
            self.match.act(seat, text, after=len(self.past) - 1)

    @precondition(running)
    @rule(pick=st.integers(0, 10**6))
    def be_refused(self, pick: int) -> None:
        (seat,) = rules.seats(self.match.state)
        why = rules.explain(self.match.state, seat)[1]
        if why:
            before = self.position()
            action, clause, _ = why[pick % len(why)]
            with pytest.raises(Problem) as caught:
                self.match.do(seat, action)
            assert (caught.value.code, caught.value.rule) == ("refused", clause)
            assert self.position() == before

    @precondition(running)
    @rule(seat=st.integers(0, 1), effect=st.sampled_from(EFFECTS))
    def try_out(self, seat: int, effect: list[Any]) -> None:
        before = self.position()
        try:
            self.match.attempt(seat, effect)
        except Problem:
            assert self.position() == before
        else:
            self.past.append(before)

    @rule(seat=st.sampled_from([0, 1, None]), consent=st.booleans())
    def undo(self, seat: int | None, consent: bool) -> None:
        before = self.position()
        if self.past:
            last = self.match.moves[-1]
            seen = [event for event in last.events if event.kind == "drew" or event.figures.get("cards")]
            assert self.match.can_undo(seat) == (not seen and not self.match.over and seat in (None, last.seat))
        if self.past and (consent or self.match.can_undo(seat)):
            self.match.undo(seat, consent)
            assert self.position() == self.past.pop()
        else:
            with pytest.raises(Problem) as caught:
                self.match.undo(seat, consent)
            assert caught.value.code in ("undo-nothing", "undo-revealed", "undo-foreign", "undo-over")
            assert self.position() == before

    @rule(picks=st.lists(st.integers(0, 10**6), max_size=10))
    def play_on_in_a_clone(self, picks: list[int]) -> None:
        before = self.position()
        clone = self.match.state.clone()
        for pick in picks:
            if clone.stack:
                (seat,) = rules.seats(clone)
                legal = rules.options(clone, seat)
                rules.apply(clone, seat, legal[pick % len(legal)])
        assert self.position() == before

    @rule()
    def save_and_load_the_record(self) -> None:
        record = parse(msgspec.json.decode(msgspec.json.encode(self.match.record())))
        again = replay(GAME, record)
        assert again.record() == self.match.record()
        assert [GAME.position(move.before) for move in again.moves] == self.past
        self.match = again

    @rule()
    def save_and_load_the_position(self) -> None:
        text = self.position()
        other = set_up(GAME, text)
        assert GAME.position(other.state) == text
        for watcher in WATCHERS:
            assert shown(cast(State51, other.state), watcher) == shown(cast(State51, self.match.state), watcher)

    @rule(watcher=st.sampled_from(WATCHERS), seed=st.integers(0, 10**6))
    def guess_and_look(self, watcher: int | None, seed: int) -> None:
        view = GAME.view(self.match.state, watcher)
        guess = GAME.determinise(view, watcher, Chance(seed))
        assert GAME.view(guess, watcher) == view
        assert GAME.flaws(guess) == []

    @invariant()
    def nothing_is_broken(self) -> None:
        if hasattr(self, "match"):
            assert GAME.flaws(self.match.state) == []
            assert len(self.match.moves) == len(self.past)
            for seat in rules.seats(self.match.state):
                assert rules.options(self.match.state, seat)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            verify(GAME, parse(self.match.record()))


Play.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestPlay = pytest.mark.slow(Play.TestCase)
