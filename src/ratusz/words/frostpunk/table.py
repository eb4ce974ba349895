"""The table as text: every line makes sense by itself, so that it can be read aloud as well as seen."""

from typing import Any, cast

from ...games.frostpunk.content import library
from ...games.frostpunk.content.effects import TYPES, Who
from ...games.frostpunk.content.events import CONSULTATION, EVENTS, STARTING_CARD
from ...games.frostpunk.content.numbers import (
    DEATHS_LAST,
    DISCONTENT_LOSS,
    HEAT_FIELDS,
    HOPE_FIELDS,
    LAWS_MOST,
    OVERLOAD_FIELDS,
    ROUNDS,
)
from ...games.frostpunk.game import GAME
from ...games.frostpunk.position.seen import Lying, Route, View
from ...games.frostpunk.rules.city.map import GENERATOR_FIELDS, NEAR_PLACES, PLACE_NAMES
from ...games.frostpunk.rules.council import CALL
from ...kernel.preview import preview
from ...kernel.view import View as AnyView
from ..bundle import Words
from ..foreseen import grounds
from ..layout import BETWEEN, beside, wrap
from ..voice import Forecast
from .cards import ability_does, advisor_does, expedition_heading, law_lines, mobilisation_does, standing_lines, technology_lines
from .figures import brief
from .names import (
    NONE,
    UPGRADED,
    advisor,
    citizen,
    colour,
    event,
    expedition,
    goods,
    law,
    listed,
    pawn,
    pawns,
    people,
    phase,
    quoted,
    society,
    technology,
    token,
    weather,
)
from .outlook import outlook, supply
from .places import contents, heat_at, snowed_in

WIDE = 140
LARGE = {f"{entry.id}{side}" for entry in library.BUILDINGS if entry.size == "large" for side in ("", UPGRADED)}


def table(w: Words, view: View, players: list[str], width: int = 80) -> list[str]:
    """What a seat sees."""
    return foretold(w, view, players, width, {})


def foretold(w: Words, view: View, players: list[str], width: int, coming: Forecast) -> list[str]:
    """The same with what is to come. In one column the city comes last, next to the question: all players decide by it."""
    order = [seat for seat in range(len(players)) if seat != view["eyes"]]
    if view["eyes"] is not None:
        order.append(view["eyes"])
    top = wrapped([*course(w, view, players), *storm(w, view)], width)
    if width < WIDE:
        blocks = [land(w, view, width), order_of_city(w, view, width), expeditions(w, view, width), cards(w, view, width)]
        blocks += [side(w, view, seat, players[seat], width) for seat in order]
        blocks += [proposals(w, view, players, width), ahead(w, view, players, width, coming), city(w, view, width)]
        return [*top, "", *stacked(blocks)]
    half = (width - len(BETWEEN)) // 2
    left = [city(w, view, half), ahead(w, view, players, half, coming), order_of_city(w, view, half), expeditions(w, view, half)]
    right = [land(w, view, half), cards(w, view, half)]
    lines = [*top, "", *beside(stacked(left), stacked(right), half)]
    sides = [side(w, view, seat, players[seat], half) for seat in order]
    for first in range(0, len(sides), 2):
        lines += ["", *beside(sides[first], sides[first + 1] if first + 1 < len(sides) else [], half)]
    found = proposals(w, view, players, width)
    return [*lines, "", *found] if found else lines


def stacked(blocks: list[list[str]]) -> list[str]:
    """Blocks one below another, with a line between them."""
    return [text for found in blocks if found for text in (*found, "")][:-1]


def wrapped(texts: list[str], width: int, indent: int = 0) -> list[str]:
    return [line for text in texts for line in wrap(text, width, indent)]


def block(heading: str, texts: list[str], width: int) -> list[str]:
    """A heading with indented lines."""
    return [*wrap(heading, width), *wrapped(texts, width, 2)]


# Where the game stands.


