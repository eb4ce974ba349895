"""One gesture for what the rules ask in steps: what only leads to the next question, and where something is settled."""

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.frostpunk.game import GAME
from ratusz.games.frostpunk.position.state import City
from ratusz.kernel.match import Match, begin
from ratusz.kernel.state import Action
from tests.frostpunk.table import Table


def opens(table: Table) -> set[str]:
    """The kinds of answers that only lead to the next question."""
    (seat,) = GAME.rules.seats(table.g)
    names = {action[0] for action in GAME.rules.options(table.g, seat)}
    return {name for name in names if GAME.rules.opens_now(table.g, name)}


def counts(g: City) -> dict[str, int]:
    """What is counted, but for the pawn that goes."""
    return {name: n for name, n in GAME.figures(g, None).items() if not name.endswith(" pawns")}


@pytest.mark.rule("FP-BUILD.1", "FP-BUILD.4")
def test_a_building_is_settled_with_its_site_and_nothing_before_it() -> None:
    table = Table("stock = { wood = 8 }\npool = { worker = 1, engineer = 1 }\n")
    before = counts(table.g)
    for answer in ("construct", "pawn engineer", "raise tent"):
        name = answer.split()[0]
        assert (name in opens(table)) == (name != "pawn")
        table.act(answer)
        assert {**counts(table.g), "works": 0} == {**before, "works": 0}, answer
    assert (table.asked, opens(table)) == ("site", set())
    table.act("site g4")
    assert table.g.stock[0] == 6
    assert "done" in opens(table)


@pytest.mark.rule("FP-AUTOMATON.5")
def test_construction_by_an_automaton_alone_burns_coal_and_is_confirmed() -> None:
    assert "construct" not in opens(Table("stock = { wood = 8, coal = 2 }\npool = { automaton = 1 }\nautomatons = 1\n"))


@pytest.mark.rule("FP-CLEAR.2", "FP-CLEAR.4")
def test_places_are_chosen_freely_until_the_last_one_turns_the_tiles_over() -> None:
    table = Table("pool = { worker = 1 }\n")
    table.act("clear near")
    assert (table.asked, opens(table)) == ("lay", {"lay"})
    revealed = table.g.revealed
    table.act("lay n1")
    assert (table.g.revealed, opens(table)) == (revealed, set())
    table.act("lay n2")
    assert table.g.revealed > revealed


def confirmed(match: Match, kind: str, action: Action, before: str) -> bool:
    """Whether somebody at the page confirms this answer by itself: a pawn goes with its action, points to tend with the first."""
    if match.foregone() is not None or GAME.rules.opens_now(match.state, action[0]):
        return False
    return kind != "pawn" and not kind == before == "tend_which"


@pytest.mark.slow
def test_of_the_answers_in_a_whole_game_three_in_four_are_confirmed_at_most() -> None:
    match = begin(GAME, 1, {}, "pace")
    bot = bot_named("greedy", GAME, "pace")
    before, confirmations = "", 0
    while not match.over:
        kind: str = match.state.stack[-1][0]
        (seat,) = GAME.rules.seats(match.state)
        action = match.foregone() or bot.choose(GAME.view(match.state, seat), seat, GAME.rules.options(match.state, seat))
        confirmations += confirmed(match, kind, action, before)
        match.do(seat, action)
        before = kind
    assert GAME.stage(match.state)[0] > 5
    assert confirmations < 0.75 * len(match.moves)
