"""51st State, the demo deck: everything above the rules sees it through GAME."""

from typing import Any, Final, cast

from ratusz.kernel import content
from ratusz.kernel.chance import Chance
from ratusz.kernel.future import judged
from ratusz.kernel.game import Game, Option, Result, Value
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import Event, State
from ratusz.kernel.view import View

from .content.cards import BASE_LIMIT, CARDS, FACTION_NAMES, FULL_DECK, INSTANT, LINES, SLOT_LIMIT, TEXT
from .content.effects import CARD, GOODS, NONE, SPOILS, Effect, compiled
from .content.entries import Mark, Written
from .manifest import MANIFEST
from .position import seen, view
from .position.data import describe, placed, read_position
from .position.figures import figures
from .position.future import MARKER_VALUES, course
from .position.state import MOST, PHASES, Player, State51
from .rules import rounds, turn
from .rules.moments import moment
from .rules.setup import set_up
from .rules.supply import lacking, missing
from .rules.vocabulary import place_named, rules
from .rules.workers import push_effects

assert turn.PASS  # importing the turn registers every action

VERSION: Final = 2
BETWEEN_ACTIONS: Final = ("pick", "turn")  # the asks at which nothing is half done
RULEBOOK: Final = content.read(f"{__package__}.content", "rulebook.toml")
OPTIONS: Final = (
    Option("faction", (*FACTION_NAMES, "random"), "random"),  # of seat 0
    Option("first", (0, 1, "random"), "random"),  # the First Player
    Option("rescoring", ("on", "off"), "on"),  # ruling D4
)

rules.decision("pick", "cash", "turn")
rules.chore("choose_marker")


class FiftyFirstState(Game):
    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        return set_up(options, chance)

    def view(self, g: State, seat: int | None) -> seen.View:
        return view.view(cast(State51, g), seat)

    def rebuild(self, view_data: View) -> State:
        return view.rebuild(cast(seen.View, view_data))

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        view.redeal(cast(State51, g), seat, chance)

    def describe(self, g: State) -> dict[str, Any]:
        return describe(cast(State51, g))

    def place(self, data: dict[str, Any]) -> State:
        return judged(self, read_position, data, course)

    def result(self, g: State) -> Result:
        return rounds.result(cast(State51, g))

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        return figures(cast(State51, g), eyes)

    def moment(self, event: Event) -> str:
        return moment(event)

    def stage(self, g: State) -> tuple[int, str]:
        found = cast(State51, g)
        return (found.round, PHASES[found.phase])

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def flaws(self, g: State) -> list[str]:
        return flaws(cast(State51, g))

    def carry_out(self, g: State, seat: int, effect: list[Any]) -> None:
        carry_out(cast(State51, g), seat, effect)


def carry_out(g: State51, seat: int, data: list[Any]) -> None:
    """An effect list as if an ability of this seat; a mark names its location with `on`."""
    if g.stack[-1][0] not in BETWEEN_ACTIONS:
        raise Problem("effect-busy", ask=g.stack[-1][0])
    player = g.players[seat]
    gained = player.goods.copy()
    for number, written in reversed(list(enumerate(content.effects(data, list[Written])))):
        effect = compiled(written, f"effect[{number}]")
        place = NONE
        if isinstance(written, Mark):
            place = place_to_mark(player, written.on)
        if effect[0] == "pay":
            if number:
                raise Problem("effect-order", "S51-ICON.2")
            cards = dict(effect[1])
            if missing(player, effect[1]) or len(player.hand) < cards.get(CARD, 0) or len(player.spoils) < cards.get(SPOILS, 0):
                raise Problem("refused", "S51-WORK.2", action="try", figures=lacking(player, effect[1]))
        if effect[0] == "gain":
            check_room(player, effect, gained)
        push_effects(g, seat, place, (effect,))


def check_room(player: Player, effect: Effect, gained: list[int]) -> None:
    """However often effects are tried, nobody comes to more than a position can hold; `gained` is what they come to."""
    times = 1 if effect[2] == NONE else player.having(effect[2])
    for good, amount in effect[1]:
        if good < CARD:
            gained[good] += amount * times
            if gained[good] > MOST:
                raise Problem("content-much", where="effect", good=GOODS[good], got=gained[good], most=MOST)


def place_to_mark(player: Player, name: str) -> int:
    if not name:
        raise Problem("effect-on", field="on")
    place = place_named(player.places, name)
    if not CARDS[player.places[place]].vp:
        raise Problem("effect-mark", "S51-SLOT.1", place=name)
    return place


def flaws(g: State51) -> list[str]:
    found: list[str] = []
    if sorted(placed(g)) != FULL_DECK:
        found.append("cards are not all accounted for")
    for seat, player in enumerate(g.players):
        if min(player.goods) < 0 or max(player.goods) > MOST:
            found.append(f"seat {seat} has negative goods, or too many")
        if len(player.deals) + len(player.spoils) > BASE_LIMIT:
            found.append(f"seat {seat} has more than 3 cards under the base")
        if any([len(markers) > SLOT_LIMIT for markers in player.markers]):
            found.append(f"seat {seat} has more than 3 markers on a location")
        if any([markers and not CARDS[card].vp for card, markers in zip(player.places, player.markers, strict=False)]):
            found.append(f"seat {seat} has markers on a location without VP")
        if any([vp not in MARKER_VALUES for markers in player.markers for vp, _ in markers]):
            found.append(f"seat {seat} has a marker of no such value")
        if any([player.known.count(card) > player.hand.count(card) for card in player.known]):
            found.append(f"seat {seat} is known to hold what it does not hold")
        if not len(player.places) == len(player.uses) == len(player.markers):
            found.append(f"seat {seat} has lists by place out of step")
        if player.hand != sorted(player.hand):
            found.append(f"seat {seat} has an unsorted hand")
        if player.lines >> len(LINES):
            found.append(f"seat {seat} has used a contact line that does not exist")
        if any([CARDS[card].kind == INSTANT for card in player.places + player.deals + player.spoils]):
            found.append(f"seat {seat} has an instant in play")
    return found


GAME: Final = FiftyFirstState(MANIFEST, rules, OPTIONS, VERSION, content.fingerprint(TEXT), content.clauses(RULEBOOK))
