"""What single assets do: to other assets, to hands, and in a deal."""

from typing import Any, Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, only, others

from ...content.cards import ASSET_NAMES, ASSETS, AT, CARD_NAMES, CLAIM, EMERGENCY, RIVAL_NAMES, TITLES
from ...content.effects import NONE, TYPES, Effect
from ...position.state import BY_ASSET, COUNTER, MAIN, OFFERS, Angeles
from ..players.capital import gain, lose, source_now, steal
from ..players.hands import hand_options, pass_card, top_card
from ..vocabulary import rules
from .assets import assets_of, claim, discard_asset, hand_to
from .declaration import ENOUGH, bind, keep
from .effects_on_players import PLAYER, meant
from .emergency import ready_cards, spent_cards

ASSET: Final[list[Action]] = [("asset", asset) for asset in range(ASSETS)]
GIVE: Final[list[Action]] = [("give", card) for card in range(TITLES)]
STEAL: Final[list[Action]] = [("steal", card) for card in range(len(CARD_NAMES))]
TOP_CARD: Final[list[list[Action]]] = [[("top", kind, side) for side in (MAIN, COUNTER)] for kind in range(len(TYPES))]
WIN: Final[list[Action]] = [("win", side) for side in (MAIN, COUNTER)]
CHAINS: Final = [ability.asset for ability in AT[CLAIM] for effect in ability.effects if effect.do == "claim_top"]
PASS: Final[Action] = ("pass",)
SWAP: Final[Action] = ("swap",)
GIVE_IN: Final[Action] = ("return",)
JOIN: Final[Action] = ("join",)
RANSOM: Final[Action] = ("ransom",)
rules.action("asset", "asset")
rules.action("give", "card")
rules.action("steal", "card")
rules.action("top", "type side")
rules.action("win", "side")
rules.action("swap")
rules.action("return")
rules.action("join")
rules.action("ransom")

# Assets.


def asset_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, wanted: list[int], rule: str) -> None:
    for asset in range(ASSETS):
        if asset in wanted:
            legal.append(ASSET[asset])
        elif why is not None and g.holder[asset] != NONE:
            why.append((ASSET[asset], rule, {"asset": ASSET_NAMES[asset], "seat": g.holder[asset]}))


@rules.op("discard_asset", "seat effect")
def discard_an_asset(g: Angeles, seat: int, effect: Effect) -> None:
    if assets_of(g, meant(g, seat, effect)):
        g.stack.append(("discard_asset_one", seat, meant(g, seat, effect)))


def discard_asset_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, owner: int) -> None:
    asset_options(g, legal, why, assets_of(g, owner), "NA-65.7")
    if not legal:
        legal.append(PASS)  # the last one was traded away meanwhile
    if g.bound:
        bind(g, legal, why, seat)


@rules.ask("discard_asset_one", "seat owner:seat", discard_asset_options)
def discard_asset_one(g: Angeles, action: Action, seat: int, owner: int) -> None:
    if g.bound:
        keep(g, action)
    if action[0] == "asset":
        discard_asset(g, action[1])


def stealable(g: Angeles, seat: int) -> list[int]:
    return [asset for asset in range(ASSETS) if g.holder[asset] not in (NONE, seat)]


@rules.op("steal_asset", "seat effect")
def steal_asset(g: Angeles, seat: int, effect: Effect) -> None:
    if stealable(g, seat):
        g.stack.append(("steal_asset_one", seat))


def steal_asset_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    asset_options(g, legal, why, stealable(g, seat), "NA-27.2")
    if not legal:
        legal.append(PASS)


@rules.ask("steal_asset_one", "seat", steal_asset_options)
def steal_asset_one(g: Angeles, action: Action, seat: int) -> None:
    """NA-27.2b."""
    if action[0] == "asset":
        hand_to(g, action[1], seat, "NA-27.2")


@rules.op("swap_assets", "seat effect")
def swap_assets(g: Angeles, seat: int, effect: Effect) -> None:
    if swappable(g, NONE):
        g.stack.append(("swap_one", seat, effect, NONE))


