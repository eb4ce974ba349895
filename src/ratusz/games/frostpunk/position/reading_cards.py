"""Reading a position: laws, technologies, decks, cards that lie face up, expeditions."""

from typing import Any

from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content import cards as catalogue
from ..content import numbers
from ..content.cards import CONSEQUENCE, CONSULTATION, EVENTS, EXPEDITIONS, MORNING_CARD, SCENE, WEATHERS
from ..content.effects import AUTOMATON_GOOD, EXPEDITION_DECKS, GAINS, NONE
from ..content.library import CITIZEN_NAMES, EVENT_NAMES, EXPEDITION_NAMES, LAW_NAMES, TECHNOLOGY_NAMES, WEATHER_NAMES
from ..rules.cards.expeditions import SCENARIO_KIND
from ..rules.cards.needs import lying
from .data import EMPTY_FIELD
from .names import MOST, amounts, deck, name, names, once
from .state import NO_GOODS, City


def read_laws(g: City, top: Reader) -> None:
    g.laws = names(top, "laws", LAW_NAMES)
    gone = g.laws + [catalogue.LAWS[law].pair for law in g.laws]
    usual = [law for law in catalogue.MANDATORY_LAWS + catalogue.OTHER_LAWS if law not in gone]
    g.future_laws = names(top, "future-laws", LAW_NAMES) if top.has("future-laws") else usual
    if len(g.laws) > numbers.LAWS_MOST:
        raise Problem("position-range", "FP-LAW.8", where="laws", got=len(g.laws), least=0, most=numbers.LAWS_MOST)
    once(g.laws + g.future_laws, LAW_NAMES, "laws")
    for law in g.laws:
        if catalogue.LAWS[law].pair in g.laws + g.future_laws:
            raise Problem("position-pair", "FP-LAW.7", where="laws", law=catalogue.LAWS[law].name)
    g.technologies = sorted(names(top, "technologies", TECHNOLOGY_NAMES)) if top.has("technologies") else [0, 1, 2, 3]
    once(g.technologies, TECHNOLOGY_NAMES, "technologies")
    for card in g.technologies:
        if card in catalogue.SCENARIOS[g.scenario].without:
            raise Problem("position-misplaced", "FP-SETUP.21", where="technologies", card=catalogue.TECHNOLOGIES[card].name)
    g.developed = names(top, "developed", TECHNOLOGY_NAMES)
    if top.has("developing"):
        g.developing = name(top.data.pop("developing"), TECHNOLOGY_NAMES, "developing")
        g.development = top.number("development", numbers.ROUNDS, 1, numbers.ROUNDS)
    elif top.has("development"):  # a token without its technology
        raise Problem("position-misplaced", "FP-TECH.1", where="development", card=shown(top.data["development"]))
    for card in [*g.developed, *([g.developing] if g.developing != NONE else [])]:
        if card not in g.technologies or ([*g.developed, g.developing]).count(card) > 1:
            raise Problem("position-misplaced", where="developed", card=catalogue.TECHNOLOGIES[card].name)


def read_decks(g: City, top: Reader) -> None:
    read_area(g, top)
    read_tokens(g, top)
    open_cards = [entry[0] for entry in g.area]
    open_cards += [card for card in under_way(top) if card not in open_cards]
    g.morning = deck(g, top, "morning", EVENT_NAMES, catalogue.MORNING_CARDS, open_cards)
    read_dusk(g, top, open_cards)
    g.weather_discard = names(top, "weather-discard", WEATHER_NAMES)[::-1]
    once(g.weather_discard, WEATHER_NAMES, "weather-discard")
    g.weather = deck(g, top, "weather", WEATHER_NAMES, list(range(len(WEATHERS))), g.weather_discard)
    if not g.weather and not g.weather_discard:
        raise Problem("position-range", "FP-WEATHER.1", where="weather", got=0, least=1, most=len(WEATHERS))
    g.citizen_discard = names(top, "citizen-discard", CITIZEN_NAMES)[::-1]
    held = [card for hand in g.hands for card in hand] + [card for card in g.played if card != NONE] + g.citizen_discard
    once(held, CITIZEN_NAMES, "hand")
    g.citizen_deck = deck(g, top, "citizen-deck", CITIZEN_NAMES, list(range(len(catalogue.CITIZENS))), held)
    read_expeditions(g, top)


