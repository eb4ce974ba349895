"""Scopa: everything above the rules sees it through GAME."""

from typing import Any, Final, cast

from ratusz.kernel import content
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import ENDED, Game, Option, Result, Value
from ratusz.kernel.state import Event, State
from ratusz.kernel.view import View

from . import position, seen
from .cards import COINS, PACK, RULEBOOK, TEXT
from .deal import end_rule, winners
from .manifest import MANIFEST
from .play import rules
from .state import LENGTHS, SOURCES, Scopa

VERSION: Final = 1
OPTIONS: Final = (Option("length", LENGTHS, "match"),)
MOMENTS: Final = {  # what is told at length, by event
    "played": ENDED,
    "rest": "count",
    "most-cards": "count",
    "most-coins": "count",
    "settebello": "count",
    "primiera": "count",
    "round": "deal",
    "swept": "sweep",
}


class ScopaGame(Game):
    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        g = Scopa([("deal",)], 0, (), 0, seats)
        g.length = str(options["length"])
        g.dealer = chance.below(seats)
        g.rng = chance.rng
        return g

    def view(self, g: State, seat: int | None) -> seen.View:
        return position.view(cast(Scopa, g), seat)

    def rebuild(self, view: View) -> State:
        return position.rebuild(cast(seen.View, view))

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        position.redeal(cast(Scopa, g), seat, chance)

    def describe(self, g: State) -> dict[str, Any]:
        return position.describe(cast(Scopa, g))

    def place(self, data: dict[str, Any]) -> State:
        return position.place(data)

    def result(self, g: State) -> Result:
        g = cast(Scopa, g)
        sources = [dict(zip(SOURCES, points, strict=True)) for points in g.scored]
        return Result(not g.stack, winners(g), [g.points(seat) for seat in range(g.seats())], sources, end_rule(g))

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        g = cast(Scopa, g)
        found = {"table": len(g.table)}
        for other in range(g.seats()):
            found[f"cards {other}"] = len(g.taken[other])
            found[f"coins {other}"] = len([card for card in g.taken[other] if card in COINS])
            found[f"points {other}"] = g.points(other)
        return found

    def prospects(self, g: State, eyes: int | None) -> dict[str, State]:
        """What everybody would score if the deal were counted now."""
        coming = g.clone()
        coming.stack.append(("score",))
        return {"count": coming} if g.stack else {}

    def moment(self, event: Event) -> str:
        return MOMENTS.get(event.kind, "")

    def flaws(self, g: State) -> list[str]:
        g = cast(Scopa, g)
        found = [f"seat {seat} has an unsorted hand" for seat, hand in enumerate(g.hands) if hand != sorted(hand)]
        if len(set(g.placed())) != len(g.placed()) or not set(g.placed()) <= set(PACK):
            found.append("a card lies in two places")
        return found


GAME: Final = ScopaGame(MANIFEST, rules, OPTIONS, VERSION, content.fingerprint(TEXT), content.clauses(RULEBOOK))