def swappable(g: Angeles, first: int) -> list[int]:
    """Assets that another player's asset can be swapped with; after the first, those of the others."""
    holders = {holder for holder in g.holder if holder != NONE}
    if first != NONE and g.holder[first] != NONE:
        return [asset for asset in range(ASSETS) if g.holder[asset] not in (NONE, g.holder[first])]
    return [asset for asset in range(ASSETS) if g.holder[asset] != NONE] if len(holders) > 1 else []


def swap_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, first: int) -> None:
    asset_options(g, legal, why, swappable(g, first), "NA-63.0")
    if not legal:
        legal.append(PASS)


@rules.ask("swap_one", "seat effect first:asset", swap_options)
def swap_one(g: Angeles, action: Action, seat: int, effect: Effect, first: int) -> None:
    if action[0] == "pass":
        return
    asset: int = action[1]
    if first == NONE or g.holder[first] == NONE:  # it was discarded meanwhile: begin anew
        g.stack.append(("swap_one", seat, effect, asset))
        return
    one, other = g.holder[first], g.holder[asset]
    if seat in (one, other):  # NA-63.1
        lose(g, seat, effect.capital, source_now(g), "NA-63.1")
    hand_to(g, first, other, "NA-63.0")
    hand_to(g, asset, one, "NA-63.0")


@rules.op("hand_over", "seat effect")
def hand_over(g: Angeles, seat: int, effect: Effect) -> None:
    """The asset whose ability this is goes to the player picked."""
    if g.asset_moment != NONE and g.holder[g.asset_moment] == seat and g.picked != NONE:
        hand_to(g, g.asset_moment, g.picked, "NA-65.0")


@rules.op("claim_top", "seat effect")
def claim_top(g: Angeles, seat: int, effect: Effect) -> None:
    """Where the asset that says so has come up to the top itself, the deck has run out (ruling 40)."""
    if g.asset_deck and g.asset_deck[-1] not in CHAINS:
        claim(g, seat, g.asset_deck.pop())


# Cards and capital of others.


@rules.op("give_cards", "seat effect")
def give_cards(g: Angeles, seat: int, effect: Effect) -> None:
    give_more(g, seat, effect, effect.up_to)


def give_more(g: Angeles, seat: int, effect: Effect, left: int) -> None:
    if left and g.hands[seat] and g.picked not in (NONE, seat):
        g.stack.append(("give_one", seat, effect, left))


def give_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect, left: int) -> None:
    legal.append(ENOUGH)
    if g.picked not in (NONE, seat):
        hand_options(g, legal, seat, GIVE)


@rules.ask("give_one", "seat effect left:int", give_options)
def give_one(g: Angeles, action: Action, seat: int, effect: Effect, left: int) -> None:
    if action[0] == "give":
        pass_card(g, seat, g.picked, action[1], "NA-16.8")
        gain(g, seat, effect.capital, source_now(g), "NA-15.3")
        give_more(g, seat, effect, left - 1)


@rules.op("look_and_steal", "seat effect")
def look_and_steal(g: Angeles, seat: int, effect: Effect) -> None:
    """The whole hand is seen, and remembered until cards leave it."""
    target = g.picked
    if target in (NONE, seat):
        return
    g.revealed += 1
    g.known = [known for known in g.known if known[:2] != (seat, target)]
    g.known += [(seat, target, card) for card in g.hands[target]]
    if g.listener is not None:
        figures: dict[str, Any] = {"seat": seat, "player": target, "cards": [CARD_NAMES[card] for card in g.hands[target]]}
        g.tell("saw-hand", "NA-65.0", only(seat), figures)
        g.tell("saw-hand-hidden", "NA-65.0", others(seat), {"seat": seat, "player": target})
    if g.hands[target]:
        g.stack.append(("steal_one", seat, target))


def steal_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, target: int) -> None:
    legal.append(PASS)
    hand_options(g, legal, target, STEAL)
    if why is not None:
        for card in ready_cards(g, target) + spent_cards(g, target):
            why.append((STEAL[card], "NA-27.3a", {"card": CARD_NAMES[card]}))


