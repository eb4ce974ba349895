"""Finding a card or faction by its id, its name in the reader's language, or the beginning of either."""

from ..kernel.problem import Problem
from ..words.bundle import Words
from ..words.games import VOICES
from ..words.rulebook import fold
from .answer import only


def titles(words: Words, game: str) -> dict[str, str]:
    """Every card and faction by its id."""
    voice = VOICES[game]
    cards = {id: voice.card_name(words, id) for id in voice.cards}
    return cards | {id: voice.faction_name(words, id) for id in voice.factions}


def find(words: Words, game: str, typed: str) -> str:
    known = titles(words, game)
    lower = {id.lower(): id for id in known}
    named = {fold(title): id for id, title in known.items()}
    found = lower.get(only(typed.lower(), list(lower)) or "") or named.get(only(fold(typed), list(named)) or "")
    if found is None:
        raise Problem("card-unknown", card=typed)
    return found
