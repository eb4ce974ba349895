"""Names of the dead. The rules know none: a name follows from what is told of a death, so that the log, the stage and the
chronicle give the same one."""

from typing import Final

from ..bundle import Words

FAMILIES: Final = 29


def family(round: int, left: int) -> int:
    """When the death marker comes to a field for the second time, rounds have gone by or fewer are left: another family."""
    return (round - left) % FAMILIES


def named(w: Words, type: str, deaths: int, family: int) -> tuple[str, str]:
    """Who somebody was who died: the name, and which message speaks of such a man or woman."""
    return w.say("dead-name", type=type, deaths=deaths, family=family), f"dead-{type}-{'man' if deaths % 2 else 'woman'}"
