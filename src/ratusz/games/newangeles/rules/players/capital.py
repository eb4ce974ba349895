"""Capital: gained, lost, stolen, never below 0 (ruling 6)."""

from ratusz.kernel.state import EVERYONE

from ...position.state import BY_ASSET, BY_CARD, LEDGER, SOURCES, Angeles


def source_now(g: Angeles) -> int:
    """What is being resolved: a card, unless an asset is used outside one or in the middle of it."""
    return BY_CARD if g.card >= 0 and g.asset_moment < 0 else BY_ASSET


def text_now(g: Angeles) -> str:
    """The clause by which its text counts."""
    return "NA-16.0" if source_now(g) == BY_CARD else "NA-65.0"


def gain(g: Angeles, seat: int, amount: int, source: int, rule: str) -> None:
    """NA-15.0, NA-15.4."""
    if amount > 0:
        g.capital[seat] += amount
        g.ledger[seat * LEDGER + source] += amount
        if g.listener is not None:
            figures = {"seat": seat, "count": amount, "source": SOURCES[source], "capital": g.capital[seat]}
            g.tell("gained", rule, EVERYONE, figures)


def lose(g: Angeles, seat: int, amount: int, source: int, rule: str) -> int:
    """Takes what is there; how much that was (NA-15.5)."""
    taken = min(amount, g.capital[seat])
    if taken > 0:
        g.capital[seat] -= taken
        g.ledger[seat * LEDGER + source] -= taken
        if g.listener is not None:
            figures = {"seat": seat, "count": taken, "source": SOURCES[source], "capital": g.capital[seat]}
            g.tell("lost", rule, EVERYONE, figures)
    return taken


def steal(g: Angeles, thief: int, victim: int, amount: int) -> None:
    """NA-27.1."""
    taken = lose(g, victim, amount, source_now(g), "NA-27.1")
    gain(g, thief, taken, source_now(g), "NA-27.1")
