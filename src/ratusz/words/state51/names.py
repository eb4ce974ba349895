"""The names of cards, goods and contact lines."""

from ...games.state51.content.cards import NAMES
from ...games.state51.content.effects import GOODS
from ...games.state51.position.figures import THEIRS
from ..bundle import Words


def card(w: Words, name: str) -> str:
    return w.say(f"card-{name}")


def cards(w: Words, names: list[str]) -> str:
    return ", ".join([card(w, name) for name in names]) or w.say("nothing")


def place(w: Words, name: str) -> str:
    """A location of a state; further copies of a card carry a number (gas-station:2)."""
    base, _, copy = name.partition(":")
    return w.say("place-copy", card=card(w, base), number=int(copy)) if copy else card(w, base)


def faction(w: Words, name: str) -> str:
    return w.say(f"faction-{name}")


def good(w: Words, name: str) -> str:
    """A good without a number."""
    return w.say(f"good-{name}", "name")


def goods(w: Words, table: dict[str, int]) -> str:
    """Goods with their numbers, always in the same order; what is not there is left out."""
    return ", ".join([w.say(f"good-{name}", count=table[name]) for name in GOODS if table.get(name)]) or w.say("nothing")


def line(w: Words, name: str) -> str:
    return w.say(f"line-{name}")


def source(w: Words, name: str) -> str:
    """A source of reach."""
    if name in NAMES:
        return card(w, name)
    return w.say("source-contact" if name == "contact" else "source-token")


def figure(w: Words, name: str, players: list[str]) -> str:
    """What a preview counts: of the own side, of the opponent's, or, for who watches, of a seat."""
    seat, _, of = name.partition(" ")
    if of:
        return w.say("figure-of", player=players[int(seat)], name=w.say(f"figure-{of}"))
    bare = name.removeprefix(THEIRS)
    own = w.say(f"figure-{bare}")
    return own if bare == name else w.say("figure-their", name=own)
