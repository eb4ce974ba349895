"""Scopa in words: its names, its choices, its table."""

from typing import Any, Final

from ratusz.words.bundle import Words
from ratusz.words.layout import wrap
from ratusz.words.voice import Voice, spoken

from .cards import CARD_NAMES, PRIMES, VALUES
from .seen import View
from .state import SOURCES

NAME: Final = "scopa"


def card(w: Words, name: str) -> str:
    suit, _, rank = name.partition("-")
    return w.say("card", rank=w.say(f"rank-{rank}"), suit=w.say(f"suit-{suit}"))


def cards(w: Words, names: list[str]) -> str:
    return ", ".join([card(w, name) for name in names]) or w.say("nothing")


def card_text(w: Words, name: str) -> list[str]:
    number = CARD_NAMES.index(name)
    return [w.say("text-value", value=VALUES[number]), w.say("text-prime", prime=PRIMES[number])]


def figures(w: Words, raw: dict[str, Any]) -> dict[str, Any]:
    told = dict(raw)
    if "card" in raw:
        told["card"] = card(w, raw["card"])
    if "cards" in raw:
        told["cards"] = cards(w, raw["cards"])
    return told


def figure(w: Words, name: str, players: list[str]) -> str:
    what, _, seat = name.partition(" ")
    return w.say(f"figure-{what}", player=players[int(seat)]) if seat else w.say(f"figure-{what}")


def action(w: Words, view: View, seat: int, structure: dict[str, Any]) -> str:
    return w.say(f"action-{structure['do']}", **figures(w, {key: value for key, value in structure.items() if key != "do"}))


def table(w: Words, view: View, players: list[str], width: int = 80) -> list[str]:
    """What a seat sees; the own side comes last, next to the question that follows."""
    lines = [w.say("table-deal", round=view["round"], player=players[view["dealer"]], deck=view["deck"])]
    lines.append(w.say("table-table", cards=cards(w, view["table"])))
    for seat in sorted(range(len(players)), key=lambda seat: seat == view["eyes"]):
        lines += ["", *side(w, view, seat, players[seat])]
    return [part for line in lines for part in wrap(line.strip(), width, 2 if line.startswith(" ") else 0) or [""]]


def side(w: Words, view: View, seat: int, player: str) -> list[str]:
    entry = view["seats"][seat]
    name = w.say("table-you", player=player) if seat == view["eyes"] else player
    points = ", ".join([f"{w.say(f'score-{source}')} {entry['scored'][source]}" for source in SOURCES if entry["scored"][source]])
    lines = [w.say("table-side", player=name, points=entry["points"])]
    if points:
        lines.append("  " + w.say("table-points", points=points))
    lines.append("  " + w.say("table-taken", count=len(entry["taken"]), cards=cards(w, entry["taken"])))
    hand = w.say("table-hand", count=entry["hand_size"])
    return [*lines, "  " + (w.say("table-own-hand", cards=cards(w, entry["hand"])) if entry["hand"] else hand)]


def nothing(w: Words, name: str) -> list[str]:
    return []


def goods(w: Words, table: dict[str, int]) -> str:
    return w.say("nothing")


VOICE: Final = Voice(
    CARD_NAMES,
    [],
    spoken(NAME, card),
    spoken(NAME, card_text),
    spoken(NAME, card),
    spoken(NAME, nothing),
    spoken(NAME, goods),
    spoken(NAME, figures),
    spoken(NAME, figure),
    spoken(NAME, action),
    spoken(NAME, table),
)
