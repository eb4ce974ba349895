"""A player who comes back."""

import asyncio
import random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.site import Site, Visitor

PAUSE = 0.05  # seconds until he tries again


class Stubborn:
    """Plays a seat whatever happens to the server, and remembers what was confirmed."""

    def __init__(self, address: str, table: str, token: str, seat: int, chance: random.Random) -> None:
        self.site = Site(address)
        self.table = table
        self.token = token
        self.seat = seat
        self.chance = chance
        self.confirmed: dict[int, str] = {}  # by the number of the entry
        self.unanswered: list[str] = []  # sent, and nobody said what became of it
        self.over = False

    async def play(self) -> None:
        async with self.site.visitor() as visitor:
            while not self.over:
                try:
                    await self.sit(visitor)
                except (OSError, ConnectionClosed, InvalidHandshake, AssertionError):
                    await asyncio.sleep(PAUSE)

    async def sit(self, visitor: Visitor) -> None:
        async with visitor.at(self.table, self.token) as player:
            await player.send("pace", ms=0)
            while True:
                await player.until(lambda: player.state.get("over") or player.own_ask())
                if player.state["over"]:
                    self.over = True
                    return
                ask = player.own_ask()
                assert ask is not None
                seq, action = player.state["seq"], self.chance.choice(ask["actions"])["text"]
                self.unanswered.append(action)
                answer = await player.act(action)
                self.unanswered.pop()
                if answer["type"] == "ok":
                    self.confirmed[answer["seq"]] = action
                    await player.beyond(seq)
                else:  # another was faster, or this one too fast
                    await asyncio.sleep(PAUSE)
