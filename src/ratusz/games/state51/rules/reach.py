"""Reach: where it comes from (contact line, instants, tokens), and which of it pays for a distance."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ..content.cards import CARDS, FACTIONS, INSTANT, LINES
from ..content.effects import GOODS, TOKEN, VP, Goods
from ..position.state import Player, State51
from .supply import lacking, leave_hand, missing
from .vocabulary import CONTACT_LINE, TOKENS, rules, write_source

SOURCES: Final = 1024  # more than there are sources
CONTACT_COST: Final = ("S51-CONQUER.5", "S51-COOPERATE.5", "S51-INCORPORATE.4")
rules.action("pay", "*source")


def token_of(good: int) -> tuple[int, int]:
    """The kind of contact a token is for, and how far it reaches (S51-ICON.7)."""
    return (good - TOKEN) // 2, (good - TOKEN) % 2 + 1


def source_reach(player: Player, kind: int, source: int) -> int:
    if source == CONTACT_LINE:
        return FACTIONS[player.faction].reaches[kind]
    return token_of(source - TOKENS + TOKEN)[1] if source >= TOKENS else CARDS[source].reach


def source_cost(player: Player, kind: int, source: int) -> Goods:
    if source == CONTACT_LINE:
        return FACTIONS[player.faction].costs[kind]
    return () if source > CONTACT_LINE else CARDS[source].cost


def joint_cost(player: Player, kind: int, chosen: tuple[int, ...]) -> Goods:
    """The costs of several sources added up by resource (ruling A10)."""
    cost: Goods = ()
    for source in chosen:
        more = source_cost(player, kind, source)
        if not cost:
            cost = more
        else:
            for good, amount in more:
                before = sum([n for other, n in cost if other == good])
                cost = (*[pair for pair in cost if pair[0] != good], (good, before + amount))
    return cost


def sources(player: Player, kind: int) -> list[int]:
    """Every source of the kind the player could use by itself, farthest reach first, equal ones together (S51-CARD.10,
    S51-CONQUER.3, S51-CONQUER.4, S51-COOPERATE.3, S51-COOPERATE.4, S51-INCORPORATE.2, S51-INCORPORATE.3)."""
    found: list[int] = []  # as one number each, which is sorted by reach before source
    if not player.lines >> kind & 1 and not missing(player, FACTIONS[player.faction].costs[kind]):  # S51-CARD.9
        found.append(CONTACT_LINE - FACTIONS[player.faction].reaches[kind] * SOURCES)
    for index in player.hand:
        card = CARDS[index]
        if card.contact == kind and not (card.cost and missing(player, card.cost)):
            found.append(index - card.reach * SOURCES)
    token = kind * 2
    if player.goods[TOKEN + token]:
        found += [TOKENS + token - SOURCES] * player.goods[TOKEN + token]
    if player.goods[TOKEN + token + 1]:
        found += [TOKENS + token + 1 - 2 * SOURCES] * player.goods[TOKEN + token + 1]
    found.sort()
    return [number % SOURCES for number in found]


def joint_reach(player: Player, kind: int) -> int:
    """The greatest reach when an instant has a cost that may compete with the contact line's."""
    free = 0
    priced: list[int] = []
    for source in sources(player, kind):
        if source_cost(player, kind, source):
            priced.append(source)
        else:
            free += source_reach(player, kind, source)
    return free + best_priced(player, kind, priced, ())


def best_priced(player: Player, kind: int, priced: list[int], chosen: tuple[int, ...]) -> int:
    best = sum([source_reach(player, kind, source) for source in chosen])
    for i, source in enumerate(priced):
        if not missing(player, joint_cost(player, kind, (*chosen, source))):
            best = max(best, best_priced(player, kind, priced[i + 1 :], (*chosen, source)))
    return best


def payments(player: Player, kind: int, distance: int) -> list[Action]:
    """Irredundant sets only (ruling A2): sources are added from the farthest down until the distance is reached (S51-CONQUER.6,
    S51-COOPERATE.6, S51-INCORPORATE.5)."""
    found: list[Action] = []
    add_sets(player, kind, sources(player, kind), 0, (), distance, found)
    return found


def add_sets(
    player: Player,
    kind: int,
    available: list[int],
    start: int,
    chosen: tuple[int, ...],
    distance: int,
    found: list[Action],
) -> None:
    for i in range(start, len(available)):
        source = available[i]
        if i > start and available[i - 1] == source:
            continue
        wider = (*chosen, source) if chosen else (source,)
        if source_cost(player, kind, source) and chosen and missing(player, joint_cost(player, kind, wider)):
            continue
        left = distance - source_reach(player, kind, source)
        if left <= 0:
            found.append(("pay", *wider) if chosen else ("pay", source))
        else:
            add_sets(player, kind, available, i + 1, wider, left, found)


