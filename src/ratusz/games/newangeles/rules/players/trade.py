"""Trading: at any decision any two players may trade capital, assets and promises (rulings 1 to 6).

A trade both sides call binding, without a promise, and with support only where that decision waits right now, is carried out when
it is accepted. Any other agreement forces nobody: it stays as a note beside both until each part is kept or broken (promises.py).
"""

from typing import Any, Final, get_args

from ratusz.kernel.position import shown
from ratusz.kernel.state import EVERYONE, Action, Refusal
from ratusz.kernel.text import Kind, Shape

from ...content.cards import ASSET_NAMES
from ...content.effects import NONE
from ...position import seen
from ...position.state import COUNTER, MAIN, TRADING, Angeles, Trade
from ..cards.assets import assets_of, hand_to, use_in_time
from ..course.deal import barred
from ..course.support import tally
from ..vocabulary import rules
from .capital import gain, lose
from .goods import NOTHING, Goods, forbidden_by, given, support_for, tell_goods, write_goods

BINDING: Final = "binding"
LOOSE: Final = "loose"
NO_PROMISE: Final = ("-",)
PLAINLY: Final = "-"
REASONS: Final = (
    PLAINLY,
    "broken",
    "dear",
    "helps",
    "lacks",
    "leads",
    "little",
    "nothing",
    "short",
    "terms",
    "threat",
)  # for declining
AFTER_SUPPORT: Final = ("resolution", "count_support", "settle_winner", "close_deal")  # a deal has still to do this
MOST_TRADES: Final = 4  # standing offers of one player
MOST_NOTES: Final = 12
LONGEST_PROMISE: Final = 140

OPEN: Final = 0  # a part of a note
KEPT: Final = 1
BROKEN: Final = 2
LAPSED: Final = 3  # there was nothing to support: neither kept nor broken
PARTS: Final[tuple[seen.Part, ...]] = get_args(seen.Part)

Refused = tuple[str, dict[str, Any]] | None

# A trade is (number, maker, taker, what the maker gives, what the taker gives, binding or loose, promise as words);
# a note is the same with the state of either part in place of the fifth.


class Bargain(Shape):
    """How an offer is written: where nothing is promised, the dash at its end may be left out."""

    __slots__ = ()

    def read(self, kinds: dict[str, Kind], g: Any, seat: int, words: list[Any], text: str) -> list[Any]:
        last = len(self.kinds) - 1
        if len(words) >= last:  # in data a word may be empty or hold spaces, in a record it may not
            promise = plain(" ".join([word if isinstance(word, str) else shown(word) for word in words[last:]])).split()
            words = [*words[:last], *(promise or NO_PROMISE)]
        return super().read(kinds, g, seat, words, text)

    def words(self, named: dict[str, Any]) -> list[Any]:
        return super().words({"promise": [], **named})


class Answer(Shape):
    """How a refusal is written: a reason may follow the number."""

    __slots__ = ()

    def write(self, kinds: dict[str, Kind], g: Any, seat: int, item: tuple[Any, ...]) -> list[Any]:
        words = super().write(kinds, g, seat, item)
        return words if words[-1] != PLAINLY else words[:-1]

    def read(self, kinds: dict[str, Kind], g: Any, seat: int, words: list[Any], text: str) -> list[Any]:
        return super().read(kinds, g, seat, words if len(words) != 1 else [*words, PLAINLY], text)

    def named(self, words: list[Any]) -> dict[str, Any]:
        return super().named(words if len(words) != 1 else [*words, PLAINLY])

    def words(self, named: dict[str, Any]) -> list[Any]:
        return super().words({"reason": PLAINLY, **named})


def plain(text: str) -> str:
    """Without the signs that would upset the screen of whoever reads it."""
    return "".join([sign if sign.isprintable() else " " for sign in text])


def numbered(trades: list[Trade], number: int) -> Trade | None:
    for trade in trades:
        if trade[0] == number:
            return trade
    return None


def supporting_now(g: Angeles, seat: int, goods: Goods) -> bool:
    """The support promised is that seat's decision right now (ruling 2)."""
    return bool(g.stack) and g.stack[-1] == ("support", seat) and goods[4] == 0 and not barred(g, seat, goods[2])


def immediate(g: Angeles, maker: int, taker: int, give: Goods, want: Goods, promise: tuple[str, ...]) -> bool:
    """Nothing in it is for later (NA-14.2)."""
    if promise != NO_PROMISE:
        return False
    for seat, goods in ((maker, give), (taker, want)):
        if goods[2] != NONE and not supporting_now(g, seat, goods):
            return False
    return True


