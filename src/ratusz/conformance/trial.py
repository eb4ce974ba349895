"""Random games of one game, and what is found wrong on the way."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from ..games.catalogue import game_named, manifest, strategy_named
from ..kernel.chance import Guess
from ..kernel.game import Game, Value
from ..kernel.match import Match, begin
from ..kernel.problem import Problem
from ..kernel.state import Action, State

MOST: Final = 20_000  # decisions; a game that takes more does not end
OFTEN: Final = 12  # what is costly is looked at in one moment of so many
EARLY: Final = 5  # and in one of the first so many, for a game may be short
ASIDES: Final = 8  # one decision in so many, somebody says something unasked
RESIGN: Final = "resign"  # ends a game too soon to learn from it


class Moment:
    """A game while it waits for somebody."""

    __slots__ = ("dice", "match", "seat")

    def __init__(self, match: Match, seat: int, dice: Random) -> None:
        self.match = match
        self.seat = seat
        self.dice = dice

    @property
    def state(self) -> State:
        return self.match.state


class Trial:
    """A game that is tried. Each check stops at the first thing it finds wrong."""

    def __init__(self, name: str, games: int) -> None:
        self.manifest = manifest(name)
        self.game: Game = game_named(name)
        self.strategy = strategy_named(name)
        self.games = games
        self.findings: dict[str, Problem] = {}  # by check
        self.asked: set[str] = set()  # kinds of questions that came up, each looked at the first time
        self.given: dict[str, Action] = {}  # an action of each sort that was legal somewhere

    def check(self, name: str, work: Callable[[], None], **where: Any) -> None:
        """Do the work of a check, unless it has found something already."""
        if name in self.findings:
            return
        try:
            work()
        except Problem as problem:
            self.findings[name] = problem if problem.code.startswith(("check-", "lesson-")) else self.crash(name, problem, where)
        except Exception as error:
            self.findings[name] = self.crash(name, f"{type(error).__name__}: {error}", where)

    def crash(self, name: str, detail: Problem | str, where: dict[str, Any]) -> Problem:
        return Problem("check-crash", check=name, game=where.get("game", "-"), move=where.get("move", 0), detail=detail)

    def is_new(self, now: Moment) -> bool:
        """Whether no question of this kind has come up so far: rare ones are looked at, too."""
        task = self.game.rules.waiting(now.state, now.seat)
        assert task is not None  # it is this seat that is asked
        new = task[0] not in self.asked
        self.asked.add(task[0])
        for action in self.game.rules.options(now.state, now.seat) if new else ():
            self.given[action[0]] = action
        return new

    # Playing.

    def options(self, dice: Random) -> dict[str, Value]:
        return {option.name: dice.choice(option.values) for option in self.game.options if option.values}

    def begun(self, number: int) -> tuple[Match, Random]:
        """The game of that number: seats, options and answers by its own dice."""
        dice = Random(number)
        seats = self.game.seats[number % len(self.game.seats)]
        return begin(self.game, seats, self.options(dice) if number else {}, f"conformance {number}"), dice

    def moments(self, number: int) -> Iterator[Moment]:
        """Play a game: every other one by its own policy, so that late moments come up too."""
        match, dice = self.begun(number)
        while not match.over:
            if len(match.moves) > MOST:
                raise Problem("check-endless", game=number, most=MOST)
            seat = dice.choice(self.game.rules.seats(match.state))
            yield Moment(match, seat, dice)
            self.go_on(match, seat, dice, number)

    def go_on(self, match: Match, seat: int, dice: Random, style: int) -> None:
        aside = self.aside(match, dice)
        if aside is not None:
            match.do(*aside)
        else:
            match.do(seat, self.choose(match.state, seat, dice, style))

    def aside(self, match: Match, dice: Random) -> tuple[int, Action] | None:
        if dice.randrange(ASIDES):
            return None
        seat = dice.randrange(match.seats)
        legal = [action for action in self.game.rules.menu(match.state, seat)[0] if action[0] != RESIGN]
        return (seat, dice.choice(legal)) if legal else None

    def choose(self, g: State, seat: int, dice: Random, style: int) -> Action:
        """By the policy, or any sort of action and then one of the sort."""
        legal = self.game.rules.options(g, seat)
        if style % 2:
            return legal[self.strategy.policy(g, seat, legal, Guess(dice.randrange(1 << 30)))]
        name = dice.choice(sorted({action[0] for action in legal}))
        return dice.choice([action for action in legal if action[0] == name])

    def play_on(self, g: State, dice: Random, decisions: int) -> None:
        """Answers, by whoever is asked, on a state of one's own."""
        for _ in range(decisions):
            if g.stack:
                seat = self.game.rules.seats(g)[0]
                self.game.rules.apply(g, seat, self.choose(g, seat, dice, 0))


def watchers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def shown(game: Game, g: State, watcher: int | None) -> bytes:
    """All that a watcher can look at: the view, and for a seat what it may and may not do, with every figure."""
    data: dict[str, Any] = {"view": game.view(g, watcher), "result": game.result(g).data()}
    if watcher is not None:
        legal, why = game.rules.explain(g, watcher)
        offered, refused = game.rules.menu(g, watcher)
        data["legal"] = [game.rules.structure(g, watcher, action) for action in legal + offered]
        data["refused"] = [(game.rules.write(g, watcher, action), rule, figures) for action, rule, figures in why + refused]
    return msgspec.json.encode(data)
