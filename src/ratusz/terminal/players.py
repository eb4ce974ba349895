"""Who sits at the table: people and bots, written as in record files: `human`, `human:Ola`, the name of a bot, or `left:Ola` for
a person who has left and for whom a bot plays on."""

from ..bots.bot import Bot
from ..bots.catalogue import bot_named
from ..bots.levels import LEVELS
from ..bots.titles import bot_title
from ..kernel.game import Game
from ..kernel.problem import Problem
from ..words.bundle import Words
from ..words.letters import printable

HUMAN = "human"
GONE = "left"
STAND_IN = "greedy"  # plays on for who has left


class Player:
    def __init__(self, spec: str, name: str, bot: Bot | None) -> None:
        self.spec = spec
        self.name = name
        self.bot = bot  # None: a person


def is_person(spec: str) -> bool:
    return spec.partition(":")[0] == HUMAN


def is_gone(spec: str) -> bool:
    return spec.partition(":")[0] == GONE


def names(words: Words, specs: list[str]) -> list[str]:
    """A name for each seat, no two alike."""
    wanted = [printable(name_of(words, spec)) for spec in specs]
    return [name if wanted.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(wanted)]


def name_of(words: Words, spec: str) -> str:
    if is_person(spec) or is_gone(spec):
        return spec.partition(":")[2] or words.say("play-person")
    return bot_title(words, spec) if spec in LEVELS else spec


def seated(words: Words, game: Game, specs: list[str], seed: str) -> list[Player]:
    if len(specs) not in game.seats:
        raise Problem("seats", game=game.name, got=len(specs), known=", ".join(map(str, game.seats)))
    return [
        Player(spec, name, None if is_person(spec) else bot_for(spec, game, f"{seed} {seat}"))
        for seat, (spec, name) in enumerate(zip(specs, names(words, specs), strict=True))
    ]


def bot_for(spec: str, game: Game, seed: str) -> Bot:
    return bot_named(STAND_IN if is_gone(spec) else spec, game, seed)


def gone(player: Player, game: Game, seed: str) -> Player:
    """The player who has just left: the name stays, and a bot plays on."""
    spec = f"{GONE}:{player.name}"
    return Player(spec, player.name, bot_for(spec, game, seed))
