"""What a player counts, for previews: the own side by plain names, the opponent's after THEIRS; for who watches, each side after
the number of its seat."""

from typing import Final

from ..content.cards import ROUNDS
from ..content.effects import GOODS, VP
from ..rules.base import room
from .state import ACTION_PHASE, Player, State51

THEIRS: Final = "their-"


def figures(g: State51, eyes: int | None) -> dict[str, int]:
    found: dict[str, int] = {}
    if eyes is None:
        for seat, player in enumerate(g.players):
            count(found, f"{seat} ", player)
        return found
    own = g.players[eyes]
    count(found, "", own)
    found["room"] = room(own)
    found["lapsing"] = sum(own.goods[:VP]) if own.passed else 0
    found["late"] = len(own.deals) + len(own.spoils) if g.round == ROUNDS and g.phase >= ACTION_PHASE else 0
    count(found, THEIRS, g.players[1 - eyes])
    return found


def count(found: dict[str, int], whose: str, player: Player) -> None:
    for good in range(VP):
        found[whose + GOODS[good]] = player.goods[good]
    found[whose + "score"] = player.score()
    found[whose + "hand"] = len(player.hand)
    found[whose + "locations"] = len(player.places)
    found[whose + "deals"] = len(player.deals)
    found[whose + "spoils"] = len(player.spoils)
