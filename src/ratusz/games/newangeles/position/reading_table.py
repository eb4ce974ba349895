"""Reading a position: what lies open. A view has the same keys."""

from typing import Any, Final

from ratusz.kernel.names import Names, twice
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content.cards import (
    ASSET_NAMES,
    BOX,
    CARD_NAMES,
    CORPORATION_NAMES,
    DISTRICT_NAMES,
    EMERGENCY,
    LAST,
    ROUNDS,
    THREAT_END,
    TRIED,
)
from ..content.effects import HUMAN_FIRST, NONE, ORGCRIME, OUTAGE, PIECES, PRISEC, PROTEST, RESOURCES, STRIKE
from ..rules.players.goods import read_goods
from ..rules.players.trade import BINDING, LOOSE, PARTS
from ..rules.vocabulary import (
    ASSET_WORDS,
    CARD_WORDS,
    CORPORATION_WORDS,
    DISTRICT_WORDS,
    OFFER_WORDS,
    TYPE_WORDS,
    rules,
)
from .reading_cards import DEMAND_WORDS
from .state import (
    ACTION_PHASE,
    BY_THREAT,
    LEDGER,
    OFFERS,
    OUTCOMES,
    PHASES,
    SETUP_PHASE,
    SOURCES,
    STANCES,
    START,
    UNDECIDED,
    Angeles,
    Trade,
)
from .view import TRY

MOST_CAPITAL: Final = 999
MOST_RISE: Final = 99  # threat may fall in between
DEFAULT_CAPITAL: Final = 10
MOST_PROMISES: Final = 999
FULL: Final = (
    "NA-12.2",
    "NA-33.1",
    "NA-38.3",
    "NA-68.3",
    "NA-62.3",
    "NA-3.3",
    "NA-43.4",
    "NA-29.0",
    "NA-29.0",
)  # one of a kind in a district, by kind
TABLE: Final = (
    "options", "round", "phase", "outcome", "active", "threat", "supply", "demand", "city", "under_seen", "deal",
    "drawn", "no_limit", "resolving", "trades", "notes", "next_trade",
)  # fmt: skip
NOBODY: Final = "nobody"
EMERGENCY_WORDS: Final = Names("card", CARD_NAMES[EMERGENCY:])
STANCE_WORDS: Final = Names("stance", STANCES)
PART_WORDS: Final = Names("part", PARTS)
OPEN_SEAT: Final = ("corporation", "capital", "sources", "assets", "exhausted", "emergency", "spent", "stance", "promises")


def read_table(g: Angeles, data: dict[str, Any]) -> None:
    top = Reader({name: data[name] for name in TABLE if data.get(name) is not None}, "")
    read_options(g, Reader(top.table("options"), "options"))
    g.phase = PHASES.index(top.choice("phase", PHASES[ACTION_PHASE], PHASES))
    g.round = top.number("round", 1, 1, ROUNDS)
    g.outcome = OUTCOMES.index(top.choice("outcome", OUTCOMES[UNDECIDED], OUTCOMES))
    g.active = NONE if g.phase == SETUP_PHASE and not top.has("active") else top.number("active", 0, 0, g.seats() - 1)
    g.threat = top.number("threat", 0, 0, THREAT_END)
    supply = Reader(top.table("supply"), "supply")
    g.supply = [supply.number(name, 0, 0, LAST[r]) for r, name in enumerate(RESOURCES)]
    supply.done()
    g.demand = DEMAND_WORDS.single(top, "demand")
    read_city(g, Reader(top.table("city"), "city"))
    g.under_seen = top.seats("under_seen", g.seats())
    read_deal(g, Reader(top.table("deal"), "deal"))
    g.drawn = TYPE_WORDS.mask(top, "drawn")
    g.no_limit = top.seats("no_limit", g.seats())
    read_resolving(g, Reader(top.table("resolving"), "resolving"))
    for name, trades in (("trades", g.trades), ("notes", g.notes)):
        for item in top.items(name):
            trades.append(read_trade(g, item, name))
    g.next_trade = top.number("next_trade", free_number(g), free_number(g))


def read_options(g: Angeles, options: Reader) -> None:
    g.any_decks = options.choice("general-draw", "one-deck", ("one-deck", "any-decks")) == "any-decks"
    g.reshuffle_under = options.choice("reshuffle", "into-decks", ("into-decks", "under-decks")) == "under-decks"
    g.shuffle_declined = options.choice("declined-investments", "top", ("top", "shuffled")) == "shuffled"
    options.done()


