"""The chronicle of a city as one page that needs nothing else: a title, two pictures, the days, the dead."""

from html import escape
from typing import Final

from ...games.frostpunk.content.numbers import ROUNDS
from ...games.frostpunk.content.societies import SOCIETIES
from ...games.frostpunk.game import GAME
from ...kernel.match import Match
from ..bundle import Words
from ..foreseen import signed
from ..sentences import event
from ..verdict import verdict
from .chronicle import CARD, Chronicle, Grave, Note, chronicle, city
from .dead import named
from .names import event as card_name
from .names import figure, listed, quoted, society

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 190, 30, 120, 12, 24  # of a picture, and its margins
OVER: Final = ("won", "lost", "resigned")  # events that end it
PICTURES: Final = {"people": ("hope", "discontent", "deaths"), "stores": ("food", "coal", "wood")}
COLOURS: Final = {
    "hope": "#f2a65a", "discontent": "#d9534f", "deaths": "#cfd8dc", "food": "#9ccc65", "coal": "#90a4ae", "wood": "#c49a6c",
}  # fmt: skip
APART: Final = 13  # least distance between the names at the ends of lines
STYLE: Final = """
:root{color-scheme:dark}
body{margin:0;background:#10171c;color:#dfe7ea;font:17px/1.6 Georgia,'Times New Roman',serif}
main{max-width:760px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0 0 4px;font-size:clamp(24px,6vw,34px);line-height:1.15}
h2{margin:36px 0 6px;font-size:21px;color:#9fd3e6}
header p{margin:2px 0;color:#b9c7cd}
.end{font-size:20px;color:#f2c48d}
figure{margin:28px 0 0;overflow-x:auto}
figcaption{font-size:14px;color:#b9c7cd}
svg{width:100%;min-width:560px;height:auto;font:12px/1 sans-serif}
ul{margin:0;padding:0;list-style:none}
li{margin:8px 0;padding-left:14px;border-left:2px solid #2b3a42}
li.decided{border-color:#9fd3e6}
li.turning{border-color:#f2a65a;background:#22201a;padding:8px 14px}
li.turning strong{display:block;color:#f2a65a}
small{display:block;font-size:14px;color:#a9b8bf}
footer{margin-top:40px;font-size:13px;color:#93a3ab}
@media print{body{background:#fff;color:#111}h2,li.turning strong,.end{color:#333}li.turning{background:#f4f1ea}}
"""