def course(w: Words, view: View, players: list[str]) -> list[str]:
    if "cause" in view:
        return [w.say("table-over", cause=view["cause"], round=view["round"])]
    figures: dict[str, Any] = {
        "round": view["round"],
        "rounds": ROUNDS,
        "phase": phase(w, view["phase"]),
        "leader": players[view["leader"]],
    }
    lines = [w.say("table-setup" if view.get("setup") else "table-round", **figures)]
    difficulty = w.say(f"difficulty-{view['difficulty']}")
    scenario = w.say(f"scenario-{view['scenario']}")
    lines.append(w.say("table-society", scenario=scenario, society=society(w, view["society"]), difficulty=difficulty))
    return lines


def cold(w: Words, view: View) -> list[str]:
    """Heat, cold and the three ranges; which of them are warm now."""
    ranges = view["ranges"]
    shown = ", ".join([w.say("range-line", colour=colour(w, name), field=field) for name, field in ranges.items()])
    warm = [colour(w, name) for name in view["outlook"]["track"][view["heat"] - 1]["reached"]]
    lines = [
        w.say("table-heat", heat=view["heat"], cold=view["cold"], last=HEAT_FIELDS, ranges=shown),
        w.say("table-warm", colours=listed(w, warm), count=len(warm)),
        w.say("table-overload", overload=view["overload"], most=OVERLOAD_FIELDS, held=view["cubes-held"]),
    ]
    if view["overheated"]:
        lines.append(w.say("table-overheated"))
    if view["tower-upgraded"]:
        lines.append(w.say("table-tower"))
    return lines


def storm(w: Words, view: View) -> list[str]:
    lines = [w.say("table-storm", round=view["storm"]) if view["storm"] else w.say("table-no-storm")]
    if view["tokens"]:
        lines.append(w.say("table-tokens", rounds=", ".join([str(round) for round in view["tokens"]])))
    if view["weather-discard"]:
        lines.append(w.say("table-weather", weather=weather(w, view["weather-discard"][0])))
    return lines


# The city.


def city(w: Words, view: View, width: int) -> list[str]:
    lines = [
        w.say("table-pool", goods=goods(w, view["stock"])),
        w.say("table-food", food=view["food"], hunger=view["hunger"], deaths=view["deaths"], most=DEATHS_LAST),
        *cold(w, view),
        *[folk(w, view, type) for type in TYPES],
        w.say("table-pawns", pawns=pawns(w, view["pool"])),
    ]
    if view["resting"]:
        lines.append(w.say("table-resting", pawns=pawns(w, view["resting"])))
    if view["placed"]:
        lines.append(w.say("table-placed", pawns=listed(w, [placed(w, *entry) for entry in view["placed"]])))
    if view["stored"]:
        lines.append(w.say("table-stored", goods=goods(w, view["stored"])))
    lines.append(w.say("table-hope", tokens=tokens(w, view["hope"]), count=len(view["hope"]), most=HOPE_FIELDS))
    count = len(view["discontent"])
    lines.append(w.say("table-discontent", tokens=tokens(w, view["discontent"]), count=count, most=DISCONTENT_LOSS))
    return block(w.say("table-city"), lines, width)


def folk(w: Words, view: View, type: Who) -> str:
    """How many of a type there are, how many are sick, how many pawns they give."""
    return w.say(
        "table-people",
        people=people(w, type),
        count=view["citizens"].get(type, 0),
        sick=view["sick"].get(type, 0),
        grave="yes" if type in view["gravely-ill"] else "no",
        pawns=view["outlook"]["pawns"][type],
        exhausted=view["exhausted"].get(type, 0),
    )


def placed(w: Words, name: str, spot: str) -> str:
    if spot in ("clearing", "construction"):
        where = w.say(f"spot-{spot}")
    else:
        where = spot if spot[0] in "gnf" else quoted(w, event(w, spot))
    return w.say("pawn-at", pawn=pawn(w, name), spot=where)


