"""Event cards: resolving one, and the area where cards lie face up with their special actions and effects by phase."""

from bisect import insort
from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import AUTOMATON, AUTOMATON_GOOD, NONE, Step
from ...content.events import CONSULTATION, EVENTS, MORNING_CARD, SCENE
from ...position.state import CARD_SPOT, NO_GOODS, PHASES, City, decider
from ..city.pool import banked_automatons, lose
from ..people.pawns import keep_placed
from ..vocabulary import rules
from .in_force import recount
from .needs import in_game, lying, met
from .options import any_open, option_list, take_option
from .running_effects import push, runs

rules.action("resolve", "event")
NO_CARDS: Final[list[int]] = []  # as it is almost always: not made anew


def resolve(g: City, card: int) -> None:
    """FP-MORNING.1, FP-MORNING.2, FP-MORNING.3, FP-DUSK.2: the immediate effect, then one of the options."""
    g.stack.append(("event_options", card, ""))
    push(g, EVENTS[card].steps, CARD_SPOT + card)


@rules.op("event_options", "event then:word")
def event_options(g: City, card: int, then: str) -> None:
    event = EVENTS[card]
    if any_open(g, event.options, CARD_SPOT + card):
        g.stack.append(("event", decider(g), card, then))
    else:
        g.stack.append(("settle_card", card, then or event.then))  # ruling 43


def by_deck(card: int, morning: str, dusk: str) -> str:
    """The clause of the deck a card belongs to: both are resolved alike (FP-EVENT.1)."""
    return morning if EVENTS[card].kind == MORNING_CARD else dusk


def options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, card: int, then: str) -> None:
    option_list(g, legal, why, EVENTS[card].options, CARD_SPOT + card, by_deck(card, "FP-MORNING.3", "FP-DUSK.2"))


@rules.ask("event", "seat event then:word", options)
def event_chosen(g: City, action: Action, seat: int, card: int, then: str) -> None:
    event = EVENTS[card]
    g.stack.append(("settle_card", card, event.options[action[1] - 1].then or then or event.then))
    take_option(g, event.options, action[1], CARD_SPOT + card, event.name, by_deck(card, "FP-MORNING.3", "FP-DUSK.2"))


@rules.op("settle_card", "event then:word")
def settle_card(g: City, card: int, then: str) -> None:
    """FP-MORNING.5, FP-MORNING.6, FP-MORNING.7, FP-DUSK.3, FP-DUSK.6: what becomes of a resolved card."""
    event = EVENTS[card]
    if then == "stay":
        lay_out(g, card)
        if g.listener is not None:
            g.tell("card-stays", by_deck(card, "FP-MORNING.7", "FP-DUSK.3"), EVERYONE, {"event": event.name})
    else:
        take_away(g, card, by_deck(card, "FP-MORNING.6", "FP-DUSK.3"))  # whatever it has collected while it was resolved
        if event.kind not in (MORNING_CARD, CONSULTATION) and then != "remove":
            g.dusk_discard.append(card)  # FP-EVENT.2
    if event.kind == CONSULTATION:
        g.stack.append(("consult",))


# The area.


def lay_out(g: City, card: int) -> None:
    if lying(g, card) == NONE:
        g.area.append((card, NO_GOODS, 0, False))
        recount(g)


def take_away(g: City, card: int, rule: str) -> None:
    """FP-MORNING.6: goods on it to the bank, pawns and automatons on it to the pool."""
    index = lying(g, card)
    if index == NONE:
        return
    automatons = g.area.pop(index)[1][AUTOMATON_GOOD]
    g.automatons += automatons
    g.pool[AUTOMATON] += automatons
    for pawn, spot in g.placed:
        if spot == CARD_SPOT + card:
            g.pool[pawn] += 1
    keep_placed(g, [placed for placed in g.placed if placed[1] != CARD_SPOT + card])
    recount(g)
    if g.listener is not None:
        g.tell("card-removed", rule, EVERYONE, {"event": EVENTS[card].name})


