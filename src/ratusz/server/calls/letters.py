"""Letters as they are worded: a subject, a sentence, a link, and how to get no more of the kind."""

from typing import Any
from urllib.parse import urlsplit

from ...words.bundle import words
from ..clock import now
from ..links import Links
from .mail import Letter


def letter(language: str, kind: str, to: str, link: str, *after: str, stop: str = "", **figures: Any) -> Letter:
    """A letter of a kind (`letter-<kind>`) that leads to a link. `stop`: where letters of the kind are ended."""
    w = words(language)
    parts = [w.say(f"letter-{kind}", "short", **figures), link, *after]
    return Letter(to, w.say(f"letter-{kind}", **figures), "\n\n".join(parts) + "\n", stop, now() / 1000)


def confirmation(links: Links, language: str, to: str, token: str) -> Letter:
    """Asks whoever reads letters at this address whether it is his."""
    site = urlsplit(links.origin).netloc
    ignore = words(language).say("letter-ignore")
    return letter(language, "confirm", to, links.to(f"/letter/email/{token}"), ignore, site=site)


def moved(links: Links, language: str, to: str, player: str) -> Letter:
    """Tells whoever reads letters at this address that those of an account go elsewhere from now on."""
    return letter(language, "moved", to, links.to("/recover"), site=urlsplit(links.origin).netloc, player=player)


def removed(links: Links, language: str, to: str, player: str) -> Letter:
    """Tells whoever reads letters at this address that an account has none any more."""
    return letter(language, "removed", to, links.to("/recover"), site=urlsplit(links.origin).netloc, player=player)


def recovered(links: Links, language: str, to: str, player: str) -> Letter:
    """Tells whoever reads letters at this address that a printed code opened an account, and took the address from it."""
    return letter(language, "recovered", to, links.to("/"), site=urlsplit(links.origin).netloc, player=player)
