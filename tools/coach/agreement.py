"""Whether hints, mentor and coach say the same: at some decisions of bots' games one does, to the end of the decision, what the
hint names first. The mentor, asked about every answer, should find none poor, nor the coach afterwards the decision costly.

    python -m tools.coach.agreement GAME --decisions 40
"""

import argparse
from typing import Final

import msgspec

from ratusz.bots.catalogue import bot_named
from ratusz.coach.hints import advised
from ratusz.coach.judge import Judge, judged
from ratusz.coach.judged import Analysis, Case
from ratusz.coach.review import cases
from ratusz.coach.sense import sense_of
from ratusz.games.catalogue import game_named
from ratusz.kernel.chance import Guess, stream
from ratusz.kernel.game import Game
from ratusz.mentor.advice import better
from tools.coach.games import SEATS, begun, bots, play_on

EACH: Final = 8  # decisions of a game
ADVISER: Final = "expert:150"  # by a number of iterations, so that a busy machine does not change what it finds


def followed(game: Game, case: Case) -> tuple[list[str], list[str]]:
    """What the decision is made of if one does what the hint names first, and what the mentor holds against it."""
    judge = Judge(game, sense_of(game.name), msgspec.json.decode(case.view), case.seat, case.seed)
    made: list[str] = []
    blamed: list[str] = []
    g, legal = judge.base, game.rules.options(judge.base, case.seat)
    while legal:
        view, seed = game.view(g, case.seat), f"{case.seed} {len(made)}"
        made.append(advised(game, bot_named(ADVISER, game, seed), view, case.seat, legal, seed)[0].text)
        best = better(game, view, case.seat, game.rules.read(g, case.seat, made[-1]), seed)
        if best is not None:
            blamed.append(f"{made[-1]} -> {game.rules.write(g, case.seat, best.action)}")
        g = judge.after(judge.read(made))
        legal = judge.goes_on(g)
    return made, blamed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--decisions", type=int, default=40)
    asked = parser.parse_args()
    game = game_named(asked.game)
    poor = costly = done = number = 0
    while done < asked.decisions:
        seed = f"agreement {number}"
        match = play_on(begun(game, seed), bots(game, seed))
        found = cases(match)
        Guess(stream(seed, "which")).shuffle(order := list(range(len(found))))
        for place in order[: min(EACH, asked.decisions - done)]:
            case = found[place]
            done += 1
            made, blamed = followed(game, msgspec.structs.replace(case, seed=f"{seed} {case.at}"))
            case = msgspec.structs.replace(case, made=made)
            one = judged(case, False)
            if one.cost > 0:
                one = judged(case, True)
            named = Analysis(game.name, match.seats, 0, [], False, [one]).costly(case.seat)
            poor, costly = poor + len(blamed), costly + len(named)
            for better_one in blamed:
                print(f"{number}/{case.at} mentor: {better_one}", flush=True)
            for two in named:
                print(f"{number}/{case.at} coach: {two.made.answers} -> {two.best[0].answers} (−{two.cost:.1%})", flush=True)
        number += 1
    print(f"{game.name}: of {done} decisions that follow the hint the mentor finds poor {poor}, the coach {costly}")


if __name__ == "__main__":
    main()
