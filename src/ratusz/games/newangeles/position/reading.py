"""Reading a position as a whole: a state, with defaults for what is left out."""

from typing import Any, Final

from ratusz.kernel.future import read_tasks
from ratusz.kernel.names import read_fixed, twice
from ratusz.kernel.position import Reader
from ratusz.kernel.problem import Problem
from ratusz.kernel.registry import TOGETHER

from ..content.cards import (
    ASSET_NAMES,
    CARD_NAMES,
    CORPORATION_NAMES,
    CORPORATIONS,
    DEMAND_NAMES,
    EMERGENCY,
    EVENT_NAMES,
    INVESTMENT_NAMES,
    RIVAL_NAMES,
    THREAT_END,
)
from ..content.effects import NONE
from ..rules.vocabulary import rules
from .future import TURN_STEPS, check_future, follows, usual
from .reading_cards import read_assets, read_cards, read_demands, read_events, read_investments, read_rivals
from .reading_table import OPEN_SEAT, TABLE, offered, read_open_seat, read_table
from .state import ACTION_PHASE, BY_THREAT, MOST_SEATS, OVER, PHASES, SETUP_PHASE, UNDECIDED, Angeles, new_state

FEWEST_SEATS: Final = 4
DECKS: Final = (CARD_NAMES[:EMERGENCY], ASSET_NAMES, EVENT_NAMES, DEMAND_NAMES, INVESTMENT_NAMES, RIVAL_NAMES)
SHUFFLED: Final = {name: number for names in DECKS for number, name in enumerate(names)}


def read_position(data: dict[str, Any]) -> Angeles:
    top = Reader(data, "")
    top.choice("game", "newangeles", ("newangeles",))
    entries = top.items("seat")
    seats = max(FEWEST_SEATS, len(entries))
    if seats > MOST_SEATS:
        raise Problem("position-players", "NA-26.0", got=seats)
    g = new_state(seats, top.chance())
    read_table(g, top.data)
    for name in TABLE:
        top.data.pop(name, None)
    players = [Reader(entry, f"seat {seat}") for seat, entry in enumerate(entries)]
    players += [Reader({}, f"seat {seat}") for seat in range(len(entries), seats)]
    if g.phase != SETUP_PHASE:
        default_corporations(players)
    for seat, player in enumerate(players):
        read_open_seat(g, seat, player.data)
        for name in OPEN_SEAT:
            player.data.pop(name, None)
    if g.phase != SETUP_PHASE and NONE in g.corporations:
        raise Problem("position-corporations", "NA-S.6", corporation="-")
    default_emergencies(g)
    read_cards(g, top, players)
    read_assets(g, top)
    read_events(g, top)
    read_demands(g, top)
    read_rivals(g, top, players)
    read_investments(g, top, players)
    for player in players:
        player.done()
    read_future(g, top)
    top.done()
    return g


def default_corporations(players: list[Reader]) -> None:
    named = [player.data.get("corporation") for player in players]
    free = [name for name in CORPORATION_NAMES if name not in named]
    for player in players:
        if not player.has("corporation"):
            player.data["corporation"] = free.pop(0)


def default_emergencies(g: Angeles) -> None:
    """Emergency cards not mentioned lie faceup before their owners; those of absent corporations are out of the game."""
    for corporation in range(CORPORATIONS):
        owner = g.seat_of[corporation]
        card = EMERGENCY + corporation
        if offered(g).count(card) > 1:
            raise twice(CARD_NAMES[card], offered(g).count(card), 1)
        if owner == NONE and (g.keeper[corporation] != NONE or card in offered(g)):
            raise Problem("position-emergency", "NA-17.6", card=CARD_NAMES[card])
        if owner != NONE and g.keeper[corporation] == NONE:
            g.faceup |= 1 << corporation
            if card not in offered(g):
                g.keeper[corporation] = owner


def read_future(g: Angeles, top: Reader) -> None:
    g.fixed = read_fixed(top, SHUFFLED)
    if top.has("step") and (g.phase != ACTION_PHASE or top.has("next")):
        where = "step" if g.phase != ACTION_PHASE else "step, next"  # one of the two says where the turn is
        raise Problem("position-phase", where=where, phase=PHASES[g.phase])
    step = top.choice("step", "main", tuple(TURN_STEPS))
    if top.has("next"):
        tasks = read_tasks(rules, g, top.items("next"))
        rest = follows(g)
        g.stack = [*rest, *tasks]
    else:
        g.stack = usual(g, step)
    if g.phase == SETUP_PHASE and not g.stack:
        raise Problem("position-phase", where="next", phase=PHASES[g.phase])
    if (g.phase == OVER) != (g.outcome != UNDECIDED):
        raise Problem("position-phase", where="outcome", phase=PHASES[g.phase])
    if (g.threat == THREAT_END) != (g.outcome == BY_THREAT):
        least, most = (THREAT_END, THREAT_END) if g.outcome == BY_THREAT else (0, THREAT_END - 1)
        raise Problem("position-range", "NA-64.0", where="threat", got=g.threat, least=least, most=most)
    if bool(g.dealt) != any([task[0] == TOGETHER for task in g.stack]):
        raise Problem("position-phase", "NA-45.4", where="dealt", phase=PHASES[g.phase])
    check_future(g)
