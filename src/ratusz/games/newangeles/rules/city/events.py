"""Events: their threat, what they place, and the turns that follow."""

from ratusz.kernel.state import EVERYONE

from ...content.cards import EVENT_BACK, EVENT_EFFECTS, EVENT_NAMES, EVENT_PLACES, EVENT_TURNS, ROUND_TRACK, TURN_SPACES
from ...content.effects import WHAT
from ...position.state import ALL_SEATS, EVENT_PHASE, Angeles
from ..cards.assets import push_effects
from ..vocabulary import rules
from .contracts import resolved_event


@rules.op("event")
def event(g: Angeles) -> None:
    """NA-10.0, NA-20.1: the top card, from top to bottom, then to the bottom of the deck."""
    g.phase = EVENT_PHASE
    card = g.event_deck.pop()
    g.event_seen.pop()
    g.revealed += 1
    g.rise = 0
    if g.listener is not None:
        g.tell("event", "NA-20.0", EVERYONE, {"event": EVENT_NAMES[card], "back": WHAT[EVENT_BACK[card]]})
    g.event_deck.insert(0, card)
    g.event_seen.insert(0, ALL_SEATS)
    g.stack.append(("event_over", card))
    for kind, district in reversed(EVENT_PLACES[card]):
        g.stack.append(("put", kind, district))
    push_effects(g, g.active, EVENT_EFFECTS[card])


@rules.op("event_over", "event")
def event_over(g: Angeles, card: int) -> None:
    """NA-20.1c, NA-51.2; after the last standard round the track need not be filled (NA-51.5)."""
    resolved_event(g)
    g.rise = 0
    if "standard" in ROUND_TRACK[g.round :]:
        fill_turn_track(g, EVENT_TURNS[card])


def fill_turn_track(g: Angeles, turns: int) -> None:
    """NA-51.3, NA-52.3; with too few assets there are fewer turns (ruling 40)."""
    for _ in range(min(turns, TURN_SPACES)):
        if g.asset_deck:
            g.turn_track.append(g.asset_deck.pop())
    if g.listener is not None:
        g.tell("turns", "NA-51.3", EVERYONE, {"turns": len(g.turn_track)})
