"""What is traded, in words: capital, assets, support, and what never is."""

from ...games.newangeles.content.cards import ASSET_NAMES
from ...games.newangeles.position.state import OFFERS
from ..bundle import Words
from .names import asset, offer


def terms(w: Words, word: str) -> str:
    """Goods as they are written in actions, such as 3+mr-li or main*2."""
    return ", ".join([term(w, part) for part in word.split("+")]) if word not in ("", "-") else w.say("terms-nothing")


def term(w: Words, part: str) -> str:
    side, star, rest = part.partition("*")
    number, _, later = rest.partition("@")
    if part.isdecimal():
        return w.say("terms-capital", count=int(part))
    if part in ASSET_NAMES:
        return asset(w, part)
    if star and side in OFFERS:
        support = w.say("terms-support", offer=offer(w, side), count=int(number))
        return w.say("terms-later", support=support, later=int(later)) if later else support
    return w.say("terms-forbidden", good=part)


def promise(text: str) -> dict[str, str]:
    """What the players wrote themselves, as it is; a dash if they wrote nothing."""
    return {"promised": "no" if text in ("", "-") else "yes", "promise": text}
