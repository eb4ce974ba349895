"""The games as PettingZoo's environments: its own tests pass, and nobody is told what its seat cannot know."""

from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'ratusz[rl]'")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ratusz.games.catalogue import manifest
from ratusz.games.frostpunk.strategy import encoding as frostpunk
from ratusz.games.newangeles.strategy import encoding as newangeles
from ratusz.games.state51.strategy.encoding import (
    ACTIONS,
    BLOCK,
    CARD_ACTIONS,
    PLACES,
    SECTIONS,
    SIZE,
    TAKE_BLOCK,
    possible,
    scale,
)
from ratusz.kernel.chance import Guess
from ratusz.kernel.numbering import Numbering
from ratusz.kernel.problem import Problem
from ratusz.rl import frostpunk_v0, newangeles_v0, state51_v0
from ratusz.rl.environments import TurnsEnv
from ratusz.rl.seated import Seated, encoding_of

MODULES = [state51_v0, newangeles_v0, frostpunk_v0]
TABLES = [("state51", 2), ("newangeles", 4), ("newangeles", 6), ("frostpunk", 1), ("frostpunk", 4)]
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@every_module
@pytest.mark.parametrize("observations", ["vector", "dictionary"])
@pytest.mark.filterwarnings("ignore:Observation")  # it is a dict with the mask, as in PettingZoo's own games
def test_pettingzoos_own_test_passes(module: ModuleType, observations: str) -> None:
    api_test(module.env(observations=observations), num_cycles=100, verbose_progress=False)


@every_module
def test_pettingzoos_own_test_of_parallel_environments_passes(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(max_cycles=40), num_cycles=50)


@every_module
def test_equal_seeds_are_equal_games(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=25)
    parallel_seed_test(module.parallel_env, num_cycles=10)


@every_module
def test_a_game_is_cut_off_after_as_many_cycles_as_are_wanted(module: ModuleType) -> None:
    """PettingZoo's test lets every agent act in every cycle, as parallel environments do."""

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(module.parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=in_turn))


@every_module
def test_where_whoever_is_asked_acts_a_cycle_is_a_decision(module: ModuleType) -> None:
    table = module.raw_env(max_cycles=7)
    table.reset(seed=1)
    decisions = play(table, Random(1))
    assert decisions == 7
    assert all(table.truncations.values())
    assert set(table.rewards.values()) == {0.0}


def play(table: TurnsEnv, dice: Random) -> int:
    """Random decisions to the end; how many."""
    decisions = 0
    while not (table.terminations[table.agent_selection] or table.truncations[table.agent_selection]):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(dice.choice(np.flatnonzero(mask).tolist()))
        decisions += 1
    return decisions


@every_table
def test_in_the_end_winners_get_one_and_the_others_minus_one(game: str, seats: int) -> None:
    table = TurnsEnv(game, seats)
    for seed in range(2):
        table.reset(seed=seed)
        play(table, Random(seed))
        winners = table.table.game.result(table.table.g).winners
        lost = 0 if not winners and game != "frostpunk" else -1
        assert list(table.rewards.values()) == [1 if seat in winners else lost for seat in range(seats)]


@every_table
def test_nothing_that_is_told_depends_on_what_a_seat_cannot_see(game: str, seats: int) -> None:
    """Whatever is hidden from a seat is dealt anew, and its observation and mask must stay what they were."""
    table, dice = Seated(game, seats, None), Random(5)
    moved = 0
    for seed in range(3):
        table.deal(seed)
        while table.asked():
            if dice.random() < 0.05:
                for seat in range(seats):
                    other = table.g.clone()
                    table.game.redeal(other, seat, Guess(dice.getrandbits(30)))
                    moved += table.game.position(other) != table.game.position(table.g)
                    told = [table.encoding.encode(g, seat, table.rules.options(g, seat)) for g in (table.g, other)]
                    assert told[0] == told[1]
            seat = table.asked()[-1]
            table.act(seat, dice.choice(table.look(seat)[1]))
    assert moved > 10


@every_table
def test_an_observation_is_the_same_from_the_view_alone(game: str, seats: int) -> None:
    """So what is learned here plays in an ordinary seat, which gets a view and no more."""
    table, dice = Seated(game, seats, None), Random(6)
    table.deal(1)
    while table.asked():
        if dice.random() < 0.05:
            for seat in range(seats):
                rebuilt = table.game.rebuild(table.game.view(table.g, seat))
                legal = table.rules.options(rebuilt, seat)
                assert table.encoding.encode(rebuilt, seat, legal) == table.look(seat)[:2]
        seat = table.asked()[0]
        table.act(seat, dice.choice(table.look(seat)[1]))


