"""The mentor: one sentence about what matters, made of what the seat can know; and a word after a clearly poor choice."""

import pytest

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import GAMES, game_named, strategy_named
from ratusz.kernel.chance import Guess
from ratusz.kernel.concern import Concern, Glance, most_pressing
from ratusz.kernel.match import Match, begin, set_up
from ratusz.lessons.course import begun, lesson_named
from ratusz.mentor.advice import better, matters, said
from ratusz.words.bundle import LANGUAGES, words

MOVES = 60


def positions(game: str, seats: int, seed: str) -> list[tuple[Match, int]]:
    """Decisions of a game of bots, one in four."""
    match = begin(game_named(game), seats, {}, seed)
    rules, found = match.game.rules, []
    bots = [bot_named("greedy", match.game, f"{seed} {seat}") for seat in range(seats)]
    while not match.over and len(match.moves) < MOVES:
        seat = rules.seats(match.state)[0]
        if len(match.moves) % 4 == 0:
            found.append((match.clone(), seat))
        view = match.game.view(match.state, seat)
        match.do(seat, bots[seat].choose(view, seat, rules.options(match.state, seat)))
    return found


def sentence(match: Match, seat: int, language: str = "en") -> str:
    concern = matters(match.game, match.game.view(match.state, seat), seat)
    names = [f"P{number}" for number in range(match.seats)]
    return "" if concern is None else said(words(language), match.game.name, concern, names)


@pytest.mark.parametrize(("game", "seats"), [("state51", 2), ("newangeles", 4), ("frostpunk", 2)])
def test_there_is_a_sentence_before_every_decision_in_every_language(game: str, seats: int) -> None:
    for match, seat in positions(game, seats, "mentor"):
        for language in LANGUAGES:
            assert sentence(match, seat, language)


@pytest.mark.parametrize(("game", "seats"), [("state51", 2), ("newangeles", 4), ("frostpunk", 2)])
def test_what_is_hidden_from_the_seat_changes_no_word(game: str, seats: int) -> None:
    for number, (match, seat) in enumerate(positions(game, seats, "hidden")):
        view = match.game.view(match.state, seat)
        glance = Glance(match.game, view, seat)
        before = strategy_named(game).concerns(glance)
        other = match.state.clone()
        match.game.redeal(other, seat, Guess(number))
        assert sentence(match, seat) == said_of(match, match.game.view(other, seat), seat)
        match.game.redeal(glance.g, seat, Guess(number))  # whoever looked at the cards of others would now say something else
        assert strategy_named(game).concerns(glance) == before


