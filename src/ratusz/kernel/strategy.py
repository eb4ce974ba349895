"""What bots go by in a game, apart from its rules, which never ask for it. A manifest names it; it is read where bots play."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from .chance import Chance
from .concern import Concern, Glance
from .state import Action, Event, State


class Proposal(NamedTuple):
    """What a bot might do although nobody asks it: an aside and those it hopes others will make upon it, each with the seat that
    makes it; and who must gain by it, or it is better left."""

    steps: tuple[tuple[int, Action], ...]
    gaining: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """How to play a game. A game writes `evaluate`, and of the others what it knows better."""

    def evaluate(self, g: State, seat: int) -> float:
        """How good the position looks for a seat, roughly from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def features(self, g: State, seat: int) -> list[float]:
        """The position in numbers, as this seat may know or guess it: what a learned judgement goes by. Empty: nothing yet."""
        return []

    def likelihood(self, g: State, seat: int) -> float:
        """If a guess of this seat at what it cannot know were true: how likely the others would hold what they hold then, by
        what is drawn and kept, and have done what it saw them do. Only the proportion counts; 1 everywhere: all are alike."""
        return 1.0

    def policy(self, g: State, seat: int, legal: list[Action], chance: Chance) -> int:
        """Which of the legal answers to give without thinking, in playouts: any, unless a game knows better."""
        return chance.below(len(legal))

    def candidates(self, g: State, seat: int, legal: list[Action]) -> list[Action]:
        """The legal answers worth a thought, one at least: bots that look ahead try no others."""
        return legal

    def stakes(self, g: State, seat: int) -> dict[str, int]:
        """Which of the figures that previews count say how a seat stands, the most telling first; 1: the more the better, -1: the
        less the better, 0: it depends. Hints tell answers apart by these. Empty: by all of them."""
        return {}

    def vain(self, g: State, seat: int, action: Action) -> bool:
        """Whether this legal answer can bring nothing any more: no hint names it while there is another."""
        return False

    def matter(self, g: State) -> int:
        """What the decision at hand is part of, as a number: bots look ahead until it has changed. 0: part of nothing greater,
        they look at what the decision itself leads to."""
        return 0

    def proposals(self, g: State, seat: int) -> list[Proposal]:
        """What a bot in this seat might do now although nobody asks it, what it would rather do first. Empty unless there is a
        good occasion; depends on nothing the seat cannot see."""
        return []

    def bargaining(self, g: State) -> tuple[int, tuple[tuple[int, int, int], ...]]:
        """What is bargained about before the next decision, as a number (0: nothing), and the offers that wait for an answer: the
        number of each, who made it, and to whom. Where people are at the table, bots give them time for it."""
        return 0, ()

    def comes_to(self, g: State, seat: int, aside: Action) -> Action:
        """The aside that offers the same as this one, whatever it answers: so nobody says the same twice in two forms."""
        return aside

    def concerns(self, glance: Glance) -> list[Concern]:
        """What matters in a decision, for a mentor who says the most pressing of it; only what the seat can know."""
        return []

    def statistics(self, g: State, told: list[Event]) -> dict[str, float]:
        """What this finished game, and all that was told in it, adds to a report over many games. What only some games tell is
        averaged over them."""
        return {}
