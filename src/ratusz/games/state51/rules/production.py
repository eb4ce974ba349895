"""The Production phase: base, deals, spoils the player cashes in, production locations, in this order (ruling C2)."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import CARDS, CLOSED, FACTIONS, OPEN
from ..content.effects import NONE
from ..position.state import PRODUCTION_PHASE, State51
from .supply import gain
from .vocabulary import rules

rules.action("cash", "card")
rules.action("keep", "card")


@rules.op("production")
def production(g: State51) -> None:
    g.phase = PRODUCTION_PHASE
    g.stack.append(("produce", 1 - g.first))
    g.stack.append(("produce", g.first))  # ruling C1


@rules.op("produce", "seat")
def produce(g: State51, seat: int) -> None:
    """S51-COOPERATE.7, S51-PROD.7, S51-PROD.12."""
    player = g.players[seat]
    if g.listener is not None:
        g.tell("production", "S51-PROD.1", EVERYONE, {"seat": seat})
    gain(g, seat, FACTIONS[player.faction].production, 1, "S51-PROD.6")
    for card in player.deals:
        gain(g, seat, CARDS[card].deal, 1, "S51-PROD.8")
    g.stack.append(("produce_locations", seat))
    for card in reversed(player.spoils):
        g.stack.append(("cash", seat, card))


def cash_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int, card: int) -> None:
    """S51-CONQUER.7."""
    legal.append(("cash", card))
    legal.append(("keep", card))


@rules.ask("cash", "seat card", cash_options)
def cash(g: State51, action: Action, seat: int, card: int) -> None:
    if action[0] == "cash":  # S51-PROD.9
        g.players[seat].spoils.remove(card)
        g.discard.append(card)
        if g.listener is not None:
            g.tell("cashed", "S51-PROD.9", EVERYONE, {"seat": seat, "card": CARDS[card].name})
        gain(g, seat, CARDS[card].spoils, 1, "S51-PROD.9")
    elif g.listener is not None:
        g.tell("kept", "S51-PROD.10", EVERYONE, {"seat": seat, "card": CARDS[card].name})


@rules.op("produce_locations", "seat")
def produce_locations(g: State51, seat: int) -> None:
    for card in g.players[seat].places:
        if CARDS[card].kind == OPEN or CARDS[card].kind == CLOSED:
            produce_location(g, seat, seat, card, "S51-PROD.11")


def produce_location(g: State51, seat: int, owner: int, card: int, rule: str) -> None:
    """`seat` receives what the location of `owner` produces; for-each counts the owner's state (S51-ICON.4, S51-ICON.6, ruling
    C6)."""
    for effect in CARDS[card].effects:
        each: int = effect[2]
        gain(g, seat, effect[1], 1 if each == NONE else g.players[owner].having(each), rule)
