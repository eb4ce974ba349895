"""Why a hint names this answer and not the next: what differs between them, at once and as play goes on."""

import re
from itertools import combinations, count

import msgspec
import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.coach.adviser import Adviser
from ratusz.coach.apart import set_off
from ratusz.coach.hints import GUESSES, NOWHERE, Advised, Beside, advised, play_on
from ratusz.coach.judge import Judge, Tried, judged
from ratusz.coach.judged import Case, Weighed
from ratusz.coach.sense import sense_of
from ratusz.coach.telling import hint_reasons, reasons
from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, set_up
from ratusz.kernel.preview import Preview, preview
from ratusz.puzzles.collection import numbered
from ratusz.words.bundle import LANGUAGES, words
from tests.coach.short import SHORT
from tools.coach.games import begun

STATE51 = game_named("state51")
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]
CHANGE = re.compile("[+−][0-9]")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is named must not hang on how busy the machine is."""
    monkeypatch.setattr("ratusz.coach.hints.SECONDS", 60.0)


def hints(match: Match, seat: int, spec: str = "expert:40") -> list[Advised]:
    game, g = match.game, match.state
    return advised(game, bot_named(spec, game, "1"), game.view(g, seat), seat, game.rules.options(g, seat), "1")


def told(match: Match, seat: int, found: list[Advised], language: str = "en") -> list[str]:
    game, g = match.game, match.state
    view = game.view(g, seat)
    texts = {text for one in found for text in one.texts()}
    coming = {text: preview(game, view, seat, game.rules.read(g, seat, text)) for text in texts}
    return hint_reasons(words(language), game, g, seat, found, coming, PLAYERS)


@pytest.mark.parametrize("number", range(1, 30, 7))
@pytest.mark.parametrize("name", ["state51", "newangeles", "frostpunk"])
def test_where_one_answer_is_best_the_first_hint_says_what_sets_it_off(name: str, number: int) -> None:
    puzzle = numbered(name, number)
    match = puzzle.begin()
    found = hints(match, puzzle.seat)
    reasons = told(match, puzzle.seat, found)
    assert reasons[0].startswith("Compared with the ")
    assert CHANGE.search(reasons[0]) or "better off" in reasons[0]
    for (one, why), (other, its) in combinations(zip(found, reasons, strict=True), 2):
        assert why != its or one.chance == other.chance
    for language in LANGUAGES:
        assert all(told(match, puzzle.seat, found, language))


def test_whoever_could_take_a_point_hears_of_the_point() -> None:
    match = set_up(STATE51, SHORT)
    found = hints(match, 0)
    assert found[0].text.startswith("incorporate")
    assert "victory points: +1" in told(match, 0, found)[0]


def test_where_only_one_answer_is_worth_a_thought_it_is_set_off_against_the_best_of_the_rest() -> None:
    match = begun(game_named("frostpunk"), "look")
    seat = match.game.rules.seats(match.state)[0]
    assert len(match.game.rules.options(match.state, seat)) > 1
    (only,) = found = hints(match, seat)
    assert only.chance is None
    assert [other.place for other in only.beside] == [NOWHERE]
    assert "Tend 2" in told(match, seat, found)[0]


def foreseen(**figures: tuple[int, int]) -> Preview:
    found = Preview()
    found.figures = figures
    return found


def said(one: Preview, other: Preview, apart: dict[str, tuple[float, float]], ahead: float = 0.0) -> list[str]:
    match = set_up(STATE51, SHORT)
    return set_off(words("en"), "state51", match.state, 0, one, other, apart, ahead, "second", PLAYERS)


def test_gains_come_first_then_what_they_cost() -> None:
    found = said(foreseen(score=(1, 1), scrap=(-1, -1)), foreseen(brick=(1, 1)), {})
    assert found == ["Compared with the second, at once: victory points: +1, but bricks: −1, scrap: −1."]


def test_what_is_the_same_with_both_is_not_told() -> None:
    assert said(foreseen(score=(1, 1), hand=(-2, -1)), foreseen(score=(1, 1), hand=(-2, -1)), {}) == []


def test_where_no_figure_speaks_for_it_how_often_it_looked_better_is_told() -> None:
    assert said(foreseen(), foreseen(), {}, 0.8) == ["Compared with the second, it left you better off in 8 of 10 tries."]
    assert said(foreseen(scrap=(-1, -1)), foreseen(), {}, 0.8)[1:] == ["All the same it left you better off in 8 of 10 tries."]
    assert len(said(foreseen(score=(1, 1)), foreseen(), {}, 0.8)) == 1


def test_what_depends_on_answers_to_come_is_told_only_if_it_can_go_one_way_alone() -> None:
    assert said(foreseen(scrap=(-1, 1)), foreseen(), {}) == []
    assert said(foreseen(scrap=(0, 2)), foreseen(), {}) == ["Compared with the second, at once: scrap: 0 to +2."]


def test_what_comes_later_is_told_with_how_often_and_not_what_was_told_already() -> None:
    apart = {"score": (2.3, 0.9), "locations": (1.0, 1.0), "their-score": (1.0, 1.0), "hand": (0.1, 1.0)}
    assert said(foreseen(locations=(1, 1)), foreseen(), apart) == [
        "Compared with the second, at once: locations: +1.",
        "Later, on average: victory points: +2.3 (in 9 of 10 tries), but opponent’s victory points: +1.",
    ]


def test_only_what_is_no_accident_is_told_of_how_play_goes_on() -> None:
    match = set_up(STATE51, SHORT)
    judge = Judge(STATE51, sense_of("state51"), STATE51.view(match.state, 0), 0, "1")
    one, other = Tried(()), Tried(())
    one.figures = [{"score": 3, "hand": number % 2} for number in range(12)]
    other.figures = [{"score": 1, "hand": number // 2 % 2} for number in range(12)]
    assert judge.apart(one, other) == {"score": (2.0, 1.0)}


@pytest.mark.parametrize(("prefers", "costly"), [(True, True), (False, False)])
def test_the_coach_blames_nobody_for_what_the_hints_would_name(
    prefers: bool, costly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Adviser, "prefers", lambda *_: prefers)
    view = msgspec.json.encode(STATE51.view(set_up(STATE51, SHORT).state, 0))
    found = judged(Case("state51", 0, 1, 0, view, ["pass"], "1"), close=True)
    assert (found.cost > 0) is costly
    assert (found.best[0].answers != ["pass"]) is costly
    assert found.best[0].ahead == (1.0 if costly else 0.0)


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
def test_answers_of_a_bot_without_a_limit_of_time_are_played_on_no_longer_than_those_of_others(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if every guess took a second."""
    monkeypatch.setattr("time.perf_counter", count(0.0, 1.0).__next__)
    monkeypatch.setattr("ratusz.coach.hints.SECONDS", 9.0)
    judge = Judge(STATE51, sense_of("state51"), STATE51.view(set_up(STATE51, SHORT).state, 0), 0, "1")
    line = Tried((("pass",),))
    play_on(judge, [line], bot_named(spec, STATE51, "1"))
    assert len(line.worths) == 10 < GUESSES


