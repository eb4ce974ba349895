"""What workers do: gather a resource, visit the opponent, work in an own location."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import ACTION, CARDS, FEATURE, FULL_DECK, OPEN, SLOT_LIMIT, Card
from ..content.effects import CARD, GOODS, RESOURCES, SPOILS, UNIVERSAL, WORKER, Effect
from ..position.state import Player, State51
from .production import produce_location
from .supply import book, gain, lacking, missing
from .vocabulary import place_name, rules

MOST_PLACES: Final = len(FULL_DECK)
NO_VISITORS: Final[tuple[str, ...]] = ("", "", "S51-CARD.15", "S51-CARD.16", "S51-CARD.17")  # by kind of location
GATHER: Final[list[Action]] = [("gather", good) for good in range(UNIVERSAL + 1)]
VISIT: Final[list[Action]] = [("visit", place) for place in range(MOST_PLACES)]
WORK: Final[list[Action]] = [("work", place) for place in range(MOST_PLACES)]
rules.action("gather", "good")
rules.action("visit", "place:their-place")
rules.action("work", "place:workplace")


def gather_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    workers = g.players[seat].goods[WORKER]
    if workers >= 2:
        legal += GATHER[:UNIVERSAL]
    elif why is not None:
        for resource in RESOURCES:
            why.append((GATHER[resource], "S51-GATHER.1", {"good": GOODS[resource], "need": 2, "have": workers}))
    if why is not None:
        why.append((GATHER[UNIVERSAL], "S51-GATHER.1", {"good": GOODS[UNIVERSAL], "need": 2, "have": workers}))


def gather(g: State51, seat: int, resource: int) -> None:
    spend_workers(g, seat, 2, "S51-GATHER.1")
    gain(g, seat, ((resource, 1),), 1, "S51-GATHER.1")


def spend_workers(g: State51, seat: int, count: int, rule: str) -> None:
    g.players[seat].goods[WORKER] -= count
    if g.listener is not None:
        g.tell("paid", rule, EVERYONE, {"seat": seat, "good": "worker", "count": count})


def visit_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    owner = g.players[1 - seat]
    workers = g.players[seat].goods[WORKER]
    for place, card in enumerate(owner.places):
        rule = ""
        if CARDS[card].kind != OPEN:
            rule = NO_VISITORS[CARDS[card].kind]
        elif owner.passed:
            rule = "S51-VISIT.6"
        elif owner.uses[place]:
            rule = "S51-VISIT.4"
        elif workers < 1:
            rule = "S51-VISIT.1"
        if not rule:
            legal.append(VISIT[place])
        elif why is not None:
            why.append((VISIT[place], rule, {"place": place_name(owner.places, place), "need": 1, "have": workers}))


def visit(g: State51, seat: int, place: int) -> None:
    """S51-VISIT.3."""
    owner = g.players[1 - seat]
    card = owner.places[place]
    g.players[seat].goods[WORKER] -= 1
    book(owner, WORKER, 1)  # S51-VISIT.2
    owner.uses[place] = 1  # S51-VISIT.4
    if g.listener is not None:
        names = {"seat": seat, "place": place_name(owner.places, place), "card": CARDS[card].name}
        g.tell("visited", "S51-VISIT.1", EVERYONE, names)
        g.tell("gained", "S51-VISIT.2", EVERYONE, {"seat": 1 - seat, "good": "worker", "count": 1})
    produce_location(g, seat, 1 - seat, card, "S51-VISIT.1")


def work_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    player = g.players[seat]
    for place, index in enumerate(player.places):
        card = CARDS[index]
        if card.kind != ACTION:
            if why is not None:
                rule = "S51-CARD.17" if card.kind == FEATURE else "S51-WORK.1"
                why.append((WORK[place], rule, {"place": place_name(player.places, place), "need": 0, "have": 0}))
            continue
        rule = unworkable(player, place, card)
        if not rule:
            legal.append(WORK[place])
        elif why is not None:
            figures: dict[str, Any] = {
                "place": place_name(player.places, place),
                "need": player.uses[place] + 1,
                "have": player.goods[WORKER],
                "where": "none",  # if it is spoils that are missing
                **lacking(player, card.cost),
            }
            why.append((WORK[place], rule, figures))


def unworkable(player: Player, place: int, card: Card) -> str:
    """The clause that forbids to work here, or none."""
    need = player.uses[place] + 1  # S51-WORK.1, S51-WORK.9
    if need > 2:
        return "S51-WORK.10"
    if player.goods[WORKER] < need:
        return "S51-WORK.1" if need == 1 else "S51-WORK.9"
    if not card.gains and len(player.markers[place]) >= SLOT_LIMIT:  # ruling D8
        return "S51-SLOT.2"
    if missing(player, card.cost):
        return "S51-WORK.2"
    for good, amount in card.cost:
        if good == CARD and len(player.hand) < amount:
            return "S51-WORK.2"
        if good == SPOILS and len(player.spoils) < amount:
            return "S51-ICON.3"
    return ""


def work(g: State51, seat: int, place: int) -> None:
    player = g.players[seat]
    card = CARDS[player.places[place]]
    player.uses[place] += 1
    rule = "S51-WORK.1" if player.uses[place] == 1 else "S51-WORK.9"
    if g.listener is not None:
        g.tell("worked", rule, EVERYONE, {"seat": seat, "place": place_name(player.places, place), "card": card.name})
    spend_workers(g, seat, player.uses[place], rule)
    push_effects(g, seat, place, card.effects)


def push_effects(g: State51, seat: int, place: int, effects: tuple[Effect, ...]) -> None:
    """The effects of an ability as tasks, the first on top: what the arrow asks for, then what it gives (S51-ICON.2)."""
    player = g.players[seat]
    for effect in reversed(effects):
        name = effect[0]
        if name == "pay":
            g.stack.append(("pay", seat, effect[1], "S51-WORK.2"))
        else:
            each: int = effect[2]
            times = player.having(each) if each >= 0 else 1
            if name == "gain":
                g.stack.append(("gain", seat, effect[1], times, "S51-WORK.3"))
            else:
                for _ in range(times):
                    g.stack.append(("mark", seat, place, effect[1]))
