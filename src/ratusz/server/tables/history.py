"""Games that are over, as they were told: what each pair of eyes saw after every move. When the rules of a game have changed, its
log can no longer be replayed, but this can be shown and exported. Of a game still played there is none."""

import zlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from structlog.stdlib import get_logger

from ...games.catalogue import game_named
from ...kernel.chance import commitment
from ...kernel.game import laid_open
from ...kernel.match import FORMAT
from ...kernel.problem import Problem
from ...kernel.state import Event
from ...kernel.view import View
from ...words import sentences
from ...words.verdict import outcome, with_gone
from ..storage.journal import Entry
from ..storage.store import Seat, Setup
from ..thinking.thinkers import Packed, packed
from .play import ARCHIVE, LEFT, POSITION, RULES, TRY, Play, Told, line_of, outdated, replayed
from .speech import QuickWords, speech
from .telling import OPEN, Frame, Teller, gone, names

TOGETHER: Final = 16  # moments in a part: views a move apart are nearly the same, and squeezed together take little room
AT_HAND: Final = 8  # games somebody looks at now: who goes through one asks for one move after the other

logger = get_logger()

Fact = tuple[str, str, int, dict[str, Any]]  # an event: kind, clause, who may see it, figures


class Moment(msgspec.Struct, frozen=True):
    """How the game stood after so many moves, besides what could be seen."""

    entry: Entry  # that led to it
    facts: list[Fact]
    waiting: list[int]
    question: list[Any]  # the task that asked the first of them
    left: list[Entry] = []  # who got up since the moment before


class Story(msgspec.Struct, frozen=True):
    """All but the views; the first part of a history."""

    record: dict[str, Any]
    moments: list[Moment]

    @property
    def moves(self) -> int:
        return len(self.moments) - 1


Views = list[list[msgspec.Raw]]  # by moment; in each, that of a spectator and then those of the seats


def told(setup: bytes, entries: bytes) -> list[bytes]:
    """The history of a game in parts, from its log. Empty if it is not over, or our rules are not those it was played by."""
    found = msgspec.msgpack.decode(setup, type=Setup)
    game = game_named(found.game)
    if outdated(game, found) is not None:
        return []
    play = replayed(game, found, msgspec.msgpack.decode(entries, type=list[Entry]))
    if not play.over and found.status != ARCHIVE:
        return []
    leavings = [told.entry for told in play.told if told.entry.kind == LEFT]
    moments = [moment(play, at, leavings) for at in range(play.moves + 1)]
    story = Story(play.match.record(), moments)
    parts = [range(begin, min(begin + TOGETHER, len(moments))) for begin in range(0, len(moments), TOGETHER)]
    squeezed_parts = [squeezed([views_at(play, at) for at in part]) for part in parts]
    return [zlib.compress(msgspec.msgpack.encode(story)), *squeezed_parts]


def moment(play: Play, at: int, leavings: list[Entry]) -> Moment:
    g, rules = play.state_at(at), play.game.rules
    told = play.told[0] if at == 0 else play.standing_moves[at - 1]
    waiting = list(rules.seats(g))
    task = rules.waiting(g, waiting[0]) if waiting else None
    facts = [(event.kind, event.rule, event.seen, event.figures) for event in told.events]
    since = play.entry_at(at - 1) if at else told.entry.seq
    left = [entry for entry in leavings if since < entry.seq <= play.entry_at(at)]
    return Moment(told.entry, facts, waiting, [] if task is None else rules.task_data(g, task), left)


def views_at(play: Play, at: int) -> list[View]:
    return [play.game.view(play.state_at(at), eyes) for eyes in (None, *range(play.match.seats))]


def squeezed(part: list[list[View]]) -> bytes:
    """Each pair of eyes for itself, so that what is alike lies side by side."""
    return zlib.compress(msgspec.json.encode(list(zip(*part, strict=True))))


def story_of(told: bytes) -> Story:
    return msgspec.msgpack.decode(zlib.decompress(told), type=Story)


def views_of(told: bytes, at: int) -> list[View]:
    """What was to be seen at a moment, from the part it lies in."""
    by_eyes = msgspec.json.decode(zlib.decompress(told), type=Views)
    return [msgspec.json.decode(moments[at % TOGETHER]) for moments in by_eyes]


def part_with(at: int) -> int:
    return 1 + at // TOGETHER


class Glance(msgspec.Struct, frozen=True):
    """From where somebody looks at a game that is over."""

    at: int | None  # after so many moves; None: after the last
    eyes: int | None
    language: str

    def moment(self, moves: int) -> int:
        at = moves if self.at is None else self.at
        if not 0 <= at <= moves:
            raise Problem("move-unknown", got=at, most=moves)
        return at


# What follows is done in another process, as telling a game for the first time may take a second.


def shown(setup: bytes, entries: bytes, seats: bytes, glance: Glance) -> bytes | Packed:
    """A moment of a game that is over, from its log."""
    play = played(setup, entries)
    teller = Teller(speech(glance.language), play, msgspec.msgpack.decode(seats, type=list[Seat]), glance.eyes)
    try:
        return msgspec.json.encode(teller.replay(glance.moment(play.moves), glance.eyes))
    except Problem as problem:
        return packed(problem)


