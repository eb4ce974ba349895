"""Placing, moving and removing pieces; the paths to the Root."""

from typing import Final

from ratusz.kernel.state import EVERYONE

from ...content.cards import BOX, DISTRICT_NAMES, PATH, ROOT, ROOT_THREAT
from ...content.effects import ANDROID, DEVELOPMENT, HUMAN_FIRST, ILLNESS, ORGCRIME, OUTAGE, PIECES, PRISEC, PROTEST, STRIKE
from ...position.state import OVER, Angeles
from ..vocabulary import rules
from .contracts import removed_piece
from .illness import affect
from .threat import change_threat, illness_threat
from .unrest import raise_unrest, set_stage, stage

TO_ROOT: Final[tuple[str, ...]] = ("NA-12.4", "NA-33.3", "", "", "NA-62.4", "NA-3.4", "", "", "")  # by kind of piece
DISPLACED: Final[tuple[str, ...]] = ("NA-12.2", "NA-33.1", "", "", "NA-62.3", "NA-3.3", "", "", "")  # by its own kind
KEPT_OUT: Final[tuple[str, ...]] = ("NA-12.3", "NA-33.2")  # by Prisec


def reserve(g: Angeles, kind: int) -> int:
    """NA-41.0, NA-S.12: what the box holds and the city does not."""
    used = g.pieces[kind]
    if kind >= PROTEST:
        used = g.pieces[PROTEST] | g.pieces[STRIKE]
    return BOX[kind] - used.bit_count()


def place(g: Angeles, kind: int, district: int) -> None:
    """NA-41.1, NA-53.0. Without a copy in the reserve nothing is placed, but the district is affected (ruling 17)."""
    if reserve(g, kind) <= 0:
        affect(g, district)
        if g.listener is not None:
            g.tell("no-reserve", "NA-32.0", EVERYONE, {"piece": PIECES[kind], "district": DISTRICT_NAMES[district]})
    elif kind >= PROTEST:
        raise_unrest(g, district, 1 + kind - PROTEST - stage(g, district))
    elif kind in (PRISEC, DEVELOPMENT, ANDROID) and g.pieces[kind] >> district & 1:
        return  # ruling 19; of androids NA-68.3
    else:
        if g.listener is not None:
            g.tell("placed", "NA-53.0", EVERYONE, {"piece": PIECES[kind], "district": DISTRICT_NAMES[district]})
        arrive(g, kind, district)


def arrive(g: Angeles, kind: int, district: int) -> None:
    """A piece comes to a district and goes on along the paths until it fits (NA-34.1) or reaches the Root (NA-12.1a, NA-34.2,
    NA-34.3, NA-34.4, NA-38.0, NA-38.1, NA-50.1, NA-53.1, NA-53.2, NA-64.3). That is no removal (NA-24.3, NA-55.3)."""
    pieces = g.pieces
    while district != ROOT:
        affect(g, district)
        if pieces[kind] >> district & 1:
            rule = DISPLACED[kind]
        elif kind <= ORGCRIME and pieces[PRISEC] >> district & 1:
            rule = KEPT_OUT[kind]
        else:
            enter(g, kind, district)
            return
        tell_moved(g, kind, district, rule)
        district = PATH[district]
    if kind == ILLNESS:
        illness_threat(g, ROOT_THREAT, TO_ROOT[kind])
    else:
        change_threat(g, ROOT_THREAT, TO_ROOT[kind], PIECES[kind])


def enter(g: Angeles, kind: int, district: int) -> None:
    """NA-53.2, NA-53.4."""
    bit = 1 << district
    g.pieces[kind] |= bit
    if kind == OUTAGE:  # NA-53.3, NA-55.2, NA-62.1; no decrease for a contract
        if (g.pieces[PROTEST] | g.pieces[STRIKE]) & bit:
            set_stage(g, district, 0, "NA-29.8")
    elif kind == PRISEC:  # NA-38.2; Human First first (ruling 20)
        for enemy in (HUMAN_FIRST, ORGCRIME):
            if g.pieces[enemy] & bit and g.phase != OVER:
                move(g, enemy, district, KEPT_OUT[enemy])


def move(g: Angeles, kind: int, district: int, rule: str) -> None:
    """Along the outgoing path (NA-34.0). It is no removal (NA-34.6)."""
    affect(g, district)
    g.pieces[kind] &= ~(1 << district)
    tell_moved(g, kind, district, rule)
    arrive(g, kind, PATH[district])


def tell_moved(g: Angeles, kind: int, district: int, rule: str) -> None:
    if g.listener is not None:
        target = "root" if PATH[district] == ROOT else DISTRICT_NAMES[PATH[district]]
        g.tell("moved", rule, EVERYONE, {"piece": PIECES[kind], "district": DISTRICT_NAMES[district], "to": target})


def remove(g: Angeles, kind: int, district: int) -> None:
    """Back to the reserve (NA-41.2, NA-55.1); removal contracts pay at once (ruling 14)."""
    affect(g, district)
    g.pieces[kind] &= ~(1 << district)
    g.cleared |= 1 << district
    if g.listener is not None:
        g.tell("removed", "NA-55.0", EVERYONE, {"piece": PIECES[kind], "district": DISTRICT_NAMES[district]})
    removed_piece(g, kind)


def march(g: Angeles, kind: int, times: int) -> None:
    """Each unit there is now moves, highest district first; who reaches the Root stops (ruling 24)."""
    present = g.pieces[kind]
    for district in range(ROOT - 1, -1, -1):
        if present >> district & 1:
            at = district
            for _ in range(times):
                if at != ROOT and g.phase != OVER:
                    at = step(g, kind, at)


def step(g: Angeles, kind: int, district: int) -> int:
    """Move one piece; where it ends up."""
    before = g.pieces[kind] & ~(1 << district)
    move(g, kind, district, "NA-34.0")
    added = g.pieces[kind] & ~before
    return ROOT if not added else added.bit_length() - 1


@rules.op("put", "piece district")
def put(g: Angeles, kind: int, district: int) -> None:
    """What an event or a set-up card places (NA-20.1b, NA-S.3)."""
    place(g, kind, district)
