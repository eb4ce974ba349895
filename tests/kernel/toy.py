"""A tiny but complete game on the kernel, for its tests and for docs/add-a-game.md: three traders bid for fruit.

In each of two rounds everyone is dealt a hidden card and a lot is turned up. All bid in secret; the highest bid takes the lot to
its shelf (a die breaks ties), and its buyer may sell a card from hand for what a die shows. Whenever the game waits, a trader may
offer coins for a card on somebody's shelf. Cards and coins are points.
"""

from typing import Any, Final, Literal, TypedDict, cast

import msgspec

from ratusz.kernel import content
from ratusz.kernel.chance import Chance
from ratusz.kernel.game import Game, Option, Result, Value
from ratusz.kernel.manifest import Manifest
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem
from ratusz.kernel.rules import Rules
from ratusz.kernel.state import EVERYONE, Action, Refusal, State, Task, only, others
from ratusz.kernel.strategy import Strategy
from ratusz.kernel.view import Head, View

# Content. A real game has it in content/*.toml, and its msgspec Structs in a module that stays interpreted.

CARDS_TOML: Final = """
[[card]]
id = "apple"
count = 5
worth = 1
origin = { default = "rulebook" }

[[card]]
id = "melon"
count = 4
worth = 4
origin = { default = "rulebook", worth = "design" }
"""
CLAUSES: Final = ("DEAL.1", "LOT.1", "BID.1", "BID.2", "SELL.1", "SELL.2", "TRADE.1", "TRADE.2", "TRADE.3", "TRADE.4", "END.1")
RULEBOOK_TOML: Final = "".join([f'[[clause]]\nid = "TOY-{name}"\nkind = "rule"\nsource = "Page 1"\n' for name in CLAUSES])


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    worth: int
    origin: dict[str, str]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[CardEntry]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    do: Literal["coins", "sell"]
    count: int = 0


CARDS: Final = content.parse(CARDS_TOML, "cards.toml", Cards).card
for entry in CARDS:
    content.check_origin(entry.origin, ("count", "worth"), "cards.toml", entry.id)
FULL_DECK: Final = [index for index, card in enumerate(CARDS) for _ in range(card.count)]
ROUNDS: Final = 2
MOST_BID: Final = 9
SEATS: Final = range(3)


class Market(State):
    """Plain data; a card is an int into CARDS. Coins, hands, shelves and offers are by seat."""

    __slots__ = ("coins", "deck", "discard", "hands", "lot", "offers", "shelves")

    def __init__(self, stack: list[Task], rng: int, fixed: tuple[int | tuple[int, ...], ...], revealed: int) -> None:
        super().__init__(stack, rng, fixed, revealed)
        self.round = 0
        self.deck: list[int] = []  # the last item is the top card
        self.discard: list[int] = []
        self.lot: list[int] = []  # the card up for auction
        self.coins: list[int] = []
        self.hands: list[list[int]] = [[], [], []]  # hidden from the others; sorted
        self.shelves: list[list[int]] = [[], [], []]
        self.offers: list[Action | None] = [None, None, None]

    def clone(self) -> "Market":
        g = Market(self.stack.copy(), self.rng, self.fixed, self.revealed)
        g.round = self.round
        g.deck, g.discard, g.lot = self.deck.copy(), self.discard.copy(), self.lot.copy()
        g.coins, g.offers = self.coins.copy(), self.offers.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.shelves = [shelf.copy() for shelf in self.shelves]
        return g


# The vocabulary: the actions there are, and how cards and seats are written.

rules: Final = Rules()
rules.action("bid", "coins:int")
rules.action("sell", "card")
rules.action("pass")

CARD_WORDS: Final = rules.named("card", [card.id for card in CARDS])
rules.seated(lambda g: len(SEATS))

# The course of the game: ops that push tasks.


@rules.op("round")
def play_round(g: Market) -> None:
    g.round += 1
    g.stack += [*rest_of_game(g.round), ("auction",), ("deal", 2), ("deal", 1), ("deal", 0)]  # the last one is next


def rest_of_game(round: int) -> list[Task]:
    return [("round",) if round < ROUNDS else ("end",)]


def top_card(g: Market) -> list[int]:
    """The top card, or none if there is none; the discard pile is shuffled when a card is needed."""
    if not g.deck:
        g.deck, g.discard = g.discard, []
        g.shuffle(g.deck)
    g.revealed += 1  # undo must not give a second look
    return [g.deck.pop()] if g.deck else []


