"""Hope and discontent: tokens of three types on each track, active or spent."""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal, Task

from ...content.effects import ANGER, ANY_HOPE, CARE, FEAR, GREED, JUSTICE, MOTIVATION, NONE, TOKENS, Step, Steps
from ...content.numbers import DISCONTENT_LOSS, HOPE_FIELDS, TOKENS_EACH
from ...position.state import DISCONTENT, HOPE, City, decider
from ..cards.running_effects import push, runs
from ..course.ending import EXILE, NO_HOPE, end
from ..vocabulary import rules

DRAW: Final[Action] = ("draw",)
DECLINE: Final[Action] = ("decline",)
TYPES: Final[list[tuple[int, ...]]] = [(CARE, JUSTICE, MOTIVATION), (ANGER, GREED, FEAR)]  # by track; FP-HOPE.1, FP-HOPE.2
SPENT: Final = sum([1 << type * 2 for type in range(ANY_HOPE)])  # bits of `tokens_on`
ACTIVATE: Final[list[Action]] = [("activate", type) for type in range(ANY_HOPE)]
SPEND: Final[list[Action]] = [("spend", type) for type in range(ANY_HOPE)]
REMOVE: Final[list[Action]] = [("remove", type) for type in range(ANY_HOPE)]
rules.action("draw")
rules.action("decline")
rules.action("activate", "token")
rules.action("spend", "token")
rules.action("remove", "token")


def track_of(type: int) -> int:
    if type == ANY_HOPE:
        return HOPE
    return DISCONTENT if type >= ANGER else HOPE


def meant(type: int) -> tuple[int, ...]:
    """The types an effect speaks of: the one it names, or all of a colour."""
    return (type,) if type < ANY_HOPE else TYPES[track_of(type)]


def count(g: City, type: int, active: bool) -> int:
    """Tokens of a type (or of any type of a colour) that are active, or spent."""
    bit = 1 if active else 0
    if type < ANY_HOPE:
        return g.tracks[HOPE if type < ANGER else DISCONTENT].count(type * 2 + bit)
    return sum([1 for token in g.tracks[track_of(type)] if token & 1 == bit])


def in_bag(g: City, track: int) -> int:
    return 3 * TOKENS_EACH - len(g.tracks[track])


def has_room(g: City, track: int) -> bool:
    return in_bag(g, track) > 0 and (track == DISCONTENT or len(g.tracks[HOPE]) < HOPE_FIELDS)


def tokens_on(g: City, track: int) -> int:
    """Bits of the tokens on a track, equal ones once: type * 2, and 1 more if it is active."""
    found = 0
    for token in g.tracks[track]:
        found |= 1 << token
    return found


def draw(g: City, track: int, rule: str) -> None:
    """A random token of the colour, spent, on the first empty field from the left; it may be the sixth discontent."""
    tokens = g.tracks[track]
    pick = g.below(in_bag(g, track))
    for type in TYPES[track]:
        left = TOKENS_EACH - tokens.count(type * 2) - tokens.count(type * 2 + 1)
        if pick < left:
            tokens.append(type * 2)
            g.revealed += 1
            if g.listener is not None:
                g.tell("token-drawn", rule, EVERYONE, {"token": TOKENS[type]})
            break
        pick -= left
    if track == DISCONTENT and len(tokens) >= DISCONTENT_LOSS:
        end(g, EXILE)  # FP-WIN.3


def activate(g: City, type: int, rule: str) -> None:
    tokens = g.tracks[track_of(type)]
    tokens[tokens.index(type * 2)] += 1
    if g.listener is not None:
        g.tell("token-activated", rule, EVERYONE, {"token": TOKENS[type]})


def spend(g: City, type: int, rule: str) -> None:
    tokens = g.tracks[track_of(type)]
    tokens[tokens.index(type * 2 + 1)] -= 1
    if g.listener is not None:
        g.tell("token-spent", rule, EVERYONE, {"token": TOKENS[type]})


