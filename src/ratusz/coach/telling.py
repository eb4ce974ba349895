"""What the coach says: chances, moves and reasons, in sentences made from figures."""

from typing import Any, Final, NamedTuple

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.preview import preview
from ..kernel.state import State
from ..words import sentences
from ..words.bundle import Words
from ..words.foreseen import MINUS, grounds
from ..words.games import VOICES
from .judged import Analysis, Judged, Weighed

FIGURES: Final = 4  # that are told of where a line leads
NOTABLE: Final = 0.3  # what differs by less is not worth a word
MADE: Final = "coach-at-once-made"


class Mistake(NamedTuple):
    """A move that cost much: where it was made, what would have been better, and why."""

    at: int
    cost: float
    title: str
    better: str
    reasons: list[str]

    def data(self) -> dict[str, Any]:
        return self._asdict()


def percent(w: Words, share: float) -> str:
    return w.say("coach-percent", share=share)


def mistakes(w: Words, analysis: Analysis, match: Match, seat: int, players: list[str]) -> list[Mistake]:
    """The moves that cost a seat most."""
    return [mistake(w, match, one, players) for one in analysis.costly(seat)]


def mistake(w: Words, match: Match, one: Judged, players: list[str]) -> Mistake:
    g = match.moves[one.at].before
    best = one.best[0]
    number = match.game.round_number(g.round)
    said = labels(w, match.game, g, one.seat, one.made.answers)
    where = w.say("coach-move-round", number=one.at + 1, round=number, move=said) if number else ""
    return Mistake(
        one.at,
        one.cost,
        where or w.say("coach-move", number=one.at + 1, move=said),
        w.say("coach-better", move=labels(w, match.game, g, one.seat, best.answers), chance=best.chance, made=one.made.chance),
        reasons(w, match.game, g, one.seat, one.made, best, players),
    )


def labels(w: Words, game: Game, g: State, seat: int, answers: list[str]) -> str:
    """A line of answers, as they are labelled at the table."""
    return " → ".join([label.removesuffix(".") for label in steps(w, game, g, seat, answers)])


def steps(w: Words, game: Game, g: State, seat: int, answers: list[str]) -> list[str]:
    rules = game.rules
    found: list[str] = []
    for text in answers:
        action = rules.read(g, seat, text)
        found.append(sentences.action(w, game.name, game.view(g, seat), seat, rules.structure(g, seat, action)))
        g = g.clone()
        rules.apply(g, seat, action)
    return found


def reasons(
    w: Words, game: Game, g: State, seat: int, made: Weighed, best: Weighed, players: list[str], other: str = MADE
) -> list[str]:
    """What the better line does at once, what the other does (in a message of that name), and where both lead."""
    view = game.view(g, seat)
    called = VOICES[game.name].called(w.of(game.name), view, players)
    changes = [
        grounds(w, game.name, preview(game, view, seat, game.rules.read(g, seat, line.answers[0])), called)
        for line in (best, made)
    ]
    at_once = [w.say(message, changes=told) for message, told in zip(("coach-at-once", other), changes, strict=True)]
    return (at_once if changes[0] != changes[1] else []) + leads(w, game, made, best, called)


def leads(w: Words, game: Game, made: Weighed, best: Weighed, called: list[str]) -> list[str]:
    """In which figures the two lines lead to something else, on average, the largest differences first."""
    names = {*made.leads, *best.leads}
    apart = {name: best.leads.get(name, 0.0) - made.leads.get(name, 0.0) for name in names}
    notable = sorted([name for name in apart if abs(apart[name]) >= NOTABLE], key=lambda name: (-abs(apart[name]), name))
    if not notable:
        return []
    told = [
        w.say(
            "coach-rather",
            name=VOICES[game.name].figure(w, name, called),
            better=signed(w, best.leads.get(name, 0.0)),
            made=signed(w, made.leads.get(name, 0.0)),
        )
        for name in notable[:FIGURES]
    ]
    return [w.say("coach-leads", list=", ".join(told))]


def signed(w: Words, number: float) -> str:
    sign = "+" if number > 0.05 else MINUS if number < -0.05 else ""
    return sign + w.say("coach-number", number=abs(round(number, 1)))
