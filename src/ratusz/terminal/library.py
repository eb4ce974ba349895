"""The rulebooks: looking up clauses, and which of them are proven by a test."""

import json
from pathlib import Path

from ..games.catalogue import GAMES
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..lessons.examples import illustrated
from ..lessons.illustration import illustration
from ..words import rulebook, sentences
from ..words.bundle import Words
from ..words.edge import mention
from ..words.games import VOICES, title
from .coverage import marked, report
from .screen import Screen

ILLUSTRATED = 3  # clauses with their examples are no longer a list


def every_game(words: Words) -> list[Game]:
    """All that can be played; of the others it is told why not."""
    for problem in GAMES.problems():
        mention(words, problem)
    return GAMES.values()


def show(screen: Screen, query: str, games: list[Game], board: bool = False) -> None:
    """The clauses that fit, a few of them with an example; without a query, the topics of all."""
    if not query:
        for game in games:
            screen.columns([(clause.id, sentences.clause(screen.words, clause.id)[0]) for clause in game.clauses])
        return
    found = [rule for game in games for rule in rulebook.find(screen.words, game.name, query)]
    if not found:
        raise Problem("rules-nothing", query=query)
    for rule in found:
        screen.clause(rule)
        if len(found) <= ILLUSTRATED:
            illustrate(screen, rule, board)


def illustrate(screen: Screen, rule: str, board: bool) -> None:
    """A clause at work in a game, if there is such an example; with the table before it."""
    game = GAMES[sentences.game_of(rule)]
    if rule not in illustrated(game.name):
        return
    found = illustration(screen.words, game, rule)
    if board:
        for line in VOICES[game.name].table(screen.words, found.view, found.players, screen.console.width):
            screen.text(line)
    if found.label:
        message = "rules-example-refused" if found.refused else "rules-example"
        screen.say(message, player=found.players[found.seat], label=found.label)
    else:
        screen.say("rules-example-setup")
    for line in found.told:
        screen.item(line)


def coverage(screen: Screen, folder: Path, as_json: bool) -> None:
    proven = marked(folder)
    reports = {name: report(game, proven) for name, game in GAMES.items()}
    if as_json:
        print(json.dumps(reports))
        return
    for name, found in reports.items():
        screen.say(
            "coverage-game",
            game=title(screen.words, name),
            clauses=found["clauses"],
            exempt=found["exempt"],
            proven=len(found["proven"]),
            missing=len(found["missing"]),
        )
        for rule in found["missing"]:
            screen.item(f"[{rule}] {sentences.clause(screen.words, rule)[0]}")
