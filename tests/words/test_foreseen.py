"""What an action will do, in sentences of every language."""

import random

import pytest

from ratusz.games.catalogue import GAMES
from ratusz.kernel.game import Game
from ratusz.kernel.match import begin
from ratusz.kernel.preview import CHANCE, SEAT, Preview, preview
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.foreseen import foreseen, grounds
from ratusz.words.games import VOICES

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_figure_has_a_name(game: Game, language: str) -> None:
    match = begin(game, max(game.seats), {}, "figures")
    figures = game.figures(match.state, 0)
    names = [VOICES[game.name].figure(words(language), figure, PLAYERS) for figure in figures]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_preview_can_be_told(game: Game, language: str) -> None:
    choices = random.Random(language)
    match = begin(game, choices.choice(game.seats), {}, "told")
    for _ in range(60):
        if match.over:
            break
        seat = game.rules.seats(match.state)[0]
        action = choices.choice(game.rules.options(match.state, seat))
        found = preview(game, game.view(match.state, seat), seat, action)
        lines = foreseen(words(language), game.name, found, PLAYERS)
        assert lines
        assert all(line.strip() for line in lines)
        match.do(seat, action)


def told(found: Preview) -> list[str]:
    return foreseen(words("en"), "frostpunk", found, PLAYERS)


def test_a_known_change_has_its_sign_and_an_open_one_its_bounds() -> None:
    found = Preview()
    found.certain = False
    found.figures = {"food": (-3, -3), "coal": (0, 2)}
    assert told(found) == ["Changes: food: −3, coal: 0 to +2.", "The rest depends on what you choose next."]


def test_what_decides_then_is_said() -> None:
    found = Preview()
    found.waits = [(SEAT, 1, "turn"), (CHANCE, -1, "")]
    assert told(found) == ["Nothing changes at once.", "Then Bo decides.", "Then chance decides."]


def test_a_hint_says_first_what_an_offer_would_bring_and_not_where_all_it_could_go() -> None:
    found = Preview()
    found.figures = {"hand 0": (-1, -1)}
    found.supposed = Preview()
    found.supposed.figures = {"threat": (0, 2), "capital 0": (0, 4)}
    found.supposed.figures |= {f"outage {place}": (0, 1) for place in ("manta", "quinde", "la-costa", "nihongai")}
    text = grounds(words("en"), "newangeles", found, PLAYERS)
    assert text == "If this offer wins: threat: 0 to +2, capital of Ada: 0 to +4. Changes: cards in hand of Ada: −1."