@rules.ask("steal_one", "seat target:seat", steal_options)
def steal_one(g: Angeles, action: Action, seat: int, target: int) -> None:
    if action[0] == "steal":
        pass_card(g, target, seat, action[1], "NA-27.3")


@rules.op("steal_blindly", "seat effect")
def steal_blindly(g: Angeles, seat: int, effect: Effect) -> None:
    """From the player whose turn begins, at random."""
    hand = g.hands[g.active]
    if hand and seat != g.active:
        g.revealed += 1
        pass_card(g, g.active, seat, hand[g.below(len(hand))], "NA-27.3")


@rules.op("steal_capital", "seat effect")
def steal_capital(g: Angeles, seat: int, effect: Effect) -> None:
    g.stack.append(("rob_one", seat, effect))


def rob_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect) -> None:
    for other in range(g.seats()):
        if other != seat:
            legal.append(PLAYER[other])
        elif why is not None:
            why.append((PLAYER[other], "NA-27.0", {"seat": other}))


@rules.ask("rob_one", "seat effect", rob_options)
def rob_one(g: Angeles, action: Action, seat: int, effect: Effect) -> None:
    victim: int = action[1]
    richest = g.capital[victim] == max(g.capital)
    steal(g, seat, victim, effect.richest if richest else effect.capital)


@rules.op("look_at_rival", "seat effect")
def look_at_rival(g: Angeles, seat: int, effect: Effect) -> None:
    g.revealed += 1
    g.under_seen = only(seat)
    if g.listener is not None:
        g.tell("saw-rival", "NA-65.0", only(seat), {"seat": seat, "rival": RIVAL_NAMES[g.under]})
        g.tell("saw-rival-hidden", "NA-65.0", others(seat), {"seat": seat})
    g.stack.append(("swap_rival", seat))


def swap_rival_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal += [PASS, SWAP]


@rules.ask("swap_rival", "seat", swap_rival_options)
def swap_rival(g: Angeles, action: Action, seat: int) -> None:
    """Whether they were swapped is nobody else's business (ruling 49)."""
    if action[0] == "swap":
        g.under, g.rivals[seat] = g.rivals[seat], g.under
        if g.listener is not None:
            g.tell("rival", "NA-65.0", only(seat), {"seat": seat, "rival": RIVAL_NAMES[g.rivals[seat]]})


@rules.op("no_limit", "seat effect")
def no_limit(g: Angeles, seat: int, effect: Effect) -> None:
    g.no_limit |= 1 << seat


# In a deal.


@rules.op("bet", "seat effect")
def bet(g: Angeles, seat: int, effect: Effect) -> None:
    if g.picked != NONE:
        g.bettor = seat
        g.bet_on = g.picked


@rules.op("bar", "seat effect")
def bar(g: Angeles, seat: int, effect: Effect) -> None:
    if g.picked != NONE:
        g.bar |= 1 << g.picked


@rules.op("mute", "seat effect")
def mute(g: Angeles, seat: int, effect: Effect) -> None:
    if g.picked != NONE:
        g.mute |= 1 << g.picked


@rules.op("decide", "seat effect")
def decide(g: Angeles, seat: int, effect: Effect) -> None:
    if g.main != NONE or g.countering != NONE:
        g.stack.append(("decide_one", seat))


def decide_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    if g.main != NONE:
        legal.append(WIN[MAIN])
    if g.countering != NONE:
        legal.append(WIN[COUNTER])
    if not legal:
        legal.append(PASS)


@rules.ask("decide_one", "seat", decide_options)
def decide_one(g: Angeles, action: Action, seat: int) -> None:
    if action[0] == "pass":
        return
    g.decided = action[1]
    if g.listener is not None:
        g.tell("decided", "NA-65.0", EVERYONE, {"seat": seat, "offer": OFFERS[g.decided]})


@rules.op("rob_winner", "seat effect")
def rob_winner(g: Angeles, seat: int, effect: Effect) -> None:
    if g.countering != NONE:
        steal(g, seat, g.countering, effect.capital)


