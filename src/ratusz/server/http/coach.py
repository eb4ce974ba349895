"""The coach on a game that is over."""

import msgspec
from starlette.responses import Response

from ...games.catalogue import game_named
from ...kernel.problem import Problem
from ..lobby.daily import check_open
from ..tables.play import outdated
from .bodies.coach import Analysed
from .endpoint import Call, endpoint


@endpoint("POST", "/api/tables/{table}/analysis", Analysed)
async def analyse(call: Call) -> Response:
    """What the coach found in a finished game. Until it is done the answer tells how far it has got: ask again after a while."""
    setup = await call.hall.store.setup(call.path["table"])
    if setup.status == "playing":
        raise Problem("sealed")  # what the coach knows would help whoever is still playing
    check_open(setup)
    reason = outdated(game_named(setup.game), setup)
    if reason is not None:
        raise reason
    seats = msgspec.msgpack.encode(await call.hall.store.seats(setup.id))
    told = await call.hall.analyst.asked(call.who, setup, seats, call.language)
    return Response(told, media_type="application/json")
