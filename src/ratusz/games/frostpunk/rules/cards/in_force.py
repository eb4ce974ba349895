"""Modifiers: what laws, technologies and cards in force change, asked for by name, summed when one comes or goes."""

from ...content.effects import MODIFIERS
from ...content.events import EVENTS
from ...content.laws import LAWS
from ...content.technologies import TECHNOLOGIES
from ...position.state import City


def recount(g: City) -> None:
    sums = [0] * len(MODIFIERS)
    for law in g.laws:
        for modifier, n in LAWS[law].lasting:
            sums[modifier] += n
    for technology in g.developed:
        for modifier, n in TECHNOLOGIES[technology].lasting:
            sums[modifier] += n
    for lying in g.area:
        for modifier, n in EVENTS[lying[0]].lasting:
            sums[modifier] += n
    g.modifiers = sums
