"""The table as text: every line makes sense by itself, so that it can be read aloud as well as seen."""

from typing import Any, Final

from ...games.newangeles.content.cards import BOARD, CARDS, DEMAND_NAMES, LAST, THREAT_END
from ...games.newangeles.content.effects import PIECES, RESOURCES, TYPES, Lying, Resource
from ...games.newangeles.position.seen import Deal, Seat, Trade, View
from ..bundle import Words
from ..layout import BETWEEN, beside, wrap
from .cards import does, investment_text
from .figures import choice
from .names import (
    asset,
    card,
    cards,
    corporation,
    demand,
    district,
    element,
    goods,
    investments,
    kind,
    listed,
    news,
    offer,
    resource,
    rival,
)
from .names import investment as investment_name
from .terms import promise, terms

WIDE = 140
STAGES: Final[tuple[Lying, ...]] = ("protest", "strike", "outage")  # what lies on the condition space of a district


def table(w: Words, view: View, players: list[str], width: int = 80) -> list[str]:
    """What a seat sees; the own side comes last, next to the question that follows."""
    order = [seat for seat in range(len(players)) if seat != view["eyes"]]
    if view["eyes"] is not None:
        order.append(view["eyes"])
    top = wrapped(tracks(w, view), width)
    if width < WIDE:
        blocks = [city(w, view, width), deal(w, view, players, width), trades(w, view, players, width)]
        blocks += [side(w, view, seat, players[seat], width) for seat in order]
        return [*top, *[text for block in blocks if block for text in ("", *block)]]
    half = (width - len(BETWEEN)) // 2
    right = [*deal(w, view, players, half), *trades(w, view, players, half)]
    lines = [*top, "", *beside(city(w, view, half), right, half)]
    sides = [side(w, view, seat, players[seat], half) for seat in order]
    for first in range(0, len(sides), 2):
        lines += ["", *beside(sides[first], sides[first + 1] if first + 1 < len(sides) else [], half)]
    return lines


def wrapped(texts: list[str], width: int, indent: int = 0) -> list[str]:
    return [line for text in texts for line in wrap(text, width, indent)]


def block(heading: str, texts: list[str], width: int) -> list[str]:
    """A heading with indented lines."""
    return [*wrap(heading, width), *wrapped(texts, width, 2)]


# Tracks and decks.


def tracks(w: Words, view: View) -> list[str]:
    phase = w.say(f"phase-{view['phase']}")
    reached, rounds = view["outlook"]["standard"]
    lines = [w.say("table-round", round=reached, rounds=rounds, phase=phase, left=view["track"])]
    lines.append(w.say("table-threat", threat=view["threat"], most=THREAT_END))
    if view["demand"] is not None and view["goals"] is not None:
        failing = CARDS.demand[DEMAND_NAMES.index(view["demand"])].threat
        lines.append(w.say("table-demand", demand=demand(w, view["demand"]), threat=failing))
        lines.append(
            w.say("table-supply", tracks="; ".join([track(w, view["supply"], view["goals"], r) for r in range(len(RESOURCES))]))
        )
    lines += events(w, view)
    decks = ", ".join([w.say("deck-line", type=kind(w, name), count=view["decks"][name]) for name in TYPES])
    lines.append(w.say("table-decks", decks=decks, discard=view["discard"], assets=view["assets"]))
    if view["under"] is not None:
        lines.append(w.say("table-under", rival=rival(w, view["under"])))
    return lines


def track(w: Words, supply: dict[Resource, int], goals: dict[Resource, int], number: int) -> str:
    name = RESOURCES[number]
    return w.say("table-track", resource=resource(w, name), have=supply[name], goal=goals[name], last=LAST[number])


def events(w: Words, view: View) -> list[str]:
    """The back of the next event, and the events the reader may know."""
    deck = view["events"]
    lines = [w.say("table-next-event", name=element(w, deck[0]["back"]), count=len(deck))] if deck and deck[0]["back"] else []
    known = [
        w.say("table-known-event", number=number, event=news(w, entry["event"]))
        for number, entry in enumerate(deck, 1)
        if entry["event"] is not None
    ]
    return [*lines, w.say("table-known-events", cards="; ".join(known))] if known else lines


# The city.


def city(w: Words, view: View, width: int) -> list[str]:
    return block(w.say("table-city"), [place(w, view, entry) for entry in BOARD.district], width)


def place(w: Words, view: View, entry: Any) -> str:
    """A district: what it yields, where its path leads, what is there."""
    pieces = [name for name in (*STAGES, *[p for p in PIECES if p not in STAGES]) if entry.id in view["city"][name]]
    return w.say(
        "table-district",
        number=entry.number,
        district=w.say(f"district-{entry.id}"),
        tier=entry.tier,
        path=district(w, entry.path),
        there=", ".join([element(w, name) for name in pieces]) or w.say("district-quiet"),
        **{"yield": " + ".join([goods(w, found) for found in (entry.primary, entry.secondary) if found])},
    )


# The deal.


