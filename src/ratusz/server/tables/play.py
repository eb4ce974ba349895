"""What the log of a table amounts to: the match, what was told, and whether somebody asks for an undo. No I/O."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ...kernel.game import Game
from ...kernel.match import Match, Move, begin, set_up
from ...kernel.problem import Problem
from ...kernel.schema import Record
from ...kernel.state import Action, Event, State
from ...lessons.course import lesson_named
from ...lessons.lesson import OPEN, Lesson
from ...lessons.lesson import Standing as Learning
from ..calls.waits import AWHILE
from ..storage.journal import Entry, Late, Standing
from ..storage.store import Setup

if TYPE_CHECKING:
    from .course import Course

ACT: Final = "act"
TRY: Final = "try"  # an effect tried out, in a record brought in
UNDO: Final = "undo"  # its text: how many moves are taken back
ASK: Final = "ask"  # for an undo; its text as above
AGREE: Final = "agree"
REFUSE: Final = "refuse"
LESSON: Final = "lesson"  # a wrong try is taken back; its text: how many moves, and the name of the answer to it
LEFT: Final = "left"  # somebody got up in mid-game; its text: who
POSITION: Final = "position"  # the game goes on from this position: the rules have changed
RULES: Final = "rules"  # follows it: what became of the moves made since; its text is a Change

# Time. These entries change nothing in the game.
CLOCK: Final = "clock"  # its text: the clocks of the table run (on) or stand (off), or one of the following about this seat
ON: Final = "on"
OFF: Final = "off"
BOT: Final = "bot"  # a bot plays it: its clock stands
BACK: Final = "back"  # its person plays it again, with the time that was left
FRESH: Final = "fresh"  # its person plays it again, with all the time
TIMEOUT: Final = "timeout"  # this seat has no time left
WAIT: Final = "wait"  # this seat gives another, its text, all its time again
STAND: Final = "stand"  # this seat lets a bot play on for another, its text
END: Final = "end"  # this seat would end the game, because another, its text, has no time left
ENDED: Final = "ended"  # all have said so: it is over, without a result
TIMES: Final = (CLOCK, TIMEOUT, WAIT, STAND, END, ENDED)

ARCHIVE: Final = "archive"
NOBODY: Final = -1


class Moment(NamedTuple):
    """What of an entry is to be told at length: its lines from `line` to before `until`, and what they changed."""

    kind: str
    line: int
    until: int
    changes: list[tuple[str, int, int]]  # what is counted, before and after


class Told:
    """An entry of the log and what it told."""

    __slots__ = ("after", "entry", "events", "moments", "moves", "took_back", "undone", "waiting")

    def __init__(self, entry: Entry, events: list[Event], after: State | None = None) -> None:
        self.entry = entry
        self.events = events
        self.after = after  # how it stood then, as far as that is known
        self.moments: dict[int | None, list[Moment]] = {}  # by the eyes that were told of them
        self.moves = 0  # how many there were then
        self.waiting: tuple[int, ...] = ()  # who was waited for then, where that costs time
        self.took_back: list[int] = []  # of an undo: the entries it took back
        self.undone = False


class Request:
    """Somebody asks the others to let him take back what was done since his own last move."""

    def __init__(self, by: int, count: int) -> None:
        self.by = by
        self.count = count  # how many moves would be taken back
        self.agreed: set[int] = set()


class Change(msgspec.Struct, frozen=True):
    """What became of the moves when the rules changed."""

    after: int  # the position is that after this entry
    again: int  # so many moves made since then stand: they are the entries that follow
    lost: list[tuple[int, str]]  # the others: whose, and which
    asked: dict[int, int] = {}  # by seat the game waited for: since when


class Play:
    def __init__(
        self, match: Match, opening: Entry, lesson: Lesson | None = None, hints: bool = True, timed: bool = False
    ) -> None:
        self.match = match
        self.hints = hints  # whether people may ask bots what to do
        self.timed = timed  # whether the table has a pace
        self.lesson = lesson  # which it is played as
        self.learned: Learning | None = None  # how that stood when somebody last asked
        self.seq = opening.seq
        self.told: list[Told] = [Told(opening, match.opening, match.state)]
        self.standing_moves: list[Told] = []  # the told of match.moves, one by one
        self.request: Request | None = None
        self.peeked = 0  # how many moves were taken back that had shown something hidden
        self.course: Course | None = None  # how it went (course.py), when it is over and somebody has asked
        self.late: dict[int, int] = {}  # the seats that have no time left, until somebody decides about it; since when
        self.ending: set[int] = set()  # who would end it for that
        self.ended = False  # they have
        self.asked: dict[int, int] = {}  # by seat the game waits for: since when
        self.wait(self.told[0])
        self.refused: dict[int, int] = {}  # by seat: at how many moves a request of his was turned down

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return self.ended or self.match.over

    @property
    def moves(self) -> int:
        return len(self.match.moves)

    def waiting(self) -> tuple[int, ...]:
        """Whose answer the game waits for."""
        return () if self.ended else self.game.rules.seats(self.match.state)

    def remind(self, seat: int) -> int:
        """From when on a seat that is waited for may be reminded."""
        return self.asked[seat] + AWHILE

    def still_asks(self, seat: int, seq: int) -> bool:
        """Whether a seat has to answer the very question it had to answer after that entry, because since then others have only
        answered the same question together with it, have said something aside, or left, or time has passed."""
        added = [told.entry for told in self.told[seq - self.seq :]] if seq < self.seq else []
        since = [entry for entry in added if entry.kind != LEFT and entry.kind not in TIMES]
        if not added or len(since) > self.moves or any([entry.kind != ACT or entry.seat == seat for entry in since]):
            return False
        question = self.game.rules.waiting(self.state_at(self.moves - len(since)), seat)
        return question is not None and question == self.game.rules.waiting(self.match.state, seat)

    def checked(self, seat: int, text: str) -> Action:
        """An action that the seat can do now. Problem: it cannot, or it means nothing."""
        action = self.match.read(seat, text)
        self.game.rules.check(self.match.state, seat, action)
        return action

    def carry_out(self, entry: Entry) -> Told:
        """The next entry. Problem: it cannot be, and nothing has changed."""
        assert entry.seq == self.seq + 1
        told = Told(entry, [])
        if entry.kind == ACT:
            told.events = self.match.act(entry.seat, entry.text)
            told.entry = self.written(entry)
            self.moved(told)
        elif entry.kind == TRY:
            told.events = self.match.attempt(entry.seat, msgspec.json.decode(entry.text))
            self.moved(told)
        elif entry.kind == LEFT:
            told.events = self.match.leave(entry.seat)
        elif entry.kind in (UNDO, LESSON):
            told.took_back = self.take_back(retracted(entry))
        elif entry.kind == ASK:
            self.request = Request(entry.seat, int(entry.text))
        elif entry.kind == AGREE and self.request is not None:
            self.request.agreed.add(entry.seat)
        elif entry.kind == REFUSE and self.request is not None:
            self.refused[self.request.by] = self.moves
            self.request = None
        elif entry.kind in TIMES:
            self.time(entry)
        elif entry.kind == RULES:
            self.asked = change_of(entry).asked  # nobody waits anew for that
        told.after = self.match.state
        told.moves = self.moves
        self.wait(told)
        self.told.append(told)
        self.seq = entry.seq
        return told

    def wait(self, told: Told) -> None:
        """For whom the game waits from here on, and who has been waited for before."""
        waiting = self.waiting()
        self.asked = {seat: self.asked.get(seat, told.entry.at) for seat in waiting}
        if self.timed:
            told.waiting = waiting

    def time(self, entry: Entry) -> None:
        """What time has to do with it."""
        if entry.kind == TIMEOUT:
            self.late[entry.seat] = entry.at
        elif entry.kind == END:
            self.ending.add(entry.seat)
        elif entry.kind == ENDED:
            self.ended = True
        elif entry.kind in (WAIT, STAND) or entry.text == FRESH:
            self.late.pop(entry.seat if entry.kind == CLOCK else int(entry.text), None)
            self.ending.clear()

    def written(self, entry: Entry) -> Entry:
        """The entry of the move just made, with the action as the match has written it."""
        text = self.match.moves[-1].text
        try:
            check_plain(text)
        except Problem:
            self.match.undo(consent=True)
            raise
        return entry if entry.text == text else msgspec.structs.replace(entry, text=text)

    def moved(self, told: Told) -> None:
        self.standing_moves.append(told)
        self.request = None
        if self.late.pop(told.entry.seat, None) is not None:
            self.ending.clear()

    def take_back(self, count: int) -> list[int]:
        if count > self.moves:
            raise Problem("undo-nothing")
        taken: list[int] = []
        self.learned = None
        self.course = None
        for _ in range(count):
            self.peeked += self.match.state.revealed > self.match.moves[-1].before.revealed
            self.match.undo(consent=True)
            told = self.standing_moves.pop()
            told.undone, told.after, told.moments = True, None, {}
            for event in told.events:
                event.before = event.since = None  # nobody is shown it any more
            taken.append(told.entry.seq)
        self.request = None
        return taken

    def learning(self) -> Learning | None:
        """How the lesson stands; None: it is none."""
        if self.lesson is None:
            return None
        self.learned = self.lesson.standing(self.match, self.learned)
        return self.learned

    def answer_to(self, seat: int, text: str) -> str:
        """If an action is a wrong try of a lesson, the text of the entry that takes it back; else nothing."""
        learning = self.learning()
        if self.lesson is None or learning is None or learning.status != OPEN or seat != self.lesson.seat:
            return ""
        action = self.checked(seat, text)
        answer = self.lesson.answer(self.match, action)
        if answer is None:
            return ""
        under_way = 0 if self.lesson.deciding(self.match.state) else self.lesson.since_decision(self.match)
        return f"{under_way + 1} {answer.name}"

    def answers(self, move: Move) -> bool:
        """Whether a move answers a question: it is neither an aside nor an effect tried out."""
        return move.effect is None and move.text.partition(" ")[0] not in self.game.rules.asides

    def since_own_move(self, seat: int) -> int:
        """How many moves there are from the last one of a seat on."""
        for count, move in enumerate(reversed(self.match.moves), 1):
            if move.seat == seat:
                return count
        raise Problem("undo-nothing")

    def entry_at(self, at: int) -> int:
        """The last entry of those that led to so many moves."""
        return self.seq if at == self.moves else self.standing_moves[at - 1].entry.seq if at else self.told[0].entry.seq

    def told_until(self, at: int) -> list[Told]:
        """What led to so many moves: the opening, the moves that stand, and who left meanwhile."""
        last = self.entry_at(at)
        standing = [one for one in self.told if one.entry.kind == LEFT or (one.entry.kind in (ACT, TRY) and not one.undone)]
        return [self.told[0], *[one for one in standing if one.entry.seq <= last]]

    def state_at(self, at: int) -> State:
        """The state after so many moves."""
        if not 0 <= at <= self.moves:
            raise Problem("move-unknown", got=at, most=self.moves)
        return self.match.state if at == self.moves else self.match.moves[at].before

    def standing(self, status: str) -> Standing:
        """How the table stands, for lists."""
        return Standing(
            self.moves,
            self.match.state.round,
            list(self.waiting()),
            self.game.result(self.match.state).winners if self.match.over else [],
            "over" if self.over and status != ARCHIVE else status,
            self.asked,
            Late(self.late, sorted(self.ending)),
        )


def opened(game: Game, setup: Setup) -> Play:
    """A table before its first entry."""
    if setup.start:
        match = set_up(game, setup.start)
    else:
        match = begin(game, setup.players, setup.options, setup.seed)
    return begun(match, Entry(0, NOBODY, POSITION, "", setup.created), setup)


def begun(match: Match, opening: Entry, setup: Setup) -> Play:
    return Play(match, opening, lesson_of(setup), setup.hints, setup.pace is not None)


def lesson_of(setup: Setup) -> Lesson | None:
    """The lesson a table is played as; one that is no longer there leaves a table like any other."""
    with suppress(Problem):
        return lesson_named(setup.game, setup.lesson) if setup.lesson else None
    return None


def replayed(game: Game, setup: Setup, entries: list[Entry]) -> Play:
    """A table from its whole log; it begins anew where a position stands in it."""
    begins = max([number for number, entry in enumerate(entries) if entry.kind == POSITION], default=None)
    if begins is None:
        play = opened(game, setup)
    else:
        play = begun(set_up(game, entries[begins].text), entries[begins], setup)
        for gone in [entry.seat for entry in entries[:begins] if entry.kind == LEFT]:
            play.match.leave(gone)
        entries = entries[begins + 1 :]
    for entry in entries:
        play.carry_out(entry)
    return play


def line_of(entries: list[Entry]) -> list[Entry]:
    """The moves of a log that were not taken back, from the beginning of the game on, or from a position that does not tell what
    was before it. For this no rules are needed."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind in (ACT, TRY):
            moves.append(entry)
        elif entry.kind in (UNDO, LESSON):
            del moves[len(moves) - retracted(entry) :]
        elif entry.kind == POSITION:
            moves = []
        elif entry.kind == RULES:
            after = change_of(entry).after
            moves = line_of([one for one in entries if one.seq <= after])
    return moves


