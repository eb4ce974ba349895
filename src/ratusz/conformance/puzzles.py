"""The puzzles of a game: each can be begun, its lines can be played, and its answers explained in every language."""

from ..puzzles.collection import collection
from ..puzzles.telling import verdict
from ..words.bundle import LANGUAGES, words
from .trial import Trial


def puzzled(trial: Trial) -> None:
    for puzzle in collection(trial.game.name):
        match = puzzle.begin()
        players = [str(seat) for seat in range(match.seats)]
        for language in LANGUAGES:
            for line in (puzzle.solution, *puzzle.wrong):
                verdict(words(language), puzzle, match, line.answers[0], players)
