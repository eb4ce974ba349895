"""How a game in the terminal begins: a new one from what was asked for, or a saved one from its file."""

import secrets
from pathlib import Path

from ..kernel.game import Game, Value
from ..kernel.match import begin
from ..kernel.pausing import check
from ..kernel.problem import Problem
from ..kernel.record import resume
from ..words.bundle import Words
from .play import MENTOR, Play
from .players import HUMAN, Player, is_person, seated
from .records import Saved, blaming, check_place, finished_any, own_folder
from .screen import GameScreen

OPPONENT = "greedy"


def read_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """`name=value` texts; a value that is a number in the game becomes one."""
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("option-form", got=text)
        known = {str(v): v for option in game.options if option.name == name for v in option.values}
        options[name] = known.get(value, value)
    return options


def seat_count(game: Game, seats: int | None, against: str) -> int:
    """How many play: as many as asked for, else one more than the opponents named, and not fewer than the game needs."""
    if seats is None:
        return max(game.seats[0], 1 + len(against.split(",")))
    if seats not in game.seats:
        raise Problem("seats", game=game.name, got=seats, known=", ".join(map(str, game.seats)))
    return seats


def filled(specs: str, seats: int) -> list[str]:
    """A name for each seat from a list such as `greedy,random`; the last one sits in all that are left."""
    named = specs.split(",")
    return named + named[-1:] * (seats - len(named))


def seat_specs(seats: int, seat: int, against: str, names: list[str]) -> list[str]:
    """Who sits where: the person at one seat, the opponents at the others; people's names in the order of their seats."""
    if not 0 <= seat < seats:
        raise Problem("seat", got=seat, seats=seats)
    specs = filled(against, seats - 1)
    specs.insert(seat, HUMAN)
    people = [number for number, spec in enumerate(specs) if spec == HUMAN]
    if len(names) > len(people):
        raise Problem("names", got=len(names), people=len(people))
    for number, name in zip(people, names, strict=False):
        specs[number] = f"{HUMAN}:{name}"
    return specs


def free(path: Path | None) -> Path | None:
    """A file to save in, if one was named: never one that is there already, and one that can be written when the game is over."""
    if path is None:
        return None
    if path.exists():
        raise Problem("file-exists", file=str(path))
    if path.parent != own_folder():
        check_place(path)
    return path


def new_game(
    words: Words, game: Game, specs: list[str], seed: str | None, options: dict[str, Value], path: Path | None, until: str = ""
) -> Play:
    secret = seed or secrets.token_hex(16)
    players = seated(words, game, specs, secret)
    match = begin(game, len(specs), options, secret, until)
    play = Play(screen(words, game, players), match, players, free(path), until)
    play.welcome()
    return play


def sit_beside(play: Play, mentor: bool) -> None:
    """A mentor for who wants one; who plays against bots and has never finished this game is told that there is one."""
    play.mentoring.on = mentor
    if not mentor and play.inquiry.alone and not finished_any(play.game):
        play.screen.say("play-mentor-offer", text=MENTOR)


def same_game(saved: Saved, name: str | None) -> Saved:
    """A saved game is the game that was asked for, if any was."""
    if name not in (None, saved.game.name):
        raise Problem("resume-game", file=str(saved.path), game=saved.game.name, got=str(name))
    return saved


def old_game(words: Words, saved: Saved, against: str | None, path: Path | None, until: str = "") -> Play:
    """A saved game goes on where it stood, with whoever sat there unless another opponent is named."""
    game = saved.game
    check(game, until)
    specs = saved.players or seat_specs(saved.record.seats, 0, against or OPPONENT, [])
    if against is not None:
        opponents = iter(filled(against, len(specs)))
        specs = [spec if is_person(spec) else next(opponents) for spec in specs]
    with blaming(saved.path):
        match = resume(game, saved.record)
    players = seated(words, game, specs, secrets.token_hex(16))
    # Resumed from its last position, a match has lost its moves: the file that still has them must not be written over.
    whole = match.start == saved.record.start
    play = Play(screen(words, game, players), match, players, free(path) or (saved.path if whole else None), until)
    if not whole:
        play.screen.say("play-rules-changed", file=str(saved.path))
    return play


def screen(words: Words, game: Game, players: list[Player]) -> GameScreen:
    return GameScreen(words, game, [player.name for player in players])
