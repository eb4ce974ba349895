"""What the coach says: chances, moves and reasons, in sentences made from figures."""

from typing import Any, Final, NamedTuple

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.preview import Preview, preview
from ..kernel.state import Action, State
from ..words import sentences
from ..words.bundle import Words
from ..words.foreseen import gists, grounds
from ..words.games import VOICES
from .apart import between, set_off
from .hints import NOWHERE, Advised
from .judged import Analysis, Apart, Judged, Weighed, alike

PLACES: Final = {0: "first", 1: "second", 2: "third", NOWHERE: "rest"}


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
    w: Words,
    game: Game,
    g: State,
    seat: int,
    made: Weighed,
    best: Weighed,
    players: list[str],
    beside: str = "made",
) -> list[str]:
    """What sets the better line off against the other."""
    view = game.view(g, seat)
    called = VOICES[game.name].called(w.of(game.name), view, players)
    shared = min(alike(made.answers, best.answers), len(made.answers) - 1, len(best.answers) - 1)
    for answer in best.answers[:shared]:
        g = g.clone()
        game.rules.apply(g, seat, game.rules.read(g, seat, answer))
    view = game.view(g, seat)
    actions = [game.rules.read(g, seat, one.answers[shared]) for one in (best, made)]
    better, other = [preview(game, view, seat, action) for action in actions]
    told = set_off(w, game.name, g, seat, better, other, best.apart_from(made), best.ahead, beside, called)
    return told or gists(w, game.name, game.rules.words(g, seat, actions[0]))


def hint_reasons(
    w: Words, game: Game, g: State, seat: int, advised: list[Advised], foreseen: dict[str, Preview], players: list[str]
) -> list[str]:
    """Why each of the answers a bot advises, rather than the next, in lines. What all that are compared will do is foreseen."""
    return ["\n".join(hint_reason(w, game, g, seat, one, foreseen, players)) for one in advised]


def hint_reason(
    w: Words, game: Game, g: State, seat: int, one: Advised, foreseen: dict[str, Preview], players: list[str]
) -> list[str]:
    found = foreseen[one.text]
    if not one.beside:
        return [grounds(w, game.name, found, players)]
    for other in one.beside:
        coming = foreseen[other.text]
        told = set_off(w, game.name, g, seat, found, coming, other.apart, other.ahead, PLACES[other.place], players)
        if told:
            break
    if len(told) < 2 and not between(found.figures, coming.figures):
        told += gists(w, game.name, game.rules.words(g, seat, game.rules.read(g, seat, one.text)))
    return [*(told or [w.say("apart-same")]), *VOICES[game.name].remarks(w, found.supposed or found)]


def poor_reasons(
    w: Words, game: Game, g: State, seat: int, chosen: Action, better: Action, apart: Apart, players: list[str]
) -> tuple[str, str]:
    """What was chosen does, and what sets off what would have been better."""
    view = game.view(g, seat)
    done, best = [preview(game, view, seat, action) for action in (chosen, better)]
    told = set_off(w, game.name, g, seat, best, done, apart, 0.0, "yours", players)
    return grounds(w, game.name, done, players), " ".join(told) or grounds(w, game.name, best, players)
