"""What sets one answer off against another, in sentences: what it does at once, and what it leads to when both are played on over
the same guesses. Hints, mentor, coach and puzzles all say it so."""

from typing import Final

from ..games.catalogue import strategy_named
from ..kernel.preview import Preview
from ..kernel.state import State
from ..words.bundle import Words
from ..words.foreseen import MINUS, Figures, named_change, telling
from ..words.games import VOICES
from .judged import Apart

AT_ONCE: Final = 5  # figures that are told of what an answer does
LATER: Final = 4  # and of what it leads to
NOTABLE: Final = 0.3  # what differs by less is not worth a word
ALWAYS: Final = 0.95  # of the guesses

Change = tuple[str, int, str]  # a figure, whether it is for the better (1), for the worse (-1) or neither, and how it is told


def set_off(
    w: Words,
    game: str,
    g: State,
    seat: int,
    one: Preview,
    other: Preview,
    apart: Apart,
    ahead: float,
    beside: str,
    players: list[str],
) -> list[str]:
    """How one answer differs from another; `beside` is the end of the message that says from which. If nothing speaks for it, in
    what share of the guesses it looks better, or worse. Nothing, if it does not differ."""
    stakes = strategy_named(game).stakes(g, seat)
    supposed = between(figures_of(one.supposed), figures_of(other.supposed))
    at_once = between(one.figures, other.figures)
    told = [
        ("supposed", spans(w, game, supposed, stakes, players)),
        ("now", spans(w, game, at_once, stakes, players)),
        ("later", later(w, game, apart, at_once, stakes, players)),
    ]
    compared = w.say(f"apart-beside-{beside}")
    said: list[str] = []
    for when, changes in told:
        if changes:
            message = "apart-then" if said else "apart-first"
            said.append(w.say(message, beside=compared, when=when, list=listed(w, changes)))
    often = max(1, round(10 * abs(ahead)))
    if ahead > 0 and all([side < 0 for _, changes in told for _, side, _ in changes]):
        said.append(w.say("apart-yet" if said else "apart-ahead", beside=compared, often=often))
    elif ahead < 0 and not said:
        said.append(w.say("apart-behind", beside=compared, often=often))
    return said


def figures_of(found: Preview | None) -> Figures:
    return {} if found is None else found.figures


def between(one: Figures, other: Figures) -> Figures:
    """By how much figures differ, from least to most; not where it depends on what comes whether there is more or less."""
    found: Figures = {}
    for name in [*one, *[name for name in other if name not in one]]:
        mine, its = one.get(name, (0, 0)), other.get(name, (0, 0))
        least, most = mine[0] - its[1], mine[1] - its[0]
        if mine != its and (least >= 0 or most <= 0):
            found[name] = (least, most)
    return telling(found)


def spans(w: Words, game: str, figures: Figures, stakes: dict[str, int], players: list[str]) -> list[Change]:
    voice = VOICES[game]
    # What counts comes first; of the rest only what is certain.
    rest = [name for name, (least, most) in figures.items() if name not in stakes and (least == most or not stakes)]
    found: list[Change] = []
    for name in [*[name for name in stakes if name in figures], *rest]:
        if name not in voice.silent:
            least, most = figures[name]
            side = stakes.get(name, 0) * (1 if most > 0 else -1)
            found.append((name, side, named_change(w, voice.figure(w, name, players), least, most)))
    return found[:AT_ONCE]


def later(w: Words, game: str, apart: Apart, at_once: Figures, stakes: dict[str, int], players: list[str]) -> list[Change]:
    """What is for better or worse and does not merely stay as it was at once."""
    found: list[Change] = []
    for name in [name for name in stakes if stakes[name]] or apart:
        change, share = apart.get(name, (0.0, 0.0))
        least, most = at_once.get(name, (0, 0))
        told_already = name in at_once and least - NOTABLE < change < most + NOTABLE
        if abs(change) < NOTABLE or told_already:
            continue
        told = w.say("foreseen-change", name=VOICES[game].figure(w, name, players), change=signed(w, change))
        if share < ALWAYS:
            told = w.say("apart-often", told=told, often=max(1, round(10 * share)))
        found.append((name, stakes.get(name, 0) * (1 if change > 0 else -1), told))
    return found[:LATER]


def listed(w: Words, changes: list[Change]) -> str:
    """What is for the better, then what is for the worse."""
    better = ", ".join([told for _, side, told in changes if side >= 0])
    worse = ", ".join([told for _, side, told in changes if side < 0])
    return w.say("apart-but", better=better, worse=worse) if better and worse else better or worse


def signed(w: Words, number: float) -> str:
    sign = "+" if number > 0.05 else MINUS if number < -0.05 else ""
    return sign + w.say("coach-number", number=abs(round(number, 1)))
