"""What is wrong with a command line is told in one sentence, with exit code 2."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ratusz
from ratusz.games.catalogue import GAMES
from ratusz.games.state51.content.cards import TEXT, read_cards, read_deck, read_factions
from ratusz.kernel.problem import Problem
from ratusz.words.bundle import words
from ratusz.words.problems import problem
from tests.terminal.conftest import Shell

FACTION = TEXT[TEXT.index("[[faction]]") : TEXT.index("[[instant]]")].split("\n\n")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "There is no command “dance”; `ratusz --help` lists them."),
        (["--loud"], "There is no flag “--loud” here; `ratusz --help` lists those there are."),
        (["play"], "Name the game to play"),
        (["play", "chess"], f"There is no game “chess”; choose one of: {', '.join(GAMES)}."),
        (["play", "state51", "extra"], "“extra” is one word too many; `ratusz play --help`"),
        (["play", "state51", "--loud"], "There is no flag “--loud” here; `ratusz play --help`"),
        (["play", "state51", "--seat"], "Something must follow --seat"),
        (["play", "state51", "--seat", "x"], "“x” does not fit --seat"),
        (["play", "state51", "--seat", "1", "--seat", "0"], "--seat can be given only once"),
        (["play", "state51", "--seat", "2"], "There is no seat 2"),
        (["play", "state51", "--seat", "-1"], "There is no seat -1"),
        (["play", "state51", "--against", "nobody"], "There is no bot “nobody”"),
        (["play", "state51", "--option", "first"], "The option “first” has no value"),
        (["play", "state51", "--option", "first=7"], "Option “first” cannot be “7”"),
        (["play", "state51", "--option", "colour=red"], "“state51” has no option “colour”"),
        (["play", "state51", "--name", "A", "--name", "B"], "There are 2 names but only one person at the table"),
        (["play", "state51", "--lang", "xx"], "There is no language “xx”; choose one of: en, pl, de, ru."),
        (["play", "--resume", "x.json", "--seed", "1"], "--seed belongs to a new game"),
        (["play", "state51", "--seed", "\udcff"], "“�” is not written in UTF-8"),
        (["--lang"], "Something must follow --lang"),
        (["watch"], "GAME is missing"),
        (["watch", "state51", "--seats", "greedy,greedy,greedy"], "cannot be played by 3 players"),
        (["watch", "state51", "--seats", "greedy,human"], "Only bots can be watched"),
        (["watch", "state51", "--pace", "-1"], "--pace cannot be -1.0"),
        (["watch", "state51", "--pace", "nan"], "--pace cannot be nan"),
        (["verify"], "FILE is missing"),
        (["rules", "VISIT", "--game", "chess"], "There is no game “chess”"),
        (["rules", "zzz"], "No clause has the id or holds all the words “zzz”"),
        (["rules", "coverage", "extra"], "“extra” is one word too many"),
        (["rules", "coverage"], "There are no tests in tests"),
        (["rules", "coverage", "--tests", "nowhere"], "There are no tests in nowhere"),
        (["simulate", "state51", "--games", "0"], "--games cannot be 0; choose a number from 1"),
        (["simulate", "state51", "--games", "2", "--seats", "greedy,nobody"], "There is no bot “nobody”"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "state51", "--option", "weather=bad"], "“state51” has no option “weather”"),
        (["watch", "state51", "--option", "first"], "The option “first” has no value"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "--seconds", "0"], "--seconds cannot be 0.0; choose a number from 0.1 to 3600"),
    ],
)
def test_a_wrong_command_line_is_answered_with_one_sentence(shell: Shell, words: list[str], told: str) -> None:
    assert told in shell.fails(*words)
    assert shell.saved == []


def test_an_unknown_language_in_the_environment_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATUSZ_LANG", "xx")
    assert "There is no language “xx”" in shell.fails("rules", "VISIT")


def test_a_saved_game_of_another_name_is_not_played(shell: Shell) -> None:
    shell("play", "state51", "--save-as", "game.json")
    assert "is a game of “state51”, not of “chess”" in shell.fails("play", "chess", "--resume", "game.json")


COMMAND = ["-c", "from ratusz.terminal.app import main; main()"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package whose content may be changed."""
    folder = tmp_path_factory.mktemp("installed")
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "server", "web")
    shutil.copytree(Path(ratusz.__path__[0]), folder / "ratusz", ignore=left_out)
    return folder