@lru_cache(AT_HAND)
def played(setup: bytes, entries: bytes) -> Play:
    found = msgspec.msgpack.decode(setup, type=Setup)
    return replayed(game_named(found.game), found, msgspec.msgpack.decode(entries, type=list[Entry]))


def retold(story: bytes, views: bytes, seats: bytes, glance: Glance) -> bytes:
    """The same of a game by older rules, from what is left of it: the story, and the part with the views of this moment."""
    found = story_of(story)
    at = glance.moment(found.moves)
    retelling = Retelling(speech(glance.language), found, msgspec.msgpack.decode(seats, type=list[Seat]))
    return msgspec.json.encode(retelling.told_at(at, glance.eyes, views_of(views, at)))


def told_of(moment: Moment) -> list[Told]:
    return [Told(moment.entry, [Event(*fact) for fact in moment.facts]), *[Told(entry, []) for entry in moment.left]]


class Retelling(Teller):
    """Tells of a game that is over by what is left of it. The words are those of today: what they cannot say, they leave out."""

    def __init__(self, w: QuickWords, story: Story, seats: list[Seat]) -> None:
        self.game = game_named(story.record["game"])
        self.w = w.of(self.game.name)
        self.names = self.called = names(self.w, seats)
        self.gone = gone(self.w, self.names, seats)
        self.story = story
        self.told_of = [told_of(moment) for moment in story.moments]
        self.lines_told = {}

    def told(self, event: Event) -> Frame:
        try:
            return super().told(event)
        except Exception:  # in other words than ours
            self.unsaid("event", kind=event.kind)
            return {"kind": event.kind, "rule": event.rule, "text": event.kind}

    def calling(self, view: View) -> list[str]:
        try:
            return super().calling(view)
        except Exception:  # a view that does not say any more, in our words, who plays what
            self.unsaid("names")
            return self.names

    def told_at(self, at: int, eyes: int | None, views: list[View]) -> Frame:
        moment = self.story.moments[at]
        view = laid_open(views[0], views[1:]) if eyes == OPEN else views[0 if eyes is None else eyes + 1]
        log = self.log_until(at)
        self.called = self.calling(view)
        return {
            "at": at,
            "moves": self.story.moves,
            "view": view,
            "log": [self.entry(one, eyes, at_length=False) for one in log],
            "waiting": moment.waiting,
            "question": self.asked(moment),
            "result": None if moment.waiting else self.ended(log, view),
            "text": self.drawn(view),
            "forecast": {},  # these rules are not at hand
            "continuable": False,
        }

    def log_until(self, at: int) -> list[Told]:
        return sorted([told for one in self.told_of[: at + 1] for told in one], key=lambda told: told.entry.seq)

    def unsaid(self, what: str, **facts: str) -> None:
        logger.exception("retelling failed", game=self.game.name, rules=self.story.record["rules"], what=what, **facts)

    def asked(self, moment: Moment) -> str:
        if not moment.question:
            return ""
        task, seat = moment.question, moment.waiting[0]
        try:
            question = sentences.question(self.w, self.game.name, task[0], self.called, task)
            return sentences.question_to(self.w, self.called[seat], question)
        except Exception:  # something that is not asked any more
            self.unsaid("question", task=task[0])
            return ""

    def drawn(self, view: View) -> list[str]:
        try:
            return self.text(view)
        except Exception:  # a view with other things in it than we can draw
            self.unsaid("table")
            return []

    def ended(self, log: list[Told], view: View) -> Frame:
        result = self.story.record["result"]
        events = [event for told in log for event in told.events]
        try:
            sentence = outcome(self.w, self.game.name, result, events, view, self.names)
            sentence = with_gone(self.w, sentence, [self.gone[seat] for seat in result.get("left", [])])
        except Exception:  # an end that games do not have any more
            self.unsaid("result")
            sentence = ""
        return {"left": [], **result, "peeked": None, "sentence": sentence, "course": []}


def as_it_was(setup: Setup, entries: list[Entry], snapshots: list[tuple[int, str]], whole: bool) -> dict[str, Any]:
    """The record of a game by rules we do not have, from its log; sealed unless `whole`."""
    positions = [entry for entry in entries if entry.kind == POSITION]
    begin = positions[-1].seq if positions else 0
    seed, start = (setup.seed, setup.start) if not positions else ("", positions[-1].text)
    return {
        "format": FORMAT,
        "game": setup.game,
        "rules": setup.rules,
        "content": setup.content,
        "seats": setup.players,
        "options": setup.options,
        "commitment": commitment(seed) if seed else "",
        "seed": seed if whole else "",
        "start": start if whole else "",
        "moves": [move_of(entry) for entry in made(entries, begin)] if whole else [],
        "snapshot": snapshots[-1][1] if whole and snapshots else "",
        "result": {},
    }


def made(entries: list[Entry], begin: int) -> list[Entry]:
    """The moves since an entry that were not taken back and, between them, who left; who had left before comes first."""
    standing = {move.seq for move in line_of([entry for entry in entries if entry.seq > begin and entry.kind != RULES])}
    return [entry for entry in entries if entry.kind == LEFT or entry.seq in standing]


def move_of(entry: Entry) -> list[Any]:
    if entry.kind == LEFT:
        return [entry.seat, LEFT]
    return [entry.seat, TRY, msgspec.json.decode(entry.text)] if entry.kind == TRY else [entry.seat, entry.text]
