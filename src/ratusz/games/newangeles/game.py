"""New Angeles: everything above the rules sees it through GAME."""

from typing import Any, Final, cast

from ratusz.kernel import content
from ratusz.kernel.chance import Chance
from ratusz.kernel.future import judged
from ratusz.kernel.game import Game, Option, Result, Value
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Action, Event, State
from ratusz.kernel.view import View

from .content.cards import ROUND_TRACK, TEXTS, TRIED
from .content.effects import NONE, Effect, read_effects
from .manifest import MANIFEST
from .position import seen, view
from .position.data import describe
from .position.figures import besides, figures, recap
from .position.flaws import flaws
from .position.future import BETWEEN_ACTIONS, TRY_OVER, course
from .position.reading import read_position
from .position.rebuild import rebuild
from .position.redeal import redeal
from .position.state import PHASES, Angeles, new_state
from .rules.cards import abilities, effects_on_districts
from .rules.cards.assets import push_effects
from .rules.cards.declaration import ENOUGH, take_up
from .rules.course import resolution, setup, turn
from .rules.course.moments import moment
from .rules.course.prospects import prospects
from .rules.course.supposing import suppose
from .rules.players import investments
from .rules.players.rivals import result
from .rules.vocabulary import rules

MODULES: Final = (abilities, effects_on_districts, investments, resolution, setup, turn)  # importing them registers every op

AT_ONE_STEP: Final = ("declare", "send_back", "drum_up", "deck_support", "decide", "rob_winner", "counter_too")

VERSION: Final = 6
RULEBOOK: Final = content.read(f"{__package__}.content", "rulebook.toml")
OPTIONS: Final = (
    Option("corporations", ("chosen", "random"), "chosen"),  # NA-S.6, ruling 52
    Option("general-draw", ("one-deck", "any-decks"), "one-deck"),  # NA-31.0, ruling 37
    Option("reshuffle", ("into-decks", "under-decks"), "into-decks"),  # NA-16.2, ruling 36
    Option("declined-investments", ("top", "shuffled"), "top"),  # NA-18.2, ruling 39
)

rules.decision("corporation", "use", "main", "counter", "support", "general", "discard")
rules.opens("support")
rules.closes("support_with", ENOUGH)


class NewAngeles(Game):
    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        g = new_state(seats, chance.rng)
        g.any_decks = options["general-draw"] == "any-decks"
        g.reshuffle_under = options["reshuffle"] == "under-decks"
        g.shuffle_declined = options["declined-investments"] == "shuffled"
        g.stack.append(("setup", int(options["corporations"] == "random")))
        return g

    def view(self, g: State, seat: int | None) -> seen.View:
        return view.view(cast(Angeles, g), seat)

    def rebuild(self, view_data: View) -> State:
        return rebuild(cast(seen.View, view_data))

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        redeal(cast(Angeles, g), seat, chance)

    def describe(self, g: State) -> dict[str, Any]:
        return describe(cast(Angeles, g))

    def place(self, data: dict[str, Any]) -> State:
        return judged(self, read_position, data, course)

    def result(self, g: State) -> Result:
        return result(cast(Angeles, g))

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        return figures(cast(Angeles, g))

    def recap(self, g: State, eyes: int | None) -> dict[str, int]:
        return recap(cast(Angeles, g))

    def besides(self, g: State) -> tuple[Any, ...]:
        return besides(cast(Angeles, g))

    def suppose(self, g: State, seat: int, action: Action) -> int | None:
        return suppose(cast(Angeles, g), seat, action)

    def prospects(self, g: State, eyes: int | None) -> dict[str, State]:
        return prospects(cast(Angeles, g), eyes)

    def moment(self, event: Event) -> str:
        return moment(event)

    def pictured(self, g: State) -> dict[str, list[int]]:
        found = cast(Angeles, g)
        return {"threat": [found.threat], "capital": found.capital}

    def round_number(self, round: int) -> int:
        """Demand rounds have none."""
        return ROUND_TRACK[:round].count("standard") if ROUND_TRACK[round - 1] == "standard" else 0

    def stage(self, g: State) -> tuple[int, str]:
        found = cast(Angeles, g)
        return (found.round, PHASES[found.phase])

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def flaws(self, g: State) -> list[str]:
        return flaws(cast(Angeles, g))

    def carry_out(self, g: State, seat: int, effect: list[Any]) -> None:
        carry_out(cast(Angeles, g), seat, effect)


def carry_out(g: Angeles, seat: int, data: list[Any]) -> None:
    """Effects as if they stood on an action card of this seat: contracts pay, ill districts count."""
    if g.stack[-1][0] not in BETWEEN_ACTIONS or g.card != NONE:
        raise Problem("effect-busy", ask=g.stack[-1][0])
    effects = read_effects(data)
    for effect in effects:
        check_trial(effect)
    take_up(g, TRIED)
    g.stack += [TRY_OVER, ("illness",)]
    push_effects(g, seat, effects)


def check_trial(effect: Effect) -> None:
    """What only means something beside other rules, or at one step of a deal, cannot be tried alone."""
    if effect.do not in rules.ops or effect.do in AT_ONE_STEP:
        raise Problem("effect-passive", effect=effect.do)
    for nested in (effect.then, effect.otherwise, *effect.options):
        for inner in nested:
            check_trial(inner)


@rules.op("try_over")
def try_over(g: Angeles) -> None:
    g.card = NONE
    g.ill = 0


GAME: Final = NewAngeles(MANIFEST, rules, OPTIONS, VERSION, content.fingerprint(*TEXTS), content.clauses(RULEBOOK))