def said_of(match: Match, view: object, seat: int) -> str:
    copy = match.clone()
    copy.state = match.game.rebuild(view)  # type: ignore[arg-type]
    return sentence(copy, seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_concern_rests_on_a_clause(game: str) -> None:
    clauses = {clause.id for clause in GAMES[game].clauses}
    for match, seat in positions(game, GAMES[game].seats[0], "clauses"):
        for concern in strategy_named(game).concerns(Glance(match.game, match.game.view(match.state, seat), seat)):
            assert concern.rule in clauses
            assert 0 <= concern.weight <= 100


def test_the_most_pressing_is_said_and_of_equals_the_first() -> None:
    low, high, equal = Concern("a", 10, "", {}), Concern("b", 90, "", {}), Concern("c", 90, "", {})
    assert most_pressing([low, high, equal]) == high
    assert most_pressing([]) is None


def test_hunger_tonight_is_told_with_its_figures() -> None:
    match = begun(lesson_named("frostpunk", "hunger"))
    assert "They need 9 food, there is 1: 8 short" in " ".join(sentence(match, 0).split())


SHELTERS = 'heat = 1\ncold = 6\nround = 3\nfood = 50\nstock = { wood = 3, coal = 2 }\ntiles = { n1 = "near-1" }\n'


@pytest.mark.parametrize(
    ("city", "told"),
    [
        (
            'phase = "action"\npool = { worker = 3 }\nfields = { n1a = "tent", n1b = "coal 2" }\n',
            "Beds that stand in the cold: 2",
        ),
        ('phase = "action"\npool = { worker = 3 }\n', "Shelters are raised with wood; you have 3."),
    ],
)
def test_who_has_no_warm_bed_is_told_with_what_would_help(city: str, told: str) -> None:
    text = " ".join(sentence(set_up(game_named("frostpunk"), SHELTERS + city), 0).split())
    assert told in text


def test_the_offer_that_pays_the_rival_is_named() -> None:
    match = begun(lesson_named("newangeles", "rival"))
    assert "main offer" in sentence(match, 0)
    assert "your rival" in sentence(match, 0)


LAST_ROUND = """
round = 4
turn = 0

[[seat]]
faction = "new-york"
hand = ["fuel-tank"]
goods = { worker = 3, scrap = 1, fuel = 4 }
state = ["gas-station"]

[[seat]]
faction = "mutants-union"
state = ["armoury", "oil-rig", "school"]
passed = true
"""


def test_passing_with_points_on_the_table_is_clearly_poor() -> None:
    match = set_up(game_named("state51"), LAST_ROUND)
    view = match.game.view(match.state, 0)
    found = better(match.game, view, 0, ("pass",), "seed")
    assert found is not None
    assert found.action[0] in ("work", "incorporate")


def test_what_is_best_is_not_poor_and_a_single_answer_is_never_judged() -> None:
    match = set_up(game_named("state51"), LAST_ROUND)
    view = match.game.view(match.state, 0)
    best = bot_named("greedy", match.game, "seed").choose(view, 0, match.game.rules.options(match.state, 0))
    assert better(match.game, view, 0, best, "seed") is None


def test_a_verdict_is_the_same_whatever_is_hidden() -> None:
    match = set_up(game_named("state51"), LAST_ROUND)
    view = match.game.view(match.state, 0)
    other = match.state.clone()
    match.game.redeal(other, 0, Guess(7))
    assert better(match.game, match.game.view(other, 0), 0, ("pass",), "seed") == better(match.game, view, 0, ("pass",), "seed")


TURN = """
round = 2
phase = "action"

[[seat]]
faction = "new-york"
{own}

[[seat]]
faction = "mutants-union"
{their}
"""


@pytest.mark.parametrize(
    ("own", "their", "expected"),
    [
        (
            'hand = ["armoury", "refinery"]\ngoods = { inc2 = 1 }\nstate = ["gas-station", "fuel-tank"]',
            "",
            "You can incorporate one of 2 cards now. Refinery brings the most at once: 4 points.",
        ),
        (
            'hand = ["armoury", "fuel-tank"]\ngoods = { inc2 = 1 }',
            "",
            "You can incorporate one of 2 cards now: each brings a point at once, and works for you from now on.",
        ),
        (
            "goods = { worker = 1 }",
            'state = ["armoury"]',
            "You can visit 1 location of your opponent now. It closes as soon as your opponent passes.",
        ),
        ("goods = { worker = 3, scrap = 1 }", "", "Not yet spent: 1 scrap, 3 workers. All of it lapses when the round ends."),
        (
            "goods = { worker = 1, weapon = 2 }",
            "",
            "Left over: 2 weapons, 1 worker. There is nothing to spend it on any more this round.",
        ),
    ],
)
def test_what_is_said_before_an_action_names_cards_and_goods(own: str, their: str, expected: str) -> None:
    match = set_up(game_named("state51"), TURN.replace("{own}", own).replace("{their}", their))
    assert plain(sentence(match, 0)) == expected


PICK = """
round = 2
phase = "lookout"
display = ["valley", "armoury"]

[[seat]]
faction = "new-york"

[[seat]]
faction = "mutants-union"
hand = [{hand}]
"""


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ('"muties"', "and there is no location in your hand: take one that lies no farther away."),
        ('"armoury"', "far enough for every location in your hand."),
        ('"gun-shop"', "and the only location in your hand lies farther away. An instant card can bring the reach for it."),
        ('"gun-shop", "armoury"', "and 1 of the 2 locations in your hand lies farther away."),
    ],
)
def test_while_cards_are_taken_the_mentor_tells_how_far_those_in_hand_lie(hand: str, expected: str) -> None:
    match = set_up(game_named("state51"), PICK.replace("{hand}", hand))
    assert expected in plain(sentence(match, 1))


def plain(text: str) -> str:
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").split())
