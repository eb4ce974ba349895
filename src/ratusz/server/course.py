"""How a finished game went: what it is judged by, round by round, and what moved it. From the log; nothing is hidden any more."""

from typing import Any

from ..kernel.state import Event, State
from ..words.bundle import Words
from .play import Play, Told

Moved = tuple[State, State, str]  # how it stood before and after something told at length, and what that is called


def pictures(w: Words, play: Play, players: list[str], moments: list[Moved]) -> list[dict[str, Any]]:
    """A picture for each thing worth one: its lines over the rounds, and how much of the change of each came from what."""
    rounds = by_round(play)
    drawn = [play.game.pictured(g) for _, g in rounds]
    moved = causes(play, moments)
    found: list[dict[str, Any]] = []
    for name, last in drawn[-1].items():
        lines = [
            {
                "name": line_name(w, name, number, len(last), players),
                "values": [one[name][number] for one in drawn],
                "causes": listed(w, moved, name, number, last[number] - drawn[0][name][number]),
            }
            for number in range(len(last))
        ]
        found.append(
            {"picture": name, "name": w.say(f"course-{name}"), "rounds": [number for number, _ in rounds], "lines": lines}
        )
    return found


def by_round(play: Play) -> list[tuple[int, State]]:
    """How it stood at the beginning, and at the end of each round, by the number of the round."""
    states = [play.state_at(at) for at in range(play.moves + 1)]
    last = {g.round: g for g in states if g.round}
    return [(0, states[0]), *[(play.game.round_number(round), g) for round, g in last.items()]]


def causes(play: Play, moments: list[Moved]) -> dict[tuple[str, int, str], int]:
    """What each kind of moment has changed in all: by picture, line and what it is called."""
    found: dict[tuple[str, int, str], int] = {}
    for before, after, title in moments:
        was, now = play.game.pictured(before), play.game.pictured(after)
        for name, values in now.items():
            for number, value in enumerate(values):
                change = value - was[name][number]
                if change:
                    found[name, number, title] = found.get((name, number, title), 0) + change
    return found


def listed(w: Words, moved: dict[tuple[str, int, str], int], name: str, number: int, whole: int) -> list[dict[str, Any]]:
    """Where a line came from, the largest part first; what is left over came from the moves in between."""
    parts = {title: change for (picture, line, title), change in moved.items() if (picture, line) == (name, number) and change}
    rest = whole - sum(parts.values())
    if rest:
        parts[w.say("course-moves")] = rest
    return [{"name": title, "change": parts[title]} for title in sorted(parts, key=lambda title: -abs(parts[title]))]


def line_name(w: Words, name: str, number: int, lines: int, players: list[str]) -> str:
    """Of a picture with one line, none; of others what the words for it name, or the players."""
    if w.tells(f"course-{name}", f"line{number}"):
        return w.say(f"course-{name}", f"line{number}")
    return "" if lines == 1 and len(players) > 1 else players[number]


def moved_by(told: Told, lines: list[Event], titles: dict[int, str]) -> list[Moved]:
    """The moments of an entry, by its lines and the titles of those with which one begins."""
    marks = [(at, event.before) for at, event in enumerate(lines) if event.before is not None]
    ends = [*[before for _, before in marks[1:]], told.after]
    return [(before, after, titles[at]) for (at, before), after in zip(marks, ends, strict=False) if at in titles and after]
