"""What actions will do and what is to come, worked out once for each state of a table and each pair of eyes.

The rules are walked on what the eyes may know. A walk is bounded and takes some milliseconds; between two of them whoever else
waits has a turn, at this table and at others.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from ..kernel.game import Game
from ..kernel.preview import Preview, forecast, preview
from ..kernel.state import Action
from ..kernel.view import View

ACTIONS: Final = 12  # that are previewed in one message: what is on a screen


class Sight:
    """What a pair of eyes knows of a table, as it stood when they asked."""

    def __init__(self, game: Game, view: View, eyes: int | None) -> None:
        self.game = game
        self.view = view
        self.eyes = eyes


class Foresight:
    """Of one table; what was found out for an older state is forgotten."""

    def __init__(self) -> None:
        self.seq = -1
        self.previews: dict[tuple[int | None, str], Preview] = {}
        self.forecasts: dict[int | None, dict[str, Preview]] = {}

    def at(self, seq: int) -> None:
        """The state that is looked at now."""
        if seq != self.seq:
            self.seq = seq
            self.previews = {}  # not cleared: somebody may still be adding to the old ones
            self.forecasts = {}

    async def preview(self, sight: Sight, text: str, action: Action, spend: Callable[[], None]) -> Preview:
        assert sight.eyes is not None
        known, key = self.previews, (sight.eyes, text)
        if key not in known:
            spend()
            await asyncio.sleep(0)
            known[key] = preview(sight.game, sight.view, sight.eyes, action)
        return known[key]

    async def forecast(self, sight: Sight, spend: Callable[[], None]) -> dict[str, Preview]:
        known = self.forecasts
        if sight.eyes not in known:
            spend()
            found: dict[str, Preview] = {}
            for name, coming in forecast(sight.game, sight.view, sight.eyes):
                found[name] = coming
                await asyncio.sleep(0)
            known[sight.eyes] = found
        return known[sight.eyes]
