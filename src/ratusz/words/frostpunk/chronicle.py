"""The chronicle of a city, from a match that is over: what happened day by day, what was decided and what it led to, who died of
what, and the decision that mattered most."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from ...games.frostpunk.game import GAME
from ...games.frostpunk.position.figures import figures
from ...games.frostpunk.position.state import City
from ...games.frostpunk.rules.course.ending import DANGERS, FIELDS, MASS_DEATH, NEAR, NO_HOPE, WON, dangers
from ...kernel.match import Match, Move
from ...kernel.names import DASH
from ...kernel.state import Event, State
from ..voice import Turning

TOLD: Final = (  # events that are told as they are in the log
    "morning-card", "dusk-card", "scenario-card", "storm-struck", "generator-failed", "starving", "night", "weather", "explored",
    "developed", "development-lost", "mobilised", "won", "lost", "resigned",
)  # fmt: skip
PASSED: Final = "passed"
DECIDED: Final = ("chose", "enacted", "development-begun", "advised")  # events that tell a decision
COUNTED: Final = ("food", "coal", "wood", "core", "hope", "discontent", "hunger", "overload", "deaths", "worker sick",
    "engineer sick", "child sick")  # fmt: skip
SERIES: Final = ("hope", "discontent", "deaths", "food", "coal", "wood")
LAST: Final = 3  # rounds at the end in which a city is lost; what was decided before could have been made good
MUCH: Final = 1 / 8  # of the way to the end of the game, at one stroke
OUTSTANDING: Final = 1 / 2  # of what lost the city in its last rounds: the work of one decision
IDLE: Final = 1 / 2  # of the pawns of a round: who passes with so many ready has let happen what comes next

HUNGER: Final = "hunger"
SICKNESS: Final = "sickness"
NIGHT: Final = "night"
COLD: Final = "cold"
WORK: Final = "work"
CARD: Final = "card"


class Grave(NamedTuple):
    died: dict[str, Any]  # what was told of it, from which the name follows
    cause: str
    card: str  # of a death by a card: which; empty: none
    round: int


class Note(NamedTuple):
    """A line of the chronicle."""

    event: Event
    led_to: dict[str, int]  # of a decision: how what is counted was changed by it alone
    turning: bool  # it doomed the city, or saved it


class Chronicle(NamedTuple):
    match: Match
    days: dict[int, list[Note]]  # by round; 0: before the first day
    brought: int  # how many had died before it all began
    graves: list[Grave]
    series: dict[str, list[tuple[int, int]]]  # what is counted at the end of each round
    won: bool


def city(g: State) -> City:
    return cast(City, g)


def chronicle(match: Match) -> Chronicle:
    turning = turning_point(match)
    days: dict[int, list[Note]] = {}
    decided = -1
    for number, round, event in told(match):
        if (decides(event) or (number == turning and event.kind == PASSED)) and number != decided:
            decided = number  # what comes of a move is said once
            days.setdefault(round, []).append(Note(event, consequences(match, number), number == turning))
        elif event.kind in TOLD or decides(event):
            days.setdefault(round, []).append(Note(event, {}, False))
    return Chronicle(match, days, brought(match), graves(match), series(match), city(match.state).cause == WON)


def first(match: Match) -> City:
    """How it stood when somebody was asked for the first time."""
    return city(match.moves[0].before if match.moves else match.state)


def told(match: Match) -> Iterator[tuple[int, int, Event]]:
    """All events in order, each with the number of its move (-1: it came before the first) and its round."""
    began = [event.figures["round"] - 1 for event in match.opening if event.kind == "round"]
    round = began[0] if began else first(match).round
    for number, events in enumerate([match.opening, *[move.events for move in match.moves]], -1):
        for event in events:
            round = event.figures["round"] if event.kind == "round" else round
            yield number, round, event


# What was decided.


def decides(event: Event) -> bool:
    return event.kind in DECIDED and event.figures.get("event") != DASH


def consequences(match: Match, number: int) -> dict[str, int]:
    """What a decision changed, and not what would have come anyway."""
    if number < 0:
        return {}
    before, then = figures(city(match.moves[number].before)), figures(settled(match, number))
    return {name: then[name] - before[name] for name in COUNTED if then[name] != before[name]}


def settled(match: Match, number: int) -> City:
    """How it stood when what was decided had been carried out, with all answers that belonged to it. The move itself went on to
    where somebody was asked, maybe through a whole night."""
    g = city(match.moves[number].before.clone())
    below = len(g.stack) - 1
    moves = iter(match.moves[number:])
    while len(g.stack) > below:
        task = g.stack[-1]
        if task[0] in GAME.rules.ops:
            g.stack.pop()
            GAME.rules.ops[task[0]](g, *task[1:])
        elif not answered(g, next(moves, None), len(g.stack) - 1 > below):
            break
    return g


def answered(g: City, move: Move | None, within: bool) -> bool:
    """An answer is carried out, and nothing beyond it. False: there was none, or it is a decision of its own."""
    rules = GAME.rules
    task = g.stack[-1]
    if move is None or move.effect is not None or task[0] not in rules.asks or (within and task[0] in rules.decisions):
        return False
    action = rules.read(g, move.seat, move.text)
    if action[0] not in rules.asides:
        g.stack.pop()
        rules.asks[task[0]].carry_out(g, action, task)
    return True


def turning_point(match: Match) -> int:
    """The decision that doomed the city: of those near the end that moved what the city was lost by, and were not made good, the
    one that moved it furthest, if most of the way was its work. Or the one that saved it: that took back most of what was about
    to lose it. -1: there is none."""
    cause = city(match.state).cause
    worst, found = 0.0, -1
    if cause == WON or NO_HOPE <= cause <= MASS_DEATH:
        for number, then, since in outcomes(match):
            weight = saving(match, number, then) if cause == WON else dooming(match, number, then, since)
            if weight and weight >= worst:
                worst, found = weight, number
    stands_out = found >= 0 and (cause == WON or worst >= OUTSTANDING * decline(match))
    return found if stands_out else -1


def outcomes(match: Match) -> Iterator[tuple[int, City, int]]:
    """The moves that may have decided it, each with how it stood when what it led to had come, and the first move after that."""
    pawns = ready(match.opening, 0)
    for number, move in enumerate(match.moves):
        passed = [event.figures["count"] for event in move.events if event.kind == PASSED]
        if any([decides(event) for event in move.events]):
            yield number, settled(match, number), number + 1
        elif passed and passed[0] and passed[0] >= IDLE * pawns:
            since = acting_again(match, number)
            yield number, city(match.moves[since].before if since < len(match.moves) else match.state), since
        pawns = ready(move.events, pawns)


def ready(events: list[Event], before: int) -> int:
    """How many pawns a round began with, if it began among these events."""
    began = [sum(event.figures["pawns"].values()) for event in events if event.kind == "pawns"]
    return began[-1] if began else before


def acting_again(match: Match, number: int) -> int:
    """The first move after a pass that is a turn: until then nobody could do anything against what it let happen."""
    for later in range(number + 1, len(match.moves)):
        if match.moves[later].before.stack[-1][0] == "turn":
            return later
    return len(match.moves)


def decline(match: Match) -> float:
    """How far what the city was lost by moved in its last rounds."""
    end = city(match.state)
    stood = [city(move.before) for move in match.moves if end.round - city(move.before).round < LAST]
    number_of = end.cause - NO_HOPE
    return peril(end)[number_of] - min([peril(g)[number_of] for g in stood]) if stood else 0.0


def turning(match: Match) -> Turning | None:
    """The decision that doomed the city or saved it."""
    at = turning_point(match)
    mine = [(round, event) for number, round, event in told(match) if number == at >= 0]
    found = [one for one in mine if decides(one[1])] or [one for one in mine if one[1].kind == PASSED]
    if not found:
        return None
    said = "chronicle-saved" if city(match.state).cause == WON else "chronicle-doomed"
    return Turning(found[0][0], said, found[0][1])


def saving(match: Match, number: int, then: City) -> float:
    """How far a decision moved one of the numbers away from where it would have lost the city next."""
    before = city(match.moves[number].before)
    stood = zip(DANGERS, dangers(before), NEAR, strict=True)
    near = [value <= least if name == "hope" else value >= least for name, value, least in stood]
    moved = [was - now for was, now in zip(peril(before), peril(then), strict=True)]
    return max([by if close and by >= MUCH else 0.0 for close, by in zip(near, moved, strict=True)])


def dooming(match: Match, number: int, then: City, since: int) -> float:
    """How far a decision moved what the city was lost by, if it never came back to where it was."""
    end = city(match.state)
    number_of = end.cause - NO_HOPE
    before = city(match.moves[number].before)
    if end.round - before.round >= LAST:
        return 0.0
    was = peril(before)[number_of]
    by = peril(then)[number_of] - was
    later = [city(move.before) for move in match.moves[since:]]
    return by if by >= MUCH and all([peril(g)[number_of] > was for g in later]) else 0.0


def peril(g: City) -> list[float]:
    """How near each end of the game is: 1 is there."""
    return [
        1 - value / most if name == "hope" else value / most
        for name, value, most in zip(DANGERS, dangers(g), FIELDS, strict=True)
    ]


# The dead.


def brought(match: Match) -> int:
    """A society may come to the crater with graves behind it."""
    return max(0, first(match).deaths - sum([event.kind == "died" for event in match.opening]))


def graves(match: Match) -> list[Grave]:
    """The dead in the order they died. What they died of is what was told last that kills."""
    found: list[Grave] = []
    cause, card = SICKNESS, ""
    for _, round, event in told(match):
        figures = event.figures
        if event.kind == "phase":
            cause = COLD if figures["phase"] == "generator" else SICKNESS
        elif event.kind == "acted":
            cause = SICKNESS if figures["warm"] else WORK
        elif event.kind == "starving":
            cause = HUNGER
        elif event.kind == "night":
            cause = NIGHT
        elif event.kind == "flipped" and cause in (HUNGER, CARD):
            cause = SICKNESS
        elif event.kind in ("chose", "card-acts", "dusk-card", "morning-card") and figures["event"] != DASH:
            cause, card = CARD, figures["event"]
        elif event.kind == "died":
            found.append(Grave(figures, cause, card if cause == CARD else "", round))
    return found


def series(match: Match) -> dict[str, list[tuple[int, int]]]:
    last = {city(g).round: city(g) for g in [*[move.before for move in match.moves], match.state]}
    counted = {round: figures(g) for round, g in sorted(last.items()) if round}
    return {name: [(round, told[name]) for round, told in counted.items()] for name in SERIES}
