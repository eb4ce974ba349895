"""Bots play many games, through views alone. What comes out does not depend on how many processes share the work."""

import time
from collections.abc import Callable

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..bots.unasked import Unasked
from ..games.catalogue import game_named, strategy_named
from ..kernel.game import Game, Result, Value
from ..kernel.problem import Problem
from ..kernel.state import Event, State
from ..kernel.strategy import Proposal
from .entry import Entry
from .plan import Plan, planned
from .report import Report
from .sharing import shared
from .watcher import Watcher


class Played:
    """A game from set-up to end: how it ended, how many decisions it took, what it adds to the statistics, and by seat how long
    its bot thought, and about how many decisions."""

    def __init__(self, result: Result, decisions: int, statistics: dict[str, float], thought: list[tuple[float, int]]) -> None:
        self.result = result
        self.decisions = decisions
        self.statistics = statistics
        self.thought = thought


def play(
    game: Game, bots: list[Bot], seed: str, options: dict[str, Value] | None = None, watcher: Watcher | None = None
) -> Played:
    """One game. Each bot gets the view of its seat and nothing else."""
    rules = game.rules
    g = game.new(len(bots), options or {}, seed)
    told: list[Event] = []
    g.listener = told.append
    rules.settle(g)
    strategy = strategy_named(game.name)
    unasked = Unasked(game, strategy)
    decisions = 0
    seconds, choices = [0.0] * len(bots), [0] * len(bots)
    if watcher is not None:
        watcher.before(g)
    while g.stack:
        spoken = unasked.next(g, range(len(bots)))
        if spoken is not None:
            interject(game, g, bots, spoken, watcher)
            continue
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        view = game.view(g, seat)
        began = time.perf_counter()
        action = bots[seat].choose(view, seat, legal)
        if len(legal) > 1:
            seconds[seat] += time.perf_counter() - began
            choices[seat] += 1
        if action not in legal:
            raise Problem("illegal", action=rules.write(g, seat, action))
        if watcher is not None:
            watcher.step(g, seat, action)
        rules.apply(g, seat, action)
        unasked.moved()
        decisions += 1
    result = game.result(g)
    if watcher is not None:
        watcher.after(g, result)
    return Played(result, decisions, strategy.statistics(g, told), list(zip(seconds, choices, strict=True)))


def interject(game: Game, g: State, bots: list[Bot], spoken: tuple[int, list[Proposal]], watcher: Watcher | None) -> None:
    """A bot gets the chance to make an aside."""
    seat, proposals = spoken
    action = bots[seat].interject(game.view(g, seat), seat, proposals)
    if action is not None:
        game.rules.check(g, seat, action)
        if watcher is not None:
            watcher.step(g, seat, action)
        game.rules.interject(g, seat, action)


def play_numbered(plan: Plan, number: int) -> Entry:
    """The game of that number in a plan."""
    game = game_named(plan.game)
    deal, order = plan.seated(number)
    bots = [bot_named(plan.bots[who], game, f"{plan.seed} {number} {seat}") for seat, who in enumerate(order)]
    watcher = plan.watch() if plan.watch is not None else None
    played = play(game, bots, f"{plan.seed} {deal}", plan.options, watcher)
    result = played.result
    return Entry(
        number, list(order), result.winners, result.scores, result.sources, played.decisions, played.statistics, played.thought,
        watcher.data() if watcher is not None else None,
    )  # fmt: skip


def simulate(
    game: Game,
    games: int,
    seats: list[str],
    jobs: int = 1,
    seed: str = "",
    progress: Callable[[int], None] | None = None,
    options: dict[str, Value] | None = None,
    watch: Callable[[], Watcher] | None = None,
) -> Report:
    """Let the bots named in `seats` play, changing seats from game to game. `progress` hears how many games are over;
    `watch` (a class, or a function of a module) makes a watcher for each game."""
    plan = planned(game, seats, (tuple(range(len(seats))),), seed, options, watch)
    began = time.perf_counter()
    entries: list[Entry] = []
    with shared(play_numbered, plan, list(range(games)), jobs) as results:
        for entry in results:
            entries.append(entry)
            if progress is not None:
                progress(len(entries))
    return Report(plan, entries, time.perf_counter() - began)
