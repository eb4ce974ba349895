"""Production: what a district yields, exploitation, the production phase."""

from ratusz.kernel.state import EVERYONE

from ...content.cards import DISTRICT_NAMES, DISTRICTS, LAST, PRIMARY, SECONDARY
from ...content.effects import ANDROID, DEVELOPMENT, HUMAN_FIRST, NONE, ORGCRIME, OUTAGE, PROTEST, RESOURCES, STRIKE
from ...position.state import PRODUCTION_PHASE, Angeles
from ..vocabulary import rules
from .pieces import place
from .unrest import raise_unrest


def change_supply(g: Angeles, resource: int, by: int, rule: str) -> int:
    """A marker stays on its track (NA-36.5, NA-40.3); how far it moved (NA-40.1)."""
    before = g.supply[resource]
    g.supply[resource] = max(0, min(LAST[resource], before + by))
    moved = g.supply[resource] - before
    if moved and g.listener is not None:
        g.tell("supply", rule, EVERYONE, {"resource": RESOURCES[resource], "count": moved, "supply": g.supply[resource]})
    return moved


def yields(g: Angeles, district: int, despite: int) -> tuple[int, int]:
    """How much of its primary and of its secondary resource a district would produce (NA-36.0): nothing in strike or outage
    (NA-36.2), one more with a development (NA-36.3), no primary resource with Orgcrime (NA-5.2, NA-5.3, NA-6.1, NA-6.2, NA-33.4,
    NA-33.5, NA-36.4, NA-37.3, NA-43.0, NA-43.1, NA-43.2, NA-43.3, NA-61.3, NA-61.4, NA-61.5, NA-62.0)."""
    pieces = g.pieces
    if (pieces[STRIKE] | pieces[OUTAGE]) >> district & 1:
        return (0, 0)
    blocked = pieces[ORGCRIME] >> district & 1 and despite != ORGCRIME
    return (0 if blocked else PRIMARY[district][1] + (pieces[DEVELOPMENT] >> district & 1), SECONDARY[district][1])


def produce(g: Angeles, district: int, despite: int) -> None:
    """NA-4.3."""
    primary, secondary = yields(g, district, despite)
    if primary:
        change_supply(g, PRIMARY[district][0], primary, "NA-36.1")
    elif g.listener is not None:
        idle = (g.pieces[STRIKE] | g.pieces[OUTAGE]) >> district & 1
        g.tell("idle" if idle else "blocked", "NA-36.2" if idle else "NA-33.0", EVERYONE, {"district": DISTRICT_NAMES[district]})
    if secondary:
        change_supply(g, SECONDARY[district][0], secondary, "NA-36.1")


@rules.op("production")
def production(g: Angeles) -> None:
    """NA-9.0, NA-61.7, NA-68.0: every district with an android, in ascending order."""
    g.phase = PRODUCTION_PHASE
    if g.listener is not None and g.pieces[ANDROID]:
        g.tell("production", "NA-9.0", EVERYONE, {})
    for district in range(DISTRICTS - 1, -1, -1):
        if g.pieces[ANDROID] >> district & 1:
            g.stack.append(("exploit", district))


@rules.op("exploit", "district")
def exploit(g: Angeles, district: int) -> None:
    """Produce, then one stage of unrest, or two with Human First; if two are impossible, an outage (NA-3.6, NA-12.0, NA-12.1,
    NA-29.3, NA-29.6, NA-61.1, NA-61.2, NA-61.6)."""
    if g.listener is not None:
        g.tell("exploited", "NA-61.0", EVERYONE, {"district": DISTRICT_NAMES[district]})
    produce(g, district, NONE)
    pieces = g.pieces
    if not pieces[HUMAN_FIRST] >> district & 1:
        raise_unrest(g, district, 1)
    elif (pieces[PROTEST] | pieces[STRIKE] | pieces[OUTAGE]) >> district & 1:
        place(g, OUTAGE, district)  # NA-12.5, NA-62.5
    else:
        raise_unrest(g, district, 2)
