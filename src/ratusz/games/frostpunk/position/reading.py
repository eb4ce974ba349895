"""Reading a position: every entry checked, what is left out at its default, what could not be refused with its place."""

from typing import Any, Final

from ratusz.kernel.names import read_fixed
from ratusz.kernel.position import Reader, shown
from ratusz.kernel.problem import Problem
from ratusz.kernel.registry import TOGETHER
from ratusz.kernel.state import Action

from ..content import numbers
from ..content.effects import NONE
from ..content.library import ADVISOR_NAMES
from ..content.scenarios import SCENARIO_NAMES
from ..content.societies import LEVELS, SOCIETIES, SOCIETY_NAMES
from ..rules.cards.in_force import recount
from ..rules.council import CALL, asked, call_refused, propose_refused
from ..rules.course.ending import CAUSES, RESIGNED
from ..rules.course.setup import bare_board
from ..rules.vocabulary import ADVISOR_WORDS, CITIZEN_WORDS, rules
from .data import GAME_NAME
from .decks import SHUFFLED
from .future import lay
from .reading_cards import read_decks, read_laws
from .reading_map import read_map
from .reading_people import read_boards, read_pawns, read_people
from .state import OVER, PHASES, City, new_city

SEATS_MOST: Final = 4
CHOOSING: Final = (TOGETHER, "share_advisors")  # the advisors are being chosen


def read_position(data: dict[str, Any]) -> City:
    top = Reader(data, "")
    top.choice("game", GAME_NAME, (GAME_NAME,))
    g = new_city(top.chance())
    bare_board(g)
    read_seats(g, top)
    read_course(g, top)
    read_laws(g, top)
    read_people(g, top)
    read_boards(g, top)
    read_map(g, top)
    read_decks(g, top)
    recount(g)
    read_pawns(g, top)
    setting_up = top.flag("setup")
    tasks = top.items("next") if top.has("next") else None
    proposals = top.items("proposals")
    g.fixed = read_fixed(top, SHUFFLED)
    top.done()
    lay(g, setting_up, tasks)
    if NONE in g.advisors and not any([task[0] == "choose_advisors" or task[:2] == CHOOSING for task in g.stack]):
        raise Problem("position-advisors", "FP-SETUP.60")
    read_proposals(g, proposals)
    return g


def read_seats(g: City, top: Reader) -> None:
    found = top.items("seat") or [{}]
    if len(found) > SEATS_MOST:
        raise Problem("position-table", "FP-COMP.1", got=len(found))
    entries = [Reader(entry, f"seat {seat}") for seat, entry in enumerate(found)]
    g.advisors = read_advisors(entries)
    for entry in entries:
        g.hands.append(sorted(CITIZEN_WORDS.listed(entry, "hand")))
        g.played.append(CITIZEN_WORDS.single(entry, "played"))
        entry.done()
    g.mobilisation = top.flag("mobilisation", False)
    if g.mobilisation and len(entries) > 1:
        raise Problem("position-solo", "FP-SETUP.61", got=len(entries))


def read_advisors(entries: list[Reader]) -> list[int]:
    """As named; a seat without one gets the next that is free. A dash: it has still to choose."""
    named = [ADVISOR_WORDS.single(entry, "advisor") if entry.has("advisor") else -2 for entry in entries]
    free = [advisor for advisor in range(len(ADVISOR_NAMES)) if advisor not in named]
    found = [free.pop(0) if advisor == -2 else advisor for advisor in named]
    for advisor in found:
        if (advisor == NONE) != (found[0] == NONE) or (advisor != NONE and found.count(advisor) > 1):
            raise Problem("position-advisors", "FP-SETUP.60")
    return found


def read_course(g: City, top: Reader) -> None:
    seats = len(g.hands)
    g.scenario = SCENARIO_NAMES.index(top.choice("scenario", SCENARIO_NAMES[0], SCENARIO_NAMES))
    society = top.choice("society", SOCIETY_NAMES[0], SOCIETY_NAMES)
    difficulty = top.choice("difficulty", LEVELS[0], LEVELS)
    g.society = next(i for i, card in enumerate(SOCIETIES) if (card.name, card.difficulty) == (society, difficulty))
    g.round = top.number("round", 1, 1, numbers.ROUNDS)
    g.phase = PHASES.index(top.choice("phase", "over" if top.has("cause") else "action", PHASES))
    g.leader = top.number("leader", 0, 0, seats - 1)
    g.turn = top.seat("turn", seats)
    g.passes = top.number("passes", 0, 0, seats)
    g.shifted = top.flag("shifted")
    if g.phase == OVER:
        g.cause = CAUSES.index(top.choice("cause", CAUSES[RESIGNED], CAUSES))


def read_proposals(g: City, texts: list[Any]) -> None:
    if texts:
        if len(texts) != len(g.hands) or not all([isinstance(text, str) for text in texts]):
            raise Problem("position-type", where="proposals", want="a text for each seat", got=shown(texts))
        made = [read_proposal(g, seat, text) if text else None for seat, text in enumerate(texts)]
        g.proposals = tuple(made) if any(texts) else ()


def read_proposal(g: City, seat: int, text: str) -> Action:
    """An answer open to whoever is asked, from another seat; or that whoever is asked has asked the others."""
    if text == CALL[0] and call_refused(g, seat, CALL) is None:
        return CALL
    if propose_refused(g, seat, ("propose", text)) is not None:
        raise Problem("position-misplaced", "FP-GEN.3", where="proposals", card=shown(text))
    return rules.read(g, asked(g, seat), text)
