"""Where a request comes from: pages of other sites may neither use a visitor's cookie nor talk to a server on his own machine."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from .settings import Settings


def known_host(settings: Settings, headers: Headers) -> bool:
    """Whether the request is addressed to us by a name we know; a foreign name that leads here is a trick (DNS rebinding)."""
    if not settings.hosts:
        return True
    try:
        return urlsplit("//" + headers.get("host", "")).hostname in settings.hosts
    except ValueError:  # not the name of any host
        return False


def same_origin(settings: Settings, headers: Headers) -> bool:
    """Whether a request that changes something, or a socket, comes from our own page or from a program."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True  # browsers always send it; a program has no visitor's cookie to abuse
    if settings.origin and origin == settings.origin:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
