"""Assets: the moments at which their abilities apply, using them, and where they lie."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.cards import (
    ABILITIES,
    ASSET_NAMES,
    ASSETS,
    AT,
    CLAIM,
    CORPORATION_NAMES,
    COUNTERED,
    DISCARD,
    END_OF_TURN,
    EXHAUST,
    MOMENTS,
    ONLY_COUNTER_WON,
    ONLY_COUNTERED,
    ONLY_EMPTY_HANDED,
    ONLY_LOST_AS_ACTIVE,
    ONLY_OTHER,
    ONLY_OWN,
    ONLY_RICHER,
    ONLY_RIGHT,
    Ability,
)
from ...content.effects import NONE, Effect
from ...position.state import ACTION_PHASE, COUNTER, Angeles
from ..vocabulary import rules

PASS: Final[Action] = ("pass",)
USE: Final[list[Action]] = [("use", asset) for asset in range(ASSETS)]
rules.action("pass")
rules.action("use", "asset")

# Asked by the steps of a turn, not by what is written on an asset.
STEPS_ASKED: Final = (
    "corporation",
    "keep",
    "general",
    "use",
    "main",
    "counter",
    "counter_cost",
    "support",
    "support_with",
    "discard",
)


def corporation_name(g: Angeles, seat: int) -> str:
    return "-" if g.corporations[seat] == NONE else CORPORATION_NAMES[g.corporations[seat]]


def push_effects(g: Angeles, seat: int, effects: tuple[Effect, ...]) -> None:
    """Effects as tasks, the first on top."""
    for effect in reversed(effects):
        g.stack.append((effect.do, seat, effect))


def moment(g: Angeles, when: int, subject: int) -> None:
    """Whoever has an ability for this moment gets to it, clockwise from the active player (NA-65.4a, NA-G.2).

    `subject`: the player it is about.
    """
    if g.rehearsing:
        return
    asked = 0
    for ability in AT[when]:
        owner = g.holder[ability.asset]
        if owner != NONE and fits(g, ability, owner, subject):
            asked |= 1 << owner
    if asked:
        if g.card != NONE and g.picked != NONE:
            g.stack.append(("pick_again", g.picked))
        for seat in reversed(g.clockwise(g.active)):
            if asked >> seat & 1:
                g.stack.append(("moment", seat, when, subject, 0))


@rules.op("pick_again", "seat")
def pick_again(g: Angeles, seat: int) -> None:
    """Abilities in the middle of a card speak of other players; what is left of the card, of the one it picked."""
    g.picked = seat


def fits(g: Angeles, ability: Ability, owner: int, subject: int) -> bool:
    """NA-65.2."""
    if ability.pay == EXHAUST and g.exhausted >> ability.asset & 1:  # NA-60.0
        return False
    if ability.when == COUNTERED and g.countering != subject:  # it was sent back meanwhile
        return False
    only = ability.only
    if only == 0:
        return ability.when != END_OF_TURN or owner == subject
    if only == ONLY_OTHER:
        return owner != subject
    if only == ONLY_OWN:
        return owner == subject
    if only == ONLY_RIGHT:
        return owner == g.left_of(subject)
    if only == ONLY_RICHER:
        return owner != subject and g.capital[subject] > g.capital[owner] and len(g.hands[subject]) > 0
    if only == ONLY_COUNTERED:
        return g.countering != NONE
    if only == ONLY_COUNTER_WON:
        return g.won == COUNTER
    if only == ONLY_LOST_AS_ACTIVE:
        return owner == g.active and g.won == COUNTER and g.countering != owner
    assert only == ONLY_EMPTY_HANDED
    return not g.hands[owner]


def elsewhere(g: Angeles, seat: int, spent: int) -> list[int]:
    """What others own and this seat could use at the end of its turn if it got it from them."""
    return [
        ability.asset
        for ability in AT[END_OF_TURN]
        if g.holder[ability.asset] not in (NONE, seat) and not spent >> ability.asset & 1 and fits(g, ability, seat, seat)
    ]


def usable(g: Angeles, seat: int, when: int, subject: int, spent: int) -> list[Ability]:
    return [
        ability
        for ability in AT[when]
        if g.holder[ability.asset] == seat and not spent >> ability.asset & 1 and fits(g, ability, seat, subject)
    ]


def in_use(g: Angeles) -> int:
    """The asset whose text is being carried out, if that is what somebody is asked about."""
    asked = g.phase == ACTION_PHASE and g.card == NONE and bool(g.stack) and g.stack[-1][0] not in STEPS_ASKED
    return g.asset_moment if asked else NONE


@rules.op("moment", "seat moment subject:seat spent:assets")
def seat_moment(g: Angeles, seat: int, when: int, subject: int, spent: int) -> None:
    """What is not optional comes first; for the rest the owner is asked, in an order of their choice (NA-65.4). Before a turn
    ends, also as long as another's asset could still be had for it (NA-14.0, NA-22.3, NA-22.4)."""
    if g.card != NONE:
        g.asset_moment = NONE  # the ability that was under way is done, and the card goes on
    abilities = usable(g, seat, when, subject, spent)
    for ability in abilities:
        if not ability.asked:
            use_ability(g, seat, ability, subject, spent)
            return
    if abilities or (when == END_OF_TURN and seat == subject and elsewhere(g, seat, spent)):
        g.stack.append(("use", seat, when, subject, spent))


