"""The table as text: complete, within its width, and silent about hidden cards."""

import pytest

from ratusz.games.state51.game import GAME
from ratusz.kernel.chance import Chance
from ratusz.words.bundle import words
from ratusz.words.state51.table import table as lines_of
from tests.table import Table

EN = words("en").of("state51")
PLAYERS = ["Anna", "Jan"]

RICH = """
round = 3
turn = 0
first = 1
discard = ["highway", "courier"]
[[seat]]
faction = "new-york"
hand = ["valley", "gun-shop", "muties", "trade-guild"]
known = ["valley"]
goods = { worker = 3, weapon = 1, universal = 2, con1 = 1, inc2 = 1 }
vp = 4
deals = ["old-depot", "radio-station"]
spoils = ["road-machines"]
state = [
    "school",
    { card = "gas-station", uses = 1 },
    { card = "gas-station", uses = 2, markers = [2, 2] },
    { card = "factory", markers = [1] },
]
lines = ["conquer", "rebuild"]
[[seat]]
hand = ["oil-rig", "viaduct", "armoury"]
known = ["oil-rig"]
state = [{ card = "fuel-tank", uses = 1 }, "old-parking", "rubble"]
passed = true
"""


def text(table: Table, seat: int | None, width: int = 80) -> list[str]:
    return lines_of(EN, GAME.view(table.match.state, seat), PLAYERS, width)


def test_the_table_tells_all_that_lies_on_it() -> None:
    assert text(Table(RICH), 0) == [
        "Round 3 of 4. Action phase. First Player: Jan.",
        "Deck: 17 cards. Discard pile: 2 cards. Top of the discard pile: Highway.",
        "",
        "Jan, Mutants Union, has passed",
        "  Score: 3 VP (Resource Table 0, locations 3, markers 0)",
        "  Goods: none",
        "  Under the base, 0 of 3: none",
        "  Production: Fuel Tank (open, 1 fuel, visited); Old Parking Lot (closed,",
        "    1 scrap for each scrap location)",
        "  Features: Rubble (1 VP for each brick location)",
        "  Actions: none",
        "  Contact card: conquest reach 3 for 1 weapon; cooperation reach 1 for 1 fuel;",
        "    incorporation reach 2 for 2 scrap; rebuild for 1 brick, gives 2 VP",
        "  Hand: 3 cards; known: Oil Rig",
        "",
        "Anna (you), New York",
        "  Score: 13 VP (Resource Table 4, locations 4, markers 5)",
        "  Goods: 1 weapon, 2 universal resources, 3 workers, 1 conquest token of",
        "    reach 1, 1 incorporation token of reach 2",
        "  Under the base, 3 of 3: deal Old Depot (1 scrap); deal Radio Station (1 card);",
        "    spoils Road Machines (1 incorporation token of reach 1, 1 incorporation",
        "    token of reach 2)",
        "  Production: School (closed, 1 worker)",
        "  Features: Factory (1 VP for each scrap location, markers 1 of 3: 1 VP)",
        "  Actions: Gas Station (2 VP for 2 fuel, used once); Gas Station no. 2 (2 VP for",
        "    2 fuel, used twice, markers 2 of 3: 2 + 2 VP)",
        "  Contact card: conquest (used); cooperation reach 2 for 2 fuel; incorporation",
        "    reach 1 for 1 scrap; rebuild (used)",
        "  Hand: 4 cards",
        "    Muties: instant card, conquest reach 2",
        "    Valley: distance 2; open production: 1 brick; type: brick; deal: 1 brick;",
        "      spoils: 3 bricks",
        "    Gun Shop: distance 3; action: 2 VP for 2 weapons; type: weapon; deal:",
        "      1 weapon; spoils: 3 weapons, 1 VP",
        "    Trade Guild: distance 3; action: 1 universal resource for 1 card; type:",
        "      fuel, weapon; deal: 1 universal resource; spoils: 3 universal resources,",
        "      1 VP",
    ]


@pytest.mark.parametrize("width", [60, 80, 139, 140, 200])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_line_is_wider_than_the_room(width: int, seat: int | None) -> None:
    for table in (Table(RICH), Table.dealt("wide")):
        assert max([len(line) for line in text(table, seat, width)]) <= width


def test_a_wide_table_has_the_players_side_by_side() -> None:
    narrow, wide = text(Table(RICH), 0, 139), text(Table(RICH), 0, 140)
    assert [line for line in narrow if "Jan" in line and "Anna" in line] == []
    assert [line.split() for line in wide if "Mutants" in line] == [
        ["Jan,", "Mutants", "Union,", "has", "passed", "│", "Anna", "(you),", "New", "York"]
    ]


@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.rule("S51-LOOKOUT.6")
def test_a_hidden_hand_is_not_told(width: int) -> None:
    """Viaduct and Armoury lie in one hand and nowhere else: only their owner's table names them."""
    table = Table(RICH)
    assert "Viaduct" in "\n".join(text(table, 1, width))
    for seat in (0, None):
        told = "\n".join(text(table, seat, width))
        assert "Oil Rig" in told
        assert "Viaduct" not in told
        assert "Armoury" not in told


@pytest.mark.parametrize(("language", "empty"), [("en", "empty"), ("pl", "pusty"), ("de", "leer"), ("ru", "пусто")])
def test_both_piles_are_called_empty_when_they_are(language: str, empty: str) -> None:
    assert words(language).of("state51").say("table-piles", deck=0, discard=0).count(empty) == 2


def test_a_spectator_sees_no_hand_and_nobody_is_addressed() -> None:
    told = "\n".join(text(Table(RICH), None))
    assert "(you)" not in told
    assert "Gun Shop" not in told


def test_a_long_name_does_not_burst_the_table() -> None:
    lines = lines_of(EN, GAME.view(Table(RICH).match.state, 0), ["A" * 100, "Jan"], 80)
    assert max([len(line) for line in lines]) <= 80


def test_every_position_of_a_game_has_a_table() -> None:
    table = Table.dealt("whole")
    chance = Chance(1)
    while not table.match.over:
        seat = table.waiting[0]
        assert max([len(line) for line in text(table, seat)]) <= 80
        legal = table.legal(seat)
        table.match.act(seat, legal[chance.below(len(legal))])
    assert text(table, 0)[0].startswith("Round 4 of 4. The game is over.")
