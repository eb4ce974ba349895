"""A game over the pipe: by JSON lines alone, as another program would play it."""

import json
from random import Random
from typing import Any

from ..engine.engine import Engine
from ..engine.pipe import reply
from ..kernel.problem import Problem
from .trial import MOST, Trial


def piped(trial: Trial) -> None:
    """Asked, foreseen, answered, to the end; and the record that comes of it loads again."""
    engine, dice = Engine(), Random(1)

    def ask(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(reply(engine, json.dumps(request)))
        if not answer["ok"]:
            raise Problem("check-front", front="engine", detail=answer["error"]["message"])
        return answer

    state = ask(do="new", game=trial.game.name, seed=1)["state"]
    for _ in range(MOST):
        asked = ask(do="asks", state=state, says=True)
        if asked["over"]:
            break
        one = dice.choice([one for one in asked["asks"] if not one.get("aside")])
        action = dice.choice(one["actions"])["text"]
        if dice.randrange(20) == 0:
            ask(do="preview", state=state, seat=one["seat"], action=action)
            ask(do="forecast", state=state, seat=one["seat"])
        ask(do="act", state=state, seat=one["seat"], action=action)
    again = ask(do="load", record=ask(do="record", state=state)["record"])["state"]
    if ask(do="position", state=again)["position"] != ask(do="position", state=state)["position"]:
        raise Problem("check-record", game=1)
