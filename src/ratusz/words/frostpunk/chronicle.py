"""The chronicle of a city, from a match that is over: what happened day by day, what was decided and what it led to, who died of
what, and the decision that mattered most."""

from typing import Final, NamedTuple, cast

from ...games.frostpunk.position.figures import figures
from ...games.frostpunk.position.state import City
from ...games.frostpunk.rules.course.ending import DANGERS, FIELDS, MASS_DEATH, NO_HOPE, WON, dangers
from ...kernel.match import Match, Move
from ...kernel.names import DASH
from ...kernel.state import Event, State

TOLD: Final = (  # events that are told as they are in the log
    "morning-card", "dusk-card", "scenario-card", "storm-struck", "generator-failed", "starving", "night", "weather", "explored",
    "developed", "development-lost", "mobilised", "won", "lost", "resigned",
)  # fmt: skip
DECIDED: Final = ("chose", "enacted", "development-begun", "advised")  # events that tell a decision
MATTERS: Final = ("event", "law", "way", "arrival", "shelter", "fuel", "advisor", "technology")  # questions that settle something
COUNTED: Final = ("food", "coal", "wood", "core", "hope", "discontent", "hunger", "overload", "deaths", "worker sick",
    "engineer sick", "child sick")  # fmt: skip
SERIES: Final = ("hope", "discontent", "deaths", "food", "coal", "wood")

HUNGER: Final = "hunger"
SICKNESS: Final = "sickness"
NIGHT: Final = "night"
COLD: Final = "cold"
WORK: Final = "work"
CARD: Final = "card"


class Grave(NamedTuple):
    who: str  # the type
    citizen: str  # the card that stands for the dead; empty: none does
    cause: str
    card: str  # of a death by a card: which; empty: none
    round: int


class Note(NamedTuple):
    """A line of the chronicle."""

    event: Event
    led_to: dict[str, int]  # of a decision: how what is counted changed until the next question that settles something
    turning: bool  # it doomed the city, or saved it


class Chronicle(NamedTuple):
    match: Match
    days: dict[int, list[Note]]  # by round; 0: before the first day
    graves: list[Grave]
    series: dict[str, list[tuple[int, int]]]  # what is counted at the end of each round
    won: bool


def city(g: State) -> City:
    return cast(City, g)


def chronicle(match: Match) -> Chronicle:
    moves = match.moves
    turning = turning_point(match)
    days: dict[int, list[Note]] = {}
    for number, move in enumerate(moves):
        round = city(move.before).round
        for event in move.events:
            round = event.figures["round"] if event.kind == "round" else round
            if event.kind in TOLD or decides(event):
                led_to = consequences(match, number) if decides(event) else {}
                days.setdefault(round, []).append(Note(event, led_to, number == turning and decides(event)))
    return Chronicle(match, days, graves(match), series(match), city(match.state).cause == WON)


def decides(event: Event) -> bool:
    return event.kind in DECIDED and event.figures.get("event") != DASH


def settles(move: Move) -> bool:
    return move.before.stack[-1][0] in MATTERS


def after(match: Match, number: int) -> City:
    """How it stood when something was to be settled again."""
    return city(next((move.before for move in match.moves[number + 1 :] if settles(move)), match.state))


def consequences(match: Match, number: int) -> dict[str, int]:
    before, then = figures(city(match.moves[number].before)), figures(after(match, number))
    return {name: then[name] - before[name] for name in COUNTED if then[name] != before[name]}


def turning_point(match: Match) -> int:
    """The move that doomed the city or saved it: after which what the city was lost by came nearest to its end at a stroke, or
    what was most in danger was pushed furthest back. -1: there is none."""
    cause = city(match.state).cause
    worst, found = 0.0, -1
    for number, move in enumerate(match.moves):
        if settles(move) and any([decides(event) for event in move.events]):
            before, then = peril(city(move.before)), peril(after(match, number))
            if cause == WON:
                weight = max([was * (was - now) for was, now in zip(before, then, strict=True)])
            elif NO_HOPE <= cause <= MASS_DEATH:
                weight = then[cause - NO_HOPE] - before[cause - NO_HOPE]
            else:
                weight = sum(then) - sum(before)
            if weight > worst:
                worst, found = weight, number
    return found


def peril(g: City) -> list[float]:
    """How near each end of the game is: 1 is there."""
    return [
        1 - value / most if name == "hope" else value / most
        for name, value, most in zip(DANGERS, dangers(g), FIELDS, strict=True)
    ]


def graves(match: Match) -> list[Grave]:
    """The dead in the order they died. What they died of is what was told last that kills; who they were, the card that was
    turned up for them."""
    found: list[Grave] = []
    cause, card = SICKNESS, ""
    for move in match.moves:
        round = city(move.before).round
        for event in move.events:
            told = event.figures
            if event.kind == "round":
                round = told["round"]
            elif event.kind == "phase":
                cause = COLD if told["phase"] == "generator" else SICKNESS
            elif event.kind == "acted":
                cause = SICKNESS if told["warm"] else WORK
            elif event.kind == "starving":
                cause = HUNGER
            elif event.kind == "night":
                cause = NIGHT
            elif event.kind == "flipped" and cause in (HUNGER, CARD):
                cause = SICKNESS
            elif event.kind in ("chose", "card-acts", "dusk-card", "morning-card") and told["event"] != DASH:
                cause, card = CARD, told["event"]
            elif event.kind == "died":
                found.append(Grave(told["who"], "", cause, card if cause == CARD else "", round))
            elif event.kind == "mourned" and found:
                unnamed = next((at for at, grave in enumerate(found) if not grave.citizen and grave.who == told["who"]), None)
                if unnamed is not None:
                    found[unnamed] = found[unnamed]._replace(citizen=told["citizen"])
    return found


def series(match: Match) -> dict[str, list[tuple[int, int]]]:
    last = {city(g).round: city(g) for g in [*[move.before for move in match.moves], match.state]}
    counted = {round: figures(g) for round, g in sorted(last.items()) if round}
    return {name: [(round, told[name]) for round, told in counted.items()] for name in SERIES}
