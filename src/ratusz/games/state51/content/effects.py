"""Effects as content data: what an ability does, checked and brought into the form the rules run.

An effect is one of ("gain", goods, each), ("pay", goods), ("mark", vp, each); `each` is a type icon or NONE.
"""

from typing import Any, Final

from ratusz.kernel.problem import Problem

from .entries import Gain, Mark, Pay, Written

FUEL: Final = 0
WEAPON: Final = 1
BRICK: Final = 2
SCRAP: Final = 3
UNIVERSAL: Final = 4
WORKER: Final = 5
TOKEN: Final = 6  # tokens follow: kind * 2 + reach - 1; S51-ICON.7
VP: Final = 12
CARD: Final = 13  # gained: drawn; in a price: discarded from hand
SPOILS: Final = 14  # in a price only: a spoils card from under the base
GOODS: Final = (
    "fuel", "weapon", "brick", "scrap", "universal", "worker", "con1", "con2", "coop1", "coop2", "inc1", "inc2",
    "vp", "card", "spoils",
)  # fmt: skip
RESOURCES: Final[tuple[int, ...]] = (FUEL, WEAPON, BRICK, SCRAP)
NONE: Final = -1
MOST_AMOUNT: Final = 99

Goods = tuple[tuple[int, int], ...]
Effect = tuple[Any, ...]


def goods(table: dict[str, int], where: str, banned: tuple[int, ...]) -> Goods:
    """Goods by number, in the order written."""
    found: list[tuple[int, int]] = []
    for name, amount in table.items():
        good = GOODS.index(name) if name in GOODS else NONE
        if good == NONE or good in banned:
            known = ", ".join([other for i, other in enumerate(GOODS) if i not in banned])
            raise Problem("content-good", where=where, good=name, known=known)
        if amount < 1:
            raise Problem("content-amount", where=where, good=name, got=amount, least=1)
        if amount > MOST_AMOUNT:
            raise Problem("content-much", where=where, good=name, got=amount, most=MOST_AMOUNT)
        found.append((good, amount))
    return tuple(found)


def gained(table: dict[str, int], where: str) -> Goods:
    """What may be produced (S51-PROD.2)."""
    return goods(table, where, (SPOILS,))


def price(table: dict[str, int], where: str) -> Goods:
    """Of an ability: only resources, cards and spoils are ever asked for."""
    return goods(table, where, (UNIVERSAL, WORKER, VP, *range(TOKEN, VP)))


def reach_price(table: dict[str, int], where: str) -> Goods:
    """Of reach: resources only, since a card to give up could be the very one that is to be reached."""
    return goods(table, where, (UNIVERSAL, WORKER, VP, CARD, SPOILS, *range(TOKEN, VP)))


def icon(name: str, where: str) -> int:
    for resource in RESOURCES:
        if GOODS[resource] == name:
            return resource
    raise Problem("content-icon", where=where, icon=name, known=", ".join([GOODS[resource] for resource in RESOURCES]))


def counted(each: str, where: str) -> int:
    """The type icon an effect is multiplied by, if any."""
    return icon(each, where) if each else NONE


def compiled(written: Written, where: str) -> Effect:
    if not isinstance(written, Mark) and not written.goods:
        raise Problem("content-empty", where=where)
    if isinstance(written, Gain):
        return ("gain", gained(written.goods, where), counted(written.each, where))
    if isinstance(written, Pay):
        return ("pay", price(written.goods, where))
    if written.vp not in (1, 2):  # S51-SLOT.1
        raise Problem("content-marker", "S51-SLOT.1", where=where, got=written.vp)
    return ("mark", written.vp, counted(written.each, where))
