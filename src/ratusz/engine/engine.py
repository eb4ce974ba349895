"""The matches a program plays with, by the names it knows them by, and what each request does to them."""

import secrets
from typing import Any

from msgspec import UNSET, UnsetType

from ..games.catalogue import GAMES, game_named
from ..kernel import record
from ..kernel.match import Match, begin, set_up
from ..kernel.position import loads, shown
from ..kernel.preview import forecast, preview
from ..kernel.problem import Problem
from ..kernel.state import Event
from ..words.bundle import Words
from ..words.games import VOICES
from ..words.rulebook import find
from ..words.sentences import clause
from . import answers
from .answers import Data, standing
from .requests import (
    Act,
    Asks,
    Card,
    Clone,
    Drop,
    Forecast,
    Games,
    Leave,
    Load,
    Log,
    New,
    Position,
    Preview,
    Record,
    Request,
    Result,
    Rules,
    Run,
    Try,
    Undo,
    View,
)


class Engine:
    def __init__(self) -> None:
        self.states: dict[str, Match] = {}
        self.made = 0

    def answer(self, request: Request, w: Words) -> Data:
        """Carry out a request; one that raises Problem has changed nothing."""
        match request:
            case Games():
                return {"games": [answers.game(game) for game in GAMES.values()]}
            case Rules():
                return rules(request, w)
            case Card():
                return card(request, w)
            case New():
                return self.keep(new(request))
            case Load():
                return self.keep(load(request))
            case Asks():
                return self.asks(request, w)
            case Act():
                return self.act(request)
            case Run():
                return self.run(request)
            case Preview():
                return self.preview(request)
            case Forecast():
                return self.forecast(request)
            case Try():
                return self.attempt(request)
            case Log():
                return self.log(request)
            case View():
                return self.view(request)
            case Position():
                found = self.match(request.state)
                return {"position": found.game.position(found.state)}
            case Record():
                return {"record": self.match(request.state).record(request.secret)}
            case Result():
                return self.match(request.state).result()
            case Clone():
                return self.keep(self.match(request.state).clone())
            case Undo():
                return self.undo(request)
            case Leave():
                return self.leave(request)
            case Drop():
                self.match(request.state)
                del self.states[request.state]
                return {}
        raise AssertionError(request)

    def match(self, state: str) -> Match:
        if state not in self.states:
            raise Problem("state-unknown", state=state)
        return self.states[state]

    def keep(self, match: Match) -> Data:
        """Give a match a name."""
        self.made += 1
        state = f"s{self.made}"
        self.states[state] = match
        return {"state": state, **standing(match), "commitment": match.commitment}

    def asks(self, request: Asks, w: Words) -> Data:
        match = self.match(request.state)
        seats = list(range(match.seats)) if request.seat is UNSET else [match.seat(request.seat)]
        asked = answers.asks(match, seats, w if request.says else None)
        return {**standing(match), "asks": asked, "idle": answers.idle(match, seats)}

    def act(self, request: Act) -> Data:
        match = self.match(request.state)
        check_reader(match, request.reader)
        after = None if request.after is UNSET else request.after
        events = match.act(request.seat, request.action, after, request.until)
        return {**standing(match), "events": told(match, events, request.reader)}

    def run(self, request: Run) -> Data:
        match = self.match(request.state)
        check_reader(match, request.reader)
        events = match.run(request.until)
        return {**standing(match), "events": told(match, events, request.reader)}

    def preview(self, request: Preview) -> Data:
        match = self.match(request.state)
        match.check_running()
        action = match.read(request.seat, request.action)
        match.game.rules.check(match.state, request.seat, action)
        view = match.game.view(match.state, request.seat)
        return preview(match.game, view, request.seat, action).data()

    def forecast(self, request: Forecast) -> Data:
        match = self.match(request.state)
        view = match.game.view(match.state, match.seat(request.seat))
        coming = forecast(match.game, view, request.seat)
        return {"prospects": {name: found.data() for name, found in coming}}

    def attempt(self, request: Try) -> Data:
        match = self.match(request.state)
        check_reader(match, request.reader)
        events = match.attempt(request.seat, request.effect)
        return {**standing(match), "events": told(match, events, request.reader)}

    def log(self, request: Log) -> Data:
        match = self.match(request.state)
        check_reader(match, request.reader)
        return {**standing(match), "events": told(match, match.events(), request.reader)}

    def view(self, request: View) -> Data:
        match = self.match(request.state)
        seat = None if request.seat is None else match.seat(request.seat)
        return {**standing(match), "view": match.game.view(match.state, seat)}

    def leave(self, request: Leave) -> Data:
        match = self.match(request.state)
        check_reader(match, request.reader)
        events = match.leave(request.seat)
        return {**standing(match), "events": told(match, events, request.reader)}

    def undo(self, request: Undo) -> Data:
        match = self.match(request.state)
        seat = None if request.seat is UNSET else match.seat(request.seat)
        move = match.undo(seat, request.consent)
        return {**standing(match), "undone": {"seat": move.seat, "action": move.text}}


def new(request: New) -> Match:
    game = game_named(request.game)
    seed = secrets.token_hex(16) if request.seed is UNSET else str(request.seed)
    seats = min(game.seats) if request.seats is UNSET else request.seats
    return begin(game, seats, request.options, seed, request.until)


def load(request: Load) -> Match:
    if (request.position is UNSET) == (request.record is UNSET):
        raise Problem("request-load")
    if request.position is UNSET:
        kept = record.parse(request.record)
        game = game_named(kept.game)
        return record.resume(game, kept) if request.outdated else record.verify(game, kept)
    name = game_of(request.position) if request.game is UNSET else request.game
    return set_up(game_named(name), request.position, request.until)


def game_of(position: str) -> str:
    """The game a position says it is of."""
    name: Any = loads(position).get("game")
    if name is None:
        raise Problem("position-game")
    if not isinstance(name, str):
        raise Problem("position-type", where="game", want="text", got=shown(name))
    return name


def check_reader(match: Match, reader: int | UnsetType | None) -> None:
    if isinstance(reader, int):
        match.seat(reader)


def told(match: Match, events: list[Event], reader: int | UnsetType | None) -> list[Data]:
    """All events, or those one seat (None: a spectator) sees."""
    return [answers.event(event, match.seats) for event in events if reader is UNSET or event.visible(reader)]


def card(request: Card, w: Words) -> Data:
    """What is printed on a card, in words."""
    game = game_named(request.game)
    voice = VOICES[game.name]
    if request.card not in voice.cards:
        raise Problem("card-unknown", card=request.card)
    return {"card": request.card, "name": voice.card_name(w, request.card), "text": voice.card_text(w, request.card)}


def rules(request: Rules, w: Words) -> Data:
    """Clauses of a rulebook, found by id or by words."""
    game = game_named(request.game)
    wanted = find(w, game.name, request.query) if request.query else [known.id for known in game.clauses]
    found: list[Data] = []
    for known in game.clauses:
        if known.id in wanted:
            topic, text = clause(w, known.id)
            found.append({"id": known.id, "kind": known.kind, "source": known.source, "topic": topic, "text": text})
    return {"clauses": found}
