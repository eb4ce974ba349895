"""How a game ended, in a sentence or two, as one would tell it to whoever reads it."""

from typing import Any, Final

from ..kernel.match import Match
from ..kernel.state import Event
from ..kernel.view import View
from .bundle import Words
from .games import VOICES
from .sentences import event

RESIGNED: Final = "resigned"  # the event that ends a game by no clause of the rulebook
LOST: Final = (RESIGNED, "ended", "lost")  # the events that tell how it ended when nobody wins
WON: Final = "won"  # as the last event: all have won together
SIDES: Final = 2  # so many scores are told beside each other


def verdict(w: Words, match: Match, names: list[str], seat: int | None = None) -> str:
    """Who has won, by how much, and who gave up if it was that; where nobody wins, what the end was; and who was gone by then."""
    sentence = outcome(w, match.game.name, match.result(), match.events(), match.game.view(match.state, seat), names)
    return with_gone(w, sentence, [names[seat] for seat in match.gone])


def with_gone(w: Words, sentence: str, gone: list[str]) -> str:
    """The same, and who had left before the end."""
    return f"{sentence} {w.say('result-left', names=in_a_row(w, gone), count=len(gone))}" if gone else sentence


def outcome(w: Words, game: str, result: dict[str, Any], events: list[Event], view: View, names: list[str]) -> str:
    """To the eyes of this view: whoever they belong to is "you", and the others go by their names."""
    spoken, voice = w.of(game), VOICES[game]
    you: int | None = view["eyes"]
    players = voice.called(spoken, {**view, "eyes": None}, names)
    winners: list[int] = result["winners"]
    closing = next((one for one in reversed(events) if one.kind in LOST or (one.kind == WON and one is events[-1])), None)
    if closing is not None and (not winners or closing.kind == WON):
        return told(event(w, game, closing.kind, closing.figures, players), voice.margin(spoken, view))
    won = who_won(spoken, winners, players, you)
    if closing is not None and closing.kind == RESIGNED:
        gave_up = closing.figures["seat"]
        return told(won, spoken.say("result-resigned", you=yes(gave_up == you), player=players[gave_up]))
    if len(result["scores"]) == SIDES and spoken.knows("score-total"):
        best, other = sorted(result["scores"], reverse=True)
        return told(won, spoken.say("result-score", best=best, other=other, even=yes(best == other)))
    return told(won, voice.margin(spoken, view))


def who_won(w: Words, winners: list[int], players: list[str], you: int | None, message: str = "result-winner") -> str:
    others = [players[seat] for seat in winners if seat != you]
    return w.say(message, you=yes(you in winners), others=len(others), names=in_a_row(w, others))


def in_a_row(w: Words, names: list[str]) -> str:
    """Names one after another, as they are said in the middle of a sentence."""
    *before, last = names or [""]
    return w.say("names-and", before=", ".join(before), last=last) if before else last


def told(*sentences: str) -> str:
    return " ".join([sentence for sentence in sentences if sentence])


def yes(holds: bool) -> str:
    return "yes" if holds else "no"
