"""A game as PettingZoo's environments: AEC, where whoever is asked acts, and parallel, where all act at once.

Every observation has its action mask. In the end the winners get 1 and the others -1. `max_cycles` cuts a game off after so many
decisions (of the parallel one: steps), and nobody gets anything.
"""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ..kernel.game import Value
from .drawing import MODES, check_mode, rendered
from .seated import VECTOR, Form, Looks, Seated


def metadata(game: str, parallel: bool) -> dict[str, Any]:
    return {"name": f"{game}_v0", "render_modes": MODES, "is_parallelizable": parallel, "render_fps": 2}


class Environment:
    """What both have."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Value] | None,
        observations: Form,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        check_mode(render_mode)
        self.table = Seated(game, seats, options)
        self.looks = Looks(self.table.encoding, observations)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.looks.space)
        self.action_spaces = {name: type(self.looks.actions)(self.looks.encoding.actions) for name in self.possible_agents}
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.looks.told(self.table, self.possible_agents.index(agent))

    def cut_off(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> Any:
        return rendered(self.table, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


class TurnsEnv(Environment, AECEnv):  # type: ignore[misc]
    """Whoever is asked acts; of several asked at once, one after the other, without seeing what the others answered."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        observations: Form = VECTOR,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        Environment.__init__(self, game, seats, options, observations, max_cycles, render_mode)
        self.metadata = metadata(game, False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed is for this game and the ones that follow it."""
        self.table.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked()[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.possible_agents.index(agent), int(action) if action is not None else -1)
        self.cycles += 1
        asked = self.table.asked()
        if not asked:
            self.rewards = dict(zip(self.possible_agents, self.table.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[asked[0]]


class AtOnceEnv(Environment, ParallelEnv):  # type: ignore[misc]
    """All act at every step, and those who are asked are heard. Who is not asked has no legal action, and what it does counts for
    nothing. An action that is not legal changes nothing, and the seat is asked again: its `infos` say so."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        observations: Form = VECTOR,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        Environment.__init__(self, game, seats, options, observations, max_cycles, render_mode)
        self.metadata = metadata(game, True)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.observed(), {name: {} for name in self.agents}

    def observed(self) -> dict[str, Any]:
        return {name: self.observe(name) for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        for seat in self.table.asked():
            name = self.possible_agents[seat]
            if self.table.allows(seat, int(actions[name])):
                self.table.act(seat, int(actions[name]))
            else:
                infos[name]["illegal"] = True
        self.cycles += 1
        over = not self.table.asked()
        cut = not over and self.cut_off()
        told = self.observed()
        rewards = self.table.results() if over else [0.0] * len(self.agents)
        found = (
            told,
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return found


def checked(table: TurnsEnv) -> Any:
    """With PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(table)
