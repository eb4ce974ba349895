"""What the coach goes by: the strongest bot's judgement, and if that does not fit the game any more, what was written by hand."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratusz.bots.levels import learned
from ratusz.coach.sense import Networked, by_hand, sense_of
from ratusz.games.catalogue import game_named, strategy_named
from ratusz.kernel.game import Game
from ratusz.kernel.problem import Problem
from ratusz.terminal.app import run
from ratusz.words.bundle import LANGUAGES, words
from tests.coach.short import passed_up
from tools.coach.games import begun, bots, play_on

MODULES = {"state51": "expert", "newangeles": "judgement", "frostpunk": "judgement"}


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    sense_of.cache_clear()
    yield
    sense_of.cache_clear()


@pytest.fixture
def stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that was learned is for other rules."""

    def refuse(game: Game) -> None:
        raise Problem("expert-stale", game=game.name)

    for module in set(MODULES.values()):
        monkeypatch.setattr(f"ratusz.bots.{module}.shipped", refuse)


def test_the_coach_judges_by_what_the_strongest_bot_has_learned() -> None:
    game = game_named("newangeles")
    best = learned(game, strategy_named(game.name))
    g = play_on(begun(game, "sense"), bots(game, "sense"), 40).state
    told = [sense_of(game.name).worth(g, seat) for seat in range(2)]
    assert told == [best.evaluate(g, seat) for seat in range(2)]
    assert told != [by_hand(game).worth(g, seat) for seat in range(2)]
    assert not sense_of(game.name).stale


def test_where_the_plan_names_more_of_what_was_spoilt_the_coach_goes_by_that() -> None:
    game = game_named("frostpunk")
    g = play_on(begun(game, "sense"), bots(game, "sense"), 40).state
    assert sense_of(game.name).worth(g, 0) == by_hand(game).worth(g, 0) != learned(game, strategy_named(game.name)).evaluate(g, 0)
    assert sense_of(game.name).calibration == by_hand(game).calibration


def test_where_there_is_a_network_the_coach_judges_by_that() -> None:
    assert isinstance(sense_of("state51"), Networked)
    assert not sense_of("state51").stale


@pytest.mark.usefixtures("stale")
@pytest.mark.parametrize("name", ["state51", "newangeles"])
def test_what_was_learned_for_other_rules_is_not_used_and_the_coach_knows_it(name: str) -> None:
    game = game_named(name)
    g = begun(game, "sense").state
    assert sense_of(name).stale
    assert sense_of(name).worth(g, 0) == strategy_named(name).evaluate(g, 0)


@pytest.mark.parametrize("name", MODULES)
def test_where_nothing_was_learned_there_is_nothing_stale(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.coach.sense.has_learned", lambda game: False)
    assert not sense_of(name).stale
    assert sense_of(name).calibration == by_hand(game_named(name)).calibration


def test_anything_else_that_is_wrong_with_weights_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game) -> None:
        raise Problem("network-missing", game=game.name)

    monkeypatch.setattr("ratusz.bots.expert.shipped", broken)
    with pytest.raises(Problem, match="network-missing"):
        sense_of("state51")


def analysed(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(passed_up()), encoding="utf-8")
    assert run(["analyse", str(file), "--jobs", "1", *options]) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("stale")
@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_says_that_weights_are_not_used(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATUSZ_LANG", language)
    assert flowing(words(language).say("coach-stale")) in flowing(analysed(tmp_path, capsys))
    assert json.loads(analysed(tmp_path, capsys, "--json"))["stale"] is True


def test_analyse_says_nothing_of_weights_that_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATUSZ_LANG", "en")
    assert flowing(words("en").say("coach-stale")) not in flowing(analysed(tmp_path, capsys))
    assert json.loads(analysed(tmp_path, capsys, "--json"))["stale"] is False


def flowing(text: str) -> str:
    """Without the ends of lines."""
    return " ".join(text.split())
