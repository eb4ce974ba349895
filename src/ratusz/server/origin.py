"""Where a request comes from: pages of other sites may neither use a visitor's cookie nor talk to a server on his own machine."""

import ipaddress
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


def whereabouts(address: str) -> str | None:
    """Where somebody comes from, if that tells him from others: of IPv6 a household has a whole network; on this very machine, or
    behind a proxy that does not say where from, it tells nothing."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    if found.is_loopback:
        return None
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
