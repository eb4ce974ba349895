"""What factions and cards are worth: what is counted is what happened, the players are the expert, and the page tells it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from ratusz.arena.plots import Scale
from ratusz.balance.games import READ, Watch, batch_of, play, watched
from ratusz.balance.page import AROUND, STEP, Page
from ratusz.balance.players import Cpu, Experts, Gpu
from ratusz.balance.tally import EVENTS, USES, Tally, share
from ratusz.bots.expert import Expert
from ratusz.bots.network import read
from ratusz.games.state51.content.cards import CARDS, INSTANT
from ratusz.games.state51.game import GAME
from ratusz.games.state51.rules.vocabulary import CONTACT_LINE, TOKENS
from ratusz.games.state51.strategy.encoding import action_numbers
from ratusz.terminal.app import run
from ratusz.vector import Batch, positions
from ratusz.vector.rules.step import ENDED
from ratusz.words.bundle import LANGUAGES, words

NETWORK = read(GAME)
LINES = {"conquer": "conquered", "cooperate": "cooperated", "incorporate": "incorporated"}


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    data = play(NETWORK, 60, "page", "cpu").data()
    return {"game": "state51", "seed": "page", "device": "cpu", **data}


def happened(batch: Batch, row: int, number: int) -> tuple[int, list[tuple[str, int]]]:
    """By the rules: who does this action in the position of the row, and what becomes of which cards."""
    g = positions.state(batch.rows[row])
    seat = g.stack[-1][1]
    legal = GAME.rules.options(g, seat)
    name, *rest = legal[action_numbers(GAME.view(g, seat), legal).index(number)]
    own, theirs = g.players[seat].places, g.players[1 - seat].places
    found = [("drawn", card) for card in g.players[seat].hand]
    if name in LINES:
        found.append((LINES[name], rest[0]))
    elif name == "rebuild":
        found += [("replaced", own[rest[0]]), ("rebuilt", rest[1])]
    elif name in ("visit", "work"):
        found.append(("visited", theirs[rest[0]]) if name == "visit" else ("worked", own[rest[0]]))
    elif name == "pay":
        found += [("played", source) for source in rest if source < TOKENS and source != CONTACT_LINE]
    return seat, found


def test_what_is_counted_of_the_cards_is_what_happens_by_the_rules() -> None:
    batch = Batch(12)
    batch.reset(4)
    watch = Watch(batch.size, 100)
    watch.begin(watch.rows, batch.rows[:, READ])
    expected: list[list[set[tuple[str, int]]]] = [[set(), set()] for _ in range(batch.size)]
    seen: set[str] = set()
    ended = 0
    for number in range(400):
        actions = batch.choose(number)
        for row in range(batch.size):
            seat, found = happened(batch, row, int(actions[row]))
            expected[row][seat] |= set(found)
            seen |= {name for name, _ in found}
        watch.see(batch.seats, actions, batch.rows[:, READ])
        batch.step(actions)
        for row in np.flatnonzero(batch.outcomes == ENDED).tolist():
            for seat in (0, 1):
                counted = {
                    (name, card)
                    for event, name in enumerate(EVENTS)
                    for card in range(len(CARDS))
                    if watch.sets[row, seat, event] >> card & 1 and name not in ("dealt", "used", "drawn")
                }
                assert counted == {(name, card) for name, card in expected[row][seat] if name != "drawn"}
                drawn = {card for name, card in expected[row][seat] if name == "drawn"}
                assert all([watch.sets[row, seat, EVENTS.index("drawn")] >> card & 1 for card in drawn])
            expected[row] = [set(), set()]
            ended += 1
        watch.begin(np.flatnonzero(batch.outcomes == ENDED), batch.rows[:, READ])
    assert ended > 24
    assert seen == {*EVENTS} - {"dealt", "used"}


def test_the_players_answer_as_the_bot_does() -> None:
    batch = batch_of(32, "bot", "cpu")
    experts = Experts(NETWORK, batch, Cpu())
    bot = Expert(NETWORK)
    for _ in range(20):
        actions = experts.decide()
        for row in range(0, batch.size, 5):
            g = positions.state(batch.rows[row])
            seat = g.stack[-1][1]
            view, legal = GAME.view(g, seat), GAME.rules.options(g, seat)
            assert action_numbers(view, [bot.choose(view, seat, legal)]) == [actions[row]]
        batch.step(actions)
    assert not batch.illegal.any()


def test_pytorch_answers_as_numpy_does() -> None:
    pytest.importorskip(
        "torch", reason="PyTorch is not installed, so what a GPU would do is not tested: pip install 'ratusz[train]'"
    )
    batch = batch_of(64, "torch", "cpu")
    here, there = Experts(NETWORK, batch, Cpu()), Experts(NETWORK, batch, Gpu("cpu"))
    for _ in range(20):
        actions = here.decide()
        assert (there.on.host(there.decide()) == actions).all()
        batch.step(there.decide())
    counted = [watched(NETWORK, batch_of(9, "torch", "cpu"), on, 9, None).data() for on in (Cpu(), Gpu("cpu"))]
    assert counted[0] == counted[1]


def test_every_game_is_counted_for_both_seats_and_equal_seeds_are_equal_games(figures: dict[str, Any]) -> None:
    decided = 2 * (figures["games"] - figures["draws"])
    assert figures["games"] == 60
    assert sum([share["games"] for share in figures["factions"].values()]) == decided
    assert sum([share["won"] for share in figures["order"].values()]) == decided // 2
    assert sum([figures["cards"][card.name]["dealt"]["games"] for card in CARDS]) <= 4 * decided
    for card in CARDS:
        shares = figures["cards"][card.name]
        assert shares["dealt"]["games"] <= shares["drawn"]["games"] <= decided
        assert shares["used"]["games"] <= sum([shares[EVENTS[use]]["games"] for use in USES])
        assert bool(shares["played"]["games"]) <= (card.kind == INSTANT)
    assert play(NETWORK, 60, "page", "cpu").data() == {
        name: figures[name] for name in figures if name not in ("game", "seed", "device")
    }


def test_few_games_are_not_compiled_for_and_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = play(NETWORK, 6, "few", "cpu").data()
    monkeypatch.setattr("ratusz.balance.games.is_kept", lambda target: False)
    monkeypatch.setattr("ratusz.vector.device.Cpu.run", None)  # what would compile
    assert play(NETWORK, 6, "few", "cpu").data() == compiled


def test_before_many_games_it_is_said_that_compiling_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ratusz.balance.games.FEW", 1)
    for kept, said in ((False, 1), (True, 0)):
        monkeypatch.setattr("ratusz.balance.games.is_kept", lambda target, kept=kept: kept)
        assert run(["balance", "state51", "--games", "2", "--json", "--lang", "en"]) == 0
        assert capsys.readouterr().err.count("compiled") == said


def test_a_row_plays_as_many_games_as_any_other_however_long_they_are() -> None:
    watch = Watch(8, 19)
    assert watch.left.tolist() == [3, 3, 3, 2, 2, 2, 2, 2]
    ones = np.tile(np.array([1, -1], np.int32), (8, 1))
    for _ in range(5):
        watch.end(np.arange(8), ones, ones)
    assert watch.tally.games == 19


def test_a_card_that_nobody_uses_and_cards_that_decide_games_are_named() -> None:
    tally = Tally()
    tally.cards[EVENTS.index("drawn")] = 500
    tally.cards[EVENTS.index("used")] = 400
    tally.cards[EVENTS.index("used"), 2] = 10
    tally.cards[EVENTS.index("dealt")] = 100
    tally.cards[EVENTS.index("dealt"), 5] = [50, 150]
    tally.cards[EVENTS.index("dealt"), 6] = [150, 50]
    data = tally.data()
    assert (data["idle"], data["helpful"], data["harmful"]) == ([CARDS[2].name], [CARDS[5].name], [CARDS[6].name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_of_every_card_and_its_plots_are_drawn(language: str, figures: dict[str, Any]) -> None:
    speech = words(language)
    page = Page(speech, figures, Path("balance-state51.md"))
    text, *plots = page.files().values()
    for card in CARDS:
        assert f"| {speech.of('state51').say(f'card-{card.name}')} |" in text
    assert "ratusz balance state51 --games 60 --seed page --device cpu --page balance-state51.md" in text
    for path, plot in zip(list(page.files())[1:], plots, strict=True):
        assert f"({path.name})" in text
        assert ElementTree.fromstring(plot).tag.endswith("svg")


def test_the_command_prints_json_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    assert run(["balance", "state51", "--games", "5", "--seed", "x", "--json", "--page", str(page)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["seed"], data["device"]) == (5, "x", "cpu")
    assert sorted([path.name for path in tmp_path.iterdir()]) == [
        "page-cards.svg",
        "page-choices.svg",
        "page-factions.svg",
        "page.md",
    ]
    assert run(["balance", "state51", "--games", "2", "--lang", "de"]) == 0
    assert "New York beginnt" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["newangeles"], "Nothing was learned for “newangeles” that plays it by itself"),
        (["state51", "--games", "0"], "--games cannot be 0"),
        (["state51", "--page", "nowhere/page.md"], "There is no folder nowhere"),
        (["state51", "--device", "tpu"], "tpu"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", *flags, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "flags", "sentence"),
    [
        ("numba", [], "This needs the package numba: pip install 'ratusz[vector]'.\n"),
        ("torch", ["--device", "cuda"], "This needs the package torch: pip install 'ratusz[train,cuda]'.\n"),
    ],
)
def test_what_is_not_installed_is_said_with_how_to_install_it(missing: str, flags: list[str], sentence: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from ratusz.terminal.app import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "balance", "state51", *flags, "--lang", "en"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (2, sentence)


def test_without_a_gpu_or_with_too_little_memory_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(size: int, device: str) -> Batch:
        raise RuntimeError("No NVIDIA GPU can be used here")

    def short(size: int, device: str) -> Batch:
        raise MemoryError

    for made, sentence in ((none, "No NVIDIA GPU can be used here: check nvidia-smi"), (short, "too little memory for 7 games")):
        monkeypatch.setattr("ratusz.balance.games.Batch", made)
        assert run(["balance", "state51", "--games", "7", "--lang", "en"]) == 2
        assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("won", "ends"), [((490, 510), (0.45, 0.55)), ((20, 980), (0.0, 1.0)), ((300, 910), (0.25, 0.95))])
def test_a_plot_shows_every_share_and_has_a_line_at_half(won: tuple[int, int], ends: tuple[int, int]) -> None:
    intervals = [share(np.array([1000 - number, number]))["interval"] for number in won]
    scale = Scale([*[end for interval in intervals for end in interval], *AROUND], STEP)
    assert (scale.low, scale.high) == pytest.approx(ends)
    assert any([mark == pytest.approx(0.5) for mark in scale.marks])
