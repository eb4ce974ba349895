"""Positions of New Angeles as data: written whole, read with defaults for what is left out."""

from typing import Any, Final

from ...kernel.position import Reader, shown
from ...kernel.problem import Problem
from ...kernel.state import Task
from .cards import (
    ASSET_NAMES,
    ASSETS,
    BOX,
    CARD_NAMES,
    CARD_NUMBERS,
    CARD_TYPE,
    COPIES,
    CORPORATION_NAMES,
    CORPORATIONS,
    DEMAND_NAMES,
    DISTRICT_NAMES,
    EMERGENCY,
    EVENT_NAMES,
    FEDERALIST,
    INVESTMENT_NAMES,
    LAST,
    RIVAL_NAMES,
    ROUNDS,
    THREAT_END,
    TITLES,
    TRIED,
    TURN_SPACES,
)
from .effects import HUMAN_FIRST, NONE, ORGCRIME, OUTAGE, PIECES, PRISEC, PROTEST, RESOURCES, STRIKE, TYPES
from .future import TURN_STEPS, check_future, follows, read_tasks, under_way, usual
from .goods import read_goods
from .people import MOST_SEATS
from .state import (
    ACTION_PHASE,
    ALL_SEATS,
    BACK_SEEN,
    BY_RESIGNATION,
    LEDGER,
    OFFERS,
    OUTCOMES,
    OVER,
    PHASES,
    SETUP_PHASE,
    SOURCES,
    STANCES,
    START,
    UNDECIDED,
    Angeles,
    Trade,
    new_state,
)
from .trade import BINDING, LOOSE, PARTS
from .view import TRY, names_of, player_data, seats_of, table_data
from .vocabulary import rules

FEWEST_SEATS: Final = 4
MOST_CAPITAL: Final = 999
DEFAULT_CAPITAL: Final = 10
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
    "options", "round", "phase", "outcome", "resigned", "active", "threat", "supply", "demand", "city", "under_seen", "deal",
    "drawn", "no_limit", "resolving", "trades", "notes", "next_trade",
)  # fmt: skip
OPEN_SEAT: Final = ("corporation", "capital", "sources", "assets", "exhausted", "emergency", "spent", "stance")


# Writing.


def trimmed(value: Any) -> Any:
    """Without what is empty: reading puts it back."""
    if isinstance(value, dict):
        parts = {name: trimmed(item) for name, item in value.items()}
        return {name: item for name, item in parts.items() if item not in (None, [], {}, "") and item is not False}
    return value


def describe(g: Angeles) -> dict[str, Any]:
    data: dict[str, Any] = {"game": "newangeles", **trimmed(table_data(g))}
    data.get("deal", {}).pop("tally", None)
    data["supply"] = {name: amount for name, amount in data["supply"].items() if amount}
    data["decks"] = {TYPES[kind]: names_of(CARD_NAMES, deck[::-1]) for kind, deck in enumerate(g.decks)}
    data["discard"] = names_of(CARD_NAMES, g.discard)
    data["assets"] = names_of(ASSET_NAMES, g.asset_deck[::-1])
    data["track"] = names_of(ASSET_NAMES, g.turn_track[::-1])
    data["events"] = [describe_event(g, place) for place in range(len(g.event_deck) - 1, -1, -1)]
    data["demands"] = names_of(DEMAND_NAMES, g.demand_deck[::-1])
    data["investments"] = names_of(INVESTMENT_NAMES, g.investment_deck[::-1])
    if g.extra != NONE:
        data["extra"] = CARD_NAMES[g.extra]
    if g.under != NONE:
        data["under"] = RIVAL_NAMES[g.under]
    if g.stack:
        data["next"] = under_way(g)
    if g.fixed:
        data["fixed"] = [item if isinstance(item, int) else list(item) for item in g.fixed]
    data["chance"] = f"{g.rng:016x}"
    data["seat"] = [describe_player(g, seat) for seat in range(g.seats())]
    for name in ("trades", "notes"):  # lists of tables come last
        if name in data:
            data[name] = data.pop(name)
    return data


def describe_event(g: Angeles, place: int) -> Any:
    name, seen = EVENT_NAMES[g.event_deck[place]], g.event_seen[place]
    return [name, *(["all"] if seen < 0 else seats_of(g, seen))]