def under_way(top: Reader) -> list[int]:
    """Event cards that tasks name, alone or in a list, and so in no deck: they are being resolved or looked at."""
    tasks = top.data.get("next")
    parts = [part for task in tasks if isinstance(task, list) for part in task] if isinstance(tasks, list) else []
    words = [word for part in parts for word in (part if isinstance(part, list) else [part])]
    return sorted({EVENT_NAMES[word] for word in words if isinstance(word, str) and word in EVENT_NAMES})


def read_area(g: City, top: Reader) -> None:
    default = [{"event": EVENTS[card].name} for card in catalogue.SCENARIOS[g.scenario].open]
    entries = top.items("card") if top.has("card") else default
    for index, item in enumerate(entries):
        entry = Reader(item, f"card {index}")
        card = name(entry.data.pop("event", ""), EVENT_NAMES, entry.place("event"))
        if lying(g, card) != NONE:
            raise Problem("position-copies", where=entry.place("event"), card=EVENTS[card].name, got=2, most=1)
        if EVENTS[card].kind == CONSULTATION:
            raise Problem("position-misplaced", "FP-DUSK.6", where=entry.place("event"), card=EVENTS[card].name)
        goods = tuple(amounts(entry, "goods", GAINS[: AUTOMATON_GOOD + 1], list(NO_GOODS), MOST))
        g.area.append((card, goods, entry.number("marks", 0, 0, MOST), entry.flag("spent")))
        entry.done()


def read_tokens(g: City, top: Reader) -> None:
    """As they lie, or as the cards that lie face up have put them (FP-SCENARIO.2)."""
    if not top.has("tokens"):
        g.tokens = sorted({round for entry in g.area for round in EVENTS[entry[0]].tokens if round > g.round})
    for round in top.items("tokens"):
        if not isinstance(round, int) or isinstance(round, bool):
            raise Problem("position-type", where="tokens", want="numbers", got=shown(round))
        if not 1 <= round <= numbers.ROUNDS:
            raise Problem("position-range", where="tokens", got=shown(round), least=1, most=numbers.ROUNDS)
        if round in g.tokens:
            raise Problem("position-copies", where="tokens", card=shown(round), got=2, most=1)
        g.tokens.append(round)
    g.tokens.sort()
    if len(g.tokens) > numbers.ACTIVATION_TOKENS:
        most = numbers.ACTIVATION_TOKENS
        raise Problem("position-range", "FP-COMP.30", where="tokens", got=len(g.tokens), least=0, most=most)


def read_dusk(g: City, top: Reader, open_cards: list[int]) -> None:
    g.dusk_discard = names(top, "dusk-discard", EVENT_NAMES)[::-1]
    out = open_cards + g.dusk_discard
    if top.has("dusk"):
        g.dusk = sorted(names(top, "dusk", EVENT_NAMES))
    else:
        g.dusk = [card for card in catalogue.STARTING_CARDS if card not in out]
    for card in out + g.dusk:
        if (out + g.dusk).count(card) > 1:
            raise Problem("position-copies", where="dusk", card=EVENTS[card].name, got=2, most=1)
    for card in g.dusk + g.dusk_discard:
        if EVENTS[card].kind in (MORNING_CARD, SCENE):
            raise Problem("position-misplaced", where="dusk", card=EVENTS[card].name)
    g.unread = sorted(names(top, "unread", EVENT_NAMES))
    once(g.unread, EVENT_NAMES, "unread")
    for card in g.unread:
        if EVENTS[card].kind != CONSEQUENCE or card not in g.dusk:
            raise Problem("position-misplaced", where="unread", card=EVENTS[card].name)
    for card in g.dusk_discard:
        if EVENTS[card].kind == CONSULTATION:
            raise Problem("position-misplaced", "FP-DUSK.9", where="dusk-discard", card=EVENTS[card].name)
    g.consultations = deck(g, top, "consultations", EVENT_NAMES, catalogue.CONSULTATIONS, out + g.dusk)


