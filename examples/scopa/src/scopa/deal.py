"""A deal, from the shuffled pack to the points."""

from ratusz.kernel.state import EVERYONE, Task, only, others

from .cards import COINS as COIN_CARDS
from .cards import PACK, names, prime
from .cards import SETTEBELLO as BEAUTIFUL_SEVEN
from .play import rules
from .state import CARDS, COINS, LENGTHS, NOBODY, PRIMIERA, SETTEBELLO, Scopa

HAND = 3
TABLE = 4
MATCH = 11  # points (SCOPA-END.1)


def rest_of_deal(turns: list[int]) -> list[Task]:
    """The future of a deal in which these seats are still to play, in this order."""
    return [("next",), ("score",), ("rest",), ("hands",), *[("play", seat) for seat in reversed(turns)]]


@rules.op("deal")
def deal(g: Scopa) -> None:
    """SCOPA-DEAL.1."""
    g.round += 1
    g.deck = PACK.copy()
    g.shuffle(g.deck)
    g.revealed += 1
    g.table = [g.deck.pop() for _ in range(TABLE)]
    g.taken = [[] for _ in range(g.seats())]
    g.last = NOBODY
    if g.listener is not None:
        g.tell("round", "SCOPA-DEAL.1", EVERYONE, {"round": g.round, "leader": g.from_dealer()[0], "cards": names(g.table)})
    g.stack += rest_of_deal([])


@rules.op("hands")
def hands(g: Scopa) -> None:
    """SCOPA-DEAL.2; when the deck is used up, the deal is over."""
    count = min(HAND, len(g.deck) // g.seats())
    if not count:
        return
    g.revealed += 1
    for seat in g.from_dealer():
        drawn = sorted([g.deck.pop() for _ in range(count)])
        g.hands[seat] = drawn
        if g.listener is not None:
            g.tell("drew", "SCOPA-DEAL.2", only(seat), {"seat": seat, "cards": names(drawn)})
            g.tell("drew-hidden", "SCOPA-DEAL.2", others(seat), {"seat": seat, "count": count})
    g.stack += [("hands",), *[("play", seat) for seat in reversed(g.from_dealer() * count)]]


@rules.op("rest")
def rest(g: Scopa) -> None:
    """SCOPA-COUNT.1."""
    if g.last != NOBODY and g.table:
        left, g.table = g.table, []
        g.taken[g.last] = sorted(g.taken[g.last] + left)
        if g.listener is not None:
            g.tell("rest", "SCOPA-COUNT.1", EVERYONE, {"seat": g.last, "cards": names(left)})


@rules.op("score")
def score(g: Scopa) -> None:
    award(g, CARDS, "SCOPA-COUNT.2", [len(pile) for pile in g.taken])
    award(g, COINS, "SCOPA-COUNT.3", [len([card for card in pile if card in COIN_CARDS]) for pile in g.taken])
    award(g, SETTEBELLO, "SCOPA-COUNT.5", [pile.count(BEAUTIFUL_SEVEN) for pile in g.taken])
    award(g, PRIMIERA, "SCOPA-COUNT.4", [prime(pile) for pile in g.taken])


def award(g: Scopa, source: int, rule: str, counts: list[int]) -> None:
    """A point for whoever has most; nobody gets it if several have."""
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    if len(best) == 1:
        g.scored[best[0]][source] += 1
        if g.listener is not None:
            kind = ("", "most-cards", "most-coins", "settebello", "primiera")[source]
            g.tell(kind, rule, EVERYONE, {"seat": best[0], "count": max(counts)})


@rules.op("next")
def next_deal(g: Scopa) -> None:
    g.dealer = (g.dealer + 1) % g.seats()
    if not finished(g):
        g.stack.append(("deal",))
    elif g.listener is not None:
        points = [g.points(seat) for seat in range(g.seats())]
        g.tell("ended", end_rule(g), EVERYONE, {"winners": winners(g), "scores": points})


def winners(g: Scopa) -> list[int]:
    points = [g.points(seat) for seat in range(g.seats())]
    best = [seat for seat, count in enumerate(points) if count == max(points)]
    return best if len(best) < len(points) else []


def finished(g: Scopa) -> bool:
    """SCOPA-END.1: enough points, and more than anybody else; SCOPA-END.2: one deal is enough."""
    best = winners(g)
    return g.length == LENGTHS[0] or (len(best) == 1 and g.points(best[0]) >= MATCH)


def end_rule(g: Scopa) -> str:
    return "SCOPA-END.2" if g.length == LENGTHS[0] else "SCOPA-END.1"
