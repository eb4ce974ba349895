"""The chronicle of a city: who died of what, what was decided, what it led to, and the page it makes."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.frostpunk.game import GAME
from ratusz.kernel.match import Match, begin
from ratusz.kernel.problem import Problem
from ratusz.terminal.app import run
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.frostpunk.chronicle import HUNGER, NIGHT, chronicle
from ratusz.words.games import chronicle as told
from tests.frostpunk.table import Table


def finished(seed: str) -> Match:
    """A whole game by a bot."""
    match = begin(GAME, 1, {}, seed)
    bot = bot_named("greedy", GAME, seed)
    while not match.over:
        g = match.state
        match.do(0, bot.choose(GAME.view(g, 0), 0, GAME.rules.options(g, 0)))
    return match


@pytest.fixture(scope="module")
def city() -> Match:
    return finished("chronicle")


class Balance(HTMLParser):
    """Whether every tag that is opened is closed again, and nothing is fetched from elsewhere."""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [name for name, _ in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(city: Match, language: str) -> None:
    page = told(words(language), city, ["Anna <b>"])
    balance = Balance()
    balance.feed(page)
    assert balance.open == []
    assert balance.fetched == []
    assert "Anna &lt;b&gt;" in page
    assert f'<html lang="{language}">' in page
    assert len(re.findall("<polyline", page)) == 6


@pytest.mark.slow
def test_every_death_of_the_game_has_a_grave_and_every_day_its_figures(city: Match) -> None:
    found = chronicle(city)
    died = [event for event in city.events() if event.kind == "died"]
    assert [grave.who for grave in found.graves] == [event.figures["who"] for event in died]
    assert [round for round, _ in found.series["deaths"]] == list(range(1, city.state.round + 1))


@pytest.mark.slow
def test_one_decision_at_most_is_marked_and_it_is_one(city: Match) -> None:
    marked = [note for notes in chronicle(city).days.values() for note in notes if note.turning]
    assert len(marked) <= 1
    assert all(note.led_to for note in marked)


@pytest.mark.rule("FP-HUNGER.4", "FP-ILL.8")
def test_who_starves_dies_of_hunger_and_gets_the_name_of_the_card_that_is_turned_up() -> None:
    table = Table("round = 3\ncitizens = { engineer = 9, worker = 9 }\nfood = 0\nhunger = 9\npool = { worker = 1 }\n")
    table.all_pass()
    table.hurry("fuel")
    grave = chronicle(table.match).graves[0]
    mourned = next(event for event in table.match.events() if event.kind == "mourned")
    assert (grave.who, grave.cause, grave.round) == ("engineer", HUNGER, 3)
    assert grave.citizen == mourned.figures["citizen"]


@pytest.mark.rule("FP-NIGHT.5", "FP-ILL.4")
def test_who_is_gravely_ill_and_without_a_bed_dies_of_the_night() -> None:
    city = 'heat = 1\ncold = 1\nfood = 30\nround = 3\ncitizens = { worker = 3, child = 4 }\nsick = { worker = 3 }\n'
    table = Table(city + 'gravely-ill = ["worker"]\npool = { worker = 1 }\n')
    table.all_pass()
    table.hurry("")
    assert chronicle(table.match).graves[0].cause == NIGHT


def test_a_game_that_is_not_over_or_keeps_none_has_no_chronicle() -> None:
    with pytest.raises(Problem) as early:
        told(words("en"), begin(GAME, 1, {}, "early"), ["Anna"])
    assert early.value.code == "chronicle-early"


@pytest.mark.slow
def test_the_terminal_writes_the_chronicle_of_a_record(city: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, page = tmp_path / "city.json", tmp_path / "city.html"
    record.write_text(json.dumps({**city.record(), "players": ["human:Anna"]}))
    assert run(["chronicle", str(record), str(page), "--lang", "en"]) == 0
    assert page.read_text().startswith("<!doctype html>")
    assert str(page) in capsys.readouterr().out.replace("\n", "")
    assert run(["chronicle", str(record), str(tmp_path), "--lang", "en"]) != 0
