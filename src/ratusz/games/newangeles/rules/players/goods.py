"""What is traded: capital, assets, support; and what never is (ruling 5).

As a word: parts joined by a plus, such as 3+mr-li or main*2 (support of the main offer with two cards, in the deal at
hand: the one under way or, between two of them, the next) or main*2@1 (in the deal after that); a dash for nothing.
"""

from typing import Any, Final

from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem

from ...content.cards import ASSET_NAMES, CARD_NAMES, CORPORATION_NAMES, INVESTMENT_NAMES, RIVAL_NAMES
from ...content.effects import NONE
from ...position import seen
from ...position.state import OFFERS, Angeles
from ..vocabulary import rules

MOST_CAPITAL: Final = 999
MOST_SUPPORT: Final = 30

# Capital, assets, supported offer, cards for it, how many deals after the one at hand, a forbidden good.
Goods = tuple[int, tuple[int, ...], int, int, int, str]
NOTHING: Final[Goods] = (0, (), NONE, 0, 0, "")

DEALS: Final[dict[str, tuple[str, ...]]] = {"": ("",), "@": tuple("123456789")}  # what may follow the cards of a support

# NA-14.5, and what the closed list of NA-14.0 leaves out.
UNTRADEABLE: Final = {*CARD_NAMES, *RIVAL_NAMES, "card", "emergency", "rival", "sheet"}
UNLISTED: Final = {*INVESTMENT_NAMES, "investment"}


def forbidden_by(good: str) -> str:
    """The clause that forbids to trade this."""
    return "NA-14.0" if good in UNLISTED else "NA-14.5"


def given(capital: int, assets: tuple[int, ...] = ()) -> Goods:
    return (capital, assets, NONE, 0, 0, "")


def support_for(side: int, cards: int) -> Goods:
    return (0, (), side, cards, 0, "")


def write_goods(g: Angeles, seat: int, goods: Goods) -> str:
    capital, assets, side, cards, later, forbidden = goods
    parts = [str(capital)] if capital else []
    parts += [ASSET_NAMES[asset] for asset in assets]
    if side != NONE:
        parts.append(f"{OFFERS[side]}*{cards}@{later}" if later else f"{OFFERS[side]}*{cards}")
    if forbidden:
        parts.append(forbidden)
    return "+".join(parts) or "-"


def tell_goods(goods: Goods) -> seen.Goods:
    """The same part by part."""
    capital, assets, side, cards, later, _ = goods  # what is forbidden is in no trade that stands
    support = None if side == NONE else OFFERS[side]
    return {
        "capital": capital,
        "assets": [ASSET_NAMES[asset] for asset in assets],
        "support": support,
        "cards": cards,
        "later": later,
    }


def read_goods(g: Angeles, seat: int, word: Any) -> Goods:
    capital, side, cards, later, forbidden = 0, NONE, 0, 0, ""
    assets: list[int] = []
    parts = [] if str(word) == "-" else str(word).split("+")
    for part in parts:
        offer, star, rest = part.partition("*")
        number, at, deals = rest.partition("@")
        if part.isdecimal() and len(part) < 4:
            capital += int(part)
        elif part in ASSET_NAMES and ASSET_NAMES.index(part) not in assets:
            assets.append(ASSET_NAMES.index(part))
        elif star and offer in OFFERS and number.isdecimal() and len(number) < 3 and side == NONE and deals in DEALS[at]:
            side, cards, later = OFFERS.index(offer), int(number), int(deals or 0)
        elif part in UNTRADEABLE or part in UNLISTED:
            forbidden = part
        else:
            raise Problem("goods-unknown", word=shown(word))
    if capital > MOST_CAPITAL or (side != NONE and not 1 <= cards <= MOST_SUPPORT):
        raise Problem("goods-unknown", word=shown(word))
    return (capital, tuple(sorted(assets)), side, cards, later, forbidden)


rules.kind("goods", write_goods, read_goods)
assert not UNTRADEABLE & set(ASSET_NAMES)
assert set(CORPORATION_NAMES) <= UNTRADEABLE
