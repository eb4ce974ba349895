"""51st State as a PettingZoo environment (AEC), over the rules themselves. Needs the extra `env`.

Actions and observations are those of games/state51/strategy/encoding.py, so an agent trained on `ratusz.vector` plays here,
and the other way round. Each observation has its action mask, as PettingZoo's own card games do.
"""

from random import Random
from typing import Any, Final

from .games.state51.game import GAME
from .games.state51.strategy.encoding import ACTIONS, MOST, SIZE, action_numbers, observation
from .kernel.game import Value
from .kernel.state import State

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(f"ratusz.env needs {missing.name}: pip install 'ratusz[env]'.", name=missing.name) from None


class FiftyFirstStateEnv(AECEnv):  # type: ignore[misc]
    """Two agents, `seat_0` and `seat_1`; the winner gets 1 and the loser -1 at the end. `options` are the game's."""

    metadata: Final = {"name": "state51_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, options: dict[str, Value] | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game_options = GAME.complete(options or {})
        self.render_mode = render_mode
        self.possible_agents = ["seat_0", "seat_1"]
        seen = Box(0, MOST, (SIZE,), np.int8)
        allowed = Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {name: Dict({"observation": seen, "action_mask": allowed}) for name in self.possible_agents}
        self.action_spaces = {name: Discrete(ACTIONS) for name in self.possible_agents}
        self.dice = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed is for this game and the ones that follow it."""
        if seed is not None:
            self.dice = Random(seed)
        self.g: State = GAME.new(2, self.game_options, str(self.dice.getrandbits(64)))
        GAME.rules.settle(self.g)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        return self.possible_agents[GAME.rules.seats(self.g)[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        view = GAME.view(self.g, seat)
        mask = np.zeros(ACTIONS, np.int8)
        mask[action_numbers(view, GAME.rules.options(self.g, seat))] = 1
        return {"observation": np.frombuffer(observation(view), np.int8).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        legal = GAME.rules.options(self.g, seat)
        numbers = action_numbers(GAME.view(self.g, seat), legal)
        if action not in numbers:
            raise ValueError(f"Action {action} is not legal. The position:\n{GAME.position(self.g)}")
        self._cumulative_rewards[agent] = 0
        GAME.rules.apply(self.g, seat, legal[numbers.index(action)])
        if self.g.stack:
            self.rewards = dict.fromkeys(self.agents, 0)
            self.agent_selection = self.asked()
        else:
            self.end()
        self._accumulate_rewards()

    def end(self) -> None:
        winners = GAME.result(self.g).winners
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = 0 if not winners else 1 if seat in winners else -1
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The position as text."""
        return GAME.position(self.g) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


def env(options: dict[str, Value] | None = None, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(FiftyFirstStateEnv(options, render_mode))
