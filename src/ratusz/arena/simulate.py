"""Bots play many games, through views alone. What comes out does not depend on how many processes share the work."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..bots.unasked import Unasked
from ..games.catalogue import game_named
from ..kernel.game import Game, Proposal, Result, Value
from ..kernel.problem import Problem
from ..kernel.state import Event, State
from .report import Entry, Report
from .watcher import Watcher

# What a process needs to play its share: the game by name, so that nothing but plain data crosses over.
Plan = tuple[str, tuple[str, ...], dict[str, Value], str, Callable[[], Watcher] | None]


class Played:
    """A game from set-up to end: how it ended, how many decisions it took, and what it adds to the statistics."""

    def __init__(self, result: Result, decisions: int, statistics: dict[str, float]) -> None:
        self.result = result
        self.decisions = decisions
        self.statistics = statistics


def play(
    game: Game, bots: list[Bot], seed: str, options: dict[str, Value] | None = None, watcher: Watcher | None = None
) -> Played:
    """One game. Each bot gets the view of its seat and nothing else."""
    rules = game.rules
    g = game.new(len(bots), options or {}, seed)
    told: list[Event] = []
    g.listener = told.append
    rules.settle(g)
    unasked = Unasked(game)
    decisions = 0
    if watcher is not None:
        watcher.before(g)
    while g.stack:
        spoken = unasked.next(g, range(len(bots)))
        if spoken is not None:
            interject(game, g, bots, spoken, watcher)
            continue
        seat = rules.seats(g)[0]
        legal = rules.options(g, seat)
        action = bots[seat].choose(game.view(g, seat), seat, legal)
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
    return Played(result, decisions, game.statistics(g, told))


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
    """The game of that number. As many games in a row as there are seats share their cards, so that every bot sits everywhere;
    where the same bot sits everywhere anyway, every game has cards of its own."""
    name, specs, options, seed, watch = plan
    game = game_named(name)
    n = len(specs)
    order = [(seat + number) % n for seat in range(n)]  # who sits where
    bots = [bot_named(specs[who], game, f"{seed} {number} {seat}") for seat, who in enumerate(order)]
    watcher = watch() if watch is not None else None
    deal = number // n if len(set(specs)) > 1 else number
    played = play(game, bots, f"{seed} {deal}", options, watcher)
    watched = watcher.data() if watcher is not None else None
    return Entry(number, order, played.result, played.decisions, played.statistics, watched)


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
    complete = game.complete(options or {})
    game.new(len(seats), complete, seed)  # a wrong number of players is told here, and so is a wrong bot:
    for spec in seats:
        bot_named(spec, game, seed)
    plan = (game.name, tuple(seats), complete, seed, watch)
    began = time.perf_counter()
    entries: list[Entry] = []
    with shared(plan, games, jobs) as results:
        for entry in results:
            entries.append(entry)
            if progress is not None:
                progress(len(entries))
    entries.sort(key=lambda entry: entry.number)
    return Report(game.name, seats, complete, seed, entries, time.perf_counter() - began)


@contextmanager
def shared(plan: Plan, games: int, jobs: int) -> Iterator[Iterator[Entry]]:
    """The games as they end, in this process or shared by several."""
    if jobs <= 1:
        yield (play_numbered(plan, number) for number in range(games))
    else:
        with get_context("spawn").Pool(min(jobs, games), take, (plan,)) as pool:
            yield pool.imap_unordered(play_taken, range(games), max(1, min(20, games // jobs // 4)))


taken: list[Any] = []  # in a process of the pool: the plan it follows


def take(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the one that waits for this one ends it
    taken.append(plan)


def play_taken(number: int) -> Entry:
    return play_numbered(taken[0], number)
