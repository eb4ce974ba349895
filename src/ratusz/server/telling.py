"""What a pair of eyes may know of a table, as the frames that go over the wire. Only views and visible events get in here."""

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from structlog.stdlib import get_logger

from ..kernel.match import PLAYER_LEFT
from ..kernel.preview import Preview, forecast
from ..kernel.problem import Problem
from ..kernel.state import Action, Event, Refusal, State
from ..kernel.view import View
from ..words import problems, sentences
from ..words.bundle import Words
from ..words.foreseen import foreseen, remarks
from ..words.games import VOICES
from ..words.verdict import outcome, with_gone
from .play import ACT, AGREE, ASK, LEFT, POSITION, REFUSE, RULES, UNDO, Change, Play, Told, change_of
from .speech import QuickWords
from .store import Seat
from .thinkers import bot_title
from .watching import Look, same, watched

Frame = dict[str, Any]

logger = get_logger()

WIDTH = 130  # of the table as text: one column
FACTS = {UNDO: "undo", ASK: "undo-asked", AGREE: "undo-agreed", REFUSE: "undo-refused"}  # entries that tell no events
OPEN = -2  # eyes that see every hand, for games that are over


def names(w: Words, seats: list[Seat]) -> list[str]:
    """How the players are called; bots of one kind are told apart by number."""
    return called(w, tuple(seats))


@lru_cache(maxsize=10_000)
def called(w: Words, seats: tuple[Seat, ...]) -> list[str]:
    titles = [title(w, seat) for seat in seats]
    return [f"{name} {number + 1}" if titles.count(name) > 1 else name for number, name in enumerate(titles)]


def gone(called: list[str], seats: list[Seat]) -> list[str]:
    """By seat, how to call who has left it."""
    return [seat.left or name for seat, name in zip(seats, called, strict=True)]


def title(w: Words, seat: Seat) -> str:
    if seat.kind == "bot" or (seat.kind == "open" and seat.bot):
        return bot_title(w, seat.bot or "")
    return w.say("seat-open") if seat.kind == "open" else seat.name