def uncovered(g: Angeles, seat: int, goods: Goods) -> Refused:
    """What a seat cannot hand over now (ruling 6)."""
    capital, assets, side, cards, _, _ = goods
    if capital > g.capital[seat]:
        return ("NA-14.0", {"seat": seat, "need": capital, "have": g.capital[seat]})
    for asset in assets:
        if g.holder[asset] != seat:
            return ("NA-14.0", {"seat": seat, "asset": ASSET_NAMES[asset]})
    if side != NONE and cards > len(g.hands[seat]):
        return ("NA-14.0", {"seat": seat, "cards": cards, "have": len(g.hands[seat])})
    return None


def improper(g: Angeles, maker: int, taker: int, give: Goods, want: Goods, binding: str, promise: tuple[str, ...]) -> Refused:
    """Why these terms cannot even be proposed."""
    if maker == taker or taker >= g.seats() or g.active == NONE:
        return ("NA-14.0", {"seat": taker})
    for goods in (give, want):
        if goods[5]:
            return (forbidden_by(goods[5]), {"good": goods[5]})
    if (give, want, promise) == (NOTHING, NOTHING, NO_PROMISE):
        return ("NA-14.0", {"seat": taker})
    if binding not in (BINDING, LOOSE):
        return ("NA-14.3", {"word": binding[:20]})
    if sum([len(word) + 1 for word in promise]) > LONGEST_PROMISE:
        return ("NA-14.0", {"most": LONGEST_PROMISE})
    if muted(g, maker, taker, give, want):
        return ("NA-65.0", {"seat": maker})
    if binding == BINDING and immediate(g, maker, taker, give, want, promise):
        return uncovered(g, maker, give) or uncovered(g, taker, want)
    return None


def muted(g: Angeles, maker: int, taker: int, give: Goods, want: Goods) -> bool:
    """Mark Yale: no capital and no assets from or to this player in this deal."""
    goods = give[:2] + want[:2]
    return bool(g.mute & (1 << maker | 1 << taker)) and goods != (0, (), 0, ())


# Offers.


def terms(action: Action, start: int) -> tuple[Goods, Goods, str, tuple[str, ...]]:
    return (action[start], action[start + 1], action[start + 2], tuple(action[start + 3 :]))


def trade_refused(g: Angeles, seat: int, action: Action) -> Refused:
    if len([1 for trade in g.trades if trade[1] == seat]) >= MOST_TRADES:
        return ("NA-14.0", {"most": MOST_TRADES})
    return improper(g, seat, action[1], *terms(action, 2))


def trade_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    """Some offers worth a thought; a player may make others."""
    if g.active == NONE or any([trade[1] == seat for trade in g.trades]):
        return
    for action in sampled(g, seat):
        refusal = trade_refused(g, seat, action)
        if refusal is None:
            legal.append(action)
        else:
            why.append((action, *refusal))


def offer_of(to: int, give: Goods, want: Goods) -> Action:
    return ("trade", to, give, want, BINDING, *NO_PROMISE)


def sampled(g: Angeles, seat: int) -> list[Action]:
    found = support_offers(g, seat)
    for other in range(g.seats()):
        if other != seat:
            for asset in assets_of(g, other):
                found += [offer_of(other, given(count), given(0, (asset,))) for count in (2, 4)]
            for asset in assets_of(g, seat):
                found += [offer_of(other, given(0, (asset,)), given(count)) for count in (2, 4)]
    return found


def support_offers(g: Angeles, seat: int) -> list[Action]:
    """Capital for support, between the player asked for it now and those who want it."""
    if not g.stack or g.stack[-1][0] != "support":
        return []
    asked: int = g.stack[-1][1]
    found: list[Action] = []
    for side, player in ((MAIN, g.active), (COUNTER, g.countering)):
        for cards in (1, 2):
            support = support_for(side, cards)
            if player != NONE and seat == asked:
                found.append(offer_of(player, support, given(cards * 2)))
            elif player == seat:
                found += [offer_of(asked, given(count), support) for count in (cards, cards * 2)]
    return found


@rules.aside("trade", "to:seat give:goods want:goods binding:word *promise:word", trade_menu, trade_refused, Bargain)
def offer_trade(g: Angeles, seat: int, action: Action) -> None:
    propose(g, seat, action[1], *terms(action, 2))


def propose(g: Angeles, maker: int, taker: int, give: Goods, want: Goods, binding: str, promise: tuple[str, ...]) -> None:
    trade = (g.next_trade, maker, taker, give, want, binding, promise)
    g.next_trade += 1
    g.trades.append(trade)
    tell_trade(g, "trade-offered", trade)