def at_hand(player: Player) -> list[int]:
    """All one might think of paying a reach with, each once."""
    found = [CONTACT_LINE, *[card for card in sorted(set(player.hand)) if CARDS[card].kind == INSTANT]]
    return found + [TOKENS + good - TOKEN for good in range(TOKEN, VP) if player.goods[good]]


def pay_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int, kind: int, card: int) -> None:
    player = g.players[seat]
    legal += payments(player, kind, CARDS[card].distance)
    if why is None:
        return
    for source in at_hand(player):
        action = ("pay", source)
        if action not in legal:
            refusal = pay_refused(g, action, seat, kind, card)
            assert refusal is not None  # one source that would do is legal
            why.append((action, *refusal))


def pay_refused(g: State51, action: Action, seat: int, kind: int, card: int) -> tuple[str, dict[str, Any]] | None:
    """Why these sources, one or several, do not pay for the reach."""
    if action[0] != "pay":
        return None
    player = g.players[seat]
    chosen: tuple[int, ...] = action[1:]
    for source in chosen:
        refusal = unusable(player, kind, source, chosen.count(source))
        if refusal is not None:
            return refusal
    cost = joint_cost(player, kind, chosen)
    if missing(player, cost):
        if len([source for source in chosen if source_cost(player, kind, source)]) > 1:  # ruling A10
            return "S51-ACTION.10", {"where": "price", **lacking(player, cost)}
        rule = CONTACT_COST[kind] if CONTACT_LINE in chosen else "S51-INCORPORATE.6"
        priced = [write_source(g, seat, source) for source in chosen if source_cost(player, kind, source)]
        return rule, {"source": priced[0], **lacking(player, cost)}
    distance = CARDS[card].distance
    reach = sum([source_reach(player, kind, source) for source in chosen])
    figures: dict[str, Any] = {"card": CARDS[card].name, "line": LINES[kind], "distance": distance, "reach": reach}
    if reach < distance:
        return "S51-ACTION.8", figures
    for source in chosen:
        if reach - source_reach(player, kind, source) >= distance:  # ruling A2
            return "S51-ACTION.11", {**figures, "source": write_source(g, seat, source)}
    return None


def unusable(player: Player, kind: int, source: int, times: int) -> tuple[str, dict[str, Any]] | None:
    """Why the player cannot use a source for this action, so many times."""
    if source >= TOKENS:
        good = source - TOKENS + TOKEN
        if token_of(good)[0] != kind:
            return "S51-ACTION.10", {"where": "kind", "source": GOODS[good], "line": LINES[kind]}
        if player.goods[good] < times:
            return "S51-ACTION.10", {"where": "lacking", "source": GOODS[good], "have": player.goods[good]}
    elif source == CONTACT_LINE:
        if times > 1 or player.lines >> kind & 1:
            return "S51-CARD.9", {"line": LINES[kind]}
    elif CARDS[source].kind == INSTANT and CARDS[source].contact != kind:
        return "S51-CARD.6", {"card": CARDS[source].name}
    elif CARDS[source].kind != INSTANT:
        return "S51-ACTION.9", {"where": "location", "card": CARDS[source].name}
    elif player.hand.count(source) < times:
        return "S51-ACTION.10", {"where": "lacking", "source": CARDS[source].name, "have": player.hand.count(source)}
    return None


@rules.ask("pay_reach", "seat line card", pay_options, pay_refused)
def pay_reach(g: State51, action: Action, seat: int, kind: int, card: int) -> None:
    player = g.players[seat]
    chosen = action[1:]
    cost = joint_cost(player, kind, chosen)
    if cost:
        rule = CONTACT_COST[kind] if CONTACT_LINE in chosen else "S51-INCORPORATE.6"
        g.stack.append(("pay", seat, cost, rule))
    for source in chosen:
        if source == CONTACT_LINE:
            player.lines |= 1 << kind
        elif source > CONTACT_LINE:
            player.goods[TOKEN + source - TOKENS] -= 1  # ruling A5: spent whole
        else:
            leave_hand(player, source)
            g.played.append(source)
        if g.listener is not None:
            figures = {
                "seat": seat,
                "source": write_source(g, seat, source),
                "line": LINES[kind],
                "reach": source_reach(player, kind, source),
            }
            g.tell("reached", "S51-ACTION.9", EVERYONE, figures)
