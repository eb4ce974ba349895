"""How each game puts its things into words: nothing above needs to know a game."""

from typing import Any, Final

from ..games.catalogue import announced, manifest, part
from ..kernel.match import Match
from ..kernel.problem import Problem
from .bundle import Words
from .voice import Voice


class Voices(dict[str, Voice]):
    """By game, each read when it is first needed."""

    def __missing__(self, game: str) -> Voice:
        self[game] = part(game, manifest(game).voice)
        return self[game]


VOICES: Final = Voices()


def chronicle(w: Words, match: Match, players: list[str]) -> str:
    """A match that is over as a page that needs nothing else, of a game that has such a thing."""
    told = VOICES[match.game.name].chronicle
    if told is None:
        raise Problem("chronicle-none", game=match.game.name)
    if not match.over:
        raise Problem("chronicle-early")
    return told(w, match, players)


def title(w: Words, game: str) -> str:
    """What a game is called; a record or a table may be of one that is not installed any more."""
    return w.of(game).say(f"game-{game}") if game in announced() else game


def catalogue(w: Words, game: str) -> dict[str, Any]:
    """What is printed on the cards of a game, for those who draw them."""
    found = manifest(game).catalogue
    return part(game, found)(w.of(game)) if found else printed(w, VOICES[game])


def printed(w: Words, voice: Voice) -> dict[str, Any]:
    """The cards of a game by name and text, which is all the plain table draws."""
    return {"cards": {card: {"name": voice.card_name(w, card), "text": voice.card_text(w, card)} for card in voice.cards}}


def check_names(w: Words, game: str) -> None:
    """Every card and faction has a name: before a game begins, not when the card comes up."""
    voice = VOICES[game]
    try:
        for card in voice.cards:
            voice.card_name(w, card)
        for faction in voice.factions:
            voice.faction_name(w, faction)
    except KeyError as error:
        raise Problem("content-nameless", text=error.args[0], game=game) from None
