"""The table as text: every line makes sense by itself, so that it can be read aloud as well as seen."""

from typing import Any

from ...games.state51.content.cards import ACTION as ACTION_KIND
from ...games.state51.content.cards import BASE_LIMIT, CARDS, CLOSED, FEATURE, LINES, NAMES, OPEN, ROUNDS, SLOT_LIMIT
from ...games.state51.position.seen import Place, Side, View
from ..bundle import Words
from ..layout import BETWEEN, beside, wrap
from .cards import ability, contact_line, facts, printed
from .names import card, cards, faction, goods, line, place

WIDE = 140
ROWS = {"production": (OPEN, CLOSED), "features": (FEATURE,), "actions": (ACTION_KIND,)}  # S51-CARD.19


def table(w: Words, view: View, players: list[str], width: int = 80) -> list[str]:
    """What a seat sees; the own side comes last, next to the question that follows."""
    order = [seat for seat in range(len(players)) if seat != view["eyes"]]
    if view["eyes"] is not None:
        order.append(view["eyes"])
    top = [part for text in middle(w, view, players) for part in wrap(text, width)]
    if width < WIDE:
        sides = [["", *side(w, view, seat, players[seat], width)] for seat in order]
        return [*top, *[text for lines in sides for text in lines]]
    half = (width - len(BETWEEN)) // 2
    left, right = [side(w, view, seat, players[seat], half) for seat in order]
    return [*top, "", *beside(left, right, half)]


def middle(w: Words, view: View, players: list[str]) -> list[str]:
    """What lies between the players."""
    first = players[view["first"]]
    lines = [w.say("table-round", round=view["round"], rounds=ROUNDS, phase=w.say(f"phase-{view['phase']}"), player=first)]
    discard: list[str] = view["discard"]
    piles: dict[str, Any] = {"deck": view["deck"], "discard": len(discard)}
    if discard:
        lines.append(w.say("table-piles-top", card=card(w, discard[0]), **piles))
    else:
        lines.append(w.say("table-piles", **piles))
    if view["display"]:
        lines.append(w.say("table-display", cards=cards(w, view["display"])))
    if view["played"]:
        lines.append(w.say("table-played", cards=cards(w, view["played"])))
    return lines


def side(w: Words, view: View, seat: int, player: str, width: int) -> list[str]:
    """One player's side: a heading and indented lines."""
    entry = view["seats"][seat]
    lines = wrap(heading(w, entry, player, seat == view["eyes"]), width)
    body = [score(w, entry), w.say("table-goods", goods=goods(w, entry["goods"])), base(w, entry)]
    body += [row(w, entry, name) for name in ROWS]
    body += [contact(w, entry), hand(w, entry)]
    for text in body:
        lines += wrap(text, width, 2)
    for name in entry["hand"] or []:
        lines += wrap(w.say("table-card", card=card(w, name), facts=facts(w, name)), width, 4)
    return lines


def heading(w: Words, entry: Side, player: str, own: bool) -> str:
    name = w.say("table-you", player=player) if own else player
    return w.say("table-passed" if entry["passed"] else "table-side", player=name, faction=faction(w, entry["faction"]))


def score(w: Words, entry: Side) -> str:
    """S51-END.2: three parts."""
    markers = sum([marker["vp"] for found in entry["state"] for marker in found["markers"]])
    return w.say("table-score", score=entry["score"], table=entry["vp"], locations=len(entry["state"]), markers=markers)


def base(w: Words, entry: Side) -> str:
    under = [w.say("base-deal", card=card(w, name), **deal_and_spoils(w, name)) for name in entry["deals"]]
    under += [w.say("base-spoils", card=card(w, name), **deal_and_spoils(w, name)) for name in entry["spoils"]]
    return w.say("table-base", count=len(under), most=BASE_LIMIT, cards="; ".join(under) or w.say("nothing"))


def deal_and_spoils(w: Words, name: str) -> dict[str, Any]:
    found = printed(w, name)
    return {"deal": found["deal"], "spoils": found["spoils"]}


def row(w: Words, entry: Side, name: str) -> str:
    """The locations of one row of the state."""
    found = [location(w, item) for item in entry["state"] if CARDS[NAMES[item["card"]]].kind in ROWS[name]]
    return w.say(f"row-{name}", locations="; ".join(found) or w.say("nothing"))


def location(w: Words, item: Place) -> str:
    """A location with what it does and what has happened to it."""
    found = CARDS[NAMES[item["card"]]]
    notes = [ability(w, found)]
    if found.kind in ROWS["production"]:
        notes.insert(0, w.say("note-open" if found.kind == OPEN else "note-closed"))
    if item["uses"]:
        notes.append(w.say("note-visited") if found.kind == OPEN else w.say("note-worked", count=item["uses"]))
    if item["markers"]:
        points = " + ".join([str(marker["vp"]) for marker in item["markers"]])
        notes.append(w.say("note-markers", points=points, count=len(item["markers"]), most=SLOT_LIMIT))
    return w.say("table-location", place=place(w, item["place"]), notes=", ".join(notes))


def contact(w: Words, entry: Side) -> str:
    """The four lines of the contact card: free ones with their price."""
    lines = [
        w.say("contact-used", line=line(w, name)) if name in entry["lines"] else contact_line(w, entry["faction"], number)
        for number, name in enumerate(LINES)
    ]
    return w.say("table-contact", lines="; ".join(lines))


def hand(w: Words, entry: Side) -> str:
    """How many cards; of another's hand, those that were seen or named."""
    if entry["hand"] is None and entry["known"]:
        return w.say("table-hand-known", count=entry["hand_size"], cards=cards(w, entry["known"]))
    return w.say("table-hand", count=entry["hand_size"])
