"""Every example a game ships: the position before it can be read, the action is legal, and the clause is cited there."""

from functools import partial

import pytest

from ratusz.games.catalogue import GAMES, game_named
from ratusz.kernel.match import Match, begin, set_up
from ratusz.kernel.problem import Problem
from ratusz.lessons.examples import Kept, Where, example, illustrated, kept
from ratusz.lessons.illustration import illustration
from ratusz.words.bundle import LANGUAGES, words
from tools.examples import Miner

LEAST = {"state51": 90, "newangeles": 235, "frostpunk": 285}  # clauses with an example
GAMES_WITH = sorted(LEAST)


def shipped(game: str) -> Kept:
    found = kept(game)
    assert found is not None, "made by other rules: python tools/examples.py"
    return found


@pytest.mark.traced
@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_example_shows_its_clause(game: str) -> None:
    found, miner = shipped(game), Miner(game_named(game))
    left = dict(found.clauses)
    for number, played in enumerate(found.games):
        match, ran = miner.traced(partial(begin, miner.game, played.seats, played.options, played.seed))
        told = {event.rule for event in match.opening}
        for clause in at(left, number, -1):
            assert clause in told | ran
        for move, (seat, text) in enumerate(played.moves):
            wanted = at(left, number, move)
            refused = {clause: where.refused for clause, where in wanted.items() if where.refused}
            check_refused(match, seat, refused)
            if wanted:
                set_up(miner.game, miner.game.position(match.state))
            act = partial(match.act, seat, text)
            events, ran = miner.traced(act) if wanted else (act(), set())
            told = {event.rule for event in events}
            assert set(wanted) - set(refused) <= told | ran
    assert left == {}


def at(left: dict[str, Where], game: int, move: int) -> dict[str, Where]:
    """The examples that stand there, taken out of what is left."""
    found = {clause: where for clause, where in left.items() if (where.game, where.moves) == (game, move)}
    for clause in found:
        del left[clause]
    return found


def check_refused(match: Match, seat: int, wanted: dict[str, str]) -> None:
    rules, g = match.game.rules, match.state
    why = {(rules.write(g, seat, action), rule) for action, rule, _ in rules.explain(g, seat)[1]} if wanted else set()
    assert {(text, clause) for clause, text in wanted.items()} <= why


@pytest.mark.parametrize("game", GAMES_WITH)
def test_most_of_what_can_be_shown_is_shown(game: str) -> None:
    assert len(illustrated(game)) >= LEAST[game]
    assert illustrated(game) <= {clause.id for clause in GAMES[game].clauses}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_told_in_every_language(language: str) -> None:
    found = illustration(words(language), game_named("state51"), "S51-VISIT.1")
    assert found.label
    assert found.told
    assert not found.refused


def test_a_refusal_is_an_example_too() -> None:
    clause = next(clause for clause, where in shipped("state51").clauses.items() if where.refused)
    found = illustration(words("en"), game_named("state51"), clause)
    assert found.refused
    assert len(found.told) == 1


def test_a_clause_without_an_example_says_so() -> None:
    with pytest.raises(Problem, match="example-none"):
        example("state51", "S51-CARD.21")
