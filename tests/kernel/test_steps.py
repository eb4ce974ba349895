"""Actions made of several steps: which of them nobody need be asked for, and how far an undo goes back."""

from ratusz.games.catalogue import game_named
from ratusz.kernel.match import Match, set_up

WAY = """
    [[seat]]
    hand = ["school", "valley"]
    goods = { worker = 2, con1 = 1 }
"""
MARKERS = """
    discard = ["valley", "armoury"]
    [[seat]]
    goods = { worker = 1, weapon = 2 }
    state = ["gun-shop"]
"""
DEAL = """
    turns = 1
    deal = { asset = "coach-walden" }
    [[seat]]
    corporation = "globalsec"
    hand = ["ark-construction", "clinical-trials", "riot-control"]
    [[seat]]
    corporation = "jinteki"
    hand = ["live-feeds", "live-feeds", "media-circus"]
    [[seat]]
    corporation = "nbn"
    hand = ["clinical-trials", "puff-piece", "spin-doctors"]
    [[seat]]
    corporation = "weyland"
    hand = ["arrest-orders", "full-deployment", "gentrification"]
"""


def asked(match: Match) -> str:
    name: str = match.state.stack[-1][0]
    return name


def foregone(match: Match) -> str:
    found = match.foregone()
    seat = match.game.rules.seats(match.state)[0]
    return "" if found is None else match.game.rules.write(match.state, seat, found)


def countered() -> Match:
    """Seat 2 of New Angeles is asked for support."""
    match = set_up(game_named("newangeles"), DEAL)
    match.act(0, "main riot-control")
    match.act(1, "counter media-circus")
    while asked(match) != "support":
        match.act(match.game.rules.seats(match.state)[0], "pass")
    return match


def test_the_only_way_to_pay_follows_from_the_action() -> None:
    match = set_up(game_named("state51"), WAY)
    assert foregone(match) == ""
    match.act(0, "conquer school")
    assert asked(match) == "pay_reach"
    assert foregone(match) == "pay con1"


def test_where_there_are_two_ways_somebody_decides() -> None:
    match = set_up(game_named("state51"), WAY.replace("con1 = 1", "con1 = 1, con2 = 1"))
    match.act(0, "conquer school")
    assert foregone(match) == ""


def test_which_discarded_card_serves_as_a_marker_is_a_chore() -> None:
    match = set_up(game_named("state51"), MARKERS)
    match.act(0, "work gun-shop")
    assert asked(match) == "choose_marker"
    assert foregone(match) == "tuck valley"


def test_what_is_said_aside_makes_nothing_foregone() -> None:
    match = countered()
    match.act(2, "support main")
    match.act(2, "trade 0 1 - binding -")
    assert asked(match) == "support_with"
    assert foregone(match) == ""


def test_what_only_opens_a_question_was_not_confirmed_and_leaves_even_a_single_answer_open() -> None:
    match = set_up(
        game_named("newangeles"),
        DEAL.replace('hand = ["clinical-trials", "puff-piece", "spin-doctors"]', 'hand = ["puff-piece"]'),
    )
    match.act(0, "main riot-control")
    while asked(match) != "support":
        match.act(match.game.rules.seats(match.state)[0], "pass")
    while match.game.rules.seats(match.state) != (2,):
        match.act(match.game.rules.seats(match.state)[0], "abstain")
    match.act(2, "support main")
    assert match.game.rules.options(match.state, 2) == [match.read(2, "back puff-piece")]
    assert foregone(match) == ""
    match.act(2, "back puff-piece")
    assert match.back(whole=False) == 1


def test_an_undo_passes_over_steps_that_were_not_asked() -> None:
    match = set_up(game_named("state51"), WAY)
    match.act(0, "conquer school")
    match.act(0, "pay con1")
    assert match.back(whole=False) == 2


def test_one_step_back_is_one_step_where_somebody_chose() -> None:
    match = countered()
    match.act(2, "support main")
    match.act(2, "back puff-piece")
    match.act(2, "enough")
    assert match.back(whole=False) == 1


def test_a_whole_action_is_taken_back_to_where_it_began() -> None:
    match = countered()
    before = len(match.moves)
    match.act(2, "support main")
    match.act(2, "back puff-piece")
    match.act(2, "enough")
    assert len(match.moves) - match.back(whole=True) == before


def test_the_moves_of_others_are_no_part_of_an_action() -> None:
    match = countered()
    assert match.back(whole=True) == 1


def test_what_opens_a_question_in_one_place_only_is_confirmed_elsewhere() -> None:
    match = set_up(game_named("frostpunk"), "pool = { worker = 1 }\n")
    match.act(0, "clear near")
    rules = match.game.rules
    assert (asked(match), rules.opens_now(match.state, "lay")) == ("lay", True)
    match.act(0, "lay n1")
    assert (asked(match), rules.opens_now(match.state, "lay")) == ("lay", False)
