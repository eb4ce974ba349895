"""The chronicle of a city: who died of what, what was decided, what it led to, and the page it makes."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.frostpunk.content.citizens import CITIZENS
from ratusz.games.frostpunk.content.effects import CHILD
from ratusz.games.frostpunk.content.societies import SOCIETY_NAMES
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from ratusz.games.frostpunk.strategy.policy import policy
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.preview import DECISION, DONE, OVER, preview
from ratusz.kernel.problem import Problem
from ratusz.terminal.app import run
from ratusz.words.bundle import LANGUAGES, words
from ratusz.words.frostpunk.chronicle import (
    COUNTED,
    HUNGER,
    NIGHT,
    Note,
    chronicle,
    consequences,
    decides,
    turning,
    turning_point,
)
from ratusz.words.frostpunk.chronicle_page import dead, grave_line
from ratusz.words.frostpunk.dead import named
from ratusz.words.games import chronicle as told
from ratusz.words.sentences import event as sentence
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


GOODS = ("food", "coal", "wood", "core", "hope")


@pytest.fixture(scope="module")
def cities() -> list[Match]:
    """Whole games by the plan alone, of all societies, for one to four players."""
    return [planned(number) for number in range(50)]


def planned(number: int) -> Match:
    match = begin(GAME, number % 4 + 1, {"society": SOCIETY_NAMES[number % len(SOCIETY_NAMES)]}, f"chronicle {number}")
    while not match.over:
        g = match.state
        assert isinstance(g, City)
        seat = GAME.rules.seats(g)[0]
        legal = GAME.rules.options(g, seat)
        match.do(seat, legal[policy(g, seat, legal)])
    return match


def decided(match: Match) -> list[Note]:
    return [note for notes in chronicle(match).days.values() for note in notes if decides(note.event)]


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
    assert [grave.died["who"] for grave in found.graves] == [event.figures["who"] for event in died]
    assert [round for round, _ in found.series["deaths"]] == list(range(1, city.state.round + 1))


@pytest.mark.slow
def test_one_decision_at_most_is_marked_and_it_is_one(city: Match) -> None:
    marked = [note for notes in chronicle(city).days.values() for note in notes if note.turning]
    assert len(marked) <= 1
    assert all(note.led_to for note in marked)


@pytest.mark.slow
def test_a_decision_led_to_what_was_foreseen_of_it(cities: list[Match]) -> None:
    """Where all was certain up to where it ended; what the card had to be read for comes on top of neither."""
    compared = 0
    for match in cities:
        for number, move in enumerate(match.moves):
            if move.before.stack[-1][0] == "event" and any(decides(event) for event in move.events):
                action = GAME.rules.read(move.before, move.seat, move.text)
                found = preview(GAME, GAME.view(move.before, move.seat), move.seat, action)
                if found.certain and {why for why, _, _ in found.waits} <= {DONE, DECISION, OVER}:
                    foreseen = {name: found.figures[name][0] for name in COUNTED if name in found.figures}
                    assert consequences(match, number) == foreseen, move.text
                    compared += 1
    assert compared > 100


def test_what_comes_after_a_decision_is_not_its_doing() -> None:
    city = Table('phase = "morning"\nround = 5\nfood = 0\nhunger = 8\nnext = [["event_options", "P027", ""]]\n')
    city.act("choose 1")
    city.hurry()
    city.all_pass()
    city.hurry("")
    [note] = [note for note in decided(city.match) if note.event.figures.get("event") == "P027"]
    assert city.g.deaths > 1
    assert note.led_to == {"overload": 2, "hope": 1}


@pytest.mark.slow
def test_a_city_is_not_lost_by_what_was_decided_long_before_or_made_good(cities: list[Match]) -> None:
    marked = 0
    for match in cities:
        at = turning_point(match)
        if at >= 0 and not chronicle(match).won:
            before, end = match.moves[at].before, match.state
            assert isinstance(before, City)
            assert isinstance(end, City)
            assert end.round - before.round < 3
            marked += 1
    assert marked < len(cities)


@pytest.mark.slow
def test_what_saved_a_city_took_back_what_was_about_to_lose_it(cities: list[Match]) -> None:
    saved = [match for match in cities if chronicle(match).won and turning_point(match) >= 0]
    assert saved
    for match in saved:
        led_to = consequences(match, turning_point(match))
        assert led_to.get("hope", 0) > 0 or any([by < 0 for name, by in led_to.items() if name not in GOODS])


@pytest.mark.parametrize(("deaths", "said"), [(0, "Nobody died in this city."), (1, "One grave is older than this chronicle.")])
def test_who_was_dead_already_is_not_forgotten(deaths: int, said: str) -> None:
    match = set_up(GAME, f"round = 15\ndeaths = {deaths}\n")
    match.act(0, "resign")
    page = dead(words("en").of(GAME.name), chronicle(match))
    assert said in page
    assert ("Nobody died in this city." in page) == (deaths == 0)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_the_dead_of_a_city_have_names_and_no_two_the_same(cities: list[Match], language: str) -> None:
    w = words(language).of(GAME.name)
    cards = {w.say(card.name) for card in CITIZENS}
    for match in cities:
        names = [named(w, grave.died)[0] for grave in chronicle(match).graves]
        assert len(set(names)) == len(names)
        assert all(len(name.split()) == 2 for name in names)
        assert not cards & set(names)
        assert all(grave_line(w, grave).startswith(name) for name, grave in zip(names, chronicle(match).graves, strict=True))


@pytest.mark.slow
def test_the_log_calls_the_dead_as_the_chronicle_does(cities: list[Match]) -> None:
    w = words("en")
    for match in cities:
        died = [sentence(w, GAME.name, event.kind, event.figures, []) for event in match.events() if event.kind == "died"]
        names = [named(w.of(GAME.name), grave.died)[0] for grave in chronicle(match).graves]
        assert [line.partition(": ")[2].partition(";")[0] for line in died] == names


@pytest.mark.parametrize(
    ("language", "deaths", "said"),
    [
        ("de", 1, "Ein Arbeiter stirbt: Albert Ashby; Todesfälle: 1."),
        ("de", 2, "Eine Arbeiterin stirbt: Edith Ashby; Todesfälle: 2."),
        ("pl", 1, "Zmarł robotnik: Albert Ashby; zgony: 1."),
        ("pl", 2, "Zmarła robotnica: Edyta Ashby; zgony: 2."),
        ("ru", 2, "Умирает работница: Эдит Эшби; всего смертей: 2."),
    ],
)
def test_a_woman_who_dies_is_spoken_of_as_one(language: str, deaths: int, said: str) -> None:
    figures = {"who": "worker", "deaths": deaths, "starved": False, "round": 4, "left": 4}
    assert sentence(words(language), GAME.name, "died", figures, []) == said


def test_where_the_marker_went_back_the_next_of_that_number_has_another_family() -> None:
    city = Table("round = 3\ndeaths = 4\n")
    kill = {"do": "kill", "who": "child"}
    city.attempt(kill)
    city.hurry()
    city.attempt({"do": "deaths", "by": -1})
    city.attempt(kill)
    one, two = [event.figures for event in city.match.events() if event.kind == "died"]
    assert one["deaths"] == two["deaths"]
    w = words("en")
    said = [sentence(w, GAME.name, "died", figures, []).split() for figures in (one, two)]
    assert said[0][:4] == said[1][:4]  # A child dies: Nellie
    assert said[0] != said[1]


def test_whom_the_log_has_called_by_a_name_given_before_the_chronicle_calls_so_too() -> None:
    """Children have come and the marker has gone back: the same number, with as many left."""
    city = Table("round = 3\ndeaths = 4\ncitizens = { child = 5 }\n")
    for _ in range(2):
        city.attempt({"do": "kill", "who": "child"})
        city.hurry()
        city.attempt({"do": "deaths", "by": -1})
        city.g.citizens[CHILD] += 1
    w = words("en")
    said = [sentence(w, GAME.name, "died", event.figures, []) for event in city.match.events() if event.kind == "died"]
    told = [grave_line(w.of(GAME.name), grave).partition(",")[0] for grave in chronicle(city.match).graves]
    assert len(said) == 2
    assert [name in line for name, line in zip(told, said, strict=True)] == [True, True]


@pytest.mark.rule("FP-HUNGER.4", "FP-ILL.8")
def test_who_starves_dies_of_hunger() -> None:
    table = Table("round = 3\ncitizens = { engineer = 9, worker = 9 }\nfood = 0\nhunger = 9\npool = { worker = 1 }\n")
    table.all_pass()
    table.hurry("fuel")
    grave = chronicle(table.match).graves[0]
    assert (grave.died["who"], grave.cause, grave.round) == ("engineer", HUNGER, 3)


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


IDLE = 'phase = "preparation"\nround = 9\nfood = 0\nhunger = 15\nstock = { coal = 18 }\ncitizens = { worker = 8, engineer = 5 }\n'


def idled(position: str, *answers: str) -> Match:
    """A round in which everybody passes, with these answers to what its card asks."""
    city = Table(position)
    city.hurry()
    city.all_pass()
    city.act(*answers)
    city.hurry("")
    return city.match


@pytest.mark.parametrize(
    ("lost", "answers"), [('deaths = 13\n', []), ('discontent = ["anger", "fear", "greed"]\ndusk = ["Z054"]\n', ["choose 3"])]
)
def test_who_passes_with_everybody_ready_has_let_happen_what_comes_of_it(lost: str, answers: list[str]) -> None:
    match = idled(IDLE + lost, *answers)
    found = turning(match)
    assert found is not None
    assert (found.round, found.event.kind) == (9, "passed")
    assert found.event.figures["count"] > 0
    [note] = [note for note in chronicle(match).days[9] if note.turning]
    assert note.event == found.event


def test_a_decision_beside_which_more_has_gone_wrong_lost_no_city() -> None:
    city = Table(
        'round = 9\nphase = "dusk"\nfood = 0\nhunger = 15\ndusk = ["Z054"]\ncitizens = { worker = 8, engineer = 5 }\n'
        'discontent = ["anger", "fear", "greed"]\n'
    )
    city.act("choose 3")
    city.hurry("")
    assert city.match.over
    assert turning(city.match) is None


def test_the_end_is_told_after_those_who_died_of_it() -> None:
    match = idled(IDLE + "deaths = 13\n")
    page = told(words("en"), match, ["Anna"])
    day = page[page.index("<h2>Day 9") :].split("</section>")[0]
    assert day.rindex('class="died"') < day.index("Too many have died")
