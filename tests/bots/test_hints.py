"""What a hint names: the best answers, each legal, and none that cannot pay."""

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.bots.hints import MOST
from ratusz.coach.calibration import BY_HAND, HINTS, calibration_of
from ratusz.coach.hints import Advised, advised, estimated
from ratusz.games.catalogue import GAMES
from ratusz.games.state51.game import GAME as STATE51
from ratusz.kernel.preview import preview
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.foreseen import grounds
from ratusz.words.games import VOICES
from tests.table import Table

LAST_ROUND = """
    round = {round}
    phase = "action"
    [[seat]]
    hand = ["school", "valley"]
    goods = {{ worker = 2, coop2 = 1, inc2 = 1 }}
    state = ["old-depot"]
    [[seat]]
    passed = true
"""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is named must not hang on how busy the machine is."""
    monkeypatch.setattr("ratusz.coach.hints.SECONDS", 60.0)


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
@pytest.mark.parametrize("spec", ["random", "greedy", "search:40", "expert:20"])
def test_up_to_three_legal_answers_are_named(game: str, spec: str) -> None:
    table = Table.dealt("hints", game, 4 if game == "newangeles" else 2)
    g, rules = table.match.state, GAMES[game].rules
    seat = rules.seats(g)[0]
    legal, view = rules.options(g, seat), GAMES[game].view(g, seat)
    found = [one.text for one in advised(GAMES[game], bot_named(spec, GAMES[game], "1"), view, seat, legal, "1")]
    assert 1 <= len(found) <= MOST
    assert len({*found}) == len(found)
    assert all(rules.read(g, seat, text) in legal for text in found)


def hints(round: int) -> list[str]:
    table = Table(LAST_ROUND.format(round=round))
    return [one.text for one in named(table, "search:300")]


def named(table: Table, spec: str) -> list[Advised]:
    g = table.match.state
    return advised(STATE51, bot_named(spec, STATE51, "1"), STATE51.view(g, 0), 0, STATE51.rules.options(g, 0), "1")


def test_a_deal_is_not_recommended_after_the_last_production() -> None:
    assert not [text for text in hints(4) if text.startswith("cooperate")]


def said(round: int, text: str) -> str:
    table = Table(LAST_ROUND.format(round=round))
    g = table.match.state
    found = preview(STATE51, STATE51.view(g, 0), 0, table.match.read(0, text))
    return grounds(words("en"), "state51", found, ["Anna", "Ben"])


def test_what_comes_later_says_when_and_what_comes_too_late_says_so() -> None:
    assert "in every production from the next one on" in said(2, "cooperate school")
    assert "no production comes after this round" in said(4, "cooperate school")


def test_the_reason_is_made_of_figures() -> None:
    assert "Changes: " in said(2, "cooperate school")


WON = """
    round = 4
    phase = "action"
    [[seat]]
    vp = 20
    hand = ["kellys-pawnshop", "gun-shop", "armoury"]
    goods = { worker = 3, weapon = 3, fuel = 2, coop2 = 1 }
    state = ["gas-station"]
    [[seat]]
    passed = true
"""


@pytest.mark.parametrize("spec", ["search:20", "expert:20"])
def test_in_a_game_as_good_as_won_a_hint_still_names_what_pays(spec: str) -> None:
    found = [one.text for one in named(Table(WON), spec)]
    assert not [text for text in found if text.startswith(("conquer", "cooperate"))]
    assert found[0] == "work gas-station"


@pytest.mark.parametrize("spec", ["search:60", "expert:60"])
def test_the_best_is_named_first_and_none_after_it_is_worth_more(spec: str) -> None:
    chances = [one.chance or 0.0 for one in named(Table(LAST_ROUND.format(round=2)), spec)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0


ONLY_PASSING = """
    round = 4
    phase = "action"
    [[seat]]
    vp = 20
    [[seat]]
    passed = true
"""


@pytest.mark.parametrize("spec", ["search:20", "expert:20"])
def test_where_there_is_only_one_thing_to_do_no_chance_is_named(spec: str) -> None:
    assert named(Table(ONLY_PASSING), spec) == [Advised("pass", None, [])]


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
@pytest.mark.parametrize(
    ("spec", "scale"), [("expert:20", HINTS), ("search:20", BY_HAND), ("greedy", BY_HAND), ("planner", BY_HAND)]
)
def test_an_estimate_is_told_on_the_scale_of_who_estimates(game: str, spec: str, scale: str) -> None:
    found = estimated(game, bot_named(spec, GAMES[game], "1"), [(("pass",), 0.7), (("stay",), 0.6)])
    chance = calibration_of(game, scale).chance
    assert found == [(("pass",), round(chance(0.7), 3)), (("stay",), round(chance(0.6), 3))]


@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
@pytest.mark.parametrize("spec", ["random", "rookie", "trader", "strategist"])
def test_a_bot_whose_numbers_are_no_chances_to_win_tells_none(game: str, spec: str) -> None:
    ranked = [(("pass",), 0.7), (("stay",), 0.6)]
    assert estimated(game, bot_named(spec, GAMES[game], "1"), ranked) == [(("pass",), None), (("stay",), None)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["state51", "newangeles", "frostpunk"])
def test_every_card_says_in_short_what_it_is_good_for(language: str, game: str) -> None:
    voice = VOICES[game]
    assert all([voice.gist(words(language), card) for card in voice.cards])
