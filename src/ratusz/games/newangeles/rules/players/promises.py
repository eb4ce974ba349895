"""Promises: what was agreed without binding anybody, kept, broken or lapsed.

Each side of a note has its part. Capital and assets are given freely, the one a promise in words was made to says whether it was
kept, and support is judged when the deal it was promised for is over (ruling 2).
"""

from typing import Final

from ratusz.kernel.state import EVERYONE, Action, Refusal

from ...content.effects import NONE
from ...position.state import COUNTER, MAIN, Angeles, Trade
from ..vocabulary import rules
from .goods import NOTHING, Goods, given
from .trade import BROKEN, KEPT, LAPSED, OPEN, PARTS, Refused, hand_goods, numbered, uncovered

VERDICTS: Final = PARTS[KEPT:LAPSED]  # of the one it was promised to


def part_of(note: Trade, seat: int) -> int:
    """Which part of a note is that seat's: 0 the maker's, 1 the taker's, NONE."""
    return 0 if note[1] == seat else 1 if note[2] == seat else NONE


def settle_part(g: Angeles, note: Trade, part: int, state: int) -> None:
    """Told to all; when neither part is open any more the note goes."""
    parts = list(note[5])
    parts[part] = state
    at = g.notes.index(note)
    if OPEN in parts:
        g.notes[at] = (*note[:5], tuple(parts), note[6])
    else:
        g.notes.pop(at)
    seat: int = note[1 + part]
    if state == KEPT:
        g.kept = counted(g.kept, seat)
    elif state == BROKEN:
        g.broken = counted(g.broken, seat)
    tell_promise(g, note, part, state)


def tell_promise(g: Angeles, note: Trade, part: int, state: int) -> None:
    if g.listener is not None:
        figures = {"number": note[0], "seat": note[1 + part], "to": note[2 - part]}
        kind = "promise-kept" if state == KEPT else "promise-broken"
        if state == LAPSED:
            kind = "promise-lapsed"
        g.tell(kind, "NA-14.2", EVERYONE, figures)


def counted(promises: list[int], seat: int) -> list[int]:
    """A new list with one more for this seat: clones share the old one."""
    return [count + (other == seat) for other, count in enumerate(promises)]


def leave_part(g: Angeles, note: Trade, part: int, goods: Goods) -> None:
    """What a part still asks for; with nothing left it is kept."""
    if goods == NOTHING:
        settle_part(g, note, part, KEPT)
    else:
        at = g.notes.index(note)
        g.notes[at] = (*note[: 3 + part], goods, *note[4 + part :])


def judge_deal(g: Angeles) -> None:
    """A deal is over: what was promised for it was given or not, and what was promised for a later one is a deal nearer."""
    for number in [note[0] for note in g.notes]:
        for part in range(2):
            note = numbered(g.notes, number)
            if note is not None and note[5][part] == OPEN and note[3 + part][2] != NONE:
                judge_support(g, note, part)


def judge_support(g: Angeles, note: Trade, part: int) -> None:
    capital, assets, side, cards, later, _ = note[3 + part]
    seat: int = note[1 + part]
    if later:
        leave_part(g, note, part, (capital, assets, side, cards, later - 1, ""))
    elif g.stance[seat] == side and max(1, len(g.support[seat])) >= cards:  # 1: the top card of a deck
        leave_part(g, note, part, given(capital, assets))
    elif not excused(g, seat, side):
        settle_part(g, note, part, BROKEN)
    elif (capital, assets) == (0, ()):
        settle_part(g, note, part, LAPSED)
    else:
        tell_promise(g, note, part, LAPSED)
        leave_part(g, note, part, given(capital, assets))


def excused(g: Angeles, seat: int, side: int) -> bool:
    """Nobody breaks a promise who could not keep it: there was no such offer, or no right to support it (NA-54.6)."""
    absent = (g.main if side == MAIN else g.countering) == NONE
    return absent or seat == g.active or (side == COUNTER and (seat == g.countering or bool(g.bar >> seat & 1)))


def fulfil_refused(g: Angeles, seat: int, action: Action) -> Refused:
    """Capital and assets of one's own part, given freely (NA-14.1); support is given in the support step."""
    note = numbered(g.notes, action[1])
    part = NONE if note is None else part_of(note, seat)
    if note is None or part == NONE or note[5][part] != OPEN:
        return ("NA-14.2", {"number": action[1]})
    capital, assets, _, _, _, _ = note[3 + part]
    if (capital, assets) == (0, ()):
        return ("NA-14.2", {"number": action[1]})
    if g.mute & (1 << note[1] | 1 << note[2]):
        return ("NA-65.0", {"seat": seat})
    return uncovered(g, seat, given(capital, assets))


def fulfil_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    for note in g.notes:
        part = part_of(note, seat)
        if part != NONE and note[5][part] == OPEN and note[3 + part][:2] != (0, ()):
            action = ("fulfil", note[0])
            refusal = fulfil_refused(g, seat, action)
            if refusal is None:
                legal.append(action)
            else:
                why.append((action, *refusal))


@rules.aside("fulfil", "number:int", fulfil_menu, fulfil_refused)
def fulfil(g: Angeles, seat: int, action: Action) -> None:
    note = numbered(g.notes, action[1])
    assert note is not None
    part = part_of(note, seat)
    capital, assets, side, cards, later, _ = note[3 + part]
    hand_goods(g, seat, note[2 - part], given(capital, assets))
    leave_part(g, note, part, (0, (), side, cards, later, ""))


def judge_refused(g: Angeles, seat: int, action: Action) -> Refused:
    """Only the one it was promised to says whether a promise was kept; of support the deal says it."""
    note = numbered(g.notes, action[1])
    if note is None or not judged_by(note, seat) or action[2] not in VERDICTS:
        return ("NA-14.2", {"number": action[1]})
    return None


def judged_by(note: Trade, seat: int) -> bool:
    part = part_of(note, seat)
    return part != NONE and note[5][1 - part] == OPEN and note[4 - part][2] == NONE


def judge_menu(g: Angeles, seat: int, legal: list[Action], why: list[Refusal]) -> None:
    for note in g.notes:
        if judged_by(note, seat):
            legal += [("judge", note[0], verdict) for verdict in VERDICTS]


@rules.aside("judge", "number:int verdict:word", judge_menu, judge_refused)
def judge(g: Angeles, seat: int, action: Action) -> None:
    note = numbered(g.notes, action[1])
    assert note is not None
    settle_part(g, note, 1 - part_of(note, seat), PARTS.index(action[2]))