@runs("remove-card")
def run_remove_card(g: City, step: Step, spot: int) -> None:
    take_away(g, step.card, "FP-EVENT.9")


@runs("leave")
def run_leave(g: City, step: Step, spot: int) -> None:
    """This card is removed: from the area, or when it has been resolved."""
    card = spot - CARD_SPOT
    if lying(g, card) != NONE:
        take_away(g, card, "FP-MORNING.6")
        return
    for depth in range(len(g.stack) - 1, -1, -1):
        task = g.stack[depth]
        if task[0] in ("event_options", "settle_card") and task[1] == card:
            g.stack[depth] = (task[0], card, "remove")
            return


@runs("mark")
def run_mark(g: City, step: Step, spot: int) -> None:
    index = lying(g, spot - CARD_SPOT)
    if index != NONE:
        card, goods, marks, spent = g.area[index]
        g.area[index] = (card, goods, max(0, marks + step.by), spent)


@runs("place-automaton")
def run_place_automaton(g: City, step: Step, spot: int) -> None:
    """FP-LIMIT.4: from the bank, or from the pool if there is none; the card lies in the area from now on."""
    card = spot - CARD_SPOT
    if card < 0 or (banked_automatons(g) == 0 and not lose(g, AUTOMATON_GOOD, 1, "FP-LIMIT.4")):
        return
    lay_out(g, card)
    index = lying(g, card)
    _, goods, marks, spent = g.area[index]
    g.area[index] = (card, (*goods[:AUTOMATON_GOOD], goods[AUTOMATON_GOOD] + 1), marks, spent)
    if g.listener is not None:
        g.tell("automaton-placed", "FP-LIMIT.4", EVERYONE, {"event": EVENTS[card].name})


@runs("add-dusk")
def run_add_dusk(g: City, step: Step, spot: int) -> None:
    """FP-EVENT.5: from the box; a card that is in the game already is not added again."""
    card = step.card
    if in_game(g, card):
        return
    insort(g.dusk, card)
    if g.listener is not None:
        g.tell("dusk-added", "FP-EVENT.5", EVERYONE, {"event": EVENTS[card].name})


# Effects by phase of cards that lie face up (FP-EVENT.15, FP-EVENT.16, FP-EVENT.17, FP-DUSK.1).


def due(g: City, phase: int, done: tuple[int, ...]) -> list[int]:
    name = PHASES[phase]
    found = NO_CARDS
    for entry in g.area:
        card = entry[0]
        for during in EVENTS[card].during:
            if during.phase == name and card not in done and met(g, during.needs, CARD_SPOT + card):
                found = [*found, card]
                break
    return found


@rules.op("during", "phase done:events")
def during(g: City, phase: int, done: tuple[int, ...]) -> None:
    act_by_phase(g, phase, done)


def act_by_phase(g: City, phase: int, done: tuple[int, ...]) -> None:
    """Ask which card acts first, unless there is one alone."""
    cards = due(g, phase, done)
    if len(cards) == 1:
        carry_phase(g, phase, cards[0], done)
    elif cards:
        g.stack.append(("during_first", decider(g), phase, done))


def during_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, phase: int, done: tuple[int, ...]) -> None:
    for card in due(g, phase, done):
        legal.append(("resolve", card))


@rules.ask("during_first", "seat phase done:events", during_options)
def during_chosen(g: City, action: Action, seat: int, phase: int, done: tuple[int, ...]) -> None:
    carry_phase(g, phase, action[1], done)


def carry_phase(g: City, phase: int, card: int, done: tuple[int, ...]) -> None:
    g.stack.append(("during", phase, (*done, card)))
    if g.listener is not None:
        rule = "FP-SCENARIO.1" if EVENTS[card].kind == SCENE else "FP-EVENT.15"
        g.tell("card-acts", rule, EVERYONE, {"event": EVENTS[card].name})
    for part in reversed(EVENTS[card].during):
        if part.phase == PHASES[phase] and met(g, part.needs, CARD_SPOT + card):
            push(g, part.steps, CARD_SPOT + card)
