"""What the log of a table amounts to: the match, what was told, and whether somebody asks for an undo. No I/O."""

from contextlib import suppress
from typing import Final

import msgspec

from ..kernel.game import Game
from ..kernel.match import Match, begin, set_up
from ..kernel.problem import Problem
from ..kernel.schema import Record
from ..kernel.state import Action, Event, State
from .journal import Entry, Standing
from .store import Setup

ACT: Final = "act"
TRY: Final = "try"  # an effect tried out, in a record brought in
UNDO: Final = "undo"  # its text: how many moves are taken back
ASK: Final = "ask"  # for an undo; its text as above
AGREE: Final = "agree"
REFUSE: Final = "refuse"
LEFT: Final = "left"  # somebody got up in mid-game; its text: who
POSITION: Final = "position"  # the game goes on from this position: the rules have changed
RULES: Final = "rules"  # follows it: what became of the moves made since; its text is a Change

ARCHIVE: Final = "archive"
NOBODY: Final = -1


class Told:
    """An entry of the log and what it told."""

    __slots__ = ("entry", "events", "took_back", "undone")

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events
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


class Play:
    def __init__(self, match: Match, opening: Entry) -> None:
        self.match = match
        self.seq = opening.seq
        self.told: list[Told] = [Told(opening, match.opening)]
        self.standing_moves: list[Told] = []  # the told of match.moves, one by one
        self.request: Request | None = None
        self.refused: dict[int, int] = {}  # by seat: at how many moves a request of his was turned down

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def moves(self) -> int:
        return len(self.match.moves)

    def waiting(self) -> tuple[int, ...]:
        """Whose answer the game waits for."""
        return self.game.rules.seats(self.match.state)

    def still_asks(self, seat: int, seq: int) -> bool:
        """Whether a seat has to answer the very question it had to answer after that entry, because since then others have only
        answered the same question together with it, have said something aside, or left."""
        added = [told.entry for told in self.told[seq - self.seq :]] if seq < self.seq else []
        since = [entry for entry in added if entry.kind != LEFT]
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
        elif entry.kind == UNDO:
            told.took_back = self.take_back(int(entry.text))
        elif entry.kind == ASK:
            self.request = Request(entry.seat, int(entry.text))
        elif entry.kind == AGREE and self.request is not None:
            self.request.agreed.add(entry.seat)
        elif entry.kind == REFUSE and self.request is not None:
            self.refused[self.request.by] = self.moves
            self.request = None
        self.told.append(told)
        self.seq = entry.seq
        return told

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

    def take_back(self, count: int) -> list[int]:
        if count > self.moves:
            raise Problem("undo-nothing")
        taken: list[int] = []
        for _ in range(count):
            self.match.undo(consent=True)
            told = self.standing_moves.pop()
            told.undone = True
            taken.append(told.entry.seq)
        self.request = None
        return taken

    def since_own_move(self, seat: int) -> int:
        """How many moves there are from the last one of a seat on."""
        for count, move in enumerate(reversed(self.match.moves), 1):
            if move.seat == seat:
                return count
        raise Problem("undo-nothing")

    def told_until(self, at: int) -> list[Told]:
        """What led to so many moves: the opening, the moves that stand, and who left meanwhile."""
        last = self.seq if at == self.moves else self.standing_moves[at - 1].entry.seq if at else self.told[0].entry.seq
        standing = [one for one in self.told if one.entry.kind == LEFT or (one.entry.kind in (ACT, TRY) and not one.undone)]
        return [self.told[0], *[one for one in standing if one.entry.seq <= last]]

    def state_at(self, at: int) -> State:
        """The state after so many moves."""
        if not 0 <= at <= self.moves:
            raise Problem("move-unknown", got=at, most=self.moves)
        return self.match.state if at == self.moves else self.match.moves[at].before

    def standing(self, status: str) -> Standing:
        """How the table stands, for lists."""
        over = self.match.over
        return Standing(
            self.moves,
            self.match.state.round,
            list(self.waiting()),
            self.game.result(self.match.state).winners if over else [],
            "over" if over and status != ARCHIVE else status,
        )


def opened(game: Game, setup: Setup) -> Play:
    """A table before its first entry."""
    if setup.start:
        match = set_up(game, setup.start)
    else:
        match = begin(game, setup.players, setup.options, setup.seed)
    return Play(match, Entry(0, NOBODY, POSITION, "", setup.created))


def replayed(game: Game, setup: Setup, entries: list[Entry]) -> Play:
    """A table from its whole log; it begins anew where a position stands in it."""
    begins = max([number for number, entry in enumerate(entries) if entry.kind == POSITION], default=None)
    if begins is None:
        play = opened(game, setup)
    else:
        play = Play(set_up(game, entries[begins].text), entries[begins])
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
        elif entry.kind == UNDO:
            del moves[len(moves) - int(entry.text) :]
        elif entry.kind == POSITION:
            moves = []
        elif entry.kind == RULES:
            after = change_of(entry).after
            moves = line_of([one for one in entries if one.seq <= after])
    return moves


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

    def entries(self, last: int, at: int) -> list[Entry]:
        """What the log says of it."""
        change = Change(self.after, len(self.again), [(entry.seat, entry.text) for entry in self.lost])
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