def retracted(entry: Entry) -> int:
    """How many moves an entry takes back."""
    return int(entry.text.partition(" ")[0])


def change_of(entry: Entry) -> Change:
    return msgspec.json.decode(entry.text, type=Change)


class Rescue:
    """A way on for a table whose rules have changed: a position of its past, and what was done since as far as it can be."""

    def __init__(self, match: Match, after: int, moves: list[Entry]) -> None:
        self.after = after
        self.position = match.game.position(match.state)
        self.again: list[Entry] = []
        play = Play(match, Entry(0, NOBODY, POSITION, "", 0))
        for entry in moves:
            try:
                play.carry_out(msgspec.structs.replace(entry, seq=play.seq + 1))
            except Exception:  # not legal any more; and the new rules may stumble over what the old ones left in any way
                break
            self.again.append(entry)
        # What came after a move that cannot be made was an answer to what that move had led to.
        self.lost = moves[len(self.again) :]

    def entries(self, last: int, at: int, asked: dict[int, int]) -> list[Entry]:
        """What the log says of it."""
        change = Change(self.after, len(self.again), [(entry.seat, entry.text) for entry in self.lost], asked)
        told = [
            Entry(last + 1, NOBODY, POSITION, self.position, at),
            Entry(last + 2, NOBODY, RULES, msgspec.json.encode(change).decode(), at),
        ]
        return told + [msgspec.structs.replace(entry, seq=last + 3 + number) for number, entry in enumerate(self.again)]


