"""Gaining, drawing, paying: what every phase needs."""

from bisect import insort
from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task, only, others

from ..content.cards import CARDS, goods_table
from ..content.effects import CARD, GOODS, NONE, RESOURCES, SCRAP, SPOILS, UNIVERSAL, Goods
from ..position.state import MOST, Player, State51
from .vocabulary import rules

DISCARD: Final[list[Action]] = [("discard", card) for card in range(len(CARDS))]
PAWN: Final[list[Action]] = [("pawn", card) for card in range(len(CARDS))]
# By which a price is paid: the three contact lines, the Viaduct, a rebuild, work.
PRICE_CLAUSES: Final = (
    "S51-CONQUER.5", "S51-COOPERATE.5", "S51-INCORPORATE.4", "S51-INCORPORATE.6", "S51-REBUILD.4", "S51-WORK.2",
)  # fmt: skip
rules.action("discard", "card")
rules.action("pawn", "card")
rules.action("universal", "count:int")


def top_card(g: State51) -> int:
    """Take the top card of the deck; the discard pile is shuffled when a card is needed (S51-LOOKOUT.8, ruling G4). -1: none."""
    if not g.deck:
        if not g.discard:
            return -1
        g.deck, g.discard = g.discard, []
        g.shuffle(g.deck)
        if g.listener is not None:
            g.tell("reshuffled", "S51-LOOKOUT.8", EVERYONE, {"cards": len(g.deck)})
    g.revealed += 1
    return g.deck.pop()


def draw(g: State51, seat: int, count: int, rule: str) -> None:
    """Cards from the deck into hand, seen by their owner alone (S51-LOOKOUT.6, S51-LOOKOUT.7)."""
    for _ in range(count):
        card = top_card(g)
        if card < 0:
            if g.listener is not None:
                g.tell("nothing-to-draw", rule, EVERYONE, {"seat": seat})
            return
        insort(g.players[seat].hand, card)
        if g.listener is not None:
            g.tell("drew", rule, only(seat), {"seat": seat, "card": CARDS[card].name})
            g.tell("drew-hidden", rule, others(seat), {"seat": seat})


def gain(g: State51, seat: int, goods: Goods, times: int, rule: str) -> None:
    """Book goods to the current round (S51-PROD.4); cards are drawn at once (S51-PROD.3)."""
    for good, amount in goods:
        if good == CARD:
            draw(g, seat, amount * times, rule)
        else:
            book(g.players[seat], good, amount * times)
            if g.listener is not None:
                g.tell("gained", rule, EVERYONE, {"seat": seat, "good": GOODS[good], "count": amount * times})


def book(player: Player, good: int, count: int) -> None:
    """No more than a position can hold."""
    total = player.goods[good] + count
    player.goods[good] = total if total < MOST else MOST


def missing(player: Player, cost: Goods) -> int:
    """How many resources the player lacks, universal ones counted as whatever is needed (S51-PROD.13)."""
    goods = player.goods
    lack = -goods[UNIVERSAL]
    for good, amount in cost:
        if good <= SCRAP and amount > goods[good]:
            lack += amount - goods[good]
    return lack if lack > 0 else 0


def show(player: Player, card: int) -> None:
    """A card named for an action is known from then on, even while its price is still being chosen."""
    if card not in player.known:
        player.known.append(card)