def use_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, when: int, subject: int, spent: int
) -> None:
    """NA-22.2."""
    legal.append(PASS)  # NA-65.5
    abilities = usable(g, seat, when, subject, spent)
    for ability in abilities:
        legal.append(USE[ability.asset])
    if why is not None:
        refuse_use(g, why, seat, when, spent, [ability.asset for ability in abilities])
        if when == END_OF_TURN:
            for asset in elsewhere(g, seat, spent):
                figures = {"asset": ASSET_NAMES[asset], "corporation": corporation_name(g, g.holder[asset])}
                why.append((USE[asset], "NA-22.0", figures))


def refuse_use(g: Angeles, why: list[Refusal], seat: int, when: int, spent: int, open_to_use: list[int]) -> None:
    for asset in range(ASSETS):
        if g.holder[asset] == seat and asset not in open_to_use:
            figures = {"asset": ASSET_NAMES[asset], "moment": MOMENTS[when]}
            now = any([ability.asset == asset for ability in AT[when]])
            if now and g.exhausted >> asset & 1:
                why.append((USE[asset], "NA-65.2a", figures))
            elif spent >> asset & 1:
                why.append((USE[asset], "NA-22.1", figures))
            else:
                why.append((USE[asset], "NA-65.0", figures))


@rules.ask("use", "seat moment subject:seat spent:assets", use_options)
def use(g: Angeles, action: Action, seat: int, when: int, subject: int, spent: int) -> None:
    if action[0] == "use":
        for ability in AT[when]:
            if ability.asset == action[1]:
                use_ability(g, seat, ability, subject, spent)


def use_ability(g: Angeles, seat: int, ability: Ability, subject: int, spent: int) -> None:
    asset = ability.asset
    g.stack.append(("moment", seat, ability.when, subject, spent | 1 << asset))
    if g.listener is not None:
        g.tell("used", "NA-65.0", EVERYONE, {"seat": seat, "asset": ASSET_NAMES[asset]})
    if ability.pay == EXHAUST:
        exhaust(g, asset)
    elif ability.pay == DISCARD:
        discard_asset(g, asset)
    g.asset_moment = asset
    g.picked = subject
    push_effects(g, seat, ability.effects)


def exhaust(g: Angeles, asset: int) -> None:
    g.exhausted |= 1 << asset  # NA-60.0
    if g.listener is not None:
        g.tell("exhausted", "NA-60.0", EVERYONE, {"seat": g.holder[asset], "asset": ASSET_NAMES[asset]})


def discard_asset(g: Angeles, asset: int) -> None:
    """NA-65.7: facedown to the bottom of the asset deck."""
    if g.listener is not None:
        g.tell("asset-discarded", "NA-65.7", EVERYONE, {"seat": g.holder[asset], "asset": ASSET_NAMES[asset]})
    g.holder[asset] = NONE
    g.exhausted &= ~(1 << asset)
    g.asset_deck.insert(0, asset)


def claim(g: Angeles, seat: int, asset: int) -> None:
    """NA-66.0: into the play area, faceup; what it says about being claimed happens at once."""
    g.holder[asset] = seat
    g.revealed += 1
    if g.listener is not None:
        g.tell("claimed", "NA-66.0", EVERYONE, {"seat": seat, "asset": ASSET_NAMES[asset]})
    for ability in ABILITIES[asset]:
        if ability.when == CLAIM:
            if ability.pay == DISCARD:
                discard_asset(g, asset)
            if g.card != NONE:
                g.stack.append(("ability_over", g.asset_moment))
            g.asset_moment = asset
            push_effects(g, seat, ability.effects)


@rules.op("ability_over", "asset")
def ability_over(g: Angeles, before: int) -> None:
    """What was claimed in the middle of a card has done what it does; the card goes on, or the ability that claimed it."""
    g.asset_moment = before


def hand_to(g: Angeles, asset: int, seat: int, rule: str) -> None:
    """An asset goes to another play area (NA-65.1), exhausted or not as it was (NA-14.4, NA-27.2a); it is not claimed (NA-60.2,
    NA-65.8a, NA-66.1)."""
    if g.listener is not None:
        figures = {"from": g.holder[asset], "to": seat, "asset": ASSET_NAMES[asset]}
        g.tell("asset-moved", rule, EVERYONE, figures)
    g.holder[asset] = seat


def use_in_time(g: Angeles, asset: int, seat: int) -> None:
    """Whoever gets an asset while another is asked at its moment may still use it, and it alone (NA-14.0, NA-65.0)."""
    if not g.stack or g.stack[-1][0] != "use" or g.stack[-1][1] == seat:
        return
    _, _, when, subject, spent = g.stack[-1]
    coming = any([task[:4] == ("moment", seat, when, subject) for task in g.stack])
    if not coming and not spent >> asset & 1 and any([ability.asset == asset for ability in AT[when]]):
        others = sum([1 << owned for owned in assets_of(g, seat) if owned != asset])
        g.stack.insert(-1, ("moment", seat, when, subject, others))


def ready(g: Angeles, seat: int) -> None:
    """NA-39.0, NA-60.1."""
    if g.exhausted:
        for asset in range(ASSETS):
            if g.exhausted >> asset & 1 and g.holder[asset] == seat:
                g.exhausted &= ~(1 << asset)
                if g.listener is not None:
                    g.tell("readied", "NA-39.0", EVERYONE, {"seat": seat, "asset": ASSET_NAMES[asset]})


def assets_of(g: Angeles, seat: int) -> list[int]:
    return [asset for asset in range(ASSETS) if g.holder[asset] == seat]
