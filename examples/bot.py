"""A program that plays: it sits down at a table and makes any legal move until the game is over.

    python examples/bot.py http://127.0.0.1:5151 TABLE [TOKEN]

TABLE is the last part of the table's address. Without a TOKEN it takes an open seat; with one it plays the seat the token is for.
Needs the packages httpx and websockets.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def choose(state: dict[str, Any]) -> str | None:
    """The text of an action, if the game waits for us. A better bot would look at state["view"]."""
    actions = [action for ask in state["asks"] if not ask["aside"] for action in ask["actions"]]
    return random.choice(actions)["text"] if actions else None


async def play(site: str, table: str, token: str) -> str:
    async with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/ws?token={token}", max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye" or (message["type"] == "error" and message["code"] != "stale"):
                raise SystemExit(message["message"])
            if message["type"] != "state":
                continue
            if message["over"]:
                return str(message["result"]["sentence"])
            action = choose(message)
            if action is not None:
                act = {"do": "act", "seat": message["eyes"], "seq": message["seq"], "action": action}
                await socket.send(json.dumps(act))
    raise SystemExit("the connection was closed")


def join(site: str, table: str) -> str:
    """Take an open seat; what the server refuses, it says in a sentence."""
    answer = httpx.post(f"{site}/api/tables/{table}/join", json={})
    if answer.is_error:
        raise SystemExit(answer.json()["error"]["message"])
    return str(answer.json()["token"])


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        raise SystemExit("usage: python examples/bot.py http://127.0.0.1:5151 TABLE [TOKEN]")
    site, table = sys.argv[1].rstrip("/"), sys.argv[2]
    try:
        print(asyncio.run(play(site, table, sys.argv[3] if len(sys.argv) == 4 else join(site, table))))
    except (httpx.HTTPError, httpx.InvalidURL, WebSocketException, OSError, ValueError) as error:
        raise SystemExit(f"{site}: {error}") from None
