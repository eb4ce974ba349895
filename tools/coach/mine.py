"""Look for puzzles in games of bots: decisions at which one answer is clearly the best, and one that looks good is not.

    python -m tools.coach.mine GAME --seconds 200 --wanted 60

Every line a decision can be made of is played on over the same guesses (ratusz.coach.judge). A puzzle is kept if
- the best answer is ahead of every other one by MARGIN of the chance to win, or more, in two runs over different guesses,
  and by CERTAIN standard errors of the difference, guess by guess;
- what the game's policy would do without thinking, or what looks best right after it is done, is another answer.

Games are numbered, and each has few puzzles at most. The files already there and `--folder`/next say where to go on, so that the
work can be done in pieces.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ratusz.bots.catalogue import bot_named
from ratusz.coach.apart import NOTABLE
from ratusz.coach.judge import Judge, Tried
from ratusz.coach.judged import Case, Weighed
from ratusz.coach.review import cases
from ratusz.coach.sense import sense_of
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from ratusz.kernel.match import Match, set_up
from ratusz.kernel.state import Action
from ratusz.kernel.view import View
from tools.coach.games import SEATS, Hasty, begun, bots, play_on

MARGIN: Final = {"state51": 0.06, "newangeles": 0.03, "frostpunk": 0.03}
CERTAIN: Final = 3.0
QUICK: Final = {"state51": ("expert", 0.25), "newangeles": ("greedy", 0.01), "frostpunk": ("greedy", 0.01)}
EACH: Final = {"state51": 2, "newangeles": 4, "frostpunk": 3}  # puzzles of a game of bots, at most
HASTY: Final = ("newangeles",)  # whose games are long
CHOICES: Final = 3  # answers there must be
GLANCE: Final = 8  # guesses
LONG: Final = 60  # guesses of each of the two runs
OTHERS: Final = 4  # wrong answers that are kept
SHARE: Final = 0.4  # of a collection that may have the same kind of question and the same verb as its solution


class Found(NamedTuple):
    position: str
    seat: int
    kind: tuple[str, str]
    solution: Weighed
    wrong: list[Weighed]


def by_answer(found: list[Tried]) -> list[Tried]:
    """The best line of each first answer, the best first."""
    best: dict[Action, Tried] = {}
    for tried in found:
        best.setdefault(tried.line[0], tried)
    return list(best.values())


def promising(judge: Judge, view: View, legal: list[Action]) -> Action | None:
    """What a bot that answers at once is clearly for: most decisions are put aside by that."""
    spec, ahead = QUICK[judge.game.name]
    ranked = bot_named(spec, judge.game, "mine").rank(view, judge.seat, legal)
    return ranked[0][0] if len(ranked) > 2 and ranked[0][1] - ranked[1][1] >= ahead else None


def tempting(judge: Judge, legal: list[Action]) -> list[Action]:
    """What somebody might do who does not look ahead: the policy's answer, and what looks best at once."""
    planned = legal[judge.strategy.policy(judge.guess, judge.seat, legal, Guess(1))]
    at_once = max(legal, key=lambda action: judge.strategy.evaluate(judge.after((action,)), judge.seat))
    return list(dict.fromkeys([planned, at_once]))


def clear(judge: Judge, first: Tried, second: Tried, margin: float) -> bool:
    """Whether one line is ahead of another by the margin, and it is no chance."""
    chance = judge.sense.calibration.chance
    apart = [one - other for one, other in zip(first.worths, second.worths, strict=True)]
    mean = sum(apart) / len(apart)
    spread = math.sqrt(sum([(one - mean) ** 2 for one in apart]) / (len(apart) - 1) / len(apart))
    return chance(first.worth) - chance(second.worth) >= margin and mean >= CERTAIN * spread


