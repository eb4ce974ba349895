"""The suite finds what is wrong with a game: for each check, a game with one mistake in it."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest

from ratusz.conformance import rules, suite
from ratusz.conformance.trial import Trial
from ratusz.games.state51.game import GAME, FiftyFirstState
from ratusz.games.state51.manifest import MANIFEST
from ratusz.games.state51.position import seen
from ratusz.games.state51.position.state import State51
from ratusz.kernel import compiled
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Game, Result
from ratusz.kernel.preview import Preview
from ratusz.kernel.state import Action, State
from ratusz.kernel.view import View

pytestmark = pytest.mark.skipif(compiled(), reason="a compiled game cannot be given a mistake; the interpreted one is")


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
    monkeypatch.setattr(rules, "preview", lambda *asked: Preview())
    trial = Trial("state51", 1)
    for now in trial.moments(0):
        trial.check("previews", partial(rules.previews, trial, now, 0))
    assert trial.findings["previews"].code == "check-preview"


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
