"""How a game ended, in a sentence."""

from typing import Final

from ..kernel.match import Match
from ..kernel.state import Event
from .bundle import Words
from .sentences import event

RESIGNED: Final = "resigned"  # the event that ends a game by no clause of the rulebook
LOST: Final = (RESIGNED, "ended", "lost")  # the events that tell how it ended when nobody wins
WON: Final = "won"  # as the last event: all have won together


def verdict(w: Words, match: Match, players: list[str]) -> str:
    """Who has won, and who gave up if it was that; where nobody wins, what the end was; and who was gone by then."""
    sentence = outcome(w, match.game.name, match.game.result(match.state).winners, match.events(), players)
    return with_gone(w, sentence, [players[seat] for seat in match.gone])


def with_gone(w: Words, sentence: str, gone: list[str]) -> str:
    """The same, and who had left before the end."""
    return f"{sentence} {w.say('result-left', names=', '.join(gone), count=len(gone))}" if gone else sentence


def outcome(w: Words, game: str, winners: list[int], events: list[Event], players: list[str]) -> str:
    for told in reversed(events):
        if told.kind == RESIGNED or (told.kind == WON and told is events[-1]) or (not winners and told.kind in LOST):
            return event(w, game, told.kind, told.figures, players)
    return w.say("result-winner", winners=len(winners), names=", ".join([players[seat] for seat in winners]))
