"""What an action will do, in sentences: what is certain, how figures change, and what decides on the rest."""

from ..kernel.preview import CHANCE, HIDDEN, OVER, SEAT, Preview
from .bundle import Words
from .games import VOICES
from .sentences import event

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
    """What speaks for an action, in short: how figures change by it or, where others decide, if it comes to that; and when."""
    if not found.figures and found.supposed is not None:
        return f"{w.of(game).say('foreseen-supposed')} {grounds(w, game, found.supposed, players)}"
    return " ".join([*changes(w, game, found, players), *VOICES[game].remarks(w, found)])


def changes(w: Words, game: str, found: Preview, players: list[str]) -> list[str]:
    """How the figures change, in one line."""
    told: list[str] = []
    for figure, (least, most) in found.figures.items():
        if figure in VOICES[game].silent:
            continue
        name = VOICES[game].figure(w, figure, players)
        if least == most:
            told.append(w.say("foreseen-change", name=name, change=signed(least)))
        else:
            told.append(w.say("foreseen-span", name=name, least=signed(least), most=signed(most)))
    return [w.say("foreseen-figures", list=", ".join(told)) if told else w.say("foreseen-nothing")]


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