@every_table
def test_no_two_legal_actions_have_the_same_number(game: str, seats: int) -> None:
    table, dice = Seated(game, seats, None), Random(7)
    for seed in range(3):
        table.deal(seed)
        while table.asked():
            seat = table.asked()[0]
            _, numbers, legal = table.look(seat)
            assert len(set(numbers)) == len(legal)
            assert 0 <= min(numbers) <= max(numbers) < table.encoding.actions
            table.act(seat, dice.choice(numbers))


def test_an_action_that_is_not_legal_is_refused_with_the_position() -> None:
    table = state51_v0.raw_env(render_mode="ansi")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="Action 0 is not legal") as told:
        table.step(0)
    assert table.table.game.position(table.table.g) in str(told.value)


def test_all_at_once_an_action_that_is_not_legal_changes_nothing() -> None:
    table = newangeles_v0.parallel_env()
    first, _ = table.reset(seed=1)
    before = table.table.game.position(table.table.g)
    illegal = {name: int(np.flatnonzero(told["action_mask"] == 0)[0]) for name, told in first.items()}
    _, _, _, _, infos = table.step(illegal)
    asked = [table.possible_agents[seat] for seat in table.table.asked()]
    assert table.table.game.position(table.table.g) == before
    assert [name for name, info in infos.items() if "illegal" in info] == asked


@every_module
def test_a_table_is_drawn_as_text_and_as_a_picture(module: ModuleType) -> None:
    text, picture = [module.raw_env(render_mode=mode) for mode in ("ansi", "rgb_array")]
    for table in (text, picture):
        table.reset(seed=3)
    assert len(text.render().splitlines()) > 5
    drawn = picture.render()
    assert (drawn.dtype, drawn.shape[2]) == (np.uint8, 3)
    assert drawn.min() < 100
    assert drawn.max() == 255


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"render_mode": "human"}, "There is no render mode 'human'"),
        ({"observations": "words"}, "There are no observations 'words'"),
    ],
)
def test_what_there_is_not_is_told(arguments: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        state51_v0.env(**arguments)


def test_a_wrong_number_of_players_is_told() -> None:
    with pytest.raises(Problem, match="seats"):
        newangeles_v0.env(seats=3)


def test_every_legal_action_of_51st_state_is_one_that_a_network_has_an_output_for() -> None:
    table, dice = Seated("state51", 2, None), Random(2)
    outputs = set(possible())
    assert max(outputs) < ACTIONS
    for seed in range(5):
        table.deal(seed)
        while table.asked():
            seat = table.asked()[0]
            legal = table.look(seat)[1]
            assert outputs.issuperset(legal)
            table.act(seat, dice.choice(legal))


def test_the_encoding_of_51st_state_stays_as_it_is_written_down() -> None:
    """docs/vector.md and trained networks rely on it."""
    assert (ACTIONS, SIZE, len(scale()), len(PLACES)) == (1152, 540, SIZE, 28)
    assert TAKE_BLOCK * BLOCK == 832
    assert CARD_ACTIONS == ("take", "tuck", "discard", "drop-deal", "drop-spoils", "pawn")
    assert [name for name, _, _ in SECTIONS][:5] == ["round", "phase", "first player", "rescoring", "deck"]


def fingerprint(numbering: Numbering, sections: list[tuple[str, int]]) -> str:
    return sha256(repr((numbering.blocks, sections)).encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("numbers", "actions", "size", "print"),
    [
        (newangeles, 755, 1293, "ce01ab7bee1d"),
        (frostpunk, 2146, 2832, "616bb451bd93"),
    ],
    ids=["newangeles", "frostpunk"],
)
def test_the_other_encodings_stay_as_they_are(numbers: Any, actions: int, size: int, print: str) -> None:
    """Whoever has trained on version 0 relies on it: a change of this needs a version 1."""
    assert (numbers.ENCODING.actions, numbers.ENCODING.size) == (actions, size)
    assert fingerprint(numbers.NUMBERING, numbers.SECTIONS) == print


def rows(numbering: Numbering) -> list[str]:
    """The actions as docs/environments.md has them: the first number, the action, and for each argument its least value and how
    many there are."""
    found = []
    for name, (first, ranges) in numbering.blocks.items():
        names = numbering.rules.actions[name].names
        arguments = ", ".join(
            [f"{argument} {least}..{least + size - 1}" for argument, (least, size) in zip(names, ranges, strict=False)]
        )
        found.append(f"| {first} | {name} | {arguments} |")
    return found


@pytest.mark.parametrize("numbers", [newangeles, frostpunk], ids=["newangeles", "frostpunk"])
def test_every_action_is_written_down(numbers: Any) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    assert "\n".join(rows(numbers.NUMBERING)) in guide
    assert f"| {numbers.ENCODING.size} | {numbers.ENCODING.actions} |" in guide


def test_a_game_whose_manifest_names_no_encoding_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = manifest("state51")._replace(encoding="")
    monkeypatch.setattr("ratusz.rl.seated.manifest", lambda game: bare)
    with pytest.raises(Problem, match="encoding-none"):
        encoding_of("state51")
