"""The random bot: any legal answer."""

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance
from ..kernel.state import Action
from ..kernel.strategy import Proposal
from ..kernel.view import View
from .bot import Ranked


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, seat: int, legal: list[Action]) -> Action:
        return legal[self.chance.below(len(legal))]

    def rank(self, view: View, seat: int, legal: list[Action]) -> Ranked:
        return [(self.choose(view, seat, legal), 0.0)]

    def interject(self, view: View, seat: int, proposals: list[Proposal]) -> Action | None:
        number = self.chance.below(len(proposals) + 1)
        return proposals[number].steps[0][1] if number < len(proposals) else None