def leave_hand(player: Player, card: int) -> None:
    """What the opponent saw taken is no longer known to be there once a copy of it was played."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)


@rules.op("pay", "seat goods rule:word")
def pay(g: State51, seat: int, goods: Goods, rule: str) -> None:
    """Give up a price, part by part; cards and spoils are chosen one at a time."""
    for good, amount in reversed(goods):
        if good == SPOILS:
            for _ in range(amount):
                g.stack.append(("pawn", seat))
        elif good == CARD:
            for _ in range(amount):
                g.stack.append(("discard", seat, rule))
        else:
            g.stack.append(("spend", seat, good, amount, rule))


@rules.op("spend", "seat good amount:int rule:word")
def spend(g: State51, seat: int, good: int, amount: int, rule: str) -> None:
    """Ask only when the player could keep either a real or a universal resource (ruling A3)."""
    goods = g.players[seat].goods
    least = max(0, amount - goods[good])
    if goods[UNIVERSAL] and least < min(amount, spare(g, seat, g.stack)):
        g.stack.append(("universal", seat, good, amount, rule))
    else:
        take(g, seat, good, amount, least, rule)


def spare(g: State51, seat: int, later: list[Task]) -> int:
    """The universal resources that the later parts of the price do not need."""
    goods = g.players[seat].goods
    needed = [0] * len(RESOURCES)
    for task in later:
        if task[0] == "spend" or task[0] == "universal":
            needed[task[2]] += task[3]
    return goods[UNIVERSAL] - sum([max(0, needed[good] - goods[good]) for good in RESOURCES])


def take(g: State51, seat: int, good: int, amount: int, universal: int, rule: str) -> None:
    goods = g.players[seat].goods
    goods[good] -= amount - universal
    goods[UNIVERSAL] -= universal
    if g.listener is not None:
        if amount > universal:
            g.tell("paid", rule, EVERYONE, {"seat": seat, "good": GOODS[good], "count": amount - universal})
        if universal:
            g.tell("paid", "S51-PROD.13", EVERYONE, {"seat": seat, "good": GOODS[UNIVERSAL], "count": universal})


def universal_options(
    g: State51, legal: list[Action], why: list[Refusal] | None, seat: int, good: int, amount: int, rule: str
) -> None:
    for count in range(max(0, amount - g.players[seat].goods[good]), min(amount, spare(g, seat, g.stack[:-1])) + 1):
        legal.append(("universal", count))


def universal_refused(
    g: State51, action: Action, seat: int, good: int, amount: int, rule: str
) -> tuple[str, dict[str, Any]] | None:
    if action[0] != "universal":
        return None
    legal: list[Action] = []
    universal_options(g, legal, None, seat, good, amount, rule)
    return "S51-PROD.13", {"least": legal[0][1], "most": legal[-1][1]}


@rules.ask("universal", "seat good amount:int rule:word", universal_options, universal_refused)
def pay_universal(g: State51, action: Action, seat: int, good: int, amount: int, rule: str) -> None:
    count: int = action[1]
    take(g, seat, good, amount, count, rule)


def offer_each(legal: list[Action], cards: list[int], actions: list[Action]) -> None:
    """One action for each different card; the cards are sorted."""
    last = NONE
    for card in cards:
        if card != last:
            legal.append(actions[card])
            last = card


def discard_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int, rule: str) -> None:
    offer_each(legal, g.players[seat].hand, DISCARD)


def discard_refused(g: State51, action: Action, seat: int, rule: str) -> tuple[str, dict[str, Any]] | None:
    """What is not in hand cannot be discarded."""
    if action[0] != "discard":
        return None
    if rule == "S51-EXCHANGE.1":
        return rule, {"where": "elsewhere", "card": CARDS[action[1]].name}
    return rule, {"cost": {GOODS[CARD]: 1}, "missing": 0}


@rules.ask("discard", "seat rule:word", discard_options, discard_refused)
def discard(g: State51, action: Action, seat: int, rule: str) -> None:
    card: int = action[1]
    leave_hand(g.players[seat], card)
    g.discard.append(card)
    if g.listener is not None:
        g.tell("discarded", rule, EVERYONE, {"seat": seat, "card": CARDS[card].name})


def pawn_options(g: State51, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    player = g.players[seat]
    offer_each(legal, sorted(player.spoils), PAWN)
    if why is not None:
        for card in sorted(set(player.deals).difference(player.spoils)):  # ruling B6
            why.append((PAWN[card], "S51-ICON.3", {"where": "deal", "card": CARDS[card].name}))


def pawn_refused(g: State51, action: Action, seat: int) -> tuple[str, dict[str, Any]] | None:
    return ("S51-ICON.3", {"where": "elsewhere", "card": CARDS[action[1]].name}) if action[0] == "pawn" else None


@rules.ask("pawn", "seat", pawn_options, pawn_refused)
def pawn(g: State51, action: Action, seat: int) -> None:
    """S51-ICON.3: the goods of the spoils are not received."""
    card: int = action[1]
    g.players[seat].spoils.remove(card)
    g.discard.append(card)
    if g.listener is not None:
        g.tell("pawned", "S51-ICON.3", EVERYONE, {"seat": seat, "card": CARDS[card].name})


@rules.op("draw", "seat count:int rule:word")
def draw_cards(g: State51, seat: int, count: int, rule: str) -> None:
    draw(g, seat, count, rule)


@rules.op("gain", "seat goods times:int rule:word")
def gain_goods(g: State51, seat: int, goods: Goods, times: int, rule: str) -> None:
    gain(g, seat, goods, times, rule)


def lacking(player: Player, cost: Goods) -> dict[str, object]:
    """Figures for a refusal: the price and how many resources are missing."""
    return {"cost": goods_table(cost), "missing": missing(player, cost)}
