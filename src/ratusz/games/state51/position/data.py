"""Positions of 51st State as data: written whole, read with defaults for what is left out (docs/positions-state51.md)."""

from typing import Any

from ratusz.kernel.future import read_tasks
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem

from ..content.cards import (
    ACTION,
    BASE_LIMIT,
    CARDS,
    FACTION_NAMES,
    FULL_DECK,
    INSTANT,
    LOOKOUT,
    OPEN,
    ROUNDS,
    SLOT_LIMIT,
)
from ..content.effects import GOODS, NONE, VP, WORKER
from ..rules.vocabulary import CARD_WORDS, LINE_WORDS, rules
from .future import MARKER_VALUES, lay, turn_of, under_way
from .state import ACTION_PHASE, CLEANUP_PHASE, LOOKOUT_PHASE, MOST, OVER, PHASES, SEATS, Marker, Player, State51, new_player


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


# Writing.


def describe(g: State51) -> dict[str, Any]:
    data: dict[str, Any] = {"game": "state51", "round": g.round, "phase": PHASES[g.phase], "first": g.first}
    if turn_of(g) != NONE:
        data["turn"] = turn_of(g)
    tasks = under_way(g)
    if tasks:
        data["next"] = [rules.task_data(g, task) for task in tasks]
    data["deck"] = names(g.deck[::-1])
    data["discard"] = names(g.discard[::-1])
    if g.display:
        data["display"] = names(g.display)
    if g.played:
        data["played"] = names(g.played)
    if g.box:
        data["box"] = names(list(g.box))
    if not g.rescoring:
        data["rescoring"] = False
    if g.resigned != NONE:
        data["resigned"] = g.resigned
    if g.fixed:
        data["reshuffle"] = [names(list(order)) for order in g.fixed if not isinstance(order, int)]
    data["chance"] = f"{g.rng:016x}"
    data["seat"] = [describe_player(player) for player in g.players]
    return data


def describe_player(player: Player) -> dict[str, Any]:
    data: dict[str, Any] = {"faction": FACTION_NAMES[player.faction], "hand": names(player.hand)}
    if player.known:
        data["known"] = names(player.known)
    data["goods"] = {GOODS[good]: player.goods[good] for good in range(VP) if player.goods[good]}
    data["vp"] = player.goods[VP]
    data["deals"] = names(player.deals)
    data["spoils"] = names(player.spoils)
    data["state"] = [describe_place(player, place) for place in range(len(player.places))]
    if player.lines:
        data["lines"] = LINE_WORDS.words(player.lines)
    if player.passed:
        data["passed"] = True
    if player.left:
        data["left"] = player.left
    return data


def describe_place(player: Player, place: int) -> Any:
    name = CARDS[player.places[place]].name
    if not player.uses[place] and not player.markers[place]:
        return name
    data: dict[str, Any] = {"card": name}
    if player.uses[place]:
        data["uses"] = player.uses[place]
    if player.markers[place]:
        data["markers"] = [vp if card == NONE else {"vp": vp, "card": CARDS[card].name} for vp, card in player.markers[place]]
    return data


# Reading.


def read_position(data: dict[str, Any]) -> State51:
    top = Reader(data, "")
    top.choice("game", "state51", ("state51",))
    round = top.number("round", 1, 1, ROUNDS)
    phase = PHASES.index(top.choice("phase", "over" if top.has("resigned") else "action", PHASES))
    first = top.number("first", 0, 0, 1)
    g = State51([], top.chance(), (), 0, [], [], [], [], [], (), round, phase, first, True, NONE)
    g.players = read_players(top)
    g.deck = CARD_WORDS.listed(top, "deck")[::-1]
    g.discard = CARD_WORDS.listed(top, "discard")[::-1]
    g.display = CARD_WORDS.listed(top, "display")
    g.played = [read_instant(name, "played") for name in top.items("played")]
    g.box = tuple(CARD_WORDS.listed(top, "box"))
    g.fixed = tuple([tuple(CARD_WORDS.listed(Reader({"reshuffle": order}, ""), "reshuffle")) for order in top.items("reshuffle")])
    g.rescoring = top.flag("rescoring", True)
    g.resigned = top.seat("resigned", SEATS)
    turn = top.seat("turn", SEATS)
    tasks = top.items("next")
    rest = top.choice("rest", "deck", ("deck", "box"))
    top.done()
    place_rest(g, rest)
    check_phase(g, turn)
    read_future(g, turn, tasks)
    return g


def read_instant(name: Any, where: str) -> int:
    card = CARD_WORDS.number(name, where)
    if CARDS[card].kind != INSTANT:
        raise Problem("position-location", where=where, card=CARDS[card].name)
    return card


def read_location(name: Any, where: str, rule: str) -> int:
    card = CARD_WORDS.number(name, where)
    if CARDS[card].kind == INSTANT:
        raise Problem("position-instant", rule, where=where, card=CARDS[card].name)
    return card


