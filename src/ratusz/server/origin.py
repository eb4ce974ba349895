"""Where a request comes from: pages of other sites may neither use a visitor's cookie nor talk to a server on his own machine."""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from .limits import network
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


LOOPBACK: Final = (ipaddress.ip_address(network("::1")),)  # what is left of it when its network is taken


def whereabouts(address: str) -> str | None:
    """Where somebody comes from, if that tells him from others: of IPv6 a household has a whole network; on this very machine, or
    behind a proxy that does not say where from, it tells nothing."""
    try:
        found = ipaddress.ip_address(network(address))
    except ValueError:
        return None
    return None if found in LOOPBACK or found.is_loopback else str(found)
