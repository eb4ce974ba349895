"""What the night, the meal and the Generator would bring as things stand: figures to decide by, nothing that happens."""

from ..content.effects import AUTOMATON, CHILD, CURFEW, MODIFIERS, NONE, TYPES, WHO
from ..content.numbers import FAMINE, HUNGER_SECTIONS, OVERLOAD_FIELDS
from ..position.seen import Ailing, Forecast, Meal, Night
from ..position.state import ACTION, END, NIGHT, City
from ..rules.city.buildings import beds
from ..rules.course.hunger import owed, rations
from ..rules.course.night import jailed
from ..rules.generator.generator import freezing, indicated
from ..rules.generator.heat import warm
from ..rules.people.pawns import TYPE_OF, due, scouting
from ..rules.people.sickness import round_type, section


def forecast(g: City) -> Forecast:
    return {
        "night": tonight(g),
        "hunger": meal(g),
        "cold": counted(freezing(g)),
        "cubes": indicated(g.heat),
        "room": OVERLOAD_FIELDS - g.overload,
        "sickness": ailing(g),
        "modifiers": {name: n for name, n in zip(MODIFIERS, g.modifiers, strict=True) if n},
    }


def counted(numbers: list[int]) -> dict[str, int]:
    """By type of citizen, those of whom there are none left out."""
    return {WHO[type]: n for type, n in enumerate(numbers) if n}


def falling_ill(g: City, numbers: list[int]) -> dict[str, int]:
    """Nobody falls ill of a type that has no citizens (ruling 8)."""
    return counted([n if g.citizens[type] else 0 for type, n in enumerate(numbers)])


def matched_anew(g: City) -> bool:
    """Whether the next night comes after pawns have been matched to the citizens anew (FP-ACTION.1)."""
    if g.phase != NIGHT:
        return g.phase < ACTION or ("action",) in g.stack or g.phase == END
    return not any([task[0] in ("night", "bedtime", "shelter") for task in g.stack])


def at_home(g: City) -> tuple[list[int], list[int]]:
    """Pawns by type that will want a bed, and those that will fall ill in a cold Prison."""
    pawns, cells = [0, 0, 0], [0, 0, 0]
    if matched_anew(g):
        return [max(0, due(type, g.citizens[type]) - scouting(g, type)) for type in range(3)], cells
    for pawn, type in enumerate(TYPE_OF):
        if type != NONE:
            pawns[type] += g.pool[pawn] + g.resting[pawn]
    for pawn, spot in g.placed:
        if pawn != AUTOMATON:
            if not jailed(g, spot):
                pawns[TYPE_OF[pawn]] += 1
            elif not warm(g, spot):
                cells[TYPE_OF[pawn]] += 1
    return pawns, cells


def tonight(g: City) -> Night:
    """FP-NIGHT.1 to .5, .10: everybody who is not away as a scout comes home; who falls ill is known unless it is a choice."""
    pawns, cells = at_home(g)
    home = pawns.copy()
    places, for_children = beds(g, True)
    home[CHILD] -= min(home[CHILD], for_children)
    safe = places + g.modifiers[CURFEW]
    outside = max(0, sum(home) - safe)
    certain = outside == sum(home) or sum([1 for n in home if n]) == 1
    alike = [outside if n else 0 for n in home] if outside != sum(home) else home
    return {
        "pawns": counted(pawns),
        "beds": places,
        "child-beds": for_children,
        "safe": g.modifiers[CURFEW],
        "outside": outside,
        "ill": falling_ill(g, alike) if certain and outside else {},
        "cells": falling_ill(g, cells),
    }


def meal(g: City) -> Meal:
    """FP-HUNGER.1 to .9: what is owed is eaten first, then those of the round are fed; at night that is the next round."""
    round = g.round + 1 if g.phase in (NIGHT, END) else g.round
    hunger = owed(g)
    eaten = min(g.food, hunger)
    starving = hunger - eaten
    discontent, deaths = 0, 0
    for at, more_discontent, more_deaths in HUNGER_SECTIONS:
        if starving >= at:
            discontent, deaths = more_discontent, more_deaths
    who, dying = round_type(round), round_type(max(1, round - 1))
    deaths = min(deaths, g.citizens[dying])
    need = rations(g, g.citizens[who] - (deaths if who == dying else 0))
    return {
        "owed": hunger,
        "eaten": eaten,
        "starving": starving,
        "discontent": discontent,
        "deaths": deaths,
        "dying": TYPES[dying],
        "famine": starving >= FAMINE,
        "who": TYPES[who],
        "need": need,
        "missing": max(0, need - (g.food - eaten)),
    }


def ailing(g: City) -> dict[str, Ailing]:
    """FP-PREP.6, .7."""
    found: dict[str, Ailing] = {}
    for type in range(3):
        exhausted, flips = section(g.sick[type])
        if exhausted or flips:
            found[WHO[type]] = {"exhausted": exhausted, "flips": flips}
    return found