def read_city(g: Angeles, city: Reader) -> None:
    for kind, name in enumerate(PIECES):
        found = DISTRICT_WORDS.listed(city, name)
        for district in found:
            if found.count(district) > 1:
                raise Problem(
                    "position-pieces", FULL[kind], piece=name, district=DISTRICT_NAMES[district], got=found.count(district)
                )
            g.pieces[kind] |= 1 << district
        if len(found) > BOX[kind]:
            raise Problem("position-box", "NA-32.0", piece=name, got=len(found), most=BOX[kind])
    city.done()
    clashes = (
        (PRISEC, HUMAN_FIRST, "NA-12.3"),
        (PRISEC, ORGCRIME, "NA-33.2"),
        (OUTAGE, PROTEST, "NA-53.3"),
        (OUTAGE, STRIKE, "NA-53.3"),
        (PROTEST, STRIKE, "NA-29.0"),
    )
    for one, other, rule in clashes:
        both = g.pieces[one] & g.pieces[other]
        if both and not (one == PRISEC and g.outcome == BY_THREAT):  # which stops a move half way (ruling 12)
            where = DISTRICT_NAMES[both.bit_length() - 1]
            raise Problem("position-clash", rule, piece=PIECES[one], other=PIECES[other], district=where)


def read_deal(g: Angeles, deal: Reader) -> None:
    deal.data.pop("tally", None)
    g.asset = ASSET_WORDS.single(deal, "asset")
    g.main = CARD_WORDS.single(deal, "main")
    for number, item in enumerate(deal.items("box"), 1):
        entry = Reader(item, f"deal.box {number}")
        g.box.append(CARD_WORDS.number(entry.data.pop("card", None), entry.place("card")))
        g.offered_by.append(entry.number("seat", (g.active + number) % g.seats(), 0, g.seats() - 1))
        entry.done()
    g.countering = read_countering(g, deal)
    g.extra_for = OFFER_WORDS.single(deal, "extra")
    g.bar = deal.seats("barred", g.seats())
    g.mute = deal.seats("muted", g.seats())
    read_bet(g, deal)
    if deal.data.get("declared") is not None:
        declared = Reader(deal.table("declared"), "deal.declared")
        g.declared_offer = OFFERS.index(declared.choice("offer", OFFERS[0], OFFERS))
        g.declaration = rules.kinds["answers"].read(g, 0, declared.items("choices"))
        declared.done()
    deal.data.pop("declared", None)
    g.decided = OFFER_WORDS.single(deal, "decided")
    g.won = OFFER_WORDS.single(deal, "won")
    deal.done()


def read_countering(g: Angeles, deal: Reader) -> int:
    """The player of the top card, unless that counteroffer was sent back (NA-25.5, NA-25.8)."""
    if not deal.has("countering"):
        return g.offered_by[-1] if g.box else NONE
    if deal.data["countering"] == NOBODY:
        del deal.data["countering"]
        return NONE
    countering = deal.seat("countering", g.seats())
    if countering != NONE and (not g.box or g.offered_by[-1] != countering):
        raise Problem("position-countering", "NA-23.0", seat=countering)
    return countering


def read_bet(g: Angeles, deal: Reader) -> None:
    bet = deal.data.pop("bet", None)
    if bet is not None:
        named = Reader({"bet": bet}, "deal").seats("bet", g.seats())
        if len(bet) != 2 or named.bit_count() != 2:
            raise Problem("position-type", where="deal.bet", want="two seats", got=shown(bet))
        g.bettor, g.bet_on = bet


def read_resolving(g: Angeles, entry: Reader) -> None:
    g.card = TRIED if entry.data.get("card") == TRY else CARD_WORDS.single(entry, "card")
    entry.data.pop("card", None)
    g.ill = DISTRICT_WORDS.mask(entry, "ill")
    g.cleared = DISTRICT_WORDS.mask(entry, "cleared")
    g.chosen = DISTRICT_WORDS.single(entry, "chosen")
    g.moved = DISTRICT_WORDS.mask(entry, "moved")
    g.paid_android = entry.flag("paid_android")
    g.bound = rules.kinds["answers"].read(g, 0, entry.items("bound"))
    g.picked = entry.seat("picked", g.seats())
    g.sum = entry.number("sum", 0, 0, MOST_CAPITAL)
    g.rise = entry.number("rise", 0, 0, MOST_RISE)
    g.asset_moment = ASSET_WORDS.single(entry, "asset")
    entry.done()


