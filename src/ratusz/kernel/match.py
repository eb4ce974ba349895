"""A match: a game being played. The one place where actions are checked, remembered, undone and recorded."""

from collections.abc import Callable
from typing import Any, Final

from . import pausing
from .chance import Chance, commitment
from .game import ROUND_OVER, Game, Value
from .position import loads
from .problem import Problem
from .state import EVERYONE, Action, Event, State, Task

FORMAT = 1
TRY = "try"
LEFT = "left"
PLAYER_LEFT = "player-left"  # the event
GUESSES: Final = 50  # arrangements of what is hidden; a card that lies in one hand in each of them is as good as known


class Move:
    """One entry of the history: who did what, the state before it, and what it told."""

    __slots__ = ("before", "effect", "events", "seat", "text")

    def __init__(self, seat: int, text: str, effect: list[Any] | None, before: State, events: list[Event]) -> None:
        self.seat = seat
        self.text = text
        self.effect = effect  # of a try; None for an action
        self.before = before
        self.events = events

    def data(self) -> list[Any]:
        return [self.seat, self.text] if self.effect is None else [self.seat, self.text, self.effect]


class Match:
    def __init__(
        self, game: Game, state: State, seats: int, options: dict[str, Value], seed: str, position: str, until: str = ""
    ) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.options = options
        self.seed = seed  # empty if the match began from a position
        self.commitment = commitment(seed) if seed else ""
        self.start = position  # empty if it began from a seed
        self.moves: list[Move] = []
        self.leavings: list[tuple[int, int]] = []  # who has left the table in mid-game: after how many moves, and which seat
        self.opening: list[Event] = []
        self.opening = self.listen(state, until)

    def listen(self, g: State, until: str = "") -> list[Event]:
        """Settle with an ear open, no further than to the phase or round `until` names (pausing.py)."""
        events: list[Event] = []
        g.listener = self.ear(g, events)
        pausing.run(self.game, g, until)
        g.listener = None
        return events

    def ear(self, g: State, events: list[Event]) -> Callable[[Event], None]:
        """Whoever listens: keeps what is told, and where a moment begins or ends, how it stood."""
        under_way = [""]

        def hear(event: Event) -> None:
            found = self.game.moment(event)
            if found and found != under_way[0]:
                under_way[0] = event.moment = found
                event.before = g.clone()
                if found == ROUND_OVER:
                    event.since = self.last_marked(event.kind, events)
            events.append(event)

        return hear

    def last_marked(self, kind: str, events: list[Event]) -> State | None:
        """How it stood when such an event was last told, at the latest among these; if it never was, at the first question."""
        for event in reversed(self.events() + events):
            if event.kind == kind and event.before is not None:
                return event.before
        return self.moves[0].before if self.moves else None

    @property
    def paused(self) -> bool:
        """Stopped between two phases: nobody is asked until it is run on."""
        return pausing.paused(self.game, self.state)

    def check_running(self) -> None:
        if self.paused:
            raise Problem("paused")

    def run(self, until: str = "") -> list[Event]:
        """Go on from where it was stopped; what is told belongs to the last move."""
        if not self.paused:
            raise Problem("not-paused")
        changed = self.state.clone()
        events = self.listen(changed, until)
        if self.moves:
            last = self.moves.pop()
            self.remember(Move(last.seat, last.text, last.effect, last.before, last.events + events), changed)
        else:
            self.opening = self.opening + events
            self.state = changed
        return events

    @property
    def over(self) -> bool:
        return not self.state.stack

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise Problem("seat", got=seat, seats=self.seats)
        return seat

    def clone(self) -> "Match":
        """The same match, to be played on apart. States and moves of the past never change, so they are shared."""
        copy = Match(self.game, self.state.clone(), self.seats, self.options, self.seed, self.start)
        if self.paused:
            copy.state = self.state.clone()  # and not as it goes on
        copy.moves = self.moves.copy()
        copy.leavings = self.leavings.copy()
        copy.opening = self.opening
        return copy

    def read(self, seat: int, action: str | dict[str, Any]) -> Action:
        rules = self.game.rules
        if isinstance(action, str):
            return rules.read(self.state, self.seat(seat), action)
        return rules.read_structure(self.state, self.seat(seat), action)

    def act(self, seat: int, action: str | dict[str, Any], after: int | None = None, until: str = "") -> list[Event]:
        """Carry out an action given as text or data. `after` is how many moves the player had seen; an older number is stale."""
        pausing.check(self.game, until)
        self.check_running()
        if after is not None and after != len(self.moves):
            raise Problem("stale", got=after, now=len(self.moves))
        return self.do(seat, self.read(seat, action), until)

    def do(self, seat: int, action: Action, until: str = "") -> list[Event]:
        rules = self.game.rules
        aside = rules.check(self.state, self.seat(seat), action)
        text = rules.write(self.state, seat, action)
        changed = self.state.clone()
        events: list[Event] = []
        changed.listener = self.ear(changed, events)
        if until:
            pausing.answer(self.game, changed, seat, action, aside)
            pausing.run(self.game, changed, until)
        elif aside:
            rules.interject(changed, seat, action)
        else:
            rules.apply(changed, seat, action)
        changed.listener = None
        self.remember(Move(seat, text, None, self.state, events), changed)
        return events

    def attempt(self, seat: int, effect: list[Any]) -> list[Event]:
        """Carry out an effect written as content data; its choices come as asks."""
        self.check_running()
        if self.over:
            raise Problem("over")
        self.seat(seat)
        if not effect:
            raise Problem("effect-empty")
        changed = self.state.clone()
        self.game.carry_out(changed, seat, effect)
        events = self.listen(changed)
        self.remember(Move(seat, TRY, effect, self.state, events), changed)
        return events

    def remember(self, move: Move, changed: State) -> None:
        if not changed.stack:
            changed.revealed += 1  # the record of a finished game tells all: nobody may read it and take the end back
        self.moves.append(move)
        self.state = changed

    def leave(self, seat: int) -> list[Event]:
        """A player gets up, and somebody else plays on in the seat. It is no move: the game stands as it stood, and no undo
        brings the player back."""
        if self.over:
            raise Problem("over")
        self.leavings.append((len(self.moves), self.seat(seat)))
        return [left(seat)]

    @property
    def gone(self) -> list[int]:
        """The seats somebody has left."""
        return sorted({seat for _, seat in self.leavings})

    def can_undo(self, seat: int | None = None) -> bool:
        """Free undo: nothing hidden became known since, and nobody else (than `seat`, if given) made the move."""
        if not self.moves or self.just_left(seat):
            return False
        last = self.moves[-1]
        return last.before.revealed == self.state.revealed and (seat is None or seat == last.seat)

    def undo(self, seat: int | None = None, consent: bool = False) -> Move:
        """Take back the last move; beyond a reveal, or another's move, only with everyone's consent."""
        if not self.moves:
            raise Problem("undo-nothing")
        if not consent and self.just_left(seat):
            raise Problem("undo-left", seat=seat)
        if not consent and not self.can_undo(seat):
            revealed = self.state.revealed - self.moves[-1].before.revealed
            if self.over and revealed == 1:  # by the end alone
                raise Problem("undo-over", seat=self.moves[-1].seat)
            raise Problem("undo-revealed" if revealed else "undo-foreign", seat=self.moves[-1].seat)
        last = self.moves.pop()
        self.state = last.before
        self.leavings = [(min(after, len(self.moves)), seat) for after, seat in self.leavings]
        return last

    def foregone(self) -> Action | None:
        """The answer nobody need be asked for: it follows from the last move, was foreseen with it, and there is no other, or
        none that matters. None: somebody has to decide."""
        return self.foregone_after(self.moves[-1], self.state) if self.moves else None

    def foregone_after(self, move: Move, after: State) -> Action | None:
        task = self.half_step(move, after)
        if task is None or self.game.rules.opens_now(move.before, move.text.partition(" ")[0]):  # then it was not confirmed
            return None
        legal: list[Action] = []
        self.game.rules.fill(after, legal, None, task)
        return legal[0] if len(legal) == 1 or task[0] in self.game.rules.chores else None

    def half_step(self, move: Move, after: State) -> Task | None:
        """The question by which a move goes on in the same seat, if it begins nothing new and nothing has come to light."""
        rules = self.game.rules
        task = rules.waiting(after, move.seat)
        if task is None or task != after.stack[-1] or task[0] in rules.decisions:
            return None
        return None if after.revealed != move.before.revealed or after.stack == move.before.stack else task

    def back(self, whole: bool, count: int = 1) -> int:
        """How many moves to take back, at least so many, to come to a question that was put to somebody and was not
        settled with the action that led to it; if `whole`, to the one the action began with. Never beyond what came to light."""
        while count < len(self.moves):
            move, earlier = self.moves[-count], self.moves[-count - 1]
            half = self.half_step(earlier, move.before)
            with_it = half is not None and (whole or half[0] in self.game.rules.joined)
            someone_elses = move.seat != earlier.seat or (len(self.moves) - count, move.seat) in self.leavings
            if someone_elses or not (with_it or self.foregone_after(earlier, move.before) is not None):
                break
            count += 1
        return count

    def just_left(self, seat: int | None) -> bool:
        return seat is not None and (len(self.moves), seat) in self.leavings

    def shows(self, move: Move, seat: int) -> bool:
        """Whether another's move told this seat what it could not know: for all it knew, the move might have been impossible.
        A card played from a hidden hand is news to everyone but the one who plays it."""
        if move.seat == seat or move.effect is not None:
            return False
        rules = self.game.rules
        chance = Chance(0)
        for _ in range(GUESSES):
            guess = move.before.clone()
            self.game.redeal(guess, seat, chance)
            try:
                rules.check(guess, move.seat, rules.read(guess, move.seat, move.text))
            except Problem:
                return True
        return False

    def events(self) -> list[Event]:
        """All that was told since the match began."""
        events = self.opening.copy()
        for move in self.entries():
            events += move.events
        return events

    def entries(self) -> list[Move]:
        """The moves and, between them, who left."""
        entries = self.moves.copy()
        for after, seat in reversed(self.leavings):
            before = self.moves[after].before if after < len(self.moves) else self.state
            entries.insert(after, Move(seat, LEFT, None, before, [left(seat)]))
        return entries

    def result(self) -> dict[str, Any]:
        """How the game stands or ended, and the seats somebody has left."""
        return {**self.game.result(self.state).data(), "left": self.gone}

    def record(self, secret: bool = True) -> dict[str, Any]:
        """The match as plain data. Without `secret` it is sealed until the game is over: the moves, and even the standing,
        may tell what some seat must not know, so only the set-up is left, and the commitment."""
        self.check_running()
        told = secret or self.over
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "content": self.game.content,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed if told else "",
            "start": self.start if told else "",
            "moves": [move.data() for move in self.entries()] if told else [],
            "snapshot": self.game.position(self.state) if told else "",
            "result": self.result() if told else {},
        }
        return record


def left(seat: int) -> Event:
    return Event(PLAYER_LEFT, "", EVERYONE, {"seat": seat})


def begin(game: Game, seats: int, options: dict[str, Value], seed: str, until: str = "") -> Match:
    options = game.complete(options)
    return Match(game, game.new(seats, options, seed), seats, options, seed, "", until)


def set_up(game: Game, text: str, until: str = "") -> Match:
    """A match that begins from a position."""
    g = game.place(loads(text))
    seats = len(game.result(g).scores)
    return Match(game, g, seats, {}, "", game.position(g), until)
