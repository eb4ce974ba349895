"""Whether the coach finds a mistake: in games of bots one move of one seat is replaced by a bad one, and the coach must name it
among the three that cost that seat most.

    python -m tools.coach.blunders GAME --games 20

Bad is the worst that could be done in the middle of the game, where all that belongs to it is answered by the plan. So say two
bots, by what they think the chances are: the greedy one, who goes by what was written by hand, and the expert, by searching.
What is worse by less than DROP to one of them is nothing to speak of; without anything worse, another game is taken.
"""

import argparse
from typing import Final, NamedTuple

from ratusz.bots.catalogue import bot_named
from ratusz.bots.greedy import Greedy
from ratusz.bots.search import Search
from ratusz.coach.calibration import BY_HAND, HINTS, Calibration, calibration_of
from ratusz.coach.review import review
from ratusz.games.catalogue import game_named, strategy_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match
from ratusz.kernel.state import Action
from tools.coach.games import SEATS, Hasty, begun, bots, play_on

DROP: Final = 0.06  # of the chance to win
REFEREE: Final = "expert:300"
RANKINGS: Final = 4  # of the greedy bot, over guesses of their own: a bad move must not be bad luck
CHOICES: Final = 3  # with fewer answers there is little to do wrong


class Spoilt(NamedTuple):
    match: Match
    seat: int
    at: int  # the bad move
    text: str
    drop: float


def spoilt(game: Game, number: int) -> Spoilt | None:
    """The game of that number, spoilt; None: its seat had no occasion to do anything that bad."""
    seed = f"blunder {number}"
    seat = number % SEATS[game.name]
    whole = play_on(begun(game, seed), bots(game, seed, careful=True))
    places = [at for at, move in enumerate(whole.moves) if move.seat == seat and opens(whole, at)]
    places = places[len(places) // 5 : -len(places) // 5]  # neither the first nor the last of a game
    found = [(*worst(game, whole, at, seed), at) for at in places]
    drop, action, at = max(found, key=lambda one: one[0], default=(0.0, (), 0))
    if drop < DROP:
        return None
    match = begun(game, seed)
    for move in whole.moves[:at]:
        match.act(move.seat, move.text)
    text = game.rules.write(match.state, seat, action)
    match.do(seat, action)
    hasty = Hasty(game, seed)
    while match.half_step(match.moves[-1], match.state) is not None:
        match.do(seat, hasty.choose(game.view(match.state, seat), seat, game.rules.options(match.state, seat)))
    return Spoilt(play_on(match, bots(game, f"{seed} after", careful=True)), seat, at, text, drop)


def opens(match: Match, at: int) -> bool:
    """Whether a decision with some choice begins with this move."""
    move, rules = match.moves[at], match.game.rules
    task = rules.waiting(move.before, move.seat)
    if task is None or task[0] not in rules.decisions or move.text.partition(" ")[0] in rules.asides:
        return False
    return len(rules.options(move.before, move.seat)) >= CHOICES


def worst(game: Game, match: Match, at: int, seed: str) -> tuple[float, Action]:
    """What is worst to both bots, of all that could be done, and how much it costs to the one to whom it costs less."""
    move = match.moves[at]
    view, legal = game.view(move.before, move.seat), game.rules.options(move.before, move.seat)
    greedy = Greedy(game, strategy_named(game.name), Guess(stream(f"{seed} {at}", "bot")))
    expert = bot_named(REFEREE, game, f"{seed} {at}")
    assert isinstance(expert, Search)
    base = game.rebuild(view)
    rankings = [ranked for _ in range(RANKINGS) for ranked in greedy.weigh(base, move.seat, legal)]
    by_hand, searched = dict.fromkeys(legal, 0.0), dict(expert.rank(view, move.seat, legal, tuple(legal)))
    for action, worth in rankings:
        by_hand[action] += worth / RANKINGS
    drops = [costs(by_hand, calibration_of(game.name, BY_HAND)), costs(searched, calibration_of(game.name, HINTS))]
    cost = {action: min([drop[action] for drop in drops]) for action in legal}
    last = max(legal, key=lambda action: cost[action])
    return cost[last], last


def costs(worths: dict[Action, float], calibration: Calibration) -> dict[Action, float]:
    """How much less the chance to win is with each answer than with the best."""
    best = max([calibration.chance(worth) for worth in worths.values()])
    return {action: best - calibration.chance(worth) for action, worth in worths.items()}


def named(found: Spoilt) -> tuple[bool, list[str]]:
    """Whether the coach names it, and what it names."""
    costly = review(found.match, seat=found.seat).costly(found.seat)
    told = [f"{one.at}: {'; '.join(one.made.answers)} (−{one.cost:.0%})" for one in costly]
    return any(one.at <= found.at < one.at + one.moves for one in costly), told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    game = game_named(asked.game)
    hits = tried = 0
    number = asked.first
    while tried < asked.games:
        found = spoilt(game, number)
        if found is not None:
            hit, told = named(found)
            tried, hits = tried + 1, hits + hit
            sign = "named" if hit else "MISSED"
            move = f"game {number}, seat {found.seat}, move {found.at} {found.text} (−{found.drop:.2f})"
            print(f"{move}: {sign}; {' | '.join(told)}", flush=True)
        number += 1
    print(f"{asked.game}: {hits} of {tried} named")


if __name__ == "__main__":
    main()
