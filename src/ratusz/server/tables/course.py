"""How a finished game went: what it is judged by, round by round, and what moved it. From the log; nothing is hidden any more."""

from typing import Any, NamedTuple

from ...kernel.game import ENDED, ROUND_OVER
from ...kernel.state import Event, State
from ...words.bundle import Words
from ...words.games import VOICES
from ...words.sentences import event
from ...words.voice import Turning
from .play import POSITION, Play, Told

Moved = tuple[State, State, str]  # how it stood before and after something told at length, and what kind that was


class Course(NamedTuple):
    """How it went, in figures."""

    rounds: list[int]
    drawn: list[dict[str, list[int]]]  # what the game is judged by at the end of each of them, by picture
    causes: dict[tuple[str, int, str], int]  # what each kind of moment has changed in all, by picture and line
    scored: dict[str, list[dict[str, int]]]  # pictures of what is counted in the end: where that came from, by line
    turning: Turning | None  # what decided it


def course(play: Play, moments: list[Moved]) -> Course:
    rounds = by_round(play)
    drawn = [play.game.pictured(g) for _, g in rounds]
    first, last = play.game.result(rounds[0][1]), play.game.result(rounds[-1][1])
    come = [{name: end[name] - begin[name] for name in end} for begin, end in zip(first.sources, last.sources, strict=True)]
    risen = [sum(parts.values()) for parts in come]
    scored = {
        name: come
        for name, values in drawn[-1].items()
        if values == last.scores and [now - was for was, now in zip(drawn[0][name], values, strict=True)] == risen
    }
    turning = VOICES[play.game.name].turning(play.match)
    return Course([number for number, _ in rounds], drawn, causes(play, moments), scored, turning)


def pictures(w: Words, game: str, found: Course, players: list[str]) -> list[dict[str, Any]]:
    """A picture for each thing worth one: its lines over the rounds, how much of the change of each came from what, and where
    the game turned, if that can be said."""
    drawn, turning = found.drawn, None
    if found.turning is not None:
        round, message, what = found.turning
        turning = {"round": round, "text": f"{w.say(message)} {event(w, game, what.kind, what.figures, players)}"}
    return [
        {
            "picture": name,
            "name": w.say(f"course-{name}"),
            "rounds": found.rounds,
            "turning": turning,
            "lines": [
                {
                    "name": line_name(w, name, number, len(last), players),
                    "values": [one[name][number] for one in drawn],
                    "causes": listed(w, found, name, number, last[number] - drawn[0][name][number]),
                }
                for number in range(len(last))
            ],
        }
        for name, last in drawn[-1].items()
    ]


def by_round(play: Play) -> list[tuple[int, State]]:
    """How it stood at the beginning, and at the end of each round, by the number of the round."""
    states = [play.state_at(at) for at in range(play.moves + 1)]
    last = {g.round: g for g in states if g.round}
    return [(0, states[0]), *[(play.game.round_number(round), g) for round, g in last.items()]]


def causes(play: Play, moments: list[Moved]) -> dict[tuple[str, int, str], int]:
    found: dict[tuple[str, int, str], int] = {}
    for before, after, kind in moments:
        was, now = play.game.pictured(before), play.game.pictured(after)
        for name, values in now.items():
            for number, value in enumerate(values):
                change = value - was[name][number]
                if change:
                    found[name, number, kind] = found.get((name, number, kind), 0) + change
    return found


def listed(w: Words, found: Course, name: str, number: int, whole: int) -> list[dict[str, Any]]:
    """Where a line came from, the largest part first. What is counted in the end came from where the score says, unless there
    is a name for what no moment told of."""
    if name in found.scored and not w.knows(f"course-{name}-moves"):
        parts = {w.say(f"score-{source}"): change for source, change in found.scored[name][number].items()}
    else:
        parts = told_of(w, found, name, number, whole)
    largest = sorted([title for title in parts if parts[title]], key=lambda title: -abs(parts[title]))
    return [{"name": title, "change": parts[title]} for title in largest]


def told_of(w: Words, found: Course, name: str, number: int, whole: int) -> dict[str, int]:
    """What the moments changed, and what is left over: that came from the moves in between."""
    parts: dict[str, int] = {}
    for (picture, line, kind), change in found.causes.items():
        if (picture, line) == (name, number):
            title = w.say(f"stage-{kind}")
            parts[title] = parts.get(title, 0) + change
    left = f"course-{name}-moves"
    return {**parts, w.say(left if w.knows(left) else "course-moves"): whole - sum(parts.values())}


def line_name(w: Words, name: str, number: int, lines: int, players: list[str]) -> str:
    """Of a picture with one line, none; of others what the words for it name, or the players."""
    if w.tells(f"course-{name}", f"line{number}"):
        return w.say(f"course-{name}", f"line{number}")
    return "" if lines == 1 and len(players) > 1 else players[number]


def moved_by(told: Told, lines: list[Event]) -> list[Moved]:
    """The moments of an entry, by its lines; the end of the game is none of them, nor is a look back at what
    they changed."""
    if told.entry.kind == POSITION and told.entry.seq > 0:  # its lines are not those of its events
        return []
    marks = [(event.before, event.moment) for event in lines if event.before is not None]
    ends = [*[before for before, _ in marks[1:]], told.after]
    apart = (ENDED, ROUND_OVER)
    return [(before, after, kind) for (before, kind), after in zip(marks, ends, strict=False) if kind not in apart and after]
