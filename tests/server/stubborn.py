"""A player who comes back."""

import asyncio
import random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.site import Site, Visitor


class Stubborn:
    """Plays a seat whatever happens to the server, and remembers what was confirmed."""

    def __init__(self, address: str, table: str, token: str, seat: int, chance: random.Random) -> None:
        self.site = Site(address)
        self.table = table
        self.token = token
        self.seat = seat
        self.chance = chance
        self.confirmed: dict[int, str] = {}  # by the number of the entry
        self.over = False

    async def play(self) -> None:
        async with self.site.visitor() as visitor:
            while not self.over:
                try:
                    await self.sit(visitor)
                except (OSError, ConnectionClosed, InvalidHandshake, AssertionError):
                    await asyncio.sleep(0.05)

    async def sit(self, visitor: Visitor) -> None:
        async with visitor.at(self.table, self.token) as player:
            while True:
                await player.until(lambda: player.state.get("over") or player.own_ask())
                if player.state["over"]:
                    self.over = True
                    return
                ask = player.own_ask()
                assert ask is not None
                seq, action = player.state["seq"], self.chance.choice(ask["actions"])["text"]
                answer = await player.act(action)
                if answer["type"] == "ok":
                    assert answer["seq"] == seq + 1
                    self.confirmed[seq + 1] = action
                    await player.beyond(seq)
