"""For operators: whether the server can do its work."""

from starlette.responses import Response

from ... import __version__
from .bodies import Health
from .endpoint import Call, endpoint


@endpoint("GET", "/healthz", Health)
async def health(call: Call) -> Response | Health:
    """Whether the server can do its work: 503 if the database cannot be reached."""
    alive = await call.hall.database.alive()
    if alive:
        return Health(True, __version__)
    return Response(b'{"database":false}', 503, media_type="application/json")