def examined(game: Game, match: Match, case: Case, plenty: set[tuple[str, str]]) -> Found | None:
    """A puzzle, if the decision is one, and not of a kind of which there are plenty."""
    margin = MARGIN[game.name]
    g = match.moves[case.at].before
    task = game.rules.waiting(g, case.seat)
    assert task is not None
    view: View = msgspec.json.decode(case.view)
    judge = Judge(game, sense_of(game.name), view, case.seat, f"mine {case.seed} {case.at}")
    legal = judge.rules.options(judge.base, case.seat)
    legal = judge.strategy.candidates(judge.base, case.seat, legal)
    best = promising(judge, view, legal) if len(legal) >= CHOICES else None
    if best is None or (task[0], best[0]) in plenty:
        return None
    temptations = [action for action in tempting(judge, legal) if action != best]
    if not temptations:
        return None
    # Of every answer the line that looks best; the long runs are over guesses of their own.
    glanced = [Tried(line) for line in judge.lines()]
    for tried in glanced:
        judge.try_out(tried, GLANCE)
    ordered = [tried.line for tried in by_answer(sorted(glanced, key=lambda tried: -tried.worth))]
    chosen = [line for place, line in enumerate(ordered) if place <= OTHERS or line[0] in temptations]
    if len(chosen) < CHOICES or chosen[0][0] != best:
        return None
    long: list[Tried] = []
    for run in ("one", "two"):
        again = Judge(game, judge.sense, view, case.seat, f"mine {case.seed} {case.at} {run}")
        long = [Tried(line) for line in chosen]
        for tried in long:
            again.try_out(tried, LONG, figures=True)
            if tried is not long[0] and not clear(judge, long[0], tried, margin):
                return None
    wrong = sorted(long[1:], key=lambda tried: (tried.line[0] not in temptations, -tried.worth))[:OTHERS]
    told, others = judge.told(long[0]), [judge.told(one) for one in wrong]
    if not all([differ(told.leads, other.leads) for other in others]):
        return None  # there would be nothing to explain it with
    position = game.position(g)
    if game.view(set_up(game, position).state, case.seat) != game.view(g, case.seat):
        return None  # something that was known is not part of a position
    return Found(position, case.seat, (task[0], best[0]), told, others)


def differ(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two lines lead to something else in a figure worth a word."""
    return any([abs(one.get(name, 0.0) - other.get(name, 0.0)) >= NOTABLE for name in {*one, *other}])


def mined(game: Game, number: int, kinds: Counter[tuple[str, str]], most: int) -> Iterator[Found]:
    """The puzzles in the game of a number."""
    seed = f"puzzle {number}"
    players = bots(game, seed)
    if game.name in HASTY:
        players = [Hasty(game, f"{seed} {seat}") for seat in range(SEATS[game.name])]
    match = play_on(begun(game, seed), players)
    asked = cases(match)
    Guess(stream(seed, "order")).shuffle(order := list(range(len(asked))))
    given = 0
    for place in order:
        plenty = {kind for kind, count in kinds.items() if count >= most}
        found = examined(game, match, asked[place], plenty) if given < EACH[game.name] else None
        if found is not None:
            given += 1
            kinds[found.kind] += 1
            yield found


def written(found: Found) -> str:
    """The file of a puzzle."""
    parts = [f"seat = {found.seat}", f"position = '''\n{found.position.strip()}\n'''"]
    parts += ["", "[solution]", *line(found.solution)]
    for one in found.wrong:
        parts += ["", "[[wrong]]", *line(one)]
    return "\n".join(parts) + "\n"


def line(one: Weighed) -> list[str]:
    answers = ", ".join([f'"{answer}"' for answer in one.answers])
    leads = ", ".join([f'"{name}" = {change}' for name, change in one.leads.items() if abs(change) >= 0.3])
    return [f"answers = [{answers}]", f"chance = {one.chance:.2f}", f"leads = {{ {leads} }}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(MARGIN))
    parser.add_argument("--seconds", type=float, default=200)
    parser.add_argument("--wanted", type=int, default=60)
    parser.add_argument("--folder", type=Path, help="where the files go; else among those of the game")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, unless the folder says how far it got")
    parser.add_argument("--stride", type=int, default=1, help="every how many games: for several at the same time")
    asked = parser.parse_args()
    game = game_named(asked.game)
    folder = asked.folder or Path(__file__).parents[2] / "src" / "ratusz" / "games" / game.name / "puzzles"
    folder.mkdir(parents=True, exist_ok=True)
    reached = folder / f".next-{asked.first % asked.stride}"
    number = int(reached.read_text()) if reached.exists() else asked.first
    end = time.monotonic() + asked.seconds
    kinds = Counter([kind_of(file) for file in folder.glob("*.toml")])
    while time.monotonic() < end and kinds.total() < asked.wanted:
        for given, found in enumerate(mined(game, number, kinds, max(3, int(SHARE * asked.wanted)))):
            file = folder / f"{number:04}{'abcd'[given]}.toml"
            file.write_text(f"# {' '.join(found.kind)}\n" + written(found), encoding="utf-8")
        number += asked.stride
        reached.write_text(str(number))
        print(f"{game.name}: {kinds.total()} puzzles, {number} games", flush=True)


def kind_of(file: Path) -> tuple[str, str]:
    """From the first line of a file: which question, and the verb of its solution."""
    _, question, verb = file.read_text(encoding="utf-8").partition("\n")[0].split(" ")
    return question, verb


if __name__ == "__main__":
    main()
