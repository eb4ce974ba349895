"""A location enters a state: immediate production, features, and the markers they and the actions collect."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import CARDS, CLOSED, FEATURE, OPEN, SLOT_LIMIT
from ..content.effects import NONE
from ..position.state import State51
from .production import produce_location
from .supply import leave_hand
from .vocabulary import place_name, rules

TUCK: Final[list[Action]] = [("tuck", card) for card in range(len(CARDS))]
rules.action("tuck", "card")


def incorporate(g: State51, seat: int, card: int) -> None:
    player = g.players[seat]
    leave_hand(player, card)
    player.places.append(card)  # S51-INCORPORATE.1
    player.uses.append(0)
    player.markers.append(())
    if g.listener is not None:
        g.tell("incorporated", "S51-INCORPORATE.1", EVERYONE, {"seat": seat, "card": CARDS[card].name})
    enter(g, seat, len(player.places) - 1)


def enter(g: State51, seat: int, place: int) -> None:
    """S51-CARD.14, S51-INCORPORATE.8."""
    player = g.players[seat]
    card = CARDS[player.places[place]]
    for other in range(len(player.places) - 1, -1, -1):
        feature = CARDS[player.places[other]]
        if feature.kind == FEATURE:
            having = player.having(feature.each)
            if other == place:  # S51-ICON.5: on entering, once for each matching location
                for _ in range(min(having, SLOT_LIMIT)):
                    g.stack.append(("mark", seat, place, feature.vp))
            elif card.icons >> feature.each & 1 and (g.rescoring or having > len(player.markers[other])):  # rulings D2, D4
                g.stack.append(("mark", seat, other, feature.vp))
    if card.kind == OPEN or card.kind == CLOSED:
        g.stack.append(("produce_at_once", seat, player.places[place]))


@rules.op("produce_at_once", "seat card")
def produce_at_once(g: State51, seat: int, card: int) -> None:
    """A step of its own: what it draws is open, but that the location stands is certain."""
    produce_location(g, seat, seat, card, "S51-INCORPORATE.7")


@rules.op("mark", "seat place:int vp:int")
def mark(g: State51, seat: int, place: int, vp: int) -> None:
    """Tuck a card of the discard pile under the location (S51-WORK.4), the player's choice which (ruling D9)."""
    if len(g.players[seat].markers[place]) < SLOT_LIMIT:  # S51-SLOT.2
        if len(set(g.discard)) > 1:
            g.stack.append(("choose_marker", seat, place, vp))
        else:
            put_marker(g, seat, place, vp, g.discard[-1] if g.discard else NONE)
    elif g.listener is not None:
        g.tell("full", "S51-SLOT.2", EVERYONE, {"seat": seat, "place": place_name(g.players[seat].places, place)})


def marker_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int, place: int, vp: int) -> None:
    for card in sorted(set(g.discard)):
        legal.append(TUCK[card])


def marker_refused(g: State51, action: Action, seat: int, place: int, vp: int) -> tuple[str, dict[str, Any]] | None:
    return ("S51-WORK.4", {"card": CARDS[action[1]].name}) if action[0] == "tuck" else None


@rules.ask("choose_marker", "seat place:int vp:int", marker_options, marker_refused)
def choose_marker(g: State51, action: Action, seat: int, place: int, vp: int) -> None:
    card: int = action[1]
    put_marker(g, seat, place, vp, card)


def put_marker(g: State51, seat: int, place: int, vp: int, card: int) -> None:
    if card != NONE:  # ruling D10: an empty pile costs no points
        g.discard.remove(card)
    player = g.players[seat]
    player.markers[place] += ((vp, card),)
    if g.listener is not None:
        rule = "S51-SLOT.1" if CARDS[player.places[place]].kind == FEATURE else "S51-WORK.4"
        figures: dict[str, Any] = {"seat": seat, "place": place_name(player.places, place), "vp": vp}
        if card != NONE:
            figures["card"] = CARDS[card].name
        g.tell("marked", rule, EVERYONE, figures)
