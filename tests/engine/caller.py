"""A program that speaks with the engine."""

import json
from typing import Any

from ratusz.engine.engine import Engine
from ratusz.engine.pipe import reply

Answer = dict[str, Any]


class Caller:
    def __init__(self) -> None:
        self.engine = Engine()

    def line(self, line: str) -> Answer:
        """Send a line as it is."""
        answer: Answer = json.loads(reply(self.engine, line))
        return answer

    def ask(self, do: str, **fields: Any) -> Answer:
        """Send a request, whatever comes of it."""
        return self.line(json.dumps({"do": do, **fields}))

    def do(self, do: str, **fields: Any) -> Answer:
        """Send a request that must succeed."""
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def error(self, do: str, **fields: Any) -> str:
        """Send a request that must fail; the code of the error."""
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        return str(answer["error"]["code"])

    def load(self, position: str, game: str = "state51") -> str:
        """The state a position leads to."""
        return str(self.do("load", position=position, game=game)["state"])

    def act(self, state: str, seat: int, *actions: str) -> list[Answer]:
        """Carry out actions of a seat; the events they told."""
        return [event for action in actions for event in self.do("act", state=state, seat=seat, action=action)["events"]]

    def actions(self, state: str, seat: int) -> list[str]:
        """What a seat may answer now, asides left out."""
        asks = self.do("asks", state=state, seat=seat)["asks"]
        return [action["text"] for ask in asks if "aside" not in ask for action in ask["actions"]]