def start_with(installed: Path, old: str, new: str, *command: str, language: str = "en") -> str:
    """What a program says about changed content, in one line on the error output, with exit code 2."""
    assert TEXT.count(old) >= 1
    deck = installed / "ratusz" / "games" / "state51" / "content" / "deck.toml"
    deck.write_text(TEXT.replace(old, new, 1))
    environment = {**os.environ, "RATUSZ_LANG": language, "PYTHONPATH": str(installed)}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, input="", env=environment, check=False)
    assert (done.returncode, done.stdout) == (2 if "play" in command else 0, ""), done.stderr  # the engine has other games
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('kind = "conquer"', 'kind = "conquest"', "deck.toml: muties: “conquest” is not a kind of card"),
        (
            "reach = 2\norigin",
            'reach = "far"\norigin',
            "deck.toml, entry “muties”, field “instant[0].reach”: expected: a whole number; found: a text.",
        ),
        ("[numbers]", "[numbers", "deck.toml is not valid TOML"),
    ],
)
@pytest.mark.parametrize(
    "command", [[*COMMAND, "play", "state51"], [*COMMAND, "engine"], ["-m", "ratusz.engine"]], ids=["play", "engine", "module"]
)
def test_every_program_tells_of_wrong_content_in_one_sentence(
    installed: Path, command: list[str], old: str, new: str, told: str
) -> None:
    assert told in start_with(installed, old, new, *command)


@pytest.mark.slow
def test_wrong_content_is_told_in_the_language_of_the_reader(installed: Path) -> None:
    told = start_with(installed, "distance = 1", "distance = -1", "-m", "ratusz.engine", language="pl")
    wrong = "deck.toml, wpis „fuel-tank”, pole „location[0].distance”: wartość musi wynosić co najmniej 1."
    assert told == f"Gry „state51” z pakietu ratusz nie da się użyć: {wrong} Zaktualizuj pakiet albo go odinstaluj.\n"


def read_content(text: str) -> None:
    deck = read_deck(text)
    read_cards(deck)
    read_factions(deck)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("count = 2", "count = -2", "deck.toml, entry “muties”, field “instant[0].count”: it must be at least 1."),
        ("count = 2", "count = 20", "deck.toml, entry “muties”, field “instant[0].count”: it can be at most 9."),
        ("distance = 1", "distance = -1", "deck.toml, entry “fuel-tank”, field “location[0].distance”: it must be at least 1."),
        ("distance = 1", "distance = 0", "deck.toml, entry “fuel-tank”, field “location[0].distance”: it must be at least 1."),
        ("reach = 2", "reach = -2", "deck.toml, entry “new-york”, field “faction[0].conquer.reach”: it must be at least 1."),
        ("reach = 2\norigin", "reach = 0\norigin", "deck.toml, entry “muties”, field “instant[0].reach”: it must be at least 1."),
        ("rounds = 4", "rounds = 0", "deck.toml, entry “numbers”, field “numbers.rounds”: it must be at least 1."),
        ('id = "mutants-union"', 'id = "new-york"', "deck.toml: the entry “new-york” occurs twice."),
        (FACTION, f"{FACTION}\n{FACTION}", "deck.toml, entry “faction”, field “faction”: its length can be at most 2."),
        ('icons = ["fuel"]', 'icons = [""]', "deck.toml: fuel-tank.icons: “” is not a type icon; choose one of: fuel, "),
        ("goods = { fuel = 1 }", "goods = {}", "deck.toml: fuel-tank.ability: the effect names no goods; name at least one."),
        (
            "deal = { fuel = 1 }",
            "deal = { gold = 1 }",
            "deck.toml: fuel-tank.deal: “gold” cannot stand here; choose from: fuel, ",
        ),
        (
            "spoils = { fuel = 2 }",
            "spoils = { fuel = 0 }",
            "deck.toml: fuel-tank.spoils: the amount of “fuel” is 0, but must be ",
        ),
        ("cost = { fuel = 2 }", "cost = { card = 2 }", "deck.toml: new-york.cooperate.cost: “card” cannot stand here; choose "),
        (
            "cost = { brick = 1 }, vp",
            "cost = { brick = 1 }, reach = 1, vp",
            "deck.toml, entry “new-york”, field “faction[0].rebuild.reach”: there is no such field.",
        ),
        (
            "vp = 2 }]",
            'vp = 2, on = "school" }]',
            "deck.toml, entry “assembly-plant”, field “ability.on”: there is no such field.",
        ),
    ],
)
def test_a_card_that_cannot_be_is_told_with_file_entry_and_field(old: str, new: str, told: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(Problem) as caught:
        read_content(TEXT.replace(old, new, 1))
    assert problem(words("en"), caught.value).startswith(told)


@pytest.mark.parametrize("flags", [[], ["coverage", "--json"]])
def test_nothing_is_said_to_a_reader_that_has_seen_enough(flags: list[str]) -> None:
    command = [sys.executable, *COMMAND, "rules", *flags]
    told = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "RATUSZ_LANG": "en"})
    assert told.stdout is not None
    told.stdout.close()
    assert told.communicate()[1] == b""
    assert told.returncode == 1