def page(w: Words, match: Match, players: list[str]) -> str:
    told = chronicle(match)
    society_card = SOCIETIES[city(match.state).society]
    title = w.say("chronicle-title", society=society(w, society_card.name))
    body = [
        f"<header><h1>{escape(title)}</h1>",
        line("p", w.say("chronicle-difficulty", difficulty=w.say(f"difficulty-{society_card.difficulty}"))),
        line("p", w.say("chronicle-by", players=listed(w, players))),
        line("p", verdict(w, match, players), "end"),
        "</header>",
        *[picture(w, name, told) for name in PICTURES],
        *[day(w, round, notes, told, players) for round, notes in sorted(told.days.items())],
        dead(w, told),
        f"<footer>{escape(w.say('chronicle-made'))}</footer>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    whole = f"<head>{head}<style>{STYLE}</style></head><body><main>{''.join(body)}</main></body>"
    return f'<!doctype html><html lang="{w.language}">{whole}</html>'


def line(tag: str, text: str, kind: str = "") -> str:
    return f'<{tag} class="{kind}">{escape(text)}</{tag}>' if kind else f"<{tag}>{escape(text)}</{tag}>"


# The days.


def day(w: Words, round: int, notes: list[Note], told: Chronicle, players: list[str]) -> str:
    title = w.say("chronicle-day", round=round) if round else w.say("chronicle-before")
    over = [note for note in notes if note.event.kind in OVER]
    lines = [note_line(w, note, told, players) for note in notes if note not in over]
    ended = [note_line(w, note, told, players) for note in over]
    graves = [line("li", grave_line(w, grave), "died") for grave in told.graves if grave.round == round]
    return f"<section>{line('h2', title)}<ul>{''.join(lines + graves + ended)}</ul></section>"


def note_line(w: Words, note: Note, told: Chronicle, players: list[str]) -> str:
    text = escape(event(w, GAME.name, note.event.kind, note.event.figures, players))
    if note.turning:
        text = line("strong", w.say("chronicle-saved" if told.won else "chronicle-doomed")) + text
    if note.led_to:
        changes = [f"{figure(w, name, players)} {signed(by)}" for name, by in note.led_to.items()]
        text += line("small", w.say("chronicle-led", changes=listed(w, changes)))
    kind = "turning" if note.turning else "decided" if note.led_to else "told"
    return f'<li class="{kind}">{text}</li>'


def dead(w: Words, told: Chronicle) -> str:
    count = told.brought + len(told.graves)
    if not count:
        return line("p", w.say("chronicle-nobody"), "end")
    lines = [line("li", w.say("chronicle-brought", count=told.brought))] if told.brought else []
    lines += [line("li", w.say("chronicle-grave-day", grave=grave_line(w, grave), round=grave.round)) for grave in told.graves]
    since = "" if told.graves else line("p", w.say("chronicle-nobody-since"), "end")
    return f"<section>{line('h2', w.say('chronicle-dead', count=count))}<ul>{''.join(lines)}</ul>{since}</section>"


def grave_line(w: Words, grave: Grave) -> str:
    name, of = named(w, grave.died)
    cause = quoted(w, card_name(w, grave.card)) if grave.cause == CARD else w.say(f"chronicle-cause-{grave.cause}")
    return w.say("chronicle-grave", name=name, who=w.say(of), cause=cause)


# The pictures.


def picture(w: Words, name: str, told: Chronicle) -> str:
    """Lines over the rounds, each named at its end; a mark where the decision fell that mattered most."""
    lines = {series: told.series[series] for series in PICTURES[name]}
    most = max([1, *[value for points in lines.values() for _, value in points]])
    drawn = [scale(most), *[curve(points, most, COLOURS[series]) for series, points in lines.items()]]
    drawn += labels(w, lines, most)
    drawn += [mark(w, round, told.won) for round, notes in told.days.items() if any([note.turning for note in notes])]
    caption = w.say(f"chronicle-{name}")
    said = "; ".join(
        [f"{figure(w, series, [])}: {', '.join([str(value) for _, value in points])}" for series, points in lines.items()]
    )
    svg = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said)}">{"".join(drawn)}</svg>'
    return f"<figure>{svg}{line('figcaption', caption)}</figure>"


def across(round: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (round - 1) / (ROUNDS - 1)


def up(value: float, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def scale(most: int) -> str:
    """The rounds below, and nothing and most at the left."""
    rounds = [text(across(round), HEIGHT - 6, str(round), "middle") for round in range(1, ROUNDS + 1)]
    heights = [text(LEFT - 8, up(value, most) + 4, str(value), "end") for value in (0, most)]
    base = f'<path d="M{LEFT} {up(0, most):.1f}H{WIDTH - RIGHT}" stroke="#3a4a52"/>'
    return base + "".join(rounds + heights)


def text(x: float, y: float, said: str, anchor: str, colour: str = "#93a3ab") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'


def curve(points: list[tuple[int, int]], most: int, colour: str) -> str:
    way = " ".join([f"{across(round):.1f},{up(value, most):.1f}" for round, value in points])
    dots = [f'<circle cx="{across(round):.1f}" cy="{up(value, most):.1f}" r="2.5" fill="{colour}"/>' for round, value in points]
    return f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.5"/>{"".join(dots)}'


def labels(w: Words, lines: dict[str, list[tuple[int, int]]], most: int) -> list[str]:
    """What each line is, where it ends; those that end close together stand below one another."""
    found: list[str] = []
    lowest = -float(HEIGHT)
    for series, points in sorted(lines.items(), key=lambda entry: up(entry[1][-1][1], most) if entry[1] else 0.0):
        if points:
            lowest = max(lowest + APART, up(points[-1][1], most) + 4)
            said = f"{figure(w, series, [])} {points[-1][1]}"
            found.append(text(WIDTH - RIGHT + 10, lowest, said, "start", COLOURS[series]))
    return found


def mark(w: Words, round: int, won: bool) -> str:
    said = w.say("chronicle-saved" if won else "chronicle-doomed")
    way = f'<path d="M{across(max(1, round)):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#f2a65a" stroke-dasharray="4 4"/>'
    return f"<g>{way}<title>{escape(said)}</title></g>"
