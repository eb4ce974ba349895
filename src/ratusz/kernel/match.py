"""A match: a game being played. The one place where actions are checked, remembered, undone and recorded."""

from typing import Any, Final

from .chance import Chance, commitment
from .game import Game, Value
from .position import loads
from .problem import Problem
from .state import Action, Event, State

FORMAT = 1
TRY = "try"
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


class Match:
    def __init__(self, game: Game, state: State, seats: int, options: dict[str, Value], seed: str, position: str) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.options = options
        self.seed = seed  # empty if the match began from a position
        self.commitment = commitment(seed) if seed else ""
        self.start = position  # empty if it began from a seed
        self.moves: list[Move] = []
        self.opening: list[Event] = self.listen(state)

    def listen(self, g: State) -> list[Event]:
        """Settle with an ear open."""
        events: list[Event] = []
        g.listener = events.append
        self.game.rules.settle(g)
        g.listener = None
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
        copy.moves = self.moves.copy()
        copy.opening = self.opening
        return copy

    def read(self, seat: int, action: str | dict[str, Any]) -> Action:
        rules = self.game.rules
        if isinstance(action, str):
            return rules.read(self.state, self.seat(seat), action)
        return rules.read_structure(self.state, self.seat(seat), action)

    def act(self, seat: int, action: str | dict[str, Any], after: int | None = None) -> list[Event]:
        """Carry out an action given as text or data. `after` is how many moves the player had seen; an older number is stale."""
        if after is not None and after != len(self.moves):
            raise Problem("stale", got=after, now=len(self.moves))
        return self.do(seat, self.read(seat, action))

    def do(self, seat: int, action: Action) -> list[Event]:
        rules = self.game.rules
        aside = rules.check(self.state, self.seat(seat), action)
        text = rules.write(self.state, seat, action)
        changed = self.state.clone()
        events: list[Event] = []
        changed.listener = events.append
        if aside:
            rules.interject(changed, seat, action)
        else:
            rules.apply(changed, seat, action)
        changed.listener = None
        self.remember(Move(seat, text, None, self.state, events), changed)
        return events

    def attempt(self, seat: int, effect: list[Any]) -> list[Event]:
        """Carry out an effect written as content data; its choices come as asks."""
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

    def can_undo(self, seat: int | None = None) -> bool:
        """Free undo: nothing hidden became known since, and nobody else (than `seat`, if given) made the move."""
        if not self.moves:
            return False
        last = self.moves[-1]
        return last.before.revealed == self.state.revealed and (seat is None or seat == last.seat)

    def undo(self, seat: int | None = None, consent: bool = False) -> Move:
        """Take back the last move; beyond a reveal, or another's move, only with everyone's consent."""
        if not self.moves:
            raise Problem("undo-nothing")
        if not consent and not self.can_undo(seat):
            revealed = self.state.revealed - self.moves[-1].before.revealed
            if self.over and revealed == 1:  # by the end alone
                raise Problem("undo-over", seat=self.moves[-1].seat)
            raise Problem("undo-revealed" if revealed else "undo-foreign", seat=self.moves[-1].seat)
        last = self.moves.pop()
        self.state = last.before
        return last

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
        return self.opening + [event for move in self.moves for event in move.events]

    def record(self, secret: bool = True) -> dict[str, Any]:
        """The match as plain data. Without `secret` it is sealed until the game is over: the moves, and even the standing,
        may tell what some seat must not know, so only the set-up is left, and the commitment."""
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
            "moves": [[m.seat, m.text] if m.effect is None else [m.seat, m.text, m.effect] for m in self.moves] if told else [],
            "snapshot": self.game.position(self.state) if told else "",
            "result": self.game.result(self.state).data() if told else {},
        }
        return record


def begin(game: Game, seats: int, options: dict[str, Value], seed: str) -> Match:
    options = game.complete(options)
    return Match(game, game.new(seats, options, seed), seats, options, seed, "")


def set_up(game: Game, text: str) -> Match:
    """A match that begins from a position."""
    g = game.place(loads(text))
    seats = len(game.result(g).scores)
    return Match(game, g, seats, {}, "", game.position(g))
