"""For operators: whether the server can do its work."""

import msgspec
from starlette.responses import Response

from ... import __version__
from ...kernel import compiled
from .bodies.operations import Health
from .endpoint import Call, endpoint


@endpoint("GET", "/healthz", Health, wordless=True)
async def health(call: Call) -> Response:
    """Whether the server can do its work: 503 and what is wrong, if nothing can be written or other servers are not heard."""
    wrong = await call.hall.pulse.wrong()
    found = Health("database" not in wrong, wrong, __version__, compiled())
    return Response(msgspec.json.encode(found), 503 if wrong else 200, media_type="application/json")
