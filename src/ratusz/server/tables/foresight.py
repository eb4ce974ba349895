"""What actions will do and what is to come, worked out once for each state of a table and each pair of eyes.

The rules are walked on what the eyes may know. A walk is bounded and takes some milliseconds; between two of them whoever else
waits has a turn, at this table and at others.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from ...kernel.game import Game
from ...kernel.preview import Preview, forecast, preview
from ...kernel.state import Action, State
from ...kernel.view import View

ACTIONS: Final = 12  # that are previewed in one message: what is on a screen


class Sight:
    """What a pair of eyes knows of a table, as it stood when they asked, and what they foresee in that."""

    def __init__(self, game: Game, view: View, eyes: int | None) -> None:
        self.game = game
        self.view = view
        self.eyes = eyes
        self.previews: dict[str, Preview] = {}
        self.coming: dict[str, Preview] | None = None

    async def preview(self, text: str, action: Action, spend: Callable[[], None]) -> Preview:
        assert self.eyes is not None
        if text not in self.previews:
            spend()
            await asyncio.sleep(0)
            self.previews[text] = preview(self.game, self.view, self.eyes, action)
        return self.previews[text]

    async def forecast(self, spend: Callable[[], None]) -> dict[str, Preview]:
        if self.coming is None:
            spend()
            found: dict[str, Preview] = {}
            for name, coming in forecast(self.game, self.view, self.eyes):
                found[name] = coming
                await asyncio.sleep(0)
            self.coming = found
        return self.coming


class Foresight:
    """Of one table; what was found out for an older state is forgotten, except by those who are still asking."""

    def __init__(self) -> None:
        self.seq = -1
        self.sights: dict[int | None, Sight] = {}

    def sight(self, seq: int, game: Game, g: State, eyes: int | None) -> Sight:
        """What these eyes know of the state that is looked at now."""
        if seq != self.seq:
            self.seq = seq
            self.sights = {}
        if eyes not in self.sights:
            self.sights[eyes] = Sight(game, game.view(g, eyes), eyes)
        return self.sights[eyes]
