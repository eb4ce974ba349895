"""How far something refused is from being possible, by the figures of its refusal: what is nearest is told first."""

from typing import Any, Final

FAR_FETCHED: Final = "elsewhere"  # where the card of a refused action lies if nobody can think it is at hand
BARRED: Final = 100  # it is no matter of having a little more
FAR: Final = 1000


def away(figures: dict[str, Any]) -> int:
    """How much is missing; BARRED if nothing is, FAR if nobody would have tried it."""
    if figures.get("where") == FAR_FETCHED:
        return FAR
    missing = figures.get("missing", 0)
    if missing:
        return int(missing)
    for need, have in (("need", "have"), ("cost", "have"), ("distance", "reach")):
        found = short(figures.get(need), figures.get(have))
        if found > 0:
            return found
    return BARRED


def short(need: Any, have: Any) -> int:
    """What there is too little of, a number or goods by name."""
    if isinstance(need, dict) and isinstance(have, dict):
        return sum([max(0, count - have.get(good, 0)) for good, count in need.items()])
    return need - have if isinstance(need, int) and isinstance(have, int) else 0
