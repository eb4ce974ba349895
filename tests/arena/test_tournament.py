"""Tournaments: who sits together, what is counted, what is kept, and that it comes out the same wherever it is played."""

import os
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ratusz.arena.entry import Entry
from ratusz.arena.journal import Journal
from ratusz.arena.page import Page
from ratusz.arena.plan import Plan, lineups, planned
from ratusz.arena.ratings import rated
from ratusz.arena.tournament import Standings, Tournament
from ratusz.games.catalogue import game_named
from ratusz.kernel.game import Game
from ratusz.kernel.problem import Problem
from ratusz.words.bundle import LANGUAGES, words

STATE51, ANGELES, CITY = [game_named(name) for name in ("state51", "newangeles", "frostpunk")]


@pytest.mark.parametrize(
    ("game", "bots", "seats", "companies"),
    [
        (STATE51, ["a", "b", "c"], None, [(0, 1), (0, 2), (1, 2)]),
        (STATE51, ["a", "a", "b"], None, [(0, 2)]),
        (STATE51, ["a"], None, [(0, 0)]),
        (ANGELES, ["a", "b", "b", "b"], None, [(0, 1, 2, 3)]),
        (ANGELES, ["a", "b"], None, [(0, 1, 0, 1)]),
        (ANGELES, ["a", "b", "c"], None, [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]),
        (ANGELES, ["a", "b"], 5, [(0, 1, 0, 1, 0), (1, 0, 1, 0, 1)]),
        (CITY, ["a", "b"], None, [(0,), (1,)]),
        (CITY, ["a", "b"], 3, [(0, 0, 0), (1, 1, 1)]),
    ],
)
def test_every_bot_is_compared_with_every_other(
    game: Game, bots: list[str], seats: int | None, companies: list[tuple[int, ...]]
) -> None:
    assert list(lineups(game, bots, seats)) == companies


def test_every_deal_is_played_by_all_and_everybody_sits_everywhere() -> None:
    plan = Plan("state51", ("a", "b", "c"), lineups(STATE51, ["a", "b", "c"], None), {}, "1")
    seated = [plan.seated(number) for number in range(12)]
    assert [deal for deal, _ in seated] == [0] * 6 + [1] * 6
    assert [order for _, order in seated[:6]] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def plan_of(game: Game, *bots: str, seed: str = "1", seats: int | None = None) -> Plan:
    return planned(game, bots, lineups(game, list(bots), seats), seed)


