"""What a pair of eyes may know of a table, as the frames that go over the wire. Only views and visible events get in here."""

from collections.abc import Iterable
from typing import Any

import msgspec
from structlog.stdlib import get_logger

from ...bots.titles import bot_title
from ...coach.hints import Advised
from ...coach.judged import Apart
from ...coach.telling import hint_reasons, poor_reasons
from ...kernel.game import ENDED, ROUND_OVER, Game
from ...kernel.match import PLAYER_LEFT
from ...kernel.nearness import away
from ...kernel.preview import Preview, forecast
from ...kernel.problem import Problem
from ...kernel.state import Action, Event, Refusal, State
from ...kernel.view import View
from ...lessons import texts as lessons
from ...lessons.course import following
from ...words import problems, sentences
from ...words.bundle import Words
from ...words.foreseen import foreseen, remarks
from ...words.games import VOICES
from ...words.verdict import outcome, with_gone
from ...words.voice import Forecast
from ..storage.journal import Entry
from ..storage.store import Seat
from .course import Moved, course, moved_by, pictures
from .play import ACT, AGREE, ASK, LEFT, LESSON, POSITION, REFUSE, RULES, TIMES, UNDO, Change, Moment, Play, Told, change_of
from .speech import ENCODER, QuickWords
from .timing import line_of
from .watching import Look, Remembered, watched

Frame = dict[str, Any]

logger = get_logger()

WIDTH = 130  # of the table as text: one column
FACTS = {UNDO: "undo", ASK: "undo-asked", AGREE: "undo-agreed", REFUSE: "undo-refused"}  # entries that tell no events
PLAIN: Frame = {"foregone": None, "closes": None}  # an ask that goes with no other
Names = tuple[list[str], list[str]]  # by seat: how the players are called, and how who has left it
OPEN = -2  # eyes that see every hand, for games that are over


def names(w: Words, seats: list[Seat]) -> list[str]:
    """How the players are called; bots of one kind are told apart by number."""
    titles = [title(w, seat) for seat in seats]
    return [f"{name} {number + 1}" if titles.count(name) > 1 else name for number, name in enumerate(titles)]


def gone(w: Words, called: list[str], seats: list[Seat]) -> list[str]:
    """By seat, how to call who has left it."""
    return [name if seat.left is None else seat.left or w.say("former-player") for seat, name in zip(seats, called, strict=True)]


def names_of(w: Words, seats: list[Seat]) -> Names:
    called = names(w, seats)
    return called, gone(w, called, seats)


def title(w: Words, seat: Seat) -> str:
    if seat.kind == "bot" or (seat.kind == "open" and seat.bot):
        return bot_title(w, seat.bot or "")
    if seat.kind == "open":
        return w.say("seat-open")
    return seat.name or w.say("former-player")


