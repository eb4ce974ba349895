"""What an action will do, in sentences: what is certain, how figures change, and what decides on the rest."""

from collections import Counter
from typing import Any, Final

from ..kernel.preview import CHANCE, HIDDEN, OVER, SEAT, Preview
from .bundle import Words
from .games import VOICES
from .sentences import event

Figures = dict[str, tuple[int, int]]  # from least to most

ANYWHERE: Final = 4  # figures of a kind that may change by the same, or not
MINUS = "\N{MINUS SIGN}"


def foreseen(w: Words, game: str, found: Preview, players: list[str]) -> list[str]:
    """The lines of a preview."""
    lines = [event(w, game, one.kind, one.figures, players) for one in found.events]
    if found.figures or not lines:
        lines += changes(w, game, found, players)
    lines += remarks(w, game, found, players)
    if found.supposed is not None:
        lines += [w.of(game).say("foreseen-supposed"), *foreseen(w, game, found.supposed, players)]
    return lines


def grounds(w: Words, game: str, found: Preview, players: list[str]) -> str:
    """What speaks for an action, in short: where others decide, how figures change if it comes to that, and how by itself."""
    coming = found.supposed if found.supposed is not None and found.supposed.figures else None
    lines: list[str] = []
    if coming is not None:
        lines.append(f"{w.of(game).say('foreseen-supposed')} {', '.join(changed(w, game, telling(coming.figures), players))}.")
    if found.figures or coming is None:
        lines += changes(w, game, found, players)
    return " ".join([*lines, *VOICES[game].remarks(w, found if coming is None else coming)])


def gists(w: Words, game: str, action: list[Any]) -> list[str]:
    """What the cards do that an action, given as words, is about."""
    voice = VOICES[game]
    return [voice.gist(w, word) for word in action[1:] if word in voice.cards]


def telling(figures: Figures) -> Figures:
    """Without what merely says that something can go anywhere."""
    alike = Counter([(figure.split()[0], span) for figure, span in figures.items() if 0 in span])
    return {figure: span for figure, span in figures.items() if alike[figure.split()[0], span] < ANYWHERE} or figures


def changes(w: Words, game: str, found: Preview, players: list[str]) -> list[str]:
    """How the figures change, in one line."""
    told = changed(w, game, found.figures, players)
    return [w.say("foreseen-figures", list=", ".join(told)) if told else w.say("foreseen-nothing")]


def changed(w: Words, game: str, figures: Figures, players: list[str]) -> list[str]:
    told: list[str] = []
    for figure, (least, most) in figures.items():
        if figure in VOICES[game].silent:
            continue
        told.append(named_change(w, VOICES[game].figure(w, figure, players), least, most))
    return told


def named_change(w: Words, name: str, least: int, most: int) -> str:
    if least == most:
        return w.say("foreseen-change", name=name, change=signed(least))
    return w.say("foreseen-span", name=name, least=signed(least), most=signed(most))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def remarks(w: Words, game: str, found: Preview, players: list[str]) -> list[str]:
    """What a game has to say about it, and on what the rest depends; a new decision of one's own goes without saying."""
    lines = VOICES[game].remarks(w, found)
    if not found.certain:
        return [*lines, w.say("foreseen-open"), *([w.say("foreseen-cut")] if found.cut else [])]
    return lines + [
        w.say(f"foreseen-{why}", player=players[seat] if seat >= 0 else "")
        for why, seat, _ in found.waits
        if why in (CHANCE, HIDDEN, SEAT, OVER)
    ]
