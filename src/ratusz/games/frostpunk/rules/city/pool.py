"""The common pool: gaining, losing and paying goods, and people who come or leave."""

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import (
    ANY_HOPE,
    AUTOMATON,
    AUTOMATON_GOOD,
    CITIZEN_GOOD,
    FOOD,
    GAINS,
    STEEL,
    TOKEN_COST,
    WHO,
    Price,
    Step,
    price_table,
)
from ...content.numbers import AUTOMATONS_MOST, CITIZENS_MOST, EPIDEMIC, FOOD_MOST, STEEL_MOST
from ...position.state import City, Placed, decider, laid_automatons
from ..cards.running_effects import amount, runs
from ..course.ending import PLAGUE, end
from ..people.hope import count, spend, spend_one, track_of
from ..people.pawns import keep_placed
from ..people.sickness import tested
from ..vocabulary import rules

rules.action("citizen", "who")


def gain(g: City, good: int, n: int, rule: str) -> None:
    """FP-AUTOMATON.1."""
    if good == FOOD:
        n = min(n, FOOD_MOST - g.food)  # FP-LIMIT.5
        g.food += n
    elif good == AUTOMATON_GOOD:
        n = min(n, banked_automatons(g))  # FP-LIMIT.3
        g.automatons += n
        g.pool[AUTOMATON] += n
    else:
        if good == STEEL:
            n = min(n, STEEL_MOST - g.stock[STEEL])  # FP-LIMIT.8
        g.stock[good] += n
    if g.listener is not None and n:
        g.tell("gained", rule, EVERYONE, {"good": GAINS[good], "count": n})


def banked_automatons(g: City) -> int:
    return AUTOMATONS_MOST - g.automatons - laid_automatons(g)


def lose(g: City, good: int, n: int, rule: str) -> int:
    """FP-GEN.9, FP-GEN.10: only what there is; how much it was."""
    if good == FOOD:
        n = min(n, g.food)
        g.food -= n
    elif good == AUTOMATON_GOOD:
        n = min(n, g.automatons)
        g.automatons -= n
        g.pool[AUTOMATON] -= n
        if g.pool[AUTOMATON] < 0:  # those that have acted are the players' too
            staying: list[Placed] = []
            for placed in g.placed:
                if g.pool[AUTOMATON] < 0 and placed[0] == AUTOMATON:
                    g.pool[AUTOMATON] += 1
                else:
                    staying.append(placed)
            keep_placed(g, staying)
    else:
        n = min(n, g.stock[good])
        g.stock[good] -= n
    if g.listener is not None and n:
        g.tell("lost-goods", rule, EVERYONE, {"good": GAINS[good], "count": n})
    return n


def having(g: City, good: int) -> int:
    if good >= TOKEN_COST:
        return count(g, good - TOKEN_COST, True)
    return g.food if good == FOOD else g.stock[good]


def payable(g: City, cost: Price) -> bool:
    """FP-GEN.11, FP-GEN.12: the whole cost."""
    for good, n in cost:
        if good < FOOD:
            if g.stock[good] < n:
                return False
        elif having(g, good) < (n if good < TOKEN_COST + ANY_HOPE else n + named_tokens(cost, good)):
            return False
    return True


def named_tokens(cost: Price, good: int) -> int:
    """Tokens of the same colour the cost names by type: the same token cannot be spent twice."""
    track = track_of(good - TOKEN_COST)
    return sum([n for other, n in cost if 0 <= other - TOKEN_COST < ANY_HOPE and track_of(other - TOKEN_COST) == track])


def lacking(g: City, cost: Price) -> dict[str, object]:
    """Figures for a refusal: the price, and what is there of it."""
    return {"cost": price_table(cost), "have": price_table(tuple([(good, having(g, good)) for good, _ in cost]))}


def pay(g: City, cost: Price, rule: str) -> None:
    """Out of the one pool there is (FP-SETUP.36)."""
    for good, n in cost:
        if good < TOKEN_COST:
            lose(g, good, n, rule)
        elif good - TOKEN_COST >= ANY_HOPE:
            for _ in range(n):
                g.stack.append(("pay_token", good - TOKEN_COST))
        else:
            for _ in range(n):
                spend(g, good - TOKEN_COST, rule)


