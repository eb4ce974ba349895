"""Watching, looking up rules, measuring: the commands besides playing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text

from ratusz import __version__
from ratusz.games.catalogue import GAMES
from ratusz.kernel import compiled
from ratusz.terminal.screen import Clauses
from ratusz.words.games import VOICES
from tests.terminal.conftest import Shell

COMMANDS = ["play", "watch", "replay", "verify", "rules", "simulate", "arena", "balance", "bench", "check", "new-game", "engine"]


def test_the_help_lists_the_commands(shell: Shell) -> None:
    assert shell("--help") == 0
    for command in COMMANDS:
        assert f"\n  {command} " in shell.out


@pytest.mark.parametrize("command", [*COMMANDS, "rules coverage"])
def test_every_command_has_a_help_page(shell: Shell, command: str) -> None:
    assert shell(*command.split(), "--help") == 0
    assert shell.out.startswith(f"ratusz {command}")
    assert "--lang CODE" in shell.out


def test_a_card_without_a_name_is_told_before_the_game_begins(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = VOICES["state51"]
    monkeypatch.setitem(VOICES, "state51", voice._replace(cards=[*voice.cards, "smuggler"]))
    for command in (("play", "state51"), ("watch", "state51"), ("serve",)):
        assert "“card-smuggler” is missing; add it to locale/en/state51/game.ftl" in shell.fails(*command)


def test_the_version_is_told(shell: Shell) -> None:
    assert shell("--version") == 0
    assert shell.out == f"{__version__} ({'compiled' if compiled() else 'interpreted'} engine)\n"


def test_the_package_is_the_command_too() -> None:
    done = subprocess.run([sys.executable, "-m", "ratusz", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"{__version__} (")


HEAVY = ["ratusz.games", "ratusz.bots", "ratusz.server", "ratusz.arena", "ratusz.engine"]
HEAVY += ["msgspec", "sqlalchemy", "alembic", "starlette", "uvicorn", "structlog", "asyncio", "multiprocessing"]
HEAVY += ["numpy", "PIL", "openskill", "importlib.resources", "importlib.metadata"]


def imported(*tokens: str) -> list[str]:
    """What there is of modules when a command has ended."""
    tell = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    command = [sys.executable, "-c", f"{tell}; from ratusz.launch import main; main()", *tokens]
    return subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()


@pytest.mark.parametrize("tokens", [["--version"], ["--help"], ["serve", "--help"], ["--lang", "pl", "--help"]])
def test_what_a_command_does_not_need_is_not_imported(tokens: list[str]) -> None:
    found = imported(*tokens)
    assert "ratusz.terminal.commands" in found
    assert [name for name in HEAVY if name in found] == []


def test_the_version_is_told_without_what_draws_pages() -> None:
    assert [name for name in imported("--version") if name.split(".")[0] == "rich"] == []


def test_watching_tells_the_game_with_the_table_in_each_round(shell: Shell) -> None:
    assert shell("watch", "state51", "--seats", "random,random", "--seed", "3", "--pace", "0") == 0
    for number in range(1, 5):
        assert f"Round {number} of 4." in shell.out
    assert "random 1 takes " in shell.out
    assert "random 2 takes " in shell.out
    assert "VP in all" in shell.out


def test_a_spectator_is_not_told_what_is_drawn(shell: Shell) -> None:
    shell("watch", "state51", "--seats", "random,random", "--seed", "3", "--pace", "0")
    draws = [line for line in shell.out.splitlines() if " draws " in line]
    assert draws
    assert all("draws a card." in line for line in draws)


def test_rules_are_found_by_id_by_its_beginning_and_by_words(shell: Shell) -> None:
    shell("rules", "S51-VISIT.6")
    assert shell.out.startswith("[S51-VISIT.6] Passing closes locations\n")
    shell("rules", "visit")
    assert "[S51-VISIT.1]" in shell.out
    assert "[S51-VISIT.6]" in shell.out
    shell("rules", "closed", "locations", "--game", "state51")
    assert "[S51-VISIT.6]" in shell.out


def test_rules_without_a_query_list_every_clause(shell: Shell) -> None:
    shell("rules")
    assert len(shell.out.splitlines()) >= 130


def test_a_simulation_gives_a_table(shell: Shell) -> None:
    assert shell("simulate", "state51", "--games", "4", "--seats", "greedy,random", "--seed", "1") == 0
    assert "greedy" in shell.out
    assert "4 games in " in shell.out
    assert shell.err == ""


@pytest.mark.parametrize(
    ("game", "count", "told"),
    [
        ("state51", "VP in all", "Resource Table "),
        ("newangeles", "Capital in all", "Games that ended by threat: "),
        ("frostpunk", "Round", "Lost: the Generator exploded: "),
    ],
)
def test_a_simulation_speaks_of_what_the_game_counts(shell: Shell, game: str, count: str, told: str) -> None:
    assert shell("simulate", game, "--games", "1", "--seats", "random", "--seed", "1") == 0
    assert shell.err == ""
    assert f"\n{count} " in shell.out
    assert f"\n{told}" in shell.out
    assert ("VP" in shell.out) == (game == "state51")


def test_a_simulation_fits_a_narrow_terminal(shell: Shell) -> None:
    shell("simulate", "newangeles", "--games", "1", "--seats", ",".join(["random"] * 6), "--seed", "1", "--lang", "de")
    table = shell.out.partition("\n\n")[0].splitlines()
    assert table[0].split() == ["Bot", *[f"random@{seat}" for seat in range(6)]]
    assert not any("…" in line for line in table)


def test_every_clause_stands_out_in_the_text() -> None:
    for game in GAMES.values():
        for clause in game.clauses:
            text = Text(f"It is so [{clause.id}].")
            Clauses().highlight(text)
            assert [text.plain[span.start : span.end] for span in text.spans] == [f"[{clause.id}]"]


def test_a_simulation_gives_json(shell: Shell) -> None:
    assert shell("simulate", "state51", "--games", "4", "--seats", "random,random", "--seed", "1", "--json") == 0
    data = json.loads(shell.out)
    assert data["games"] == 4
    assert data["seed"] == "1"
    assert sum(data["wins"].values()) + data["draws"] == 4


def test_options_of_the_game_hold_for_every_game_of_a_simulation(shell: Shell) -> None:
    flags = ("--option", "society=II", "--option", "difficulty=hard")
    assert shell("simulate", "frostpunk", "--games", "2", "--seats", "random", "--seed", "1", "--json", *flags) == 0
    assert json.loads(shell.out)["options"] == {"scenario": "crater", "society": "II", "difficulty": "hard"}


def test_the_bench_tells_the_speed_of_a_game(shell: Shell) -> None:
    assert shell("bench", "state51", "--seconds", "0.2", "--json") == 0
    found = json.loads(shell.out)
    assert list(found) == ["state51"]
    assert found["state51"]["decisions_per_second"] > 0
    assert found["state51"]["clone_us"] > 0
    assert isinstance(found["state51"]["compiled"], bool)
    assert shell("bench", "--seconds", "0.2") == 0
    assert "51st State" in shell.out
    assert "--seconds cannot be -1.0" in shell.fails("bench", "--seconds", "-1")


def test_the_engine_answers_each_line_with_one_line(shell: Shell) -> None:
    assert shell("engine", typed='{"do": "games"}\nnonsense\n') == 0
    games, nonsense = [json.loads(line) for line in shell.out.splitlines()]
    assert [game["name"] for game in games["games"]] == list(GAMES)
    assert nonsense["ok"] is False


def test_coverage_counts_the_marks_in_a_folder_of_tests(shell: Shell) -> None:
    Path("tests").mkdir()
    Path("tests/test_one.py").write_text('@pytest.mark.rule("S51-VISIT.6")\ndef test_one(): ...\n')
    assert shell("rules", "coverage", "--json") == 0
    found = json.loads(shell.out)["state51"]
    assert found["proven"] == ["S51-VISIT.6"]
    assert found["clauses"] == found["exempt"] + len(found["proven"]) + len(found["missing"])
    assert shell("rules", "coverage", "--tests", "tests") == 0
    assert "Proven by a test: 1." in shell.flat
    assert "[S51-VISIT.1]" in shell.out
    assert "[S51-VISIT.6]" not in shell.out


def players(shell: Shell) -> list[str]:
    found: list[str] = json.loads(shell.saved[-1].read_text())["players"]
    return found


@pytest.mark.parametrize(
    ("flags", "seated"),
    [
        ([], ["human", "greedy", "greedy", "greedy"]),
        (["--seats", "6"], ["human", *["greedy"] * 5]),
        (["--against", "random,greedy", "--seat", "1"], ["random", "human", "greedy", "greedy"]),
        (["--against", "random,random,random,greedy"], ["human", "random", "random", "random", "greedy"]),
        (
            ["--against", "human,random", "--seats", "5", "--name", "Ola", "--name", "Jan"],
            ["human:Ola", "human:Jan", *["random"] * 3],
        ),
    ],
)
def test_as_many_play_as_are_asked_for_or_named(shell: Shell, flags: list[str], seated: list[str]) -> None:
    assert shell("play", "newangeles", "--seed", "7", *flags) == 0
    assert players(shell) == seated


@pytest.mark.parametrize(
    ("game", "flags"),
    [("newangeles", ["--seats", "7"]), ("newangeles", ["--seats", "0"]), ("state51", ["--against", "random,random"])],
)
def test_a_game_is_not_begun_with_more_or_fewer_seats_than_it_has(shell: Shell, game: str, flags: list[str]) -> None:
    assert "cannot be played by" in shell.fails("play", game, *flags)


def test_a_game_that_goes_on_takes_its_new_opponents_in_order(shell: Shell) -> None:
    shell("play", "newangeles", "--seed", "7", "--seat", "1")
    shell("play", "--resume", shell.saved[0], "--against", "random,greedy")
    assert players(shell) == ["random", "human", "greedy", "greedy"]


def test_bots_fill_up_the_seats_a_game_needs(shell: Shell) -> None:
    assert shell("simulate", "newangeles", "--games", "1", "--seats", "random", "--seed", "1", "--json") == 0
    assert json.loads(shell.out)["seats"] == ["random"] * 4


def test_the_help_names_the_games_of_the_catalogue(shell: Shell) -> None:
    shell("play", "--help")
    for game in GAMES:
        assert game in shell.out


@pytest.mark.parametrize("game", list(GAMES))
def test_every_example_of_the_help_can_be_typed(shell: Shell, game: str) -> None:
    shell("play", game, "--seed", "7", typed="help\n")
    told = shell.flat.partition("> help ")[2].partition("The game is saved")[0]
    examples = re.findall("`([^`]+)`", told)
    asked = [example for example in examples if example.split()[0] in ("card", "rules")]
    assert len(asked) == 4
    shell("play", game, "--seed", "7", "--save-as", "typed.json", typed="\n".join([*asked, examples[2]]) + "\n")
    assert "There is no card" not in shell.flat
    assert "No clause has" not in shell.flat
    assert examples[1] in [text for _, text in json.loads(Path("typed.json").read_text())["moves"]]
