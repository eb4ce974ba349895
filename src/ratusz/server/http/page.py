"""The page: files the build has put into the package. Every address that is not the API's shows it."""

import gzip
import mimetypes
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.problem import Problem
from .endpoint import Call, refusal

FOLDER: Final = "web"
INDEX: Final = "index.html"
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class File(NamedTuple):
    data: bytes
    packed: bytes | None  # with gzip; None: not worth it
    kind: str


async def page(request: Request) -> Response:
    path = request.path_params["path"]
    call = Call(request.app.state.hall, request)
    if path.startswith("api/"):
        return refusal(call, Problem("page-unknown"))
    found = file(path) or (None if path.startswith("assets/") else file(INDEX))
    if found is None:
        return refusal(call, Problem("page-unknown") if path.startswith("assets/") else Problem("page-missing"))
    headers = {"vary": "accept-encoding"}
    # Names under assets/ hold a hash of what is in them.
    headers["cache-control"] = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.data, headers=headers, media_type=found.kind)


def root() -> Path:
    return Path(str(resources.files("ratusz"))) / FOLDER


def file(path: str) -> File | None:
    """A file of the page, if there is one of this name."""
    try:
        wanted = (root() / path).resolve()
        if not wanted.is_relative_to(root().resolve()) or not wanted.is_file():
            return None
        return loaded(wanted, wanted.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name no file can have
        return None


@lru_cache(maxsize=300)
def loaded(path: Path, changed: int) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    data = path.read_bytes()
    packed = gzip.compress(data, 9) if kind.startswith(SQUEEZED) else None
    return File(data, packed, kind)