def describe_player(g: Angeles, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = trimmed(player_data(g, seat))
    data["sources"] = {name: amount for name, amount in data["sources"].items() if amount}
    data["hand"] = names_of(CARD_NAMES, g.hands[seat])
    known = [[viewer, CARD_NAMES[card]] for viewer, holder, card in g.known if holder == seat]
    if known:
        data["known"] = known
    if g.support[seat]:
        data["support"] = names_of(CARD_NAMES, g.support[seat])
    if g.rivals[seat] != NONE:
        data["rival"] = RIVAL_NAMES[g.rivals[seat]]
    if g.investments[seat] != NONE:
        data["investment"] = INVESTMENT_NAMES[g.investments[seat]]
    if g.dealt:
        data["dealt"] = names_of(INVESTMENT_NAMES, g.dealt[2 * seat : 2 * seat + 2])
    return data


# Reading: words.


def number_in(names: tuple[str, ...], name: Any) -> int:
    return NONE if name is None else names.index(name)


def read_name(names: tuple[str, ...], name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise Problem("position-choice", where=where, got=shown(name), known=", ".join(names))
    return names.index(name)


def read_names(reader: Reader, name: str, names: tuple[str, ...]) -> list[int]:
    return [read_name(names, item, reader.place(name)) for item in reader.items(name)]


def optional(reader: Reader, name: str, names: tuple[str, ...]) -> int:
    return (
        read_name(names, reader.data.pop(name), reader.place(name))
        if reader.data.get(name) is not None
        else dropped(reader, name)
    )


def dropped(reader: Reader, name: str) -> int:
    reader.data.pop(name, None)
    return NONE


def optional_seat(reader: Reader, name: str, seats: int) -> int:
    return reader.number(name, 0, 0, seats - 1) if reader.data.get(name) is not None else dropped(reader, name)


def read_seats(reader: Reader, name: str, seats: int) -> int:
    mask = 0
    for seat in reader.items(name):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise Problem("position-range", where=reader.place(name), got=shown(seat), least=0, most=seats - 1)
        mask |= 1 << seat
    return mask


def read_districts(reader: Reader, name: str) -> int:
    mask = 0
    for district in read_names(reader, name, DISTRICT_NAMES):
        mask |= 1 << district
    return mask


# Reading: what lies open. A view has the same keys.


def read_table(g: Angeles, data: dict[str, Any]) -> None:
    top = Reader({name: data[name] for name in TABLE if data.get(name) is not None}, "")
    read_options(g, Reader(top.table("options"), "options"))
    g.phase = PHASES.index(top.choice("phase", PHASES[ACTION_PHASE], PHASES))
    g.round = top.number("round", 0 if g.phase == SETUP_PHASE else 1, 0, ROUNDS)
    g.outcome = OUTCOMES.index(top.choice("outcome", OUTCOMES[UNDECIDED], OUTCOMES))
    g.resigned = optional_seat(top, "resigned", g.seats())
    g.active = NONE if g.phase == SETUP_PHASE and not top.has("active") else top.number("active", 0, 0, g.seats() - 1)
    g.threat = top.number("threat", 0, 0, THREAT_END)
    supply = Reader(top.table("supply"), "supply")
    g.supply = [supply.number(name, 0, 0, LAST[r]) for r, name in enumerate(RESOURCES)]
    supply.done()
    g.demand = optional(top, "demand", DEMAND_NAMES)
    read_city(g, Reader(top.table("city"), "city"))
    g.under_seen = read_seats(top, "under_seen", g.seats())
    read_deal(g, Reader(top.table("deal"), "deal"))
    g.drawn = sum([1 << kind for kind in set(read_names(top, "drawn", TYPES))])
    g.no_limit = read_seats(top, "no_limit", g.seats())
    read_resolving(g, Reader(top.table("resolving"), "resolving"))
    g.trades = [read_trade(g, item, "trades", False) for item in top.items("trades")]
    g.notes = [read_trade(g, item, "notes", True) for item in top.items("notes")]
    numbers = [trade[0] for trade in g.trades + g.notes]
    g.next_trade = top.number("next_trade", max([0, *numbers]) + 1, max([0, *numbers]) + 1)


def read_options(g: Angeles, options: Reader) -> None:
    g.any_decks = options.choice("general-draw", "one-deck", ("one-deck", "any-decks")) == "any-decks"
    g.reshuffle_under = options.choice("reshuffle", "into-decks", ("into-decks", "under-decks")) == "under-decks"
    g.shuffle_declined = options.choice("declined-investments", "top", ("top", "shuffled")) == "shuffled"
    options.done()


def read_city(g: Angeles, city: Reader) -> None:
    for kind, name in enumerate(PIECES):
        found = read_names(city, name, DISTRICT_NAMES)
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
        if both:
            name = DISTRICT_NAMES[both.bit_length() - 1]
            raise Problem("position-clash", rule, piece=PIECES[one], other=PIECES[other], district=name)


def read_deal(g: Angeles, deal: Reader) -> None:
    deal.data.pop("tally", None)
    g.asset = optional(deal, "asset", ASSET_NAMES)
    g.main = optional(deal, "main", CARD_NAMES)
    for number, item in enumerate(deal.items("box"), 1):
        entry = Reader(item, f"deal.box {number}")
        g.box.append(read_name(CARD_NAMES, entry.data.pop("card", None), entry.place("card")))
        g.offered_by.append(entry.number("seat", 0, 0, g.seats() - 1))
        entry.done()
    g.countering = optional_seat(deal, "countering", g.seats())
    if g.countering != NONE and (not g.box or g.offered_by[-1] != g.countering):
        raise Problem("position-countering", "NA-23.0", seat=g.countering)
    g.extra_for = optional(deal, "extra", OFFERS)
    g.bar = read_seats(deal, "barred", g.seats())
    g.mute = read_seats(deal, "muted", g.seats())
    bet = deal.items("bet") if deal.data.get("bet") is not None else [dropped(deal, "bet")] * 0
    if bet:
        if len(bet) != 2 or not all([isinstance(seat, int) and 0 <= seat < g.seats() for seat in bet]):
            raise Problem("position-type", where="deal.bet", want="two seats", got=shown(bet))
        g.bettor, g.bet_on = bet
    if deal.data.get("declared") is not None:
        declared = Reader(deal.table("declared"), "deal.declared")
        g.declared_offer = OFFERS.index(declared.choice("offer", OFFERS[0], OFFERS))
        g.declaration = rules.kinds["answers"].read(g, 0, declared.items("choices"))
        declared.done()
    dropped(deal, "declared")
    g.decided = optional(deal, "decided", OFFERS)
    g.won = optional(deal, "won", OFFERS)
    deal.done()


def read_resolving(g: Angeles, entry: Reader) -> None:
    g.card = TRIED if entry.data.get("card") == TRY else optional(entry, "card", CARD_NAMES)
    dropped(entry, "card")
    g.ill = entry.flag("ill")
    g.cleared = read_districts(entry, "cleared")
    g.chosen = optional(entry, "chosen", DISTRICT_NAMES)
    g.moved = read_districts(entry, "moved")
    g.paid_android = entry.flag("paid_android")
    g.bound = rules.kinds["answers"].read(g, 0, entry.items("bound"))
    g.picked = optional_seat(entry, "picked", g.seats())
    g.sum = entry.number("sum", 0, 0, MOST_CAPITAL)
    g.rise = entry.number("rise", 0, 0, THREAT_END)
    g.asset_moment = optional(entry, "asset", ASSET_NAMES)
    entry.done()


def read_trade(g: Angeles, item: Any, where: str, note: bool) -> Trade:
    entry = Reader(item, where)
    number = entry.number("number", 1, 1)
    maker = entry.number("from", 0, 0, g.seats() - 1)
    taker = entry.number("to", 1, 0, g.seats() - 1)
    give = read_goods(g, maker, entry.data.pop("give", "-"))
    want = read_goods(g, taker, entry.data.pop("want", "-"))
    state: Any = entry.choice("binding", BINDING, (BINDING, LOOSE)) if not note else read_parts(entry)
    promise = entry.data.pop("promise", "-")
    if not isinstance(promise, str) or not promise.split() or maker == taker:
        raise Problem("position-type", where=entry.place("promise"), want="text", got=shown(promise))
    entry.done()
    return (number, maker, taker, give, want, state, tuple(promise.split()))


def read_parts(entry: Reader) -> tuple[int, ...]:
    parts = read_names(entry, "parts", PARTS) if entry.has("parts") else [0, 0]
    if len(parts) != 2 or 0 not in parts:
        raise Problem("position-type", where=entry.place("parts"), want="two states", got=shown(parts))
    return tuple(parts)


def read_open_seat(g: Angeles, seat: int, data: dict[str, Any]) -> None:
    entry = Reader({name: data[name] for name in OPEN_SEAT if data.get(name) is not None}, f"seat {seat}")
    name = entry.data.pop("corporation", "-")
    g.corporations[seat] = NONE if name == "-" else read_name(CORPORATION_NAMES, name, entry.place("corporation"))
    if g.corporations[seat] != NONE:
        if g.seat_of[g.corporations[seat]] != NONE:
            raise Problem("position-corporations", "NA-S.6", corporation=name)
        g.seat_of[g.corporations[seat]] = seat
    g.capital[seat] = entry.number("capital", DEFAULT_CAPITAL, 0, MOST_CAPITAL)
    read_sources(g, seat, Reader(entry.table("sources"), entry.place("sources")))
    for asset in read_names(entry, "assets", ASSET_NAMES):
        if g.holder[asset] != NONE or asset == g.asset:
            raise Problem("position-twice", card=ASSET_NAMES[asset], got=2, most=1)
        g.holder[asset] = seat
    for asset in read_names(entry, "exhausted", ASSET_NAMES):
        if g.holder[asset] != seat:
            raise Problem("position-exhausted", "NA-60.0", seat=seat, asset=ASSET_NAMES[asset])
        g.exhausted |= 1 << asset
    for name, up in (("emergency", True), ("spent", False)):
        for card in read_names(entry, name, CARD_NAMES[EMERGENCY:]):
            if g.keeper[card] != NONE or EMERGENCY + card in offered(g):
                raise Problem("position-twice", card=CARD_NAMES[EMERGENCY + card], got=2, most=1)
            g.keeper[card] = seat
            if up:
                g.faceup |= 1 << card
    g.stance[seat] = optional(entry, "stance", STANCES)


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


# Reading: the whole position.


def read_position(data: dict[str, Any]) -> Angeles:
    top = Reader(data, "")
    top.choice("game", "newangeles", ("newangeles",))
    entries = top.items("seat")
    seats = max(FEWEST_SEATS, len(entries))
    if seats > MOST_SEATS:
        raise Problem("position-players", "NA-26.0", got=seats)
    g = new_state(seats, top.chance())
    read_table(g, top.data)
    for name in TABLE:
        top.data.pop(name, None)
    players = [Reader(entry, f"seat {seat}") for seat, entry in enumerate(entries)]
    players += [Reader({}, f"seat {seat}") for seat in range(len(entries), seats)]
    if g.phase != SETUP_PHASE:
        default_corporations(players)
    for seat, player in enumerate(players):
        read_open_seat(g, seat, player.data)
        for name in OPEN_SEAT:
            player.data.pop(name, None)
    if g.phase != SETUP_PHASE and NONE in g.corporations:
        raise Problem("position-corporations", "NA-S.6", corporation="-")
    default_emergencies(g)
    read_cards(g, top, players)
    read_assets(g, top)
    read_events(g, top)
    read_demands(g, top)
    read_rivals(g, top, players)
    read_investments(g, top, players)
    for player in players:
        player.done()
    read_future(g, top)
    top.done()
    return g


def default_corporations(players: list[Reader]) -> None:
    named = [player.data.get("corporation") for player in players]
    free = [name for name in CORPORATION_NAMES if name not in named]
    for player in players:
        if not player.has("corporation"):
            player.data["corporation"] = free.pop(0)


def default_emergencies(g: Angeles) -> None:
    """Emergency cards not mentioned lie faceup before their owners; those of absent corporations are out of the game."""
    for corporation in range(CORPORATIONS):
        owner = g.seat_of[corporation]
        card = EMERGENCY + corporation
        if owner == NONE and (g.keeper[corporation] != NONE or card in offered(g)):
            raise Problem("position-emergency", "NA-17.6", card=CARD_NAMES[card])
        if owner != NONE and g.keeper[corporation] == NONE:
            g.faceup |= 1 << corporation
            if card not in offered(g):
                g.keeper[corporation] = owner


def rest_of(g: Angeles, everything: list[int], lying: list[int], names: tuple[str, ...]) -> list[int]:
    """Cards nobody mentioned, shuffled; a card mentioned too often is refused."""
    left = everything.copy()
    for card in lying:
        if card not in left:
            raise Problem("position-twice", card=names[card], got=lying.count(card), most=everything.count(card))
        left.remove(card)
    g.shuffle(left)
    return left


def read_cards(g: Angeles, top: Reader, players: list[Reader]) -> None:
    decks = Reader(top.table("decks"), "decks")
    actions = CARD_NAMES[:TITLES]
    for kind, name in enumerate(TYPES):
        g.decks[kind] = read_names(decks, name, actions)[::-1]
        for card in g.decks[kind]:
            if CARD_TYPE[card] != kind:
                raise Problem("position-type", where=f"decks.{name}", want="card of that type", got=CARD_NAMES[card])
    decks.done()
    g.discard = read_names(top, "discard", actions)
    g.extra = optional(top, "extra", actions)
    if (g.extra == NONE) != (g.extra_for == NONE):
        raise Problem("position-type", where="extra", want="support card", got=shown(g.extra_for))
    for seat, player in enumerate(players):
        g.hands[seat] = sorted(read_names(player, "hand", actions))
        g.support[seat] = read_names(player, "support", actions)
        read_known(g, seat, player)
    lying = g.discard + [card for pile in [*g.decks, *g.hands, *g.support] for card in pile]
    lying += [card for card in [g.main, g.extra, *g.box] if 0 <= card < TITLES]
    everything = [title for title in range(TITLES) for _ in range(COPIES)]
    rest = rest_of(g, everything, lying, CARD_NAMES)
    for kind in range(len(TYPES)):
        g.decks[kind] = [card for card in rest if CARD_TYPE[card] == kind] + g.decks[kind]


def read_known(g: Angeles, seat: int, player: Reader) -> None:
    for item in player.items("known"):
        fits = isinstance(item, list) and len(item) == 2 and isinstance(item[0], int) and 0 <= item[0] < g.seats()
        if not fits or item[0] == seat or item[1] not in CARD_NUMBERS:
            raise Problem("position-known", where=player.place("known"), card=shown(item))
        known = (item[0], seat, CARD_NUMBERS[item[1]])
        g.known.append(known)
        if g.known.count(known) > g.hands[seat].count(known[2]):
            raise Problem("position-known", where=player.place("known"), card=shown(item[1]))


def read_assets(g: Angeles, top: Reader) -> None:
    deck = read_names(top, "assets", ASSET_NAMES)[::-1]
    g.turn_track = read_names(top, "track", ASSET_NAMES)[::-1]
    lying = [*deck, *g.turn_track, *([] if g.asset == NONE else [g.asset])]
    lying += [asset for asset in range(ASSETS) if g.holder[asset] != NONE]
    g.asset_deck = rest_of(g, list(range(ASSETS)), lying, ASSET_NAMES) + deck
    for _ in range(top.number("turns", 0, 0, TURN_SPACES)):
        g.turn_track.insert(0, g.asset_deck.pop())
    if len(g.turn_track) > TURN_SPACES:
        raise Problem("position-range", where="track", got=len(g.turn_track), least=0, most=TURN_SPACES)


def read_events(g: Angeles, top: Reader) -> None:
    for item in top.items("events")[::-1]:
        words = [item] if isinstance(item, str) else item
        if not isinstance(words, list) or not words:
            raise Problem("position-type", where="events", want="list", got=shown(item))
        g.event_deck.append(read_name(EVENT_NAMES, words[0], "events"))
        mask = ALL_SEATS if words[1:] == ["all"] else read_seats(Reader({"events": words[1:]}, ""), "events", g.seats())
        g.event_seen.append(mask | BACK_SEEN if mask > 0 else mask)
    rest = rest_of(g, list(range(len(EVENT_NAMES))), g.event_deck, EVENT_NAMES)
    g.event_deck = rest + g.event_deck
    g.event_seen = [0] * len(rest) + g.event_seen


def read_demands(g: Angeles, top: Reader) -> None:
    deck = read_names(top, "demands", DEMAND_NAMES)[::-1]
    lying = deck + ([] if g.demand == NONE else [g.demand])
    g.demand_deck = rest_of(g, list(range(len(DEMAND_NAMES))), lying, DEMAND_NAMES) + deck
    if g.demand == NONE:
        g.demand = g.demand_deck.pop()


def read_rivals(g: Angeles, top: Reader, players: list[Reader]) -> None:
    """Rival cards not mentioned are dealt; the last one lies under the board."""
    for seat, player in enumerate(players):
        g.rivals[seat] = optional(player, "rival", RIVAL_NAMES)
    g.under = optional(top, "under", RIVAL_NAMES)
    if g.phase == SETUP_PHASE and g.under == NONE:
        return
    cards = [corporation for corporation in range(CORPORATIONS) if g.seat_of[corporation] != NONE] + [FEDERALIST]
    left = rest_of(g, cards, [rival for rival in [g.under, *g.rivals] if rival != NONE], RIVAL_NAMES)
    for seat in range(g.seats()):
        if g.rivals[seat] == NONE:
            g.rivals[seat] = left.pop()
    if g.under == NONE:
        g.under = left.pop()


def read_investments(g: Angeles, top: Reader, players: list[Reader]) -> None:
    """Without any mentioned everyone has one; being chosen from, two each."""
    for seat, player in enumerate(players):
        g.investments[seat] = optional(player, "investment", INVESTMENT_NAMES)
        dealt = read_names(player, "dealt", INVESTMENT_NAMES)
        if dealt and (len(dealt) != 2 or len(g.dealt) != 2 * seat):
            raise Problem("position-type", where=player.place("dealt"), want="two investments", got=shown(len(dealt)))
        g.dealt += dealt
    if len(g.dealt) not in (0, 2 * g.seats()):
        raise Problem("position-type", where="dealt", want="two investments", got=shown(len(g.dealt)))
    deck = read_names(top, "investments", INVESTMENT_NAMES)[::-1]
    lying = deck + g.dealt + [card for card in g.investments if card != NONE]
    left = rest_of(g, list(range(len(INVESTMENT_NAMES))), lying, INVESTMENT_NAMES)
    if g.phase not in (SETUP_PHASE, OVER) and not g.dealt:
        for seat in range(g.seats()):
            if g.investments[seat] == NONE and left:
                g.investments[seat] = left.pop()
    g.investment_deck = left + deck


def read_future(g: Angeles, top: Reader) -> None:
    g.fixed = tuple([read_outcome(item) for item in top.items("fixed")])
    step = top.choice("step", "main", tuple(TURN_STEPS))
    if top.has("next"):
        tasks = read_tasks(g, top.items("next"))
        rest = follows(g)
        g.stack = [*rest, *tasks]
    else:
        g.stack = usual(g, step)
    if g.phase == SETUP_PHASE and not g.stack:
        raise Problem("position-phase", where="next", phase=PHASES[g.phase])
    if (g.phase == OVER) != (g.outcome != UNDECIDED):
        raise Problem("position-phase", where="outcome", phase=PHASES[g.phase])
    if (g.resigned != NONE) != (g.outcome == BY_RESIGNATION):
        raise Problem("position-phase", where="resigned", phase=PHASES[g.phase])
    if g.threat == THREAT_END and g.outcome != OUTCOMES.index("threat"):
        raise Problem("position-range", "NA-64.0", where="threat", got=g.threat, least=0, most=THREAT_END - 1)
    check_future(g)


def read_outcome(item: Any) -> int | tuple[int, ...]:
    if isinstance(item, int) and not isinstance(item, bool) and item >= 0:
        return item
    if isinstance(item, list) and all(
        [isinstance(card, int) and not isinstance(card, bool) and 0 <= card < 100 for card in item]
    ):
        return tuple(item)
    raise Problem("position-type", where="fixed", want="number or list", got=shown(item))


def read_future_data(g: Angeles, data: list[Any]) -> list[Task]:
    """The stack of a view: last thing first."""
    return [rules.read_task(g, task) for task in data]
