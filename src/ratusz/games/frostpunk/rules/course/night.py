"""The night phase: pawns come home, shelters are warmed, and who has no bed falls ill."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.buildings import BUILDINGS
from ...content.effects import AUTOMATON, CHILD, CURFEW, ENGINEER, NONE, WHO, WORKER
from ...position.state import City, Placed, decider
from ..city.buildings import beds
from ..city.map import FIELDS
from ..generator.generator import offer_fuel
from ..generator.heat import warm
from ..people.pawns import TYPE_OF, by_type, keep_placed
from ..people.sickness import sicken_each
from ..vocabulary import rules

rules.action("shelter", "workers:int engineers:int children:int")


def jailed(g: City, spot: int) -> bool:
    """FP-BLDG-PRISON.1."""
    side = g.building[spot] if 0 <= spot < FIELDS else NONE
    return side != NONE and BUILDINGS[side // 2].jail


@rules.op("night")
def night(g: City) -> None:
    come_home(g, False)
    g.stack += [("release",), ("cells",), ("bedtime",)]
    offer_fuel(g)  # FP-NIGHT.3


def come_home(g: City, all_of_them: bool) -> None:
    """FP-NIGHT.1, FP-NIGHT.2; whoever is in prison stays for the night."""
    for pawn, n in enumerate(g.resting):
        if n:
            g.pool[pawn] += n
            g.resting[pawn] = 0
    staying: list[Placed] = []
    for pawn, spot in g.placed:
        if not all_of_them and pawn != AUTOMATON and jailed(g, spot):
            staying.append((pawn, spot))
        else:
            g.pool[pawn] += 1
    keep_placed(g, staying)


def bedded(g: City, pawns: list[int]) -> tuple[list[int], int]:
    """Of these pawns those who have no warm bed of their own, and the places they share: beds for children are for children only,
    and a curfew keeps some of the others safe (FP-NIGHT.4, FP-NIGHT.10)."""
    places, for_children = beds(g, True)
    return [pawns[WORKER], pawns[ENGINEER], max(0, pawns[CHILD] - for_children)], places + g.modifiers[CURFEW]


@rules.op("bedtime")
def bedtime(g: City) -> None:
    """FP-NIGHT.4, FP-NIGHT.5, FP-NIGHT.11."""
    pawns, places = bedded(g, by_type(g.pool))
    workers, engineers, children = pawns
    if places >= workers + engineers + children:
        out_in_the_cold(g, [0, 0, 0])
    elif places == 0 or pawns.count(0) == 2:
        left = places
        for type in range(3):
            slept = min(left, pawns[type])
            pawns[type] -= slept
            left -= slept
        out_in_the_cold(g, pawns)
    else:
        if g.listener is not None:
            g.tell("beds-short", "FP-NIGHT.4", EVERYONE, {"count": workers + engineers + children - places})
        g.stack.append(("shelter", decider(g), places, workers, engineers, children))


def shelter_options(
    g: City, legal: list[Action], why: list[Refusal] | None, seat: int, places: int, workers: int, engineers: int, children: int
) -> None:
    """All ways to fill the beds."""
    for w in range(min(places, workers), -1, -1):
        for e in range(min(places - w, engineers), -1, -1):
            c = places - w - e
            if c <= children:
                legal.append(("shelter", w, e, c))


@rules.ask("shelter", "seat places:int workers:int engineers:int children:int", shelter_options)
def shelter(g: City, action: Action, seat: int, places: int, workers: int, engineers: int, children: int) -> None:
    out_in_the_cold(g, [workers - action[1], engineers - action[2], children - action[3]])


def out_in_the_cold(g: City, pawns: list[int]) -> None:
    if g.listener is not None:
        figures = {WHO[type]: pawns[type] for type in range(3)}
        g.tell("night", "FP-NIGHT.5", EVERYONE, {"outside": figures})
    sicken_each(g, [type for type in range(3) for _ in range(pawns[type])], "FP-NIGHT.5")


@rules.op("cells")
def cells(g: City) -> None:
    """FP-BLDG-PRISON.1, ruling 32: one illness a pawn in a cold prison."""
    for pawn, spot in g.placed:
        if not warm(g, spot):
            g.stack.append(("sicken", TYPE_OF[pawn], "FP-BLDG-PRISON.1"))


@rules.op("release")
def release(g: City) -> None:
    come_home(g, True)
