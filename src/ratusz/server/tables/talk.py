"""What is said at a table: who may speak, and what was not yet passed on. The database keeps it."""

from typing import Final

from ...kernel.problem import Problem
from ..storage.store import Message, Seat, Setup, Store
from .audience import Viewer

OUT_OF_ORDER: Final = 50  # how far back to look for messages another server committed late


class Talk:
    def __init__(self, table: str, store: Store) -> None:
        self.table = table
        self.store = store
        self.heard: set[int] = set()  # ids of the messages that were passed on

    async def all(self) -> list[Message]:
        """For one who comes in."""
        return await self.store.talk(self.table) if self.heard else []

    async def say(self, setup: Setup, seats: list[Seat], viewer: Viewer, text: str, whom: int | None) -> None:
        if not may_talk(setup, viewer):
            raise Problem("talk-players")
        if whom is not None and (not viewer.held or not 0 <= whom < len(seats)):
            raise Problem("whisper")
        seat = viewer.held[0] if viewer.held else None
        name = viewer.identity.name if viewer.identity else seats[viewer.held[0]].name
        identity = viewer.identity.id if viewer.identity else None
        await self.store.say(self.table, seat, name, whom, text, identity)

    async def new(self) -> list[Message]:
        """What was said and not yet passed on; ids of two servers may be committed out of order."""
        talk = await self.store.talk(self.table, max(self.heard, default=0) - OUT_OF_ORDER)
        new = [message for message in talk if message.id not in self.heard]
        self.heard |= {message.id for message in new}
        return new


def may_talk(setup: Setup, viewer: Viewer) -> bool:
    """The players, and who opened the table; who only watches, where everybody is invited."""
    return bool(viewer.held) or setup.public or (viewer.identity is not None and viewer.identity.id == setup.creator)
