"""Reading a position: laws, technologies, decks, cards that lie face up, expeditions."""

from typing import Any, Final

from ratusz.kernel.names import Names, twice
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem

from ..content import numbers
from ..content.citizens import CITIZENS
from ..content.effects import AUTOMATON_GOOD, CHILD, EXPEDITION_DECKS, GAINS, NONE, PAWNS
from ..content.events import CONSEQUENCE, CONSULTATION, CONSULTATIONS, EVENTS, MORNING_CARD, MORNING_CARDS, SCENE, STARTING_CARDS
from ..content.expeditions import EXPEDITIONS, ROUTES
from ..content.laws import LAWS, MANDATORY_LAWS, OTHER_LAWS
from ..content.library import EVENT_NAMES
from ..content.scenarios import SCENARIOS
from ..content.technologies import TECHNOLOGIES
from ..content.weather import WEATHERS
from ..rules.cards.expeditions import SCENARIO_KIND
from ..rules.cards.needs import lying
from ..rules.vocabulary import CITIZEN_WORDS, EVENT_WORDS, EXPEDITION_WORDS, LAW_WORDS, TECHNOLOGY_WORDS, WEATHER_WORDS
from .decks import MOST, deck
from .state import NO_GOODS, City

SCOUT_WORDS: Final = Names("scout", PAWNS[:CHILD])


def read_laws(g: City, top: Reader) -> None:
    g.laws = LAW_WORDS.listed(top, "laws")
    gone = g.laws + [LAWS[law].pair for law in g.laws]
    usual = [law for law in MANDATORY_LAWS + OTHER_LAWS if law not in gone]
    g.future_laws = LAW_WORDS.listed(top, "future-laws") if top.has("future-laws") else usual
    if len(g.laws) > numbers.LAWS_MOST:
        raise Problem("position-range", "FP-LAW.8", where="laws", got=len(g.laws), least=0, most=numbers.LAWS_MOST)
    LAW_WORDS.once(g.laws + g.future_laws)
    for law in g.laws:
        if LAWS[law].pair in g.laws + g.future_laws:
            raise Problem("position-pair", "FP-LAW.7", where="laws", law=LAWS[law].name)
    g.technologies = sorted(TECHNOLOGY_WORDS.listed(top, "technologies")) if top.has("technologies") else [0, 1, 2, 3]
    TECHNOLOGY_WORDS.once(g.technologies)
    for card in g.technologies:
        if card in SCENARIOS[g.scenario].without:
            raise Problem("position-misplaced", "FP-SETUP.21", where="technologies", card=TECHNOLOGIES[card].name)
    g.developed = TECHNOLOGY_WORDS.listed(top, "developed")
    if top.has("developing"):
        g.developing = TECHNOLOGY_WORDS.number(top.data.pop("developing"), "developing")
        g.development = top.number("development", numbers.ROUNDS, 1, numbers.ROUNDS)
    elif top.has("development"):  # a token without its technology
        raise Problem("position-misplaced", "FP-TECH.1", where="development", card=shown(top.data["development"]))
    for card in [*g.developed, *([g.developing] if g.developing != NONE else [])]:
        if card not in g.technologies or ([*g.developed, g.developing]).count(card) > 1:
            raise Problem("position-misplaced", where="developed", card=TECHNOLOGIES[card].name)


def read_decks(g: City, top: Reader) -> None:
    read_area(g, top)
    read_tokens(g, top)
    open_cards = [entry[0] for entry in g.area]
    open_cards += [card for card in under_way(top) if card not in open_cards]
    g.morning = deck(g, top, "morning", EVENT_WORDS, MORNING_CARDS, open_cards)
    read_dusk(g, top, open_cards)
    g.weather_discard = WEATHER_WORDS.listed(top, "weather-discard")[::-1]
    WEATHER_WORDS.once(g.weather_discard)
    g.weather = deck(g, top, "weather", WEATHER_WORDS, list(range(len(WEATHERS))), g.weather_discard)
    if not g.weather and not g.weather_discard:
        raise Problem("position-range", "FP-WEATHER.1", where="weather", got=0, least=1, most=len(WEATHERS))
    g.citizen_discard = CITIZEN_WORDS.listed(top, "citizen-discard")[::-1]
    held = [card for hand in g.hands for card in hand] + [card for card in g.played if card != NONE] + g.citizen_discard
    CITIZEN_WORDS.once(held)
    g.citizen_deck = deck(g, top, "citizen-deck", CITIZEN_WORDS, list(range(len(CITIZENS))), held)
    read_expeditions(g, top)


def under_way(top: Reader) -> list[int]:
    """Event cards that tasks name, alone or in a list, and so in no deck: they are being resolved or looked at."""
    tasks = top.data.get("next")
    parts = [part for task in tasks if isinstance(task, list) for part in task] if isinstance(tasks, list) else []
    words = [word for part in parts for word in (part if isinstance(part, list) else [part])]
    return sorted({EVENT_NAMES[word] for word in words if isinstance(word, str) and word in EVENT_NAMES})


