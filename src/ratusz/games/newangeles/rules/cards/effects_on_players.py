"""What cards do to players: picking them, paying them, letting them draw."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, only

from ...content.cards import EVENT_BACK, EVENT_NAMES
from ...content.effects import ACTIVE, ANYONE, EACH, GENERAL, MIXED, NONE, PICKED, TOLD, TYPES, WHAT, Effect
from ...position.state import BACK_SEEN, MOST_SEATS, Angeles
from ..city.threat import change_threat
from ..players.capital import gain, lose, source_now, text_now
from ..players.hands import TYPE, discard_more, draw, sheet_of
from ..vocabulary import rules
from .assets import PASS, push_effects
from .declaration import bind, keep

PLAYER: Final[list[Action]] = [("player", seat) for seat in range(MOST_SEATS)]
EITHER: Final[list[Action]] = [("either", option) for option in range(9)]
PAY: Final[list[Action]] = [("pay", count) for count in range(10)]
BURY: Final[list[Action]] = [("bury", event) for event in range(len(EVENT_NAMES))]
LAY: Final[list[Action]] = [("lay", event) for event in range(len(EVENT_NAMES))]
rules.action("player", "seat")
rules.action("either", "option:int")
rules.action("pay", "count:int")
rules.action("bury", "event")
rules.action("lay", "event")


def meant(g: Angeles, seat: int, effect: Effect) -> int:
    """The player an effect speaks of."""
    if effect.who == PICKED and g.picked != NONE:
        return g.picked
    return g.active if effect.who == ACTIVE else seat


# Choosing a player, choosing an effect.


@rules.op("pick", "seat effect")
def pick(g: Angeles, seat: int, effect: Effect) -> None:
    g.stack.append(("pick_one", seat, effect))


def pick_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect) -> None:
    for other in range(g.seats()):
        if other != seat or effect.who == ANYONE:
            legal.append(PLAYER[other])
        elif why is not None:
            why.append((PLAYER[other], text_now(g), {"player": other}))
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("pick_one", "seat effect", pick_options)
def pick_one(g: Angeles, action: Action, seat: int, effect: Effect) -> None:
    if g.bound:
        keep(g, action)
    g.picked = action[1]
    if g.listener is not None:
        g.tell("picked", text_now(g), EVERYONE, {"seat": seat, "player": g.picked})


@rules.op("either", "seat effect")
def either(g: Angeles, seat: int, effect: Effect) -> None:
    g.stack.append(("either_one", seat, effect))


def either_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect) -> None:
    legal += EITHER[: len(effect.options)]
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("either_one", "seat effect", either_options)
def either_one(g: Angeles, action: Action, seat: int, effect: Effect) -> None:
    if g.bound:
        keep(g, action)
    push_effects(g, seat, effect.options[action[1]])


# Capital.


def supported(g: Angeles, seat: int, effect: Effect) -> bool:
    """The card pays more to those who supported it; what is only tried out was never offered."""
    return effect.supporter > 0 and g.won != NONE and g.stance[seat] == g.won


@rules.op("gain", "seat effect")
def gain_capital(g: Angeles, seat: int, effect: Effect) -> None:
    who = meant(g, seat, effect)
    gain(g, who, effect.supporter if supported(g, who, effect) else effect.capital, source_now(g), "NA-15.3")


@rules.op("lose", "seat effect")
def lose_capital(g: Angeles, seat: int, effect: Effect) -> None:
    lose(g, meant(g, seat, effect), effect.capital, source_now(g), "NA-15.3")


@rules.op("share", "seat effect")
def share(g: Angeles, seat: int, effect: Effect) -> None:
    g.stack.append(("share_one", seat, effect, 0, 0))


def share_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, number: int, taken: int
) -> None:
    for other in range(g.seats()):
        if not taken >> other & 1:
            legal.append(PLAYER[other])
        elif why is not None:
            why.append((PLAYER[other], text_now(g), {"player": other}))
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("share_one", "seat effect number:int taken:seats", share_options)
def share_one(g: Angeles, action: Action, seat: int, effect: Effect, number: int, taken: int) -> None:
    if g.bound:
        keep(g, action)
    player: int = action[1]
    gain(g, player, effect.amounts[number], source_now(g), "NA-15.3")
    if number + 1 < len(effect.amounts):
        g.stack.append(("share_one", seat, effect, number + 1, taken | 1 << player))


@rules.op("collect", "seat effect")
def collect(g: Angeles, seat: int, effect: Effect) -> None:
    """Clockwise from the active player everyone may spend capital, even beyond the sum that is needed."""
    if not g.rehearsing:
        g.sum = 0
        g.stack.append(("collected", seat, effect))
        for other in reversed(g.clockwise(g.active)):
            g.stack.append(("collect_from", other))


@rules.op("collect_from", "seat")
def collect_from(g: Angeles, seat: int) -> None:
    if g.capital[seat]:
        g.stack.append(("contribute", seat))


def contribute_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    most = min(g.capital[seat], g.seats())
    legal += PAY[: most + 1]
    if why is not None and most < g.seats():
        why.append((PAY[most + 1], "NA-15.3", {"need": most + 1, "have": g.capital[seat]}))


@rules.ask("contribute", "seat", contribute_options)
def contribute(g: Angeles, action: Action, seat: int) -> None:
    g.sum += lose(g, seat, action[1], source_now(g), "NA-15.3")


@rules.op("collected", "seat effect")
def collected(g: Angeles, seat: int, effect: Effect) -> None:
    if g.sum >= g.seats():
        change_threat(g, effect.threat, "NA-64.0", "card")


# Cards.


@rules.op("draw", "seat effect")
def draw_cards(g: Angeles, seat: int, effect: Effect) -> None:
    drawer = meant(g, seat, effect)
    if effect.type == EACH:
        for kind in range(len(TYPES)):
            draw(g, drawer, kind, effect.cards, "NA-16.0")
    elif effect.type == MIXED:
        g.stack += [("draw_type", drawer, 1)] * effect.cards
    elif effect.type == TOLD:
        g.stack.append(("told_type", seat, drawer, effect.cards))
    elif sheet_of(g, drawer)[0][0] == GENERAL:
        g.stack.append(("draw_type", drawer, effect.cards))
    else:
        draw(g, drawer, sheet_of(g, drawer)[0][0], effect.cards, "NA-16.0")


def draw_type_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, cards: int) -> None:
    legal += TYPE


@rules.ask("draw_type", "seat cards:int", draw_type_options)
def draw_type(g: Angeles, action: Action, seat: int, cards: int) -> None:
    draw(g, seat, action[1], cards, "NA-16.0")


def told_type_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, drawer: int, cards: int) -> None:
    legal += TYPE
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("told_type", "seat drawer:seat cards:int", told_type_options)
def told_type(g: Angeles, action: Action, seat: int, drawer: int, cards: int) -> None:
    if g.bound:
        keep(g, action)
    draw(g, drawer, action[1], cards, "NA-16.0")


@rules.op("all_draw", "seat effect")
def all_draw(g: Angeles, seat: int, effect: Effect) -> None:
    """Clockwise from the active player, each of one type."""
    if not g.rehearsing:
        for other in reversed(g.clockwise(g.active)):
            cards = effect.supporter if supported(g, other, effect) else effect.cards
            g.stack.append(("all_draw_one", other, effect, cards))


def all_draw_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, cards: int) -> None:
    if effect.may:
        legal.append(PASS)
    legal += TYPE


@rules.ask("all_draw_one", "seat effect cards:int", all_draw_options)
def all_draw_one(g: Angeles, action: Action, seat: int, effect: Effect, cards: int) -> None:
    if action[0] == "type":
        draw(g, seat, action[1], cards, "NA-16.0")


@rules.op("discard_cards", "seat effect")
def discard_cards(g: Angeles, seat: int, effect: Effect) -> None:
    discard_more(g, meant(g, seat, effect), effect.cards, "NA-16.4")


# Looking at events (NA-20.3): the fronts are secret, the backs are not.


@rules.op("foresee", "seat effect")
def foresee(g: Angeles, seat: int, effect: Effect) -> None:
    cards = min(effect.cards, len(g.event_deck))
    if g.rehearsing or not cards:
        return
    g.revealed += 1
    top = g.event_deck[len(g.event_deck) - cards :]
    for i in range(len(g.event_deck) - cards, len(g.event_deck)):
        g.event_seen[i] = only(seat) | BACK_SEEN
    if g.listener is not None:
        g.tell("foresaw", "NA-20.3", only(seat), {"seat": seat, "events": [EVENT_NAMES[event] for event in reversed(top)]})
        backs = [WHAT[EVENT_BACK[event]] for event in reversed(top)]
        g.tell("foresaw-hidden", "NA-20.3", EVERYONE, {"seat": seat, "backs": backs})
    g.stack.append(("bury", seat, cards))


def bury_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, left: int) -> None:
    for event in sorted(g.event_deck[len(g.event_deck) - left :]):
        legal.append(BURY[event])


@rules.ask("bury", "seat left:int", bury_options)
def bury(g: Angeles, action: Action, seat: int, left: int) -> None:
    at = g.event_deck.index(action[1])
    seen = g.event_seen.pop(at)
    g.event_deck.insert(0, g.event_deck.pop(at))
    g.event_seen.insert(0, seen)
    if g.listener is not None:
        g.tell("buried", "NA-20.3", EVERYONE, {"seat": seat, "back": WHAT[EVENT_BACK[g.event_deck[0]]]})
    lay_more(g, seat, left - 1)


def lay_more(g: Angeles, seat: int, left: int) -> None:
    if left > 1:
        g.stack.append(("lay", seat, left))


def lay_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, left: int) -> None:
    """The card to lie lowest comes first."""
    for event in sorted(g.event_deck[len(g.event_deck) - left :]):
        legal.append(LAY[event])


@rules.ask("lay", "seat left:int", lay_options)
def lay(g: Angeles, action: Action, seat: int, left: int) -> None:
    """All these positions are known to the same seats, so only the cards change places."""
    lowest = len(g.event_deck) - left
    at = g.event_deck.index(action[1])
    g.event_deck.insert(lowest, g.event_deck.pop(at))
    lay_more(g, seat, left - 1)
