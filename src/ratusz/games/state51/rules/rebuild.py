"""Rebuild: a location of the state gives way to one from hand that shares a type icon."""

from typing import Any

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import CARDS, FACTIONS, INSTANT, LINES, REBUILD
from ..content.effects import NONE, VP
from ..position.state import State51
from .locations import enter
from .supply import book, lacking, leave_hand, missing, show
from .vocabulary import place_name, rules

rules.action("rebuild", "old:old-place new:card")


def rebuild_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """S51-REBUILD.2."""
    player = g.players[seat]
    if not player.places:
        return
    cost = FACTIONS[player.faction].costs[REBUILD]
    rule = ""
    figures: dict[str, Any] = {}
    if player.lines >> REBUILD & 1:
        rule = "S51-REBUILD.5"
    elif missing(player, cost):
        rule = "S51-REBUILD.4"
    if rule:
        if why is None:
            return
        figures = {"line": LINES[REBUILD]} if rule == "S51-REBUILD.5" else lacking(player, cost)
    last = NONE
    for card in player.hand:
        if card == last:
            continue
        last = card
        icons = CARDS[card].icons
        for place, old in enumerate(player.places):
            if not rule and icons & CARDS[old].icons:
                legal.append(("rebuild", place, card))
            elif why is not None:
                if CARDS[card].kind == INSTANT:
                    instant = {"card": CARDS[card].name, "where": "instant"}
                    why.append((("rebuild", place, card), "S51-REBUILD.1", instant))
                else:
                    names = {"old": CARDS[old].name, "new": CARDS[card].name}
                    why.append((("rebuild", place, card), rule or "S51-REBUILD.3", {**names, **figures}))


def rebuild(g: State51, seat: int, place: int, card: int) -> None:
    player = g.players[seat]
    player.lines |= 1 << REBUILD
    show(player, card)
    g.stack.append(("replace", seat, place, card))
    g.stack.append(("pay", seat, FACTIONS[player.faction].costs[REBUILD], "S51-REBUILD.4"))


@rules.op("replace", "seat place:int card")
def replace(g: State51, seat: int, place: int, card: int) -> None:
    """Ruling E3: old location and markers to the discard pile, points to the table, then the new one enters (S51-REBUILD.8)."""
    player = g.players[seat]
    leave_hand(player, card)
    old = player.places[place]
    g.discard.append(old)
    moved = 0
    for vp, marker in player.markers[place]:  # S51-REBUILD.7
        moved += vp
        if marker != NONE:
            g.discard.append(marker)
    bonus = FACTIONS[player.faction].rebuild_vp  # S51-REBUILD.6
    book(player, VP, moved + bonus)
    named = place_name(player.places, place)
    player.places[place] = card
    player.uses[place] = 0  # ruling E2
    player.markers[place] = ()
    if g.listener is not None:
        names = {"seat": seat, "place": named, "old": CARDS[old].name, "new": CARDS[card].name}
        g.tell("rebuilt", "S51-REBUILD.1", EVERYONE, names)
        if moved:
            g.tell("gained", "S51-REBUILD.7", EVERYONE, {"seat": seat, "good": "vp", "count": moved})
        g.tell("gained", "S51-REBUILD.6", EVERYONE, {"seat": seat, "good": "vp", "count": bonus})
    enter(g, seat, place)