def rescued(game: Game, setup: Setup, entries: list[Entry], snapshots: list[tuple[int, str]]) -> Rescue | None:
    """How a table whose rules have changed goes on: from the newest snapshot that can be read or, if that keeps more of the
    moves, from the beginning. None: nothing helps."""
    line = line_of(entries)
    found: list[Rescue] = []
    for seq, position in sorted(snapshots, reverse=True):
        before = line_of([entry for entry in entries if entry.seq <= seq])
        if seq >= torn(entries) and before == line[: len(before)]:  # else it holds moves taken back since
            try:
                found.append(Rescue(set_up(game, position), seq, line[len(before) :]))
                break
            except Exception:  # a position as the old rules wrote it need not mean anything to the new ones
                continue
    if torn(entries) == 0 and (not found or found[0].lost):
        with suppress(Problem):  # there may be no such options any more
            found.append(Rescue(opened(game, setup).match, 0, line))
    return min(found, key=lambda one: len(one.lost), default=None)


def torn(entries: list[Entry]) -> int:
    """The last entry that cuts the log off from what was before it: a position that does not say what became of the moves."""
    told = [entry.seq - 1 for entry in entries if entry.kind == RULES]
    return max([entry.seq for entry in entries if entry.kind == POSITION and entry.seq not in told], default=0)


def outdated(game: Game, setup: Setup) -> Problem | None:
    """Why the log of a table cannot be replayed: other rules or other cards made it."""
    if setup.rules != game.version:
        return Problem("record-rules", game=game.name, got=setup.rules, want=game.version)
    if setup.content != game.content:
        return Problem("record-content", game=game.name, got=setup.content, want=game.content)
    return None


def check_plain(text: str) -> None:
    """Databases cut a text off at letters nobody can see, or refuse it: the log would not say what was done."""
    if not text.isprintable():
        raise Problem("message-form", field="action", detail=Problem("value-letters"))


def entries_of(found: Record) -> list[Entry]:
    """The moves of a record as a log."""
    entries: list[Entry] = []
    for seq, move in enumerate(found.moves, 1):
        if move[1:] == [LEFT]:
            entries.append(Entry(seq, move[0], LEFT, "", 0))
        elif len(move) == 3:
            entries.append(Entry(seq, move[0], TRY, msgspec.json.encode(move[2]).decode(), 0))
        else:
            check_plain(move[1])
            entries.append(Entry(seq, move[0], ACT, move[1], 0))
    return entries