def why(one: str, foreseen: dict[str, Preview]) -> list[str]:
    """Of a hint that is set off against all others."""
    match = set_up(STATE51, SHORT)
    beside = [Beside(text, place, {}, 0.0) for place, text in enumerate(foreseen) if text != one]
    return hint_reasons(words("en"), STATE51, match.state, 0, [Advised(one, 0.5, beside)], foreseen, PLAYERS)[0].splitlines()


def test_what_cards_do_is_told_only_where_no_figure_shows_it_against_the_answer_it_is_set_off_from() -> None:
    figures = {"school": foreseen(score=(1, 1)), "same": foreseen(score=(1, 1)), "other": foreseen()}
    took, same, other = "incorporate school", "pass", "incorporate valley"
    alone = {took: figures["school"], same: figures["same"]}
    assert not why(took, alone)[0].startswith("Compared")
    assert why(took, {**alone, other: figures["other"]}) == ["Compared with the third, at once: victory points: +1."]


def kept(data: dict[str, object]) -> Weighed:
    return msgspec.convert({"chance": 0.5, **data}, Weighed)


@pytest.mark.parametrize(("more", "later"), [({}, True), ({"apart": {}}, False)])
def test_a_move_judged_before_lines_were_compared_is_set_off_by_their_averages(more: dict[str, object], later: bool) -> None:
    match = set_up(STATE51, SHORT)
    best = kept({"answers": ["incorporate school"], "leads": {"score": 4.0, "hand": -1.0}, **more})
    made = kept({"answers": ["pass"], "leads": {"score": 1.5, "hand": -1.0}})
    told = reasons(words("en"), STATE51, match.state, 0, made, best, PLAYERS)
    assert ("Later, on average: victory points: +2.5." in told) is later
