"""Deaths: the marker, the track, and the citizen card that says what a death does to the city."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.citizens import CITIZENS
from ...content.effects import ANY, NONE, ROUND_TYPE, WHO, Step
from ...content.numbers import DEATHS_LAST, HANDS
from ...position.state import City, decider
from ..cards.running_effects import push, runs
from ..city.buildings import clause_at
from ..course.ending import MASS_DEATH, end
from ..vocabulary import rules
from .citizens import top_citizen
from .sickness import round_type

rules.action("fate")
rules.action("mourn", "seat citizen")
rules.action("die", "who")

FATE: Final[Action] = ("fate",)
MOURN: Final[list[list[Action]]] = [[("mourn", seat, card) for card in range(len(CITIZENS))] for seat in range(len(HANDS))]


@rules.op("die", "who illness:flag")
def die(g: City, who: int, illness: bool) -> None:
    """One citizen dies; `illness`: from the flip of a sickness marker."""
    if who == ANY:
        if sum(g.citizens):
            g.stack.append(("die_which", decider(g)))
        return
    type = round_type(g.round) if who == ROUND_TYPE else who
    if not g.citizens[type]:
        return  # FP-GEN.9
    if g.listener is not None:
        starved = not illness and ("feed",) in g.stack  # FP-HUNGER.3: before the others are fed
        figures = {"who": WHO[type], "deaths": g.deaths + 1, "starved": starved, "round": g.round, "left": g.citizens[type] - 1}
        g.tell("died", "FP-ILL.6", EVERYONE, figures)
    g.deaths += 1
    if g.deaths >= DEATHS_LAST:
        end(g, MASS_DEATH)  # FP-ILL.6: before anything else comes of it
        return
    g.stack.append(("mourning", type))
    bury(g, type, illness)


def bury(g: City, type: int, illness: bool) -> None:
    """FP-ILL.7."""
    g.citizens[type] -= 1
    if g.sick[type] > g.citizens[type] or (illness and g.sick[type]):
        g.sick[type] -= 1


def die_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for type in range(3):
        if g.citizens[type]:
            legal.append(("die", type))


@rules.ask("die_which", "seat", die_options)
def die_chosen(g: City, action: Action, seat: int) -> None:
    """FP-EVENT.6."""
    g.stack.append(("die", action[1], False))


@runs("kill")
def run_kill(g: City, step: Step, spot: int) -> None:
    for _ in range(step.n):
        g.stack.append(("die", step.who, False))


@rules.op("mourning", "who")
def mourning(g: City, type: int) -> None:
    """FP-ILL.8, FP-ILL.9: a card from the deck, or one of the same type from a hand."""
    if in_hand(g, type):
        g.stack.append(("mourn_how", decider(g), type))
    else:
        fate(g, type)


def in_hand(g: City, type: int) -> bool:
    for hand in g.hands:
        for card in hand:
            if CITIZENS[card].type == type:
                return True
    return False


def fate(g: City, type: int) -> None:
    card = top_citizen(g)
    if card != NONE:
        remember(g, card, type, "FP-ILL.8")


def remember(g: City, card: int, type: int, rule: str) -> None:
    """FP-ILL.10, FP-ILL.11."""
    g.citizen_discard.append(card)
    if g.listener is not None:
        g.tell("mourned", rule, EVERYONE, {"citizen": CITIZENS[card].name, "who": WHO[type]})
    push(g, CITIZENS[card].deaths[type], NONE)


def mourn_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, type: int) -> None:
    legal.append(FATE)
    for holder, hand in enumerate(g.hands):
        for card in hand:
            if CITIZENS[card].type == type:
                legal.append(MOURN[holder][card])
            elif why is not None:
                why.append((MOURN[holder][card], "FP-ILL.9", {"citizen": CITIZENS[card].name, "who": WHO[type]}))


@rules.ask("mourn_how", "seat who", mourn_options)
def mourn_chosen(g: City, action: Action, seat: int, type: int) -> None:
    name: str = action[0]
    if name == "fate":
        fate(g, type)
    else:
        card: int = action[2]
        g.hands[action[1]].remove(card)
        remember(g, card, type, "FP-ILL.9")


@runs("deaths")
def run_deaths(g: City, step: Step, spot: int) -> None:
    """The death marker moves back as far as it can, or on; `then` only if it moved (FP-BLDG-CEMETERY.1)."""
    before = g.deaths
    moved = max(0, min(DEATHS_LAST, g.deaths + step.by))
    if moved != before:
        push(g, step.then, spot)
    g.deaths = moved
    if g.listener is not None and moved != before:
        g.tell("deaths", clause_at(g, spot, "FP-GEN.2"), EVERYONE, {"deaths": moved})
    if g.deaths >= DEATHS_LAST:
        end(g, MASS_DEATH)