def outcome(data: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on time."""
    return {name: value for name, value in data.items() if name not in ("seconds", "thinking", "fresh")}


def test_the_standings_add_up() -> None:
    heard: list[int] = []
    data = Tournament(plan_of(STATE51, "greedy", "random", "search:1"), 6, None).hold(1, "local", heard.append).data()
    assert heard == [1, 2, 3, 4, 5, 6]
    assert data["played"] == {"greedy": 4, "random": 4, "search:1": 4}
    assert sum(data["wins"].values()) + data["draws"] == 6
    assert set(data["win_rate"]) == set(data["interval"]) == set(data["ratings"]) == set(data["thinking"])
    assert data["pairs"]["greedy"]["random"]["games"] == data["pairs"]["random"]["greedy"]["games"]
    assert [share["games"] for share in data["by_seat"]["random"]] == [2, 2]
    assert data["thinking"]["greedy"] > data["thinking"]["random"] > 0
    assert data["sides"][-1] == min(data["ratings"], key=lambda name: data["ratings"][name]["mu"])


@pytest.mark.slow
def test_two_processes_play_the_same_tournament_as_one() -> None:
    found = [Tournament(plan_of(STATE51, "greedy", "random"), 6, None).hold(jobs, "local").data() for jobs in (1, 2)]
    assert outcome(found[0]) == outcome(found[1])


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_tournament() -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'ratusz[ray]'")
    found = [Tournament(plan_of(STATE51, "greedy", "random"), 6, None).hold(2, backend).data() for backend in ("local", "ray")]
    assert outcome(found[0]) == outcome(found[1])


def entry(number: int, order: list[int], winners: list[int]) -> Entry:
    return Entry(number, order, winners, [0] * len(order), [{}] * len(order), 9, {}, [(0.5, 5)] * len(order))


def test_where_all_win_together_those_who_played_a_deal_are_compared() -> None:
    plan = plan_of(CITY, "greedy", "random", seats=2)
    played = [entry(0, [0, 0], [0, 1]), entry(1, [1, 1], []), entry(2, [0, 0], [0, 1]), entry(3, [1, 1], [0, 1])]
    data = Standings(plan, played, 1.0, len(played)).data()
    assert data["wins"] == {"greedy": 2, "random": 1}
    assert data["played"] == {"greedy": 2, "random": 2}  # a game counts once, however many sat there
    assert data["pairs"]["greedy"]["random"]["games"] == 1
    assert data["ratings"]["greedy"]["mu"] > data["ratings"]["random"]["mu"]


def test_a_bot_that_sits_three_times_at_a_table_is_rated_once() -> None:
    ratings = rated([[("a", True), ("b", False), ("b", False), ("b", False)]])
    assert ratings["a"]["mu"] > 25 > ratings["b"]["mu"]
    assert set(ratings) == {"a", "b"}


def test_an_interrupted_tournament_goes_on_without_losing_a_game(tmp_path: Path) -> None:
    plan, path = plan_of(STATE51, "greedy", "random"), tmp_path / "games"

    def interrupt(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament(plan, 6, Journal(path)).hold(1, "local", interrupt)
    with path.open("ab") as file:
        file.write(b'{"number":3,"order":[0')  # the power failed here
    kept = Journal(path)
    assert sorted(kept.entries) == [0, 1, 2]
    heard: list[int] = []
    resumed = Tournament(plan, 6, kept).hold(1, "local", heard.append).data()
    assert heard == [4, 5, 6]
    assert outcome(resumed) == outcome(Tournament(plan, 6, None).hold(1, "local").data())
    assert sorted(Journal(path).entries) == [0, 1, 2, 3, 4, 5]


def test_every_game_is_on_the_disk_before_the_next_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    path = tmp_path / "games"
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(path.read_bytes().count(b"\n")))
    heard: list[int] = []
    Tournament(plan_of(STATE51, "greedy", "random"), 2, Journal(path)).hold(1, "local", lambda n: heard.append(len(synced)))
    assert synced == [1, 2, 3]  # the heading and two games
    assert heard == [2, 3]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan_of(STATE51, "greedy", "search:9"), "bots"),
        (plan_of(STATE51, "greedy", "random", seed="2"), "seed"),
        (planned(STATE51, ("greedy", "random"), ((0, 1),), "1", {"first": 0}), "options"),
    ],
)
def test_a_journal_of_another_tournament_is_left_alone(tmp_path: Path, other: Plan, what: str) -> None:
    path = tmp_path / "games"
    Tournament(plan_of(STATE51, "greedy", "random"), 1, Journal(path)).hold(1, "local")
    before = path.read_bytes()
    with pytest.raises(Problem) as caught:
        Tournament(other, 1, Journal(path))
    assert (caught.value.code, caught.value.figures["what"]) == ("journal-other", what)
    assert path.read_bytes() == before


def test_two_tournaments_do_not_write_to_one_journal(tmp_path: Path) -> None:
    path, plan = tmp_path / "games", plan_of(STATE51, "greedy", "random")
    first, second = Journal(path), Journal(path)
    first.begin(plan)
    with pytest.raises(Problem, match="journal-busy"):
        second.begin(plan)
    first.close()
    Journal(path).begin(plan)


def test_a_game_that_ended_elsewhere_after_the_journal_was_read_is_kept(tmp_path: Path) -> None:
    path, plan = tmp_path / "games", plan_of(STATE51, "greedy", "random")
    Tournament(plan, 1, Journal(path)).hold(1, "local")
    early = Journal(path)
    Tournament(plan, 3, Journal(path)).hold(1, "local")
    heard: list[int] = []
    assert Tournament(plan, 4, early).hold(1, "local", heard.append).data()["games"] == 4
    assert heard == [4]
    assert sorted(Journal(path).entries) == [0, 1, 2, 3]


def test_a_tournament_begun_elsewhere_after_the_journal_was_read_is_not_mixed_with_this_one(tmp_path: Path) -> None:
    path = tmp_path / "games"
    early = Journal(path)
    Tournament(plan_of(STATE51, "greedy", "random", seed="2"), 1, Journal(path)).hold(1, "local")
    with pytest.raises(Problem, match="journal-other"):
        Tournament(plan_of(STATE51, "greedy", "random"), 1, early)
    assert sorted(Journal(path).entries) == [0]


NO_JOURNALS = [
    b"my novel\nchapter one\n",
    b"my novel, all in one line",
    b"\n",
    b" ",
    b"{}\n",
    b'{"game":"state51"}\n',
    b'{"game":"chess',
    b'{"\xff":1}\n',
    b"[1]\n",
]


@pytest.mark.parametrize("found", NO_JOURNALS)
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, found: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(found)
    with pytest.raises(Problem, match="journal-torn"):
        Journal(path).begin(plan_of(STATE51, "greedy", "random"))
    assert path.read_bytes() == found


@pytest.mark.parametrize("length", [0, 1, 20, -40, -1])
def test_a_heading_that_was_being_written_when_the_power_failed_is_written_anew(tmp_path: Path, length: int) -> None:
    path = tmp_path / "games"
    Tournament(plan_of(STATE51, "greedy", "random", seed="drawn by lot, as without --seed"), 1, Journal(path)).hold(1, "local")
    line = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(line[:length])
    Tournament(plan_of(STATE51, "greedy", "random"), 1, Journal(path)).hold(1, "local")
    kept = Journal(path)
    assert (kept.seed(), sorted(kept.entries)) == ("1", [0])


class Elements(HTMLParser):
    """The tags of a page, each closed where it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not [value for name, value in attrs if name in ("src", "href")]  # it needs nothing else
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_with_its_plots_in_it(language: str) -> None:
    plan = plan_of(STATE51, "greedy", "random", "search:1")
    played = [entry(number, list(plan.seated(number)[1]), [number % 2]) for number in range(12)]
    text = Page(words(language), Standings(plan, played, 1.0, len(played)).data(), "ratusz arena <here>").text()
    page = Elements()
    page.feed(text)
    assert page.open == []
    assert page.seen.count("svg") == 3
    assert page.seen.count("table") == 2
    assert "ratusz arena &lt;here&gt;" in text
    assert f'<html lang="{language}">' in text