@rules.op("pay_token", "token")
def pay_token(g: City, type: int) -> None:
    spend_one(g, type, False, (), (), -1)


# People.


def arrive(g: City, type: int, n: int, sick: int, rule: str) -> None:
    """FP-LIMIT.1, FP-LIMIT.2: who does not fit comes as another type, chosen one by one."""
    fitting = min(n, CITIZENS_MOST - g.citizens[type])
    for i in range(n - fitting):
        g.stack.append(("settle_one", sick - fitting > i))
    if fitting:
        g.citizens[type] += fitting
        g.sick[type] += min(sick, fitting)
        if g.listener is not None:
            g.tell("arrived", rule, EVERYONE, {"who": WHO[type], "count": fitting, "sick": min(sick, fitting)})
        if g.sick[type] >= EPIDEMIC and tested(g):
            end(g, PLAGUE)


@rules.op("settle_one", "sick:flag")
def settle_one(g: City, sick: bool) -> None:
    if min(g.citizens) < CITIZENS_MOST:
        g.stack.append(("settle", decider(g), sick))


def settle_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, sick: bool) -> None:
    for type in range(3):
        if g.citizens[type] < CITIZENS_MOST:
            legal.append(("citizen", type))
        elif why is not None:
            why.append((("citizen", type), "FP-LIMIT.1", {"most": CITIZENS_MOST}))


@rules.ask("settle", "seat sick:flag", settle_options)
def settle(g: City, action: Action, seat: int, sick: bool) -> None:
    arrive(g, action[1], 1, 1 if sick else 0, "FP-LIMIT.1")


def leave(g: City, type: int, n: int, rule: str) -> None:
    """Citizens who leave alive; the sickness marker follows (FP-ILL.5)."""
    n = min(n, g.citizens[type])
    g.citizens[type] -= n
    g.sick[type] = min(g.sick[type], g.citizens[type])
    if g.listener is not None and n:
        g.tell("left", rule, EVERYONE, {"who": WHO[type], "count": n})


def leave_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    for type in range(3):
        if g.citizens[type]:
            legal.append(("citizen", type))


@rules.ask("leave_which", "seat", leave_options)
def leave_chosen(g: City, action: Action, seat: int) -> None:
    leave(g, action[1], 1, "FP-GEN.9")


@rules.op("leave_one")
def leave_one(g: City) -> None:
    if max(g.citizens):
        g.stack.append(("leave_which", decider(g)))


@runs("gain")
def run_gain(g: City, step: Step, spot: int) -> None:
    n = amount(g, step)
    if step.what < CITIZEN_GOOD:
        gain(g, step.what, n, "FP-GEN.4" if step.what == FOOD else "FP-GEN.8")
    elif step.what < CITIZEN_GOOD + 3:
        arrive(g, step.what - CITIZEN_GOOD, n, step.sick, "FP-GEN.5")
    else:
        for i in range(n):
            g.stack.append(("settle_one", i < step.sick))


@runs("lose")
def run_lose(g: City, step: Step, spot: int) -> None:
    if step.what < CITIZEN_GOOD:
        lose(g, step.what, step.n, "FP-GEN.9")
    elif step.what < CITIZEN_GOOD + 3:
        leave(g, step.what - CITIZEN_GOOD, step.n, "FP-GEN.9")
    else:
        for _ in range(step.n):
            g.stack.append(("leave_one",))


@runs("store")
def run_store(g: City, step: Step, spot: int) -> None:
    """Into the scenario's storage (FP-SETUP.71): how much, the table decides (FP-COMP.23)."""
    if having(g, step.what):
        g.stack.append(("store", decider(g), step.what, min(step.most, having(g, step.what))))


rules.action("store", "count:int")


def store_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, good: int, most: int) -> None:
    for n in range(most, -1, -1):
        legal.append(("store", n))


@rules.ask("store", "seat good most:int", store_options)
def store(g: City, action: Action, seat: int, good: int, most: int) -> None:
    n = lose(g, good, action[1], "FP-SETUP.71")
    g.stored[2 if good == FOOD else good] += n
    if g.listener is not None and n:
        g.tell("stored", "FP-SETUP.71", EVERYONE, {"good": GAINS[good], "count": n})