def remove(g: City, token: int, rule: str) -> None:
    """Back to its bag; the others close the gap (FP-HOPE.14)."""
    track = track_of(token // 2)
    g.tracks[track].remove(token)
    if g.listener is not None:
        g.tell("token-removed", rule, EVERYONE, {"token": TOKENS[token // 2]})
    if track == HOPE and not g.tracks[HOPE]:
        end(g, NO_HOPE)  # FP-WIN.2


# Increases and decreases.


def change(g: City, track: int, by: int, type: int) -> None:
    """FP-HOPE.7, FP-HOPE.8: each step is resolved separately."""
    for _ in range(abs(by)):
        g.stack.append(("increase" if by > 0 else "decrease", track, type))


@runs("hope")
def run_hope(g: City, step: Step, spot: int) -> None:
    change(g, HOPE, step.by, step.type)


@runs("discontent")
def run_discontent(g: City, step: Step, spot: int) -> None:
    change(g, DISCONTENT, step.by, step.type)


@rules.op("increase", "track type:token")
def increase(g: City, track: int, type: int) -> None:
    if type != NONE:
        increase_typed(g, track, type)
        return
    ask: Task = ("increase_how", decider(g), track)
    if has_room(g, track) and tokens_on(g, track) & SPENT:
        g.stack.append(ask)
    else:
        rules.pose(g, ask)


def increase_typed(g: City, track: int, type: int) -> None:
    """FP-HOPE.10, FP-HOPE.11, FP-HOPE.12: a random token first, then one of the named type is activated if there is one to
    activate."""
    if has_room(g, track):
        draw(g, track, "FP-HOPE.10")
    if g.cause == NONE and count(g, type, False):
        activate(g, type, "FP-HOPE.10")


def increase_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, track: int) -> None:
    if has_room(g, track):
        legal.append(DRAW)
    elif why is not None:
        why.append((DRAW, "FP-HOPE.13", {"most": HOPE_FIELDS}))
    tokens = tokens_on(g, track)
    for type in TYPES[track]:
        if tokens >> type * 2 & 1:
            legal.append(ACTIVATE[type])


@rules.ask("increase_how", "seat track", increase_options)
def increase_chosen(g: City, action: Action, seat: int, track: int) -> None:
    if action[0] == "draw":
        draw(g, track, "FP-HOPE.9")
    else:
        activate(g, action[1], "FP-HOPE.9")


@rules.op("decrease", "track type:token")
def decrease(g: City, track: int, type: int) -> None:
    ask: Task = ("decrease_how", decider(g), track, type)
    tokens = tokens_on(g, track)
    if type == NONE and tokens & (tokens - 1):  # two that differ
        g.stack.append(ask)
    else:
        rules.pose(g, ask)


def decrease_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, track: int, type: int) -> None:
    """FP-HOPE.14, FP-HOPE.15, FP-HOPE.16; a decrease of a named type falls on such a token if there is one (ruling 12)."""
    tokens = tokens_on(g, track)
    named = type != NONE and tokens >> type * 2 & 3
    for other in TYPES[track]:
        if named and other != type:
            continue
        if tokens >> other * 2 & 2:
            legal.append(SPEND[other])
        if tokens >> other * 2 & 1:
            legal.append(REMOVE[other])


@rules.ask("decrease_how", "seat track type:token", decrease_options)
def decrease_chosen(g: City, action: Action, seat: int, track: int, type: int) -> None:
    if action[0] == "spend":
        spend(g, action[1], "FP-HOPE.14")
    else:
        remove(g, action[1] * 2, "FP-HOPE.14")


# Single tokens.


@runs("activate")
def run_activate(g: City, step: Step, spot: int) -> None:
    for _ in range(step.n):
        g.stack.append(("activate_one", step.type))


@rules.op("activate_one", "token")
def activate_one(g: City, type: int) -> None:
    """FP-HOPE.3, FP-HOPE.5."""
    rules.pose(g, ("activate_which", decider(g), type))


def activate_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, type: int) -> None:
    for other in meant(type):
        if count(g, other, False):
            legal.append(ACTIVATE[other])


@rules.ask("activate_which", "seat token", activate_options)
def activate_chosen(g: City, action: Action, seat: int, type: int) -> None:
    activate(g, action[1], "FP-HOPE.3")


@runs("spend-token")
def run_spend_token(g: City, step: Step, spot: int) -> None:
    """FP-HOPE.5, FP-HOPE.6: what depends on it happens only if it is spent."""
    spend_one(g, step.type, step.may, step.then, step.otherwise, spot)


def spend_one(g: City, type: int, may: bool, then: Steps, otherwise: Steps, spot: int) -> None:
    legal: list[Action] = []
    spend_options(g, legal, None, 0, type, may, then, otherwise, spot)
    if not legal or legal == [DECLINE]:
        push(g, otherwise, spot)
    elif len(legal) == 1:
        spend_chosen(g, legal[0], 0, type, may, then, otherwise, spot)
    else:
        g.stack.append(("spend_which", decider(g), type, may, then, otherwise, spot))


def spend_options(
    g: City,
    legal: list[Action],
    why: list[Refusal] | None,
    seat: int,
    type: int,
    may: bool,
    then: Steps,
    otherwise: Steps,
    spot: int,
) -> None:
    for other in meant(type):
        if count(g, other, True):
            legal.append(SPEND[other])
    if may:
        legal.append(DECLINE)


@rules.ask("spend_which", "seat token may:flag then:steps otherwise:steps spot", spend_options)
def spend_chosen(g: City, action: Action, seat: int, type: int, may: bool, then: Steps, otherwise: Steps, spot: int) -> None:
    if action == DECLINE:
        push(g, otherwise, spot)
    else:
        push(g, then, spot)
        spend(g, action[1], "FP-HOPE.4")


@runs("discard-token")
def run_discard_token(g: City, step: Step, spot: int) -> None:
    rules.pose(g, ("discard_which", decider(g), step.type))


def discard_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, type: int) -> None:
    for other in meant(type):
        if count(g, other, True) + count(g, other, False):
            legal.append(REMOVE[other])


