"""Reading a position: cards in decks and hands, those nobody mentioned shuffled among them."""

from typing import Final

from ratusz.kernel.names import Names
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content.cards import (
    ASSETS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARD_TYPE,
    COPIES,
    CORPORATIONS,
    DEMAND_NAMES,
    EVENT_NAMES,
    FEDERALIST,
    INVESTMENT_NAMES,
    RIVAL_NAMES,
    TITLES,
    TURN_SPACES,
)
from ..content.effects import NONE, TYPES
from ..rules.vocabulary import ASSET_WORDS, CARD_WORDS, EVENT_WORDS, INVESTMENT_WORDS, RIVAL_WORDS
from .state import ABSTAINS, ALL_SEATS, BACK_SEEN, MAIN, OFFERS, OVER, PHASES, SETUP_PHASE, Angeles
from .view import name_of

ACTION_WORDS: Final = Names("card", CARD_NAMES[:TITLES])
DEMAND_WORDS: Final = Names("demand", DEMAND_NAMES)


def rest_of(g: Angeles, everything: list[int], lying: list[int], names: Names) -> list[int]:
    """Cards nobody mentioned, shuffled."""
    left = names.left(everything, lying)
    g.shuffle(left)
    return left


def read_cards(g: Angeles, top: Reader, players: list[Reader]) -> None:
    decks = Reader(top.table("decks"), "decks")
    for kind, name in enumerate(TYPES):
        g.decks[kind] = ACTION_WORDS.listed(decks, name)[::-1]
        for card in g.decks[kind]:
            if CARD_TYPE[card] != kind:
                raise Problem("position-type", where=f"decks.{name}", want="card of that type", got=CARD_NAMES[card])
    decks.done()
    g.discard = ACTION_WORDS.listed(top, "discard")
    g.extra = ACTION_WORDS.single(top, "extra")
    if (g.extra == NONE) != (g.extra_for == NONE):
        raise Problem("position-type", where="extra", want="support card", got=name_of(OFFERS, g.extra_for) or "-")
    for seat, player in enumerate(players):
        g.hands[seat] = sorted(ACTION_WORDS.listed(player, "hand"))
        g.support[seat] = ACTION_WORDS.listed(player, "support")
        if g.support[seat] and g.stance[seat] == NONE:
            g.stance[seat] = MAIN
        if g.support[seat] and g.stance[seat] == ABSTAINS:
            raise Problem("position-deal", "NA-57.2", step="support")
        read_known(g, seat, player)
    lying = g.discard + [card for pile in [*g.decks, *g.hands, *g.support] for card in pile]
    lying += [card for card in [g.main, g.extra, *g.box] if 0 <= card < TITLES]
    everything = [title for title in range(TITLES) for _ in range(COPIES)]
    rest = rest_of(g, everything, lying, CARD_WORDS)
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
    deck = ASSET_WORDS.listed(top, "assets")[::-1]
    g.turn_track = ASSET_WORDS.listed(top, "track")[::-1]
    lying = [*deck, *g.turn_track, *([] if g.asset == NONE else [g.asset])]
    lying += [asset for asset in range(ASSETS) if g.holder[asset] != NONE]
    rest = rest_of(g, list(range(ASSETS)), lying, ASSET_WORDS)
    for _ in range(top.number("turns", 0, 0, TURN_SPACES)):
        if rest:
            g.turn_track.insert(0, rest.pop())
    g.asset_deck = rest + deck
    if len(g.turn_track) > TURN_SPACES:
        raise Problem("position-range", where="track", got=len(g.turn_track), least=0, most=TURN_SPACES)


def read_events(g: Angeles, top: Reader) -> None:
    for item in top.items("events")[::-1]:
        words = [item] if isinstance(item, str) else item
        if not isinstance(words, list) or not words:
            raise Problem("position-type", where="events", want="list", got=shown(item))
        g.event_deck.append(EVENT_WORDS.number(words[0], "events"))
        mask = ALL_SEATS if words[1:] == ["all"] else Reader({"events": words[1:]}, "").seats("events", g.seats())
        g.event_seen.append(mask | BACK_SEEN if mask > 0 else mask)
    rest = rest_of(g, list(range(len(EVENT_NAMES))), g.event_deck, EVENT_WORDS)
    g.event_deck = rest + g.event_deck
    g.event_seen = [0] * len(rest) + g.event_seen


def read_demands(g: Angeles, top: Reader) -> None:
    deck = DEMAND_WORDS.listed(top, "demands")[::-1]
    lying = deck + ([] if g.demand == NONE else [g.demand])
    g.demand_deck = rest_of(g, list(range(len(DEMAND_NAMES))), lying, DEMAND_WORDS) + deck
    if g.demand == NONE:
        g.demand = g.demand_deck.pop()


def read_rivals(g: Angeles, top: Reader, players: list[Reader]) -> None:
    """Rival cards not mentioned are dealt; the last one lies under the board."""
    for seat, player in enumerate(players):
        g.rivals[seat] = RIVAL_WORDS.single(player, "rival")
    g.under = RIVAL_WORDS.single(top, "under")
    if g.phase == SETUP_PHASE and g.under == NONE:
        return
    if NONE in g.corporations:  # rivals are dealt when all have chosen
        raise Problem("position-phase", "NA-S.10", where="under", phase=PHASES[g.phase])
    cards = [corporation for corporation in range(CORPORATIONS) if g.seat_of[corporation] != NONE] + [FEDERALIST]
    for rival in [g.under, *g.rivals]:
        if rival != NONE and rival not in cards:
            known = ", ".join([RIVAL_NAMES[card] for card in cards])
            raise Problem("position-choice", "NA-S.10", where="rival", got=RIVAL_NAMES[rival], known=known)
    left = rest_of(g, cards, [rival for rival in [g.under, *g.rivals] if rival != NONE], RIVAL_WORDS)
    for seat in range(g.seats()):
        if g.rivals[seat] == NONE:
            g.rivals[seat] = left.pop()
    if g.under == NONE:
        g.under = left.pop()


def read_investments(g: Angeles, top: Reader, players: list[Reader]) -> None:
    """Without any mentioned everyone has one; being chosen from, two each."""
    for seat, player in enumerate(players):
        g.investments[seat] = INVESTMENT_WORDS.single(player, "investment")
        dealt = INVESTMENT_WORDS.listed(player, "dealt")
        if dealt and (len(dealt) != 2 or len(g.dealt) != 2 * seat):
            raise Problem("position-type", where=player.place("dealt"), want="two investments", got=shown(len(dealt)))
        g.dealt += dealt
    if len(g.dealt) not in (0, 2 * g.seats()):
        raise Problem("position-type", where="dealt", want="two investments", got=shown(len(g.dealt)))
    deck = INVESTMENT_WORDS.listed(top, "investments")[::-1]
    lying = deck + g.dealt + [card for card in g.investments if card != NONE]
    left = rest_of(g, list(range(len(INVESTMENT_NAMES))), lying, INVESTMENT_WORDS)
    if g.phase not in (SETUP_PHASE, OVER) and not g.dealt:
        for seat in range(g.seats()):
            if g.investments[seat] == NONE and left:
                g.investments[seat] = left.pop()
    g.investment_deck = left + deck