class Teller:
    """Tells of one table, as it stands now, in one language to one pair of eyes. What depends on neither may be shared, and
    names for as long as the seats are the same."""

    def __init__(
        self,
        w: QuickWords,
        play: Play,
        seats: list[Seat],
        eyes: int | None,
        views: dict[int | None, View] | None = None,
        known: Names | None = None,
    ) -> None:
        self.w = w.of(play.game.name)
        self.play = play
        self.game = play.game
        self.names, self.gone = known or names_of(self.w, seats)
        self.views: dict[int | None, View] = {} if views is None else views
        self.eyes = eyes
        self.called = self.calling(self.view(None if eyes == OPEN else eyes))  # how these eyes call the players
        self.questions: dict[int, str] = {}
        self.lines_told: dict[int, Frame] = {}

    def calling(self, view: View) -> list[str]:
        """How whoever sees this calls the players."""
        return VOICES[self.game.name].called(self.w, view, self.names)

    # What happened.

    def log(self, eyes: int | None) -> list[Frame]:
        """The whole history."""
        return [self.entry(one, eyes) for one in self.play.told]

    def entry(self, told: Told, eyes: int | None, at_length: bool = True) -> Frame:
        entry = told.entry
        act = entry.kind == ACT
        return {
            "seq": entry.seq,
            "by": entry.seat if entry.seat >= 0 else None,
            "kind": entry.kind,
            # What another seat has chosen may be hidden; what it led to is told by the lines.
            "action": entry.text if act and eyes in (entry.seat, OPEN) else None,
            "at": entry.at,
            "undone": told.undone,
            "lines": [self.line(event) for event in visible(told.events, eyes)] if act else self.lines(told, eyes),
            "moments": self.moments(told, eyes) if at_length else [],
        }

    def lines(self, told: Told, eyes: int | None) -> list[Any]:
        entry = told.entry
        if entry.kind in FACTS:
            kind = FACTS[entry.kind]
            count = int(entry.text) if entry.kind in (UNDO, ASK) else 0
            text = self.w.say(f"fact-{kind}", player=self.called[entry.seat], count=count)
            return [{"kind": kind, "rule": "", "seat": entry.seat, "text": text}]
        if entry.kind == LESSON and self.play.lesson is not None:
            answer = f"wrong-{entry.text.partition(' ')[2]}"
            if not lessons.knows(self.w, self.play.lesson, answer):  # it has been rewritten since
                return []
            text = lessons.said(self.w, self.play.lesson, answer)
            return [{"kind": LESSON, "rule": "", "seat": entry.seat, "text": text}]
        if entry.kind == LEFT:
            text = self.w.say(f"event-{PLAYER_LEFT}", player=entry.text or self.gone[entry.seat])
            return [{"kind": PLAYER_LEFT, "rule": "", "seat": entry.seat, "text": text}]
        if entry.kind == POSITION and entry.seq > 0:
            return [{"kind": POSITION, "rule": "", "text": self.w.say("fact-position")}]
        if entry.kind in TIMES:
            return [self.timed(entry)]
        if entry.kind == RULES:
            return self.changed(change_of(entry), eyes)
        return [self.line(event) for event in visible(told.events, eyes)]

    def timed(self, entry: Entry) -> Frame:
        """What time has to do with it."""
        message, about = line_of(entry)
        players = {"player": self.called[entry.seat] if entry.seat >= 0 else ""}
        other = {} if about is None else {"other": self.called[about]}
        text = self.w.say(f"fact-{message}", **players, **other)
        return {"kind": entry.kind, "rule": "", "text": text, **({"seat": entry.seat} if entry.seat >= 0 else {})}

    def moments(self, told: Told, eyes: int | None) -> list[Frame]:
        return [self.moment(one) for one in self.at_length(told, eyes)]

    def at_length(self, told: Told, eyes: int | None) -> list[Moment]:
        """What of an entry is to be told at length. What it has changed is counted once for all of the same eyes."""
        for event in told.events:
            if event.before is not None:
                break
        else:
            return []
        if eyes not in told.moments:
            told.moments[eyes] = moments_of(self.game, told, eyes)
        return told.moments[eyes]

    def moment(self, moment: Moment) -> Frame:
        changes = [
            {
                "figure": figure,
                "name": self.figure(figure),
                "before": before,
                "after": after,
                "text": VOICES[self.game.name].turned(self.w, figure, self.called, after > 0),
            }
            for figure, before, after in moment.changes
            if figure not in VOICES[self.game.name].silent
        ]
        title = self.w.say(f"stage-{moment.kind}")
        return {"kind": moment.kind, "title": title, "line": moment.line, "until": moment.until, "changes": changes}

    def figure(self, figure: str) -> str:
        return VOICES[self.game.name].figure(self.w, figure, self.called)

    def changed(self, change: Change, eyes: int | None) -> list[Frame]:
        """What new rules have left of the moves. Which move of another it was, may have been hidden; that he made one was not."""
        lines: list[Frame] = []
        if change.again:
            lines.append({"kind": "again", "rule": "", "text": self.w.say("fact-again", count=change.again)})
        for seat, player in enumerate(self.called):
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

    def line(self, event: Event) -> Frame:
        """What is told of an event is the same for all who may see it."""
        found = self.lines_told.get(id(event))
        if found is None:
            found = self.lines_told[id(event)] = self.told(event)
        return found

    def told(self, event: Event) -> Frame:
        text = self.w.about(
            self.called,
            ("event", event.kind),
            event.figures,
            lambda players: sentences.event(self.w, self.game.name, event.kind, event.figures, players),
        )
        return {**event.figures, "kind": event.kind, "rule": event.rule, "text": text}

    # How it stands.

    def state(self, eyes: int | None, reasons: bool = True) -> Frame:
        """All of a state that depends on the game and the eyes alone; the reasons against what is asked for may be left out."""
        g = self.play.match.state
        return {
            "seq": self.play.seq,
            "moves": self.play.moves,
            "over": self.play.over,
            "eyes": eyes,
            "view": self.view(eyes),
            "asks": [] if eyes is None else self.asks(g, eyes, reasons),
            "waiting": [
                {"seat": seat, "question": self.question_to(g, seat), "remind": self.play.remind(seat)}
                for seat in self.play.waiting()
                if seat != eyes
            ],
            "commitment": self.play.match.commitment,
            "result": self.result(g),
            "lesson": self.learning(),
            "hints": self.play.hints,
        }

    def learning(self) -> Frame | None:
        """The lesson it is played as."""
        lesson, standing = self.play.lesson, self.play.learning()
        if lesson is None or standing is None:
            return None
        after = following(lesson)
        return {
            "lesson": lesson.name,
            "title": lessons.title(self.w, lesson),
            **{text: lessons.said(self.w, lesson, text) for text in ("begin", "goal", "missed", "strategy")},
            "ideas": lessons.ideas(self.w, lesson),
            "status": standing.status,
            "left": standing.left,
            "next": None if after is None else after.name,
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
                question = self.w.say("question-aside")
                ask = {"seat": seat, "kind": "aside", "aside": True, "decision": False, "question": question, **PLAIN}
            else:
                kind = offer.task[0]
                new = kind in self.game.rules.decisions
                ask = {"seat": seat, "kind": kind, "aside": False, "decision": new, "question": self.question(g, seat)}
                ask |= self.steps(g, seat, kind, offer.legal)
            ask["actions"] = self.choices(g, seat, offer.legal)
            if offer.task is None or reasons:
                ask["refused"] = self.refusals(g, seat, offer.why)
            found.append(ask)
        return found

    def steps(self, g: State, seat: int, kind: str, legal: list[Action]) -> Frame:
        """How an answer goes with those before and after it."""
        rules = self.game.rules
        foregone, closing = self.play.match.foregone(), rules.closing.get(kind)
        found: Frame = {
            "foregone": None if foregone is None else rules.write(g, seat, foregone),
            "closes": None if closing is None else rules.write(g, seat, closing),
        }
        opening = sorted({name for name in {action[0] for action in legal} if rules.opens_now(g, name)})
        return {**found, "opens": opening} if opening else found

    def question(self, g: State, seat: int) -> str:
        """What the game waits for, as the seat itself is asked."""
        if seat not in self.questions:
            task = self.game.rules.waiting(g, seat)
            assert task is not None
            data = self.game.rules.task_data(g, task)
            self.questions[seat] = self.w.about(
                self.called,
                ("question", task[0]),
                data,
                lambda players: sentences.question(self.w, self.game.name, task[0], players, data),
            )
        return self.questions[seat]

    def question_to(self, g: State, seat: int) -> str:
        """The same, as the others are told."""
        both = [self.called[seat], self.question(g, seat)]
        return self.w.about(both, ("question-to",), None, lambda both: sentences.question_to(self.w, *both))

    def choices(self, g: State, seat: int, legal: list[Action]) -> list[msgspec.Raw]:
        """A label is the same at every table where what it was made of is the same: it is written once and told often."""
        rules, view, said = self.game.rules, self.view(seat), self.w.said
        found: list[msgspec.Raw] = []
        for action in legal:
            words = rules.words(g, seat, action)
            asked = ("choice", seat, ENCODER.encode(words))
            known: Remembered | None = said.get(asked)
            if known is None:
                known = self.w.keep(asked, Remembered())
            found.append(known.find(view) or self.written(known, view, seat, words, {}))
        return found

    def choice(self, g: State, seat: int, action: Action) -> msgspec.Raw:
        return self.choices(g, seat, [action])[0]

    def why(self, seat: int) -> list[msgspec.Raw]:
        """What a seat is asked for might be expected but is not allowed, and why."""
        g = self.play.match.state
        return self.refusals(g, seat, self.game.rules.explain(g, seat)[1])

    def refusals(self, g: State, seat: int, why: list[Refusal]) -> list[msgspec.Raw]:
        return [self.refusal(g, seat, *refused) for refused in why]

    def refusal(self, g: State, seat: int, action: Action, rule: str, figures: dict[str, Any]) -> msgspec.Raw:
        """Most of what is not allowed now was not allowed a move ago."""
        words, view = self.game.rules.words(g, seat, action), self.view(seat)
        known = self.w.remembered("refused", seat, rule, ENCODER.encode((words, figures)))
        found: msgspec.Raw | None = known.find(view)
        if found is not None:
            return found
        reason = sentences.refusal(self.w, self.game.name, rule, figures)
        return self.written(known, view, seat, words, {"rule": rule, "reason": reason, "away": away(figures)})

    def written(self, known: Remembered, view: View, seat: int, words: list[Any], more: Frame) -> msgspec.Raw:
        """An action as data, text and label, with more about it; remembered for views in which its label is the same."""
        structure, text = self.game.rules.spelled(words)
        seen: list[Look] = []
        label = sentences.action(self.w, self.game.name, watched(view, seen), seat, structure)
        made = msgspec.Raw(ENCODER.encode({**structure, "text": text, "label": label, **more}))
        known.keep(view, seen, made)
        return made

    def result(self, g: State, replayed: bool = False) -> Frame | None:
        """How it ended; who looks back has before his eyes how it went."""
        match = self.play.match
        if g.stack and self.play.ended and not replayed:
            left = {"peeked": self.play.peeked, "sentence": self.w.say("fact-time-ended"), "course": []}
            return {**match.result(), "over": True, "winners": [], "rule": "", **left}
        if g.stack:
            return None
        result = match.result()
        view = self.view(None if self.eyes == OPEN else self.eyes)
        sentence = outcome(self.w, self.game.name, result, match.events(), view, self.names)
        sentence = with_gone(self.w, sentence, [self.gone[seat] for seat in match.gone])
        if replayed:
            return {**result, "peeked": None, "sentence": sentence, "course": []}
        return {**result, "peeked": self.play.peeked, "sentence": sentence, "course": self.course()}

    def course(self) -> list[Frame]:
        """How the game went, for pictures: it is gone through once for everybody."""
        if self.play.course is None:
            moments: list[Moved] = []
            for told in self.play.told_until(self.play.moves):
                moments += moved_by(told, list(visible(told.events, OPEN)))
            self.play.course = course(self.play, moments)
        return pictures(self.w, self.game.name, self.play.course, self.called)

    @property
    def foretold(self) -> bool:
        """Whether the table as text has room for what is to come."""
        return VOICES[self.game.name].foretold is not None

    def text(self, view: View, coming: Forecast | None = None) -> list[str]:
        """The table as lines of text; what is to come stands there if it is known."""
        voice = VOICES[self.game.name]
        if voice.foretold is not None and coming:
            return voice.foretold(self.w, view, self.names, WIDTH, coming)
        return voice.table(self.w, view, self.names, WIDTH)

    # What is to come.

    def foreseen(self, found: Preview) -> Frame:
        return {
            **found.data(),
            "events": [self.line(event) for event in found.events],
            "remarks": remarks(self.w, self.game.name, found, self.called),
            "supposed": None if found.supposed is None else self.foreseen(found.supposed),
            "ways": {answer: self.foreseen(way) for answer, way in found.ways.items()},
        }

    def forecast(self, g: State, eyes: int | None) -> Frame:
        """What was to come as things stood then."""
        return {name: self.foreseen(found) for name, found in forecast(self.game, self.game.view(g, eyes), eyes)}

    def previewed(self, action: str, found: Preview) -> Frame:
        """What an action will do, as data and in sentences."""
        text = foreseen(self.w, self.game.name, found, self.called)
        names = {name: self.figure(name) for one in (found, *found.ways.values()) for name in one.figures}
        return {"action": action, "foreseen": self.foreseen(found), "names": names, "text": text}

    def hints(self, g: State, seat: int, found: list[Advised], foreseen: dict[str, Preview]) -> list[Frame]:
        """Actions a bot would take in a state, its estimate of the chance to win with each, and what sets each off. Equal
        estimates: the bot takes them to be level."""
        game = self.game
        why = hint_reasons(self.w, game, g, seat, found, foreseen, self.called)
        return [
            {"action": self.choice(g, seat, game.rules.read(g, seat, one.text)), "chance": one.chance, "why": told}
            for one, told in zip(found, why, strict=True)
        ]

    def poor(self, g: State, seat: int, chosen: str, better: str, apart: Apart) -> Frame:
        """What was chosen in an earlier state, of which this tells, and what would have been better, each with a reason."""
        game = self.game
        actions = game.rules.read(g, seat, chosen), game.rules.read(g, seat, better)
        why = poor_reasons(self.w, game, g, seat, *actions, apart, self.called)
        return {
            name: {"action": self.choice(g, seat, action), "why": told}
            for name, action, told in zip(("chosen", "better"), actions, why, strict=True)
        }

    # Looking back.

    def replay(self, at: int, eyes: int | None) -> Frame:
        g = self.play.state_at(at)
        view = self.game.open_view(g) if eyes == OPEN else self.game.view(g, eyes)
        waiting = self.game.rules.seats(g)
        self.called = self.calling(view)  # as they were then
        return {
            "at": at,
            "moves": self.play.moves,
            "view": view,
            "log": [self.entry(one, eyes, at_length=False) for one in self.play.told_until(at)],
            "waiting": list(waiting),
            "question": self.question_to(g, waiting[0]) if waiting else "",
            "result": self.result(g, replayed=True),
            "text": self.text(view),
            "forecast": self.forecast(g, None if eyes == OPEN else eyes),
            "continuable": bool(waiting),
        }


def visible(events: list[Event], eyes: int | None) -> Iterable[Event]:
    if eyes == OPEN:
        # A fact for one seat is told to the others in a vaguer way; who sees all needs only the fact.
        facts = [event.seen for event in events]
        return [event for event in events if event.seen >= 0 or ~event.seen not in facts]
    return [event for event in events if event.visible(eyes)]


def moments_of(game: Game, told: Told, eyes: int | None) -> list[Moment]:
    """Which of the lines of an entry are to be told at length, and what changed meanwhile."""
    if told.entry.kind == POSITION and told.entry.seq > 0:  # its lines are not those of its events
        return []
    lines = list(visible(told.events, eyes))
    marks = [(at, event, event.before) for at, event in enumerate(lines) if event.before is not None]
    ends = [*[(at, before) for at, _, before in marks[1:]], (len(lines), told.after)]
    found: list[Moment] = []
    for (at, event, before), (until, after) in zip(marks, ends, strict=False):
        if event.moment == ROUND_OVER:
            found += round_over(game, event, eyes, at)
        elif event.moment != ENDED:
            found.append(Moment(event.moment, at, until, [] if after is None else changes_of(game, before, after, eyes)))
    return found


def round_over(game: Game, event: Event, eyes: int | None, line: int) -> list[Moment]:
    """A look back at the round this event ends, beside its one line; none at one that changed nothing."""
    if event.since is None or event.before is None:
        return []
    seen = None if eyes == OPEN else eyes
    changes = changed(game.recap(event.since, seen), game.recap(event.before, seen))
    return [Moment(ROUND_OVER, line, line + 1, changes)] if changes else []


def changes_of(game: Game, before: State, after: State, eyes: int | None) -> list[tuple[str, int, int]]:
    """What a player counts that has changed, as these eyes may know."""
    seen = None if eyes == OPEN else eyes
    now = game.figures(after, seen)
    return changed(game.figures(before, seen), {name: now[name] for name in now if not game.in_prospect(name)})


def changed(was: dict[str, int], now: dict[str, int]) -> list[tuple[str, int, int]]:
    return [(figure, was.get(figure, 0), now[figure]) for figure in now if was.get(figure, 0) != now[figure]]


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
