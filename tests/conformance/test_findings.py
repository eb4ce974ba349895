"""The suite finds what is wrong with a game: for each check, a game with one mistake in it."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any, cast

import pytest

from ratusz.conformance import foreseen, rules, suite
from ratusz.conformance.page import drawn
from ratusz.conformance.trial import Trial
from ratusz.games.state51.game import GAME, FiftyFirstState
from ratusz.games.state51.manifest import MANIFEST
from ratusz.games.state51.position import seen
from ratusz.games.state51.position.state import State51
from ratusz.kernel import compiled
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Game, Result
from ratusz.kernel.preview import Preview, preview
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action, State
from ratusz.kernel.view import View

pytestmark = pytest.mark.skipif(compiled(), reason="a compiled game cannot be given a mistake; the interpreted one is")


ACTION = {"do": "pass", "text": "pass", "label": "Pass"}


class Changed(FiftyFirstState):
    """51st State, with room for a mistake."""

    def __init__(self) -> None:
        super().__init__(MANIFEST, GAME.rules, GAME.options, GAME.version, GAME.content, GAME.clauses)


class Flawed(Changed):
    def flaws(self, g: State) -> list[str]:
        return ["seat 1 owes a card"]


class Forgetful(Changed):
    """A position without the generator."""

    def describe(self, g: State) -> dict[str, Any]:
        return {**super().describe(g), "chance": "0000000000000000"}


class Talkative(Changed):
    """A view with the top card of the deck."""

    def view(self, g: State, seat: int | None) -> seen.View:
        return cast(seen.View, {**super().view(g, seat), "top": cast(State51, g).deck[-1:]})


class Blind(Changed):
    """A view that forgets how many cards are left."""

    def rebuild(self, view_data: View) -> State:
        return super().rebuild({**view_data, "round": 1})


class Nameless(Changed):
    """A figure that no message names."""

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        return {**super().figures(g, eyes), "luck": 7}


class Unending(Changed):
    def result(self, g: State) -> Result:
        found = super().result(g)
        found.over = False
        return found


def tried(game: Game, monkeypatch: pytest.MonkeyPatch) -> Trial:
    monkeypatch.setattr("ratusz.conformance.trial.game_named", lambda name: game)
    trial = Trial("state51", 2)
    suite.games(trial, range(2))
    return trial


@pytest.mark.parametrize(
    ("game", "check", "code"),
    [
        (Flawed, "sound", "check-flaw"),
        (Forgetful, "positions", "check-position-future"),
        (Talkative, "secrets", "check-leak"),
        (Blind, "views", "check-rebuild"),
        (Unending, "records", "check-result"),
        (Nameless, "sentences", "check-unsaid"),
    ],
)
def test_a_mistake_is_found_by_the_check_that_looks_for_it(
    game: Callable[[], Game], check: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = tried(game(), monkeypatch)
    assert check in trial.findings
    assert trial.findings[check].code.startswith(code)


def test_a_clone_that_shares_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial("state51", 1)
    now = next(trial.moments(0))
    monkeypatch.setattr(type(now.state), "clone", lambda g: g)
    trial.check("clones", lambda: rules.clones(trial, now, 0))
    assert trial.findings["clones"].code == "check-clone"


def test_a_preview_that_does_not_come_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreseen, "preview", lambda *asked: Preview())
    trial = Trial("state51", 1)
    for now in trial.moments(0):
        trial.check("previews", partial(rules.previews, trial, now, 0))
    assert trial.findings["previews"].code == "check-preview"


def test_a_forecast_that_does_not_come_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody eats and nobody falls ill, it says: and where nothing is done before it comes, it is held to that."""

    def wrong(game: Game, view: View, eyes: int) -> list[tuple[str, Preview]]:
        return [(name, Preview()) for name in game.prospects(game.rebuild(view), eyes)]

    monkeypatch.setattr(foreseen, "forecast", wrong)
    trial = Trial("frostpunk", 1)
    for now in islice(trial.moments(1), 150):
        trial.check("previews", partial(rules.previews, trial, now, 0))
    assert trial.findings["previews"].code.startswith("check-preview")
    assert trial.findings["previews"].figures["action"] in ("night", "hunger", "meal", "cold")


@pytest.mark.parametrize(("certain", "told"), [(True, "yes"), (False, "no")])
def test_a_preview_that_is_called_certain_wrongly_is_found(certain: bool, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As certain as everything else, or nothing."""

    def wrong(game: Game, view: View, seat: int, action: Action) -> Preview:
        found = preview(game, view, seat, action)
        found.certain = certain
        return found

    monkeypatch.setattr(foreseen, "preview", wrong)
    trial = Trial("state51", 1)
    for now in trial.moments(0):
        trial.check("previews", partial(rules.previews, trial, now, 0))
    assert trial.findings["previews"].code == "check-preview-certain"
    assert trial.findings["previews"].figures["certain"] == told


@pytest.mark.parametrize(
    ("what", "lacking"),
    [
        ({"view": {"seats": [{}]}}, "view.game"),
        ({"text": []}, "text"),
        ({"asks": [{"kind": "turn", "question": "", "actions": []}]}, "asks turn: question"),
        ({"asks": [{"kind": "turn", "question": "?", "actions": [ACTION, ACTION]}]}, "asks turn: text “pass”"),
    ],
)
def test_what_the_page_cannot_be_drawn_from_is_found(what: dict[str, Any], lacking: str) -> None:
    head = {
        "game": "g",
        "eyes": 0,
        "round": 1,
        "phase": "p",
        "waiting": [0],
        "stack": [["turn", 0]],
        "seats": [{}],
        "asked": {"kind": "turn"},
    }
    state = {"eyes": 0, "view": head, "text": ["a table"], "asks": [{"kind": "turn", "question": "?", "actions": [ACTION]}]}
    drawn(state)
    with pytest.raises(Problem) as found:
        drawn({**state, **what})
    assert found.value.figures == {"front": "page", "detail": lacking}


def test_an_action_that_is_listed_as_refused_but_carried_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial("state51", 1)
    now = next(trial.moments(0))

    def lenient(g: State, seat: int, action: Action) -> bool:
        return False

    explain = trial.game.rules.explain
    refused = (trial.game.rules.options(now.state, now.seat)[0], "S51-VISIT.1", dict[str, Any]())
    monkeypatch.setattr(trial.game.rules, "explain", lambda g, seat: (explain(g, seat)[0], [refused]))
    monkeypatch.setattr(trial.game.rules, "check", lenient)
    trial.check("refusals", lambda: rules.refusals(trial, now, 0))
    assert trial.findings["refusals"].code == "check-refusal"


def test_a_game_that_crashes_is_a_finding_and_the_other_checks_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Changed):
        def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
            raise ValueError("no cards")

    trial = tried(Broken(), monkeypatch)
    assert trial.findings["secrets"].figures["detail"] == "ValueError: no cards"
    assert set(trial.findings) == {"secrets", "previews"}


def test_a_moment_that_was_kept_as_it_stood_later_is_found() -> None:
    trial = Trial("frostpunk", 1)
    match = None
    for now in islice(trial.moments(1), 60):
        match = now.match
    assert match is not None
    rules.marked(trial, match, 0)
    kept = next(event for move in match.moves for event in move.events if event.before is not None)
    kept.before = match.state
    trial.check("moments", partial(rules.marked, trial, match, 0))
    assert trial.findings["moments"].code == "check-moment"
