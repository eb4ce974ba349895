"""Facts said in English: a sentence must tell what matters, in the reader's names."""

from typing import Any

import pytest

from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Chance
from ratusz.kernel.match import begin
from ratusz.kernel.preview import preview
from ratusz.kernel.problem import Problem
from ratusz.words import problems, sentences
from ratusz.words.bundle import words
from ratusz.words.foreseen import foreseen
from tests.table import Table

EN = words("en").of("state51")
PLAYERS = ["Anna", "Jan"]


def problem(table: Table, seat: int, text: str) -> str:
    """The sentence with which an action is rejected."""
    with pytest.raises(Problem) as caught:
        table.match.act(seat, text)
    return problems.problem(EN, caught.value)


def labels(table: Table, seat: int) -> dict[str, str]:
    """Every choice with its label."""
    rules, g = table.game.rules, table.match.state
    return {
        rules.write(g, seat, action): sentences.action(
            EN, "state51", table.game.view(g, seat), seat, rules.structure(g, seat, action)
        )
        for action in rules.options(g, seat)
    }


def seen_ahead(table: Table, seat: int, text: str) -> list[str]:
    """What the rules foresee of an action, in sentences."""
    g = table.match.state
    found = preview(table.game, table.game.view(g, seat), seat, table.game.rules.read(g, seat, text))
    return foreseen(EN, "state51", found, PLAYERS)


def question(table: Table) -> str:
    task: list[Any] = table.view(table.waiting[0])["stack"][-1]
    return sentences.question(EN, "state51", task[0], PLAYERS, task)


def log(table: Table, seat: int, text: str) -> list[str]:
    return [sentences.event(EN, "state51", event.kind, event.figures, PLAYERS) for event in table.match.act(seat, text)]


TURN = """
turn = 0
discard = ["rubble", "school"]
[[seat]]
faction = "new-york"
hand = ["valley", "gun-shop", "muties", "oil-rig"]
goods = { worker = 3, weapon = 3, fuel = 1, con1 = 1 }
state = ["gas-station", { card = "gas-station", uses = 2, markers = [2, 2] }, "factory"]
[[seat]]
state = ["fuel-tank", "old-parking", "old-depot"]
"""


def test_an_instant_card_is_refused_for_what_it_is_and_a_location_for_where_it_lies() -> None:
    table = Table('discard = ["fuel-tank"]\n[[seat]]\nhand = ["muties"]')
    assert problem(table, 0, "conquer muties") == (
        "Muties is an instant card: conquest reach 2. You play it to pay for the way to a location."
    )
    assert (
        problem(table, 0, "conquer fuel-tank") == "You can conquer only a location card in your hand, and Fuel Tank is not there."
    )


def test_a_refusal_says_what_is_missing_in_numbers() -> None:
    table = Table(TURN)
    assert problem(table, 0, "cooperate valley") == (
        "The cooperation line of your contact card costs 2 fuel; you are 1 short. "
        "2 workers gather one resource; visits, your own locations and your deals bring others."
    )
    assert problem(table, 0, "incorporate gun-shop") == (
        "Gun Shop lies at distance 3, and no instant card, token or contact line gives you incorporation reach now. "
        "New instant cards come in each Lookout phase; tokens come from production, visits and work."
    )


def test_a_refusal_names_the_copy_of_a_location() -> None:
    assert problem(Table(TURN), 0, "work gas-station:2") == "Gas Station no. 2 has been used twice in this round already."


def test_a_refusal_that_covers_two_cases_tells_them_apart() -> None:
    table = Table('turn = 0\n[[seat]]\ngoods = { worker = 1 }\nstate = ["school"]\n[[seat]]\n')
    assert problem(table, 0, "gather universal") == (
        "You cannot gather a universal resource: choose fuel, a weapon, a brick or scrap."
    )
    assert problem(table, 0, "gather fuel") == "Gathering takes 2 workers; you have 1. Workers come with each production."
    assert problem(table, 0, "work school") == "School is not an action location, so your workers have nothing to do there."


def test_a_choice_shows_what_it_costs_and_what_it_brings() -> None:
    found = labels(Table(TURN), 0)
    assert found["conquer valley"] == "Conquer Valley (distance 2; spoils: 3 bricks)"
    assert found["conquer gun-shop"] == "Conquer Gun Shop (distance 3; spoils: 3 weapons, 1 VP)"
    assert found["gather brick"] == "Gather 1 brick for 2 workers"
    assert found["visit fuel-tank"] == "Visit Fuel Tank with 1 worker (1 fuel)"


