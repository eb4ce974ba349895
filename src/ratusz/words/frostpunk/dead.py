"""Names of the dead. The rules know none: a name follows from what is told of a death, so that the log, the stage and the
chronicle give the same one."""

from typing import Any, Final

from ..bundle import Words

FAMILIES: Final = 29


def named(w: Words, died: dict[str, Any]) -> tuple[str, str]:
    """Who somebody was who died, by what was told of it: the name, and which message speaks of such a man or woman."""
    type, deaths = died["who"], died["deaths"]
    return w.say("dead-name", type=type, deaths=deaths, family=family(died)), f"dead-{type}-{'man' if deaths % 2 else 'woman'}"


def family(died: dict[str, Any]) -> int:
    """When the death marker comes to a field for the second time, rounds have gone by or fewer are left: another family. Games
    told before names were given lack what it follows from."""
    found: int = (died.get("round", 0) - died.get("left", 0)) % FAMILIES
    return found