def tell_trade(g: Angeles, kind: str, trade: Trade) -> None:
    if g.listener is not None:
        number, maker, taker, give, want, binding, promise = trade
        figures = {
            "number": number,
            "from": maker,
            "to": taker,
            "give": write_goods(g, maker, give),
            "want": write_goods(g, taker, want),
            "binding": BINDING if executed(g, trade, binding) else LOOSE,
            "promise": "" if promise == NO_PROMISE else " ".join(promise),
            "terms": terms_data(g, trade),
        }
        g.tell(kind, bond(g, trade), EVERYONE, figures)


# Answers.


def answer_refused(g: Angeles, seat: int, number: int) -> Refused:
    trade = numbered(g.trades, number)
    if trade is None or trade[2] != seat:
        return ("NA-14.0", {"number": number})
    return None


def accept_refused(g: Angeles, seat: int, action: Action) -> Refused:
    refusal = answer_refused(g, seat, action[1])
    trade = numbered(g.trades, action[1])
    if refusal is not None or trade is None:
        return refusal
    if action[2] not in (BINDING, LOOSE):
        return ("NA-14.3", {"word": str(action[2])[:20]})
    _, maker, taker, give, want, binding, promise = trade
    if not executed(g, trade, action[2]) and len(g.notes) >= MOST_NOTES:
        return ("NA-14.2", {"most": MOST_NOTES})
    return improper(g, maker, taker, give, want, binding if action[2] == BINDING else LOOSE, promise)


def executed(g: Angeles, trade: Trade, binding: str) -> bool:
    """Both call it binding (NA-14.3) and it can be done at once."""
    _, maker, taker, give, want, offered, promise = trade
    return offered == binding == BINDING and immediate(g, maker, taker, give, want, promise)


def bond(g: Angeles, trade: Trade) -> str:
    """The clause that says how far a trade or a note binds: it is carried out, or no more than a promise."""
    binding = trade[5]  # of a note: what became of its parts
    return "NA-14.0" if isinstance(binding, str) and executed(g, trade, binding) else "NA-14.2"


def accept_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    for trade in g.trades:
        if trade[2] == seat:
            action = ("accept", trade[0], trade[5])
            refusal = accept_refused(g, seat, action)
            if refusal is None:
                legal.append(action)
            else:
                why.append((action, *refusal))


@rules.aside("accept", "number:int binding:word", accept_menu, accept_refused)
def accept(g: Angeles, seat: int, action: Action) -> None:
    trade = numbered(g.trades, action[1])
    assert trade is not None
    g.trades.remove(trade)
    number, maker, taker, give, want, _, promise = trade
    if executed(g, trade, action[2]):
        g.revealed += 1  # it binds both: neither may take it back alone
        tell_trade(g, "traded", trade)
        hand_goods(g, maker, taker, give)
        hand_goods(g, taker, maker, want)
    else:
        tell_trade(g, "promised", trade)
        parts = tuple([KEPT if goods == NOTHING and promise == NO_PROMISE else OPEN for goods in (give, want)])
        g.notes.append((number, maker, taker, dated(g, maker, give), dated(g, taker, want), parts, promise))


def dated(g: Angeles, seat: int, goods: Goods) -> Goods:
    """Support for which it is too late in the deal under way is meant for the next one."""
    capital, assets, side, cards, later, forbidden = goods
    if side == NONE or later or not decided_already(g, seat):
        return goods
    return (capital, assets, side, cards, 1, forbidden)


def decided_already(g: Angeles, seat: int) -> bool:
    """Whether a deal is under way in which this seat cannot support anything any more."""
    names = [task[0] for task in g.stack]
    return not to_be_asked(g, seat) and any([name in names for name in AFTER_SUPPORT])


def to_be_asked(g: Angeles, seat: int) -> bool:
    """Whether the support step is still to come, or in it this seat."""
    names = [task[0] for task in g.stack]
    asked = any([task[0] in ("ask_support", "support", "support_with") and task[1] == seat for task in g.stack])
    return "deal" in names or "support_step" in names or asked


def has_support(g: Angeles, seat: int) -> bool:
    """Whether this seat has support to give in the deal at hand: it makes neither offer (NA-54.6), and has cards."""
    return g.active != NONE and seat not in (g.active, g.countering) and bool(g.hands[seat]) and to_be_asked(g, seat)


def hand_goods(g: Angeles, giver: int, taker: int, goods: Goods) -> None:
    """What is traded is gained, not claimed (NA-65.8b)."""
    capital, assets, side, cards, _, _ = goods
    gain(g, taker, lose(g, giver, capital, TRADING, "NA-15.1"), TRADING, "NA-15.1")
    for asset in assets:
        hand_to(g, asset, taker, "NA-65.8")
        use_in_time(g, asset, taker)
    if side != NONE:
        g.stack[-1] = ("support_with", giver, side, cards, len(g.hands[giver]))