def free_number(g: Angeles) -> int:
    numbers: list[int] = [trade[0] for trade in g.trades + g.notes]
    return max([0, *numbers]) + 1


def read_trade(g: Angeles, item: Any, name: str) -> Trade:
    entry = Reader(item, name)
    number = entry.number("number", free_number(g), 1)
    if number in [trade[0] for trade in g.trades + g.notes]:
        raise twice(f"{name} {number}", 2, 1)
    maker = entry.number("from", 0, 0, g.seats() - 1)
    taker = entry.number("to", 1, 0, g.seats() - 1)
    if maker == taker:
        raise Problem("position-type", "NA-14.0", where=entry.place("to"), want="two seats", got=shown(taker))
    give = read_goods(g, maker, entry.data.pop("give", "-"))
    want = read_goods(g, taker, entry.data.pop("want", "-"))
    state: Any = entry.choice("binding", BINDING, (BINDING, LOOSE)) if name == "trades" else read_parts(entry)
    promise = entry.data.pop("promise", "-")
    if not isinstance(promise, str) or not promise.split():
        raise Problem("position-type", where=entry.place("promise"), want="text", got=shown(promise))
    entry.done()
    return (number, maker, taker, give, want, state, tuple(promise.split()))


def read_parts(entry: Reader) -> tuple[int, ...]:
    parts = PART_WORDS.listed(entry, "parts") if entry.has("parts") else [0, 0]
    if len(parts) != 2 or 0 not in parts:
        raise Problem("position-type", where=entry.place("parts"), want="two states", got=shown([PARTS[part] for part in parts]))
    return tuple(parts)


def read_open_seat(g: Angeles, seat: int, data: dict[str, Any]) -> None:
    entry = Reader({name: data[name] for name in OPEN_SEAT if data.get(name) is not None}, f"seat {seat}")
    corporation = g.corporations[seat] = CORPORATION_WORDS.single(entry, "corporation")
    if corporation != NONE:
        if g.seat_of[corporation] != NONE:
            raise Problem("position-corporations", "NA-S.6", corporation=CORPORATION_NAMES[corporation])
        g.seat_of[corporation] = seat
    g.capital[seat] = entry.number("capital", DEFAULT_CAPITAL, 0, MOST_CAPITAL)
    read_sources(g, seat, Reader(entry.table("sources"), entry.place("sources")))
    for asset in ASSET_WORDS.listed(entry, "assets"):
        if g.holder[asset] != NONE or asset == g.asset:
            raise twice(ASSET_NAMES[asset], 2, 1)
        g.holder[asset] = seat
    for asset in ASSET_WORDS.listed(entry, "exhausted"):
        if g.holder[asset] != seat:
            raise Problem("position-exhausted", "NA-60.0", seat=seat, asset=ASSET_NAMES[asset])
        g.exhausted |= 1 << asset
    for name, up in (("emergency", True), ("spent", False)):
        for card in EMERGENCY_WORDS.listed(entry, name):
            if g.keeper[card] != NONE or EMERGENCY + card in offered(g):
                raise twice(CARD_NAMES[EMERGENCY + card], 2, 1)
            g.keeper[card] = seat
            if up:
                g.faceup |= 1 << card
    g.stance[seat] = STANCE_WORDS.single(entry, "stance")
    promises = Reader(entry.table("promises"), entry.place("promises"))
    g.kept[seat] = promises.number("kept", 0, 0, MOST_PROMISES)
    g.broken[seat] = promises.number("broken", 0, 0, MOST_PROMISES)
    promises.done()


def offered(g: Angeles) -> list[int]:
    return [g.main, *g.box]


def read_sources(g: Angeles, seat: int, sources: Reader) -> None:
    found = [sources.number(name, 0, -MOST_CAPITAL, MOST_CAPITAL) for name in SOURCES]
    sources.done()
    if not any(found):
        found[START] = g.capital[seat]
    if sum(found) != g.capital[seat]:
        raise Problem("position-sources", seat=seat, got=sum(found), want=g.capital[seat])
    g.ledger[seat * LEDGER : (seat + 1) * LEDGER] = found
