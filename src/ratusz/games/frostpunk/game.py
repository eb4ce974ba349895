"""Frostpunk: The Board Game. Everything above the rules sees it through GAME."""

from typing import Any, Final, cast

from ratusz.kernel import content
from ratusz.kernel.chance import Chance
from ratusz.kernel.future import judged
from ratusz.kernel.game import Game, Option, Result, Value
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event, State
from ratusz.kernel.view import View

from .content.effects import FOOD, NONE, read_steps
from .content.library import TEXTS
from .content.scenarios import SCENARIO_NAMES
from .content.societies import LEVELS, SOCIETIES, SOCIETY_NAMES
from .manifest import MANIFEST
from .position import seen, view
from .position.data import describe
from .position.figures import EXPOSED, besides, figures, recap
from .position.flaws import flaws
from .position.reading import read_position
from .position.state import PHASES, City
from .position.underway import course
from .rules import council
from .rules.cards.running_effects import push
from .rules.city import clearing, construction, upgrading
from .rules.course import (
    action_phase,
    advisors,
    allowed_actions,
    dusk,
    ending,
    hunger,
    morning,
    night,
    phases,
    setup,
    storm,
    taking_actions,
    weather,
)
from .rules.course.moments import moment
from .rules.course.prospects import prospects
from .rules.course.stories import TOLD, stories
from .rules.generator import hubs
from .rules.people import deaths
from .rules.vocabulary import rules

# Importing these registers their tasks.
PHASE_MODULES: Final = (
    action_phase, advisors, construction, council, deaths, dusk, hubs, hunger, morning, night, phases, storm, taking_actions,
    upgrading, weather,
)  # fmt: skip

VERSION: Final = 5
BETWEEN_ACTIONS: Final = ("turn", "fuel", "advisor")  # the asks at which nothing is half done
RULEBOOK: Final = content.read(f"{__package__}.content", "rulebook.toml")
OPTIONS: Final = (
    Option("scenario", SCENARIO_NAMES, SCENARIO_NAMES[0]),
    Option("society", SOCIETY_NAMES, SOCIETY_NAMES[0]),  # FP-SETUP.24
    Option("difficulty", LEVELS, LEVELS[0]),
    Option(TOLD, (), ""),
)

rules.decision("turn", "fuel", "advisor", "event", "during_first")
rules.rest("work", "phase", "round_over")  # the next work of a construction; and what the round brings is told by forecasts
rules.joins("pawn")
rules.opens("construct", where=allowed_actions.only_leads_to_works)
rules.opens("raise", "done")  # a building is paid for, and settled, with its site
rules.opens("lay", where=clearing.more_to_lay)


class Frostpunk(Game):
    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        society = next(
            index
            for index, card in enumerate(SOCIETIES)
            if (card.name, card.difficulty) == (options["society"], options["difficulty"])
        )
        return setup.set_up(seats, SCENARIO_NAMES.index(str(options["scenario"])), society, chance, str(options.get(TOLD, "")))

    def view(self, g: State, seat: int | None) -> seen.View:
        return view.view(cast(City, g), seat)

    def rebuild(self, view_data: View) -> State:
        return view.rebuild(cast(seen.View, view_data))

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        view.redeal(cast(City, g), seat, chance)

    def describe(self, g: State) -> dict[str, Any]:
        return describe(cast(City, g))

    def place(self, data: dict[str, Any]) -> State:
        return judged(self, read_position, data, course)

    def result(self, g: State) -> Result:
        return ending.result(cast(City, g))

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        return figures(cast(City, g))

    def recap(self, g: State, eyes: int | None) -> dict[str, int]:
        return recap(cast(City, g))

    def besides(self, g: State) -> tuple[Any, ...]:
        return besides(cast(City, g))

    def prospects(self, g: State, eyes: int | None) -> dict[str, State]:
        return prospects(cast(City, g))

    def moment(self, event: Event) -> str:
        return moment(event)

    def in_prospect(self, figure: str) -> bool:
        return figure in EXPOSED

    def pictured(self, g: State) -> dict[str, list[int]]:
        found = cast(City, g)
        hope, discontent = [len(track) for track in found.tracks]
        return {
            "deaths": [found.deaths],
            "moods": [hope, discontent],
            "stores": [*found.stock[:FOOD], found.food],
        }

    def stage(self, g: State) -> tuple[int, str]:
        found = cast(City, g)
        return (found.round, PHASES[found.phase])

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def handed_on(self, g: State, options: dict[str, Value]) -> dict[str, Value]:
        return {TOLD: stories(cast(City, g), str(options.get(TOLD, "")))}

    def flaws(self, g: State) -> list[str]:
        return flaws(cast(City, g))

    def carry_out(self, g: State, seat: int, effect: list[Any]) -> None:
        carry_out(cast(City, g), effect)


def carry_out(g: City, data: list[Any]) -> None:
    """An effect list as if a card had it; only between actions, when nothing is half done."""
    if g.stack[-1][0] not in BETWEEN_ACTIONS:
        raise Problem("effect-busy", ask=g.stack[-1][0])
    push(g, read_steps(data), NONE)
    g.proposals = ()  # they were for the decision this goes before


GAME: Final = Frostpunk(MANIFEST, rules, OPTIONS, VERSION, content.fingerprint(*TEXTS.values()), content.clauses(RULEBOOK))
