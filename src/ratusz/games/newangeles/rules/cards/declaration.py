"""A resolution declared beforehand (Caprice Nisei): the offer's player says how the card would be resolved, and is bound by it.

The choices are found by imagining the resolution on a copy of the table. What depends on hidden cards or on other players is left
out of it, so nothing secret shows, and "Unorthodox Knowledge" is not bound at all.
"""

from typing import Any, Final

from ratusz.kernel.position import shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.cards import CARD_EFFECTS, CARD_NAMES, MAIN_OFFERED
from ...content.effects import NONE, Effect
from ...position.state import COUNTER, MAIN, OFFERS, Angeles
from ..vocabulary import rules
from .assets import push_effects

ENOUGH: Final[Action] = ("enough",)
rules.action("enough")

# The asks a declaration speaks about.
BINDING: Final = (
    "remove_one", "place_one", "raise_one", "lower_one", "choose_one", "android_one", "supply_one", "pick_one", "either_one",
    "share_one", "discard_asset_one", "told_type", "flip_one",
)  # fmt: skip


def resolver(g: Angeles) -> int:
    return g.countering if g.won == COUNTER else g.active


def offered_card(g: Angeles, offer: int) -> int:
    """The card of an offer, or NONE (NA-30.0)."""
    if offer == MAIN:
        return g.main
    return g.box[-1] if g.countering != NONE else NONE


def bind(g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int) -> None:
    """Of what is legal, only what was declared; what became impossible falls away (ruling 35)."""
    if seat != resolver(g):
        return
    allowed: list[Action] = [action for action in g.bound if action in legal][:1]
    if not allowed and ENOUGH in legal:
        allowed = [ENOUGH]
    if allowed:
        if why is not None:
            for action in legal:
                if action not in allowed:
                    why.append((action, "NA-65.0", {"declared": rules.write(g, seat, allowed[0])}))
        legal[:] = allowed


def keep(g: Angeles, action: Action) -> None:
    """A declared choice was made; what was declared before it is past."""
    if action in g.bound:
        g.bound = g.bound[g.bound.index(action) + 1 :]


def take_up(g: Angeles, card: int) -> None:
    """Nothing is affected, nothing chosen by this card yet."""
    g.card = card
    g.asset_moment = NONE  # or an asset whose ability is under way would be taken to pay what the card does
    g.ill = 0
    g.cleared = 0
    g.chosen = NONE
    g.picked = NONE
    g.moved = 0
    g.paid_android = False


def begin_card(g: Angeles, offer: int) -> None:
    """The card of an offer is about to be resolved."""
    g.won = offer
    take_up(g, offered_card(g, offer))
    g.bound = g.declaration if g.declared_offer == offer else ()


def asks(copy: Angeles, seat: int) -> bool:
    """Whether an imagined resolution has come to a choice that can be declared (NA-16.9)."""
    return bool(copy.stack) and copy.stack[-1][0] in BINDING and copy.stack[-1][1] == seat


def rehearsed(g: Angeles, seat: int, offer: int, answers: tuple[Action, ...]) -> tuple[Angeles, tuple[Action, ...]]:
    """The table after these choices, as if the offer were resolved now, and those of them that were possible."""
    copy = g.clone()
    copy.rehearsing = True
    copy.declared_offer = NONE
    copy.stack.clear()
    begin_card(copy, offer)
    push_effects(copy, seat, CARD_EFFECTS[copy.card])
    rules.settle(copy)
    for number, answer in enumerate(answers):
        if not asks(copy, seat) or answer not in rules.options(copy, seat):
            return copy, answers[:number]
        rules.apply(copy, seat, answer)
    return copy, answers


@rules.op("declare", "seat effect")
def declare(g: Angeles, seat: int, effect: Effect) -> None:
    """For the offer whose moment this is: after The Fall Guy both may lie on the table."""
    offer = MAIN if g.countering == NONE or g.stack[-1][:3] == ("moment", seat, MAIN_OFFERED) else COUNTER
    if offered_card(g, offer) == NONE:
        return
    player = g.countering if offer == COUNTER else g.active
    g.declared_offer = offer
    g.declaration = ()
    g.stack.append(("rehearse", player, offer, ()))


@rules.op("rehearse", "seat offer:side answers")
def rehearse(g: Angeles, seat: int, offer: int, answers: tuple[Action, ...]) -> None:
    if offered_card(g, offer) == NONE:
        return
    copy, declared = rehearsed(g, seat, offer, answers)
    if asks(copy, seat):
        g.stack.append(("declare_one", seat, offer, declared))
        return
    g.declaration = declared
    if g.listener is not None:
        figures = {
            "seat": seat,
            "offer": OFFERS[offer],
            "card": CARD_NAMES[offered_card(g, offer)],
            "choices": [rules.write(g, seat, answer) for answer in declared],
        }
        g.tell("declared", "NA-65.0", EVERYONE, figures)


def at_hand(g: Angeles) -> Task | None:
    """The choice between options that waits; while something is declared, the one that is spoken about. A card without such a
    choice is not rehearsed for it: every view asks."""
    if g.stack and g.stack[-1][0] == "declare_one":
        _, seat, offer, answers = g.stack[-1]
        card = offered_card(g, offer)
        if card == NONE or not any([has_options(effect) for effect in CARD_EFFECTS[card]]):
            return None
        copy, _ = rehearsed(g, seat, offer, answers)
        return copy.stack[-1] if asks(copy, seat) else None
    return g.stack[-1] if g.stack else None


def has_options(effect: Effect) -> bool:
    return bool(effect.options) or any([has_options(inner) for inner in (*effect.then, *effect.otherwise)])


def declare_options(
    g: Angeles, legal: list[Action], why: list[Refusal] | None, seat: int, offer: int, answers: tuple[Action, ...]
) -> None:
    if offered_card(g, offer) != NONE:
        copy, _ = rehearsed(g, seat, offer, answers)
        if asks(copy, seat):
            rules.fill(copy, legal, why, copy.stack[-1])
    if not legal:
        legal.append(ENOUGH)


@rules.ask("declare_one", "seat offer:side answers", declare_options)
def declare_one(g: Angeles, action: Action, seat: int, offer: int, answers: tuple[Action, ...]) -> None:
    if offered_card(g, offer) != NONE:
        _, declared = rehearsed(g, seat, offer, answers)
        g.stack.append(("rehearse", seat, offer, (*declared, action)))


def write_answers(g: Angeles, seat: int, answers: tuple[Action, ...]) -> list[str]:
    return [rules.write(g, seat, answer) for answer in answers]


def read_answers(g: Angeles, seat: int, data: Any) -> tuple[Action, ...]:
    if not isinstance(data, list) or not all([isinstance(text, str) for text in data]):
        raise Problem("task-form", task=shown(data))
    return tuple([rules.read(g, seat, text) for text in data])


rules.kind("answers", write_answers, read_answers, told="list[str]")