@rules.op("deal", "seat")
def deal(g: Market, seat: int) -> None:
    drawn = top_card(g)
    g.hands[seat] = sorted(g.hands[seat] + drawn)
    if g.listener is not None:
        g.tell("drew", "TOY-DEAL.1", only(seat), {"seat": seat, "cards": names(drawn)})
        g.tell("drew-hidden", "TOY-DEAL.1", others(seat), {"seat": seat, "count": len(drawn)})


@rules.op("auction")
def auction(g: Market) -> None:
    g.lot = top_card(g)
    if g.lot:
        if g.listener is not None:
            g.tell("turned-up", "TOY-LOT.1", EVERYONE, {"cards": names(g.lot)})
        rules.together(g, "award", tuple([("bid", seat) for seat in SEATS]))


@rules.op("end")
def end(g: Market) -> None:
    if g.listener is not None:
        g.tell("ended", "TOY-END.1", EVERYONE, {"scores": GAME.result(g).scores})


# Bidding: a sealed ask for all seats together, and the op that gets their answers.


def bid_options(g: Market, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for bid in range(MOST_BID + 1):
        if bid <= g.coins[seat]:
            legal.append(("bid", bid))
        elif why is not None:
            why.append((("bid", bid), "TOY-BID.2", {"need": bid, "have": g.coins[seat]}))


rules.sealed("bid", "seat", bid_options)


@rules.op("award")
def award(g: Market, parts: tuple[Task, ...], answers: tuple[Action, ...]) -> None:
    bids = [answer[1] for answer in answers]
    tied = [part[1] for part, bid in zip(parts, bids, strict=True) if bid == max(bids)]
    buyer: int = tied[0] if len(tied) == 1 else tied[g.below(len(tied))]
    if g.listener is not None:
        g.tell("bought", "TOY-BID.1", EVERYONE, {"seat": buyer, "cards": names(g.lot), "bids": bids})
    g.coins[buyer] -= max(bids)
    g.shelves[buyer] += g.lot
    g.lot = []
    g.stack.append(("market", buyer))


# Selling: an ask of one seat, with refusals, and the op it pushes.


def market_options(g: Market, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal.append(("pass",))
    for card in range(len(CARDS)):
        if card in g.hands[seat]:
            legal.append(("sell", card))
        elif why is not None and card in g.shelves[seat]:
            why.append((("sell", card), "TOY-SELL.2", {"card": CARDS[card].id}))


@rules.ask("market", "seat", market_options)
def market(g: Market, action: Action, seat: int) -> None:
    if action[0] == "sell":
        g.hands[seat].remove(action[1])
        g.discard.append(action[1])
        g.revealed += 1  # undo must not give a second roll
        g.stack.append(("gain", seat, g.below(6) + 1))


@rules.op("gain", "seat coins:int")
def gain(g: Market, seat: int, coins: int) -> None:
    g.coins[seat] += coins
    if g.listener is not None:
        g.tell("gained", "TOY-SELL.1", EVERYONE, {"seat": seat, "coins": coins})


# Trading: two asides, open to every seat whenever the game waits.


def offer_menu(g: Market, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    """One coin for every card on a shelf; to offer more is for the player to say."""
    for action in [("offer", owner, card, 1) for owner in SEATS for card in sorted(set(g.shelves[owner]))]:
        refusal = offer_refused(g, seat, action)
        if refusal is None:
            legal.append(action)
        else:
            why.append((action, *refusal))


def offer_refused(g: Market, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    _, owner, card, coins = action
    if owner == seat:
        return ("TOY-TRADE.1", {"seat": owner})
    if card not in g.shelves[owner]:
        return ("TOY-TRADE.2", {"seat": owner, "card": CARDS[card].id})
    if not 1 <= coins <= g.coins[seat]:
        return ("TOY-TRADE.3", {"need": coins, "have": g.coins[seat]})
    return None


@rules.aside("offer", "seat card coins:int", offer_menu, offer_refused)
def offer(g: Market, seat: int, action: Action) -> None:
    g.offers[seat] = action
    if g.listener is not None:
        g.tell("offered", "TOY-TRADE.1", EVERYONE, {"seat": seat, "offer": rules.write(g, seat, action)})


def accept_menu(g: Market, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    for buyer in SEATS:
        if accept_refused(g, seat, ("accept", buyer)) is None:
            legal.append(("accept", buyer))


def accept_refused(g: Market, seat: int, action: Action) -> tuple[str, dict[str, Any]] | None:
    standing = g.offers[action[1]]
    if standing is None or standing[1] != seat:
        return ("TOY-TRADE.4", {"seat": action[1]})
    return offer_refused(g, action[1], standing)


@rules.aside("accept", "seat", accept_menu, accept_refused)
def accept(g: Market, seat: int, action: Action) -> None:
    standing = g.offers[action[1]]
    assert standing is not None
    g.offers[action[1]] = None
    g.stack.append(("trade", action[1], seat, standing[2], standing[3]))


@rules.op("trade", "buyer:seat seller:seat card coins:int")
def trade(g: Market, buyer: int, seller: int, card: int, coins: int) -> None:
    g.coins[buyer] -= coins
    g.coins[seller] += coins
    g.shelves[seller].remove(card)
    g.shelves[buyer].append(card)
    if g.listener is not None:
        g.tell("traded", "TOY-TRADE.1", EVERYONE, {"seat": seller, "to": buyer, "card": CARDS[card].id, "coins": coins})


# Cards by name, and those nobody has mentioned yet.


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def numbers(g: Market, words: list[Any]) -> list[int]:
    return [CARD_WORDS.read(g, 0, word) for word in words]


def placed(g: Market) -> list[int]:
    return [card for pile in [g.deck, g.discard, g.lot, *g.hands, *g.shelves] for card in pile]


class Side(TypedDict):
    """A trader, as a seat sees him."""

    coins: int  # what there is to spend
    hand_size: int  # how many cards the hand holds
    hand: list[str] | None  # the cards in hand; null: another's
    shelf: list[str]  # the cards bought
    offer: str  # the trade that is offered, as an action; empty: none


class MarketView(Head[str, Side]):
    """The market, as a seat sees it."""

    deck: int  # how many cards the deck holds
    discard: list[str]  # the cards that are out of the game
    lot: list[str]  # the card up for auction


class Toy(Game):
    """Everything above the rules sees the game through these methods."""

    def start(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        g = Market([("round",)], 0, (), 0)
        g.coins = [int(options["coins"])] * seats
        g.deck = FULL_DECK.copy()
        chance.shuffle(g.deck)
        g.rng = chance.rng
        return g

    def view(self, g: State, seat: int | None) -> MarketView:
        assert isinstance(g, Market)
        return {
            "game": self.name,
            "eyes": seat,
            "round": g.round,
            "phase": "auction" if g.stack else "over",
            "waiting": list(rules.seats(g)),
            "stack": [rules.task_data(g, task) for task in rules.seen_by(g.stack, seat)],
            "asked": rules.asked(g, seat),
            "deck": len(g.deck),
            "discard": names(g.discard),
            "lot": names(g.lot),
            "seats": [self.side(g, owner, owner == seat) for owner in SEATS],
        }

    def side(self, g: Market, seat: int, own: bool) -> Side:
        made = g.offers[seat]
        return {
            "coins": g.coins[seat],
            "hand_size": len(g.hands[seat]),
            "hand": names(g.hands[seat]) if own else None,
            "shelf": names(g.shelves[seat]),
            "offer": "" if made is None else rules.write(g, seat, made),
        }

    def rebuild(self, view: View) -> State:
        """What other hands hold, the deck is as good for as anything."""
        seen = cast(MarketView, view)
        sides = seen["seats"]
        position = {
            "round": seen["round"],
            "next": seen["stack"][::-1],
            "discard": seen["discard"],
            "lot": seen["lot"],
            "coins": [side["coins"] for side in sides],
            "hands": [side["hand"] or [] for side in sides],
            "shelves": [side["shelf"] for side in sides],
            "offers": [side["offer"] for side in sides],
        }
        g = self.place(position)
        for owner, side in enumerate(sides):
            g.hands[owner] += [g.deck.pop() for _ in range(side["hand_size"] - len(g.hands[owner]))]
            g.hands[owner].sort()
        return g

    def redeal(self, g: State, seat: int | None, chance: Chance) -> None:
        assert isinstance(g, Market)
        hidden = [owner for owner in SEATS if owner != seat]
        unseen = g.deck + [card for owner in hidden for card in g.hands[owner]]
        chance.shuffle(unseen)
        for owner in hidden:
            g.hands[owner] = sorted([unseen.pop() for _ in g.hands[owner]])
        g.deck = unseen
        g.rng = chance.below(1 << 24)
        g.fixed = ()
        g.stack = rules.seen_by(g.stack, seat)
        rules.unmask(g, chance.below)

    def describe(self, g: State) -> dict[str, Any]:
        assert isinstance(g, Market)
        return {
            "game": self.name,
            "round": g.round,
            "next": [rules.task_data(g, task) for task in reversed(g.stack)],
            "deck": names(g.deck[::-1]),
            "discard": names(g.discard),
            "lot": names(g.lot),
            "coins": g.coins.copy(),
            "hands": [names(hand) for hand in g.hands],
            "shelves": [names(shelf) for shelf in g.shelves],
            "offers": ["" if made is None else rules.write(g, seat, made) for seat, made in enumerate(g.offers)],
            "fixed": [outcome if isinstance(outcome, int) else names(list(outcome)) for outcome in g.fixed],
            "chance": f"{g.rng:016x}",
        }

    def place(self, data: dict[str, Any]) -> Market:
        """What a position leaves out: a first auction, the rest of the cards under the deck, five coins each."""
        top = Reader(data, "")
        top.choice("game", self.name, (self.name,))
        g = Market([], top.chance(), (), 0)
        g.round = top.number("round", 1, 0, ROUNDS)
        g.deck, g.discard, g.lot = [numbers(g, top.items(name)) for name in ("deck", "discard", "lot")]
        g.deck.reverse()
        g.coins = top.items("coins") or [5, 5, 5]
        g.hands = [sorted(numbers(g, hand)) for hand in top.items("hands") or [[], [], []]]
        g.shelves = [numbers(g, shelf) for shelf in top.items("shelves") or [[], [], []]]
        g.offers = [rules.read(g, 0, text) if text else None for text in top.items("offers") or ["", "", ""]]
        g.fixed = tuple([item if isinstance(item, int) else tuple(numbers(g, item)) for item in top.items("fixed")])
        g.deck = CARD_WORDS.left(FULL_DECK, placed(g)) + g.deck
        g.stack = [*rest_of_game(g.round), ("auction",)]
        if top.has("next"):
            g.stack = [rules.read_task(g, task) for task in reversed(top.items("next"))]
        top.done()
        return g

    def result(self, g: State) -> Result:
        assert isinstance(g, Market)
        cards = [[sum([CARDS[card].worth for card in pile]) for pile in piles] for piles in (g.hands, g.shelves)]
        sources = [{"hand": cards[0][seat], "shelf": cards[1][seat], "coins": g.coins[seat]} for seat in SEATS]
        scores = [sum(source.values()) for source in sources]
        return Result(not g.stack, [seat for seat in SEATS if scores[seat] == max(scores)], scores, sources, "TOY-END.1")

    def figures(self, g: State, eyes: int | None) -> dict[str, int]:
        assert isinstance(g, Market)
        return {f"coins {other}": g.coins[other] for other in SEATS} | {f"hand {other}": len(g.hands[other]) for other in SEATS}

    def flaws(self, g: State) -> list[str]:
        assert isinstance(g, Market)
        found = [] if sorted(placed(g)) == FULL_DECK else ["cards are not all accounted for"]
        return found + [f"seat {seat} owes coins" for seat in SEATS if g.coins[seat] < 0]

    def carry_out(self, g: State, seat: int, effect: list[Any]) -> None:
        try:
            effects = msgspec.convert(effect, list[Effect])
        except msgspec.ValidationError as error:
            raise Problem("effect-field", field="-", detail=str(error)) from None
        for item in reversed(effects):
            g.stack.append(("gain", seat, item.count) if item.do == "coins" else ("market", seat))


OPTIONS: Final = (Option("coins", (3, 5, 8), 5),)
MANIFEST: Final = Manifest("toy", (len(SEATS),), 5, "tests", "tests.kernel.toy:GAME", "", "tests.kernel.toy:STRATEGY")
GAME: Final = Toy(MANIFEST, rules, OPTIONS, 1, content.fingerprint(CARDS_TOML), content.clauses(RULEBOOK_TOML))


class Trader(Strategy):
    def evaluate(self, g: State, seat: int) -> float:
        scores = GAME.result(g).scores
        return scores[seat] / max(1, *scores)


STRATEGY: Final = Trader()
