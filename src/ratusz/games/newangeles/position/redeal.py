"""Guesses: all that a seat cannot know, arranged at random in place."""

from ratusz.kernel.chance import Chance

from ..content.cards import CARD_TYPE, EVENT_BACK
from ..content.effects import NONE, TYPES
from ..rules.players.investments import laid_open
from ..rules.vocabulary import rules
from .state import BACK_SEEN, OVER, Angeles
from .view import sees


def redeal(g: Angeles, seat: int | None, chance: Chance) -> None:
    redeal_cards(g, seat, chance)
    redeal_assets(g, chance)
    redeal_events(g, seat, chance)
    redeal_rivals(g, seat, chance)
    redeal_investments(g, seat, chance)
    chance.shuffle(g.demand_deck)
    g.rng = chance.below(1 << 24)
    g.fixed = ()
    g.stack[:] = rules.seen_by(g.stack, seat)
    rules.unmask(g, chance.below)


def redeal_cards(g: Angeles, seat: int | None, chance: Chance) -> None:
    """Decks hold cards of their type only; hands, discards and support may hold any."""
    g.known = [known for known in g.known if seat in known[:2]]
    fixed: list[list[int]] = []
    unseen = g.discard.copy()
    for holder in range(g.seats()):
        kept = g.hands[holder].copy() if holder == seat else [card for _, owner, card in g.known if owner == holder]
        hidden = g.hands[holder].copy()
        for card in kept:
            hidden.remove(card)
        fixed.append(kept)
        unseen += hidden
        if holder != seat:
            unseen += g.support[holder]
    if g.extra != NONE:
        unseen.append(g.extra)
    for deck in g.decks:
        unseen += deck
    chance.shuffle(unseen)
    loose: list[int] = []
    filled: list[list[int]] = [[] for _ in TYPES]
    for card in unseen:
        kind = CARD_TYPE[card]
        if len(filled[kind]) < len(g.decks[kind]):
            filled[kind].append(card)
        else:
            loose.append(card)
    g.decks = filled
    chance.shuffle(loose)
    for holder in range(g.seats()):
        if holder != seat:
            for i in range(len(g.support[holder])):
                g.support[holder][i] = loose.pop()
            hand = fixed[holder]
            while len(hand) < len(g.hands[holder]):
                hand.append(loose.pop())
            g.hands[holder] = sorted(hand)
    if g.extra != NONE:
        g.extra = loose.pop()
    g.discard = loose


def redeal_assets(g: Angeles, chance: Chance) -> None:
    """NA-65.9: nobody knows the turn track."""
    unseen = g.asset_deck + g.turn_track
    chance.shuffle(unseen)
    g.turn_track = unseen[len(g.asset_deck) :]
    g.asset_deck = unseen[: len(g.asset_deck)]


def redeal_events(g: Angeles, seat: int | None, chance: Chance) -> None:
    """Where the back is known, only a card with that back may lie."""
    top = len(g.event_deck) - 1
    hidden = [place for place, seen in enumerate(g.event_seen) if seen >= 0 and not sees(seat, seen)]
    cards = [g.event_deck[place] for place in hidden]
    chance.shuffle(cards)
    backed = [place for place in hidden if place == top or g.event_seen[place] & BACK_SEEN]
    for place in backed:
        back = EVENT_BACK[g.event_deck[place]]
        for card in cards:
            if EVENT_BACK[card] == back:
                g.event_deck[place] = card
                cards.remove(card)
                break
    for place in hidden:
        if place not in backed:
            g.event_deck[place] = cards.pop()


def redeal_rivals(g: Angeles, seat: int | None, chance: Chance) -> None:
    if g.under == NONE or g.phase == OVER:
        return
    hidden = [other for other in range(g.seats()) if other != seat]
    under = not sees(seat, g.under_seen)
    cards = [g.rivals[other] for other in hidden] + ([g.under] if under else [])
    chance.shuffle(cards)
    for other in hidden:
        g.rivals[other] = cards.pop()
    if under:
        g.under = cards.pop()


def redeal_investments(g: Angeles, seat: int | None, chance: Chance) -> None:
    if g.phase == OVER:
        return
    hidden = [] if laid_open(g) else [other for other in range(g.seats()) if other != seat]
    cards = g.investment_deck + [g.investments[other] for other in hidden if g.investments[other] != NONE]
    places = [i for i in range(len(g.dealt)) if i // 2 != seat]
    cards += [g.dealt[i] for i in places]
    chance.shuffle(cards)
    for other in hidden:
        if g.investments[other] != NONE:
            g.investments[other] = cards.pop()
    for i in places:
        g.dealt[i] = cards.pop()
    g.investment_deck = cards
