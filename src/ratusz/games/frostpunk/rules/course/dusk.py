"""The dusk phase: the dusk deck is shuffled before every draw, and holds one consultation."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import Step
from ...content.events import CONSULTATION, EVENTS
from ...position.state import City, decider
from ..cards.events import resolve
from ..cards.running_effects import runs
from ..people.hope import DECLINE
from ..vocabulary import rules

rules.action("avert", "event")


def draw_dusk(g: City, n: int) -> list[int]:
    """Shuffle, take the top cards, keep the rest in order: nobody knows another one."""
    g.shuffle(g.dusk)
    drawn = [g.dusk.pop() for _ in range(min(n, len(g.dusk)))]
    g.dusk.sort()
    g.unread = [card for card in g.unread if card not in drawn]
    g.revealed += 1
    return drawn


@rules.op("dusk")
def dusk(g: City) -> None:
    """FP-DUSK.4."""
    if not g.dusk:
        return  # ruling 41
    card = draw_dusk(g, 1)[0]
    if g.listener is not None:
        g.tell("dusk-card", "FP-DUSK.2", EVERYONE, {"event": EVENTS[card].name})
    resolve(g, card)


@rules.op("consult")
def consult(g: City) -> None:
    """FP-DUSK.5, FP-DUSK.6, FP-DUSK.7, FP-DUSK.8: deck, discards and the next consultation become the new deck (ruling 45)."""
    g.dusk += g.dusk_discard
    g.dusk_discard = []
    if g.consultations:
        card = g.consultations.pop()
        g.dusk.append(card)
        g.revealed += 1  # the next one of the face-up stack can now be seen
        if g.listener is not None:
            g.tell("consultation-read", "FP-DUSK.8", EVERYONE, {"event": EVENTS[card].name})
    g.dusk.sort()


# The Faith Keepers.


@runs("foresee")
def run_foresee(g: City, step: Step, spot: int) -> None:
    """FP-BLDG-FAITHKEEPERS.1."""
    cards = draw_dusk(g, step.n)
    if cards:
        if g.listener is not None:
            g.tell("foreseen", "FP-BLDG-FAITHKEEPERS.1", EVERYONE, {"events": [EVENTS[card].name for card in cards]})
        g.stack.append(("foresee", decider(g), tuple(sorted(cards))))


def foresee_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        if EVENTS[card].kind != CONSULTATION:
            legal.append(("avert", card))
        elif why is not None:
            why.append((("avert", card), "FP-BLDG-FAITHKEEPERS.2", {"event": EVENTS[card].name}))
    legal.append(DECLINE)


@rules.ask("foresee", "seat cards:events", foresee_options)
def foresee(g: City, action: Action, seat: int, cards: tuple[int, ...]) -> None:
    back = list(cards)
    if action != DECLINE:
        back.remove(action[1])
        g.dusk_discard.append(action[1])
        if g.listener is not None:
            g.tell("averted", "FP-BLDG-FAITHKEEPERS.1", EVERYONE, {"event": EVENTS[action[1]].name})
    g.dusk = sorted(g.dusk + back)