def test_the_workers_a_location_takes_this_time_are_foreseen() -> None:
    position = 'turn = 0\n[[seat]]\ngoods = { worker = 3, fuel = 4 }\nstate = [{ card = "gas-station", uses = 1 }]\n[[seat]]\n'
    table = Table(position)
    assert labels(table, 0)["work gas-station"] == "Work at Gas Station (2 VP for 2 fuel)"
    assert "Anna pays 2 workers." in seen_ahead(table, 0, "work gas-station")


def test_the_markers_a_rebuild_moves_are_foreseen() -> None:
    position = (
        'turn = 0\n[[seat]]\ngoods = { brick = 1 }\nhand = ["fuel-tank"]\n'
        'state = [{ card = "gas-station", markers = [2, 2] }]\n[[seat]]\n'
    )
    table = Table(position)
    assert labels(table, 0)["rebuild gas-station fuel-tank"] == "Rebuild Gas Station into Fuel Tank (open production: 1 fuel)"
    assert seen_ahead(table, 0, "rebuild gas-station fuel-tank")[2:4] == ["Anna gets 4 VP.", "Anna gets 2 VP."]


def test_a_payment_lists_its_sources_with_reach_and_price() -> None:
    table = Table(TURN)
    table.match.act(0, "conquer gun-shop")
    assert question(table) == "Conquer Gun Shop: pay how? Distance 3."
    assert labels(table, 0)["pay contact con1"] == "Use the contact card (reach 2 for 1 weapon) + a contact token (reach 1)"
    assert log(table, 0, "pay contact con1") == [
        "Anna uses the contact card: conquest reach 2.",
        "Anna uses a contact token: conquest reach 1.",
        "Anna pays 1 weapon.",
        "Anna conquers Gun Shop.",
    ]


def test_a_question_carries_the_figures_of_its_task() -> None:
    position = 'phase = "production"\n[[seat]]\nspoils = ["valley"]\n[[seat]]\n'
    assert question(Table(position)) == "Cash in the spoils Valley now (3 bricks), or keep them for later?"


def test_the_end_names_winner_and_scores() -> None:
    figures = {"scores": [21, 19], "winners": [0]}
    assert sentences.event(EN, "state51", "ended", figures, PLAYERS) == "The game is over, won by Anna (Anna 21, Jan 19)."
    draw = {"scores": [20, 20], "winners": []}
    assert sentences.event(EN, "state51", "ended", draw, PLAYERS) == "The game ends in a draw (Anna 20, Jan 20)."


def test_a_problem_inside_a_problem_is_said_too() -> None:
    inner = Problem("refused", "S51-VISIT.6", action="visit fuel-tank", figures={"place": "fuel-tank", "need": 1, "have": 3})
    text = problems.problem(EN, Problem("record-move", number=12, move="[0, 'visit fuel-tank']", problem=inner))
    assert text == (
        "Move 12 of the record, [0, 'visit fuel-tank'], cannot be carried out. "
        "Fuel Tank is closed to you, because its owner has passed. In the next round it is open again, until its owner passes."
    )


def test_a_limit_that_is_not_there_is_not_said() -> None:
    def out_of_range(most: int | str) -> str:
        return problems.problem(EN, Problem("position-range", where="seat 0.vp", got=-1, least=0, most=most))

    assert out_of_range("-") == "Position, seat 0.vp: -1 does not fit; it must be at least 0."
    assert out_of_range(4) == "Position, seat 0.vp: -1 does not fit; it must lie between 0 and 4."


def test_a_clause_has_topic_and_text() -> None:
    topic, text = sentences.clause(EN, "S51-VISIT.6")
    assert topic == "Passing closes locations"
    assert text.startswith("From the moment a player has passed")


def test_whole_games_can_be_told() -> None:
    """Every choice, refused ones too, every reason, question and event of random games finds its message and all its figures."""
    game = game_named("state51")
    rules = game.rules
    refused: set[str] = set()
    for seed in range(4):
        match = begin(game, 2, {}, str(seed))
        chance = Chance(seed)
        events = match.opening
        while not match.over:
            seat = rules.seats(match.state)[0]
            legal, why = rules.explain(match.state, seat)
            view = game.view(match.state, seat)
            actions = legal + [action for action, _, _ in why]
            said = [sentences.action(EN, "state51", view, seat, rules.structure(match.state, seat, action)) for action in actions]
            said += [sentences.refusal(EN, "state51", rule, figures) for _, rule, figures in why]
            said += [sentences.event(EN, "state51", event.kind, event.figures, PLAYERS) for event in events]
            said += [sentences.question(EN, "state51", view["stack"][-1][0], PLAYERS, view["stack"][-1])]
            assert all(said)
            refused |= {rule for _, rule, _ in why}
            events = match.do(seat, legal[chance.below(len(legal))])
    assert len(refused) > 20
