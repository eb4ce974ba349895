"""What a player counts, for previews: the own side by plain names, the opponent's after THEIRS. Who watches sides with the first
seat."""

from typing import Final

from ..content.cards import BASE_LIMIT
from ..content.effects import GOODS, VP
from .state import Player, State51

THEIRS: Final = "their-"


def figures(g: State51, eyes: int | None) -> dict[str, int]:
    found: dict[str, int] = {}
    seat = eyes or 0
    own = g.players[seat]
    count(found, "", own)
    found["room"] = BASE_LIMIT - len(own.deals) - len(own.spoils)
    found["lapsing"] = sum(own.goods[:VP]) if own.passed else 0
    count(found, THEIRS, g.players[1 - seat])
    return found


def count(found: dict[str, int], whose: str, player: Player) -> None:
    for good in range(VP):
        found[whose + GOODS[good]] = player.goods[good]
    found[whose + "score"] = player.score()
    found[whose + "hand"] = len(player.hand)
    found[whose + "locations"] = len(player.places)
    found[whose + "deals"] = len(player.deals)
    found[whose + "spoils"] = len(player.spoils)
