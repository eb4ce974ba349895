"""Games told from outside: bots that play, and records played again."""

import time
from pathlib import Path

from ..kernel.game import Game, Value
from ..kernel.match import Match, begin
from ..kernel.problem import Problem
from ..kernel.record import replay, verify
from ..kernel.state import Event
from ..words.bundle import Words
from ..words.games import chronicle
from .players import HUMAN, Player, is_person, names, seated
from .records import Saved, blaming, telling
from .screen import GameScreen
from .speaking import Speaking

ROUND = "round"  # the event after which the table is shown


def watch(words: Words, game: Game, specs: list[str], options: dict[str, Value], seed: str, pace: float) -> None:
    """Bots play a game, told move by move, with the table at the start of each round."""
    if any(is_person(spec) for spec in specs):
        raise Problem("watch-human")
    players = seated(words, game, specs, seed)
    screen = GameScreen(words, game, [player.name for player in players])
    match = begin(game, len(specs), options, seed)
    tell(screen, match, match.opening)
    speaking = Speaking(match, players)
    while not match.over:
        aside = speaking.next()
        if aside is not None:
            match.do(*aside)
        else:
            move(screen, match, players)
        tell(screen, match, match.moves[-1].events)
        time.sleep(pace)
    screen.result(match)


def move(screen: GameScreen, match: Match, players: list[Player]) -> None:
    g = match.state
    seat = match.game.rules.seats(g)[0]
    bot = players[seat].bot
    assert bot is not None  # only bots are watched
    with screen.thinking(players[seat].name):
        action = bot.choose(match.game.view(g, seat), seat, match.game.rules.options(g, seat))
    match.do(seat, action)


def tell(screen: GameScreen, match: Match, events: list[Event]) -> None:
    screen.events([event for event in events if event.visible(None)])
    if any(event.kind == ROUND for event in events):
        screen.table(match.game.view(match.state, None))


def retell(words: Words, saved: Saved, to: int | None, seat: int | None, pace: float) -> None:
    """A record move by move and the table it leads to, as a seat saw it or, without a seat, with everything. Told whole, it must
    lead to where it says it does; its first moves may be told of any."""
    if to is not None and not 0 <= to <= len(saved.record.moves):
        raise Problem("move-number", got=to, most=len(saved.record.moves))
    with blaming(saved.path):
        match = verify(saved.game, saved.record) if to is None else replay(saved.game, saved.record, to)
    if seat is not None:
        match.seat(seat)
    screen = GameScreen(words, saved.game, names(words, saved.players or [HUMAN] * match.seats))
    screen.events(seen(match.opening, seat))
    for number, made in enumerate(match.entries(), 1):
        # What another seat did is told by its events, as far as they may be seen.
        text = made.text if seat in (None, made.seat) else ""
        screen.move(number, made.seat, text)
        screen.events(seen(made.events, seat))
        time.sleep(pace)
    screen.table(match.game.open_view(match.state) if seat is None else match.game.view(match.state, seat))
    if match.over:
        screen.result(match, seat)


def check(words: Words, saved: Saved) -> None:
    """Say what was checked, or raise what is wrong."""
    with blaming(saved.path):
        match = verify(saved.game, saved.record)
    screen = GameScreen(words, saved.game, names(words, saved.players or [HUMAN] * match.seats))
    screen.say("verify-seed" if saved.record.seed else "verify-start", commitment=saved.record.commitment)
    screen.say("verify-moves", moves=len(match.moves))
    screen.say("verify-over" if match.over else "verify-unfinished")
    screen.result(match)


def write_chronicle(words: Words, saved: Saved, page: Path) -> None:
    """A finished game as a page to show to others."""
    with blaming(saved.path):
        match = verify(saved.game, saved.record)
    players = names(words, saved.players or [HUMAN] * match.seats)
    text = chronicle(words, match, players)
    with telling(page):
        page.write_text(text, encoding="utf-8")
    GameScreen(words, saved.game, players).say("chronicle-written", file=str(page))


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return events if seat is None else [event for event in events if event.visible(seat)]