def tokens(w: Words, track: list[str]) -> str:
    found = [
        w.say("token-lit", token=token(w, name[:-1])) if name.endswith("+") else w.say("token-dark", token=token(w, name))
        for name in track
    ]
    return listed(w, found)


def ahead(w: Words, view: View, players: list[str], width: int, coming: Forecast) -> list[str]:
    if view["phase"] == "over" or view.get("setup") or not view["waiting"]:  # between two phases nothing is foreseen
        return []
    return block(w.say("table-ahead"), outlook(w, view, players, coming), width)


# The map.


def land(w: Words, view: View, width: int) -> list[str]:
    fields = "; ".join([field(w, view, f"g{number}") for number in range(1, GENERATOR_FIELDS + 1)])
    lines = [w.say("table-generator-tile", fields=fields)]
    lines += [tile(w, view, place) for place in PLACE_NAMES if place in view["tiles"]]
    covered = snowed_in(view)
    near = [place for place in covered if place in PLACE_NAMES[:NEAR_PLACES]]
    far = [place for place in covered if place not in near]
    lines.append(w.say("table-snow", near=listed(w, near), far=listed(w, far)))
    snowed = [w.say("deposit-at", deposit=frame(w, view, place), place=place) for place in covered if place in view["frame"]]
    if snowed:
        lines.append(w.say("table-deposits", deposits=listed(w, snowed)))
    return [*block(w.say("table-map"), lines, width), *wrapped([supply(w, view)], width, 2)]


def frame(w: Words, view: View, place: str) -> str:
    return listed(w, [w.say(f"deposit-{good}") for good in view["frame"][place]])


def tile(w: Words, view: View, place: str) -> str:
    """A tile with its two fields; a large building takes both."""
    first, second = f"{place}a", f"{place}b"
    if view["fields"][first] == view["fields"][second] and view["fields"][first] in LARGE:
        text = field(w, view, first, place)
    else:
        text = f"{field(w, view, first)}; {field(w, view, second)}"
    if place in view["hubs"]:
        text = w.say("tile-hub", fields=text)
    return w.say("tile-beside", fields=text, deposit=frame(w, view, place)) if place in view["frame"] else text


def field(w: Words, view: View, name: str, shown: str = "") -> str:
    """What is on a field, with the pawns there; an empty field is neither warm nor cold for anybody."""
    there = [pawn(w, who) for who, spot in view["placed"] if spot == name]
    message = f"field-{heat_at(view, name)}-taken" if there else f"field-{heat_at(view, name)}"
    if view["fields"][name] == NONE:
        message = "field-bare"
    return w.say(message, field=shown or name, goods=contents(w, view, name), pawns=listed(w, there))


# Laws, technologies, expeditions, cards.


def order_of_city(w: Words, view: View, width: int) -> list[str]:
    lines = [w.say("table-laws", count=len(view["laws"]), most=LAWS_MOST)]
    lines += [w.say("card-line", card=law(w, name), text=" ".join(law_lines(w, name))) for name in view["laws"]]
    waiting = listed(w, [law(w, name) for name in view["future-laws"]])
    if len(view["laws"]) < LAWS_MOST:
        lines.append(w.say("table-future-laws", laws=waiting))
    for name in view["technologies"]:
        message = "technology-done" if name in view["developed"] else "technology-open"
        figures: dict[str, Any] = {"technology": technology(w, name), "text": " ".join(technology_lines(w, name))}
        if view.get("developing") == name:
            message, figures["round"] = "technology-due", view["development"]
        lines.append(w.say(message, **figures))
    return block(w.say("table-order"), lines, width)


def expeditions(w: Words, view: View, width: int) -> list[str]:
    lines = [
        route(w, number, entry, length)
        for number, (entry, length) in enumerate(zip(view["route"], view["outlook"]["routes"], strict=True), 1)
    ]
    return block(w.say("table-expeditions", count=view["outlook"]["expeditions"]), lines, width)