def deal(w: Words, view: View, players: list[str], width: int) -> list[str]:
    """Nothing while no deal is under way."""
    found, active = view["deal"], view["active"]
    if active is None or (found["asset"] is None and found["main"] is None and not found["box"]):
        return []
    lines = [w.say("deal-asset", asset=asset(w, found["asset"])) if found["asset"] else w.say("deal-no-asset")]
    main, counter = found["tally"]
    if found["main"] is None:
        lines.append(w.say("deal-no-main", player=players[active]))
    else:
        lines.append(w.say("deal-main", card=card(w, found["main"]), player=players[active], count=main))
        lines.append(w.say("side-card", card=card(w, found["main"]), facts=does(w, found["main"])))
    lines += counters(w, found, players, counter)
    lines += handicaps(w, found, players)
    return block(w.say("table-deal"), lines, width)


def counters(w: Words, found: Deal, players: list[str], support: int) -> list[str]:
    box = found["box"]
    lines: list[str] = []
    older = box
    if found["countering"] is not None:
        name = box[-1]["card"]
        lines.append(w.say("deal-counter", card=card(w, name), player=players[found["countering"]], count=support))
        lines.append(w.say("side-card", card=card(w, name), facts=does(w, name)))
        older = box[:-1]
    if older:
        lines.append(w.say("deal-older", cards=cards(w, [entry["card"] for entry in older])))
    return [*lines, w.say("deal-cost", count=len(box))]


def handicaps(w: Words, found: Deal, players: list[str]) -> list[str]:
    """What assets have done to this deal."""
    lines: list[str] = []
    for name in ("barred", "muted"):
        if found[name]:
            lines.append(w.say(f"deal-{name}", players=listed(w, [players[seat] for seat in found[name]])))
    if found["bet"]:
        bettor, favourite = found["bet"]
        lines.append(w.say("deal-bet", player=players[bettor], other=players[favourite]))
    if found["declared"]:
        choices = listed(w, [choice(w, text) for text in found["declared"]["choices"]])
        lines.append(w.say("deal-declared", offer=offer(w, found["declared"]["offer"]), choices=choices))
    if found["won"]:
        lines.append(w.say("deal-won", offer=offer(w, found["won"])))
    return lines


# Trades and promises.


def trades(w: Words, view: View, players: list[str], width: int) -> list[str]:
    lines = [trade(w, view, entry, players) for entry in (*view["trades"], *view["notes"])]
    return block(w.say("table-trades"), lines, width) if lines else []


def trade(w: Words, view: View, entry: Trade, players: list[str]) -> str:
    if "parts" in entry:
        first, second = [w.say(f"part-{state}") for state in entry["parts"]]
        state = w.say("trade-parts", first=first, second=second)
    else:
        state = w.say("trade-binding" if entry["number"] in view["outlook"]["binding"] else "trade-loose")
    return w.say(
        "table-trade",
        number=entry["number"],
        to=players[entry["to"]],
        give=terms(w, entry["give"]),
        want=terms(w, entry["want"]),
        kind=state,
        **{"from": players[entry["from"]], **promise(entry["promise"])},
    )


# The players.


def side(w: Words, view: View, seat: int, player: str, width: int) -> list[str]:
    entry = view["seats"][seat]
    own = seat == view["eyes"]
    name = w.say("table-you", player=player) if own else player
    message = "table-active" if seat == view["active"] else "table-side"
    heading = w.say(message, player=name, corporation=corporation(w, entry["corporation"]))
    standing = w.say("side-capital", capital=entry["capital"], size=entry["hand_size"])
    texts = [assets(w, entry), emergencies(w, entry)]
    if entry["stance"] is not None:
        texts.append(w.say("side-support", offer=offer(w, entry["stance"]), count=entry["support_size"]))
    if any(entry["promises"].values()):
        texts.append(w.say("side-promises", **entry["promises"]))
    texts += secrets(w, entry, own)
    hand = [w.say("side-card", card=card(w, name), facts=does(w, name)) for name in entry["hand"] or []]
    texts.insert(len(texts) if hand else 0, standing)  # it ends with the size of the hand, whose cards follow
    return [*block(heading, texts, width), *wrapped(hand, width, 4)]


def assets(w: Words, entry: Seat) -> str:
    names = [
        w.say("asset-exhausted", asset=asset(w, name)) if name in entry["exhausted"] else asset(w, name)
        for name in entry["assets"]
    ]
    return w.say("side-assets", assets=listed(w, names))


def emergencies(w: Words, entry: Seat) -> str:
    names = [card(w, name) for name in entry["emergency"]]
    names += [w.say("emergency-spent", card=card(w, name)) for name in entry["spent"]]
    return w.say("side-emergency", cards=listed(w, names))


def secrets(w: Words, entry: Seat, own: bool) -> list[str]:
    """What the reader knows of this player that others may not."""
    lines: list[str] = []
    if entry["rival"] is not None:
        lines.append(w.say("side-rival", rival=rival(w, entry["rival"])))
    if entry["investment"] is not None:
        name = entry["investment"]
        lines.append(w.say("side-investment", investment=investment_name(w, name), text=investment_text(w, name)))
    if entry["dealt"]:
        lines.append(w.say("side-dealt", cards=investments(w, entry["dealt"])))
    if entry["support"]:
        lines.append(w.say("side-laid", cards=cards(w, entry["support"])))
    if entry["known"] and not own:
        lines.append(w.say("side-known", cards=cards(w, [name for _, name in entry["known"]])))
    return lines
