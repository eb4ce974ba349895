"""Searching a rulebook by clause id or by words."""

import re
import unicodedata
from math import log

from ..games.catalogue import GAMES
from .bundle import Words
from .sentences import clause

LEAST = 4  # letters two words must have in common to be the same but for their endings
ENDING = 2  # letters
ASKED = 16  # words of a question that are looked for
WORD = re.compile(r"[^\W_]+")
STROKES = str.maketrans({"ł": "l"})  # letters Unicode does not take apart


def fold(text: str) -> str:
    """Without case and diacritics."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in apart if not unicodedata.combining(letter)]).translate(STROKES)


def find(w: Words, game: str, query: str) -> list[str]:
    """Ids of clauses: the one named exactly; else those whose id begins so, then those that hold all the words."""
    ids = [found.id for found in GAMES[game].clauses]
    wanted = query.strip().casefold()
    if not wanted:
        return []
    spelled = {id: (id.casefold(), bare(id).casefold()) for id in ids}
    by_id = [id for id in ids if wanted in spelled[id]]
    if by_id:
        return by_id
    by_id = [id for id in ids if any([name.startswith(wanted) for name in spelled[id]])]
    return by_id + [id for id in holding(w, ids, query) if id not in by_id]


def bare(id: str) -> str:
    """An id without the mark of its game: VISIT.6 for S51-VISIT.6."""
    return id.partition("-")[2]


def holding(w: Words, ids: list[str], query: str) -> list[str]:
    """Those that hold all the words; if none does, with other endings. Of a question, those that answer it."""
    asked = WORD.findall(fold(query))[:ASKED]
    ignored = fold(w.say("rules-ignored")).split()
    wanted = [word for word in asked if word not in ignored] or asked
    texts = {id: fold(" ".join(clause(w, id))) for id in ids} if wanted else {}
    if len(wanted) < len(asked):
        return answering(texts, wanted)
    exact = [id for id, text in texts.items() if all([word in text for word in wanted])]
    return exact or [id for id, text in texts.items() if all([speaks_of(word, text, WORD.findall(text)) for word in wanted])]


def answering(texts: dict[str, str], wanted: list[str]) -> list[str]:
    """Those that hold at least half of what tells most, the best first. Long and rare words tell more than others."""
    worth = dict.fromkeys(texts, 0.0)
    words = {id: WORD.findall(text) for id, text in texts.items()}
    for word in wanted:
        held = [id for id, text in texts.items() if speaks_of(word, text, words[id])]
        for id in held:
            worth[id] += len(word) * log(1 + len(texts) / len(held))
    enough = max(worth.values(), default=0.0) / 2
    return sorted([id for id in texts if worth[id] and worth[id] >= enough], key=lambda id: -worth[id])


def speaks_of(word: str, text: str, words: list[str]) -> bool:
    return word in text or any([akin(word, other) for other in words])


def akin(word: str, other: str) -> bool:
    """Whether two words differ in their endings alone, as far as that can be told without knowing the language."""
    short, long = sorted([len(word), len(other)])
    alike = max(LEAST, short - ENDING, long - 2 * ENDING)
    return short >= alike and word[:alike] == other[:alike]