@rules.op("send_back", "seat effect")
def send_back(g: Angeles, seat: int, effect: Effect) -> None:
    """NA-25.8: unless its player pays."""
    if g.countering != NONE:
        g.stack.append(("send_back_or_pay", g.countering, seat, effect))


def send_back_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, owner: int, effect: Effect) -> None:
    legal.append(GIVE_IN)
    if g.capital[seat] >= effect.capital:
        legal.append(RANSOM)
    elif why is not None:
        why.append((RANSOM, "NA-15.3", {"need": effect.capital, "have": g.capital[seat]}))


@rules.ask("send_back_or_pay", "seat owner:seat effect", send_back_options)
def send_back_or_pay(g: Angeles, action: Action, seat: int, owner: int, effect: Effect) -> None:
    if action[0] == "ransom":
        lose(g, seat, effect.capital, BY_ASSET, "NA-25.8")
        gain(g, owner, effect.capital, BY_ASSET, "NA-25.8")
    elif g.countering == seat:
        take_back(g, seat)


def take_back(g: Angeles, seat: int) -> None:
    """Ruling 28: the box holds one card less, no older counteroffer revives, and all know what is in that hand."""
    card = g.box.pop()
    g.offered_by.pop()
    g.countering = NONE
    if g.declared_offer == COUNTER:
        g.declared_offer = NONE
        g.declaration = ()
    if g.listener is not None:
        g.tell("sent-back", "NA-25.8", EVERYONE, {"seat": seat, "card": CARD_NAMES[card]})
    if card >= EMERGENCY:  # before the player who countered with it, even if it was stolen
        g.keeper[card - EMERGENCY] = seat
    else:
        g.hands[seat].append(card)
        g.hands[seat].sort()
        g.known += [(viewer, seat, card) for viewer in range(g.seats()) if viewer != seat]


@rules.op("drum_up", "seat effect")
def drum_up(g: Angeles, seat: int, effect: Effect) -> None:
    """Whoever abstained supports the main offer with one card, or pays."""
    if g.picked == NONE:
        return
    if g.main != NONE and g.hands[g.picked]:
        g.stack.append(("drummed_up", g.picked, effect))
    else:
        lose(g, g.picked, effect.capital, BY_ASSET, "NA-15.3")


def drummed_up_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, effect: Effect) -> None:
    legal += [JOIN, RANSOM]


@rules.ask("drummed_up", "seat effect", drummed_up_options)
def drummed_up(g: Angeles, action: Action, seat: int, effect: Effect) -> None:
    if action[0] == "join":
        g.stack.append(("support_with", seat, MAIN, 1, 1))
    else:
        lose(g, seat, effect.capital, BY_ASSET, "NA-15.3")


@rules.op("deck_support", "seat effect")
def deck_support(g: Angeles, seat: int, effect: Effect) -> None:
    if g.extra == NONE and deck_choices(g, seat):
        g.stack.append(("deck_support_one", seat))


def deck_choices(g: Angeles, seat: int) -> list[Action]:
    sides = [side for side, there in ((MAIN, g.main != NONE), (COUNTER, g.countering != NONE and not g.bar >> seat & 1)) if there]
    return [TOP_CARD[kind][side] for kind in range(len(TYPES)) if g.decks[kind] for side in sides]


def deck_support_options(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    legal += deck_choices(g, seat)
    if not legal:
        legal.append(PASS)


@rules.ask("deck_support_one", "seat", deck_support_options)
def deck_support_one(g: Angeles, action: Action, seat: int) -> None:
    """The top card of a deck, seen by nobody; its player has supported that offer and no other (NA-54.4a)."""
    if action[0] == "pass":
        return
    g.extra = top_card(g, action[1])
    g.extra_for = action[2]
    g.stance[seat] = g.extra_for
    if g.listener is not None:
        figures = {"seat": seat, "offer": OFFERS[g.extra_for], "type": TYPES[action[1]]}
        g.tell("deck-supported", "NA-54.6", EVERYONE, figures)
