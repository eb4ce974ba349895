"""Find examples for the clauses of a rulebook in games of bots, and write them where the game keeps them:

    python tools/examples.py state51 --games 12

A clause is seen where an event or a refusal names it, or else in the move in which a function ran that cites it. What names it
comes before what only ran, and a move in which little else happened before a busy one. Few games are kept: those that show most.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ratusz.bots.catalogue import bot_named
from ratusz.games.catalogue import game_named, manifest
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, begin
from ratusz.kernel.state import Event
from ratusz.lessons.examples import FILE, Kept, Played, Where
from tests.citations import PRINTED, citations

NAMED, REFUSED, RAN = 0, 1, 2  # how a clause is seen, the best first
BUSY = 6  # clauses cited by one function: of which it shows what, nobody could tell
MOST = 700  # moves of a game

Place = tuple[str, str]  # a file, a function
Score = tuple[int, int, int]  # the less, the better: how, how much else, how late


class Miner:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.cited: dict[Place, set[str]] = defaultdict(set)
        for citation in citations(game):
            if citation.function != PRINTED:
                self.cited[str(citation.file), citation.function].add(citation.rule)
        self.cited = {place: rules for place, rules in self.cited.items() if len(rules) <= BUSY}
        self.codes: dict[CodeType, set[str]] = {}
        self.known = {clause.id for clause in game.clauses}

    def play(self, seats: int, seed: str, bot: str) -> tuple[Played, dict[str, tuple[Score, Where]]]:
        """A game of bots, and where in it each clause is best seen."""
        best: dict[str, tuple[Score, Where]] = {}
        match, ran = self.traced(lambda: begin(self.game, seats, {}, seed))
        self.note(best, match.opening, ran, Where(0, -1), 0)
        bots = [bot_named(bot if seat else "greedy", self.game, f"{seed} {seat}") for seat in range(seats)]
        while not match.over and len(match.moves) < MOST:
            self.move(match, bots, best)
        moves = [(move.seat, move.text) for move in match.moves]
        return Played(seats, match.options, seed, moves), best

    def move(self, match: Match, bots: list[Any], best: dict[str, tuple[Score, Where]]) -> None:
        rules, g, at = self.game.rules, match.state, len(match.moves)
        seat = rules.seats(g)[0]
        legal, why = rules.explain(g, seat)
        for action, rule, figures in why:
            score = (REFUSED, len(figures) == 0, at)
            self.better(best, rule, score, Where(0, at, rules.write(g, seat, action)))
        chosen = bots[seat].choose(self.game.view(g, seat), seat, legal)
        events, ran = self.traced(lambda: match.do(seat, chosen))
        self.note(best, events, ran, Where(0, at), at)

    def note(self, best: dict[str, tuple[Score, Where]], events: list[Event], ran: set[str], where: Where, at: int) -> None:
        told = [event.rule for event in events if event.rule]
        for rule in set(told):
            self.better(best, rule, (NAMED, len(events) - told.count(rule), at), where)
        for rule in ran if events else []:
            self.better(best, rule, (RAN, len(ran), at), where)

    def better(self, best: dict[str, tuple[Score, Where]], rule: str, score: Score, where: Where) -> None:
        if rule in self.known and (rule not in best or score < best[rule][0]):
            best[rule] = (score, where)

    def traced(self, work: Any) -> tuple[Any, set[str]]:
        """What comes of it, and the clauses cited by the functions that ran."""
        ran: set[CodeType] = set()

        def hear(frame: FrameType, event: str, argument: Any) -> None:
            ran.add(frame.f_code)

        sys.setprofile(hear)
        try:
            found = work()
        finally:
            sys.setprofile(None)
        return found, set[str]().union(*[self.of(code) for code in ran])

    def of(self, code: CodeType) -> set[str]:
        if code not in self.codes:
            place = (code.co_filename, code.co_qualname.partition(".<locals>")[0])
            self.codes[code] = self.cited.get(place, set())
        return self.codes[code]


def kept(game: Game, found: list[tuple[Played, dict[str, tuple[Score, Where]]]]) -> Kept:
    """The best of each clause. A game is kept for what no kept one shows as well; and no further than to the last move shown."""
    chosen: dict[str, tuple[Score, int, Where]] = {}
    for number, (_, best) in enumerate(found):
        for rule, ((how, much, at), where) in best.items():
            if rule not in chosen or how < chosen[rule][0][0]:
                chosen[rule] = ((how, much, at), number, where)
    used = sorted({number for _, number, _ in chosen.values()})
    last = {number: max([where.moves for _, other, where in chosen.values() if other == number]) for number in used}
    games = [shortened(found[number][0], last[number] + 1) for number in used]
    order = [clause.id for clause in game.clauses if clause.id in chosen]
    clauses = {rule: msgspec.structs.replace(chosen[rule][2], game=used.index(chosen[rule][1])) for rule in order}
    return Kept(game.version, game.content, games, clauses)


def shortened(played: Played, moves: int) -> Played:
    return msgspec.structs.replace(played, moves=played.moves[:moves])


def plan(game: Game, games: int) -> Iterator[tuple[int, str, str]]:
    """Seats, seed and bot of each game: every number of players, good play and wild play."""
    for number in range(games):
        yield game.seats[number % len(game.seats)], f"example {number}", ("greedy", "random", "random")[number % 3]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12)
    wanted = parser.parse_args()
    game = game_named(wanted.game)
    miner = Miner(game)
    found = kept(game, [miner.play(*one) for one in plan(game, wanted.games)])
    path = Path(str(resources.files(manifest(game.name).learning))) / FILE
    path.write_bytes(msgspec.json.encode(found) + b"\n")
    print(f"{path}: {len(found.clauses)} of {len(game.clauses)} clauses, {len(found.games)} games, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
