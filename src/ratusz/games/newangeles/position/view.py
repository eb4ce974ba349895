"""What a seat may know, built up from nothing; and a state that gives this view."""

from typing import Any, TypeVar

from ..content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATIONS,
    DEMAND_NAMES,
    DISTRICT_NAMES,
    EMERGENCY,
    EVENT_BACK,
    EVENT_NAMES,
    GOALS,
    INVESTMENT_NAMES,
    PRIMARY,
    RIVAL_NAMES,
    ROUND_TRACK,
    ROUNDS,
    standard_rounds,
)
from ..content.effects import NONE, PIECES, RESOURCES, TYPES, WHAT
from ..rules.cards.assets import assets_of, corporation_name, in_use
from ..rules.cards.declaration import at_hand, offered_card
from ..rules.city.demands import missing
from ..rules.city.districts import count
from ..rules.city.pieces import reserve
from ..rules.city.production import yields
from ..rules.city.unrest import condition
from ..rules.course.deal import price, step_of
from ..rules.course.support import tally, tied
from ..rules.players.hands import sheet_side
from ..rules.players.investments import counted, laid_open, step_reached, worth
from ..rules.players.rivals import aim, reached, rival_seat
from ..rules.players.trade import executed, has_support, suggestions, terms_data, trade_data
from ..rules.vocabulary import DISTRICT_WORDS, rules
from .seen import Aim, Boxed, Deal, EventCard, Invested, OpenSide, Options, Outlook, Resolving, Secrets, Site, Table, View
from .state import BACK_SEEN, LEDGER, MAIN, OFFERS, OUTCOMES, OVER, PHASES, SOURCES, STANCES, Angeles

TRY = "try"
SUPPORTING = ("support", "support_with")  # asks of the support step


Name = TypeVar("Name", bound=str)


def name_of(names: tuple[Name, ...], number: int) -> Name | None:
    return None if number == NONE else names[number]


def card_name(card: int) -> str | None:
    return None if card == NONE else TRY if card == len(CARD_NAMES) else CARD_NAMES[card]


