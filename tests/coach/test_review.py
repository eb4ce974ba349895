"""Going over a game: chances from beginning to end, the dearest moves, and why, in figures."""

import json
from itertools import count, islice
from pathlib import Path

import pytest

from ratusz.coach.calibration import SCALES, fitted
from ratusz.coach.judged import COSTLY, Analysis, Judged, Weighed, suspects
from ratusz.coach.review import review
from ratusz.coach.telling import mistakes
from ratusz.games.catalogue import game_named
from ratusz.terminal.app import run
from ratusz.terminal.records import save
from ratusz.words.bundle import LANGUAGES, words
from tools.coach import blunders
from tools.coach.blunders import named, spoilt
from tools.coach.games import begun, bots, play_on


def one(at: int, seat: int, made: float, best: float, close: bool = True) -> Judged:
    return Judged(at, 1, seat, Weighed(["a"], made), [Weighed(["b"], best)], close)


def test_three_moves_of_a_seat_are_named_and_the_dearest_comes_first() -> None:
    found = Analysis("state51", 2, 9, [1], True, [one(at, 0, 0.5, 0.5 + at / 20) for at in range(6)])
    assert [judged.at for judged in found.costly(0)] == [5, 4, 3]
    assert len(found.costly(0)) == COSTLY
    assert found.costly(1) == []


def test_what_costs_next_to_nothing_is_no_mistake_and_a_glance_names_nothing() -> None:
    found = Analysis("state51", 2, 9, [1], True, [one(1, 0, 0.5, 0.505), one(2, 0, 0.1, 0.9, close=False)])
    assert found.costly(0) == []


def test_a_curve_ends_with_how_it_came_out() -> None:
    found = Analysis("state51", 2, 9, [1], True, [one(1, 0, 0.4, 0.5), one(3, 1, 0.7, 0.7)])
    assert found.curve(0) == [(2, 0.4), (9, 0.0)]
    assert found.curve(1) == [(4, 0.7), (9, 1.0)]


def test_only_what_looked_dear_gets_a_closer_look() -> None:
    found = [one(at, at % 2, 0.5, 0.5 + (at % 3) / 10) for at in range(30)]
    numbers = suspects(found)
    assert all(found[number].cost > 0 for number in numbers)
    assert {found[number].seat for number in numbers} == {0, 1}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["state51", "newangeles", "frostpunk"])
def test_bad_moves_in_place_of_a_bots_are_named(name: str) -> None:
    """Two of three at least: that a move is bad does not mean that it decides, and three others may have cost more."""
    games = list(islice((one for one in (spoilt(game_named(name), number) for number in count()) if one is not None), 3))
    missed = [f"{one.text} at {one.at}, but: {told}" for one, (hit, told) in ((one, named(one)) for one in games) if not hit]
    assert len(missed) <= 1, missed


@pytest.mark.slow
def test_a_bad_move_is_made_where_another_one_was_whatever_the_bots_would_do_a_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever plays first plays by other seeds than those before: nobody is asked to come to the same position again."""
    seeds = count()
    monkeypatch.setattr(blunders, "bots", lambda game, seed, careful: bots(game, f"{seed} {next(seeds)}"))
    monkeypatch.setattr(blunders, "worst", lambda game, match, at, seed: (at, game.rules.options(match.moves[at].before, 0)[-1]))
    found = spoilt(game_named("state51"), 0)
    assert found is not None
    assert found.match.moves[found.at].text == found.text


@pytest.mark.slow
def test_the_same_game_is_judged_the_same_and_told_in_every_language() -> None:
    game = game_named("state51")
    match = play_on(begun(game, "review"), bots(game, "review"))
    found = review(match, seat=0)
    assert found == review(match, jobs=2, seat=0)
    for language in LANGUAGES:
        told = mistakes(words(language), found, match, 0, ["Anna", "Ben"])
        assert len(told) == len(found.costly(0))
        assert all(one.reasons and "%" in one.better for one in told)


def test_the_numbers_of_every_game_are_fitted() -> None:
    assert set(fitted()) == {(game, scale) for game in ("state51", "newangeles", "frostpunk") for scale in SCALES}
    for calibration in fitted().values():
        assert calibration.slope > 0
        assert 0 < calibration.chance(0.2) < calibration.chance(0.8) < 1


@pytest.mark.slow
def test_analyse_tells_of_a_finished_record_and_refuses_one_still_played(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    game = game_named("state51")
    match = play_on(begun(game, "review"), bots(game, "review"))
    save(tmp_path / "game.json", match, ["human:Anna", "greedy"])
    assert run(["analyse", str(tmp_path / "game.json"), "--seat", "0", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    (seat,) = data["seats"]
    assert seat["player"] == "Anna"
    assert all(0 <= chance <= 1 for _, chance in seat["curve"])
    save(tmp_path / "early.json", play_on(begun(game, "review"), bots(game, "review"), 20), [])
    assert run(["analyse", str(tmp_path / "early.json")]) == 2
    assert "not over" in capsys.readouterr().err
