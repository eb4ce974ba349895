"""What a seat may know, and positions as data. What is to come follows from the cards and from whose turn it is."""

from typing import Any

from ratusz.kernel.chance import Chance
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem

from .cards import CARD_NAMES, PACK, card_named, names
from .deal import rest_of_deal
from .play import rules, ways
from .seen import Side, View
from .state import LENGTHS, NOBODY, SOURCES, Scopa

MOST = 1000  # deals, and points of a kind


def view(g: Scopa, eyes: int | None) -> View:
    return {
        "game": "scopa",
        "eyes": eyes,
        "round": g.round,
        "phase": "play" if g.stack else "over",
        "length": g.length,
        "dealer": g.dealer,
        "last": None if g.last == NOBODY else g.last,
        "waiting": list(rules.seats(g)),
        "deck": len(g.deck),
        "table": names(g.table),
        "played": names(g.played),
        "box": names(g.box()),
        "stack": [rules.task_data(g, task) for task in g.stack],
        "asked": rules.asked(g, eyes),
        "seats": [side(g, seat, seat == eyes) for seat in range(g.seats())],
    }


def side(g: Scopa, seat: int, own: bool) -> Side:
    return {
        "points": g.points(seat),
        "scored": dict(zip(SOURCES, g.scored[seat], strict=True)),
        "hand_size": len(g.hands[seat]),
        "hand": names(g.hands[seat]) if own else None,
        "taken": names(g.taken[seat]),
    }


def rebuild(data: View) -> Scopa:
    """The own hand is known; the others' and the deck are made of the cards that lie nowhere else."""
    g = Scopa([], 0, (), 0, len(data["seats"]))
    g.length, g.round, g.dealer = data["length"], data["round"], data["dealer"]
    g.last = NOBODY if data["last"] is None else data["last"]
    g.table, g.played = numbers(data["table"]), numbers(data["played"])
    for seat, entry in enumerate(data["seats"]):
        g.hands[seat] = numbers(entry["hand"] or [])
        g.taken[seat] = numbers(entry["taken"])
        g.scored[seat] = [entry["scored"][source] for source in SOURCES]
    box = numbers(data["box"])
    unseen = [card for card in g.box() if card not in box]
    for seat, entry in enumerate(data["seats"]):
        if entry["hand"] is None:
            g.hands[seat] = sorted([unseen.pop() for _ in range(entry["hand_size"])])
    g.deck = unseen
    g.stack = [rules.read_task(g, task) for task in data["stack"]]
    return g


def redeal(g: Scopa, eyes: int | None, chance: Chance) -> None:
    hidden = [seat for seat in range(g.seats()) if seat != eyes]
    unseen = g.deck + [card for seat in hidden for card in g.hands[seat]]
    chance.shuffle(unseen)
    for seat in hidden:
        g.hands[seat] = sorted([unseen.pop() for _ in g.hands[seat]])
    g.deck = unseen
    g.rng = chance.below(1 << 24)
    g.fixed = ()


def describe(g: Scopa) -> dict[str, Any]:
    return {
        "game": "scopa",
        "length": g.length,
        "round": g.round,
        "dealer": g.dealer,
        "last": g.last,
        "over": not g.stack,
        "turn": g.stack[-1][1] if g.stack else 0,
        "deck": names(g.deck[::-1]),
        "table": names(g.table),
        "played": names(g.played),
        "fixed": [outcome if isinstance(outcome, int) else names(list(outcome)) for outcome in g.fixed],
        "chance": f"{g.rng:016x}",
        "seat": [
            {"hand": names(g.hands[seat]), "taken": names(g.taken[seat]), "scored": side(g, seat, True)["scored"]}
            for seat in range(g.seats())
        ],
    }


def place(data: dict[str, Any]) -> Scopa:
    """What a position leaves out: two players, a first deal, an empty deck; cards it does not mention lie in the box."""
    top = Reader(data, "")
    top.choice("game", "scopa", ("scopa",))
    sides = top.items("seat") or [{}, {}]
    if not 2 <= len(sides) <= 4:
        raise Problem("position-range", where="seat", got=str(len(sides)), least=2, most=4)
    g = Scopa([], top.chance(), (), 0, len(sides))
    g.length = top.choice("length", LENGTHS[0], LENGTHS)
    g.round = top.number("round", 1, 1, MOST)
    g.dealer = top.number("dealer", 0, 0, len(sides) - 1)
    g.last = top.number("last", NOBODY, NOBODY, len(sides) - 1)
    g.deck = numbers(top.items("deck"))[::-1]
    g.table, g.played = numbers(top.items("table")), numbers(top.items("played"))
    g.fixed = tuple([item if isinstance(item, int) else tuple(numbers(item)) for item in top.items("fixed")])
    for seat, entry in enumerate(sides):
        read_side(g, seat, Reader(entry, f"seat[{seat}]"))
    check_cards(g)
    over, turn = top.flag("over"), top.number("turn", g.from_dealer()[0], 0, len(sides) - 1)
    top.done()
    if not over:
        g.stack = future(g, turn)
    return g


def read_side(g: Scopa, seat: int, side: Reader) -> None:
    g.hands[seat] = sorted(numbers(side.items("hand")))
    g.taken[seat] = sorted(numbers(side.items("taken")))
    scored = Reader(side.table("scored"), side.place("scored"))
    g.scored[seat] = [scored.number(source, 0, 0, MOST) for source in SOURCES]
    scored.done()
    side.done()


def numbers(words: Any) -> list[int]:
    if not isinstance(words, list):
        raise Problem("card-unknown", card=str(words))
    return [card_named(word) for word in words]


def check_cards(g: Scopa) -> None:
    for card in PACK:
        if g.placed().count(card) > 1:
            raise Problem("position-twice", card=CARD_NAMES[card], got=g.placed().count(card), most=1)


def future(g: Scopa, turn: int) -> list[Any]:
    """The turns that are left: hands are equal, but for those who have already played a card of this round."""
    order = g.from_dealer()
    order = order[order.index(turn) :] + order[: order.index(turn)]
    if g.played:
        if len(g.played) > 1 or len(ways(g.table, g.played[0])) < 2:
            raise Problem("position-range", where="played", got=str(len(g.played)), least=0, most=0)
        order = order[1:] + order[:1]
    before = g.from_dealer().index(order[0])  # how many have played a card that the others have not
    most = len(g.hands[order[0]])
    for number, seat in enumerate(order):
        want = most if number < len(order) - before else most - 1
        if len(g.hands[seat]) != max(0, want):
            raise Problem("position-range", where=f"seat[{seat}].hand", got=str(len(g.hands[seat])), least=want, most=want)
    turns = [order[number % len(order)] for number in range(sum([len(hand) for hand in g.hands]))]
    return [*rest_of_deal(turns), *([("take", turn)] if g.played else [])]