def read_players(top: Reader) -> list[Player]:
    found = top.items("seat")
    if len(found) > 2:
        raise Problem("position-seats", "S51-CARD.2", got=len(found))
    entries = [Reader(entry, f"seat {seat}") for seat, entry in enumerate(found)]
    entries += [Reader({}, f"seat {seat}") for seat in range(len(found), 2)]
    factions: list[str] = []
    for seat in (0, 1):
        named = [entry.data["faction"] for entry in entries if entry.has("faction")]
        free = [name for name in FACTION_NAMES if name not in named and name not in factions]
        factions.append(entries[seat].choice("faction", free[0] if free else "", FACTION_NAMES))
    if factions[0] == factions[1]:
        raise Problem("position-factions", "S51-SETUP.2", faction=factions[0])
    return [read_player(entry, FACTION_NAMES.index(name)) for entry, name in zip(entries, factions, strict=True)]


def read_player(entry: Reader, faction: int) -> Player:
    player = new_player(faction)
    player.hand = sorted(CARD_WORDS.listed(entry, "hand"))
    player.known = CARD_WORDS.listed(entry, "known")
    for card in player.known:
        if player.known.count(card) > player.hand.count(card):
            raise Problem("position-known", where=entry.place("known"), card=CARDS[card].name)
    player.goods[:VP] = entry.amounts("goods", GOODS[:VP], player.goods[:VP], MOST)
    player.goods[VP] = entry.number("vp", 0, 0, MOST)
    player.deals = [read_location(name, entry.place("deals"), "S51-COOPERATE.2") for name in entry.items("deals")]
    player.spoils = [read_location(name, entry.place("spoils"), "S51-CONQUER.2") for name in entry.items("spoils")]
    under = len(player.deals) + len(player.spoils)
    if under > BASE_LIMIT:
        raise Problem("position-base", "S51-BASE.1", where=entry.where, got=under, most=BASE_LIMIT)
    for number, item in enumerate(entry.items("state"), 1):
        read_place(player, item, f"{entry.place('state')} {number}")
    player.lines = LINE_WORDS.mask(entry, "lines")
    player.passed = entry.flag("passed")
    player.left = entry.number("left", 0, 0, MOST * (WORKER + 1))
    entry.done()
    return player


def read_place(player: Player, item: Any, where: str) -> None:
    reader = Reader({"card": item} if isinstance(item, str) else item, where)
    card = read_location(reader.data.pop("card", ""), reader.place("card"), "S51-INCORPORATE.1")
    kind = CARDS[card].kind
    most = 2 if kind == ACTION else 1 if kind == OPEN else 0  # S51-WORK.10, S51-VISIT.4
    player.places.append(card)
    player.uses.append(reader.number("uses", 0, 0, most))
    markers = tuple([read_marker(marker, reader.place("markers")) for marker in reader.items("markers")])
    if len(markers) > SLOT_LIMIT:
        raise Problem("position-slots", "S51-SLOT.2", where=where, got=len(markers), most=SLOT_LIMIT)
    if markers and not CARDS[card].vp:
        raise Problem("position-marker", "S51-SLOT.1", where=where, card=CARDS[card].name)
    player.markers.append(markers)
    reader.done()


def read_marker(item: Any, where: str) -> Marker:
    reader = Reader({"vp": item} if isinstance(item, int) else item, where)
    vp = reader.number("vp", 1, MARKER_VALUES[0], MARKER_VALUES[-1])
    card = CARD_WORDS.single(reader, "card")
    reader.done()
    return (vp, card)


def placed(g: State51) -> list[int]:
    """Every card of the game, wherever it lies."""
    found = g.deck + g.discard + g.display + g.played + list(g.box)
    for player in g.players:
        found += player.hand + player.deals + player.spoils + player.places
        found += [card for markers in player.markers for _, card in markers if card != NONE]
    return found


def place_rest(g: State51, rest: str) -> None:
    """Cards the position does not mention lie, shuffled, below those of the deck (or out of the game)."""
    unplaced = CARD_WORDS.left(FULL_DECK, placed(g))
    if rest == "box":
        g.box += tuple(unplaced)
    else:
        fixed, g.fixed = g.fixed, ()
        g.shuffle(unplaced)
        g.fixed = fixed
        g.deck = unplaced + g.deck


def check_phase(g: State51, turn: int) -> None:
    """Nothing may lie or stand there that has no place in the phase."""
    phase = PHASES[g.phase]
    if g.resigned != NONE and g.phase != OVER:
        raise Problem("position-phase", where="resigned", phase=phase)
    if g.display and g.phase not in (LOOKOUT_PHASE, OVER):
        raise Problem("position-phase", where="display", phase=phase)
    if len(g.display) > LOOKOUT:
        raise Problem("position-display", "S51-LOOKOUT.1", got=len(g.display), most=LOOKOUT)
    if turn != NONE and g.phase != ACTION_PHASE:
        raise Problem("position-phase", where="turn", phase=phase)
    for seat, player in enumerate(g.players):
        if player.passed and g.phase not in (ACTION_PHASE, CLEANUP_PHASE, OVER):
            raise Problem("position-phase", where=f"seat {seat}.passed", phase=phase)
        if player.passed and turn == seat:
            raise Problem("position-turn", "S51-ACTION.4", seat=seat)


def read_future(g: State51, turn: int, tasks: list[Any]) -> None:
    read = read_tasks(rules, g, tasks)
    acting = bool(read) and read[0][0] == "after_turn"
    if turn == NONE and g.phase == ACTION_PHASE and not acting:
        for seat in (1 - g.first, g.first):
            if not g.players[seat].passed:
                turn = seat
    if g.played and not acting and g.phase != OVER:
        raise Problem("position-played")
    lay(g, turn, read)
