"""Under the base: at most three deals and spoils together."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import BASE_LIMIT, CARDS, CONQUER
from ..position.state import Player, State51
from .supply import leave_hand
from .vocabulary import rules

PILES: Final = {"drop-deal": "deals", "drop-spoils": "spoils"}
rules.action("drop-deal", "card")
rules.action("drop-spoils", "card")


def room_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for card in sorted(set(g.players[seat].deals)):
        legal.append(("drop-deal", card))
    for card in sorted(set(g.players[seat].spoils)):
        legal.append(("drop-spoils", card))


def room_refused(g: State51, action: Action, seat: int) -> tuple[str, dict[str, Any]] | None:
    pile = PILES.get(action[0])
    return None if pile is None else ("S51-BASE.2", {"card": CARDS[action[1]].name, "pile": pile})


@rules.ask("make_room", "seat", room_options, room_refused)
def make_room(g: State51, action: Action, seat: int) -> None:
    """S51-BASE.2: no goods for the card that makes room."""
    card: int = action[1]
    player = g.players[seat]
    (player.deals if action[0] == "drop-deal" else player.spoils).remove(card)
    g.discard.append(card)
    if g.listener is not None:
        figures = {"seat": seat, "card": CARDS[card].name, "pile": PILES[action[0]]}
        g.tell("made-room", "S51-BASE.2", EVERYONE, figures)


def room(player: Player) -> int:
    """How many more deals and spoils fit under the base (S51-BASE.1)."""
    return BASE_LIMIT - len(player.deals) - len(player.spoils)


def put_under(g: State51, seat: int, kind: int, card: int) -> None:
    g.stack.append(("under_base", seat, kind, card))
    if room(g.players[seat]) <= 0:
        g.stack.append(("make_room", seat))


@rules.op("under_base", "seat line card")
def under_base(g: State51, seat: int, kind: int, card: int) -> None:
    player = g.players[seat]
    leave_hand(player, card)
    (player.spoils if kind == CONQUER else player.deals).append(card)
    if g.listener is not None:
        if kind == CONQUER:
            g.tell("conquered", "S51-CONQUER.1", EVERYONE, {"seat": seat, "card": CARDS[card].name})
        else:
            g.tell("dealt", "S51-COOPERATE.1", EVERYONE, {"seat": seat, "card": CARDS[card].name})