def decline_refused(g: Angeles, seat: int, action: Action) -> Refused:
    if action[2] not in REASONS:
        return ("NA-14.0", {"word": action[2][:20], "known": ", ".join(REASONS[1:])})
    return answer_refused(g, seat, action[1])


def decline_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    legal += [("decline", trade[0], PLAINLY) for trade in g.trades if trade[2] == seat]


@rules.aside("decline", "number:int reason:word", decline_menu, decline_refused, Answer)
def decline(g: Angeles, seat: int, action: Action) -> None:
    trade = numbered(g.trades, action[1])
    assert trade is not None
    drop(g, trade, "trade-declined")
    if g.listener is not None and action[2] != PLAINLY:
        told = {
            "seat": seat,
            "reason": action[2],
            "threat": g.threat,
            "broken": g.broken[trade[1]],
            "owner": who_wins_by(g, trade),
            "main": tally(g, MAIN),
            "counter": tally(g, COUNTER),
            "count": trade[3][3],
            "capital": trade[4][0],
        }
        g.tell("trade-reason", "NA-14.0", EVERYONE, told)


def who_wins_by(g: Angeles, trade: Trade) -> int:
    """The player whose offer would be supported, or else the one who offers the trade."""
    side = trade[4][2]
    return trade[1] if side == NONE else g.active if side == MAIN or g.countering == NONE else g.countering


def drop(g: Angeles, trade: Trade, kind: str) -> None:
    g.trades.remove(trade)
    tell_trade(g, kind, trade)


def withdraw_refused(g: Angeles, seat: int, action: Action) -> Refused:
    trade = numbered(g.trades, action[1])
    return ("NA-14.0", {"number": action[1]}) if trade is None or trade[1] != seat else None


def withdraw_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    legal += [("withdraw", trade[0]) for trade in g.trades if trade[1] == seat]


@rules.aside("withdraw", "number:int", withdraw_menu, withdraw_refused)
def withdraw(g: Angeles, seat: int, action: Action) -> None:
    trade = numbered(g.trades, action[1])
    assert trade is not None
    drop(g, trade, "trade-withdrawn")


def haggle_refused(g: Angeles, seat: int, action: Action) -> Refused:
    """An answer with other terms: give and want as the one who answers sees them."""
    trade = numbered(g.trades, action[1])
    if trade is None or trade[2] != seat:
        return ("NA-14.0", {"number": action[1]})
    return improper(g, seat, trade[1], *terms(action, 2))


def no_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    """Too rich to list."""


@rules.aside("haggle", "number:int give:goods want:goods binding:word *promise:word", no_menu, haggle_refused, Bargain)
def haggle(g: Angeles, seat: int, action: Action) -> None:
    trade = numbered(g.trades, action[1])
    assert trade is not None
    drop(g, trade, "trade-answered")
    propose(g, seat, trade[1], *terms(action, 2))


def expire_trades(g: Angeles) -> None:
    """Offers stand until the turn is over; notes stay."""
    for trade in g.trades:
        tell_trade(g, "trade-expired", trade)
    g.trades = []


def terms_data(g: Angeles, trade: Trade) -> seen.Terms:
    """Its terms part by part."""
    return {"number": trade[0], "give": tell_goods(trade[3]), "want": tell_goods(trade[4]), "rule": bond(g, trade)}


def suggestions(g: Angeles, seat: int) -> list[seen.Suggestion]:
    """What this seat might offer for the support that is asked for now."""
    if g.active == NONE or any([trade[1] == seat for trade in g.trades]):
        return []
    return [
        {
            "to": action[1],
            "give": tell_goods(action[2]),
            "want": tell_goods(action[3]),
            "text": rules.write(g, seat, action),
        }
        for action in support_offers(g, seat)
        if action[3][2] != NONE and trade_refused(g, seat, action) is None
    ]


def trade_data(g: Angeles, trade: Trade) -> seen.Trade:
    """A trade or a note as plain data."""
    number, maker, taker, give, want, binding, promise = trade
    gives, wants, said = write_goods(g, maker, give), write_goods(g, taker, want), " ".join(promise)
    if isinstance(binding, tuple):
        parts = [PARTS[state] for state in binding]
        return {"number": number, "from": maker, "to": taker, "give": gives, "want": wants, "parts": parts, "promise": said}
    return {"number": number, "from": maker, "to": taker, "give": gives, "want": wants, "binding": binding, "promise": said}