def read_area(g: City, top: Reader) -> None:
    default = [{"event": EVENTS[card].name} for card in SCENARIOS[g.scenario].open]
    entries = top.items("card") if top.has("card") else default
    for index, item in enumerate(entries):
        entry = Reader(item, f"card {index}")
        card = EVENT_WORDS.number(entry.data.pop("event", ""), entry.place("event"))
        if lying(g, card) != NONE:
            raise twice(EVENTS[card].name, 2, 1)
        if EVENTS[card].kind == CONSULTATION:
            raise Problem("position-misplaced", "FP-DUSK.6", where=entry.place("event"), card=EVENTS[card].name)
        goods = tuple(entry.amounts("goods", GAINS[: AUTOMATON_GOOD + 1], list(NO_GOODS), MOST))
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
            raise twice(f"tokens {round}", 2, 1)
        g.tokens.append(round)
    g.tokens.sort()
    if len(g.tokens) > numbers.ACTIVATION_TOKENS:
        most = numbers.ACTIVATION_TOKENS
        raise Problem("position-range", "FP-COMP.30", where="tokens", got=len(g.tokens), least=0, most=most)


def read_dusk(g: City, top: Reader, open_cards: list[int]) -> None:
    g.dusk_discard = EVENT_WORDS.listed(top, "dusk-discard")[::-1]
    out = open_cards + g.dusk_discard
    if top.has("dusk"):
        g.dusk = sorted(EVENT_WORDS.listed(top, "dusk"))
    else:
        g.dusk = [card for card in STARTING_CARDS if card not in out]
    EVENT_WORDS.once(out + g.dusk)
    for card in g.dusk + g.dusk_discard:
        if EVENTS[card].kind in (MORNING_CARD, SCENE):
            raise Problem("position-misplaced", where="dusk", card=EVENTS[card].name)
    g.unread = sorted(EVENT_WORDS.listed(top, "unread"))
    EVENT_WORDS.once(g.unread)
    for card in g.unread:
        if EVENTS[card].kind != CONSEQUENCE or card not in g.dusk:
            raise Problem("position-misplaced", where="unread", card=EVENTS[card].name)
    for card in g.dusk_discard:
        if EVENTS[card].kind == CONSULTATION:
            raise Problem("position-misplaced", "FP-DUSK.9", where="dusk-discard", card=EVENTS[card].name)
    g.consultations = deck(g, top, "consultations", EVENT_WORDS, CONSULTATIONS, out + g.dusk)


def read_expeditions(g: City, top: Reader) -> None:
    placed: list[int] = []
    if top.has("route"):
        for item in top.items("route"):
            placed += read_route(g, item)
    discarded = read_kinds(top, "discarded-expeditions")
    g.discarded_expeditions = discarded or [[], [], []]
    placed += [card for pile in g.discarded_expeditions for card in pile]
    EXPEDITION_WORDS.once(placed)
    decks = read_kinds(top, "expeditions")
    if decks:
        g.expeditions = decks
        EXPEDITION_WORDS.once(placed + [card for pile in decks for card in pile])
    else:
        for kind in range(3):
            rest = [card for card, entry in enumerate(EXPEDITIONS) if entry.kind == kind and card not in placed]
            g.shuffle(rest)
            g.expeditions[kind] = rest
    while len(g.routes) < ROUTES:
        g.routes.append((((g.expeditions[0].pop(), NONE),) if g.expeditions[0] else (), NONE, 0))


def read_kinds(top: Reader, key: str) -> list[list[int]]:
    if not top.has(key):
        return []
    inner = Reader(top.table(key), key)
    found = [EXPEDITION_WORDS.listed(inner, kind)[::-1] for kind in EXPEDITION_DECKS]
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
        card = EXPEDITION_WORDS.number(label, where)
        if EXPEDITIONS[card].kind == SCENARIO_KIND and card not in SCENARIOS[g.scenario].expeditions:
            raise Problem("position-misplaced", "FP-EXPED.4", where=where, card=shown(text))
        taken = NONE
        if way:
            ways = EXPEDITIONS[card].ways
            if not way.isdecimal() or not 1 <= int(way) <= len(ways) or not ways[int(way) - 1].goes_on:
                raise Problem("position-misplaced", "FP-EXPED.11", where=where, card=shown(text))
            taken = int(way) - 1
        cards.append((card, taken))
    pawn = SCOUT_WORDS.single(entry, "scout")
    last = len(cards) - 1 + EXPEDITIONS[cards[-1][0]].fields - 1 if cards else 0
    at = entry.number("at", 0, 0, last)
    entry.done()
    if not cards and pawn != NONE:
        raise Problem("position-misplaced", "FP-SCOUT.2", where=entry.place("scout"), card=PAWNS[pawn])
    if len(g.routes) == ROUTES:
        raise Problem("position-range", "FP-SETUP.20", where="route", got=ROUTES + 1, least=0, most=ROUTES)
    g.routes.append((tuple(cards), pawn, at))
    return [card for card, _ in cards]
