"""The trainer, small and on the CPU: it learns, goes on where it stopped, and what it writes is what the expert reads."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed, so the trainer is not tested: pip install 'ratusz[train]'")

from ratusz.bots.judgement import Judgement  # noqa: E402 (after the question whether PyTorch is there)
from ratusz.bots.network import read  # noqa: E402
from ratusz.bots.weights import load  # noqa: E402
from ratusz.games.catalogue import game_named  # noqa: E402
from ratusz.games.state51.game import GAME  # noqa: E402
from ratusz.games.state51.strategy.encoding import SIZE  # noqa: E402
from tools.train import judgement  # noqa: E402
from tools.train.actor import Actor  # noqa: E402
from tools.train.league import League  # noqa: E402
from tools.train.network import POSSIBLE, SEEN, Network, export  # noqa: E402
from tools.train.state51 import Training, arguments  # noqa: E402


def settings(out: Path, iterations: int) -> argparse.Namespace:
    small = "--device cpu --games 128 --steps 32 --minibatch 256 --epochs 3 --hidden 128 --snapshot 4 --checkpoint 8"
    return arguments([str(out), *small.split(), "--iterations", str(iterations)])


def logged(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.slow
def test_a_short_training_beats_chance_clearly_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    Training(settings(tmp_path, 16)).run()
    shares = [line["share"] for line in logged(tmp_path) if line.get("against") == "random"]
    assert len(shares) == 2
    assert shares[-1] > 0.75
    assert read(GAME, tmp_path / "expert.npz").first.shape == (SIZE, 128)
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert "device cpu, games 128" in (tmp_path / "README.md").read_text()
    more = Training(settings(tmp_path, 17))
    assert more.iteration == 16
    assert len(more.league.selves) == 5
    more.run()
    assert logged(tmp_path)[-1]["iteration"] == 17


def test_praise_and_blame_go_to_the_seat_that_decided() -> None:
    """Seat 0 decides, then seat 1 twice, and the last decision wins the game for seat 1; then a new game begins."""
    actor = Actor(1, 4, League(0, 8, "cpu"), 0.0, "cpu", 1)
    actor.seats[:, 0] = torch.tensor([0, 1, 1, 0])
    actor.gains[:, 0] = torch.tensor([0.0, 0.0, -1.0, 0.0])
    actor.ended[:, 0] = torch.tensor([False, False, True, False])
    actor.values[:, 0] = torch.tensor([0.5, 0.25, 0.5, 0.0])
    asked = int(actor.batch.seats[0])
    found = actor.advantages(torch.tensor([0.75]), 0.5)[:, 0].tolist()
    at_last = 0.5  # 1 is won where 0.5 was expected
    assert found[2] == at_last
    assert found[1] == 0.25 + 0.5 * at_last  # the value grew to 0.5
    assert found[0] == -1.5  # lost, where 0.5 was expected
    assert found[3] == (0.75 if asked == 0 else -0.75)


def test_the_expert_makes_of_an_observation_what_the_network_made_of_it(tmp_path: Path) -> None:
    torch.manual_seed(3)
    network = Network(32)
    torch.nn.init.normal_(network.last.weight)
    export(network.state_dict(), tmp_path / "some.npz")
    seen = torch.zeros((1, SEEN), dtype=torch.int8)
    seen[0, :SIZE] = torch.arange(SIZE) % 3
    legal = torch.zeros((1, len(POSSIBLE)), dtype=torch.bool)
    legal[0, [4, 70, 300]] = True
    with torch.no_grad():
        chances, value = network(seen, legal)
    told, worth = read(GAME, tmp_path / "some.npz").judge(seen[0, :SIZE].numpy().tobytes(), [4, 70, 300])
    assert told == pytest.approx(chances[0, [4, 70, 300]].exp().numpy(), abs=0.02)
    assert worth == pytest.approx(float(value[0]), abs=0.05)


def test_who_is_beaten_most_surely_leaves_a_full_league() -> None:
    league = League(1, 8, "cpu")
    for number in range(40):
        league.join({"number": torch.tensor(number)})
        league.shares[number] = 0.9 if number == 7 else 0.6
    league.join({"number": torch.tensor(40)})
    assert [int(self["number"]) for self in league.selves] == [*range(7), *range(8, 41)]


@pytest.mark.slow
def test_a_judgement_is_learned_from_nothing_on_a_cpu(tmp_path: Path) -> None:
    judgement.main(["frostpunk", str(tmp_path), "--rounds", "2", "--games", "10", "--jobs", "1", "--device", "cpu"])
    assert [line["games"] for line in logged(tmp_path)] == [10, 20]
    learned = Judgement(load(game_named("frostpunk"), tmp_path / "frostpunk.npz"))
    assert 0 < learned.chance([0.0] * len(learned.mean)) < 1
    assert "game frostpunk" in (tmp_path / "README.md").read_text()
