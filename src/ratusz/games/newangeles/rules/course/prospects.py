"""What is to come as things stand: the demand, if it were checked now (NA-45.2)."""

from ratusz.kernel.state import State

from ...content.effects import NONE
from ...position.state import OVER, SETUP_PHASE, Angeles


def prospects(g: Angeles) -> dict[str, State]:
    if g.demand == NONE or g.phase in (SETUP_PHASE, OVER):
        return {}
    demand = g.clone()
    demand.stack.append(("check_demand",))
    return {"demand": demand}