def route(w: Words, number: int, entry: Route, length: int) -> str:
    cards = [name.partition(":")[0] for name in entry["cards"]]
    if not cards:
        return w.say("route-none", number=number)
    figures: dict[str, Any] = {"number": number, "expedition": expedition(w, cards[-1]), "length": length}
    if entry["scout"] == NONE:
        return w.say("route-quiet", text=expedition_heading(w, cards[-1]), **figures)
    text = expedition_heading(w, cards[-1])
    return w.say("route-walked", pawn=pawn(w, entry["scout"]), at=entry["at"] + 1, text=text, **figures)


def cards(w: Words, view: View, width: int) -> list[str]:
    """The cards that lie face up, and what is known of the decks."""
    lines = [lying(w, entry) for entry in view["card"]]
    dusk = len(view["dusk"]) + len(view["consequences"])
    known = listed(w, [marked(w, name) for name in view["dusk"]])
    lines.append(w.say("table-dusk", count=dusk, cards=known, unread=len(view["consequences"])))
    lines.append(
        w.say("table-decks", morning=len(view["morning"]), citizens=len(view["citizen-deck"]), weather=len(view["weather"]))
    )
    return block(w.say("table-cards"), lines, width)


def marked(w: Words, name: str) -> str:
    """A card of the dusk deck: by its title if it was read before it joined, else by its mark."""
    read = EVENTS[library.EVENT_NAMES[name]].kind in (STARTING_CARD, CONSULTATION)
    return quoted(w, event(w, name)) if read else name


def lying(w: Words, entry: Lying) -> str:
    lines = standing_lines(w, entry["event"])
    text = w.say("card-line", card=event(w, entry["event"]), text=" ".join(lines)) if lines else event(w, entry["event"])
    if entry["goods"]:
        text = f"{text} {w.say('card-goods', goods=goods(w, entry['goods']))}"
    return f"{text} {w.say('card-marks', count=entry['marks'])}" if entry["marks"] else text


# The players.


def side(w: Words, view: View, seat: int, player: str, width: int) -> list[str]:
    entry = view["seats"][seat]
    own = seat == view["eyes"]
    name = w.say("table-you", player=player) if own else player
    heading = w.say("side-heading", player=name, advisor=advisor(w, entry["advisor"]))
    lines = [advisor_does(w, entry["advisor"])] if own and entry["advisor"] != NONE else []
    if own and view["mobilisation"]:
        lines.append(w.say("side-mobilisation", text=mobilisation_does(w)))
    if entry["played"] != NONE:
        lines.append(w.say("side-played", citizen=citizen(w, entry["played"])))
    lines.append(w.say("side-hand", count=len(entry["hand"])))
    hand = [w.say("card-line", card=citizen(w, name), text=ability_does(w, name)) for name in entry["hand"]]
    return [*block(heading, lines, width), *wrapped(hand, width, 4)]


def proposals(w: Words, view: View, players: list[str], width: int) -> list[str]:
    """Who proposes what and, to whoever is asked, what speaks for it."""
    by: dict[str, list[str]] = {}
    for player, text in zip(players, view.get("proposals", []), strict=False):
        if text not in ("", CALL[0]):
            by.setdefault(text, []).append(player)
    lines: list[str] = []
    for text, names in by.items():
        lines.append(w.say("proposal", player=listed(w, names), action=brief(w, text)))
        if view["eyes"] in view["waiting"]:
            lines.append(why(w, view, players, text))
    return block(w.say("table-proposals"), lines, width) if lines else []


def why(w: Words, view: View, players: list[str], text: str) -> str:
    g = GAME.rebuild(cast(AnyView, view))
    seat = GAME.rules.seats(g)[0]
    return grounds(w, GAME.name, preview(GAME, cast(AnyView, view), seat, GAME.rules.read(g, seat, text)), players)
