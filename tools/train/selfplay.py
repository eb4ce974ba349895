"""Games from which a judgement learns: what each seat could see at the end of every matter, and whether it won."""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ratusz.bots.greedy import Greedy
from ratusz.bots.judgement import Judgement
from ratusz.bots.learned import Learned
from ratusz.bots.unasked import Unasked
from ratusz.bots.weights import load
from ratusz.games.catalogue import game_named, manifest, strategy_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.state import State
from ratusz.kernel.strategy import Strategy

Rows = npt.NDArray[np.float32]
SLIPS: Final = 30  # of a thousand answers, any that is worth a thought: so that other positions are met, too
KEPT: Final = 30  # of a hundred rows, where every seat sees something else


class Job(NamedTuple):
    game: str
    seats: int
    seed: str
    weights: str  # a file; empty: nothing was learned yet


@cache
def learned(game: str, path: str) -> Strategy:
    return Learned(strategy_named(game), Judgement(load(game_named(game), Path(path))))


def one_game(job: Job) -> tuple[Rows, Rows]:
    """The rows of a game, and for each whether its seat won. Half of the players go by what was learned, half by hand; where all
    win or lose together, all by what was learned."""
    game, by_hand, chance = game_named(job.game), strategy_named(job.game), Guess(stream(job.seed, "bot"))
    common = manifest(job.game).common
    bots = []
    for _ in range(job.seats):
        new = job.weights and (common or chance.below(2))
        bots.append(Greedy(game, learned(job.game, job.weights) if new else by_hand, chance))
    g = game.new(job.seats, game.complete({}), job.seed)
    game.rules.settle(g)
    unasked = Unasked(game, by_hand)
    matter = by_hand.matter(g)
    rows: list[tuple[int, list[float]]] = []
    while g.stack:
        move(game, g, bots, unasked, chance)
        if g.stack and by_hand.matter(g) != matter:
            matter = by_hand.matter(g)
            rows += seen(by_hand, g, 1 if common else job.seats, chance)
    winners = game.result(g).winners
    return np.array([row for _, row in rows], np.float32), np.array([seat in winners for seat, _ in rows], np.float32)


def move(game: Any, g: State, bots: list[Greedy], unasked: Unasked, chance: Guess) -> None:
    """What bots have to say, and the next answer."""
    while (spoken := unasked.next(g, range(len(bots)))) is not None:
        seat, proposals = spoken
        said = bots[seat].interject(game.view(g, seat), seat, proposals)
        if said is not None:
            game.rules.interject(g, seat, said)
    unasked.moved()
    seat = game.rules.seats(g)[0]
    legal = game.rules.options(g, seat)
    action = legal[0]
    if len(legal) > 1 and chance.below(1000) < SLIPS:
        worth_a_thought = bots[seat].strategy.candidates(g, seat, legal)
        action = worth_a_thought[chance.below(len(worth_a_thought))]
    elif len(legal) > 1:
        action = bots[seat].choose(game.view(g, seat), seat, legal)
    game.rules.apply(g, seat, action)


def seen(strategy: Strategy, g: State, seats: int, chance: Guess) -> list[tuple[int, list[float]]]:
    found = [(seat, strategy.features(g, seat)) for seat in range(seats) if seats == 1 or chance.below(100) < KEPT]
    return [(seat, features) for seat, features in found if features]