def names_of(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


def seats_of(g: Angeles, mask: int) -> list[int]:
    return [seat for seat in range(g.seats()) if mask >> seat & 1]


def view(g: Angeles, seat: int | None) -> View:
    """NA-18.3."""
    return {
        "game": "newangeles",
        "eyes": seat,
        "options": options_data(g),
        "round": g.round,
        "phase": PHASES[g.phase],
        **table_data(g),
        "waiting": list(rules.seats(g)),
        "goals": None if g.demand == NONE else {RESOURCES[r]: goal for r, goal in enumerate(GOALS[g.demand])},
        "round_track": list(ROUND_TRACK),
        "decks": {TYPES[kind]: len(deck) for kind, deck in enumerate(g.decks)},
        "discard": len(g.discard),
        "assets": len(g.asset_deck),
        "track": len(g.turn_track),
        "events": [event_known(g, place, seat) for place in range(len(g.event_deck) - 1, -1, -1)],
        "demands": len(g.demand_deck),
        "investments": len(g.investment_deck),
        "under": name_of(RIVAL_NAMES, g.under) if g.phase == OVER or sees(seat, g.under_seen) else None,
        "stack": [rules.task_data(g, task) for task in rules.seen_by(g.stack, seat)],
        "asked": rules.asked(g, seat),
        "suggested": [] if seat is None else suggestions(g, seat),
        "outlook": outlook(g),
        "seats": [{**player_data(g, i), **player_secrets(g, i, seat)} for i in range(g.seats())],
    }


def outlook(g: Angeles) -> Outlook:
    return {
        "districts": {name: site(g, district) for district, name in enumerate(DISTRICT_NAMES)},
        "reserve": {PIECES[kind]: reserve(g, kind) for kind in range(len(PIECES))},
        "missing": {} if g.demand == NONE else missing(g),
        "next": count(g, EVENT_BACK[g.event_deck[-1]], 0) if g.event_deck else 0,
        "step": step_of(g),
        "space": None if step_of(g) is None and g.asset == NONE else len(g.turn_track) + 1,
        "standard": [standard_rounds(g.round), standard_rounds(ROUNDS)],
        "offers": {name: standing(g, offer) for offer, name in enumerate(OFFERS)},
        "older": names_of(CARD_NAMES, g.box if g.countering == NONE else g.box[:-1]),
        "declared": [rules.structure(g, 0, action) for action in g.declaration] if g.declared_offer != NONE else [],
        "options": options_at_hand(g),
        "price": price(g),
        "tied": g.active if tied(g) and g.won == NONE else None,
        "using": name_of(ASSET_NAMES, in_use(g)),
        "trading": g.active != NONE and g.phase != OVER,
        "supporters": [seat for seat in range(g.seats()) if has_support(g, seat)],
        "supporting": g.stack[-1][1] if g.stack and g.stack[-1][0] in SUPPORTING else None,
        "binding": [trade[0] for trade in g.trades if executed(g, trade, trade[5])],
        "terms": [terms_data(g, trade) for trade in g.trades + g.notes],
        "sheet": "four" if sheet_side(g) == 0 else "more",
    }


def standing(g: Angeles, offer: int) -> Boxed | None:
    card = card_name(offered_card(g, offer))
    return None if card is None else {"card": card, "seat": g.active if offer == MAIN else g.countering}


def options_at_hand(g: Angeles) -> list[list[dict[str, Any]]]:
    task = at_hand(g)
    return [] if task is None or task[0] != "either_one" else list(task[2].data["options"])


def site(g: Angeles, district: int) -> Site:
    primary, secondary = yields(g, district, NONE)
    found = condition(g, district)
    return {
        "condition": found,
        "primary": primary,
        "secondary": secondary,
        "more": max(0, primary - PRIMARY[district][1]),
        "blocked": primary == 0 and found not in ("strike", "outage"),
    }


def sees(seat: int | None, mask: int) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def event_known(g: Angeles, place: int, seat: int | None) -> EventCard:
    """NA-20.3: the back of the top card, and of every card somebody looked at, is public."""
    card, seen = g.event_deck[place], g.event_seen[place]
    back = place == len(g.event_deck) - 1 or bool(seen & BACK_SEEN)
    return {
        "event": EVENT_NAMES[card] if seen < 0 or sees(seat, seen) else None,
        "back": WHAT[EVENT_BACK[card]] if back else None,
        "seen": "all" if seen < 0 else seats_of(g, seen),
    }


def options_data(g: Angeles) -> Options:
    return {
        "general-draw": "any-decks" if g.any_decks else "one-deck",
        "reshuffle": "under-decks" if g.reshuffle_under else "into-decks",
        "declined-investments": "shuffled" if g.shuffle_declined else "top",
    }


def table_data(g: Angeles) -> Table:
    """All that lies open, the same for everybody."""
    return {
        "outcome": OUTCOMES[g.outcome],
        "active": None if g.active == NONE else g.active,
        "threat": g.threat,
        "supply": {RESOURCES[r]: amount for r, amount in enumerate(g.supply)},
        "demand": name_of(DEMAND_NAMES, g.demand),
        "city": {PIECES[kind]: DISTRICT_WORDS.words(mask) for kind, mask in enumerate(g.pieces)},
        "under_seen": seats_of(g, g.under_seen),
        "deal": deal_data(g),
        "drawn": [name for kind, name in enumerate(TYPES) if g.drawn >> kind & 1],
        "no_limit": seats_of(g, g.no_limit),
        "resolving": resolving_data(g),
        "trades": [trade_data(g, trade) for trade in g.trades],
        "notes": [trade_data(g, note) for note in g.notes],
        "next_trade": g.next_trade,
    }


def deal_data(g: Angeles) -> Deal:
    return {
        "asset": name_of(ASSET_NAMES, g.asset),
        "main": card_name(g.main),
        "box": [{"card": CARD_NAMES[card], "seat": by} for card, by in zip(g.box, g.offered_by, strict=True)],
        "countering": None if g.countering == NONE else g.countering,
        "tally": [tally(g, side) for side in range(len(OFFERS))],
        "extra": name_of(OFFERS, g.extra_for),
        "barred": seats_of(g, g.bar),
        "muted": seats_of(g, g.mute),
        "bet": None if g.bettor == NONE else [g.bettor, g.bet_on],
        "declared": None
        if g.declared_offer == NONE
        else {"offer": OFFERS[g.declared_offer], "choices": [rules.write(g, 0, action) for action in g.declaration]},
        "decided": name_of(OFFERS, g.decided),
        "won": name_of(OFFERS, g.won),
    }


def resolving_data(g: Angeles) -> Resolving:
    return {
        "card": card_name(g.card),
        "ill": DISTRICT_WORDS.words(g.ill),
        "cleared": DISTRICT_WORDS.words(g.cleared),
        "chosen": name_of(DISTRICT_NAMES, g.chosen),
        "moved": DISTRICT_WORDS.words(g.moved),
        "paid_android": g.paid_android,
        "bound": [rules.write(g, 0, action) for action in g.bound],
        "picked": None if g.picked == NONE else g.picked,
        "sum": g.sum,
        "rise": g.rise,
        "asset": name_of(ASSET_NAMES, g.asset_moment),
    }


def player_data(g: Angeles, seat: int) -> OpenSide:
    """NA-15.2, NA-65.1."""
    held = assets_of(g, seat)
    emergencies = [c for c in range(CORPORATIONS) if g.keeper[c] == seat]
    return {
        "corporation": corporation_name(g, seat),
        "capital": g.capital[seat],
        "sources": {name: g.ledger[seat * LEDGER + source] for source, name in enumerate(SOURCES)},
        "assets": names_of(ASSET_NAMES, held),
        "exhausted": [ASSET_NAMES[asset] for asset in held if g.exhausted >> asset & 1],
        "emergency": [CARD_NAMES[EMERGENCY + c] for c in emergencies if g.faceup >> c & 1],
        "spent": [CARD_NAMES[EMERGENCY + c] for c in emergencies if not g.faceup >> c & 1],
        "stance": name_of(STANCES, g.stance[seat]),
        "promises": {"kept": g.kept[seat], "broken": g.broken[seat]},
    }


def invested(g: Angeles, card: int) -> Invested:
    """What an investment counts, and what it would pay now."""
    return {
        "investment": INVESTMENT_NAMES[card],
        "count": counted(g, card),
        "capital": worth(g, card),
        "step": None if step_reached(g, card) == NONE else step_reached(g, card),
    }


def aim_data(g: Angeles, seat: int) -> Aim:
    have, need = aim(g, seat)
    enough = reached(g, seat)
    return {"have": have, "need": need, "enough": enough, "by": have - need + 1 if enough else need - have}


def player_secrets(g: Angeles, seat: int, watcher: int | None) -> Secrets:
    """Of other hands one knows the number (NA-16.7) and what one has a right to know (NA-16.6, NA-46.3)."""
    own = seat == watcher
    known = [[viewer, CARD_NAMES[card]] for viewer, holder, card in g.known if holder == seat and (own or viewer == watcher)]
    rival = own or g.phase == OVER
    dealt = g.dealt[2 * seat : 2 * seat + 2]
    return {
        "hand_size": len(g.hands[seat]),
        "hand": names_of(CARD_NAMES, g.hands[seat]) if own else None,
        "known": known,
        "support_size": len(g.support[seat]),
        "support": names_of(CARD_NAMES, g.support[seat]) if own else None,
        "rival": name_of(RIVAL_NAMES, g.rivals[seat]) if rival else None,
        "rival_seat": rival_seat(g, seat) if rival else None,
        "has_rival": g.rivals[seat] != NONE,
        "aim": aim_data(g, seat) if rival and g.rivals[seat] != NONE else None,
        "investment": name_of(INVESTMENT_NAMES, g.investments[seat]) if rival or laid_open(g) else None,
        "has_investment": g.investments[seat] != NONE,
        "dealt_size": len(dealt),
        "dealt": names_of(INVESTMENT_NAMES, dealt) if own else None,
        "worth": [invested(g, card) for card in (g.investments[seat], *dealt) if card != NONE] if own else None,
    }