class Teller:
    """Tells of one table, as it stands now, in one language. What does not depend on the language may be shared with others."""

    def __init__(self, w: QuickWords, play: Play, seats: list[Seat], views: dict[int | None, View] | None = None) -> None:
        self.w = w.of(play.game.name)
        self.play = play
        self.game = play.game
        self.names = names(w, seats)
        self.gone = gone(self.names, seats)
        self.views: dict[int | None, View] = {} if views is None else views
        self.questions: dict[int, str] = {}
        self.lines_told: dict[int, msgspec.Raw] = {}

    # What happened.

    def log(self, eyes: int | None, moves: int | None = None) -> list[Frame]:
        """The whole history, or up to so many moves of those that stand."""
        told = self.play.told if moves is None else self.play.told_until(moves)
        return [self.entry(one, eyes) for one in told]

    def entry(self, told: Told, eyes: int | None) -> Frame:
        entry = told.entry
        return {
            "seq": entry.seq,
            "by": entry.seat if entry.seat >= 0 else None,
            "kind": entry.kind,
            # What another seat has chosen may be hidden; what it led to is told by the lines.
            "action": entry.text if entry.kind == ACT and eyes in (entry.seat, OPEN) else None,
            "at": entry.at,
            "undone": told.undone,
            "lines": self.lines(told, eyes),
        }

    def lines(self, told: Told, eyes: int | None) -> list[Any]:
        entry = told.entry
        if entry.kind in FACTS:
            kind = FACTS[entry.kind]
            count = int(entry.text) if entry.kind in (UNDO, ASK) else 0
            text = self.w.say(f"fact-{kind}", player=self.names[entry.seat], count=count)
            return [{"kind": kind, "rule": "", "seat": entry.seat, "text": text}]
        if entry.kind == LEFT:
            text = self.w.say(f"event-{PLAYER_LEFT}", player=entry.text or self.gone[entry.seat])
            return [{"kind": PLAYER_LEFT, "rule": "", "seat": entry.seat, "text": text}]
        if entry.kind == POSITION and entry.seq > 0:
            return [{"kind": POSITION, "rule": "", "text": self.w.say("fact-position")}]
        if entry.kind == RULES:
            return self.changed(change_of(entry), eyes)
        return [self.line(event) for event in visible(told.events, eyes)]

    def changed(self, change: Change, eyes: int | None) -> list[Frame]:
        """What new rules have left of the moves. Which move of another it was, may have been hidden; that he made one was not."""
        lines: list[Frame] = []
        if change.again:
            lines.append({"kind": "again", "rule": "", "text": self.w.say("fact-again", count=change.again)})
        for seat, player in enumerate(self.names):
            lost = [text for by, text in change.lost if by == seat]
            if lost and eyes not in (seat, OPEN):
                text = self.w.say("fact-lost", player=player, count=len(lost))
                lines.append({"kind": "lost", "rule": "", "seat": seat, "text": text})
            else:
                said = [self.w.say("fact-lost-own", player=player, action=self.named(seat, text)) for text in lost]
                lines += [{"kind": "lost", "rule": "", "seat": seat, "text": text} for text in said]
        return lines

    def named(self, seat: int, text: str) -> str:
        """A move as its choice was labelled, if it still means something; else as it is written."""
        g = self.play.match.state
        try:
            structure = self.game.rules.structure(g, seat, self.game.rules.read(g, seat, text))
            return sentences.action(self.w, self.game.name, self.view(seat), seat, structure)
        except Exception:  # it was made by other rules, of which ours may know nothing
            return text

    def line(self, event: Event) -> msgspec.Raw:
        """What is told of an event is the same for all who may see it."""
        found = self.lines_told.get(id(event))
        if found is None:
            found = self.w.once(("event", event.kind, event.rule), (event.figures, self.names), lambda: self.told(event))
            self.lines_told[id(event)] = found
        return found

    def told(self, event: Event) -> msgspec.Raw:
        text = sentences.event(self.w, self.game.name, event.kind, event.figures, self.names)
        return raw({**event.figures, "kind": event.kind, "rule": event.rule, "text": text})

    # How it stands.

    def state(self, eyes: int | None, reasons: bool = True) -> Frame:
        """All of a state that depends on the game and the eyes alone; the reasons against what is asked for may be left out."""
        g = self.play.match.state
        return {
            "seq": self.play.seq,
            "moves": self.play.moves,
            "over": self.play.match.over,
            "eyes": eyes,
            "view": self.view(eyes),
            "asks": [] if eyes is None else self.asks(g, eyes, reasons),
            "waiting": [{"seat": seat, "question": self.question(g, seat)} for seat in self.play.waiting() if seat != eyes],
            "commitment": self.play.match.commitment,
            "result": self.result(g),
        }

    def view(self, eyes: int | None) -> View:
        if eyes not in self.views:
            self.views[eyes] = self.game.view(self.play.match.state, eyes)
        return self.views[eyes]

    def asks(self, g: State, seat: int, reasons: bool) -> list[Frame]:
        """What a seat can do now, and what it might expect but may not do, and why."""
        found: list[Frame] = []
        for offer in self.game.rules.offers(g, seat, reasons):
            if offer.task is None:
                ask = {"seat": seat, "kind": "aside", "aside": True, "question": self.w.say("question-aside")}
            else:
                ask = {"seat": seat, "kind": offer.task[0], "aside": False, "question": self.question(g, seat)}
            ask["actions"] = self.choices(g, seat, offer.legal)
            if offer.task is None or reasons:
                ask["refused"] = self.refusals(g, seat, offer.why)
            found.append(ask)
        return found

    def question(self, g: State, seat: int) -> str:
        """What the game waits for from a seat; everybody at the table is told the same."""
        if seat not in self.questions:
            task = self.game.rules.waiting(g, seat)
            assert task is not None
            data = self.game.rules.task_data(g, task)
            self.questions[seat] = self.w.once(
                ("question", task[0], seat),
                (data, self.names),
                lambda: sentences.question(self.w, self.game.name, task[0], seat, self.names, data),
            )
        return self.questions[seat]

    def choices(self, g: State, seat: int, legal: list[Action]) -> list[msgspec.Raw]:
        return [self.choice(g, seat, action) for action in legal]

    def choice(self, g: State, seat: int, action: Action) -> msgspec.Raw:
        """A label is the same at every table where what it was made of is the same: it is written once and told often."""
        words = self.game.rules.words(g, seat, action)
        view = self.view(seat)
        known: deque[tuple[list[Look], msgspec.Raw]] = self.w.versions(("choice", seat, str(words)))
        for looks, written in known:
            if same(view, looks):
                return written
        structure, text = self.game.rules.spelled(words)
        seen: list[Look] = []
        label = sentences.action(self.w, self.game.name, watched(view, seen), seat, structure)
        made = raw({**structure, "text": text, "label": label})
        known.appendleft((seen, made))
        return made

    def why(self, seat: int) -> list[msgspec.Raw]:
        """What a seat is asked for might be expected but is not allowed, and why."""
        g = self.play.match.state
        return self.refusals(g, seat, self.game.rules.explain(g, seat)[1])

    def refusals(self, g: State, seat: int, why: list[Refusal]) -> list[msgspec.Raw]:
        return [self.refusal(g, seat, *refused) for refused in why]

    def refusal(self, g: State, seat: int, action: Action, rule: str, figures: dict[str, Any]) -> msgspec.Raw:
        """Most of what is not allowed now was not allowed a move ago."""
        words = self.game.rules.words(g, seat, action)
        return self.w.once(("refused", rule), (words, figures), lambda: self.refused(words, rule, figures))

    def refused(self, words: list[Any], rule: str, figures: dict[str, Any]) -> msgspec.Raw:
        structure, text = self.game.rules.spelled(words)
        reason = sentences.refusal(self.w, self.game.name, rule, figures)
        return raw({**structure, "text": text, "rule": rule, "reason": reason})

    def result(self, g: State) -> Frame | None:
        if g.stack:
            return None
        match = self.play.match
        result = match.result()
        sentence = outcome(self.w, self.game.name, result["winners"], match.events(), self.names)
        return {**result, "sentence": with_gone(self.w, sentence, [self.gone[seat] for seat in match.gone])}

    def text(self, view: View) -> list[str]:
        """The table as lines of text."""
        return VOICES[self.game.name].table(self.w, view, self.names, WIDTH)

    # What is to come.

    def foreseen(self, found: Preview) -> Frame:
        return {
            **found.data(),
            "events": [self.line(event) for event in found.events],
            "remarks": remarks(self.w, self.game.name, found, self.names),
            "supposed": None if found.supposed is None else self.foreseen(found.supposed),
        }

    def forecast(self, g: State, eyes: int | None) -> Frame:
        """What was to come as things stood then."""
        return {name: self.foreseen(found) for name, found in forecast(self.game, self.game.view(g, eyes), eyes)}

    def previewed(self, action: str, found: Preview) -> Frame:
        """What an action will do, as data and in sentences."""
        text = foreseen(self.w, self.game.name, found, self.names)
        names = {name: VOICES[self.game.name].figure(self.w, name, self.names) for name in found.figures}
        return {"action": action, "foreseen": self.foreseen(found), "names": names, "text": text}

    # Looking back.

    def replay(self, at: int, eyes: int | None) -> Frame:
        g = self.play.state_at(at)
        view = self.game.open_view(g) if eyes == OPEN else self.game.view(g, eyes)
        waiting = self.game.rules.seats(g)
        return {
            "at": at,
            "moves": self.play.moves,
            "view": view,
            "log": self.log(eyes, at),
            "waiting": list(waiting),
            "question": self.question(g, waiting[0]) if waiting else "",
            "result": self.result(g),
            "text": self.text(view),
            "forecast": self.forecast(g, None if eyes == OPEN else eyes),
        }


def raw(frame: Frame) -> msgspec.Raw:
    """A part of a frame that is written only once."""
    return msgspec.Raw(msgspec.json.encode(frame))


def visible(events: list[Event], eyes: int | None) -> Iterable[Event]:
    if eyes == OPEN:
        # A fact for one seat is told to the others in a vaguer way; who sees all needs only the fact.
        facts = [event.seen for event in events]
        return [event for event in events if event.seen >= 0 or ~event.seen not in facts]
    return [event for event in events if event.visible(eyes)]


def problem_frame(w: Words, problem: Problem) -> Frame:
    """What is wrong, as every answer carries it."""
    try:
        message = problems.problem(w, problem)
    except LookupError:  # a sentence nobody has written must not cost anybody the connection
        logger.exception("no sentence", code=problem.code)
        message = w.say("wrong-somehow", code=problem.code)
    frame: Frame = {"code": problem.code, "message": message}
    if problem.rule:
        frame["rule"] = problem.rule
    return frame
