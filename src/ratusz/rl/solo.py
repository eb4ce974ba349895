"""A game as an environment of Gymnasium: one seat is the learner's, bots sit in the others and play as they do everywhere."""

from typing import Any, Final

import gymnasium
import numpy as np

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..bots.unasked import Unasked
from ..games.catalogue import strategy_named
from ..kernel.game import Value
from .drawing import MODES, check_mode, rendered
from .seated import VECTOR, Form, Looks, Seated

ANY: Final = -1


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """`against` names the bots, as in `ratusz play --against`: the last one takes all seats left. Without a seat, the learner
    sits somewhere else in every game. The reward comes in the end: 1 for a win, -1 for a defeat, 0 for a draw."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's way to say it

    def __init__(
        self,
        game: str,
        against: str = "greedy",
        seat: int = ANY,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        observations: Form = VECTOR,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.table = Seated(game, seats, options)
        if not ANY <= seat < self.table.seats:
            raise ValueError(f"There is no seat {seat}: use one below {self.table.seats}, or {ANY} for any.")
        self.looks = Looks(self.table.encoding, observations)
        self.observation_space = self.looks.space
        self.action_space = self.looks.actions
        self.render_mode = render_mode
        named = against.split(",")
        self.against = named + named[-1:] * (self.table.seats - 1 - len(named))
        for spec in self.against:
            bot_named(spec, self.table.game, "")  # a wrong one is told here
        self.sits = seat
        self.seat = 0
        self.bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; a seed is for this game and the ones that follow it."""
        super().reset(seed=seed)
        table = self.table
        table.deal(seed)
        self.seat = table.dice.randrange(table.seats) if self.sits == ANY else self.sits
        others = [seat for seat in range(table.seats) if seat != self.seat]
        luck = table.dice.getrandbits(64)
        self.bots = {
            seat: bot_named(spec, table.game, f"{luck} {seat}") for seat, spec in zip(others, self.against, strict=False)
        }
        self.unasked = Unasked(table.game, strategy_named(table.game.name))
        self.wait()
        return self.told(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.table.act(self.seat, int(action))
        self.unasked.moved()
        self.wait()
        over = not self.table.asked()
        return self.told(), self.table.results()[self.seat] if over else 0.0, over, False, {"seat": self.seat}

    def told(self) -> dict[str, Any]:
        return self.looks.told(self.table, self.seat)

    def wait(self) -> None:
        """The bots play until the learner is asked, or the game is over."""
        table = self.table
        while table.asked() and self.seat not in table.asked():
            if not self.spoken():
                seat = table.asked()[0]
                legal = table.rules.options(table.g, seat)
                table.do(seat, self.bots[seat].choose(table.game.view(table.g, seat), seat, legal))
                self.unasked.moved()

    def spoken(self) -> bool:
        """Whether a bot had the chance to make an aside."""
        table = self.table
        found = self.unasked.next(table.g, self.bots)
        if found is None:
            return False
        seat, proposals = found
        aside = self.bots[seat].interject(table.game.view(table.g, seat), seat, proposals)
        if aside is not None:
            table.rules.check(table.g, seat, aside)
            table.rules.interject(table.g, seat, aside)
            table.looks = {}
        return True

    def render(self) -> Any:
        return rendered(self.table, [f"seat_{seat}" for seat in range(self.table.seats)], self.render_mode)