def read_expeditions(g: City, top: Reader) -> None:
    placed: list[int] = []
    if top.has("route"):
        for item in top.items("route"):
            placed += read_route(g, item)
    discarded = read_kinds(top, "discarded-expeditions")
    g.discarded_expeditions = discarded or [[], [], []]
    placed += [card for pile in g.discarded_expeditions for card in pile]
    once(placed, EXPEDITION_NAMES, "route")
    decks = read_kinds(top, "expeditions")
    if decks:
        g.expeditions = decks
        for card in [card for pile in decks for card in pile]:
            if card in placed:
                raise Problem("position-copies", where="expeditions", card=EXPEDITIONS[card].name, got=2, most=1)
    else:
        for kind in range(3):
            rest = [card for card, entry in enumerate(EXPEDITIONS) if entry.kind == kind and card not in placed]
            g.shuffle(rest)
            g.expeditions[kind] = rest
    while len(g.routes) < catalogue.ROUTES:
        g.routes.append((((g.expeditions[0].pop(), NONE),) if g.expeditions[0] else (), NONE, 0))


def read_kinds(top: Reader, key: str) -> list[list[int]]:
    if not top.has(key):
        return []
    inner = Reader(top.table(key), key)
    found = [names(inner, kind, EXPEDITION_NAMES)[::-1] for kind in EXPEDITION_DECKS]
    inner.done()
    for kind, pile in enumerate(found):
        for card in pile:
            if EXPEDITIONS[card].kind != kind or pile.count(card) > 1:
                raise Problem("position-misplaced", where=f"{key}.{EXPEDITION_DECKS[kind]}", card=EXPEDITIONS[card].name)
    return found


def read_route(g: City, item: Any) -> list[int]:
    entry = Reader(item, f"route {len(g.routes)}")
    where = entry.place("cards")
    cards: list[tuple[int, int]] = []
    for text in entry.items("cards"):
        label, _, way = shown(text).partition(":")
        card = name(label, EXPEDITION_NAMES, where)
        if EXPEDITIONS[card].kind == SCENARIO_KIND and card not in catalogue.SCENARIOS[g.scenario].expeditions:
            raise Problem("position-misplaced", "FP-EXPED.4", where=where, card=shown(text))
        taken = NONE
        if way:
            ways = EXPEDITIONS[card].ways
            if not way.isdecimal() or not 1 <= int(way) <= len(ways) or not ways[int(way) - 1].goes_on:
                raise Problem("position-misplaced", "FP-EXPED.11", where=where, card=shown(text))
            taken = int(way) - 1
        cards.append((card, taken))
    scout = entry.data.pop("scout", EMPTY_FIELD)
    pawn = NONE if scout == EMPTY_FIELD else name(scout, {"worker": 0, "engineer": 1}, entry.place("scout"))
    last = len(cards) - 1 + EXPEDITIONS[cards[-1][0]].fields - 1 if cards else 0
    at = entry.number("at", 0, 0, last)
    entry.done()
    if not cards and pawn != NONE:
        raise Problem("position-misplaced", "FP-SCOUT.2", where=entry.place("scout"), card=shown(scout))
    if len(g.routes) == catalogue.ROUTES:
        raise Problem("position-range", "FP-SETUP.20", where="route", got=catalogue.ROUTES + 1, least=0, most=catalogue.ROUTES)
    g.routes.append((tuple(cards), pawn, at))
    return [card for card, _ in cards]
