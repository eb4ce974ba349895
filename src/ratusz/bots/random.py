"""The random bot: any legal answer."""

from ..kernel.chance import Chance
from ..kernel.game import Proposal
from ..kernel.state import Action
from ..kernel.view import View


class Random:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return legal[self.chance.below(len(legal))]

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        number = self.chance.below(len(proposals) + 1)
        return proposals[number].steps[0][1] if number < len(proposals) else None
