"""Heating hubs: markers that warm a tile of the map, in scenarios that use them."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import NONE, Step
from ...content.numbers import HUBS_MOST
from ...position.state import City, decider
from ..cards.running_effects import runs
from ..city.map import PLACE_NAMES
from ..vocabulary import rules

rules.action("hub", "place")


@runs("hub")
def run_hub(g: City, step: Step, spot: int) -> None:
    rules.pose(g, ("hub", decider(g)))


def hub_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for place, tile in enumerate(g.tile):
        if tile != NONE:
            if place not in g.hubs and len(g.hubs) < HUBS_MOST:
                legal.append(("hub", place))
            elif why is not None:
                why.append((("hub", place), "FP-COMP.26", {"place": PLACE_NAMES[place], "most": HUBS_MOST}))


@rules.ask("hub", "seat", hub_options)
def put_hub(g: City, action: Action, seat: int) -> None:
    g.hubs = sorted([*g.hubs, action[1]])
    if g.listener is not None:
        g.tell("hub-placed", "FP-COMP.26", EVERYONE, {"place": PLACE_NAMES[action[1]]})