@rules.ask("discard_which", "seat token", discard_options)
def discard_chosen(g: City, action: Action, seat: int, type: int) -> None:
    remove(g, discarded(g, action[1]), "FP-HOPE.17")


def discarded(g: City, type: int) -> int:
    """FP-HOPE.17: of two equal tokens the one that hurts most to keep: spent hope, active discontent."""
    active = count(g, type, True) > 0 if type >= ANGER else not count(g, type, False)
    return type * 2 + (1 if active else 0)


@runs("activate-all")
def run_activate_all(g: City, step: Step, spot: int) -> None:
    """FP-BLDG-TEMPLE.1."""
    all_of_one(g, HOPE)


@runs("quell")
def run_quell(g: City, step: Step, spot: int) -> None:
    """FP-BLDG-MOTIVATION.1."""
    all_of_one(g, DISCONTENT)


def all_of_one(g: City, track: int) -> None:
    rules.pose(g, ("turn_all", decider(g), track))


def all_options(g: City, legal: list[Action], why: list[Refusal] | None, seat: int, track: int) -> None:
    for type in TYPES[track]:
        if count(g, type, track == DISCONTENT):
            legal.append(SPEND[type] if track == DISCONTENT else ACTIVATE[type])


@rules.ask("turn_all", "seat track", all_options)
def all_chosen(g: City, action: Action, seat: int, track: int) -> None:
    type: int = action[1]
    for _ in range(count(g, type, track == DISCONTENT)):
        if track == DISCONTENT:
            spend(g, type, "FP-BLDG-MOTIVATION.1")
        else:
            activate(g, type, "FP-BLDG-TEMPLE.1")


# What the asks are about.

ASKS: Final = ("increase_how", "decrease_how", "activate_which", "spend_which", "discard_which", "turn_all")


def concerned(g: City) -> list[int]:
    """The tokens one of which an answer to the present ask would turn or take away."""
    if not g.stack or g.stack[-1][0] not in ASKS:
        return []
    return [taken(g, answer) for answer in rules.options(g, g.stack[-1][1]) if len(answer) > 1]


def taken(g: City, action: Action) -> int:
    """The token that an answer turns or takes away."""
    if action[0] == "spend":
        return int(action[1]) * 2 + 1
    if action[0] == "remove" and g.stack[-1][0] == "discard_which":
        return discarded(g, action[1])
    return int(action[1]) * 2
